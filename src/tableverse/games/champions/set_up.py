"""The initial state: players with their decks, the villain, and the encounter deck."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.cards import Cards, Deck
from tableverse.games.champions.frames.rounds import Round
from tableverse.games.champions.ids import NOBODY, copies_of, copy_of, identity_of, name_of
from tableverse.games.champions.rules.campaign import chapter_of, without_removed
from tableverse.games.champions.scenarios import Party, Scenario
from tableverse.games.champions.settings import decks_of, log_of, modulars_of, scenario_of
from tableverse.games.champions.state import Camp, ChampionsState, Piece, Player
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng


def set_up(cards: Cards, config: Config, rng: Rng) -> ChampionsState:
    settings = config.settings
    scenario, log = scenario_of(cards, settings), log_of(cards, settings)
    mode = str(settings.get("mode", "standard"))
    sets = encounter_sets(cards, scenario, mode, settings, log, rng)
    encounter = [thing for name in sets for thing in cards.encounter_copies(name, log.get("campaign", ""))]
    players: list[Player] = []
    play: dict[str, Piece] = {}
    for seat, deck in enumerate(decks_of(cards, config)):
        player = seated(cards, seat, deck, log, rng)
        players.append(player)
        play[player.identity] = Piece(player.identity, cards.by_id[deck.identity].back, seat)
        begin_own_deck(cards, play[player.identity], rng)
        if scenario.alone:
            player.nemesis = []
        else:
            encounter += obligations(cards, deck)
    camps = {camp.stages.pop(0): camp for camp in (seat_camp(cards, party, mode, rng) for party in scenario.parties)}
    if camps:
        stages, villain = [], next(iter(camps))
        encounter = camps[villain].encounter
        camps[villain].encounter = []
    else:
        stages = villain_stages(cards, scenario, mode, int(settings.get("skirmish", 0)))
        villain = stages.pop(0)
        encounter = without_removed(encounter, log)
        rng.shuffle(encounter)
    for id in camps or [villain]:
        play[id] = Piece(id, id, NOBODY)
    asks = config.seats > 1 and settings.get("hands") == "ask"
    return ChampionsState(
        seats=config.seats,
        rng=rng,
        frames=[Round(queue=list(range(config.seats)) if asks else [])],
        result=None,
        moves=0,
        mode=mode,
        heroic=int(settings.get("heroic", 0)),
        players=players,
        play=play,
        villain=villain,
        scheme="",
        villain_deck=stages,
        scheme_deck=list(scenario.schemes),
        encounter=encounter,
        encounter_discard=[],
        limbo=[],
        removed=[],
        victory=[],
        tokens=0,
        first=0,
        rounds=1,
        phase="setup",
        used={},
        modifiers=[],
        aside=[camp.scheme for camp in camps.values()] + scenario.aside.get(mode, []),
        campaign=log,
        camps=camps,
        asks_end=bool(settings.get("ask-end")),
    )


def encounter_sets(
    cards: Cards, scenario: Scenario, mode: str, settings: dict[str, Any], log: dict[str, Any], rng: Rng
) -> list[str]:
    modulars = modulars_of(cards, settings)
    while "random" in modulars:
        free = [name for name in cards.modulars if name not in modulars and name not in scenario.sets]
        modulars[modulars.index("random")] = rng.choice(free)
    sets = [*scenario.sets, *modulars] if scenario.alone else [*scenario.sets, "standard", *modulars]
    if mode == "expert" and not scenario.alone:
        sets.append("expert")
    return sets + chapter_of(cards, log).sets if log else sets


def seated(cards: Cards, seat: int, deck: Deck, log: dict[str, Any], rng: Rng) -> Player:
    """Return a player with a shuffled deck, including cards earned in a campaign."""
    hero = cards.by_id[deck.identity]
    things = [thing for card, count in deck.cards.items() for thing in copies_of(card, count, seat)]
    things += [copy_of(card, copy, seat) for copy, card in enumerate(log.get("cards", {}).get(hero.id, []), 1)]
    things = without_removed(things, log)
    rng.shuffle(things)
    nemesis = without_removed(cards.encounter_copies(f"{hero.set}-nemesis"), log)
    return Player(identity_of(hero.id, seat), things, [], [], [], nemesis)


def seat_camp(cards: Cards, party: Party, mode: str, rng: Rng) -> Camp:
    """Return the starting cards of one of several villains. The side scheme is kept apart from the encounter deck."""
    things = [thing for name in party.sets for thing in cards.encounter_copies(name)]
    scheme = next(thing for thing in things if name_of(thing) == party.scheme)
    things.remove(scheme)
    rng.shuffle(things)
    stages = list(party.expert if mode == "expert" else party.standard)
    return Camp(scheme, party.sets, things, [], stages)


def begin_own_deck(cards: Cards, identity: Piece, rng: Rng) -> None:
    """Put an identity's additional deck under the identity card, with the deck's top card faceup."""
    name = cards.by_id[identity.face].own_deck
    if name:
        deck = [thing for card in cards.in_set(name) for thing in copies_of(card.id, card.quantity, identity.area)]
        rng.shuffle(deck)
        identity.tucked, identity.shown = deck, deck[-1:]


def obligations(cards: Cards, deck: Deck) -> list[str]:
    own = cards.in_set(cards.by_id[deck.identity].set)
    return [thing for card in own if card.kind == "obligation" for thing in copies_of(card.id, card.quantity)]


def villain_stages(cards: Cards, scenario: Scenario, mode: str, skirmish: int) -> list[str]:
    """Return the villain's stages for the mode, or only one stage in a skirmish."""
    if skirmish:
        every = (*scenario.standard, *scenario.expert)
        return [next(stage for stage in every if cards.by_id[stage].stage == skirmish)]
    return list(scenario.expert if mode == "expert" else scenario.standard)
