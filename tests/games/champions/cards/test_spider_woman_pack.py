"""Aggression and Justice cards of the Spider-Woman starter deck, and its two aspects."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers
from games.champions.table import of_products
from tableverse.games.champions.cards import Deck
from tableverse.games.champions.decks.legality import problems

Table = of_products("the-rise-of-red-skull")
SPIDER = "spider-woman-spider-woman"
CARDS = Table.game.cards
STARTER = CARDS.decks["spider-woman-aggression-justice"]


def keys(deck: Deck) -> list[str]:
    return [problem.key for problem in problems(CARDS, deck)]


def changed(**cards: int) -> Deck:
    counts = {**STARTER.cards, **{name.replace("_", "-"): count for name, count in cards.items()}}
    return Deck("mine", SPIDER, {name: count for name, count in counts.items() if count}, STARTER.aspects)


def test_starter_deck_has_two_aspects() -> None:
    assert STARTER.aspects == ["aggression", "justice"]
    assert keys(STARTER) == []


def test_both_aspects_need_the_same_number_of_cards() -> None:
    assert keys(changed(clear_the_area=2, uppercut=1)) == ["champions-deck-aspects-equal"]
    assert keys(changed(clear_the_area=2, for_justice=1)) == []


def test_identity_cards_with_an_aspect_belong_only_to_their_identity() -> None:
    assert keys(changed(venom_blast=1, uppercut=1)) == ["champions-deck-kit", "champions-deck-aspects-equal"]
    other = CARDS.decks["hawkeye-leadership"]
    cards = {**other.cards, "pheromones": 1}
    assert keys(Deck("mine", other.identity, cards, other.aspects)) == ["champions-deck-other-identity"]


def test_spider_girl_stuns_and_confuses_a_minion() -> None:
    table = Table("spider-man", SPIDER)
    table.put("shocker", 1)
    table.hand("spider-girl", "energy")
    table.does("play:spider-girl", "pay", "trigger:spider-girl")
    assert (table.piece("shocker").stunned, table.piece("shocker").confused) == (1, 1)
    assert (table.piece("rhino-1").stunned, table.piece("rhino-1").confused) == (0, 0)  # Rhino is not a minion


@pytest.mark.parametrize(("ally", "target"), [("spider-girl", "shocker"), ("justice-spider-man", "crowd-control")])
def test_called_ally_does_not_trigger_its_played_response(ally: str, target: str) -> None:
    table = Table("captain-marvel")
    table.put(target)
    table.discard(ally)
    table.hand("make-the-call", *["energy"] * 4)
    table.does("play:make-the-call", "pay")
    assert table.in_play(ally)
    assert offers(table, "trigger") == []


@pytest.mark.parametrize(("statuses", "drawn"), [("stunned", 1), ("confused", 1), ("stunned confused", 1), ("", 0)])
def test_press_the_advantage_draws_against_a_stunned_or_confused_enemy(statuses: str, drawn: int) -> None:
    table = Table("spider-man")
    table.change("rhino-1", **dict.fromkeys(statuses.split(), 1))
    table.hand("press-the-advantage", "energy")
    table.does("play:press-the-advantage", "pay")
    assert (table.damage("rhino-1"), len(table.held())) == (2, drawn)


def test_press_the_advantage_draws_even_if_tough_stops_the_damage() -> None:
    table = Table("spider-man")
    table.put("sandman", tough=1, stunned=1)
    table.hand("press-the-advantage", "energy")
    table.does("play:press-the-advantage", "pay", "pick:sandman")
    assert (table.damage("sandman"), table.piece("sandman").tough, len(table.held())) == (0, 0, 1)


def test_piercing_strike_has_piercing() -> None:
    table = Table("spider-man")
    table.change("rhino-1", tough=1)
    table.hand("piercing-strike", "energy")
    table.does("play:piercing-strike", "pay")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (3, 0)


def test_spider_man_ally_removes_threat_from_a_side_scheme() -> None:
    table = Table("captain-marvel", SPIDER)
    table.put("crowd-control", threat=7)
    table.change("the-break-in", threat=5)
    table.hand("justice-spider-man", *["energy"] * 3)
    table.does("play:justice-spider-man", "pay", "trigger:justice-spider-man")
    assert (table.threat("crowd-control"), table.threat()) == (1, 5)


def test_spider_man_ally_does_nothing_without_a_side_scheme() -> None:
    table = Table("captain-marvel")
    table.change("the-break-in", threat=5)
    table.hand("justice-spider-man", *["energy"] * 3)
    table.does("play:justice-spider-man", "pay")
    assert offers(table, "trigger") == []


def test_skilled_investigator_draws_when_a_side_scheme_is_defeated() -> None:
    table = Table("spider-man", "captain-marvel")
    table.put("skilled-investigator", 0)
    table.put("skilled-investigator", 1)
    table.put("crowd-control", threat=2)
    table.put("justice-spider-man", 1)
    table.hand()
    table.does("end-turn", "thwart:justice-spider-man>crowd-control")
    table.does("trigger:skilled-investigator", "trigger:skilled-investigator")
    assert (len(table.held(0)), len(table.held(1))) == (1, 1)


def test_skilled_investigator_needs_hero_form() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("skilled-investigator")
    table.put("crowd-control", threat=1)
    table.put("maria-hill")
    table.does("thwart:maria-hill>crowd-control")
    assert not table.in_play("crowd-control")
    assert offers(table, "trigger") == []


def test_skilled_investigator_is_limited_to_one_per_player() -> None:
    table = Table("spider-man", "captain-marvel")
    table.put("skilled-investigator", 1)
    table.hand("skilled-investigator")
    table.does("play:skilled-investigator", "place:spider-man?")
    table.hand("skilled-investigator")
    assert "play:skilled-investigator" not in table.options()


def test_skilled_investigator_can_be_given_to_another_player() -> None:
    table = Table("spider-man", "captain-marvel")
    table.hand("skilled-investigator")
    table.does("play:skilled-investigator", "place:captain-marvel")
    assert table.piece("skilled-investigator").area == 1


@pytest.mark.parametrize(("threat", "left", "drawn"), [(1, 0, 1), (2, 0, 1), (3, 1, 0)])
def test_clear_the_area_draws_if_no_threat_is_left(threat: int, left: int, drawn: int) -> None:
    table = Table("spider-man")
    table.change("the-break-in", threat=threat)
    table.hand("clear-the-area", "energy")
    table.does("play:clear-the-area", "pay")
    assert (table.threat(), len(table.held())) == (left, drawn)


def test_clear_the_area_draws_if_the_side_scheme_is_defeated() -> None:
    table = Table("spider-man")
    table.put("breakin-takin", threat=2)
    table.hand("clear-the-area", "energy")
    assert "play:clear-the-area" in table.options()
    table.does("play:clear-the-area", "pay")
    assert (table.in_play("breakin-takin"), len(table.held())) == (False, 1)
