"""The numbers and rules of thumb that hints state in words."""

from __future__ import annotations

from tableverse.bots.champions.effect_summary import pure_resource
from tableverse.bots.champions.forecast import blows, scheming, villain_blow, villain_left
from tableverse.bots.champions.hand import is_second, keep_value
from tableverse.games.champions.frames.payment import Payment
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.rules.costs import deficit, resources_from
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.timing import occurring

#: Kinds of cards in play that help the players.
FRIENDS = ("ally", "upgrade", "support")


def visible_counts(state: ChampionsState, seat: int) -> dict[str, dict[str, int]]:
    player = state.players[seat]
    here = not player.eliminated
    main = state.play.get(state.scheme)
    coming = numbers.growth(state) if main is not None else 0
    if main is not None and here and state.form(seat) == "alter-ego":
        coming += round(scheming(state, seat))
    blow = round(blows(state, seat)) if here and state.form(seat) == "hero" else 0
    return {
        "villain": {"now": villain_left(state), "good": -1},
        "scheme": {
            "now": 0 if main is None else main.threat,
            "good": -1,
            "target": 0 if main is None else numbers.target_threat(state, state.cards.by_id[main.face]),
            "coming": coming,
        },
        "health": {"now": numbers.remaining(state, player.identity) if here else 0, "coming": blow},
        "hand": {"now": len(player.hand)},
        "board": {"now": len(state.of_kinds(FRIENDS))},
        "enemies": {"now": len(state.of_kinds(("minion", "side-scheme", "attachment"))), "good": -1},
    }


def rule_of_thumb(state: ChampionsState, chosen: Option, others: list[Option]) -> Message | None:
    assert state.decision is not None
    kind = state.decision.kind
    if kind == "pay":
        return _paying(state, chosen, others)
    if kind in ("mulligan", "discard"):
        return _giving_up(state, chosen, others)
    return _defending(state, chosen) if kind == "defend" else None


def _paying(state: ChampionsState, chosen: Option, others: list[Option]) -> Message | None:
    frame = state.frames[-1]
    assert isinstance(frame, Payment)
    if chosen.verb == "use":
        return Message("champions-hint-pay-free", {"thing": chosen.thing})
    if chosen.verb == "done" or frame.limitless:
        return None
    card, paid_for = state.cards.of(chosen.thing), state.card(frame.card)
    if card.kind == "resource":
        icons = min(len(resources_from(state, chosen.thing, paid_for)), deficit(frame.need, frame.got))
        return Message("champions-hint-pay-resource", {"thing": chosen.thing, "amount": icons})
    pure = pure_resource(paid_for)
    if pure and all(kind in (pure, "wild") for kind in card.resources):
        return Message("champions-hint-pay-fits", {"thing": chosen.thing, "card": frame.card})
    return _least_missed(state, chosen, others)


def _giving_up(state: ChampionsState, chosen: Option, others: list[Option]) -> Message | None:
    """Explain a discard at the start of the game, at the end of a turn, or for an effect that the question names."""
    assert state.decision is not None
    if state.decision.origin:
        return _least_missed(state, chosen, others) if chosen.targets else None
    if not chosen.targets:
        return Message("champions-hint-keep")
    card, seat = state.cards.of(chosen.thing), state.decision.seat
    why = "second-copy" if is_second(state, seat, card) else "little-use"
    return Message(f"champions-hint-{why}", {"thing": chosen.thing})


def _least_missed(state: ChampionsState, chosen: Option, others: list[Option]) -> Message | None:
    """Explain a discard if no other card is less worth keeping than the chosen one."""
    assert state.decision is not None
    seat = state.decision.seat
    kept = keep_value(state, seat, state.cards.of(chosen.thing))
    rivals = [option.thing for option in others if option.targets and option.verb == chosen.verb]
    if any(keep_value(state, seat, state.cards.of(thing)) < kept for thing in rivals):
        return None
    return Message("champions-hint-miss-least", {"thing": chosen.thing})


def _defending(state: ChampionsState, chosen: Option) -> Message | None:
    assert state.decision is not None
    enemy, target = state.decision.origin, occurring(state).facts["seat"]
    villain = state.card(enemy).kind == "villain"
    blow = round(villain_blow(state, enemy)) if villain else numbers.stat(state, enemy, "atk")
    identity = state.identity(target)
    if not chosen.targets:
        if identity.tough:
            return Message("champions-hint-tough", {"thing": identity.id})
        left = numbers.remaining(state, identity.id)
        known = {"thing": identity.id, "damage": blow, "now": left}
        return Message("champions-hint-bear", known) if left > blow else None
    thing = chosen.thing
    if state.card(thing).kind == "ally":
        return Message("champions-hint-ally-defends", {"thing": thing, "target": identity.id, "damage": blow})
    stopped = numbers.stat(state, thing, "def")
    known = {"thing": thing, "defense": stopped, "damage": blow}
    return Message("champions-hint-hero-defends", known) if stopped and identity.id == thing else None
