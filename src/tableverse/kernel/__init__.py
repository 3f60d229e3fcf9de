"""The table every game sits on. Knows no game.

A game is a State plus the Decision it waits for; docs/architecture.md tells the rest.
"""
