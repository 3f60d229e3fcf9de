"""Selectors: the cards, players or schemes that an effect applies to."""
