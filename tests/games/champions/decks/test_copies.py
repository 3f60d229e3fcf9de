"""How many copies of a card a deck may have."""

from games.champions.decks.builder import starter, wrong
from tableverse.kernel.ledger import rule


@rule("CHA-MAX-04")
def test_a_card_may_say_how_many_a_deck_has_at_most() -> None:
    assert wrong(starter(strength=1)) == []
    assert wrong(starter(strength=2)) == [("copies", "strength")]


@rule("CHA-UNIQUE-05")
def test_a_deck_has_no_unique_card_twice_and_none_that_is_its_own_hero() -> None:
    assert wrong(starter(nick_fury=1)) == []
    assert wrong(starter(nick_fury=2)) == [("copies", "nick-fury")]
    assert wrong(starter(peter=1)) == [("is-identity", "peter")]
