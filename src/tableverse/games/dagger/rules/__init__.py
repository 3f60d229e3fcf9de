"""Rules: changes to the table, without questions."""
