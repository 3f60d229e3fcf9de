"""The keyed generator for public tables: fair, and repeatable only with the key."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import pairwise

import pytest

from kernel.harbour.table import GAME
from tableverse.kernel.errors import CorruptRecord
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.plain import Codec
from tableverse.kernel.record import Record
from tableverse.kernel.rng import Rng
from tableverse.kernel.secret_rng import SecretRng, commitment, generator, is_key, new_key, number_of

KEY = "00112233445566778899aabbccddeeff" * 2
OTHER = "ff" + KEY[2:]


def draws(rng: Rng, count: int, bound: int = 1000) -> list[int]:
    return [rng.below(bound) for _ in range(count)]


def test_a_key_always_gives_the_same_numbers() -> None:
    assert draws(SecretRng(KEY), 6) == [823, 292, 120, 960, 516, 633]
    assert draws(SecretRng(KEY), 100) == draws(SecretRng(KEY), 100)
    assert (SecretRng(KEY).first, SecretRng(KEY).second) == (0, 0)  # the seeded generator's state is unused


def test_one_bit_of_the_key_changes_them_all() -> None:
    one, other = draws(SecretRng(KEY), 500), draws(SecretRng(OTHER), 500)
    same = sum(number == one[at] for at, number in enumerate(other))
    assert same < 10


@pytest.mark.parametrize("bound", [1, 2, 6, 10, 52])
def test_draws_are_uniform(bound: int) -> None:
    times = 400 * bound
    counted = Counter(draws(SecretRng(KEY), times, bound))
    assert set(counted) == set(range(bound))
    spread = sum((count - 400) ** 2 / 400 for count in counted.values())
    assert spread < 2 * bound + 20


@pytest.mark.parametrize("bound", [3 * 2**30, 2**31])
def test_rejection_sampling_removes_bias(bound: int) -> None:
    """At these bounds the bias would show: 2**32 has 2**30 surplus values for 3 * 2**30, and none for 2**31."""
    drawn: list[int] = []
    for block in range(8):
        digest = blake2b(block.to_bytes(8, "big"), key=bytes.fromhex(KEY), digest_size=64).digest()
        drawn += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 64, 4)]
    fair = [number * bound >> 32 for number in drawn if number * bound % 2**32 >= 2**32 % bound]
    assert draws(SecretRng(KEY), len(fair), bound) == fair
    assert (len(fair) < len(drawn)) == (bound == 3 * 2**30)


def test_consecutive_draws_are_independent() -> None:
    """A serial test: consecutive pairs fill the square evenly."""
    seen = draws(SecretRng(KEY), 20_001, 10)
    pairs = Counter(pairwise(seen))
    spread = sum((pairs[one, two] - 200) ** 2 / 200 for one in range(10) for two in range(10))
    assert 50 < spread < 160


def test_clone_draws_the_same_numbers_independently() -> None:
    rng = SecretRng(KEY)
    draws(rng, 21)
    copy = rng.clone()
    assert draws(copy, 40) == draws(rng, 40)
    draws(copy, 5)
    assert draws(copy, 3) != draws(rng, 3)


def test_generator_is_saved_and_restored_within_a_block() -> None:
    codec = Codec([Rng, SecretRng])
    rng = SecretRng(KEY)
    draws(rng, 5)
    packed = codec.pack(rng)
    assert packed == {"$": "SecretRng", "first": 0, "second": 0, "key": KEY, "drawn": 5}
    assert draws(codec.unpack(packed), 30) == draws(rng, 30)


def test_forks_are_independent_streams() -> None:
    rng = SecretRng(KEY)
    first, second = rng.fork(), rng.fork()
    assert first.key != second.key
    assert is_key(first.key)
    assert draws(first, 5) != draws(second, 5)
    assert draws(SecretRng(KEY).fork(), 5) == draws(SecretRng(KEY).fork(), 5)
    # Each fork consumed one number of the parent stream.
    assert draws(rng, 20) == draws(SecretRng(KEY), 22)[2:]


def test_keys_are_new_every_time_and_long() -> None:
    keys = {new_key() for _ in range(50)}
    assert len(keys) == 50
    assert all(is_key(key) for key in keys)


@pytest.mark.parametrize("text", ["", "12345", KEY[:-1], KEY + "0", KEY.upper(), KEY[:-1] + "g"])
def test_invalid_keys_are_rejected(text: str) -> None:
    assert not is_key(text)


def test_seed_type_selects_the_generator() -> None:
    assert type(generator(7)) is Rng
    assert type(generator(KEY)) is SecretRng


def test_every_seed_maps_to_a_stable_bot_seed() -> None:
    assert number_of(7) == 7
    assert number_of(KEY) == number_of(KEY) != number_of(OTHER)
    assert number_of(KEY) == 0x4F78F652026D1F2  # 60 bits, stable across releases, so bots keep their choices


def test_commitment_identifies_a_key_without_revealing_it() -> None:
    assert commitment(KEY) == commitment(KEY) != commitment(OTHER)
    assert KEY not in commitment(KEY)


def test_numeric_seed_has_no_commitment() -> None:
    assert commitment(2**53 - 1) == ""


# --- games and records ----------------------------------------------------------------------------------------------


def test_game_with_a_key_is_dealt_and_replayed() -> None:
    match = Match(GAME, Config(2), KEY)
    while match.state.decision is not None:
        match.choose(match.state.decision.options[0].id)
    record = Record.from_json(match.finished_record().to_json())
    assert record.seed == KEY
    assert GAME.digest(record.replay(GAME)) == record.digest
    assert GAME.encode(GAME.new(Config(2), KEY)) != GAME.encode(GAME.new(Config(2), OTHER))


def test_record_names_its_generator() -> None:
    old, new = Match(GAME, Config(2), 7).record.to_json(), Match(GAME, Config(2), KEY).record.to_json()
    assert b'"version": 1' in old
    assert b"generator" not in old
    assert b'"version": 2' in new
    assert b'"generator": "blake2b"' in new
    for made, seed, version in ((old, 7, b'"version": 1'), (new, KEY, b'"version": 2')):
        assert Record.from_json(made).seed == seed
        assert Record.from_json(made.replace(version, b'"version": 3')).seed == seed  # as after an upgrade
    with pytest.raises(CorruptRecord, match="generator"):
        Record.from_json(old.replace(b'"version": 1', b'"version": 2'))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (KEY.encode(), b"abc"),
        (b'"generator": "blake2b"', b'"generator": "dice"'),
        (f'"seed": "{KEY}"'.encode(), b'"seed": 7'),
    ],
)
def test_record_with_a_seed_of_the_wrong_type_is_refused(before: bytes, after: bytes) -> None:
    data = Match(GAME, Config(2), KEY).record.to_json()
    assert before in data
    with pytest.raises(CorruptRecord):
        Record.from_json(data.replace(before, after))
