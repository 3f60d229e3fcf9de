"""Choices of the villain phase (defenders, responses), and targets of any effect."""

from __future__ import annotations

from typing import Final

from tableverse.bots.champions.effect_summary import summary_of
from tableverse.bots.champions.forecast import Forecast, villain_blow
from tableverse.bots.champions.hand import keep_value
from tableverse.bots.champions.option_heuristics import (
    CARD,
    damage_value,
    effect_value,
    is_leaving,
    minion_value,
    threat_value,
)
from tableverse.bots.champions.schemes import other_power
from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.rules.costs import cost_of
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.games.champions.vocabulary.verbs.discarding import Discard
from tableverse.kernel.choice import Option
from tableverse.kernel.standing_answers import ability_of
from tableverse.kernel.timing import occurring

#: The power that a basic attack or thwart normally uses.
USUAL: Final = {"attack": "atk", "thwart": "thw"}
#: The value of an option without a target, which is chosen only if there is no alternative.
NOTHING = -1e9


def choose_defender(state: ChampionsState, seat: int, options: list[Option]) -> Option:
    """Choose an ally with few uses left, the hero if necessary, or no defender while hit points suffice."""
    assert state.decision is not None
    enemy = state.decision.origin
    facts = occurring(state).facts
    target = facts["seat"]
    villain = state.card(enemy).kind == "villain"
    atk = villain_blow(state, enemy) if villain else float(numbers.stat(state, enemy, "atk"))
    identity = state.identity(target)
    left = numbers.remaining(state, identity.id) - atk
    undefended = options[-1]
    if identity.tough and target == seat:
        return undefended
    best, most = undefended, 0.0
    for option in options:
        if not option.targets:
            continue
        piece = state.play[option.thing]
        card = state.cards.by_id[piece.face]
        saved = atk
        if card.kind == "ally":
            health = numbers.remaining(state, piece.id)
            power = max(card.stats.get("atk", 0), card.stats.get("thw", 0))
            loss = 0.9 * power * min(health - 1, 2) + 0.5 if atk >= health else 0.9 * power
            loss += 0.5
            if is_leaving(state, piece.id):
                loss = 0.0
        else:
            saved = min(atk, numbers.stat(state, piece.id, "def") + 0.0)
            if seat != target:
                saved = 0.0
            loss = 1.6 * 0.9
        hit_point = 0.6 if left > 5 else 1.0 if left > 3 else 2.5 if left > 1 else 6.0
        if seat != target:
            hit_point -= 0.4
        gain = saved * hit_point - loss
        if gain > most:
            best, most = option, gain
    return best


def choose_response(state: ChampionsState, seat: int, options: list[Option]) -> Option:
    """Choose one of the offered abilities, or none."""
    best, most = options[-1], 0.0
    happening = occurring(state)
    facts = happening.facts
    for option in options[:-1]:
        use = state.cards.uses[ability_of(option)]
        thing = option.thing
        gain = response_value(state, seat, use, thing, happening.kind, facts)
        if gain > most:
            best, most = option, gain
    return best


def response_value(
    state: ChampionsState, seat: int, use: Use, thing: str, kind: str, facts: dict[str, object]
) -> float:
    forecast = Forecast(state, seat)
    summary = summary_of(use)
    price = CARD * len(use.spend)
    in_hand = thing not in state.play
    if in_hand:
        price += CARD * (1 + cost_of(state, state.cards.of(thing), seat))
    elif use.cost is not None and any(isinstance(node, Discard) for node in use.cost.nodes):
        price += 2.5
    amount = facts.get("amount", 2)
    assert isinstance(amount, int)
    if kind == "taking":
        left = forecast.hit_points - amount
        point = 0.7 if left > 5 else 1.2 if left > 2 else 2.0 if left > 0 else 50.0
        return point * amount - price
    if kind == "threat":
        if summary.prevents:
            return forecast.threat
        room = forecast.room - amount
        # This response replaces the threat with damage to the hero.
        if forecast.hit_points <= amount:
            return -1.0
        return 10.0 if room <= 0 else forecast.threat * amount - forecast.hit_point * amount - price
    if kind == "enemy-scheme":
        return forecast.threat - 0.8 * price
    if kind == "reveal":
        return 3.5 - price
    power = other_power(use)
    if power and kind in ("attack", "thwart"):
        attacker = str(facts["attacker"])
        more = numbers.basic_power(state, attacker, power) - numbers.basic_power(state, attacker, USUAL[kind])
        return swing_value(state, forecast, float(more), kind, facts) - price
    if summary.strengthens and kind in ("attack", "thwart"):
        return swing_value(state, forecast, summary.strengthens, kind, facts) + 0.2 - price
    value = effect_value(state, forecast, summary, use, thing)
    if summary.readies:
        value = max(value, 2.2)
    if value == 0.0:
        value = 1.0
    return value + 0.2 - price


def swing_value(state: ChampionsState, forecast: Forecast, more: float, kind: str, facts: dict[str, object]) -> float:
    """Return the value of adding ``more`` points to the attack or thwart in progress."""
    attacker, found = facts["attacker"], facts["targets"]
    assert isinstance(attacker, str)
    if not isinstance(found, list) or not found:
        return 0.0
    target = found[0]
    power = float(numbers.basic_power(state, attacker, USUAL[kind]))
    value_of = damage_value if kind == "attack" else threat_value
    return value_of(state, forecast, target, power + more) - value_of(state, forecast, target, power)


def choose_target(state: ChampionsState, seat: int, kind: str, options: list[Option]) -> Option:
    values = target_values(state, seat, kind, options)
    most = max(values)
    return options[values.index(most)] if most > NOTHING else options[-1]


def target_values(state: ChampionsState, seat: int, kind: str, options: list[Option]) -> list[float]:
    """Return the value of each target: the gain for enemies and schemes, the smallest loss for own cards."""
    assert state.decision is not None
    origin = state.decision.origin
    hostile = bool(origin) and state.card(origin).aspect == "encounter"
    forecast = Forecast(state, seat)
    amount = 2.0
    status = False
    if not hostile and origin:
        uses = state.card(origin).uses
        if uses:
            summary = summary_of(uses[0])
            amount = summary.damage or summary.threat or 2.0
            status = summary.status > 0
    values: list[float] = []
    for option in options:
        if not option.targets:
            values.append(NOTHING)
            continue
        thing = option.thing
        piece = state.play.get(thing)
        if piece is None:
            value = 0.0
            if owner_of(thing) != NOBODY:
                kept = keep_value(state, seat, state.cards.of(thing))
                # Take the best card from a deck or discard pile, and lose the worst card from the hand.
                value = -kept if hostile or thing in state.players[seat].hand else kept
        else:
            card = state.cards.by_id[piece.face]
            if card.kind == "villain":
                value = 4.0 if status else damage_value(state, forecast, thing, amount)
            elif card.kind == "minion":
                value = minion_value(state, piece) if status else damage_value(state, forecast, thing, amount)
            elif "scheme" in card.kind:
                value = threat_value(state, forecast, thing, amount)
            elif kind == "scatter":
                value = _scattered(state, piece, card)
            elif card.kind in ("hero", "alter-ego"):
                value = 1.0 + (1.0 if piece.area == seat else 0.0)
            elif hostile or kind in ("ally-limit", "limit"):
                value = -(1.0 + card.cost) - 0.5 * numbers.remaining(state, thing) * (card.kind == "ally")
            else:
                value = 1.0 + card.cost
        values.append(value)
    return values


def _scattered(state: ChampionsState, piece: Piece, card: Card) -> float:
    """Return the value of assigning divided damage to a character that can survive it."""
    left = numbers.remaining(state, piece.id)
    if card.kind == "ally":
        return 1.5 if left == 1 else 0.5
    return 5.0 if piece.tough else 1.0 if left > 4 else -3.0
