"""The frames, which ask the players: rounds, turns, attacks, payments. ``rules`` implement the effects."""
