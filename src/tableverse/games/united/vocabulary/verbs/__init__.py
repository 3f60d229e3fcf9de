"""Verbs: words that change the table."""
