"""Super Hero and Super Villain cards, offered to their owner whenever their trigger is met."""

from collections.abc import Callable

import pytest

from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, RING, TVA, UN, Table
from tableverse.kernel.ledger import rule

LOKI, THOR, IRON = "loki", "mighty-thor", "ironheart"
LOKIS_SEAT, VILLAINS_SEAT = 0, 3


def table(villain: str = "maestro") -> Table:
    """Return a table for testing one Super card.

    The Villain is in London, Loki, who holds the card, in K'un-Lun, and the others further away.
    """
    made = Table(villain, heroes=[LOKI, THOR, IRON], mode="super-villain")
    made.state.villain_supers = []
    made.state.villain_hand = [f"{villain}-plan-07", f"{villain}-plan-09"]
    made.villain(at=LONDON)
    for hero, at in ((LOKI, KUN_LUN), (THOR, UN), (IRON, ALCHEMAX)):
        made.hero(hero, at=at, hand=[f"{hero}-move"] * 3, deck=[f"{hero}-wild"] * 6, tokens={"wild": 1})
    for place in RING:
        made.place(place, civilians=1)
    return made


def answer(card: str) -> str:
    return f"trigger:super:{card}/super/{card}"


def seats_offered(made: Table, card: str, take: bool = False) -> list[int]:
    """Return the seats to which the card is offered until the end of the turn, passing all other offers."""
    seats = []
    while "turn" not in made.story("turn", "plan")[1:]:
        decision = made.state.decision
        assert decision is not None
        if answer(card) in made.options():
            seats.append(decision.seat)
            made.does(answer(card) if take else "pass")
        else:
            made.does(made.options()[-1 if "pass" in made.options() else 0])
    return seats


def in_villain_turn(made: Table, card: str, take: bool = False, plan: str = "maestro-plan-01") -> list[int]:
    """Return the seats to which the card is offered in a Villain turn.

    Maestro's first plan: he stays, BAM! (3 damage to one Hero there), a Thug in his Location.
    """
    made.happened = []
    made.villain_turn(plan, next_hero=THOR)
    made.does(f"plan:{plan}")
    return seats_offered(made, card, take)


def in_hero_turn(made: Table, card: str, take: bool = False, hero: str = IRON) -> list[int]:
    made.happened = []
    made.hero_turn(hero)
    if made.options()[0].startswith("play:"):
        made.does(made.options()[0])
    if "end" in made.options():
        made.does("end")
    return seats_offered(made, card, take)


def hold(made: Table, card: str) -> Table:
    if card in GAME.cards.super_heroes:
        made.of(LOKI).supers = [card]
    else:
        made.state.villain_supers = [card]
    return made


# --- a table that meets each trigger, and one that differs only in the trigger's condition --------------------------

Turn = Callable[..., list[int]]
Setting = Callable[[Table], None]


def loki_in(place: str, hand: int = 3) -> Setting:
    return lambda made: made.hero(LOKI, at=place, hand=["loki-move"] * hand, supers=made.of(LOKI).supers)


def thor_in(place: str, hand: int = 3) -> Setting:
    return lambda made: made.hero(THOR, at=place, hand=["mighty-thor-move"] * hand)


def full(made: Table) -> None:
    made.place(LONDON, civilians=0)
    made.full(LONDON)


def both(*settings: Setting) -> Setting:
    def set_all(made: Table) -> None:
        for setting in settings:
            setting(made)

    return set_all


def emptied(place: str) -> Setting:
    return lambda made: made.place(place, civilians=0)


def threat_at(place: str) -> Setting:
    return lambda made: made.threat(GAME.cards.villains["maestro"].threats[0], at=place)


def nothing(made: Table) -> None:
    """Leave the table unchanged."""


TRIGGERS = [
    ("crowd-control", in_villain_turn, both(full, loki_in(LONDON, hand=4)), both(full, thor_in(LONDON, hand=4))),
    ("taking-you-with-me", in_villain_turn, loki_in(LONDON, hand=1), thor_in(LONDON, hand=1)),
    ("strategic-retreat", in_villain_turn, loki_in(LONDON), thor_in(LONDON)),
    ("get-ready", in_villain_turn, loki_in(LONDON), thor_in(LONDON)),
    ("thwart-the-plan", in_villain_turn, loki_in(LONDON), thor_in(LONDON)),
    ("eye-of-the-hurricane", in_villain_turn, emptied(KUN_LUN), emptied(UN)),
    ("shake-it-off", in_villain_turn, loki_in(LONDON, hand=4), thor_in(LONDON, hand=4)),
    ("to-the-rescue", in_villain_turn, thor_in(LONDON, hand=4), loki_in(LONDON, hand=4)),
    ("caught-alone", in_villain_turn, thor_in(LONDON), nothing),
    ("caught-alone", in_villain_turn, thor_in(LONDON), both(thor_in(LONDON), loki_in(LONDON))),
    ("personal-nemesis", in_villain_turn, both(thor_in(LONDON), loki_in(LONDON)), thor_in(LONDON)),
    ("terror-in-the-streets", in_hero_turn, emptied(TVA), nothing),
    ("nasty-surprise", in_hero_turn, threat_at(PEGASUS), threat_at(UN)),
    ("getting-stronger-me-too", in_hero_turn, thor_in(UN, hand=4), thor_in(UN, hand=3)),
]
HERO_TRIGGERS = [row for row in TRIGGERS if row[0] in GAME.cards.super_heroes]
VILLAIN_TRIGGERS = [row for row in TRIGGERS if row[0] in GAME.cards.super_villains]
WITH_ANY_PLAN = ["saw-that-coming", "covert-operation", "flexible-plans", "sabotage", "more-crisis"]


def check(card: str, turn: Turn, met: Setting, unmet: Setting, owner: int) -> None:
    declined = hold(table(), card)
    met(declined)
    assert owner in turn(declined, card)
    held = declined.state.villain_supers if owner == VILLAINS_SEAT else declined.of(LOKI).supers
    assert held == [card]  # it is optional
    assert declined.events("super") == []
    taken = hold(table(), card)
    met(taken)
    assert turn(taken, card, take=True) == [owner]  # offered only to its owner and once, because it leaves the game
    assert taken.events("super") == [{"super": card, "seat": owner}]
    assert (taken.state.villain_supers, taken.of(LOKI).supers) == ([], [])
    other = hold(table(), card)
    unmet(other)
    assert turn(other, card) == []


@rule("UNI-SHC-01")
@pytest.mark.parametrize(("card", "turn", "met", "unmet"), HERO_TRIGGERS, ids=[row[0] for row in HERO_TRIGGERS])
def test_super_hero_card_is_offered_to_its_owner_when_its_trigger_is_met(
    card: str, turn: Turn, met: Setting, unmet: Setting
) -> None:
    check(card, turn, met, unmet, LOKIS_SEAT)


@rule("UNI-SVC-01")
@pytest.mark.parametrize(("card", "turn", "met", "unmet"), VILLAIN_TRIGGERS, ids=[row[0] for row in VILLAIN_TRIGGERS])
def test_super_villain_card_is_offered_when_its_trigger_is_met(
    card: str, turn: Turn, met: Setting, unmet: Setting
) -> None:
    check(card, turn, met, unmet, VILLAINS_SEAT)


def test_every_super_card_is_tested_in_this_file() -> None:
    tried = {row[0] for row in TRIGGERS} | {*WITH_ANY_PLAN, "misdirection", "now-you-see-me"}
    assert tried == {*GAME.cards.super_heroes, *GAME.cards.super_villains}


@rule("UNI-SVC-01")
@pytest.mark.parametrize("card", WITH_ANY_PLAN)
def test_card_played_with_any_plan_is_offered_only_with_a_plan(card: str) -> None:
    made = hold(table(), card)
    assert in_villain_turn(made, card) == [VILLAINS_SEAT]
    assert in_hero_turn(hold(table(), card), card) == []
    taken = hold(table(), card)
    assert in_villain_turn(taken, card, take=True) == [VILLAINS_SEAT]
    assert taken.state.villain_supers == []


@rule("UNI-SVC-01")
@pytest.mark.parametrize(
    ("card", "met", "unmet"),
    [
        ("misdirection", "emperor-doom-plan-02", "emperor-doom-plan-01"),  # with and without tokens
        ("now-you-see-me", "emperor-doom-plan-03", "emperor-doom-plan-02"),  # with and without BAM!
    ],
)
def test_card_for_plans_with_tokens_or_bam_needs_such_a_plan(card: str, met: str, unmet: str) -> None:
    assert in_villain_turn(hold(table("emperor-doom"), card), card, plan=met) == [VILLAINS_SEAT]
    assert in_villain_turn(hold(table("emperor-doom"), card), card, plan=unmet) == []


@rule("UNI-SVC-01")
@pytest.mark.parametrize(("card", "friends"), [("caught-alone", [THOR]), ("personal-nemesis", [THOR, IRON])])
def test_arrival_in_a_hero_turn_does_not_trigger_super_villain_cards(card: str, friends: list[str]) -> None:
    """After Quick Escape Plan, Doom moves to the opposite Location and its Heroes when Loki arrives."""
    made = hold(table("emperor-doom"), card)
    made.villain(at=LONDON)
    for friend in friends:
        made.hero(friend, at=UN)
    made.lasting("flees", until="villain-turn")
    made.hero(LOKI, at=PEGASUS, hand=["loki-move"] * 3)
    made.hero_turn(LOKI)
    made.does("play:loki-move", f"move:{LONDON}")
    assert made.events("villain-moved") == [{"place": UN}]
    assert seats_offered(made, card) == []
    assert made.state.villain_supers == [card]


@rule("UNI-SHC-01")
@pytest.mark.parametrize(("card", "attacker"), [("shake-it-off", LOKI), ("to-the-rescue", THOR)])
def test_damage_in_a_hero_turn_does_not_trigger_super_hero_cards(card: str, attacker: str) -> None:
    henchman = next(id for id, row in GAME.cards.threats.items() if row.villain == "immortus" and "hurt" in row.answers)
    made = hold(table("immortus"), card)
    made.villain(at=ALCHEMAX)
    made.hero(attacker, at=LONDON, hand=[f"{attacker}-wild"] * 3, supers=made.of(attacker).supers)
    made.threat(henchman, at=LONDON)
    made.hero_turn(attacker)  # his cards are equal: one is played automatically
    made.does(f"attack:threat:{henchman}")
    made.does(*[option for option in made.options() if option.startswith("discard:")][:1])
    assert made.events("damaged") == [{"hero": attacker, "amount": 1}]
    assert seats_offered(made, card) == []
    assert made.of(LOKI).supers == [card]
