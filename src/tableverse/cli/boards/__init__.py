"""Boards: how each game looks in a terminal."""
