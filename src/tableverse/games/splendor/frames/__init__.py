"""Everything that asks: in this game, the turn."""
