"""Parsing YAML and packs into cards."""
