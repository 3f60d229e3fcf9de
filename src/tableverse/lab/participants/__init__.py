"""Who and what took part in a game, for studies of what wins: base.py, and one file per game."""
