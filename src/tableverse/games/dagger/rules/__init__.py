"""What happens on the table, whoever causes it. Nobody is asked anything here."""
