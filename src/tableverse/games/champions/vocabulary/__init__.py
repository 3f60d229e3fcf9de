"""The vocabulary of cards: selectors, numbers, conditions and verbs. words.py lists all words."""
