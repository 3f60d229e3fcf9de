"""Selectors: which heroes, enemies, spaces, bases and missions a text speaks of. All of them find ids."""
