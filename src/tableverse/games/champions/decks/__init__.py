"""Decks that players build: their data, their legality and their file formats."""
