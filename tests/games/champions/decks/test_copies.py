"""Limits on the copies of a card in a deck."""

from pathlib import Path

from games.champions.decks.builder import deck_errors, starter
from tableverse.games.champions.cards import Deck
from tableverse.games.champions.game import Champions
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.rules.uniqueness import matching
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

FILLERS = Path(__file__).parent / "cards.yaml"
#: An identity whose alter-ego shares a villain's name.
REFORMED = """
- {id: reformed, name: {en: The Reformed, es: El Reformado}, source: reconstructed, code: x01a, kind: hero,
   set: reformed, aspect: hero, unique: true, stats: {thw: 1, atk: 1, def: 1, hp: 10, hand: 5}, back: reformed-other}
- {id: reformed-other, name: {en: Rhino, es: Rino}, source: reconstructed, code: x01b, kind: alter-ego, set: reformed,
   aspect: hero, unique: true, stats: {rec: 3, hp: 10, hand: 6}, back: reformed}
"""


@rule("CHA-MAX-04")
def test_card_may_limit_its_copies_per_deck() -> None:
    assert deck_errors(starter(strength=1)) == []
    assert deck_errors(starter(strength=2)) == [("copies", "strength")]


@rule("CHA-UNIQUE-05")
def test_deck_has_no_second_unique_card_and_no_copy_of_its_hero() -> None:
    assert deck_errors(starter(nick_fury=1)) == []
    assert deck_errors(starter(nick_fury=2)) == [("copies", "nick-fury")]
    assert deck_errors(starter(peter=1)) == [("is-identity", "peter")]


@rule("CHA-UNIQUE-07")
def test_hero_may_face_a_villain_of_the_same_name(tmp_path: Path) -> None:
    file = tmp_path / "reformed.yaml"
    file.write_text(REFORMED, encoding="utf-8")
    game = Champions(extra=[FILLERS, file])
    cards = {f"filler-{number}": 3 for number in range(1, 14)} | {"filler-14": 1}
    deck = Deck("reformed", "reformed", cards, [])
    state = game.new(Config(1, {"deck-1": deck.data(), "scenario": "rhino"}), 1)
    assert isinstance(state, ChampionsState)
    assert matching(game.cards.called["reformed"], game.cards.called[state.play[state.villain].face])
    assert state.players[0].identity in state.play
    # They meet for the whole game: the next villain stage is not a second unique card.
    while state.decision is not None and state.decision.kind != "turn":
        game.apply(state, state.decision.options[-1].id)
    game.apply(state, "change-form")
    state.play[state.villain].damage = numbers.stat(state, state.villain, "hp") - 1
    game.apply(state, next(option.id for option in state.decision.options if option.id.startswith("attack:")))
    assert [piece.face for piece in state.of_kinds(("villain", "hero"))] == ["reformed", "rhino-2"]
