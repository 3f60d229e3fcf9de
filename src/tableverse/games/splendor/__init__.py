"""Splendor: Marvel. Start reading at turn.py; the cards are in content/."""
