"""YAML and packs into cards."""
