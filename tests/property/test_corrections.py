"""Random games of every game with corrections by hand at any decision."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from property import checks
from property.checks import Entry
from property.games import GAMES
from tableverse.kernel.choice import Message
from tableverse.kernel.corrections import Correctable, Correction
from tableverse.kernel.errors import BadCorrection
from tableverse.kernel.match import Match
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng

pytestmark = pytest.mark.slow

seeds = st.integers(0, 2**64 - 1)
#: Corrected numbers may keep a game from ending, so it is stopped after this many choices.
CHOICES = 80


def at_table(entry: Entry) -> Entry:
    """Return an entry with the content that the table needs, as a match has it."""
    return Entry(entry.game.for_table(entry.config), entry.config, entry.bound, entry.secrets, entry.conserved)


#: One table of each game with correctable things and two seats, which see different things.
TABLES = {entry.game.id: at_table(entry) for entry in GAMES if entry.config.seats == 2 and entry.game.id != "harbour"}
every_game = pytest.mark.parametrize("entry", TABLES.values(), ids=repr)
few = settings(max_examples=2, suppress_health_check=list(HealthCheck))


def another_value(one: Correctable, chance: Rng) -> int | str:
    """Return another allowed value, but none that ends the game. Other tests try that."""
    if one.alternatives:
        return chance.choice([other.id for other in one.alternatives if other.id != one.value])
    assert isinstance(one.value, int)
    least, most = min(one.least + 1, one.most), min(one.most, one.value + 3)
    return chance.choice([other for other in range(least, most + 1) if other != one.value] or [one.least])


def corrections(entry: Entry, match: Match, chance: Rng) -> Correction | None:
    seat = chance.below(entry.config.seats)
    found = entry.game.correctables(match.state, seat)
    assert len({(one.thing, one.aspect) for one in found}) == len(found)
    assert not entry.secrets(match.state, seat) & {one.thing for one in found}
    possible = [one for one in found if len(one.alternatives) > 1 or one.least < one.most]
    if not possible:
        return None
    one = chance.choice(possible)
    return Correction(seat, one.thing, one.aspect, one.value, another_value(one, chance))


def check_text(entry: Entry, match: Match, one: Correctable) -> None:
    messages = [one.name, Message(f"correct-{one.aspect}"), *(other.message for other in one.alternatives)]
    for message in messages:
        checks.check_text(entry, match.state, message)


@every_game
@few
@given(seed=seeds)
def test_correctable_things_reveal_nothing_hidden(entry: Entry, seed: int) -> None:
    match, chance = Match(entry.game, entry.config, seed), Rng(seed)
    while match.state.decision is not None and match.moves < CHOICES:
        match.choose(chance.choice(match.state.decision.options).id)
        if match.moves % 20 == 0:
            for seat in range(match.state.seats):
                world = Perspective(entry.game, match.state, seat).imagine(Rng(seed))
                found = entry.game.correctables(match.state, seat)
                assert checks.same(found, entry.game.correctables(world, seat))
                for one in found:
                    check_text(entry, match, one)


@every_game
@few
@given(seed=seeds)
def test_corrected_games_replay_and_conserve_components(entry: Entry, seed: int) -> None:
    match, chance = Match(entry.game, entry.config, seed), Rng(seed)
    made = 0
    while match.state.decision is not None and match.moves < CHOICES:
        correction = corrections(entry, match, chance) if chance.below(3) == 0 else None
        if correction is None:
            match.choose(chance.choice(match.state.decision.options).id)
            continue
        before, hidden = entry.game.encode(match.state), checks.secrets_of_all(entry, match.state)
        try:
            events = match.correct(correction)
        except BadCorrection:  # the game could not go on from there
            assert entry.game.encode(match.state) == before
            continue
        made += 1
        assert events[0].kind == "corrected"
        assert match.seats_asked[-1] == correction.seat
        entry.conserved(match.state)
        checks.check_secrecy(entry, match.state, events, hidden, checks.secrets_of_all(entry, match.state))
        checks.check_texts(entry, match.state, events)
        data = entry.game.encode(match.state)
        checks.check_round_trip(entry, match.state, data)
    assert made
    assert match.record.corrections == made
    checks.check_replay(entry, match)
    checks.check_undo(entry, match, [match.moves // 2])
