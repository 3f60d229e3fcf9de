"""Settings of a game, such as scenario, mode, modular sets, decks and campaign."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tableverse.games.champions.campaign import is_over, read_log
from tableverse.games.champions.cards import ENVIRONMENTS, Cards, Deck
from tableverse.games.champions.decks.deck import deck_of
from tableverse.games.champions.decks.formats import read_deck
from tableverse.games.champions.decks.legality import problems
from tableverse.games.champions.errors import IllegalDeck
from tableverse.games.champions.reading.catalogue import Catalogue, catalogue
from tableverse.games.champions.reading.content import Content
from tableverse.games.champions.rules.campaign import chapter_of
from tableverse.games.champions.scenarios import Scenario
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.errors import BadDeck, BadSetting
from tableverse.kernel.game import Config, Game
from tableverse.kernel.record import Record

#: Settings that choose one modular set each. "recommended" means the scenario's recommended sets, in order.
MODULARS: Final = ("modular", "modular-2", "modular-3", "modular-4", "modular-5")
RECOMMENDED: Final = "recommended"
#: Settings that need a pack with a campaign: a campaign's id or its log, and the mode of a new campaign.
CAMPAIGN_SETTINGS: Final = ("campaign", "campaign-mode")
#: Settings for one game of a campaign, which the next game does not keep.
ONE_GAME: Final[tuple[str, ...]] = ("scenario", "skirmish", *MODULARS, *CAMPAIGN_SETTINGS)
DECK_SETTINGS: Final = ("deck-1", "deck-2", "deck-3", "deck-4")


def offered(shelf: Catalogue) -> dict[str, tuple[Any, ...]]:
    """Return all settings with their values.

    "recommended" leaves the choice to the scenario, and "next" leaves it to the order of the decks. "random" means any
    set of the products in use.
    """
    modulars = shelf.of_kind("modular")
    return {
        "scenario": tuple(shelf.scenarios),
        "mode": ("standard", "expert"),
        #: Heroic level, and the villain stage of a skirmish; 0 disables either.
        "heroic": (0, 1, 2, 3, 4),
        "skirmish": (0, 1, 2, 3),
        #: "ask": before drawing cards, each player decides whether teammates see their hand.
        "hands": ("hidden", "ask"),
        **dict.fromkeys(MODULARS, (RECOMMENDED, "none", "random", *modulars)),
        #: "own": every deck keeps to the environment in its data.
        "environment": ("own", *ENVIRONMENTS),
        **dict.fromkeys(DECK_SETTINGS, ("next", *shelf.decks)),
        #: Whether to ask before ending a turn when no other choice is possible.
        "ask-end": (False, True),
    }


SETTINGS: Final = offered(catalogue())


def with_packs(content: Content) -> dict[str, tuple[Any, ...]]:
    """Return all settings, including scenarios, modular sets and decks of packs."""
    if not content.packs:
        return SETTINGS
    cards = content.cards
    brought = {
        "scenario": tuple(cards.scenarios),
        **dict.fromkeys(MODULARS, cards.modulars),
        **dict.fromkeys(DECK_SETTINGS, tuple(cards.decks)),
    }
    more = {
        name: (*SETTINGS[name], *(one for one in values if one not in SETTINGS[name]))
        for name, values in brought.items()
    }
    return {**SETTINGS, **more}


def listed(config: Config) -> Config:
    """Return the settings whose values are limited to a list.

    Other settings are players' own decks (see decks/deck.py), instead of a shipped deck's name, and a campaign's log.
    """
    named = {
        name: value
        for name, value in config.settings.items()
        if not _own_deck(name, value) and name not in CAMPAIGN_SETTINGS
    }
    return Config(config.seats, named)


def check(cards: Cards, config: Config) -> None:
    """Check constraints that a list of values cannot express."""
    decks_of(cards, config)
    chosen = modulars_of(cards, config.settings)
    scenario = scenario_of(cards, config.settings)
    if scenario.alone and chosen:
        name = next(name for name in MODULARS if config.settings.get(name, RECOMMENDED) not in (RECOMMENDED, "none"))
        raise BadSetting(setting=name, value=str(config.settings[name]), allowed=f"{RECOMMENDED}, none")
    if (scenario.parties or scenario.aside) and config.settings.get("skirmish"):
        raise BadSetting(setting="skirmish", value=str(config.settings["skirmish"]), allowed="0")
    heroes = log_of(cards, config.settings).get("heroes", [])
    played = [deck.identity for deck in decks_of(cards, config)]
    if heroes and sorted(played) != sorted(heroes):
        other = [hero for hero in played if hero not in heroes]
        raise BadSetting(setting="campaign", value=", ".join(other or played), allowed=", ".join(heroes))


def log_of(cards: Cards, settings: dict[str, Any]) -> dict[str, Any]:
    """Return the log of the campaign, or an empty log without one. The log determines the next scenario."""
    mode = settings.get("campaign-mode", "standard")
    if mode not in ("standard", "expert"):
        raise BadSetting(setting="campaign-mode", value=str(mode)[:40], allowed="standard, expert")
    if "campaign" not in settings:
        return {}
    log = read_log(cards, settings["campaign"], mode == "expert")
    scenario = chapter_of(cards, log).scenario
    if settings.get("scenario", scenario) != scenario:
        raise BadSetting(setting="scenario", value=str(settings["scenario"])[:40], allowed=scenario)
    return log


def after_game(cards: Cards, log: dict[str, Any], settings: dict[str, Any]) -> dict[str, Any]:
    """Return the settings of a campaign's next game.

    Drop the settings that belong to one game. A finished campaign starts again.
    """
    kept = {name: value for name, value in settings.items() if name not in ONE_GAME}
    if is_over(cards, log):
        mode = "expert" if log["expert"] else "standard"
        return {**kept, "campaign": log["campaign"], "campaign-mode": mode}
    return {**kept, "campaign": log}


def scenario_of(cards: Cards, settings: dict[str, Any]) -> Scenario:
    log = log_of(cards, settings)
    return cards.scenarios[
        chapter_of(cards, log).scenario if log else settings.get("scenario", SETTINGS["scenario"][0])
    ]


def modulars_of(cards: Cards, settings: dict[str, Any]) -> list[str]:
    """Return the requested modular sets. Reject duplicates and sets that the scenario already uses.

    "random" means a set chosen later.
    """
    scenario = scenario_of(cards, settings)
    recommended = scenario.modulars
    wanted = [str(settings.get(name, RECOMMENDED)) for name in MODULARS]
    waiting = [modular for modular in recommended if modular not in wanted]
    chosen: list[str] = []
    for place, (name, modular) in enumerate(zip(MODULARS, wanted, strict=True)):
        if modular == RECOMMENDED:
            modular = waiting.pop(0) if place < len(recommended) and waiting else "none"
        taken = chosen + scenario.sets
        if modular in taken and modular != "random":
            allowed = [other for other in SETTINGS[name] if other not in taken]
            raise BadSetting(setting=name, value=modular, allowed=", ".join(allowed))
        if modular != "none":
            chosen.append(modular)
    return chosen


def decks_of(cards: Cards, config: Config) -> list[Deck]:
    """Return each seat's deck. Two players cannot have the same identity."""
    chosen: list[Deck | None] = []
    for seat in range(config.seats):
        value = config.settings.get(f"deck-{seat + 1}", "next")
        if _own_deck(f"deck-{seat + 1}", value):
            chosen.append(own_deck(cards, seat, value, str(config.settings.get("environment", "own"))))
        else:
            chosen.append(None if value == "next" else cards.decks[str(value)])
    taken = [deck.identity for deck in chosen if deck is not None]
    decks: list[Deck] = []
    for seat, deck in enumerate(chosen):
        free = [other for other in cards.decks.values() if other.identity not in taken]
        if deck is None:
            deck = free[0]  # shipped decks outnumber the seats of a table
            taken.append(deck.identity)
        elif deck.identity in [other.identity for other in decks]:
            allowed = ", ".join(other.id for other in free)
            raise BadSetting(setting=f"deck-{seat + 1}", value=deck.id, allowed=allowed)
        decks.append(deck)
    return decks


def own_deck(cards: Cards, seat: int, data: Any, environment: str) -> Deck:
    deck = deck_of(data)
    wrong = problems(cards, deck, "" if environment == "own" else environment)
    if wrong:
        problem = {"key": wrong[0].key, "arguments": wrong[0].arguments}
        card = wrong[0].arguments.get("card")
        named = {"names": {card: cards.names[card]}} if card in cards.names else {}
        raise IllegalDeck(seat=seat + 1, problem=problem, **named)
    return deck


def in_file(game: Game, content: Content, name: str, text: str) -> dict[str, Any] | None:
    """Read a setting from a file, or return None if the text does not name one.

    ``deck-1=my.o8d`` plays the deck in that file. ``campaign=my.json`` continues from the finished game in that file.
    """
    path = Path(text)
    if not path.is_file():
        return None
    if name == "campaign" and text not in content.cards.campaigns:
        state = Record.load(path).replay(game)
        assert isinstance(state, ChampionsState)
        return state.campaign
    if name not in DECK_SETTINGS or text in SETTINGS[name]:
        return None
    deck, unknown = read_deck(content.cards, path.read_text(encoding="utf-8", errors="replace"))
    if unknown:
        raise BadDeck(why="unknown", what=unknown[0].written[:40])
    return deck.data()


def _own_deck(name: str, value: Any) -> bool:
    return name in DECK_SETTINGS and isinstance(value, dict)
