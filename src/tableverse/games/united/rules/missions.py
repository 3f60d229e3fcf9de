"""The Heroes' Missions, and the Villain's own Missions."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.ids import RING
from tableverse.games.united.rules import hands, outcome, powers
from tableverse.games.united.state import UnitedState

RESCUE: Final = 0
DEFEAT: Final = 1
CLEAR: Final = 2
MISSIONS: Final = ("rescue-civilians", "defeat-thugs", "clear-threats")
#: Numbers of complete Missions from which Villain turns come faster, the Villain can be damaged, and every Hero draws a
#: card.
UNDER_PRESSURE: Final = 1
VILLAIN_EXPOSED: Final = 2
ALL_MISSIONS: Final = 3
#: Number of complete own Missions with which a Villain whose plot is "missions" wins the game.
VILLAIN_MISSIONS: Final = 2


def progress(state: UnitedState, mission: int) -> None:
    """Put a token on a Mission, unless the Mission is complete or an effect locks its last slot."""
    if mission in state.completed:
        return
    slots = state.cards.slots[mission]
    if state.missions[mission] == slots - 1 and _last_slot_locked(state):
        state.emit("slot-locked", {"mission": MISSIONS[mission]})
        return
    state.missions[mission] += 1
    state.emit("progress", {"mission": MISSIONS[mission], "amount": state.missions[mission]})
    if state.missions[mission] == slots:
        complete(state, mission)


def _last_slot_locked(state: UnitedState) -> bool:
    return powers.in_play(state, "last-slot")


def complete(state: UnitedState, mission: int) -> None:
    state.completed.append(mission)
    state.missions[mission] = 0
    done = len(state.completed)
    state.emit("mission-complete", {"mission": MISSIONS[mission], "done": done})
    villain = state.cards.villains[state.villain]
    if done == VILLAIN_EXPOSED and villain.companion:
        state.companion_at = (state.villain_at + RING // 2) % RING
        state.emit("companion-moved", {"place": state.places[state.companion_at].id})
    if done == ALL_MISSIONS:
        for hero in state.standing():
            hands.draw(state, hero, 1)
        if villain.goal == "missions":
            outcome.heroes_win(state, "missions")


def regress(state: UnitedState, mission: int, amount: int) -> None:
    if mission in state.completed:
        return
    gone = min(amount, state.missions[mission])
    if gone:
        state.missions[mission] -= gone
        state.emit("mission-lost", {"mission": MISSIONS[mission], "amount": gone})


def villain_progress(state: UnitedState, mission: int) -> None:
    """Put a token on one of the Villain's own Missions. The Heroes lose once two of these are complete."""
    slots = state.cards.slots
    if not state.villain_missions or state.villain_missions[mission] >= slots[mission]:
        return
    state.villain_missions[mission] += 1
    state.emit("villain-progress", {"mission": MISSIONS[mission], "amount": state.villain_missions[mission]})
    if sum(have >= full for have, full in zip(state.villain_missions, slots, strict=True)) >= VILLAIN_MISSIONS:
        outcome.heroes_lose(state, "villain-missions")


def villain_collects(state: UnitedState, at: int, kind: str) -> None:
    """Let the Villain rescue a Civilian or defeat a Thug."""
    place = state.places[at]
    if kind == "civilian" and place.civilians:
        place.civilians -= 1
    elif kind == "thug" and place.thugs:
        place.thugs -= 1
    else:
        return
    state.emit("collected", {"kind": kind, "place": place.id})
    villain_progress(state, RESCUE if kind == "civilian" else DEFEAT)
