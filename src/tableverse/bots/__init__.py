"""Players that are programs. They receive a Perspective, never a State, so they cannot see hidden information."""
