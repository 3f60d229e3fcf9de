"""Thousands of games of Splendor: Marvel in lock-step for self-play: flat arrays, compiled by numba.

It plays exactly like the rules engine (tests/envs/test_batch.py). Start reading at engine.py.
"""

try:
    import numba as _numba  # noqa: F401 (only to say what is missing)
except ImportError as error:
    raise ModuleNotFoundError("The batch engine needs numba: install tableverse with the extra “batch”") from error

from tableverse.envs.batch.engine import Batch

__all__ = ["Batch"]
