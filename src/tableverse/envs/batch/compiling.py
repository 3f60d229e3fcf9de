"""Compilation of this package's functions.

The functions implement the rules of Splendor: Marvel on rows of numbers. They correspond to functions of
games/splendor, which contain the documentation. A test compares the moves of both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])

#: The compiled code creates no arrays, so reference counting (``_nrt``) is off: it took longer than the rules
#: themselves.
QUICKLY: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


def compiled(function: Function) -> Function:
    """Apply numba's njit and keep the function's type."""
    return cast(Function, njit(**QUICKLY)(function))
