"""The vocabulary of card effects: selectors, numbers, conditions, verbs and combinators."""
