"""Splendor: Marvel. Start reading at state.py, then frames/turn.py; the cards are in content/."""
