"""The frames, which ask the players: rounds, turns, attacks, payments. ``rules`` implements the effects."""
