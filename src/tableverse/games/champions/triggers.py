"""Triggers: the abilities that may respond to an occurrence, and the players who may use them."""

from __future__ import annotations

from tableverse.games.champions.cards import Use
from tableverse.games.champions.frames.actions import begin_use
from tableverse.games.champions.frames.revealing import in_peril
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.rules import numbers, occurrences
from tableverse.games.champions.rules.campaign import AFTERMATH
from tableverse.games.champions.rules.costs import usable
from tableverse.games.champions.rules.playing import may_use, stored
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.timing import MOMENTS, Window


def find(state: ChampionsState, occurrence: Occurrence, moment: str) -> list[Trigger]:
    facts = occurrence.facts
    faces = state.cards.answering[moment].get(occurrence.kind)
    if faces is None and (moment != "after" or ("parts" not in facts and not facts.get("defender"))):
        return []  # usually no card responds to the occurrence
    if state.phase in ("setup", AFTERMATH):
        return []  # set-up and the campaign's aftermath resolve only their own instructions
    if moment != "after":
        assert faces is not None
        return _unless_alone(state, _of_kind(state, occurrence, occurrence.kind, moment, faces))
    if occurrences.gathering(state, occurrence) is not None:
        return []  # the responses come with responses to the enclosing occurrence
    found = _of_all_kinds(state, occurrence, moment)
    if "parts" in facts:
        found += _of_parts(state, facts["parts"], moment)
    return _unless_alone(state, found)


def use(state: ChampionsState, trigger: Trigger) -> None:
    window = state.frames[-1]
    assert isinstance(window, Window)
    if trigger.part:
        state.frames.append(Window(window.occurrence.facts["parts"][trigger.part - 1], len(MOMENTS)))
    if state.cards.asks_how_it_went:
        for frame in state.frames[::-1]:
            if isinstance(frame, Resolving):
                frame.bound = {**frame.bound, "answered": [*frame.bound.get("answered", []), trigger.origin]}
                break
    begin_use(state, trigger.ability, trigger.seat, trigger.origin)


def _unless_alone(state: ChampionsState, found: list[Trigger]) -> list[Trigger]:
    """Remove triggers of other players while a player resolves a card with peril."""
    if not found:
        return found
    alone = in_peril(state)
    if alone == NOBODY:
        return found
    return [trigger for trigger in found if trigger.seat == alone or trigger.forced]


def _of_parts(state: ChampionsState, parts: list[Occurrence], moment: str) -> list[Trigger]:
    found: list[Trigger] = []
    for number, part in enumerate(parts, 1):
        state.frames.append(Window(part, len(MOMENTS)))  # so that conditions evaluate this part of the occurrence
        for trigger in _of_all_kinds(state, part, moment):
            trigger.part = number
            found.append(trigger)
        state.frames.pop()
    return found


def _of_all_kinds(state: ChampionsState, occurrence: Occurrence, moment: str) -> list[Trigger]:
    found: list[Trigger] = []
    for kind in occurrences.answered(occurrence, moment):
        faces = state.cards.answering[moment].get(kind)
        if faces is not None:
            found += _of_kind(state, occurrence, kind, moment, faces)
    return found


def _of_kind(state: ChampionsState, occurrence: Occurrence, kind: str, moment: str, faces: set[str]) -> list[Trigger]:
    found = _in_play(state, occurrence, kind, moment, faces)
    events = state.cards.answering_events[moment].get(kind)
    if events is not None:
        found += _in_hand(state, occurrence, kind, moment, events)
    if kind == "spent":
        found += _of_spent(state, occurrence, moment)
    return found


def _in_play(state: ChampionsState, occurrence: Occurrence, kind: str, moment: str, faces: set[str]) -> list[Trigger]:
    found: list[Trigger] = []
    by_id = state.cards.by_id
    for piece in state.pieces_with_face(f"{moment} {kind}", faces):
        if not numbers.is_blank(state, piece.id):
            for use in by_id[piece.face].uses:
                if use.effect.on == kind and use.effect.moment == moment and _speaks_of(use, occurrence):
                    if use.once and _once_used(state, use):
                        continue
                    for seat in _users(state, piece, use, occurrence):
                        if _answers(state, use, seat, piece.id):
                            found.append(Trigger(use.label, piece.id, seat, use.forced))
    return found


def _in_hand(state: ChampionsState, occurrence: Occurrence, kind: str, moment: str, faces: set[str]) -> list[Trigger]:
    """Return the triggers of events in hand."""
    found: list[Trigger] = []
    cards = state.cards
    for seat, player in enumerate(state.players):
        seen: list[str] = []
        for thing in player.hand + stored(state, seat) if cards.storing else player.hand:
            card = cards.of(thing)
            if card.id in faces and card.id not in seen:
                seen.append(card.id)
                for use in card.uses:
                    if (
                        use.trigger == (kind, moment)
                        and _speaks_of(use, occurrence)
                        and _answers(state, use, seat, thing)
                    ):
                        found.append(Trigger(use.label, thing, seat, False))
    return found


def _of_spent(state: ChampionsState, occurrence: Occurrence, moment: str) -> list[Trigger]:
    """Return the triggers of events in hand, or playable as if from hand."""
    thing, seat = occurrence.facts["card"], occurrence.facts["seat"]
    card = state.cards.of(thing)
    if card.kind != "resource":
        return []
    uses = [use for use in card.uses if use.trigger == ("spent", moment)]
    return [Trigger(use.label, thing, seat, use.forced) for use in uses if _answers(state, use, seat, thing)]


def _once_used(state: ChampionsState, use: Use) -> bool:
    """Return whether any copy of the ability has responded to this occurrence."""
    window = state.frames[-1]
    assert isinstance(window, Window)
    return any(Trigger.is_of(used, use.label) for used in window.used)


def _users(state: ChampionsState, piece: Piece, use: Use, occurrence: Occurrence) -> list[int]:
    """Return the players who are "you": the controller, the engaged player, or the player of the occurrence.

    Every player who may use it is "you" on an optional ability of an encounter card.
    """
    if not use.forced and state.cards.by_id[piece.face].aspect == "encounter":
        return [seat for seat in state.order() if may_use(state, piece, seat)]
    if piece.area >= 0:
        return [piece.area]
    if owner_of(piece.id) != NOBODY:
        return [numbers.controller(state, piece)]
    seat = occurrence.facts.get("seat", NOBODY)
    return [seat if seat >= 0 and not state.players[seat].eliminated else state.lead()]


def _answers(state: ChampionsState, use: Use, seat: int, thing: str) -> bool:
    when = use.effect.when
    if when is not None and not when.holds(state, Resolving(use.label, seat, thing, None, [])):
        return False
    return usable(state, use, seat, thing)


def _speaks_of(use: Use, occurrence: Occurrence) -> bool:
    """Return whether an ability responds to this occurrence: the whole attack, or its part for each attacked enemy."""
    return not occurrence.facts.get("several" if use.per_enemy else "one_of_several")
