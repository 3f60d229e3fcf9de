"""The frames, which ask the players: rounds, turns, actions, tests and activations."""
