"""Verbs: the actions of effects.

Each verb records its actual results in the resolving frame, for the parts that follow ("this way").
"""
