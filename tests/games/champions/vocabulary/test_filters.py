"""Filters that select cards by their properties."""

import pytest

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.games.champions.vocabulary.nodes import Selector
from tableverse.games.champions.vocabulary.selectors.filters import EngagedWith, Friendly, WithoutAttached
from tableverse.games.champions.vocabulary.selectors.narrowing import Highest, OutOfDeck, Under
from tableverse.games.champions.vocabulary.selectors.standing import (
    Damaged,
    Engaged,
    Exhausted,
    Ready,
    Threatened,
    WithoutStatus,
    WithStatus,
)
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel.effects import Resolving, Seats
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import Window

HAND = Those("hand")


def test_friendly_characters_are_identities_and_allies() -> None:
    """In either form, and never an enemy."""
    table = Table("iron-man", "she-hulk")
    table.state.show(table.state.identity(1), "jennifer-walters")
    table.put("hellcat")
    table.put("hydra-mercenary")
    run = Resolving("", 0, "")
    found = Friendly(of=Those("characters")).find(table.state, run)
    assert sorted(table.state.card(thing).id for thing in found) == ["hellcat", "iron-man", "jennifer-walters"]


def test_upgrade_for_your_engaged_minion_attaches_to_no_other() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("brawler")
    table.put("rock", seat=1)
    table.hand("heirloom", "heirloom")
    table.does("play:heirloom")
    assert plain(table.piece("heirloom").host) == "brawler"
    table.state.take_out_of_play(table.thing("brawler"))
    table.state.take_out_of_play(table.thing("heirloom"))
    table.ask()
    assert not table.offers("play:heirloom")


@pytest.mark.parametrize(
    "asked",
    [
        Damaged(of=HAND),
        Ready(of=HAND),
        Exhausted(of=HAND),
        WithStatus(of=HAND, status="tough"),
        WithoutStatus(of=HAND, status="tough"),
        WithoutAttached(of=HAND, card="inspired"),
        Engaged(of=HAND),
        EngagedWith(of=HAND, these=Seats("you")),
        Under(of=HAND),
        Highest(of=HAND, stat="remaining"),
        OutOfDeck(deck="rhino"),  # there is no such deck besides the main scheme deck
    ],
    ids=lambda asked: asked.WORD,
)
def test_cards_out_of_play_are_in_no_state_of_play(asked: Selector) -> None:
    table = Table("captain-marvel")
    table.hand("mockingbird", "inspired")
    assert asked.find(table.state, Resolving("", 0, "")) == []


def test_threatened_filter_selects_schemes_with_threat() -> None:
    table = Table("captain-marvel")
    table.put("bomb-scare", threat=1)
    table.put("breakin-takin", threat=0)
    run = Resolving("", 0, "")
    assert plain(Threatened(of=Those("side-schemes")).find(table.state, run)) == ["bomb-scare"]
    table.hand("mockingbird")
    together = Highest(of=HAND, stat="threat").find(table.state, run)
    assert plain(together) == ["mockingbird"]  # a card out of play has no threat


def test_event_in_progress_belongs_to_its_player() -> None:
    table = FixtureTable("captain-marvel", "spider-man")
    state = table.state
    event, treachery = table.make("study", 0), table.make("quiet-threat")
    asked, yours, theirs = Those("event-under-way"), Resolving("", 0, ""), Resolving("", 1, "")
    state.limbo = [treachery]
    state.frames.append(Resolving("", 0, treachery))
    assert asked.find(state, yours) == []
    state.limbo.append(event)
    state.frames.append(Resolving("", 0, event))
    state.frames.append(Window(Occurrence("attack", {})))
    state.frames.append(Resolving("", 0, table.make("study", 0)))  # an event that is not being resolved
    state.frames.append(Resolving("", 0, state.players[0].identity))  # a response to it
    assert (asked.find(state, yours), asked.find(state, theirs)) == ([event], [])


def test_only_the_marked_minion_of_a_nemesis_set_is_the_nemesis() -> None:
    """If the marked minion is in no pile, any other minion of the set counts."""
    table = FixtureTable("thor")
    player, asked, run = table.state.players[0], Those("nemesis-minions"), Resolving("", 0, "")
    assert plain(asked.find(table.state, run)) == ["loki"]
    player.nemesis = [thing for thing in player.nemesis if plain(thing) != "loki"]
    assert plain(asked.find(table.state, run)) == ["frost-giant", "frost-giant"]


def test_main_scheme_selector_is_empty_without_a_main_scheme() -> None:
    table = FixtureTable("captain-marvel")
    table.state.take_out_of_play(table.state.scheme)
    table.state.scheme = ""
    assert Those("main-scheme").find(table.state, Resolving("", 0, "")) == []
