"""The frames, which create all decisions and carry out all procedures of several steps."""
