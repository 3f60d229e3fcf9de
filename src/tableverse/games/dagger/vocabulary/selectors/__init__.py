"""Selectors of heroes, enemies, spaces, bases, missions and supports. All of them return ids."""
