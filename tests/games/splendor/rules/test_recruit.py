"""Recruiting a Character: sources, cost and what the card brings."""

import pytest

from games.splendor.table import ORDINARY_COLOURS, Table
from tableverse.kernel.ledger import rule
from tableverse.kernel.rng import Rng


@rule("SPL-REC-01")
def test_recruit_from_the_table():
    table = Table()
    table.row(1, ["kraven", "wong"])
    table.player(0, tokens={"blue": 3})
    table.turn(0)
    assert table.options("recruit") == ["recruit:kraven"]
    table.recruits("kraven")
    assert table.events("recruited") == [{"seat": 0, "card": "kraven", "tokens": ["blue", "blue", "blue"]}]
    assert table.recruited(0) == ["kraven"]
    assert "kraven" not in table.showing(1)
    table.waits_for(1)


@rule("SPL-REC-01")
@pytest.mark.parametrize("how", ["reserved", "hidden"])
def test_recruit_a_reserved_card(how):
    table = Table()
    table.player(0, tokens={"blue": 3}, **{how: ["kraven"]})
    table.turn(0)
    table.recruits("kraven")
    assert table.recruited(0) == ["kraven"]
    assert table.reserved(0) == []
    table.waits_for(1)


@rule("SPL-REC-01")
def test_cards_in_decks_and_of_other_players_cannot_be_recruited():
    table = Table()
    table.player(0, tokens={"blue": 4, "orange": 4}, bonuses={"purple": 4})
    table.player(1, reserved=["kraven"], recruited=["scorpion"])
    table.deck(1, ["mysterio", "sandman"])
    table.turn(0)
    table.refuses("recruit:mysterio", "recruit:sandman", "recruit:kraven", "recruit:scorpion", "recruit:nobody")
    table.waits_for(0)


@rule("SPL-REC-01")
def test_card_reserved_this_turn_cannot_be_recruited_yet():
    table = Table()
    table.row(1, ["kraven"])
    table.player(0, tokens={"blue": 3})
    table.turn(0)
    table.does("reserve:kraven")
    table.waits_for(1)  # reserving was the only action of the turn
    table.refuses("recruit:kraven")
    table.lets_turn_go()
    table.waits_for(0)
    table.recruits("kraven", pay="blue3")
    assert table.recruited(0) == ["kraven"]
    table.waits_for(1)


@rule("SPL-REC-02", "SPL-REC-04")
def test_recruiting_ghost_rider_as_in_the_rulebook_example():
    """The rulebook's example: 2 yellow, 4 blue and 1 purple for 2 points and a red bonus."""
    table = Table(players=3)
    table.row(2, ["ghost-rider"])
    table.player(0, tokens={"yellow": 2, "blue": 4, "purple": 1})
    table.turn(0)
    assert table.in_bank() == {"yellow": 3, "blue": 1, "orange": 5, "red": 5, "purple": 4, "green": 3, "grey": 5}
    table.recruits("ghost-rider")
    assert table.events("recruited") == [
        {"seat": 0, "card": "ghost-rider", "tokens": ["yellow", "yellow", "blue", "blue", "blue", "blue", "purple"]}
    ]
    assert table.tokens(0) == {}
    assert table.in_bank() == {"yellow": 5, "blue": 5, "orange": 5, "red": 5, "purple": 5, "green": 3, "grey": 5}
    assert table.points(0) == 2
    assert table.bonuses(0) == {"red": 1}
    table.waits_for(1)


@rule("SPL-REC-02")
@pytest.mark.parametrize("short", ["yellow", "blue", "purple"])
def test_one_token_too_few_does_not_recruit(short):
    tokens = {"yellow": 2, "blue": 4, "purple": 1, "red": 3}
    tokens[short] -= 1
    table = Table(players=4)
    table.row(2, ["ghost-rider"])
    table.player(0, tokens=tokens, hidden=["kingpin"])
    table.turn(0)
    table.refuses("recruit:ghost-rider")
    table.waits_for(0)


@rule("SPL-REC-02")
def test_reserved_card_costs_the_same():
    table = Table(players=3)
    table.player(0, tokens={"yellow": 2, "blue": 4, "purple": 1, "red": 2}, reserved=["ghost-rider"])
    table.player(1, tokens={"yellow": 2, "blue": 1, "purple": 1}, reserved=["hela"])
    table.turn(0)
    table.recruits("ghost-rider")
    assert table.tokens(0) == {"red": 2}
    table.refuses("recruit:hela")
    table.waits_for(1)


@rule("SPL-REC-02", "SPL-REC-03", "SPL-BON-01", "SPL-BON-03", "SPL-BON-04")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_affordable_cards_are_offered(seed):
    """Grey tokens must cover what bonuses and coloured tokens do not, for random tokens, bonuses, rows and hands."""
    rng = Rng(seed)
    table = Table(players=4, seed=seed)
    hand = [rng.choice([card for card in table.in_deck(level) if card != "black-bolt"]) for level in (1, 2, 3)]
    table.player(0, recruited=["black-bolt"] if rng.below(2) else [], reserved=hand)
    table.player(0, bonuses={colour: rng.below(4) for colour in ORDINARY_COLOURS})
    tokens = dict.fromkeys((*ORDINARY_COLOURS, "grey"), 0)
    for _ in range(rng.below(10)):
        tokens[rng.choice(list(tokens))] += 1
    tokens["grey"] = min(tokens["grey"], 5)
    table.player(0, tokens=tokens)
    table.locations()
    table.turn(0)
    payable = []
    for name in [*table.showing(1), *table.showing(2), *table.showing(3), *hand]:
        card = table.cards.characters[table.cards.character(name)]
        short = 0
        price = {}
        for colour, asked in zip(ORDINARY_COLOURS, card.cost, strict=True):
            net = asked - table.bonuses(0).get(colour, 0)
            short += max(0, net - tokens[colour])
            if net > 0:
                price[colour] = net
        assert table.view(0).prices[name] == price
        if short <= tokens["grey"]:
            payable.append(f"recruit:{name}")
        assert table.view(0).missing[name] == max(0, short - tokens["grey"])
    assert table.options("recruit") == payable
    for option in payable:
        tried = table.copy()
        tried.does(option)
        while tried.options("pay"):
            tried.does(tried.options("pay")[-1])
        assert tried.recruited(0)[-1] == option.removeprefix("recruit:")
        tried.waits_for(1, "action")
    table.waits_for(0)


@rule("SPL-REC-02")
def test_only_one_card_may_be_recruited_per_turn():
    table = Table()
    table.row(1, ["kraven", "mysterio"])
    table.player(0, tokens={"blue": 3, "orange": 3})
    table.turn(0)
    table.recruits("kraven")
    table.waits_for(1)
    table.refuses("recruit:mysterio")
    assert table.tokens(0) == {"orange": 3}


@rule("SPL-REC-03")
@pytest.mark.parametrize("missing", ["yellow", "blue", "purple"])
def test_grey_token_replaces_any_colour(missing):
    tokens = {"yellow": 2, "blue": 4, "purple": 1}
    tokens[missing] -= 1
    table = Table(players=3)
    table.row(2, ["ghost-rider"])
    table.player(0, tokens={**tokens, "grey": 1})
    table.turn(0)
    table.recruits("ghost-rider")  # the only payment is made automatically
    (recruited,) = table.events("recruited")
    assert recruited["tokens"].count("grey") == 1
    assert recruited["tokens"].count(missing) == tokens[missing]
    assert table.tokens(0) == {}
    table.waits_for(1)


@rule("SPL-REC-03")
def test_grey_token_replaces_only_one_token():
    table = Table()
    table.row(1, ["kraven"])
    table.player(0, tokens={"blue": 1, "grey": 1})
    table.turn(0)
    table.refuses("recruit:kraven")
    table.player(0, tokens={"blue": 1, "grey": 2})
    table.turn(0)
    table.recruits("kraven")
    assert table.tokens(0) == {}
    assert table.events("recruited") == [{"seat": 0, "card": "kraven", "tokens": ["blue", "grey", "grey"]}]
    table.waits_for(1)


@rule("SPL-REC-03")
def test_grey_tokens_alone_may_pay_for_a_card():
    table = Table()
    table.row(1, ["rocket-raccoon"])
    table.player(0, tokens={"grey": 4})
    table.turn(0)
    table.recruits("rocket-raccoon")
    assert table.tokens(0) == {"grey": 1}
    table.waits_for(1)


@rule("SPL-REC-04")
def test_spent_grey_tokens_return_to_the_bank():
    table = Table()
    table.row(1, ["kraven"])
    table.player(0, tokens={"blue": 2, "grey": 2, "red": 1})
    table.turn(0)
    assert table.in_bank() == {"yellow": 4, "blue": 2, "orange": 4, "red": 3, "purple": 4, "green": 2, "grey": 3}
    table.recruits("kraven", pay="blue1+grey2")
    assert table.tokens(0) == {"blue": 1, "red": 1}
    assert table.in_bank() == {"yellow": 4, "blue": 3, "orange": 4, "red": 3, "purple": 4, "green": 2, "grey": 5}
    table.waits_for(1)


@rule("SPL-REC-05")
def test_recruited_cards_are_public():
    table = Table(players=3)
    table.player(0, recruited=["wasp", "captain-america", "black-widow", "ghost-rider"])
    table.assembled(0)
    table.player(1, recruited=["vulture", "karnak"])
    table.turn(0)
    for view in table.views():
        first, second, third = view.mats
        assert first.recruited == ["wasp", "captain-america", "black-widow", "ghost-rider"]
        assert (first.bonuses, first.points, first.avengers) == ({"blue": 2, "orange": 1, "red": 1}, 11, 5)
        assert (second.recruited, second.bonuses, second.points) == (["vulture", "karnak"], {"yellow": 2}, 3)
        assert (third.recruited, third.bonuses, third.points, third.avengers) == ([], {}, 0, 0)
    table.waits_for(0)


@rule("SPL-REC-06")
def test_cards_have_level_bonus_cost_points_and_icons():
    characters = Table().cards.characters
    for card in characters:
        assert len(card.cost) == 5  # the five ordinary colours
        assert sum(card.cost) >= 3
        assert min(card.cost) >= 0
        assert 0 <= card.bonus < 5
    assert {card.points for card in characters} == {0, 1, 2, 3, 4, 5}
    assert {card.avengers for card in characters} == {0, 1, 2}


@rule("SPL-REC-06")
@pytest.mark.parametrize(
    ("card", "points", "icons", "bonus", "time"),
    [
        ("rocket-raccoon", 0, 0, "yellow", False),
        ("vulture", 1, 0, "yellow", False),
        ("wasp", 0, 1, "blue", False),
        ("hela", 3, 0, "red", False),
        ("maria-hill", 1, 1, "yellow", False),
        ("captain-america", 3, 2, "orange", True),
        ("vision", 4, 1, "yellow", True),
        ("loki", 5, 0, "red", True),
    ],
)
def test_recruited_card_gives_its_bonus_points_icons_and_time_stone(card, points, icons, bonus, time):
    table = Table(players=4)
    table.can_pay_for(0, card)
    before = table.bonuses(0)
    table.row(table.cards.characters[table.cards.character(card)].level + 1, [card])
    table.turn(0)
    table.recruits(card)
    assert table.points(0) == points
    assert table.icons(0) == icons
    assert table.bonuses(0) == {**before, bonus: before.get(bonus, 0) + 1}
    assert table.tokens(0) == ({"green": 1} if time else {})
    table.waits_for(1)
