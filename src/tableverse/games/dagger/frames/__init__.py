"""The frames, which create the decisions: rounds, turns, actions, tests and activations."""
