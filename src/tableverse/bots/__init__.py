"""Players that are programs. They are given a Perspective, never a State: nothing hidden reaches them."""
