"""Everything that asks a player, or that takes several steps."""
