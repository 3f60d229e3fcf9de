"""What a hero can do from where they stand."""

from __future__ import annotations

from tableverse.games.dagger.cards import Text
from tableverse.games.dagger.rules.enemies import has_trait
from tableverse.games.dagger.rules.heroes import usable
from tableverse.games.dagger.rules.in_play import passive
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.effects import Resolving

#: Spaces for tokens on each aspect action.
ASPECT_SPACES = 2


def attackable(state: DaggerState, hero: Hero) -> list[str]:
    """Enemies that the hero's combat action can reach."""
    spaces = [hero.space]
    if passive(state, "combat-reach", "", hero):
        spaces.extend(state.neighbours(hero.space))
    return [enemy.id for enemy in state.foes() if enemy.space in spaces]


def defiable(state: DaggerState, hero: Hero) -> list[str]:
    """Missions that the hero can defy from where they stand."""
    spaces = [hero.space]
    if passive(state, "defy-reach", "", hero):
        spaces.extend(state.neighbours(hero.space))
    found: list[str] = []
    for mission in state.missions():
        where = state.cards.missions[mission.id].defy_from
        if where is not None:
            run = Resolving("", hero.seat, mission.id, {"you": hero.id})
            places = where.find(state, run)
            if any(space in places for space in spaces):
                found.append(mission.id)
    return found


def can_take(state: DaggerState, hero: Hero, action: str) -> bool:
    """An aspect action can be chosen if it can do something; moving and resting always can."""
    if action == "combat":
        return bool(attackable(state, hero))
    if action == "defy":
        return bool(defiable(state, hero))
    return True


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
