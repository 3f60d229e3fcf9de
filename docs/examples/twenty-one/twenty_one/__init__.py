"""Twenty-one: players take one, two or three counters in turn; whoever takes the last one wins."""
