"""The games: one folder each, with rules and content. They depend on the kernel only."""
