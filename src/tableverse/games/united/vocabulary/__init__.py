"""The words that cards are written with: selectors, numbers, conditions, verbs."""
