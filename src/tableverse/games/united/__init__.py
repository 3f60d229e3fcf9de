"""Marvel United: Multiverse."""
