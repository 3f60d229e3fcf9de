"""Option priors, from the effect of one action and the work at the destination of a move."""

from __future__ import annotations

from tableverse.bots.united.locations import distance, work
from tableverse.games.united.frames.options import BY_TOKEN
from tableverse.games.united.ids import kind_of, name_of
from tableverse.games.united.rules import missions
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import WILD
from tableverse.kernel.choice import Option


def priors(state: UnitedState) -> list[float]:
    assert state.decision is not None
    decision = state.decision
    villain = decision.seat == state.villain_seat
    if decision.kind in ("play", "support"):
        return [1.0 + card_prior(state, name_of(option.thing)) for option in decision.options]
    if decision.kind == "discard":
        return [10.0 / (1.0 + card_prior(state, name_of(option.thing))) for option in decision.options]
    if villain or decision.seat >= len(state.heroes):
        return [0.3 if option.verb in ("pass", "skip") else 1.0 for option in decision.options]
    return [_action_prior(state, decision.seat, option) for option in decision.options]


def card_prior(state: UnitedState, card: str) -> float:
    row = state.cards.hero_cards.get(card)
    if row is None:
        return 0.0
    return sum(row.symbols) + 0.5 * row.symbols[WILD] + (1.0 if row.special or row.answers else 0.0)


def _action_prior(state: UnitedState, hero: int, option: Option) -> float:
    verb, thing = option.verb, option.thing
    by_token = 0.6 if option.things[2:] == [BY_TOKEN] else 1.0
    if verb == "attack":
        return by_token * _attack_prior(state, thing)
    if verb == "rescue":
        return by_token * (4.0 if missions.RESCUE not in state.completed else 1.2)
    if verb == "fill":
        return by_token * 3.5
    if verb == "disarm":
        return by_token * 1.5
    if verb == "move":
        at = state.place_of(thing)
        gain = work(state, at) - work(state, state.heroes[hero].at)
        return by_token * max(0.06, 0.8 + 0.5 * gain) if gain > 0 else 0.06
    if verb == "send":
        before, after = (
            distance(state.companion_at, state.villain_at),
            distance(state.place_of(thing), state.villain_at),
        )
        return by_token * (1.5 if after < before and len(state.completed) >= missions.VILLAIN_EXPOSED else 0.05)
    if verb in ("special", "ongoing"):
        return 3.0
    if verb in ("use", "location", "recharge"):
        return 1.0
    if verb in ("end", "stop", "pass", "skip", "nothing"):
        return 0.5 if verb == "end" else 0.3
    return 1.0


def _attack_prior(state: UnitedState, thing: str) -> float:
    if thing == "villain":
        return 8.0
    if kind_of(thing) == "threat":
        return 3.2
    if kind_of(thing) in ("armoured", "bot"):
        return 1.5
    return 4.0 if missions.DEFEAT not in state.completed else 1.4
