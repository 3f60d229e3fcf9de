"""Heroes, cards and opponents in a game, for studies: base.py, and one file per game."""
