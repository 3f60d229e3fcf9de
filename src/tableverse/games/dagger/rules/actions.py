"""What a hero can do from where they stand."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.cards import Text
from tableverse.games.dagger.rules.enemies import has_trait
from tableverse.games.dagger.rules.heroes import usable
from tableverse.games.dagger.rules.in_play import passive
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.effects import Resolving

#: Spaces for tokens on each aspect action.
ASPECT_SPACES: Final = 2


def attackable(state: DaggerState, hero: Hero, first: bool = False) -> list[str]:
    """Enemies that the hero's combat action can reach; no more than the ``first`` where one is enough to know."""
    spaces = [hero.space]
    if passive(state, "combat-reach", "", hero):
        spaces.extend(state.neighbours(hero.space))
    found: list[str] = []
    for enemy in state.foes():
        if enemy.space in spaces:
            found.append(enemy.id)
            if first:
                break
    return found


def defiable(state: DaggerState, hero: Hero, first: bool = False) -> list[str]:
    """Missions that the hero can defy from where they stand; no more than the ``first`` where one is enough."""
    beyond = state.neighbours(hero.space) if passive(state, "defy-reach", "", hero) else []
    found: list[str] = []
    for mission in state.missions():
        where = state.cards.missions[mission.id].defy_from
        if where is not None:
            run = Resolving("", hero.seat, mission.id, {"you": hero.id}, [])
            places = where.find(state, run)
            if hero.space in places or (beyond and any(space in places for space in beyond)):
                found.append(mission.id)
                if first:
                    break
    return found


def can_take(state: DaggerState, hero: Hero, action: str) -> bool:
    return not why_idle(state, hero, action)


def why_idle(state: DaggerState, hero: Hero, action: str) -> str:
    """What keeps an aspect action from doing anything, "" if nothing does: moving and resting always do."""
    if action == "combat":
        return "" if attackable(state, hero, first=True) else "no-enemy"
    if action == "defy":
        return "" if defiable(state, hero, first=True) else "no-mission"
    return ""


def why_untaken(state: DaggerState, hero: Hero, action: str) -> str:
    """What keeps a hero from an aspect action, "" if nothing does."""
    return why_idle(state, hero, action) if hero.used.count(action) < ASPECT_SPACES else "full"


def why_no_base(state: DaggerState, hero: Hero, base: str) -> str:
    """What keeps a hero from the action of a base, "" if nothing does."""
    if state.base_at(hero.space) != base:
        return "base-elsewhere"
    if base in state.board_tokens:
        return "taken"
    return "" if can_act_on_base(state, base) else "invaded"


def effects_for(state: DaggerState, hero: Hero, anywhere: bool = False) -> list[str]:
    """Bases whose D.A.G.G.E.R. effect the hero may resolve from where they stand."""
    if passive(state, "no-support", ""):
        return []
    for enemy in state.enemies:
        if enemy.space == hero.space and has_trait(state, enemy, "blocks-support"):
            return []
    bases = state.bases() if anywhere else state.bases_in_region_of(hero.space)
    return [base for base in bases if base not in state.invaded]


def resolve_base(state: DaggerState, base: str, hero: Hero) -> None:
    state.emit("effect", {"base": base, "hero": hero.id})
    resolve(state, state.cards.base_effects[base].label, base, hero)


def hero_actions(state: DaggerState, hero: Hero) -> list[Text]:
    """Abilities of the hero's sheet, and of the nemesis's, that a token can pay for now."""
    texts = [text for text in state.cards.heroes[hero.id].texts if text.kind == "action" and text.id not in hero.used]
    sabotage = state.cards.nemeses[state.nemesis.card].sabotage
    if sabotage is not None and sabotage.id not in state.board_tokens:
        texts.append(sabotage)
    return [text for text in texts if usable(state, text, hero)]


def can_act_on_base(state: DaggerState, base: str) -> bool:
    """An invaded base still has its action for missions that call for it."""
    if base not in state.invaded:
        return True
    answers = state.cards.triggers.get("dagger-action", ())
    return any(state.mission(text.card) is not None for text in answers)
