"""A generator whose numbers cannot be predicted from earlier ones, for tables of strangers.

BLAKE2b with a secret key over a counter, 16 draws per block. Anybody with the key can verify every draw afterwards;
without it, the order of a deck cannot be derived from the open cards. A commitment to the key, published before the
first card is dealt, proves that the deal was not chosen later.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256
from struct import unpack
from typing import Any, ClassVar, Final

from tableverse.kernel.fields import attached, plain
from tableverse.kernel.rng import Rng, shuffle_by_draws

#: Length of a key: 256 bits in hexadecimal.
KEY_DIGITS: Final = 64
DRAWS_IN_BLOCK: Final = 16
MASK: Final = 0xFFFFFFFF

#: An integer seeds the reproducible generator (tests, lab); a string is the key of a secret generator.
Seed = int | str


@plain
class SecretRng(Rng):
    """A generator defined by its ``key`` and the number of ``drawn`` values; fields inherited from Rng stay 0."""

    key: str
    drawn: int
    block: list[int] = attached()
    block_number: int = attached()
    REQUIRED: ClassVar[tuple[str, ...]] = ("first", "second", "key", "drawn")

    def __init__(self, key: str, drawn: int = 0, first: int = 0, second: int = 0) -> None:
        super().__init__(0, 1, 1)
        self.first = first
        self.second = second
        self.key = key
        self.drawn = drawn
        self.block = []
        self.block_number = -1

    def clone(self) -> SecretRng:
        copy = SecretRng(self.key, self.drawn)
        # A block is replaced, never changed in place, so clones can share it.
        copy.block = self.block
        copy.block_number = self.block_number
        return copy

    def below(self, bound: int) -> int:
        """Return an unbiased integer from 0 to bound - 1 (Lemire's method, with rejection)."""
        while True:
            number = self.drawn // DRAWS_IN_BLOCK
            if number != self.block_number:
                self._make_block(number)
            product = self.block[self.drawn % DRAWS_IN_BLOCK] * bound
            self.drawn += 1
            rest = product & MASK
            if rest >= bound or rest >= (MASK + 1) % bound:
                return product >> 32

    def shuffle(self, items: list[Any]) -> None:
        shuffle_by_draws(self, items)

    def fork(self) -> SecretRng:
        key = blake2b(b"fork %d" % self.drawn, key=bytes.fromhex(self.key), digest_size=KEY_DIGITS // 2).hexdigest()
        self.drawn += 1
        return SecretRng(key)

    def _make_block(self, number: int) -> None:
        data = blake2b(number.to_bytes(8, "big"), key=bytes.fromhex(self.key), digest_size=64).digest()
        self.block = list(unpack(">16I", data))
        self.block_number = number


def new_key() -> str:
    return secrets.token_hex(KEY_DIGITS // 2)


def is_key(seed: str) -> bool:
    return len(seed) == KEY_DIGITS and all(digit in "0123456789abcdef" for digit in seed)


def generator(seed: Seed) -> Rng:
    """Return the generator for a seed."""
    return SecretRng(seed) if isinstance(seed, str) else Rng(seed)


def number_of(seed: Seed) -> int:
    """Derive an integer from a seed for draws outside the game, such as a bot's own choices."""
    return seed if isinstance(seed, int) else int(sha256(f"number {seed}".encode()).hexdigest()[:15], 16)


def commitment(seed: Seed) -> str:
    """Return a digest that can be published before the game and proves the key afterwards.

    Return "" for an integer seed, since trying all integers would reveal it.
    """
    return sha256(f"tableverse {seed}".encode()).hexdigest() if isinstance(seed, str) else ""
