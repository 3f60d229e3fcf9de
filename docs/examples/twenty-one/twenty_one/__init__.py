"""Twenty-one: players take one to three counters in turn, and the player who takes the last one wins."""
