"""Decks that players build: what they are, whether they are legal, and the forms in which they are exchanged."""
