"""Heroes, cards and opponents in a game, for studies. See base.py; each game has a file."""
