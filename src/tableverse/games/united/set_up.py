"""The initial state: Heroes and Villain, the ring of Locations, the decks, and the pending decisions."""

from __future__ import annotations

from typing import Final

from tableverse.games.united import settings
from tableverse.games.united.cards import EVERY_SET, SETS, Cards
from tableverse.games.united.frames.equipment import MOST_GEAR, LeavingGear
from tableverse.games.united.frames.opening import Opening, Task, set_starting_locations
from tableverse.games.united.ids import NOBODY, NOWHERE, RING
from tableverse.games.united.rules import missions, threats
from tableverse.games.united.rules.decks import PER_SUPPORT, starting_deck, take_out
from tableverse.games.united.settings import CHOOSE, NOTHING, RANDOM
from tableverse.games.united.state import COMMANDER, COOPERATIVE, DUEL, Gear, Hero, Place, Threat, UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

SUPERS_DRAWN: Final = 4


def blank(config: Config, rng: Rng, cards: Cards) -> tuple[UnitedState, list[str]]:
    """Return a table with Villain, Locations and Master Plan deck, and all Heroes' names, Supporting Heroes last."""
    names, villain = _cast(config, rng, cards)
    state = UnitedState(
        seats=config.seats,
        rng=rng,
        frames=[],
        result=None,
        moves=0,
        mode=config.settings.get("mode", COOPERATIVE),
        places=_lay_places(config, rng, cards),
        villain=villain,
        villain_at=rng.below(RING),
        missions=[0] * len(missions.MISSIONS),
        plans=_shuffled_plans(villain, rng, cards),
        removals=_removals(config),
        equipped=bool(config.settings.get("equipment")),
        asks_end=bool(config.settings.get("ask-end")),
    )
    return state, names


def furnish(state: UnitedState, config: Config, names: list[str]) -> None:
    """Add the Heroes with decks and Equipment, the Villain's Health, the Threats, and the opening decisions."""
    heroes = settings.hero_count(config)
    for number, name in enumerate(names[:heroes]):
        deck = starting_deck(state, name)
        gear = _equipment(state, name, number, deck, config)
        state.heroes.append(Hero(name, deck, [], NOWHERE, False, [0] * len(SYMBOLS), gear, []))
    _fix_start(state, config)
    if state.villain_seat == NOBODY or state.cards.villains[state.villain].starts:
        set_starting_locations(state, state.villain_at)
    else:  # the Villain player chooses the starting Location
        state.villain_at = NOWHERE
    row = state.cards.villains[state.villain]
    if row.health:
        state.health = row.health[state.counted_heroes - 2]
    if row.spots:
        state.spots = list(range(RING))
        state.rng.shuffle(state.spots)
    if "missions" in row.plot:
        state.villain_missions = [0] * len(missions.MISSIONS)
    if row.shields:
        state.shields = row.shields[state.counted_heroes - 2]
    shuffled = row.threats[:]
    state.rng.shuffle(shuffled)
    state.threats = [
        Threat(threat, place, threats.full_health(state, threat), [0] * len(SYMBOLS))
        for place, threat in enumerate(shuffled)
    ]
    state.frames.append(_opening(state, config, names[heroes:]))
    for number in reversed(range(heroes)):  # the first Hero decides first
        if len(state.heroes[number].gear) > MOST_GEAR:
            state.frames.append(LeavingGear(number))


def _cast(config: Config, rng: Rng, cards: Cards) -> tuple[list[str], str]:
    """Return the Heroes and the Villain, named in the settings or drawn. An Anti-Hero plays on only one side."""
    agreed = config.settings
    drawn_from = agreed.get("set", SETS[0])
    wanted = [agreed.get(name, RANDOM) for name in settings.cast_names(config)]
    villain = agreed.get("villain", RANDOM)
    if villain == RANDOM:
        able = settings.able_villains(config, cards)
        of_set = [other for other in able if drawn_from in (cards.villains[other].set, EVERY_SET)]
        villain = rng.choice(of_set or able)
    able_heroes = [hero for hero in cards.heroes.values() if hero.id not in wanted and hero.id != villain]
    # Every set has enough Heroes for any number of players.
    free = [hero.id for hero in able_heroes if drawn_from in (hero.set, EVERY_SET)]
    rng.shuffle(free)
    heroes = settings.hero_count(config)
    return [hero if hero != RANDOM else _draw(free, cards, at >= heroes) for at, hero in enumerate(wanted)], villain


def _draw(free: list[str], cards: Cards, supporting: bool) -> str:
    """Draw the next Hero. A Supporting Hero needs enough cards with a Special Effect."""
    able = [hero for hero in free if not supporting or len(cards.support_cards(hero)) >= PER_SUPPORT]
    free.remove(able[-1])
    return able[-1]


def _lay_places(config: Config, rng: Rng, cards: Cards) -> list[Place]:
    """Return the Locations named in the settings, clockwise, with randomly drawn Locations between them."""
    wanted = [config.settings.get(name, RANDOM) for name in settings.location_names()]
    # Locations of another set are used only if the settings name them, or if the Villain starts there.
    drawn_from = config.settings.get("set", SETS[0])
    free = [row.id for row in cards.locations.values() if drawn_from in (row.set, EVERY_SET) and row.id not in wanted]
    rng.shuffle(free)
    return [_place(cards, free.pop() if name == RANDOM else name) for name in wanted]


def _place(cards: Cards, id: str) -> Place:
    row = cards.locations[id]
    slots = row.slots
    return Place(id, len(slots), slots.count("thug"), slots.count("civilian"), tokens=row.tokens)


def _fix_start(state: UnitedState, config: Config) -> None:
    """Place the Villain's fixed starting Location and the fixed Location opposite.

    They replace Locations drawn at random, never Locations that the players have named.
    """
    starts = state.cards.villains[state.villain].starts
    if not starts:
        return
    home, facing = starts
    named = [config.settings.get(name, RANDOM) != RANDOM for name in settings.location_names()]
    lying = [place.id for place in state.places]
    if home in lying:
        state.villain_at = lying.index(home)
    else:
        free = [at for at in range(RING) if not named[at]]
        if not free:
            return
        state.villain_at = min(free, key=lambda at: (at - state.villain_at) % RING)
        state.places[state.villain_at] = _place(state.cards, home)
    opposite = (state.villain_at + RING // 2) % RING
    if named[opposite]:
        return
    drawn = [at for at, place in enumerate(state.places) if place.id == facing]
    if not drawn:
        state.places[opposite] = _place(state.cards, facing)
    elif not named[drawn[0]]:
        state.places[opposite], state.places[drawn[0]] = state.places[drawn[0]], state.places[opposite]


def _shuffled_plans(villain: str, rng: Rng, cards: Cards) -> list[str]:
    plans = cards.villains[villain].plans[:]
    rng.shuffle(plans)
    plans.sort(key=lambda plan: cards.plans[plan].starting)  # the sort is stable, so a starting card ends up on top
    return plans


def _removals(config: Config) -> list[str]:
    """Return the plain cards that Challenges and commander modes remove from every Hero deck."""
    challenge = config.settings.get("challenge", "none")
    commanded = config.settings.get("mode", COOPERATIVE) in (COMMANDER, DUEL)
    single = ["single-wild"] if "moderate" in challenge else []
    return [*single, "double-wild"] if "hard" in challenge or commanded else single


def _equipment(state: UnitedState, hero: str, number: int, deck: list[str], config: Config) -> list[Gear]:
    """Return a Hero's starting Equipment: the Hero's own, or the generic card named in the settings."""
    if not state.equipped:
        return []
    own = state.cards.heroes[hero].gear
    given = config.settings.get(settings.equipment_names()[number], CHOOSE)
    if own or given in (CHOOSE, NOTHING):
        return [Gear(item) for item in own]
    take_out(state, deck, "single-wild")
    return [Gear(given)]


def _opening(state: UnitedState, config: Config, supports: list[str]) -> Opening:
    """Return the frame with the decisions that the settings leave open, in order."""
    agreed = config.settings
    tasks: list[Task] = []
    if agreed.get("equipment"):
        asked = [agreed.get(name, CHOOSE) != NOTHING for name in settings.equipment_names()]
        without = [number for number, hero in enumerate(state.heroes) if not hero.gear and asked[number]]
        tasks += [Task("gear", hero=number) for number in without]
    extra = 0
    if state.villain_seat != NOBODY:
        cards = list(state.cards.super_villains)
        state.rng.shuffle(cards)
        state.villain_supers = cards[:SUPERS_DRAWN]
        if state.villain_at == NOWHERE:
            tasks.append(Task("villain-start"))
        tasks += [Task("villain-supers"), Task("hero-supers"), Task("tokens")]
        extra = agreed.get("extra-tokens", 0)
    for name, support in zip(settings.support_names(), supports, strict=False):
        given = [agreed.get(card, CHOOSE) for card in settings.support_card_names(name)]
        state.supports += [card for card in given if card != CHOOSE]
        if CHOOSE in given:
            tasks.append(Task("support", support=support))
    budget = 0
    if state.mode == COMMANDER:
        given = [agreed.get(name, CHOOSE) for name in settings.battle_plan_names()]
        state.battle_plans = [plan for plan in given if plan not in (CHOOSE, NOTHING)]
        # Ask for Battle Plans only if the settings leave all of them open.
        if given.count(CHOOSE) == len(given):
            budget = agreed.get("budget", settings.BUDGETS[0])
            tasks.append(Task("battle-plans"))
    tasks += [Task("deal"), Task("start")]
    return Opening(tasks, [], budget, extra)
