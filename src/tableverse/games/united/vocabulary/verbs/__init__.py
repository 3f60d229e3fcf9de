"""Words that do something."""
