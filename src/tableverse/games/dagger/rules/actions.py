"""The actions that a hero can take."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.cards import Text
from tableverse.games.dagger.rules.enemies import has_trait
from tableverse.games.dagger.rules.heroes import usable
from tableverse.games.dagger.rules.in_play import passive
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.effects import Resolving

#: Token spaces on each aspect action.
ASPECT_SPACES: Final = 2


def attackable(state: DaggerState, hero: Hero, first: bool = False) -> list[str]:
    """Return the enemies within reach of the hero's combat action. With ``first``, return only the first."""
    spaces = [hero.space]
    if passive(state, "combat-reach", "", hero):
        spaces.extend(state.neighbours(hero.space))
    found: list[str] = []
    for enemy in state.all_enemies():
        if enemy.space in spaces:
            found.append(enemy.id)
            if first:
                break
    return found


def defiable(state: DaggerState, hero: Hero, first: bool = False) -> list[str]:
    """Return the missions that the hero can defy now. With ``first``, return only the first."""
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
    """Return the reason why an aspect action would have no effect, or "". Moving and resting are always possible."""
    if action == "combat":
        return "" if attackable(state, hero, first=True) else "no-enemy"
    if action == "defy":
        return "" if defiable(state, hero, first=True) else "no-mission"
    return ""


def why_untaken(state: DaggerState, hero: Hero, action: str) -> str:
    """Return the reason why a hero cannot take an aspect action, or ""."""
    return why_idle(state, hero, action) if hero.used.count(action) < ASPECT_SPACES else "full"


def why_no_base(state: DaggerState, hero: Hero, base: str) -> str:
    """Return the reason why a hero cannot take the action of a base, or ""."""
    if state.base_at(hero.space) != base:
        return "base-elsewhere"
    if base in state.board_tokens:
        return "taken"
    return "" if can_act_on_base(state, base) else "invaded"


def effects_for(state: DaggerState, hero: Hero, anywhere: bool = False) -> list[str]:
    """Return the bases whose D.A.G.G.E.R. effect the hero may resolve now."""
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
    """Return the abilities of the hero's and the nemesis's sheet that can be used with a token now."""
    texts = [text for text in state.cards.heroes[hero.id].texts if text.kind == "action" and text.id not in hero.used]
    sabotage = state.cards.nemeses[state.nemesis.card].sabotage
    if sabotage is not None and sabotage.id not in state.board_tokens:
        texts.append(sabotage)
    return [text for text in texts if usable(state, text, hero)]


def can_act_on_base(state: DaggerState, base: str) -> bool:
    """Return whether a base has its action. An invaded base keeps the action if a mission responds to it."""
    if base not in state.invaded:
        return True
    answers = state.cards.triggers.get("dagger-action", ())
    return any(state.mission(text.card) is not None for text in answers)
