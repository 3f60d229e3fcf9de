"""Players that are programs. They are given a View, never a State."""
