"""Selectors: words that find things on the table."""
