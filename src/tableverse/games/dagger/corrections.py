"""Corrections: Life, tokens, progress, tracks, invaded bases, positions, supports, and the top cards of both decks.

Immediate consequences of the rules apply: a hero or enemy without Life is defeated, a mission with all its progress is
completed, and the game may end through the threat track or the fifth invaded base.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.rules.actions import ASPECT_SPACES
from tableverse.games.dagger.rules.damage import defeat_enemy, defeat_hero, stun
from tableverse.games.dagger.rules.enemies import life_of
from tableverse.games.dagger.rules.events import top_event
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.missions import complete, needed, place_side_mission
from tableverse.games.dagger.rules.outcome import lose, win
from tableverse.games.dagger.rules.tracks import THREAT_LIMIT
from tableverse.games.dagger.state import SIDE_SPOTS, DaggerState, Enemy, Hero, Mission
from tableverse.kernel.choice import Message
from tableverse.kernel.corrections import PLACE, Alternative, Correctable, Correction, named, number, one_of

#: Upper bound for numbers of tokens.
MOST: Final = 60
CONTAINMENT: Final = 3
BASES_LOST: Final = 5
#: The id of the table itself, for tracks that belong to no card.
TABLE: Final = ""
TOP_EVENT: Final = "top:events"
TOP_SIDE: Final = "top:sides"
#: Actions that are always possible if they have a free space for a token.
NEVER_IN_VAIN: Final[tuple[str, ...]] = ("move", "rest")
PILE: Final[tuple[str, ...]] = ("pile-top", "pile-bottom")


def correctables(state: DaggerState) -> list[Correctable]:
    if state.phase == "setup":
        return []
    found = [
        number(TABLE, "threat", state.threat, 0, THREAT_LIMIT),
        number(TABLE, "team-up", state.team_up, 0, MOST),
        number(TABLE, "sheet", state.sheet, 0, MOST),
        number(TABLE, "containment", state.containment, 0, CONTAINMENT),
    ]
    for hero in state.heroes:
        if hero.space:
            found += _of_hero(state, hero)
    for enemy in state.all_enemies():
        found += _of_enemy(state, enemy)
    for mission in state.missions():
        found += _of_mission(state, mission)
    for base in state.bases():
        states = [Alternative(one, Message(f"correct-{one}")) for one in ("operational", "invaded")]
        found.append(one_of(base, "base", "invaded" if base in state.invaded else "operational", states))
    if state.events_left() > 1:
        places = [Alternative(one, Message(f"correct-place-{one}"), one == "pile-top") for one in PILE]
        found.append(Correctable(TOP_EVENT, PLACE, Message("correct-name-event-top"), "pile-top", 0, 0, places))
    return found + _side_missions(state)


def _side_missions(state: DaggerState) -> list[Correctable]:
    """Return the correctable places of side missions in play, and of the next side mission.

    An elite enemy's mission leaves only by losing its Life.
    """
    found: list[Correctable] = []
    for mission in state.sides:
        if state.cards.missions[mission.id].elite is None:
            places = [Alternative(one, Message(f"correct-place-{one}")) for one in ("play", "removed")]
            found.append(one_of(mission.id, PLACE, "play", places))
    if state.side_deck and len(state.sides) < len(SIDE_SPOTS):
        places = [Alternative(one, Message(f"correct-place-{one}"), one == "pile-top") for one in ("pile-top", "play")]
        found.append(Correctable(TOP_SIDE, PLACE, Message("correct-name-side-top"), "pile-top", 0, 0, places))
    return found


def _of_hero(state: DaggerState, hero: Hero) -> list[Correctable]:
    life = hero_life(state, hero)
    found = [
        number(hero.id, "life", life - hero.damage, 0, life),
        number(hero.id, "strengthened", int(hero.strengthened), 0, 1),
        _position(state, hero.id, hero.space),
        *_aspect_tokens(state, hero),
    ]
    sheet = state.cards.heroes[hero.id].sheet
    for support in state.cards.shared[sheet]:
        found.append(_readiness(support, support in hero.ready))
        if support not in hero.ready:
            most = state.cards.supports[support].charge - 1
            found.append(number(support, "progress", hero.charge.get(support, 0), 0, most))
    found.append(_readiness(state.cards.team_up_of[sheet], hero.teamed))
    return found


def _aspect_tokens(state: DaggerState, hero: Hero) -> list[Correctable]:
    """Return the correctable token counts of a hero, so that every token can still be spent.

    Only moving and resting are always possible, so their free spaces are the limit. The active hero keeps one token.
    """
    room = ASPECT_SPACES * len(NEVER_IN_VAIN) - sum(hero.used.count(action) for action in NEVER_IN_VAIN)
    acts = hero.id == state.acting
    most = min(room - hero.empowered, 3 if len(state.heroes) == 2 else 2)
    return [
        number(hero.id, "aspect-tokens", hero.normal, 1 if acts and not hero.empowered else 0, most),
        number(hero.id, "empowered", hero.empowered, 1 if acts and not hero.normal else 0, min(room - hero.normal, 1)),
    ]


def _readiness(card: str, ready: bool) -> Correctable:
    states = [Alternative(one, Message(f"correct-{one}")) for one in ("ready", "exhausted")]
    return one_of(card, "readiness", "ready" if ready else "exhausted", states)


def _of_enemy(state: DaggerState, enemy: Enemy) -> list[Correctable]:
    life = life_of(state, enemy)
    return [
        number(enemy.id, "life", life - enemy.damage, 0, life),
        number(enemy.id, "vulnerable", int(enemy.vulnerable), 0, 1),
        _position(state, enemy.id, enemy.space),
    ]


def _of_mission(state: DaggerState, mission: Mission) -> list[Correctable]:
    """Return the correctable progress of a mission.

    A nemesis mission may have more than it needs, since it is checked only at the end of the round.
    """
    need = needed(state, mission)
    if not need:
        return []
    return [number(mission.id, "progress", mission.progress, 0, MOST if mission is state.top else need)]


def _position(state: DaggerState, thing: str, space: str) -> Correctable:
    return one_of(thing, PLACE, space, [Alternative(one, named(one)) for one in state.board.spaces])


def correct(state: DaggerState, correction: Correction) -> None:
    thing, after = correction.thing, correction.after
    mission = state.mission(thing)
    if thing == TABLE:
        assert isinstance(after, int)
        _set_track(state, correction.aspect, after)
    elif thing == TOP_EVENT:
        _bury_event(state)
    elif thing == TOP_SIDE:
        place_side_mission(state)
    elif correction.aspect == "base":
        _set_base(state, thing, after == "invaded")
    elif correction.aspect == "readiness":
        _ready(state, thing, after == "ready")
    elif state.hero(thing) is not None:
        _set_hero(state, state.present_hero(thing), correction.aspect, after)
    elif state.enemy(thing) is not None:
        _set_enemy(state, state.present_enemy(thing), correction.aspect, after)
    elif mission is not None and correction.aspect == PLACE:
        state.sides = [other for other in state.sides if other is not mission]
    elif mission is not None:
        assert isinstance(after, int)
        mission.progress = after
        if mission is not state.top and after >= needed(state, mission):
            complete(state, mission)
    else:
        assert isinstance(after, int)
        owner = _owner(state, thing)
        kept = {id: amount for id, amount in owner.charge.items() if id != thing}
        owner.charge = {**kept, thing: after} if after else kept


def _set_track(state: DaggerState, aspect: str, amount: int) -> None:
    if aspect == "threat":
        state.threat = amount
        if amount >= THREAT_LIMIT:
            lose(state, "threat")
    elif aspect == "team-up":
        state.team_up = amount
    elif aspect == "sheet":
        state.sheet = amount
    else:
        state.containment = amount


def _bury_event(state: DaggerState) -> None:
    """Put the top event under the deck. Everybody sees this event, so it counts as known."""
    card = top_event(state)
    for pile in reversed(state.piles):
        if pile:
            pile.pop()
            break
    state.piles[0].insert(0, card)
    state.top_known = False
    if card not in state.seen:
        state.seen.append(card)
    state.emit("buried", {"event": card}, reveals=True)


def _set_base(state: DaggerState, base: str, invaded: bool) -> None:
    state.invaded = [other for other in state.invaded if other != base]
    if invaded:
        state.invaded.append(base)
        if len(state.invaded) >= BASES_LOST:
            lose(state, "bases")


def _owner(state: DaggerState, support: str) -> Hero:
    """Return the hero who owns this support."""
    return next(hero for hero in state.heroes if support in state.cards.shared[state.cards.heroes[hero.id].sheet])


def _ready(state: DaggerState, card: str, ready: bool) -> None:
    if card in state.cards.team_ups:
        for hero in state.heroes:
            if state.cards.team_up_of[state.cards.heroes[hero.id].sheet] == card:
                hero.teamed = ready
        return
    hero = _owner(state, card)
    hero.ready = [support for support in hero.ready if support != card]
    hero.charge = {support: amount for support, amount in hero.charge.items() if support != card}
    if ready:
        hero.ready = [*hero.ready, card]


def _set_hero(state: DaggerState, hero: Hero, aspect: str, after: int | str) -> None:
    if isinstance(after, str):
        hero.space = after
    elif aspect == "life":
        hero.damage = hero_life(state, hero) - after
        if not after:
            defeat_hero(state, hero)
    elif aspect == "strengthened":
        hero.strengthened = bool(after)
    elif aspect == "empowered":
        hero.empowered = after
        hero.empowered_on = "" if after else hero.empowered_on
    else:
        hero.normal = after


def _set_enemy(state: DaggerState, enemy: Enemy, aspect: str, after: int | str) -> None:
    if isinstance(after, str):
        enemy.space = after
    elif aspect == "vulnerable":
        enemy.vulnerable = bool(after)
    else:
        enemy.damage = life_of(state, enemy) - after
        if after:
            return
        if enemy is not state.nemesis:
            defeat_enemy(state, enemy)
        elif state.showdown:
            win(state)
        elif not state.stunned:
            stun(state)
