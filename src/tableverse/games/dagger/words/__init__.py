"""The effect vocabulary of this game: selectors, numbers, conditions and verbs."""
