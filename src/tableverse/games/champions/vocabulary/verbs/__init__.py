"""Verbs: the actions of effects.

Each records in the resolving frame what it actually did, for the parts that follow ("this way").
"""
