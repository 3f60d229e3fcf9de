"""The vocabulary of card effects: selectors, numbers, conditions and verbs."""
