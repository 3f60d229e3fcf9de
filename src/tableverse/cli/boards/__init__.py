"""Boards that draw each game in a terminal."""
