"""Splendor: Marvel as a JAX environment in the style of Pgx: pure functions for ``jit``, ``vmap`` and ``scan``.

It plays exactly like the rules engine (tests/envs/test_jax.py). Start reading at engine.py.
"""

try:
    import jax as _jax  # noqa: F401 (only to say what is missing)
except ImportError as error:
    raise ModuleNotFoundError("This environment needs JAX: install tableverse with the extra “jax”") from error

from tableverse.envs.jax.engine import SplendorEnv
from tableverse.envs.jax.state import State

__all__ = ["SplendorEnv", "State"]
