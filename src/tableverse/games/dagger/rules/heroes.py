"""Heroes: positions, tokens, supports, and the costs of texts."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.cards import Text
from tableverse.games.dagger.rules.in_play import changes, passive
from tableverse.games.dagger.rules.tracks import lose_team_up
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.effects import Resolving


def hero_life(state: DaggerState, hero: Hero) -> int:
    return state.cards.heroes[hero.id].life


#: Numbers of an action that cards may change, each with its scope.
ACTION_NUMBERS: Final = (
    ("dice", "combat"),
    ("dice", "defy"),
    ("successes", "combat"),
    ("successes", "defy"),
    ("successes", "rest"),
    ("move", "action"),
)


def action_changes(state: DaggerState, hero: Hero) -> list[tuple[str, str, str, int]]:
    """Return the changes to the numbers of a hero's actions: number, action, card and amount."""
    found: list[tuple[str, str, str, int]] = []
    for stat, scope in ACTION_NUMBERS:
        for origin, amount in changes(state, stat, scope, hero):
            if amount:
                found.append((stat, "move" if stat == "move" else scope, origin, amount))
    return found


def move_hero(state: DaggerState, hero: Hero, space: str) -> None:
    if space and hero.space != space:
        state.emit("moved", {"hero": hero.id, "from_space": hero.space, "space": space})
        hero.space = space


def strengthen(state: DaggerState, hero: Hero) -> None:
    if not hero.strengthened:
        hero.strengthened = True
        state.emit("strengthened", {"hero": hero.id})


def weaken(state: DaggerState, hero: Hero) -> bool:
    """Remove a hero's strengthened token. Return whether the hero had one."""
    if not hero.strengthened:
        return False
    hero.strengthened = False
    state.emit("weakened", {"hero": hero.id})
    return True


def charge(state: DaggerState, hero: Hero, support: str) -> None:
    """Put 1 progress on an exhausted shared support, and turn the support faceup when it has enough."""
    need = state.cards.supports[support].charge
    amount = hero.charge.get(support, 0) + 1
    if amount >= need:
        hero.ready = [*hero.ready, support]
        hero.charge = {id: number for id, number in hero.charge.items() if id != support}
        state.emit("readied", {"hero": hero.id, "support": support})
    else:
        hero.charge = {**hero.charge, support: amount}
        state.emit("charged", {"hero": hero.id, "support": support, "amount": amount, "need": need})


def chargeable(state: DaggerState, hero: Hero) -> list[str]:
    if passive(state, "no-charge", ""):
        return []
    return [id for id in state.cards.shared[state.cards.heroes[hero.id].sheet] if id not in hero.ready]


def exhaust(state: DaggerState, hero: Hero, support: str) -> None:
    hero.ready = [id for id in hero.ready if id != support]
    state.emit("exhausted", {"hero": hero.id, "support": support})


def ready_team_up(state: DaggerState, hero: Hero) -> None:
    card = state.cards.team_ups[state.cards.team_up_of[state.cards.heroes[hero.id].sheet]]
    lose_team_up(state, card.cost)
    hero.teamed = True
    state.emit("team-up-ready", {"hero": hero.id, "card": card.id})


def usable(state: DaggerState, text: Text, hero: Hero) -> bool:
    return not why_unusable(state, text, hero)


def why_unusable(state: DaggerState, text: Text, hero: Hero) -> str:
    """Return the reason why a hero cannot use a text, or ""."""
    label = text.ability.label
    if text.once and label in state.once:
        return "once"
    if text.combo == "strengthened" and not hero.strengthened:
        return "strengthened"
    when, needs = text.ability.when, text.needs
    if when is None and needs is None:
        return ""
    run = Resolving(label, hero.seat, hero.id, {"you": hero.id}, [])
    if when is not None and not when.holds(state, run):
        return "condition"
    return "" if needs is None or needs.find(state, run) else "no-target"


def use_text(state: DaggerState, text: Text, hero: Hero) -> None:
    """Pay the cost of a text: exhaust its card, spend its token, mark it as used if it works once per round."""
    if text.once:
        state.once.append(text.ability.label)
    if text.exhausts:
        if text.home == "team-up":
            if not hero.teamed:
                ready_team_up(state, hero)
            hero.teamed = False
            state.emit("team-up-used", {"hero": hero.id, "card": text.card})
        else:
            exhaust(state, hero, text.card)
    if text.combo == "strengthened":
        weaken(state, hero)
