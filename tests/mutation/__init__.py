"""Mutation testing: break the engine in many small ways and see whether the tests notice (``make mutants``)."""
