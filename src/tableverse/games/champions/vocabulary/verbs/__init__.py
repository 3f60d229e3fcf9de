"""Verbs: what effects do. Each notes in the resolving frame what it really did, for what follows ("this way")."""
