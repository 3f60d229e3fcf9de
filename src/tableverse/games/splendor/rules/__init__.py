"""What happens on the table: asks nothing."""
