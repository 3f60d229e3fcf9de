"""Words that choose among cards by what they are."""

from games.champions.made_up import MadeUpTable
from games.champions.table import Table, plain
from tableverse.games.champions.vocabulary.selectors.filters import Friendly
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel.effects import Resolving


def test_friendly_characters_are_identities_and_allies() -> None:
    """In either form, and never an enemy."""
    table = Table("iron-man", "she-hulk")
    table.state.identity(1).face = "jennifer-walters"
    table.put("hellcat")
    table.put("hydra-mercenary")
    run = Resolving("", 0, "")
    found = Friendly(of=Those("characters")).find(table.state, run)
    assert sorted(table.state.card(thing).id for thing in found) == ["hellcat", "iron-man", "jennifer-walters"]


def test_a_card_for_a_minion_engaged_with_you_goes_to_no_other() -> None:
    table = MadeUpTable("she-hulk", "iron-man")
    table.put("brawler")
    table.put("rock", seat=1)
    table.hand("heirloom", "heirloom")
    table.does("play:heirloom")
    assert plain(table.piece("heirloom").host) == "brawler"
    del table.state.play[table.thing("brawler")], table.state.play[table.thing("heirloom")]
    table.ask()
    assert not table.offers("play:heirloom")
