"""Refusals: the things a player can point at, and the rules that prevent actions with these things."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.dagger.cards import ACTIONS, Text
from tableverse.games.dagger.frames.combat import Attack
from tableverse.games.dagger.frames.defying import Defy
from tableverse.games.dagger.frames.free_use import free_uses
from tableverse.games.dagger.frames.hero_phase import Turn, options_without_token
from tableverse.games.dagger.frames.moving import Move
from tableverse.games.dagger.ids import card_of, label_of
from tableverse.games.dagger.rules.actions import attackable, defiable, hero_actions, why_no_base, why_untaken
from tableverse.games.dagger.rules.heroes import why_unusable
from tableverse.games.dagger.rules.in_play import can_use_team_up
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.choice import Message, Refusal

#: The rule behind each kind of question.
QUESTIONS: Final = {
    "turn": "DAG-HPH-03",
    "turn-end": "DAG-HPH-03",
    "hero": "DAG-SETUP-01",
    "aspect": "DAG-SETUP-06",
    "first": "DAG-SETUP-15",
    "iliad": "DAG-SETUP-16",
    "start": "DAG-SETUP-18",
    "enter": "DAG-DEF-06",
    "move": "DAG-MOVE-01",
    "attack": "DAG-COMBAT-01",
    "defy": "DAG-DEFY-01",
    "roll": "DAG-COMBO-04",
    "wild": "DAG-DEFF-01",
    "mission": "DAG-HMIS-01",
    "push": "DAG-DMG-04",
    "activate": "DAG-ACT-02",
    "toward": "DAG-ACT-08",
    "target": "DAG-ACT-05",
    "bifrost": "DAG-ASGARD-02",
    "over": "DAG-WIN-01",
}
#: The faces of the dice.
FACES: Final = ("attack", "defy", "tactics", "wild")
#: The rule behind each reason.
RULES: Final = {
    "acted": "DAG-HPH-03",
    "always": "DAG-HABIL-02",
    "base-elsewhere": "DAG-DACT-01",
    "combat-first": "DAG-COMBAT-01",
    "condition": "DAG-HABIL-02",
    "defy-first": "DAG-DEFY-01",
    "enemy-far": "DAG-COMBAT-01",
    "exhausted": "DAG-SUP-01",
    "full": "DAG-ASPECT-04",
    "held": "DAG-BOARD-06",
    "here": "DAG-MOVE-01",
    "invaded": "DAG-DACT-02",
    "locked": "DAG-SUP-04",
    "mission-far": "DAG-DEFY-01",
    "move-first": "DAG-MOVE-01",
    "no-defy": "DAG-MIS-01",
    "no-enemy": "DAG-COMBAT-01",
    "no-mission": "DAG-DEFY-01",
    "no-target": "DAG-HABIL-01",
    "no-tokens": "DAG-HPH-08",
    "not-adjacent": "DAG-BOARD-02",
    "once": "DAG-HPH-06",
    "rolled": "DAG-TEST-01",
    "spent-on": "DAG-HPH-05",
    "other-hero": "DAG-HPH-03",
    "strengthened": "DAG-COMBO-08",
    "taken": "DAG-HPH-06",
    "team-up": "DAG-TEAM-02",
}


def pointable(state: DaggerState, seat: int) -> list[str]:
    """Return the public things on the table, and the spaces and cards of the player's heroes."""
    if state.phase == "setup":
        return []
    found = list(dict.fromkeys([*state.board.spaces, *state.bases()]))
    found += [enemy.id for enemy in state.all_enemies()]
    found += [mission.id for mission in state.missions()]
    found += [held.id for held in state.held]
    found += [f"die:{face}" for face in FACES]
    for hero in state.heroes:
        if hero.space:
            found += [hero.id, f"token:{hero.id}"]
    for hero in state.heroes:
        if hero.seat == seat and hero.space:
            cards = state.cards
            sheet = cards.heroes[hero.id].sheet
            found += [label_of(hero.id, action) for action in ACTIONS]
            found += [text.ability.label for text in cards.heroes[hero.id].texts if text.kind == "action"]
            found += [*cards.shared[sheet], cards.exclusive[hero.id], cards.team_up_of[sheet]]
    return list(dict.fromkeys(found))


def refusals(state: DaggerState, seat: int, thing: str) -> list[Refusal]:
    frame = state.frames[-1]
    if isinstance(frame, Turn):
        return _turn(state, frame, seat, thing)
    if isinstance(frame, Move):
        space = state.present_hero(frame.hero).space
        if thing in state.board.spaces and thing != space and thing not in state.neighbours(space):
            return [_refusal("move", "not-adjacent", space=thing)]
    elif isinstance(frame, Attack):
        if state.enemy(thing) is not None and thing not in frame.targets:
            return [_refusal("attack", "enemy-far", enemy=thing)]
    elif (
        isinstance(frame, Defy)
        and state.mission(thing) is not None
        and thing not in defiable(state, state.present_hero(frame.hero))
    ):
        return [_defy_refusal(state, thing)]
    return []


# --- in a turn ----------------------------------------------------------------------------------------------------


def _turn(state: DaggerState, turn: Turn, seat: int, thing: str) -> list[Refusal]:
    hero = state.present_hero(turn.hero)
    if state.mission(thing) is not None or state.enemy(thing) is not None:
        return [_refusal("act", "acted", hero=hero.id)] if turn.step else _target_refusals(state, hero, thing)
    if thing in state.board.spaces or thing in state.bases():
        return [_refusal("act", "acted", hero=hero.id)] if turn.step else _place(state, hero, thing)
    if any(held.id == thing for held in state.held):
        return _held(state, hero, thing)
    kind, _, name = thing.rpartition(":")
    if kind == "die":
        return [_refusal("die", "rolled")]
    if kind == "token" or state.hero(thing) is not None:
        return [] if thing == hero.id else _tokens(turn, hero, name)
    if card_of(thing) != thing:  # the thing is the token space of an action
        if card_of(thing) != hero.id:
            return [_refusal("act", "other-hero", hero=card_of(thing))]
        return [_refusal("act", "acted", hero=hero.id)] if turn.step else _token_space(state, hero, thing)
    return _card(state, hero, seat, thing)


def _tokens(turn: Turn, active: Hero, hero: str) -> list[Refusal]:
    """Explain that a hero's tokens are spent by choosing an action."""
    if hero != active.id:
        return [_refusal("act", "other-hero", hero=hero)]
    if not active.normal + active.empowered:
        return [_refusal("act", "no-tokens", hero=hero)]
    return [_refusal("act", "acted" if turn.step else "spent-on", hero=hero)]


def _target_refusals(state: DaggerState, hero: Hero, thing: str) -> list[Refusal]:
    """Explain that enemies and missions are chosen after the action. An elite enemy is both."""
    if state.enemy(thing) is not None:
        near = thing in attackable(state, hero)
        return [_refusal("attack", "combat-first" if near else "enemy-far", enemy=thing)]
    if thing in defiable(state, hero):
        return [_refusal("defy", "defy-first", mission=thing)]
    return [_defy_refusal(state, thing)]


def _defy_refusal(state: DaggerState, mission: str) -> Refusal:
    why = "no-defy" if state.cards.missions[mission].defy_from is None else "mission-far"
    return _refusal("defy", why, mission=mission)


def _place(state: DaggerState, hero: Hero, thing: str) -> list[Refusal]:
    found: list[Refusal] = []
    if thing in state.bases():
        why = why_no_base(state, hero, thing)
        if why:
            found.append(_refusal("base", why, base=thing))
    if thing in state.board.spaces and (thing != hero.space or thing not in state.bases()):
        near = thing in state.neighbours(hero.space)
        why = "here" if thing == hero.space else "move-first" if near else "not-adjacent"
        found.append(_refusal("move", why, space=thing, hero=hero.id))
    return found


def _token_space(state: DaggerState, hero: Hero, label: str) -> list[Refusal]:
    action = label.partition("/")[2]
    if action in ACTIONS:
        why = why_untaken(state, hero, action)
        return [_refusal(action, why, hero=hero.id, action=action)] if why else []
    if any(text.ability.label == label for text in hero_actions(state, hero)):
        return []
    text = state.cards.texts[label]
    why = "taken" if text.id in hero.used else why_unusable(state, text, hero)
    return [_refusal("ability", why, text=label)]


def _held(state: DaggerState, hero: Hero, event: str) -> list[Refusal]:
    if any(option.thing == event for option in options_without_token(state, hero)):
        return []
    price = state.cards.events[event].discard_for
    return [_refusal("discard", "held", event=event, price=price, have=state.team_up)]


def _card(state: DaggerState, hero: Hero, seat: int, card: str) -> list[Refusal]:
    """Explain why a support or team-up card cannot be used."""
    if any(card in option.targets for option in free_uses(state, hero)):
        return []
    owner = next(one for one in state.heroes if one.seat == seat and card in _cards_of(state, one))
    if card == state.cards.team_up_of[state.cards.heroes[owner.id].sheet]:
        if not can_use_team_up(state, owner):
            cost = state.cards.team_ups[card].cost
            return [_refusal("use", "team-up", card=card, price=cost, have=state.team_up)]
    elif card == state.cards.exclusive[owner.id]:
        if not owner.unlocked:
            return [_refusal("use", "locked", card=card)]
    elif card not in owner.ready:
        return [_refusal("use", "exhausted", card=card)]
    if owner is not hero:
        return [_refusal("use", "other-hero", hero=owner.id)]
    free: list[Text] = [text for text in state.cards.free_texts if text.card == card]
    if not free:
        return [_refusal("use", "always", card=card)]
    return [_refusal("use", why_unusable(state, free[0], owner), text=free[0].ability.label)]


def _cards_of(state: DaggerState, hero: Hero) -> list[str]:
    sheet = state.cards.heroes[hero.id].sheet
    return [*state.cards.shared[sheet], state.cards.exclusive[hero.id], state.cards.team_up_of[sheet]]


def _refusal(verb: str, why: str, **arguments: Any) -> Refusal:
    return Refusal(verb, RULES[why], Message(f"dagger-refusal-{why}", arguments))
