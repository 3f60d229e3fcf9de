"""The settings with their values, and the checks that they fit together.

Unnamed components are drawn at random (``random``) or chosen when the game begins (``choose``). ``hero1`` to ``hero4``
are the Heroes of the seats. In the commander modes ``hero1`` is the Main Hero, ``support1`` to ``support4`` are the
Supporting Heroes, and ``support1-card1`` is a card of the first Supporting Hero.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tableverse.games.united import errors
from tableverse.games.united.cards import SETS, Cards
from tableverse.games.united.ids import RING
from tableverse.games.united.reading import rows_with_ids
from tableverse.games.united.rules.decks import PER_SUPPORT
from tableverse.games.united.state import COMMANDER, COOPERATIVE, DUEL, MODES, SUPER_VILLAIN
from tableverse.kernel.game import Config

RANDOM: Final = "random"
CHOOSE: Final = "choose"
NOTHING: Final = "nothing"
MOST_HEROES: Final = 4
SUPPORTING_HEROES: Final = 4
MOST_BATTLE_PLANS: Final = 2
CHALLENGES: Final = ("none", "moderate", "hard", "moderate-and-hard")
BUDGETS: Final = (2, 1, 0)
EXTRA_TOKENS: Final = (0, 1, 2)
#: Minimum and maximum number of players of each mode.
MODE_SEATS: Final = {COOPERATIVE: (1, 4), SUPER_VILLAIN: (2, 5), COMMANDER: (1, 1), DUEL: (2, 2)}


def hero_names() -> list[str]:
    return [f"hero{number}" for number in range(1, MOST_HEROES + 1)]


def support_names() -> list[str]:
    return [f"support{number}" for number in range(1, SUPPORTING_HEROES + 1)]


def support_card_names(support: str) -> list[str]:
    return [f"{support}-card{number}" for number in range(1, PER_SUPPORT + 1)]


def location_names() -> list[str]:
    return [f"location{number}" for number in range(1, RING + 1)]


def equipment_names() -> list[str]:
    return [f"equipment{number}" for number in range(1, MOST_HEROES + 1)]


def battle_plan_names() -> list[str]:
    return [f"battle-plan{number}" for number in range(1, MOST_BATTLE_PLANS + 1)]


def values() -> dict[str, tuple[Any, ...]]:
    """Return every setting with its allowed values, the default first."""
    heroes = [id for id, _ in rows_with_ids("heroes")]
    locations = [id for id, _ in rows_with_ids("locations")]
    equipment = [id for id, row in rows_with_ids("equipment") if not row.has("owner")]
    cards = [id for id, row in rows_with_ids("hero-cards") if row.has("special")]
    battle_plans = [id for id, _ in rows_with_ids("battle-plans")]
    return {
        "mode": MODES,
        "set": SETS,
        "villain": (RANDOM, *(id for id, _ in rows_with_ids("villains"))),
        **dict.fromkeys(hero_names(), (RANDOM, *heroes)),
        **dict.fromkeys(location_names(), (RANDOM, *locations)),
        "challenge": CHALLENGES,
        "equipment": (False, True),
        **dict.fromkeys(equipment_names(), (CHOOSE, NOTHING, *equipment)),
        "extra-tokens": EXTRA_TOKENS,
        **dict.fromkeys(support_names(), (RANDOM, *heroes)),
        **{name: (CHOOSE, *cards) for support in support_names() for name in support_card_names(support)},
        "budget": BUDGETS,
        **dict.fromkeys(battle_plan_names(), (CHOOSE, NOTHING, *battle_plans)),
        #: Whether to ask before ending the turn when no other choice is possible.
        "ask-end": (False, True),
    }


def with_packs(cards: Cards) -> dict[str, tuple[Any, ...]]:
    """Return all settings, including values that packs add."""
    special = tuple(card.id for card in cards.hero_cards.values() if card.special or card.answers)
    brought = {
        **dict.fromkeys([*hero_names(), *support_names()], tuple(cards.heroes)),
        **dict.fromkeys(location_names(), tuple(cards.locations)),
        "villain": tuple(cards.villains),
        **dict.fromkeys(equipment_names(), tuple(cards.generic_gear)),
        **dict.fromkeys(battle_plan_names(), tuple(cards.battle_plans)),
        **{name: special for support in support_names() for name in support_card_names(support)},
    }
    shipped = values()
    more = {
        name: (*shipped[name], *(one for one in known if one not in shipped[name])) for name, known in brought.items()
    }
    return {**shipped, **more}


def seat_limits(settings: Mapping[str, Any]) -> tuple[int, int]:
    return MODE_SEATS.get(settings.get("mode", COOPERATIVE), MODE_SEATS[COOPERATIVE])


def hero_count(config: Config) -> int:
    """Return the number of Heroes: every seat except a Villain player's."""
    return config.seats - (1 if config.settings.get("mode") in (SUPER_VILLAIN, DUEL) else 0)


def cast_names(config: Config) -> list[str]:
    """Return the settings that name the cast: the Heroes of the seats, then the Supporting Heroes."""
    names = hero_names()[: hero_count(config)]
    return names + support_names() if config.settings.get("mode") in (COMMANDER, DUEL) else names


def check(config: Config, cards: Cards) -> None:
    """Raise an error if the settings contradict each other."""
    _check_seats(config)
    _check_places(config)
    _check_cast(config)
    _check_villain(config, cards)
    _check_once(config, location_names())
    _check_once(config, equipment_names())
    _check_equipment(config, cards)
    _check_support_cards(config, cards)
    _check_battle_plans(config, cards)


def _given(config: Config, name: str) -> str:
    """Return the value of a setting, or "" if it is left to chance or to the players."""
    value = config.settings.get(name, "")
    return "" if value in (RANDOM, CHOOSE, NOTHING, "") else str(value)


def _check_seats(config: Config) -> None:
    mode = config.settings.get("mode", COOPERATIVE)
    least, most = MODE_SEATS[mode]
    if least <= config.seats <= most:
        return
    if hero_count(config) > MOST_HEROES:
        raise errors.WrongHeroCount(heroes=hero_count(config), most=MOST_HEROES)
    raise errors.WrongSeats(mode=mode, seats=config.seats, least=least, most=most)


def _check_places(config: Config) -> None:
    """Raise an error for settings that have no effect in this mode or with this number of Heroes."""
    mode = config.settings.get("mode", COOPERATIVE)
    heroes = hero_count(config)
    useless = hero_names()[heroes:]
    if config.settings.get("equipment"):
        useless += equipment_names()[heroes:]
    else:
        useless += equipment_names()
    if mode not in (COMMANDER, DUEL):
        for support in support_names():
            useless += [support, *support_card_names(support)]
    if mode != COMMANDER:
        useless += battle_plan_names()
    for name in useless:
        if _given(config, name):
            raise errors.OutOfPlace(setting=name, value=_given(config, name), mode=mode)
    if config.settings.get("extra-tokens") and mode not in (SUPER_VILLAIN, DUEL):
        raise errors.OutOfPlace(setting="extra-tokens", value=str(config.settings["extra-tokens"]), mode=mode)


def _check_cast(config: Config) -> None:
    villain = _given(config, "villain")
    for name in cast_names(config):
        hero = _given(config, name)
        if hero and hero == villain:
            raise errors.OnBothSides(setting=name, value=hero)
    _check_once(config, cast_names(config))


def able_villains(config: Config, cards: Cards) -> list[str]:
    """Return the Villains that may be drawn.

    Exclude Heroes at the table and, with a Villain player, Villains without Action tokens on the Dashboard.
    """
    cast = [_given(config, name) for name in cast_names(config)]
    played = config.settings.get("mode") in (SUPER_VILLAIN, DUEL)
    return [row.id for row in cards.villains.values() if row.id not in cast and (row.tokens or not played)]


def _check_villain(config: Config, cards: Cards) -> None:
    able, villain = able_villains(config, cards), _given(config, "villain")
    if not able or (villain and villain not in able):
        raise errors.NoSuperVillain(setting="villain", value=villain or RANDOM)


def _check_once(config: Config, names: list[str]) -> None:
    taken: list[str] = []
    for name in names:
        value = _given(config, name)
        if value and value in taken:
            raise errors.TakenTwice(setting=name, value=value)
        taken.append(value)


def _check_equipment(config: Config, cards: Cards) -> None:
    for hero_name, name in zip(hero_names(), equipment_names(), strict=True):
        hero = _given(config, hero_name)
        if _given(config, name) and hero and cards.heroes[hero].gear:
            raise errors.OwnEquipment(setting=name, value=_given(config, name), hero=hero)


def _check_support_cards(config: Config, cards: Cards) -> None:
    for support in support_names():
        hero = _given(config, support)
        if hero and len(cards.support_cards(hero)) < PER_SUPPORT:
            raise errors.NoSupport(setting=support, value=hero, needed=PER_SUPPORT)
        left = cards.support_cards(hero) if hero else []
        for name in support_card_names(support):
            card = _given(config, name)
            if not card:
                continue
            if cards.hero_cards[card].starting:
                raise errors.StartingHandSupport(setting=name, value=card)
            if card not in left:
                if hero and card in cards.support_cards(hero):
                    raise errors.TakenTwice(setting=name, value=card)
                raise errors.NotASupportCard(setting=name, value=card, support=support, hero=hero or RANDOM)
            left.remove(card)


def _check_battle_plans(config: Config, cards: Cards) -> None:
    names = battle_plan_names()
    _check_once(config, names)
    budget = config.settings.get("budget", BUDGETS[0])
    cost = sum(cards.battle_plans[plan].cost for plan in (_given(config, name) for name in names) if plan)
    if cost > budget:
        raise errors.BudgetOverspent(setting=names[0], value=_given(config, names[0]), cost=cost, budget=budget)
