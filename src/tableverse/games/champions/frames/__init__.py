"""Everything that asks: rounds, turns, attacks, payments. A frame is data with a cursor; ``rules`` say what it does."""
