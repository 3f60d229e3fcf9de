"""Running many games: simulations, tournaments, balance studies, benchmarks, reports."""
