"""Properties that hold for every game at every decision. A game plugs in with an Entry in games.py."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

import msgspec

from tableverse.games.registry import load_ledger
from tableverse.kernel import i18n
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.consequences import COST, LOST, WON, Foresight, Trial
from tableverse.kernel.event import Event
from tableverse.kernel.game import SPECTATOR, Config, Game
from tableverse.kernel.match import Match
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.plain import Plain, fields_of
from tableverse.kernel.record import Record
from tableverse.kernel.rng import Rng
from tableverse.kernel.speech import Speaker
from tableverse.kernel.state import State

#: The number of a card's copy, which events leave out.
COPY = re.compile(r"\.\d+$")


class Entry:
    """A game with its settings and the checks that only this game can supply."""

    def __init__(
        self,
        game: Game,
        config: Config,
        bound: int,
        secrets: Callable[[State, int], set[str]],
        conserved: Callable[[State], None],
    ) -> None:
        self.game = game
        self.config = config
        #: A game with more choices than this counts as endless.
        self.bound = bound
        #: Returns the ids that a seat may not see.
        self.secrets = secrets
        #: Asserts that no component was lost or created.
        self.conserved = conserved
        #: Encoded messages that were already checked in every language.
        self.said: set[bytes] = set()

    def __repr__(self) -> str:
        return f"{self.game.id}-{self.config.seats}"


def walk(entry: Entry, seed: int) -> Iterator[State]:
    """Play random choices, and yield the state at every decision and at the end."""
    state, chance = entry.game.new(entry.config, seed), Rng(seed)
    while state.decision is not None:
        yield state
        assert state.moves < entry.bound, "the game does not end"
        entry.game.apply_quietly(state, chance.choice(state.decision.options).id)
    yield state


def play(entry: Entry, seed: int) -> Match:
    """Return the same game as a match."""
    match, chance = Match(entry.game, entry.config, seed), Rng(seed)
    while match.state.decision is not None:
        match.choose(chance.choice(match.state.decision.options).id)
    return match


# --- at every decision --------------------------------------------------------------------------------------------


def check_options(entry: Entry, state: State, chance: Rng) -> None:
    """Check that there are options, that their ids are unique, and that a random one works on a clone."""
    assert state.decision is not None
    ids = [option.id for option in state.decision.options]
    assert ids
    assert len(set(ids)) == len(ids)
    assert 0 <= state.decision.seat < state.seats
    copy = state.clone()
    entry.game.apply(copy, chance.choice(ids), state.decision.seat)
    assert copy.moves == state.moves + 1


def check_round_trip(entry: Entry, state: State, data: bytes) -> None:
    """Check that the decoded position equals the original, asks the same question and continues the same way."""
    restored = entry.game.decode(data)
    assert entry.game.encode(restored) == data
    assert shown(entry.game, restored) == shown(entry.game, state)
    if state.decision is not None:
        copy, option_id = state.clone(), state.decision.options[-1].id
        entry.game.apply_quietly(copy, option_id)
        entry.game.apply_quietly(restored, option_id)
        if not same(restored, copy):
            assert entry.game.encode(restored) == entry.game.encode(copy)


def check_encoding(entry: Entry, state: State, data: bytes) -> None:
    """Check that a position consists of plain values only and that its encoding covers all of them."""
    assert msgspec.json.encode(entry.game.codec.pack(state)) == data


def check_question_repeats(entry: Entry, state: State) -> None:
    """Check that the top frame asks the same again. The caller checks that nothing changed."""
    assert entry.game.codec.encode(state.frames[-1].run(state)) == shown(entry.game, state)


def check_imagined_worlds(entry: Entry, state: State, seed: int) -> None:
    """Check that an imagined world looks real to its seat and depends on nothing that the seat cannot know.

    The seat to choose imagines, and the other seats in turn, since cards on the table stay there for several choices.
    """
    game, before = entry.game, entry.game.encode(state)
    asked = set() if state.decision is None else {state.decision.seat}
    for seat in sorted({*asked, state.moves % state.seats}):
        world = Perspective(game, state, seat).imagine(Rng(seed))
        if not same(game.view(world, seat), game.view(state, seat)):
            assert pack_view(game, world, seat) == pack_view(game, state, seat)
        again = Perspective(game, world, seat).imagine(Rng(seed + 1))
        direct = Perspective(game, state, seat).imagine(Rng(seed + 1))
        if not (same(again, direct) and same(again.decision, direct.decision)):
            assert game.encode(again) == game.encode(direct)
            assert shown(game, again) == shown(game, direct)
        entry.conserved(world)
        if world.decision is not None:
            game.apply_quietly(world, Rng(seed).choice(world.decision.options).id)
    assert game.encode(state) == before


def secrets_of_all(entry: Entry, state: State) -> dict[int, set[str]]:
    """Return what is hidden from a spectator and from each seat."""
    return {seat: entry.secrets(state, seat) for seat in (SPECTATOR, *range(state.seats))}


def check_secrecy(
    entry: Entry, state: State, events: list[Event], before: dict[int, set[str]], now: dict[int, set[str]]
) -> None:
    """Check that no view shows a hidden card, and no event names one that was hidden before it too.

    An open card may be named in an event and then go back into its deck.
    """
    for seat, hidden in now.items():
        view = quoted(entry.game, entry.game.view(state, seat))
        named = quoted(entry.game, [event for event in events if event.seen_by(seat)])
        leaked = hidden & (view | (before[seat] & named))
        assert not leaked, f"seat {seat} can see {leaked}"


def check_reveal_flag(events: list[Event], before: dict[int, set[str]], now: dict[int, set[str]]) -> None:
    """Check that an event is marked as revealing if a seat sees something new, because undo is not free then."""
    if not any(event.reveals for event in events):
        for seat in before.keys() - {SPECTATOR}:
            assert not before[seat] - now[seat], f"seat {seat} learnt something in silence"


def check_texts(entry: Entry, state: State, events: list[Event]) -> None:
    """Check that every prompt, option and event has a complete text in both languages."""
    messages = [Message(f"{entry.game.id}-event-{event.kind}", event.facts) for event in events]
    if state.decision is not None:
        messages += [state.decision.prompt, *(option.message for option in state.decision.options)]
    for message in messages:
        check_text(entry, state, message)


def check_text(entry: Entry, state: State, message: Message) -> None:
    """Check one message in every language. Each message is checked once."""
    key = entry.game.codec.encode(message)
    if key in entry.said:
        return
    entry.said.add(key)
    for language in i18n.LANGUAGES:
        speaker = Speaker(entry.game, language, [f"Player {seat + 1}" for seat in range(state.seats)])
        text = speaker.say(message)
        assert text
        assert text != message.key, f"{message.key} has no text in {language}"
        assert "{" not in text, f"{message.key} in {language}: {text}"


def check_reasons(entry: Entry, state: State, seed: int) -> None:
    """Check the reasons for everything that a seat can point at.

    It is an option or has a reason, and never both. A reason can be said, names a rule, and is the same in an imagined
    world.
    """
    game, before = entry.game, entry.game.encode(state)
    for seat in range(state.seats):
        things, hidden = game.pointable(state, seat), entry.secrets(state, seat)
        world = Perspective(game, state, seat).imagine(Rng(seed))
        assert game.pointable(world, seat) == things
        assert not hidden & set(things)
        for thing in things:
            reasons = game.why(state, seat, thing)
            offered = verbs_offered(state, seat, thing)
            assert offered or reasons, f"nothing is said of {thing}"
            if state.decision is not None and state.decision.seat == seat:
                refused = {refusal.verb for refusal in game.refusals(state, seat, thing)}
                assert not refused & offered, f"{thing} is refused and offered: {refused & offered}"
            for refusal in reasons:
                assert refusal.rule in rule_ids(game.id), f"{refusal.message.key}: there is no rule {refusal.rule!r}"
                assert not hidden & set(map(str, refusal.message.arguments.values()))
                check_text(entry, state, refusal.message)
            there = game.why(world, seat, thing)
            assert [game.codec.pack(refusal) for refusal in there] == [game.codec.pack(one) for one in reasons], thing
    assert game.encode(state) == before


def verbs_offered(state: State, seat: int, thing: str) -> set[str]:
    """Return what the seat may do with a thing now."""
    decision = state.decision
    if decision is None or decision.seat != seat:
        return set()
    return {option.verb for option in decision.options if thing in option.targets or thing in option.things}


def check_certain_consequences(entry: Entry, state: State, seed: int) -> None:
    """Check that every certain consequence of an option happens when it is chosen.

    It can be said in both languages and is the same in an imagined world.
    """
    game, decision, before = entry.game, state.decision, entry.game.encode(state)
    assert decision is not None
    seat = decision.seat
    seen = Perspective(game, state, seat)
    found = Foresight(seen).every()
    there = Foresight(Perspective(game, seen.imagine(Rng(seed)), seat)).every()
    assert game.codec.pack(found) == game.codec.pack(there)
    hidden = entry.secrets(state, seat)
    for option in decision.options:
        happens = trial_of(entry, state, option)
        for one in found.get(option.id, ()):
            check_text(entry, state, one.message)
            assert one.thing not in hidden
            assert one.least <= one.most
            assert one.chance or one.least == one.most
            if one.measure == COST or one.chance:
                continue
            if one.measure in (WON, LOST):
                assert happens.result is not None, f"{option.id} does not end the game"
                assert (seat in happens.result.winners) == (one.measure == WON)
                continue
            key = (one.measure, one.thing)
            after = happens.sure.get(key, 0 if one.measure in game.vanishing_measures else one.before)
            assert after == one.least, f"{option.id}: {one.measure} of {one.thing} becomes {after}, not {one.least}"
            assert one.good in (-1, 0, 1)
    assert game.encode(state) == before


def check_ranges(entry: Entry, state: State) -> int:
    """Check that results of boost cards or dice lie in their stated ranges, and return the number of ranges."""
    decision = state.decision
    assert decision is not None
    stated = 0
    for id, found in Foresight(Perspective(entry.game, state, decision.seat)).every().items():
        ranges = [one for one in found if one.chance and one.measure not in (WON, LOST)]
        option = decision.find(id)
        assert option is not None
        done = Trial(entry.game, state, decision.seat, option, 0).done if ranges else {}
        for one in ranges:
            after = done.get(
                (one.measure, one.thing), 0 if one.measure in entry.game.vanishing_measures else one.before
            )
            assert one.least <= after <= one.most, f"{id}: {one.measure} of {one.thing} becomes {after}"
        stated += len(ranges)
    return stated


def trial_of(entry: Entry, state: State, option: Option) -> Trial:
    """Return the trial of an option on the real position, after comparing it with the choice itself.

    They must agree if nothing is revealed and nothing is offered.
    """
    game, decision = entry.game, state.decision
    assert decision is not None
    trial = Trial(game, state, decision.seat, option, 0)
    copy = state.clone()
    game.apply_quietly(copy, option.id)
    asked = "" if copy.decision is None else copy.decision.kind
    if not trial.surprised and asked not in game.optional_questions | game.payment_questions:
        assert trial.sure == game.facts(copy, decision.seat)
    return trial


# --- of whole games -----------------------------------------------------------------------------------------------


def check_replay(entry: Entry, match: Match) -> None:
    """Check that the record replays to the same position, also after a round trip through a file."""
    record = match.finished_record()
    assert record.digest == entry.game.digest(match.state)
    assert entry.game.encode(record.replay(entry.game)) == entry.game.encode(match.state)
    read = Record.from_json(record.to_json())
    assert read.to_json() == record.to_json()
    assert entry.game.digest(read.replay(entry.game)) == record.digest


def check_undo(entry: Entry, match: Match, moves: list[int]) -> None:
    """Check that earlier positions can be restored, and that the same choices after undo lead to the same end."""
    end, options = entry.game.digest(match.state), match.record.options[:]
    for move in moves:
        assert entry.game.digest(match.at(move)) == entry.game.digest(match.record.replay(entry.game, move))
    for move in sorted(moves, reverse=True):
        past = entry.game.digest(match.at(move))
        match.undo_to(move)
        assert entry.game.digest(match.state) == past
        assert (match.moves, len(match.seats_asked), len(match.history)) == (move, move, move + 1)
    for option_id in options[match.moves :]:
        match.apply_recorded(option_id)
    assert entry.game.digest(match.state) == end


def check_steps(entry: Entry, match: Match, move: int) -> None:
    """Check a choice shown step by step: it has the same events and the same end as the choice itself.

    No step shows a seat what was hidden before and after, unless an event names it.
    """
    game = entry.game
    before, after = match.at(move - 1), match.at(move)
    for seat in (SPECTATOR, *range(before.seats)):
        first, steps = match.steps(move, seat)
        events = [event for step in steps for event in step.events]
        assert same(first, game.view(before, seat))
        assert same(events, [event for event in match.history[move] if event.seen_by(seat)])
        assert game.codec.pack(steps[-1].view) == pack_view(game, after, seat)
        assert all(step.view.decision is None for step in steps[:-1])
        spoken = quoted(game, events)
        hidden = entry.secrets(before, seat) & entry.secrets(after, seat)
        hidden = {card for card in hidden if card not in spoken and COPY.sub("", card) not in spoken}
        for step in steps:
            leaked = hidden & quoted(game, step.view)
            assert not leaked, f"seat {seat} can see {leaked} for a moment"


# --- helpers ------------------------------------------------------------------------------------------------------


known_fields = cache(fields_of)


@cache
def rule_ids(game: str) -> set[str]:
    return {rule.id for rule in load_ledger(game).rules}


def same(one: object, other: object) -> bool:
    """Return whether two plain values are equal in every field.

    Shared parts make this fast. Callers pack values that differ, so that a failure shows where.
    """
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, Plain):
        for field in known_fields(type(one)):
            mine, others = getattr(one, field), getattr(other, field)
            if mine is not others and not same(mine, others):
                return False
        return True
    if isinstance(one, list):
        assert isinstance(other, list)
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        assert isinstance(other, dict)
        return list(one) == list(other) and all(map(same, one.values(), other.values()))
    return one == other


def quoted(game: Game, value: object) -> set[str]:
    """Return every text between quotation marks in a value's encoding."""
    return set(game.codec.encode(value).decode().split('"'))


def shown(game: Game, state: State) -> bytes:
    return game.codec.encode(state.decision)


def pack_view(game: Game, state: State, seat: int) -> object:
    return game.codec.pack(game.view(state, seat))
