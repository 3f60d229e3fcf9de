"""Deck building rules (Appendix I) and their error messages."""

import pytest

from games.champions.decks.builder import CARDS, GAME, deck_errors, deck_of_kit, starter
from tableverse.games.champions.cards import ASPECTS, Deck
from tableverse.games.champions.decks.deck import deck_of
from tableverse.games.champions.decks.legality import CHOSEN, kit, problems, why_not_added
from tableverse.games.champions.errors import IllegalDeck, render_problem
from tableverse.games.champions.ids import name_of
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.text import render_card
from tableverse.kernel.effects import Voice
from tableverse.kernel.errors import BadDeck
from tableverse.kernel.game import Config
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.ledger import rule


@pytest.mark.parametrize("name", list(CARDS.decks))
def test_starter_decks_are_legal(name: str) -> None:
    assert deck_errors(CARDS.decks[name]) == []


@rule("CHA-DECKBUILD-01", "CHA-IDENTITYCARD-01")
def test_deck_has_exactly_one_identity() -> None:
    deck = starter()
    deck.identity = ""
    assert deck_errors(deck) == [("no-identity", None)]
    deck.identity = "haymaker"
    assert deck_errors(deck) == [("no-identity", None)]
    assert deck_errors(starter(iron_man=1)) == [("second-identity", "iron-man")]
    assert deck_errors(starter(peter_parker=1)) == [("second-identity", "peter-parker")]


@rule("CHA-DECKBUILD-02")
@pytest.mark.parametrize(("size", "legal"), [(39, False), (40, True), (45, True), (50, True), (51, False)])
def test_deck_has_forty_to_fifty_cards(size: int, legal: bool) -> None:
    assert deck_errors(deck_of_kit("old-timer", size=size)) == ([] if legal else [("size", size)])


@rule("CHA-DECKBUILD-03")
def test_identity_and_permanent_cards_are_not_counted() -> None:
    deck = deck_of_kit("old-timer", size=50, fixture_a=1, fixture_b=1)
    assert sum(deck.cards.values()) == 52
    assert deck_errors(deck) == []
    short = deck_of_kit("old-timer", size=39, fixture_a=1)
    assert deck_errors(short) == [("size", 39)]


@rule("CHA-DECKBUILD-04", "CHA-ASPECT-02", "CHA-BASICCARD-02", "CHA-BASICCARD-01")
def test_deck_has_one_aspect_and_basic_cards() -> None:
    assert deck_errors(starter(strength=0, uppercut=1)) == [("other-aspect", "uppercut")]
    assert deck_errors(starter(strength=0, first_aid=2)) == []
    two = starter(strength=0, uppercut=1)
    two.aspects = ["justice", "aggression"]
    assert deck_errors(two) == [("aspects", 2)]
    basic_only = deck_of_kit("old-timer")
    assert basic_only.aspects == []
    assert deck_errors(basic_only) == []
    invented = starter()
    invented.aspects = ["justice", "valour"]
    assert [key for key, _ in deck_errors(invented)] == ["no-aspect", "aspects"]


@rule("CHA-ASPECT-01", "CHA-ASPECT-02", "CHA-DECKBUILD-04")
def test_players_choose_from_five_aspects() -> None:
    assert CHOSEN == ("aggression", "justice", "leadership", "protection", "pool")
    assert set(CHOSEN) < set(ASPECTS)
    assert deck_errors(deck_of_kit("old-timer", merc=3)) == []
    assert deck_errors(starter(strength=0, merc=1)) == [("other-aspect", "merc")]


@rule("CHA-DECKBUILD-05")
def test_deck_has_at_most_three_copies_by_title() -> None:
    assert deck_errors(starter(haymaker=3)) == []
    assert deck_errors(starter(haymaker=4)) == [("copies", "haymaker")]
    assert deck_errors(starter(for_justice=3)) == []
    assert deck_errors(starter(for_justice=4)) == [("copies", "for-justice")]


@rule("CHA-SAMPLECARD-07")
def test_resource_cards_have_their_own_copy_limit() -> None:
    energy = CARDS.by_id["energy"]
    assert (energy.kind, energy.aspect, energy.resources) == ("resource", "basic", ["energy", "energy"])
    assert deck_errors(starter(energy=2)) == [("copies", "energy")]
    assert deck_errors(starter(the_power_of_justice=2)) == []
    assert deck_errors(starter(the_power_of_justice=3)) == [("copies", "the-power-of-justice")]
    assert "Max 1 per deck." in render_card(CARDS, energy, Voice("en"))


@rule("CHA-DECKBUILD-06")
def test_unique_cards_are_limited_to_one_including_the_identity() -> None:
    assert deck_errors(starter(mockingbird=2)) == [("copies", "mockingbird")]
    assert deck_errors(starter(peter=1)) == [("is-identity", "peter")]
    assert deck_errors(starter(alter_ego_ally=1)) == [("is-identity", "alter-ego-ally")]
    assert ("copies", "black-cat") in deck_errors(starter(black_cat=2))  # the identity's own cards too


@rule("CHA-DECKBUILD-07", "CHA-SUBTITLE-01", "CHA-CARDFACE-17")
def test_same_title_with_another_subtitle_is_another_unique_card() -> None:
    assert deck_errors(starter(miles=1)) == []
    assert deck_errors(starter(miles=1, no_subtitle=1)) == []
    assert deck_errors(starter(miles=1, miles_again=1)) == [("copies", "miles")]
    assert deck_errors(deck_of_kit("old-timer", miles=1, peter=1)) == []
    assert CARDS.by_id["daredevil"].subtitle == "Matt Murdock"


@rule("CHA-DECKBUILD-08")
def test_identity_may_demand_two_equal_aspects() -> None:
    # Ruling TRORS-04 of the FAQ: two equal aspects are required, not merely allowed.
    assert deck_errors(deck_of_kit("two-minded", uppercut=3, for_justice=3)) == []
    assert deck_errors(deck_of_kit("two-minded", uppercut=3, for_justice=2)) == [("aspects-equal", None)]
    assert deck_errors(deck_of_kit("two-minded", uppercut=3)) == [("aspects-equal", None)]
    # Only that identity may use two aspects.
    assert ("aspects", 2) in deck_errors(deck_of_kit("old-timer", uppercut=3, for_justice=3))


def test_identity_may_allow_cards_of_other_aspects() -> None:
    versatile = ["justice"]
    assert deck_errors(deck_of_kit("versatile", versatile, for_justice=3, uppercut=3, relentless_assault=3)) == []
    too_many = deck_of_kit("versatile", versatile, for_justice=1, uppercut=3, relentless_assault=3, chase_them_down=1)
    assert deck_errors(too_many) == [("guests", 7)]
    assert deck_errors(deck_of_kit("versatile", versatile, tac_team=1)) == [("other-aspect", "tac-team")]
    assert deck_errors(deck_of_kit("team-leader", versatile, vision=1, hulk=1, tigra=1)) == []
    assert deck_errors(deck_of_kit("team-leader", versatile, uppercut=1)) == [("other-aspect", "uppercut")]


def test_fixed_allowance_must_be_used_in_full_or_not_at_all() -> None:
    """Check ruling AOS-01 of the FAQ. One copy of the unique Triskelion counts as all of them."""
    justice = ["justice"]
    assert deck_errors(deck_of_kit("director", justice, tac_team=3, med_team=3, the_triskelion=1)) == []
    assert (
        deck_errors(deck_of_kit("director", justice, surveillance_team=2)) == []
    )  # of the chosen aspect, so not a guest
    assert deck_errors(deck_of_kit("director", justice, tac_team=3, med_team=3)) == [("guest-titles", 2)]
    one_missing = deck_of_kit("director", justice, tac_team=3, med_team=2, the_triskelion=1)
    assert deck_errors(one_missing) == [("guest-copies", "med-team")]
    both = deck_of_kit("director", ["protection"], tac_team=2, surveillance_team=3)
    assert deck_errors(both) == [("guest-titles", 2), ("guest-copies", "tac-team")]
    assert deck_errors(deck_of_kit("director", [], tac_team=3, med_team=3, the_triskelion=1, surveillance_team=3)) == [
        ("guest-titles", 4)
    ]
    assert deck_errors(deck_of_kit("director", justice, tac_team=4, med_team=3, the_triskelion=1)) == [
        ("copies", "tac-team")
    ]
    assert deck_errors(deck_of_kit("director", justice, uppercut=1)) == [("other-aspect", "uppercut")]


def test_identity_may_limit_every_card_to_one_copy() -> None:
    four = {"for_justice": 1, "uppercut": 1, "inspired": 1, "counter_punch": 1}
    deck = deck_of_kit("all-round", **four)
    assert deck_errors(deck) == []
    for name in four:
        deck.cards[name.replace("_", "-")] = 2
    assert [key for key, _ in deck_errors(deck)] == ["copies"] * 4


@rule("CHA-IDSPECIFIC-02")
def test_deck_contains_exactly_its_identity_s_kit() -> None:
    spider_man = kit(CARDS, CARDS.by_id["spider-man"])
    assert sum(spider_man.values()) == 15
    assert deck_errors(starter(backflip=1, haymaker=2)) == [("kit", "backflip")]
    assert deck_errors(starter(backflip=0, haymaker=3)) == [("kit", "backflip")]
    assert deck_errors(starter(backflip=3)) == [("kit", "backflip")]


@rule("CHA-IDSPECIFIC-03")
def test_kit_cards_belong_only_to_their_identity() -> None:
    assert deck_errors(starter(strength=0, photonic_blast=1)) == [("other-identity", "photonic-blast")]
    # Identities of the same name differ by their sets.
    assert deck_errors(deck_of_kit("young-panther", shuri=1)) == [("other-identity", "shuri")]
    assert deck_errors(starter("black-panther-protection", young_panther_kit=2)) == [
        ("other-identity", "young-panther-kit")
    ]


@rule("CHA-IDSPECIFIC-01", "CHA-IDSPECIFIC-05", "CHA-PLAYERCARD-02", "CHA-CARDFACE-08")
def test_every_player_card_belongs_to_an_identity_an_aspect_or_basic() -> None:
    for card in CARDS.printed:
        if card.kind in ("hero", "alter-ego"):
            assert card.aspect == "hero"
        elif card.aspect == "hero":
            sides = [other for other in CARDS.printed if card.set in (other.set, other.own_deck)]
            owners = {side.set for side in sides if side.kind in ("hero", "alter-ego")}
            assert len(owners) == 1, card.id


def test_separate_own_deck_is_not_part_of_the_player_deck() -> None:
    invocations = [card for card in CARDS.printed if card.set in CARDS.own_decks]
    assert len(invocations) == 5
    assert not {card.id for card in invocations} & set(kit(CARDS, CARDS.by_id["doctor-strange"]))
    for card in invocations:
        for name in ("doctor-strange-protection", "spider-man-justice"):
            deck = starter(name)
            deck.cards[card.id] = card.quantity
            assert deck_errors(deck) == [("not-a-player-card", card.id)]
    short = deck_of_kit("doctor-strange", size=39)
    short.cards[invocations[0].id] = 1
    assert deck_errors(short) == [("not-a-player-card", invocations[0].id), ("size", 39)]  # not counted


def test_encounter_and_unknown_cards_are_refused() -> None:
    assert deck_errors(starter(shocker=1)) == [("not-a-player-card", "shocker")]
    assert deck_errors(starter(eviction_notice=1)) == [("not-a-player-card", "eviction-notice")]
    assert problems(CARDS, starter(nothing_here=1))[0].arguments == {"name": "nothing-here"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deck_problem_and_demand_has_a_text(language: str) -> None:
    bad = starter(haymaker=9, energy=4, shocker=1, iron_man=1, photonic_blast=1, uppercut=1, backflip=1, peter=1)
    bad.aspects = ["justice", "valour"]
    bad.cards["nothing-here"] = 1
    for problem in (
        *problems(CARDS, bad),
        *problems(CARDS, deck_of_kit("two-minded", uppercut=3)),
        *problems(CARDS, deck_of_kit("old-timer"), "current"),
        *problems(CARDS, deck_of_kit("director", [], tac_team=1)),
        *problems(CARDS, Deck("", "", {})),
    ):
        told = render_problem(problem.key, problem.arguments, CARDS.names, language)
        assert told != problem.key
        assert "{" not in told
        if "card" in problem.arguments:
            assert CARDS.by_id[problem.arguments["card"]].names[language] in told
    voice = Voice(language)
    for identity in ("two-minded", "versatile", "team-leader", "all-round", "director"):
        assert render_card(CARDS, CARDS.by_id[identity], voice)
    assert voice.missing == []


# --- playing custom decks ---------------------------------------------------------------------------------------------


def test_custom_deck_is_played() -> None:
    own = starter(strength=0, haymaker=2)
    state = GAME.new(Config(2, {"deck-2": own.data()}), 7)
    assert isinstance(state, ChampionsState)
    first, second = state.players
    assert first.identity == "captain-marvel@0"
    cards = [name_of(thing) for thing in (*second.deck, *second.hand, *second.discard)]
    assert {card: cards.count(card) for card in cards} == own.cards
    assert state.play[second.identity].face == "peter-parker"


def test_illegal_deck_is_refused_with_its_first_problem() -> None:
    with pytest.raises(IllegalDeck) as refused:
        GAME.new(Config(1, {"deck-1": starter(strength=0).data()}), 7)
    assert refused.value.arguments == {
        "seat": 1,
        "problem": {"key": "champions-deck-size", "arguments": {"amount": 39, "least": 40, "most": 50}},
    }
    assert str(refused.value) == "Player 1’s deck is not legal: The deck has 39 cards; it needs 40 to 50"
    assert "39 cartas" in refused.value.say("es")


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ([], "form"),
        ({"hero": 3}, "value"),
        ({"hero": "spider-man", "colour": "red"}, "field"),
        ({"cards": {"haymaker": "2"}}, "value"),
        ({"cards": {"haymaker": True}}, "value"),
        ({"cards": {"haymaker": 0}}, "value"),
        ({"cards": {"haymaker": 1000}}, "value"),
        ({"cards": []}, "value"),
        ({"aspects": "justice"}, "value"),
        ({"aspects": [3]}, "value"),
        ({"environment": "jungle"}, "value"),
        ({"name": "x" * 201}, "value"),
    ],
)
def test_malformed_deck_data_is_refused(data: object, why: str) -> None:
    with pytest.raises(BadDeck) as refused:
        deck_of(data)
    assert refused.value.arguments["why"] == why
    assert str(refused.value)


def test_deck_name_may_have_two_hundred_characters() -> None:
    assert deck_of({"name": "x" * 200}).id == "x" * 200


def test_adding_a_card_is_refused_with_the_error_it_introduces() -> None:
    """Check that only errors introduced by the added card count."""

    def why(deck: Deck, name: str, environment: str = "") -> str:
        reason = why_not_added(CARDS, deck, name, environment)
        return "" if reason is None else reason.key.removeprefix("champions-deck-")

    webs = starter()
    assert why(webs, "for-justice") == ""
    assert why(starter(backflip=0, energy=0), "for-justice") == ""  # too small, and a kit card is missing
    assert why(webs, "strength") == "copies"
    assert why(webs, "uppercut") == "other-aspect"
    assert why(webs, "gamma-slam") == "other-identity"
    assert why(webs, "backflip") == "kit"
    assert why(webs, "rhino-1") == "not-a-player-card"
    assert why(webs, "nobody") == "unknown"
    assert why(deck_of_kit("spider-man", size=50), "for-justice") == "size"
    assert why(starter(for_justice=0), "of-hero-05", "current") == "not-current"
    assert why(starter(uppercut=1), "tac-team") == "other-aspect"  # another wrong card is still an error
    assert why(deck_of_kit("spider-woman", size=38), "uppercut") == ""  # she has two aspects
