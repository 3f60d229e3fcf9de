"""Feasibility by word: payable costs, valid targets and offered choices."""

import pytest

from games.champions.fixture_cards import FixtureTable
from games.champions.table import plain
from tableverse.games.champions.vocabulary.conditions import YourFact
from tableverse.games.champions.vocabulary.numbers import CountedCards
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import Window


def test_threat_cost_requires_the_full_amount() -> None:
    table = FixtureTable("spider-man")
    scheme = plain(table.state.scheme)
    table.hand("toll-of-threat")
    for threat, paid in ((0, False), (1, False), (2, True)):
        table.change(scheme, threat=threat)
        assert table.offers("play:toll-of-threat") == paid
    table.does("play:toll-of-threat")
    assert (table.threat(), table.held()) == (0, ["quiet-card", "quiet-card"])


@pytest.mark.parametrize(("minion", "offered"), [(False, ["choose:yield", "choose:flee"]), (True, ["choose:fight"])])
def test_option_with_a_target_needs_one_but_a_named_card_does_not_count(minion: bool, offered: list[str]) -> None:
    table = FixtureTable("spider-man")
    if minion:
        table.put("brawler")
    table.reveals("three-evils")
    assert table.options()[: len(offered)] == offered
    assert table.offers("choose:fight") == minion
    table.does("choose:yield")  # although there is no such card
    assert table.threat() == 2


@pytest.mark.parametrize(
    ("form", "damage", "valid"), [("hero", 0, True), ("alter-ego", 0, False), ("alter-ego", 1, True)]
)
def test_target_is_valid_for_the_otherwise_effect(form: str, damage: int, valid: bool) -> None:
    table = FixtureTable("spider-man", form=form)
    table.put("brawler", stunned=1, damage=damage)
    table.hand("rough-care")
    assert table.offers("play:rough-care") == valid
    if valid:
        table.does("play:rough-care")
        assert table.damage("brawler") == (1 if form == "hero" else 0)


@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        (("energy",), True),
        (("spark",), True),
        (("spark", "muscle"), True),
        (("energy", "muscle"), True),
        (("quiet-card", "muscle"), False),
    ],
)
def test_target_depending_on_the_payment_requires_matching_resources(cards: tuple[str, ...], offered: bool) -> None:
    """A Quiet Card and Muscle can pay for it, energy alone cannot."""
    table = FixtureTable("spider-man")
    table.put("brawler")
    table.hand("pure-energy", *cards)
    assert table.offers("play:pure-energy") == offered


def test_free_event_is_paid_with_no_resources() -> None:
    table = FixtureTable("spider-man")
    table.put("brawler")
    table.hand("for-free", "energy")
    assert not table.offers("play:for-free")


def test_damage_that_must_be_prevented_cannot_be_taken_as_a_cost() -> None:
    table = FixtureTable("spider-man")
    table.put("blood-price")
    assert table.offers("use:blood-price")
    table.put("soft-landing")
    assert not table.offers("use:blood-price")


def test_defender_cannot_be_replaced() -> None:
    table = FixtureTable("captain-marvel")
    table.put("friend")
    table.put("body-double")
    table.attacked("rhino-1")
    table.does("defend:captain-marvel")
    assert table.held() == ["quiet-card"]
    assert [target for _, target, _ in table.strikes()] == ["captain-marvel"]
    assert table.damage("friend") == 0


def test_prevent_effect_reduces_attack_damage_by_its_amount() -> None:
    table = FixtureTable("captain-marvel")
    table.put("ward-off")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("trigger:ward-off?")
    table.undefended()
    assert table.damage("captain-marvel") == 2 + 3 - 2


@pytest.mark.parametrize("heroes", [("captain-marvel",), ("captain-marvel", "she-hulk")])
def test_additional_attacks_target_each_other_hero(heroes: tuple[str, ...]) -> None:
    table = FixtureTable(*heroes)
    table.attacked("rhino-1", boost="broad-swipe")
    table.undefended()
    assert [target for _, target, _ in table.strikes()] == list(heroes)
    assert table.threat() == 1


@pytest.mark.parametrize(("boost", "damage"), [("quiet-threat", 0), ("whirlwind", 2)])
def test_stars_among_boost_icons_are_counted_once_the_cards_are_known(boost: str, damage: int) -> None:
    table = FixtureTable("captain-marvel")
    table.encounter(boost, boost)
    table.hand("star-gazing")
    table.does("play:star-gazing")
    assert (table.damage("rhino-1"), len(table.state.encounter_discard)) == (damage, 2)


def test_occurrence_about_you_is_recognised_outside_abilities() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.state.frames.append(Window(Occurrence("attack", {"seat": 1})))
    assert [YourFact().holds(table.state, Resolving("", seat, "")) for seat in (0, 1)] == [False, True]


@pytest.mark.parametrize(("ally", "tough", "held"), [(False, 0, 1), (True, 0, 0), (True, 1, 1)])
def test_damage_taken_from_an_attack_can_be_healed(ally: bool, tough: int, held: int) -> None:
    """The amount is known only after the attack. If nothing can be healed, a card is drawn."""
    table = FixtureTable("captain-marvel")
    table.change("captain-marvel", tough=tough)
    if ally:
        table.put("friend", damage=1)
    table.hand("cold-comfort")
    table.does("play:cold-comfort")
    table.undefended()
    assert (table.damage("captain-marvel"), len(table.held())) == (0 if tough else 2, held)
    assert not ally or table.damage("friend") == held


@pytest.mark.parametrize(("ability", "damage"), [(1, 5), (3, 2), (4, 3), (5, 4), (6, 3), (7, 1)])
def test_amounts_that_are_counted_halved_or_subtracted(ability: int, damage: int) -> None:
    """The two cards on top of the deck cost 5 together, the hero has 3 damage, and there are two minions."""
    table = FixtureTable("captain-marvel")
    table.change("captain-marvel", damage=3)
    table.put("how-much")
    table.put("brawler")
    table.put("rock")
    table.deck("haymaker", "mockingbird")
    table.ask()
    assert not table.offers("use:how-much/how-much-2")  # no ally, so no cost can be counted
    table.does(f"use:how-much/how-much-{ability}")
    assert table.damage("rhino-1") == damage


def test_cards_with_a_minimum_number_of_icons_are_counted() -> None:
    table = FixtureTable("captain-marvel")
    run = Resolving("", 0, "", {"counts": [2, 3, 4]})
    counted = [CountedCards(icons=3, or_more=more).value(table.state, run) for more in (False, True)]
    assert counted == [1, 2]


def test_lasting_amount_is_recounted() -> None:
    """Twice the number of minions, including minions that enter later."""
    table = FixtureTable("captain-marvel")
    table.put("how-much")
    table.put("brawler")
    before = table.stat("captain-marvel", "atk")
    last = max(option for option in table.options() if option.startswith("use:how-much/how-much-1"))
    table.does(last)
    assert table.stat("captain-marvel", "atk") == before + 2
    table.put("rock")
    assert table.stat("captain-marvel", "atk") == before + 4
