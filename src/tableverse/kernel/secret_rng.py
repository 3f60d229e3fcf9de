"""A generator whose numbers nobody can work out from those already seen: for tables where strangers play.

BLAKE2b with a secret key, over a counter, 16 draws to a block. Whoever knows the key can check every draw afterwards;
without it, the order of a deck cannot be told from what lies open. The commitment to a key, published before the first
card is dealt, proves afterwards that the deal was not chosen later.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256
from struct import unpack
from typing import Any, ClassVar, Final

from tableverse.kernel.fields import attached, plain
from tableverse.kernel.rng import Rng, shuffle_by_draws

#: 256 bits, written in hexadecimal digits.
KEY_DIGITS: Final = 64
DRAWS_IN_BLOCK: Final = 16
MASK: Final = 0xFFFFFFFF

#: A whole number starts the seeded generator, for tests, the lab and games that must be repeatable; a key, as text,
#: starts a secret one.
Seed = int | str


@plain
class SecretRng(Rng):
    """``key`` and how many numbers were ``drawn`` are all there is to it; the fields of its base stay 0."""

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
        # A block is replaced, never changed, so it can be shared.
        copy.block = self.block
        copy.block_number = self.block_number
        return copy

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each as likely as any other (Lemire's way, which rejects a few)."""
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
    """The generator that a seed starts."""
    return SecretRng(seed) if isinstance(seed, str) else Rng(seed)


def number_of(seed: Seed) -> int:
    """A whole number that a seed gives, for whatever is drawn outside the game: a bot's own luck."""
    return seed if isinstance(seed, int) else int(sha256(f"number {seed}".encode()).hexdigest()[:15], 16)


def commitment(seed: Seed) -> str:
    """What can be published before the game without telling the key, and proves it afterwards. A number has none: it
    could be found by trying all of them."""
    return sha256(f"tableverse {seed}".encode()).hexdigest() if isinstance(seed, str) else ""
