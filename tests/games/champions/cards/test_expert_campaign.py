"""Expert campaign obligations of The Rise of Red Skull, which lie in players' decks."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers
from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.rules import drawing, numbers

Table = of_products("the-rise-of-red-skull")
HAWKEYE, SPIDER_WOMAN = "hawkeye-hawkeye", "spider-woman-spider-woman"
ALGORITHM, EMERGENCY, LAW, PROPAGANDA = "zola-s-algorithm", "medical-emergency", "martial-law", "anti-hero-propaganda"


def with_obligation(card: str, *heroes: str, form: str = "alter-ego") -> AnyTable:
    """Return a table whose first player has drawn the obligation."""
    table = Table(*(heroes or (HAWKEYE,)), form=form)
    table.deck(card)
    drawing.draw(table.state, 0, 1)
    table.ask()
    return table


def usable(table: AnyTable) -> list[str]:
    return [one.partition("/")[0] for one in offers(table, "use")]


@pytest.mark.parametrize("card", [ALGORITHM, EMERGENCY, LAW, PROPAGANDA])
def test_drawn_obligation_enters_play_and_is_replaced_up_to_hand_size(card: str) -> None:
    table = with_obligation(card)
    assert (table.in_play(card), table.held()) == (True, [])
    assert table.piece(card).area == 0
    player = table.state.players[0]
    table.deck(card)
    drawing.draw(table.state, 0, 2, True)  # drawing up to hand size replaces it
    assert plain(player.hand) == ["quiet-card", "quiet-card"]


@pytest.mark.parametrize(
    ("card", "paid"), [(ALGORITHM, "genius"), (EMERGENCY, "strength"), (LAW, "energy"), (PROPAGANDA, "vibranium")]
)
def test_obligation_is_discarded_only_by_its_player_in_alter_ego_form(card: str, paid: str) -> None:
    table = with_obligation(card, HAWKEYE, SPIDER_WOMAN)
    wrong = "energy" if card != LAW else "genius"
    table.hand(wrong)
    assert card not in usable(table)
    table.hand(paid)
    assert card in usable(table)
    table.does(f"use:{card}", "pay")
    assert not table.in_play(card)
    assert table.discarded()[-1] == card  # its owner's discard pile, so it may return
    # Neither another player nor a hero can use the obligation.
    table = with_obligation(card, HAWKEYE, SPIDER_WOMAN)
    table.hand(paid, seat=1)
    table.does("end-turn")
    assert (table.decision.seat, card in usable(table)) == (1, False)
    table = with_obligation(card, form="hero")
    table.hand(paid)
    assert card not in usable(table)


def test_zola_s_algorithm_accelerates_until_its_player_exhausts_the_alter_ego() -> None:
    table = with_obligation(ALGORITHM)
    assert numbers.growth(table.state) == 2
    table.hand("genius")
    table.change(HAWKEYE, exhausted=True)
    assert ALGORITHM not in usable(table)
    table.change(HAWKEYE, exhausted=False)
    table.does(f"use:{ALGORITHM}", "pay")
    assert table.piece(HAWKEYE).exhausted
    assert numbers.growth(table.state) == 1


def test_medical_emergency_damages_its_hero_at_the_end_of_the_turn() -> None:
    table = with_obligation(EMERGENCY, HAWKEYE, SPIDER_WOMAN, form="hero")
    table.change(HAWKEYE, damage=1)
    table.does("end-turn")
    assert (table.damage(HAWKEYE), table.damage(SPIDER_WOMAN)) == (2, 0)
    table.does("end-turn")  # no damage at the end of another player's turn
    assert table.damage(HAWKEYE) == 2
    table = with_obligation(EMERGENCY)
    table.does("end-turn")
    assert table.damage(HAWKEYE) == 0


def test_tough_absorbs_the_damage_of_medical_emergency() -> None:
    table = with_obligation(EMERGENCY, HAWKEYE, SPIDER_WOMAN, form="hero")
    table.change(HAWKEYE, tough=1)
    table.does("end-turn")
    assert (table.damage(HAWKEYE), table.piece(HAWKEYE).tough) == (0, 0)


def test_medical_emergency_is_discarded_by_discarding_five_cards_of_the_deck() -> None:
    table = with_obligation(EMERGENCY)
    player = table.state.players[0]
    player.deck = player.deck[:12]
    table.hand("strength")
    table.does(f"use:{EMERGENCY}", "pay")
    assert (len(player.deck), len(player.discard)) == (7, 7)
    table = with_obligation(EMERGENCY)
    table.state.players[0].deck = table.state.players[0].deck[:4]
    table.hand("strength")
    assert EMERGENCY not in usable(table)


def test_martial_law_reduces_the_hand_size_by_one() -> None:
    table = with_obligation(LAW, form="hero")
    assert numbers.hand_size(table.state, 0) == 4
    table.change(HAWKEYE, face="clint-barton")
    assert numbers.hand_size(table.state, 0) == table.game.cards.by_id["clint-barton"].stats["hand"] - 1
    table.hand("energy")
    table.does(f"use:{LAW}", "pay")
    assert len(table.state.players[0].dealt) == 1
    assert numbers.hand_size(table.state, 0) == table.game.cards.by_id["clint-barton"].stats["hand"]


def test_anti_hero_propaganda_lowers_the_hero_s_powers() -> None:
    table = with_obligation(PROPAGANDA, SPIDER_WOMAN, HAWKEYE, form="hero")
    assert [table.stat(SPIDER_WOMAN, power) for power in ("thw", "atk", "def")] == [0, 0, 0]
    assert [table.stat(HAWKEYE, power) for power in ("thw", "atk", "def")] == [1, 2, 1]
    for hero, powers in (("spider-man", [0, 1, 2]), ("captain-marvel", [1, 1, 0])):
        table = with_obligation(PROPAGANDA, hero, form="hero")
        assert [table.stat(hero, power) for power in ("thw", "atk", "def")] == powers


def test_anti_hero_propaganda_is_discarded_only_if_the_damage_is_taken() -> None:
    table = with_obligation(PROPAGANDA)
    table.hand("vibranium")
    table.change(HAWKEYE, tough=1)
    assert PROPAGANDA not in usable(table)
    table.change(HAWKEYE, tough=0)
    table.does(f"use:{PROPAGANDA}", "pay")
    assert table.damage(HAWKEYE) == 2
