"""Heuristic value of a position: Missions, the Villain's clock and track, hand sizes, work within reach.

The unit of values is one well-spent action symbol of a Hero. A Villain player wants the opposite.
"""

from __future__ import annotations

from tableverse.bots.united.locations import distance, work
from tableverse.games.united.frames.hero_turn import HeroTurn
from tableverse.games.united.ids import NO_HEALTH, NOWHERE, RING
from tableverse.games.united.rules import damage, missions, threats, tokens, villain
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import ATTACK, HEROIC, MOVE, WILD

# Weights in useful actions, tuned by playing variants of the same games.
MISSION = 14.0
MISSION_DONE = 3.0
SPARE_MISSION = 2.0
GOAL_MISSION = 8.0
BLOW = 3.0
THREAT_IN_PLAY = 1.7
THREAT_PROGRESS = 0.8
#: One step on a track of the usual length; a step on a shorter track counts more.
TRACK = 1.6
USUAL_TRACK = 20
DOOMBOT_FULL = 16.0
PLAN_LEFT = 1.2
FULL_PLACE = 0.5
NEARLY_FULL_PLACE = 0.3
#: A Threat that protects the Villain from damage, once he can be damaged.
BARRIER = 2.5
HOSTILE_BOT = 1.2
VILLAIN_MISSION = 16.0
HERO_LOST = 9.0
#: Values of a hand by the number of cards; a Hero without cards is KO'd.
HAND = (-5.0, -2.2, -0.8, 0.0, 0.4, 0.6)
LAST_CARDS = 1.5
TOKEN = 0.6
WILD_TOKEN = 0.9
NEXT_SYMBOL = 0.3
WORK_HERE = 0.35
WORK_BESIDE = 0.15
UNUSED = 1.0
UNUSED_MOVE = 0.15
EXPOSED_NEAR = 0.8
COMPANION_FAR = 0.6
WON = 1000.0


def position_value(state: UnitedState) -> float:
    if state.result is not None:
        return WON if state.result.side == "heroes" else -WON
    return progress(state)


def progress(state: UnitedState) -> float:
    """Return the value of a game that has not ended."""
    return _missions(state) + _clock(state) + _places(state) + _threats(state) + _heroes(state) + _turn(state)


def terms(state: UnitedState) -> dict[str, float]:
    """Return the terms of the value, for explaining why one position scores higher."""
    reach, symbols = _reach(state), _symbols_left(state)
    return {
        "missions": _missions(state),
        "clock": _clock(state),
        "places": _places(state),
        "threats": _threats(state),
        "heroes": _heroes(state) - reach - symbols,
        "reach": reach,
        "symbols": symbols,
        "actions": _turn(state),
    }


def _turn(state: UnitedState) -> float:
    """Return the value of the symbols not yet used this turn that are useful at the Hero's Location."""
    for frame in state.frames:
        if isinstance(frame, HeroTurn):
            break
    else:
        return 0.0
    hero = state.heroes[frame.hero]
    if hero.down:
        return 0.0
    place = state.places[hero.at]
    blows = place.enemies
    rescues = place.civilians
    moves = 0
    threat = state.threat_at(hero.at)
    if threat is not None:
        row = state.cards.threats[threat.id]
        if not row.henchman:
            moves += row.clear[MOVE] - threat.filled[MOVE]
            blows += row.clear[ATTACK] - threat.filled[ATTACK]
            rescues += row.clear[HEROIC] - threat.filled[HEROIC]
        elif damage.threat_can_be_hurt(state, threat):
            blows += threat.health
    if hero.at == state.villain_at and damage.villain_can_be_hurt(state):
        blows += 2 * state.health
    symbols = frame.symbols
    attacks, heroics = min(blows, symbols[ATTACK]), min(rescues, symbols[HEROIC])
    wilds = min(symbols[WILD], blows - attacks + rescues - heroics)
    walks = symbols[MOVE] + symbols[WILD] - wilds
    return UNUSED * (attacks + heroics + wilds) + UNUSED_MOVE * walks + UNUSED_MOVE * min(moves, symbols[MOVE])


def _missions(state: UnitedState) -> float:
    row = state.cards.villains[state.villain]
    needed = missions.ALL_MISSIONS if row.goal == "missions" else missions.VILLAIN_EXPOSED
    done = len(state.completed)
    total = done * (MISSION + MISSION_DONE)
    shares = sorted(
        (
            state.missions[mission] / state.cards.slots[mission]
            for mission in range(len(state.missions))
            if mission not in state.completed
        ),
        reverse=True,
    )
    for rank, share in enumerate(shares):
        # A finished Mission is worth more than two half-finished Missions.
        points = MISSION if done + rank < needed else GOAL_MISSION if row.goal else SPARE_MISSION
        total += points * (0.7 * share + 0.3 * share * share)
    total -= BLOW * state.shields
    if done >= missions.VILLAIN_EXPOSED and state.health != NO_HEALTH:
        total -= BLOW * (state.health - row.health[state.counted_heroes - 2])
        if row.companion:
            total -= COMPANION_FAR * distance(state.companion_at, state.villain_at)
    elif state.health != NO_HEALTH and row.health:
        total -= 0.7 * BLOW * (state.health - row.health[state.counted_heroes - 2])
    return total


def _clock(state: UnitedState) -> float:
    end = villain.track_end(state)
    total = PLAN_LEFT * (len(state.plans) + len(state.villain_hand))
    if end:
        filled = state.track / end
        total -= TRACK * (USUAL_TRACK / end) * state.track * (0.6 + filled * filled)
    if state.tempo:
        total += 0.8 * state.tempo
    if state.villain_missions:
        shares = sorted(have / slots for have, slots in zip(state.villain_missions, state.cards.slots, strict=True))
        for share in shares[1:]:  # the Villain needs only two of the three Missions
            total -= VILLAIN_MISSION * (0.5 * share + share * share)
    if state.removed and "removed" in state.cards.villains[state.villain].plot:
        total -= HERO_LOST * len(state.removed)
    return total


def _places(state: UnitedState) -> float:
    total = 0.0
    free = 0
    for place in state.places:
        left = place.free
        free += left
        if left <= 0:
            total -= FULL_PLACE
        elif left == 1:
            total -= NEARLY_FULL_PLACE
        total -= 0.2 * (place.doombots + 2 * place.armoured)
        if place.bots:
            total -= HOSTILE_BOT if tokens.bots_are_hostile(state) else -0.2
    if "doombots" in state.cards.villains[state.villain].plot:
        total -= DOOMBOT_FULL / (1.0 + free)
    return total


def _threats(state: UnitedState) -> float:
    total = 0.0
    exposed = len(state.completed) >= missions.VILLAIN_EXPOSED
    for threat in state.threats:
        if threat.at == NOWHERE:
            continue
        total -= THREAT_IN_PLAY
        row = state.cards.threats[threat.id]
        if exposed and ("guards-villain" in row.rules or "cloaks-villain" in row.rules):
            total -= BARRIER
        if row.henchman:
            total += THREAT_PROGRESS * (threats.full_health(state, threat.id) - threat.health)
        else:
            total += THREAT_PROGRESS * sum(threat.filled)
        if threat.stunned:
            total += 0.7
    if state.stunned:
        total += 1.2
    return total


def _heroes(state: UnitedState) -> float:
    total = _reach(state) + _symbols_left(state)
    for hero in state.heroes:
        held = len(hero.hand)
        total += HAND[0] if hero.down else HAND[min(held, len(HAND) - 1)]
        left = held + len(hero.deck)
        if left < 3:
            total -= LAST_CARDS * (3 - left)
        tokens = hero.tokens
        total += TOKEN * (tokens[0] + tokens[ATTACK] + tokens[HEROIC]) + WILD_TOKEN * tokens[WILD]
        total += 0.3 * sum(gear.ready for gear in hero.gear) + 0.8 * len(hero.supers)
        total -= 0.4 * hero.crisis + 0.5 * hero.at_random
    total -= 0.7 * len(state.villain_supers)
    return total


def _reach(state: UnitedState) -> float:
    """Return the value of the work at and beside the Heroes' Locations."""
    total = 0.0
    exposed = damage.villain_can_be_hurt(state)
    there = [work(state, at) for at in range(RING)]
    for hero in state.heroes:
        if hero.at != NOWHERE:
            at = hero.at
            total += WORK_HERE * there[at] + WORK_BESIDE * max(there[(at + 1) % RING], there[at - 1])
            if exposed:
                total -= EXPOSED_NEAR * min(2, distance(at, state.villain_at))
    return total


def _symbols_left(state: UnitedState) -> float:
    """Return the value that the latest card's symbols have for the next Hero."""
    latest = state.last_hero_entry()
    if latest == NOWHERE or state.storyline[latest].facedown:
        return 0.0
    symbols = state.storyline[latest].symbols
    return NEXT_SYMBOL * (sum(symbols) + symbols[WILD])
