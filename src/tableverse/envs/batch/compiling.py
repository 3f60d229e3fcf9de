"""How the functions of this package are compiled.

They are the rules of Splendor: Marvel on rows of numbers. They follow those of games/splendor function by function;
what they mean is said there, and a test holds both to the same moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])

#: Nothing here makes an array, so references need not be counted (``_nrt``): counting took more time than the rules.
QUICKLY: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


def compiled(function: Function) -> Function:
    """numba's njit, with the function's own type."""
    return cast(Function, njit(**QUICKLY)(function))
