"""What happens on the table. Nothing here asks anybody."""
