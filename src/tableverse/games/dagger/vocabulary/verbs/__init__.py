"""Verbs, one file per family."""
