"""Features of a position for the win model: the remaining work and the remaining time. All features are public."""

from __future__ import annotations

from tableverse.bots.united.heuristic_value import terms
from tableverse.bots.united.locations import distance
from tableverse.games.united.ids import NO_HEALTH, NOWHERE
from tableverse.games.united.rules import missions, rhythm, villain
from tableverse.games.united.state import UnitedState

FEATURES = (
    # The terms of the heuristic value.
    "missions",
    "clock",
    "places",
    "threats",
    "heroes",
    "reach",
    "symbols",
    # Features of the Villain.
    "exposed",
    "mission-goal",
    "other-goal",
    "plans",
    "turns",
    "work-a-turn",
    "missions-a-turn",
    "track-left",
    "villain-soon",
    "villain-far",
    "tempo",
    # Features of the Locations.
    "full",
    "civilians",
    "in-play",
    "henchmen",
    "to-fill",
    # Features of the Heroes.
    "hand",
    "cards",
    "down",
)


def features(state: UnitedState) -> list[float]:
    counted = terms(state)
    return [
        counted["missions"],
        counted["clock"],
        counted["places"],
        counted["threats"],
        counted["heroes"],
        counted["reach"],
        counted["symbols"],
        *_villain(state),
        float(sum(place.free <= 0 for place in state.places)),
        float(sum(place.civilians for place in state.places)),
        *_threats(state),
        *_heroes(state),
    ]


def _villain(state: UnitedState) -> list[float]:
    goal = state.cards.villains[state.villain].goal
    exposed = len(state.completed) >= missions.VILLAIN_EXPOSED
    every = rhythm.threshold(state)
    soon = every - state.since
    turns = len(state.plans) * every + max(0, soon)
    work = missions_left(state)
    health = 0 if state.health == NO_HEALTH else state.health
    end = villain.track_end(state)
    far = 0
    if exposed and state.villain_at != NOWHERE:
        far = min((distance(hero.at, state.villain_at) for hero in state.heroes), default=0)
    return [
        float(exposed),
        float(goal == "missions"),
        float(bool(goal)),
        float(len(state.plans)),
        float(turns),
        (work + health) / max(1, turns),
        min(3.0, (work / 2.0 + (0 if goal == "missions" else health)) / max(1, turns)),
        float(end - state.track if end else 0),
        float(soon),
        float(far),
        float(state.tempo),
    ]


def missions_left(state: UnitedState) -> int:
    """Return the number of tokens still needed by the easiest Missions that the Heroes must complete."""
    goal = state.cards.villains[state.villain].goal
    needed = missions.ALL_MISSIONS if goal == "missions" else missions.VILLAIN_EXPOSED
    left = sorted(
        state.cards.slots[mission] - state.missions[mission]
        for mission in range(len(state.missions))
        if mission not in state.completed
    )
    return sum(left[: max(0, needed - len(state.completed))])


def _threats(state: UnitedState) -> list[float]:
    """Return features of Threats in play: the Henchmen's Health, and the missing symbols of other Threats."""
    in_play = henchmen = to_fill = 0
    for threat in state.threats:
        if threat.at == NOWHERE:
            continue
        in_play += 1
        row = state.cards.threats[threat.id]
        if row.henchman:
            henchmen += threat.health
        else:
            to_fill += sum(row.clear) - sum(threat.filled)
    return [float(in_play), float(henchmen), float(to_fill)]


def _heroes(state: UnitedState) -> list[float]:
    """Return the number of cards in hand and of cards left for each Hero, and the number of Heroes who are down."""
    count = max(1, len(state.heroes))
    hand = sum(len(hero.hand) for hero in state.heroes)
    deck = sum(len(hero.deck) for hero in state.heroes)
    return [hand / count, (hand + deck) / count, float(sum(hero.down for hero in state.heroes))]
