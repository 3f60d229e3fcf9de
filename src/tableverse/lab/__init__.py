"""Many games at once: simulations, tournaments, balance, benchmarks, reports."""
