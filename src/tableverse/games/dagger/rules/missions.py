"""Missions, progress, and the nemesis sheet."""

from __future__ import annotations

from tableverse.games.dagger.cards import MissionCard
from tableverse.games.dagger.rules.in_play import passive
from tableverse.games.dagger.rules.occurrences import occur, resolve
from tableverse.games.dagger.rules.tracks import gain_team_up, raise_threat
from tableverse.games.dagger.state import HERO_SPOT, SIDE_SPOTS, DaggerState, Enemy, Hero, Mission


def needed(state: DaggerState, mission: Mission) -> int:
    """Return the progress that completes a mission, or 0 if only its text can complete it."""
    card = state.cards.missions[mission.id]
    return card.progress * state.per_player() if card.per_player else card.progress


def place(state: DaggerState, mission: Mission, amount: int, hero: str = "") -> None:
    if amount <= 0:
        return
    mission.progress += amount
    state.emit("progress", {"mission": mission.id, "amount": amount, "total": mission.progress})
    if mission is state.top:
        if hero:
            occur(state, "nemesis-progress", {"hero": hero, "amount": amount})
        return
    need = needed(state, mission)
    if need and mission.progress >= need:
        complete(state, mission)


def complete(state: DaggerState, mission: Mission) -> None:
    """Complete a side or hero mission at once."""
    card = state.cards.missions[mission.id]
    state.emit("completed", {"mission": mission.id})
    if card.kind == "side":
        state.sides = [other for other in state.sides if other.id != mission.id]
        gain_team_up(state, card.team_up)
    elif mission is state.hero_mission:
        state.hero_mission = None
        for hero in state.heroes:
            if hero.id == card.owner:
                hero.unlocked = True
                state.emit("unlocked", {"hero": hero.id, "support": state.cards.exclusive[hero.id]})
    occur(state, "mission-completed", {"mission": mission.id, "kind": card.kind})


def spawn_side_mission(state: DaggerState) -> None:
    """Place the next side mission on a free spot, or raise threat if none is free. No-op when the deck is empty."""
    if len(state.sides) == len(SIDE_SPOTS):
        state.emit("no-spot", {})
        raise_threat(state, len(state.heroes) + 1)
        return
    if not state.side_deck:
        return
    card = place_side_mission(state)
    if card.arrives is not None:
        resolve(state, card.arrives.label, card.id)


def place_side_mission(state: DaggerState) -> MissionCard:
    """Place the next side mission on a free spot, with its elite enemy if it has one. Do not resolve its text."""
    card = state.cards.missions[state.side_deck.pop()]
    taken = [mission.spot for mission in state.sides]
    spot = next(spot for spot in SIDE_SPOTS if spot not in taken)
    state.sides.append(Mission(card.id, spot))
    state.emit("side-mission", {"mission": card.id, "spot": spot}, reveals=True)
    if card.elite is not None:
        state.enemies.append(Enemy(card.id, card.id, card.space))
        state.emit("spawned", {"enemy": card.id, "space": card.space})
    return card


def play_hero_mission(state: DaggerState, hero: Hero) -> None:
    card = state.cards.missions[state.cards.hero_missions[hero.id]]
    hero.mission = False
    state.hero_mission = Mission(card.id, HERO_SPOT)
    state.emit("hero-mission", {"hero": hero.id, "mission": card.id})
    if card.arrives is not None:
        resolve(state, card.arrives.label, card.id, hero)


def place_on_sheet(state: DaggerState, amount: int, by_ability: bool = False) -> None:
    if by_ability:
        amount += passive(state, "sheet-by-ability", "")
    if amount > 0:
        state.sheet += amount
        state.emit("sheet", {"amount": amount, "total": state.sheet})


def remove_from_sheet(state: DaggerState, amount: int) -> int:
    amount = min(amount, state.sheet)
    if amount > 0:
        state.sheet -= amount
        state.emit("sheet-down", {"amount": amount, "total": state.sheet})
    return amount


def counted_sheet(state: DaggerState) -> int:
    """Return the progress on the nemesis sheet, except the progress that containment hides in the showdown."""
    if state.showdown and state.cards.nemeses[state.nemesis.card].showdown.hides_progress:
        return max(0, state.sheet - state.containment)
    return state.sheet


def start_showdown(state: DaggerState) -> None:
    """Flip the nemesis sheet: clear stun and damage, resolve the start, then the texts of completed missions."""
    sheet = state.cards.nemeses[state.nemesis.card]
    state.showdown = True
    state.stunned = False
    state.nemesis.damage = 0
    state.emit("showdown", {"enemy": state.nemesis.id})
    occur(state, "showdown", {})
    resolve(state, sheet.showdown.start.label, state.nemesis.id)
