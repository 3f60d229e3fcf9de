"""Tools that run many games: simulations, tournaments, balance studies, benchmarks, reports."""
