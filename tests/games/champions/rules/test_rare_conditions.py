"""Conditions that few cards meet, each with a case where it matters."""

from pathlib import Path

from games.champions.fixture_cards import FixtureTable
from games.champions.table import CONTENT, Table, plain
from tableverse.games.champions.game import Champions
from tableverse.games.champions.reading.catalogue import CORE
from tableverse.games.champions.reading.content import Content
from tableverse.games.champions.rules import areas, leaving
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.statuses import Exhaust
from tableverse.kernel.effects import Resolving

CARDS = """
- {id: burden, name: {en: Burden, es: Carga}, source: reconstructed, code: x04, kind: upgrade, set: made-up,
   aspect: basic, cost: 0, attach: your-allies, keywords: {permanent: 1}}
- {id: two-edged, name: {en: Two-Edged, es: De doble filo}, source: reconstructed, code: x05, kind: upgrade,
   set: made-up, aspect: basic, cost: 0,
   constants: [{name: atk, of: your-hero, amount: 2, while: {you-have-trait: aerial}},
               {name: atk, of: your-hero, amount: 1}]}
"""


def table_with_cards(tmp_path: Path, *heroes: str) -> Table:
    file = tmp_path / "cards.yaml"
    file.write_text(CARDS, encoding="utf-8")
    game = Champions(content=Content([CORE], extra=[CONTENT / "made-up.yaml", file]))
    table: Table = type("ExtraTable", (Table,), {"game": game})(*heroes)
    return table


def test_permanent_upgrade_stays_with_its_player(tmp_path: Path) -> None:
    for first in (0, 1):
        for seat in (0, 1):
            table = table_with_cards(tmp_path, "spider-man", "she-hulk")
            for ally in ("hawkeye", "mockingbird"):
                table.put(ally, seat=seat)
            table.put("vision", seat=1 - seat)
            table.put("burden", seat=seat, on="hawkeye")
            table.state.first = first
            leaving.leave_play(table.state, table.thing("hawkeye"))
            assert (plain(table.piece("burden").host), table.piece("burden").area) == ("mockingbird", seat)


def test_second_modifier_of_a_card_applies_without_the_first(tmp_path: Path) -> None:
    for cards, atk in (((), 2), (("two-edged",), 3), (("cosmic-flight", "two-edged"), 5)):
        table = table_with_cards(tmp_path, "captain-marvel")
        for card in cards:
            table.put(card)
        assert table.stat("captain-marvel", "atk") == atk


def test_only_unique_cards_conflict_by_name() -> None:
    table = Table("spider-man", "she-hulk")
    for card in ("combat-training", "helicarrier"):
        table.put(card, seat=0)
        table.put(card, seat=1)
    assert areas.doubles(table.state) == []
    table.put("nick-fury", seat=0)
    assert areas.doubles(table.state) == []
    table.put("nick-fury", seat=1)
    assert plain(areas.doubles(table.state)) == ["nick-fury", "nick-fury"]


def test_an_attack_for_indirect_damage_that_is_defended_in_full_deals_none() -> None:
    table = FixtureTable("spider-man")  # DEF 3, and the attack is for 3
    table.put("grenadier")
    table.attacked("grenadier")
    table.does("defend:spider-man")
    assert (table.damage("spider-man"), table.strikes()) == (0, [("grenadier", "spider-man", 0)])
    table.waits_for(0, "turn")


def test_card_out_of_play_cannot_be_exhausted() -> None:
    table = Table("spider-man")
    table.put("hawkeye")
    table.hand("mockingbird")
    run = Resolving("", 0, "")
    assert Exhaust(Those("allies")).payable(table.state, run)
    assert not Exhaust(Those("hand")).payable(table.state, run)
    Exhaust(Those("hand")).do(table.state, run)
    assert not table.piece("hawkeye").exhausted
