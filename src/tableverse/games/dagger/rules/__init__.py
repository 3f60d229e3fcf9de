"""The rules, which change the table and contain no decisions."""
