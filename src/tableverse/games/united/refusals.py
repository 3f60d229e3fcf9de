"""Refusals: the things a player can point at, and the rules that prevent actions with these things."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.united.frames.extra_actions import Acting, ActingAfar
from tableverse.games.united.frames.hero_turn import ACT, PLAY, WAY, HeroTurn
from tableverse.games.united.frames.villain_turn import VillainTurn
from tableverse.games.united.ids import NOBODY, NOWHERE, RING, VILLAIN, is_token, kind_of, name_of
from tableverse.games.united.rules import actions, hands, powers
from tableverse.games.united.rules.damage import why_threat_safe, why_villain_safe
from tableverse.games.united.rules.missions import MISSIONS
from tableverse.games.united.state import Hero, UnitedState
from tableverse.games.united.symbols import ATTACK, HEROIC, MOVE, SYMBOLS, WILD
from tableverse.kernel.choice import Message, Refusal
from tableverse.kernel.effects import Resolving

#: The rule behind each kind of question.
QUESTIONS: Final = {
    "turn": "UNI-HTURN-01",
    "recharge": "UNI-EQ-09",
    "way": "UNI-HTURN-02",
    "play": "UNI-PLAY-01",
    "action": "UNI-ACT-06",
    "act": "UNI-ACT-06",
    "location": "UNI-LOC-01",
    "excess": "UNI-TOK-02",
    "discard": "UNI-KO-01",
    "plan": "UNI-SV-11",
    "over": "UNI-WIN-01",
}
#: The rule behind each reason.
RULES: Final = {
    "answers": "UNI-EQ-06",
    "covered": "UNI-LOC-02",
    "display": "UNI-COM-14",
    "down": "UNI-KO-06",
    "elsewhere": "UNI-ATK-01",
    "end-of-turn": "UNI-LOC-01",
    "exit": "UNI-MOVE-01",
    "far": "UNI-MOVE-01",
    "friendly-bot": "UNI-ATK-01",
    "guarded": "UNI-WIN-03",
    "here": "UNI-MOVE-01",
    "hand": "UNI-PLAY-02",
    "hero": "UNI-DEF-07",
    "mission": "UNI-MISS-01",
    "mission-complete": "UNI-MISS-14",
    "missions-first": "UNI-WIN-03",
    "no-action": "UNI-ACT-01",
    "no-effect": "UNI-SPEC-01",
    "no-health": "UNI-WIN-02",
    "not-reached": "UNI-ACT-06",
    "not-ready": "UNI-EQ-04",
    "starting": "UNI-SV-13",
    "story": "UNI-ACT-05",
    "story-old": "UNI-ACT-02",
    "story-plan": "UNI-DEF-03",
    "untouchable": "UNI-ATK-04",
    "urgent": "UNI-PLAY-01",
}
TOKENS: Final = ("thugs", "doombots", "armoured", "civilians", "bots")


def pointable(state: UnitedState, seat: int) -> list[str]:
    """Return the public things on the table, and the player's own cards."""
    found = [f"place:{place.id}" for place in state.places]
    for place in state.places:
        amounts = (place.thugs, place.doombots, place.armoured, place.civilians, place.bots)
        found += [
            f"{kind.removesuffix('s')}@{place.id}" for kind, amount in zip(TOKENS, amounts, strict=True) if amount
        ]
    found += [f"threat:{threat.id}" for threat in state.threats if threat.at != NOWHERE]
    found += [f"mission:{mission}" for mission in MISSIONS]
    found += [f"hero:{hero.id}" for hero in state.heroes]
    found += [f"entry:{number}" for number in range(len(state.storyline))]
    if state.villain_at != NOWHERE:
        found.append(VILLAIN)
    cards = state.display[:]
    if 0 <= seat < len(state.heroes):
        cards += state.heroes[seat].hand
        found += [f"gear:{gear.id}" for gear in state.heroes[seat].gear]
    elif seat == state.villain_seat:
        cards += state.villain_hand
    return found + [f"card:{card}" for card in dict.fromkeys(cards)]


def refusals(state: UnitedState, seat: int, thing: str) -> list[Refusal]:
    frame = state.frames[-1]
    kind = kind_of(thing)
    if kind == "mission":
        number = MISSIONS.index(name_of(thing))
        return [
            _refusal("mission", "mission-complete" if number in state.completed else "mission", mission=name_of(thing))
        ]
    if kind in ("entry", "hero"):
        assert state.decision is not None
        if any(thing in option.targets for option in state.decision.options):
            return []
        return [
            _storyline_refusal(state, int(name_of(thing)))
            if kind == "entry"
            else _refusal("hero", "hero", hero=name_of(thing))
        ]
    if isinstance(frame, VillainTurn) and thing.startswith("card:") and name_of(thing) in state.villain_hand:
        plans = state.cards.plans
        starts = not state.storyline and any(plans[card].starting for card in state.villain_hand)
        return [_refusal("plan", "starting")] if starts and not plans[name_of(thing)].starting else []
    if isinstance(frame, Acting | ActingAfar):
        offered = any(option.thing == thing for option in frame.options(state))
        return [] if offered or kind in ("card", "gear") else [_refusal("act", "not-reached", thing=thing)]
    if not isinstance(frame, HeroTurn):
        return []
    hero = state.heroes[frame.hero]
    if frame.phase in (WAY, PLAY) and kind == "card":
        return _card(state, frame, hero, name_of(thing))
    return _action(state, frame, hero, thing) if frame.phase == ACT else []


def _storyline_refusal(state: UnitedState, number: int) -> Refusal:
    """Return the refusal for a Storyline card, whose symbols count only if it is the latest Hero card."""
    if state.storyline[number].hero == NOBODY:
        return _refusal("entry", "story-plan")
    later = any(entry.hero != NOBODY for entry in state.storyline[number + 1 :])
    return _refusal("entry", "story-old" if later else "story")


def _card(state: UnitedState, turn: HeroTurn, hero: Hero, card: str) -> list[Refusal]:
    urgent = hands.urgent_cards(state, hero)
    if card in hero.hand:
        if turn.phase == PLAY and urgent:  # the urgent cards themselves are offered
            return [_refusal("play", "urgent", card=urgent[0])]
        return []
    if turn.phase == WAY:  # a player who chooses a way may choose any card on display
        return []
    return [_refusal("support", "display", card=card)]


def _action(state: UnitedState, turn: HeroTurn, hero: Hero, thing: str) -> list[Refusal]:
    kind = kind_of(thing)
    if kind == "card":
        return [_refusal("play", "hand", card=name_of(thing))] if name_of(thing) != turn.special else []
    if hero.down:
        return [_refusal("act", "down", hero=hero.id)]
    if kind == "place":
        return _move(state, turn, hero, state.place_of(thing))
    if kind == "gear":
        return _gear(state, turn, hero, name_of(thing))
    return _target_refusals(state, turn, hero, thing)


def _move(state: UnitedState, turn: HeroTurn, hero: Hero, at: int) -> list[Refusal]:
    place = state.places[at].id
    if at == hero.at:
        if state.cards.locations[place].has_end:
            covered = state.threat_at(at) is not None
            return [_refusal("location", "covered" if covered else "end-of-turn", place=place)]
        return [_refusal("move", "here", place=place)]
    if (at - hero.at) % RING not in (1, RING - 1):
        return [_refusal("move", "far", place=place)]
    cost = actions.exit_cost(state, turn.hero)
    if cost > 1 and 0 < _available(state, turn, hero, MOVE) < cost:
        return [_refusal("move", "exit", amount=cost)]
    return _action_refusals(state, turn, hero, "move", MOVE)


def _target_refusals(state: UnitedState, turn: HeroTurn, hero: Hero, thing: str) -> list[Refusal]:
    """Explain why a target cannot be attacked, rescued or filled: impossible, elsewhere, or no suitable action left."""
    at = _place_of(state, thing)
    found = [
        action
        for symbol in (ATTACK, HEROIC, MOVE)
        for action in actions.possible(state, at, symbol)
        if action.thing == thing
    ]
    verb = found[0].verb if found else "attack"
    if not found:
        return [_refusal(verb, _why_no_action(state, thing), thing=thing)]
    if at != hero.at:
        return [_refusal(verb, "elsewhere", thing=thing)]
    missing: list[Refusal] = []
    for action in found:
        refused = _action_refusals(state, turn, hero, action.verb, action.symbol)
        if not refused:
            return []
        missing += refused
    return missing


def _place_of(state: UnitedState, thing: str) -> int:
    if thing == VILLAIN:
        return state.villain_at
    return state.place_of(thing) if is_token(thing) else state.threat(thing).at


def _why_no_action(state: UnitedState, thing: str) -> str:
    """Return the reason why no action affects the thing, wherever the Hero stands."""
    if thing == VILLAIN:
        return why_villain_safe(state)
    if kind_of(thing) != "threat":
        return "friendly-bot"
    return why_threat_safe(state, state.threat(thing))


def _gear(state: UnitedState, turn: HeroTurn, hero: Hero, gear: str) -> list[Refusal]:
    held = next(one for one in hero.gear if one.id == gear)
    if not held.ready:
        return [_refusal("use", "not-ready", gear=gear)]
    if not state.cards.gear[gear].on_turn:
        return [_refusal("use", "answers", gear=gear)]
    label = f"gear/{gear}/use"
    run = Resolving(label, turn.hero, f"gear:{gear}")
    if state.cards.abilities[label].effect.possible(state, run):
        return []
    return [_refusal("use", "no-effect", gear=gear)]


def _available(state: UnitedState, turn: HeroTurn, hero: Hero, symbol: int) -> int:
    """Return the number of actions of a kind that the Hero has left, counting symbols and tokens."""
    tokens = powers.usable_tokens(state, hero)
    return turn.symbols[symbol] + turn.symbols[WILD] + tokens[symbol] + tokens[WILD]


def _action_refusals(state: UnitedState, turn: HeroTurn, hero: Hero, verb: str, symbol: int) -> list[Refusal]:
    if _available(state, turn, hero, symbol):
        return []
    return [_refusal(verb, "no-action", kind=SYMBOLS[symbol])]


def _refusal(verb: str, why: str, **arguments: Any) -> Refusal:
    return Refusal(verb, RULES[why], Message(f"united-refusal-{why}", arguments))
