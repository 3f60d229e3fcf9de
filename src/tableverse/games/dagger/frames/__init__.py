"""Everything that asks: rounds, turns, actions, tests, activations."""
