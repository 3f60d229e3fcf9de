"""The game-independent core: states, decisions, records and content.

A game is a State plus the Decision it waits for; docs/engine.md explains the rest.
"""
