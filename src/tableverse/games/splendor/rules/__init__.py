"""The rules, which change the table and ask nothing."""
