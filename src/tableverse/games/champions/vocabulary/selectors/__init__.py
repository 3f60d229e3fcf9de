"""Selectors: which cards, players or schemes an effect speaks of."""
