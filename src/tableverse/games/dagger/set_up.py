"""The initial state, built from the settings and the random generator before the first decision."""

from __future__ import annotations

from tableverse.games.dagger.cards import Cards
from tableverse.games.dagger.frames.opening import SetUp
from tableverse.games.dagger.settings import aspects_of, hero_count, heroes_of, one_of
from tableverse.games.dagger.state import DaggerState, Enemy, Hero
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng


def set_up(cards: Cards, config: Config, rng: Rng) -> DaggerState:
    heroes = heroes_of(config, cards, rng)
    aspects = aspects_of(config, cards, rng)
    strike = one_of(config, "first-strike", list(cards.strikes), rng)
    sheet = cards.nemeses[one_of(config, "nemesis", list(cards.nemeses), rng)]
    side_deck = cards.side_missions[:]
    rng.shuffle(side_deck)
    missions = sorted(cards.nemesis_missions[sheet.id], key=lambda id: cards.missions[id].number)
    return DaggerState(
        seats=config.seats,
        rng=rng,
        frames=[SetUp(step=0, strike=strike)],
        result=None,
        moves=0,
        difficulty=str(config.settings.get("difficulty", "normal")),
        heroes=[Hero(heroes[n], n if config.seats > 1 else 0, aspects[n]) for n in range(hero_count(config.seats))],
        enemies=[],
        nemesis=Enemy(sheet.id, sheet.id, sheet.space),
        groups=[],
        mission_deck=missions,
        side_deck=side_deck,
        asks_end=bool(config.settings.get("ask-end")),
    )
