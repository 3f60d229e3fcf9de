"""The frames, which ask the players; in this game, only the turn."""
