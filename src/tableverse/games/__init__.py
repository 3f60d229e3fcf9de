"""The games: rules and content, one package each. A game knows the kernel and no other game."""
