"""The frames: all decisions, and all procedures of several steps."""
