"""The frames, which create the decisions; in this game, only the turn."""
