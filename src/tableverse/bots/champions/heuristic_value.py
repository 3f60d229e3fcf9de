"""Heuristic value of a position, in points of damage to the villain.

The players win and lose together, so one value applies to all. At the end of a player phase it includes the worst case
of the coming villain phase.
"""

from __future__ import annotations

import math

from tableverse.bots.champions.forecast import blows, scheme_room, scheming, villain_blow, villain_left
from tableverse.bots.champions.hand import keep_value
from tableverse.bots.champions.option_heuristics import hand_as_other, is_leaving, pain
from tableverse.bots.champions.stages import side_scheme_harm, stages_ahead
from tableverse.games.champions.rules import areas, numbers
from tableverse.games.champions.state import ChampionsState, Piece

WON = 100.0
#: Cost of an eliminated player or of a completed scheme.
LOST = 40.0
HIT_POINT, LAST_POINTS, POINTS_FADE = 0.55, 12.0, 3.0
THREAT, LAST_ROOM, ROOM_FADES = 2.0, 16.0, 2.0
#: Usual initial room on a scheme (threat it can still take), per player.
AMPLE = 7.0
#: Penalty for few hit points combined with little room on the scheme, where neither form is safe.
CORNERED = 12.0
TOKEN = 2.5
#: Harm of a minion, in addition to its hit points.
MINION, MINION_ATK, MINION_SCH, MINION_GUARD = 0.6, 1.0, 0.4, 1.0
ATTACHMENT = 2.0
TOUGH, STUNNED, CONFUSED = 2.5, 2.0, 1.5
#: Value of a ready character, which can still act.
READY = 0.9
#: Value of an ally, value of each use it has left, and maximum number of uses to count.
ALLY, ALLY_USE, ALLY_USES = 1.8, 0.6, 2
#: Values of permanent cards. Cards of the hero's own set are better than their cost suggests.
ASSET, ASSET_COST, OWN, COUNTER = 0.8, 1.2, 1.0, 0.7
CARD, QUALITY = 1.3, 0.4
#: Deduction from the value of a card that hurts its user.
PAIN = 3.0
#: Value of one card of a hero's hand size.
HAND_SIZE = 1.6
#: Deviations of an attack from its average due to boost cards, all equally likely.
LUCK = (-1.0, 0.0, 1.0, 3.0)


def horizon_of(state: ChampionsState) -> float:
    """Return the weight of permanent cards, which decreases towards the end of the game."""
    return min(1.2, 0.1 + villain_left(state) / (20.0 * state.seats))


def position_value(state: ChampionsState, horizon: float = 0.7) -> float:
    """Return the value of a position.

    Compute ``horizon`` before the choice, so that an option that brings the end of the game nearer does not look worse.
    """
    if state.result is not None:
        return WON if state.result.winners else -WON
    before_villain_phase = state.phase == "villain"
    if state.areas:
        return apart(state, horizon, before_villain_phase)
    return value_here(state, horizon, before_villain_phase)


def apart(state: ChampionsState, horizon: float, before_villain_phase: bool) -> float:
    """Return the sum of the values of several game areas."""
    world = state.clone()
    value = 0.0
    for name in areas.names(world):
        areas.enter(world, name)
        if world.order():
            value += value_here(world, horizon, before_villain_phase)
    return value


def value_here(
    state: ChampionsState, horizon: float, before_villain_phase: bool, hands: list[int] | None = None
) -> float:
    """Return the value within one game area.

    ``before_villain_phase`` subtracts the worst case of the villain phase. ``hands`` are known hand sizes in hero form.
    """
    tough = sum(piece.tough for piece in state.of_kind("villain"))
    value = -float(villain_left(state)) - stages_ahead(state) - 2.0 * tough
    room = float(scheme_room(state))
    threat = numbers.growth(state) + 0.4 * state.seats if before_villain_phase else 0.0
    hurt = 0.0
    for seat, player in enumerate(state.players):
        if player.eliminated:
            value -= LOST
            continue
        identity = state.play.get(player.identity)
        if identity is None:
            continue  # the player is in another game area
        hit_points = float(numbers.remaining(state, identity.id))
        if before_villain_phase and state.form(seat) == "hero":
            blow = blow_taken(state, seat, identity)
            average, low = 0.0, 0.0
            for luck in LUCK:
                left = hit_points - (max(0.0, blow + luck) if blow else 0.0)
                average += health(left) / len(LUCK)
                low += math.exp(-max(0.0, left) / POINTS_FADE) / len(LUCK)
            value += average
            hurt += low
        else:
            value += health(hit_points)
            hurt += math.exp(-hit_points / POINTS_FADE)
            if before_villain_phase:
                threat += scheming(state, seat)
        value += TOUGH * identity.tough - STUNNED * identity.stunned - CONFUSED * identity.confused
        for thing in player.hand:
            value += CARD + QUALITY * (min(1.6, keep_value(state, seat, state.cards.of(thing))) - 1.2)
        value -= 2.0 * len(player.dealt)
        value += HAND_SIZE * horizon * (hand_as_hero(state, seat) if hands is None else hands[seat])
    return value + in_play(state, horizon) - scheme_danger(state, room - threat, threat, hurt / state.seats)


def hand_as_hero(state: ChampionsState, seat: int) -> int:
    return numbers.hand_size(state, seat) if state.form(seat) == "hero" else hand_as_other(state, seat)


def terms(state: ChampionsState, horizon: float = 0.7) -> dict[str, float]:
    """Return the terms of the value, for explaining why one position scores higher."""
    if state.result is not None:
        return {}
    by_id = state.cards.by_id
    tough = sum(piece.tough for piece in state.of_kind("villain"))
    found = {
        "villain": -float(villain_left(state)) - stages_ahead(state) - 2.0 * tough,
        "health": 0.0,
        "hand": 0.0,
        "board": 0.0,
        "enemies": 0.0,
    }
    before_villain_phase = state.phase == "villain"
    threat = numbers.growth(state) + 0.4 * state.seats if before_villain_phase else 0.0
    hurt = 0.0
    for seat, player in enumerate(state.players):
        if player.eliminated:
            found["health"] -= LOST
            continue
        identity = state.play.get(player.identity)
        if identity is None:
            continue
        left = float(numbers.remaining(state, identity.id))
        if before_villain_phase and state.form(seat) == "hero":
            left -= blow_taken(state, seat, identity)
        elif before_villain_phase:
            threat += scheming(state, seat)
        hurt += math.exp(-max(0.0, left) / POINTS_FADE)
        found["health"] += health(left) + TOUGH * identity.tough - STUNNED * identity.stunned
        found["hand"] += sum(
            CARD + QUALITY * (min(1.6, keep_value(state, seat, state.cards.of(thing))) - 1.2) for thing in player.hand
        )
    for piece in state.play.values():
        foe = by_id[piece.face].kind in ("minion", "side-scheme", "attachment", "obligation", "villain")
        found["enemies" if foe else "board"] += piece_value(state, piece, horizon)
    found["scheme"] = -scheme_danger(state, scheme_room(state) - threat, threat, hurt / state.seats)
    found["other"] = position_value(state, horizon) - sum(found.values())
    return found


def health(left: float) -> float:
    """Return the value of hit points; the last ones count most."""
    if left <= 0.0:
        return -LOST
    return HIT_POINT * left - LAST_POINTS * math.exp(-left / POINTS_FADE)


def blow_taken(state: ChampionsState, seat: int, identity: Piece) -> float:
    """Return the maximum damage a hero may take in the coming villain phase.

    An ally, if there is one, defends against the worst attack.
    """
    blow = blows(state, seat)
    if identity.tough:
        blow -= villain_blow(state)
    elif any(piece.area == seat for piece in state.of_kind("ally")):
        blow -= 0.5 * villain_blow(state)
    else:
        blow -= 0.5 * numbers.stat(state, identity.id, "def")
    return max(0.0, blow) + 0.8


def scheme_danger(state: ChampionsState, room: float, expected_threat: float, hurt: float) -> float:
    """Return the danger that the last main scheme is completed.

    Room is summed over all stages, so that completing a stage, after which the next one starts empty, does not look
    like a gain.
    """
    left = room / state.seats
    danger = LOST if room <= 0.0 else LAST_ROOM * math.exp(-left / ROOM_FADES)
    if expected_threat and 0.0 < left < 1.0:
        danger += 0.5 * LOST * (1.0 - left)
    danger += CORNERED * hurt * math.exp(-max(0.0, left) / 3.0)
    return state.seats * danger + THREAT * (AMPLE * state.seats - room) + TOKEN * state.tokens


def in_play(state: ChampionsState, horizon: float) -> float:
    return sum((piece_value(state, piece, horizon) for piece in state.play.values()), 0.0)


def piece_value(state: ChampionsState, piece: Piece, horizon: float) -> float:
    """Return the value of a card in play to the players."""
    card = state.cards.by_id[piece.face]
    kind = card.kind
    if kind == "ally":
        return _ally_value(state, piece)
    if kind == "hero" and not piece.exhausted:
        use = max(numbers.stat(state, piece.id, "atk"), numbers.stat(state, piece.id, "thw"))
        recovery = 0.7 * min(piece.damage, state.cards.by_id[card.back].stats.get("rec", 0))
        return READY * max(float(use), recovery)
    if kind == "alter-ego" and not piece.exhausted:
        return READY * max(2.0, 0.7 * min(piece.damage, card.stats.get("rec", 0)))
    if kind == "upgrade" or kind == "support":
        if card.uses_up:
            return COUNTER * piece.counters * max(1, card.cost)
        own = OWN if card.aspect == "hero" else 0.0
        if any(pain(use) for use in card.uses):
            own -= PAIN
        return horizon * (ASSET + own + ASSET_COST * max(0, card.cost)) + COUNTER * piece.counters
    if kind == "minion":
        return -minion_harm(state, piece)
    if kind == "side-scheme":
        return -side_scheme_harm(card, piece.threat)
    if kind == "attachment":
        return -ATTACHMENT
    if kind == "obligation":
        return -1.5
    if kind == "villain":
        return STUNNED * piece.stunned + CONFUSED * piece.confused
    return 0.0


def _ally_value(state: ChampionsState, piece: Piece) -> float:
    if is_leaving(state, piece.id):
        return ALLY if state.phase == "villain" else 0.0
    use = max(numbers.stat(state, piece.id, "atk"), numbers.stat(state, piece.id, "thw"))
    uses = min(ALLY_USES, numbers.remaining(state, piece.id) - 1)
    value = ALLY + ALLY_USE * use * uses + TOUGH * piece.tough
    return value if piece.exhausted else value + 0.5 * READY * use


def minion_harm(state: ChampionsState, piece: Piece) -> float:
    """Return the harm of a minion by its powers and by the damage needed to defeat it, so that damaging it counts."""
    harm = MINION + 1.5 * piece.tough - 0.5 * piece.stunned + numbers.remaining(state, piece.id)
    harm += MINION_ATK * numbers.stat(state, piece.id, "atk") + MINION_SCH * numbers.stat(state, piece.id, "sch")
    if numbers.keyword(state, piece.id, "guard"):
        harm += MINION_GUARD
    return harm
