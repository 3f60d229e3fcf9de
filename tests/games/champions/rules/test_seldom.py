"""What seldom happens: a deck that runs out at an odd moment, a card that is gone before its time."""

from games.champions.made_up import MadeUpTable
from games.champions.table import Table, plain


def test_a_boost_card_that_empties_the_deck_is_no_chain_of_surges() -> None:
    table = Table("she-hulk")
    table.state.encounter = [table.make("quiet-threat")]
    table.state.encounter_discard = [table.make("quiet-threat") for _ in range(3)]
    table.attacked("rhino-1", boost="quiet-threat")
    table.undefended()
    assert table.state.result is None
    table.state.encounter = []
    table.attacked("rhino-1", boost="quiet-threat")  # the last one: the deck is made anew
    table.undefended()
    assert (table.state.result, table.state.tokens) == (None, 1)


def test_ritual_combat_without_a_card_to_discard() -> None:
    table = Table("black-panther")
    table.state.encounter = []
    table.reveals("ritual-combat", deck=False)
    table.does("choose:damage")
    assert table.damage("black-panther") == 1  # no card, no boost icons
    assert table.state.result is None


def test_nick_fury_who_has_fallen_is_not_discarded_once_more() -> None:
    table = Table("captain-marvel")
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay", "choose:draw")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("defend:nick-fury")
    assert not table.in_play("nick-fury")
    table.does("end-turn")
    while table.state.rounds == 1:
        table.does("done" if "done" in table.options() else table.options()[-1])
    assert table.discarded().count("nick-fury") == 1


def test_who_is_kept_confused_stays_so_after_the_thwart_that_did_not_happen() -> None:
    table = MadeUpTable("spider-man")
    table.put("mesmerist")
    table.put("bomb-scare", threat=3)
    table.does("end-turn")
    while table.state.rounds == 1:
        table.does("done" if "done" in table.options() else table.options()[-1])
    assert table.piece("spider-man").confused == 1
    table.change("spider-man", exhausted=False)
    table.does("thwart:spider-man>bomb-scare")
    assert (table.threat("bomb-scare"), table.piece("spider-man").confused) == (3, 1)


def test_an_ally_that_becomes_a_minion_has_engaged_its_controller() -> None:
    table = MadeUpTable("she-hulk", "spider-man")
    table.put("turncoat", seat=1)
    table.put("watchtower", seat=1)
    table.reveals("betrayal", seat=1)
    assert table.piece("watchtower").counters == 1


def test_a_minion_that_is_revealed_has_engaged_the_player() -> None:
    table = MadeUpTable("she-hulk", "spider-man")
    table.put("watchtower", seat=0)
    table.put("watchtower", seat=1)
    table.reveals("brawler", seat=1)
    assert [piece.counters for piece in table.state.play.values() if piece.face == "watchtower"] == [0, 1]


def test_a_card_removed_from_a_discard_pile_is_out_of_the_game() -> None:
    table = MadeUpTable("spider-man")
    table.discard("backflip")
    table.hand("from-the-grave")
    table.does("play:from-the-grave")
    assert plain(table.state.removed) == ["backflip"]
    assert table.discarded() == ["from-the-grave"]
