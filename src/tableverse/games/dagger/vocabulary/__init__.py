"""The words that cards are written with: selectors, numbers, conditions, verbs, and ways to combine them."""
