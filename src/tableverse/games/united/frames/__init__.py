"""The frames: everything that asks a player or takes several steps."""
