"""Words that find things on the table."""
