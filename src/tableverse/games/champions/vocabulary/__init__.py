"""The words that cards are written in: things, amounts, conditions and verbs; words.py reads them."""
