"""The generator for tables where strangers play: fair, repeatable by whoever knows the key, and nobody else."""

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
    assert (SecretRng(KEY).first, SecretRng(KEY).second) == (0, 0)  # what the seeded generator keeps there is not used


def test_one_bit_of_the_key_changes_them_all() -> None:
    one, other = draws(SecretRng(KEY), 500), draws(SecretRng(OTHER), 500)
    same = sum(number == one[at] for at, number in enumerate(other))
    assert same < 10


@pytest.mark.parametrize("bound", [1, 2, 6, 10, 52])
def test_every_number_comes_up_as_often(bound: int) -> None:
    times = 400 * bound
    counted = Counter(draws(SecretRng(KEY), times, bound))
    assert set(counted) == set(range(bound))
    spread = sum((count - 400) ** 2 / 400 for count in counted.values())
    assert spread < 2 * bound + 20


@pytest.mark.parametrize("bound", [3 * 2**30, 2**31])
def test_numbers_that_would_come_up_too_often_are_passed_over(bound: int) -> None:
    """With bounds so large it shows: of 2**32 numbers, 2**30 too many stand for the multiples of 3 * 2**30, and none
    for those of 2**31."""
    drawn: list[int] = []
    for block in range(8):
        digest = blake2b(block.to_bytes(8, "big"), key=bytes.fromhex(KEY), digest_size=64).digest()
        drawn += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 64, 4)]
    fair = [number * bound >> 32 for number in drawn if number * bound % 2**32 >= 2**32 % bound]
    assert draws(SecretRng(KEY), len(fair), bound) == fair
    assert (len(fair) < len(drawn)) == (bound == 3 * 2**30)


def test_neighbouring_numbers_have_nothing_to_do_with_one_another() -> None:
    """A serial check: pairs of draws fill the square evenly."""
    seen = draws(SecretRng(KEY), 20_001, 10)
    pairs = Counter(pairwise(seen))
    spread = sum((pairs[one, two] - 200) ** 2 / 200 for one in range(10) for two in range(10))
    assert 50 < spread < 160


def test_a_copy_goes_the_same_way_and_is_apart() -> None:
    rng = SecretRng(KEY)
    draws(rng, 21)
    copy = rng.clone()
    assert draws(copy, 40) == draws(rng, 40)
    draws(copy, 5)
    assert draws(copy, 3) != draws(rng, 3)


def test_it_is_saved_and_restored_in_the_middle_of_a_block() -> None:
    codec = Codec([Rng, SecretRng])
    rng = SecretRng(KEY)
    draws(rng, 5)
    packed = codec.pack(rng)
    assert packed == {"$": "SecretRng", "first": 0, "second": 0, "key": KEY, "drawn": 5}
    assert draws(codec.unpack(packed), 30) == draws(rng, 30)


def test_a_fork_is_a_stream_of_its_own() -> None:
    rng = SecretRng(KEY)
    first, second = rng.fork(), rng.fork()
    assert first.key != second.key
    assert is_key(first.key)
    assert draws(first, 5) != draws(second, 5)
    assert draws(SecretRng(KEY).fork(), 5) == draws(SecretRng(KEY).fork(), 5)
    # Each took the place of one number of the stream that it left.
    assert draws(rng, 20) == draws(SecretRng(KEY), 22)[2:]


def test_keys_are_new_every_time_and_long() -> None:
    keys = {new_key() for _ in range(50)}
    assert len(keys) == 50
    assert all(is_key(key) for key in keys)


@pytest.mark.parametrize("text", ["", "12345", KEY[:-1], KEY + "0", KEY.upper(), KEY[:-1] + "g"])
def test_what_is_no_key(text: str) -> None:
    assert not is_key(text)


def test_the_seed_says_which_generator() -> None:
    assert type(generator(7)) is Rng
    assert type(generator(KEY)) is SecretRng


def test_bots_draw_their_luck_from_a_number_that_every_seed_has() -> None:
    assert number_of(7) == 7
    assert number_of(KEY) == number_of(KEY) != number_of(OTHER)
    assert number_of(KEY) == 0x4F78F652026D1F2  # 60 bits, the same in every release: bots play as they did


def test_a_commitment_tells_keys_apart_and_does_not_name_them() -> None:
    assert commitment(KEY) == commitment(KEY) != commitment(OTHER)
    assert KEY not in commitment(KEY)


def test_a_seed_that_could_be_found_by_trying_is_not_committed_to() -> None:
    assert commitment(2**53 - 1) == ""


# --- games and records ----------------------------------------------------------------------------------------------


def test_a_game_is_dealt_by_a_key_and_replayed() -> None:
    match = Match(GAME, Config(2), KEY)
    while match.state.decision is not None:
        match.choose(match.state.decision.options[0].id)
    record = Record.from_json(match.finished_record().to_json())
    assert record.seed == KEY
    assert GAME.digest(record.replay(GAME)) == record.digest
    assert GAME.encode(GAME.new(Config(2), KEY)) != GAME.encode(GAME.new(Config(2), OTHER))


def test_a_record_says_which_generator_it_was_played_with() -> None:
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
def test_a_record_with_another_seed_than_its_generator_takes_is_refused(before: bytes, after: bytes) -> None:
    data = Match(GAME, Config(2), KEY).record.to_json()
    assert before in data
    with pytest.raises(CorruptRecord):
        Record.from_json(data.replace(before, after))
