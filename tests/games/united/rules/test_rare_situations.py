"""Rare situations: Heroes KO'd during an effect, combinations of cards, and packs with unusual cards."""

from __future__ import annotations

import pytest

from games.united.table import CARTER, GAME, KUN_LUN, LOKI, LONDON, PEGASUS, RING, THOR, TVA, UN, Table
from tableverse.games.united import completeness, settings
from tableverse.games.united.errors import WrongHeroCount, WrongSeats
from tableverse.games.united.frames.damage import Discarding
from tableverse.games.united.frames.plans import CyclingPlans
from tableverse.games.united.frames.rounds import Round
from tableverse.games.united.rules import knock_outs
from tableverse.games.united.state import Lasting, UnitedState
from tableverse.games.united.view import UnitedView
from tableverse.kernel.errors import BadContent
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.rng import Rng

SUPERIOR = "superior-spider-man"


# --- Heroes KO'd during an effect -----------------------------------------------------------------------------------


def test_hero_ko_d_during_the_effect_pays_no_tribute() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.hero(LOKI, tokens={"wild": 1})
    table.hero(THOR, tokens={"wild": 1})
    table.villain(at=KUN_LUN)
    table.villain_turn("maestro-plan-08", next_hero=LOKI)
    table.waits_for(LOKI, "tribute")
    table.corrects(f"hero:{THOR}", "ko", 1)
    table.does("token:wild")
    assert [facts["hero"] for facts in table.events("token-discarded")] == [LOKI]
    assert table.decision.kind != "tribute"


def test_hero_ko_d_during_the_effect_performs_no_more_actions() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI])
    table.hero(CARTER, at=LONDON, hand=["captain-carter-ricochet-throw", "captain-carter-wild"])
    table.place(LONDON, thugs=3)
    table.hero_turn(CARTER)
    table.does("play:captain-carter-ricochet-throw", "special:captain-carter-ricochet-throw")
    table.waits_for(CARTER, "act")
    table.does(f"attack:thug@{LONDON}")
    table.corrects(f"hero:{CARTER}", "ko", 1)
    assert (table.location(LONDON).thugs, table.decision.seat) == (2, 1)


def test_ko_d_hero_gains_no_promised_tokens_at_the_end_of_the_turn() -> None:
    gained = []
    for down in (False, True):
        table = Table("maestro", heroes=["symbiote-spider-man", LOKI])
        card = "symbiote-spider-man-great-power"
        table.hero("symbiote-spider-man", at=LONDON, hand=[card, "symbiote-spider-man-wild"])
        table.place(LONDON, thugs=3)
        table.hero_turn("symbiote-spider-man")
        table.does(f"play:{card}", f"special:{card}", f"attack:thug@{LONDON}", "stop")
        if down:
            table.corrects("hero:symbiote-spider-man", "ko", 1)
        else:
            table.does("end")
        gained.append([facts["amount"] for facts in table.events("gained")])
    assert gained == [[1], []]


def test_tokens_promised_to_another_hero_are_not_gained_this_turn() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI])
    table.hero(CARTER, at=PEGASUS, hand=["captain-carter-move", "captain-carter-wild"])
    for hero in (CARTER, LOKI):
        table.state.lasting.append(Lasting("due-attack", f"hero:{hero}", 1, "turn"))
    table.hero_turn(CARTER)
    table.does("play:captain-carter-move", "end")
    assert [facts["hero"] for facts in table.events("gained")] == [CARTER]


def test_hero_is_not_ko_d_twice() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI])
    table.hero(CARTER, hand=["captain-carter-wild"], down=True)
    table.state.frames = [Round(), Discarding(0, 1)]
    table._settle()
    assert table.events("discarded-one") == [{"hero": CARTER}]
    assert table.events("ko") == []


def test_hero_ko_d_by_morlun_and_final_understanding_leaves_once() -> None:
    """Final Understanding also removes its Hero at the end of the turn."""
    table = Table("morlun", heroes=[SUPERIOR, LOKI])
    card = f"{SUPERIOR}-final-understanding"
    table.hero(SUPERIOR, at=LONDON, hand=[card, f"{SUPERIOR}-wild"], deck=[f"{SUPERIOR}-move"] * 3)
    table.villain(at=TVA)
    table.hero_turn(SUPERIOR)  # it is played automatically
    table.does(f"special:{card}", "may:yes", "end", "skip")
    while table.decision.seat == 0:
        table.does(table.options()[0])
    assert table.events("removed") == [{"hero": SUPERIOR, "lost": 1}]
    assert table.state.removed == [SUPERIOR]


def test_lasting_effects_end_when_their_hero_leaves() -> None:
    table = Table("morlun", heroes=[CARTER, LOKI])
    for kind, target, until in (
        ("shapeshift", f"hero:{CARTER}", "game"),
        ("hunt", "", f"start:hero:{CARTER}"),
        ("blank", f"hero:{LOKI}", "game"),
    ):
        table.lasting(kind, target, until)
    knock_outs.remove_hero(table.state, 0, "anyone")
    table.hero_turn(CARTER)
    table.does(table.options()[0])
    assert table.events("succeeded")
    assert [(item.kind, item.target) for item in table.state.lasting] == [("blank", f"hero:{LOKI}")]


# --- playing cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("urgent", [True, False])
def test_mandatory_card_is_played_before_a_random_one(urgent: bool) -> None:
    for seed in range(3):
        table = Table("maestro", heroes=[SUPERIOR, LOKI], seed=seed)
        card = f"{SUPERIOR}-final-understanding"
        others = [f"{SUPERIOR}-move", f"{SUPERIOR}-attack", f"{SUPERIOR}-wild"]
        table.hero(SUPERIOR, hand=[card, *others] if urgent else others, deck=[f"{SUPERIOR}-wild-wild"])
        table.of(SUPERIOR).at_random = True
        table.hero_turn(SUPERIOR)
        played = [facts["card"] for facts in table.events("played")]
        assert len(played) == 1
        assert (played == [card]) is urgent


def test_facedown_play_ignores_no_symbol() -> None:
    ring = ("niffleheim", *RING[1:])
    asked = []
    for facedown in (False, True):
        table = Table("maestro", heroes=[CARTER, LOKI], ring=ring)
        table.hero(CARTER, at="niffleheim", hand=["captain-carter-move-heroic", "captain-carter-wild"])
        table.of(CARTER).facedown = facedown
        table.hero_turn(CARTER)
        table.does("play:captain-carter-move-heroic")
        asked.append(table.decision.kind == "ignore")
    assert asked == [True, False]


def test_mandatory_location_effect_is_optional_when_used_remotely() -> None:
    ring = ("london", "spider-island", *RING[2:])
    table = Table("maestro", heroes=[CARTER, LOKI], ring=ring)
    table.place("spider-island", thugs=1)
    table.hero(CARTER, at=LONDON, hand=["captain-carter-move", "captain-carter-wild"])
    table.hero(LOKI, at=LONDON)
    table.lasting("remote-location", f"hero:{CARTER}")
    table.hero_turn(CARTER)
    table.does("play:captain-carter-move", "end")
    assert {"location:london", "location:spider-island", "skip"} <= set(table.options())


def test_latest_hero_card_skips_facedown_cards() -> None:
    table = Table("cosmic-ghost-rider", heroes=[CARTER, LOKI])
    table.hero(CARTER, at=UN, hand=["captain-carter-move"] * 4)
    table.hero(LOKI, at=LONDON)
    table.villain(at=UN)
    table.storyline("captain-carter-wild", "captain-carter-move", "-captain-carter-attack")
    table.villain_turn("cosmic-ghost-rider-plan-01", next_hero=CARTER)
    assert len(table.events("damaged")) == 1  # the BAM!, and nothing for the Attack symbol


def test_only_faceup_cards_can_be_swapped() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI])
    table.hero(CARTER, at=TVA, hand=["captain-carter-wild", "captain-carter-attack"])
    table.storyline("captain-carter-move", "-captain-carter-heroic-heroic", "loki-move")
    table.hero_turn(CARTER)
    table.does("play:captain-carter-wild", "end", f"location:{TVA}")
    assert table.options() == ["pick:entry:0", "pick:entry:3"]
    table.does("pick:entry:0")  # which leaves one to change places with
    assert table.played() == [
        "captain-carter-wild",
        "captain-carter-heroic-heroic",
        "loki-move",
        "captain-carter-move",
    ]


def test_single_hero_card_is_not_swapped() -> None:
    table = Table("immortus", heroes=[CARTER, LOKI])
    table.storyline("immortus-plan-01", "captain-carter-move")
    table.villain_turn("immortus-plan-11", next_hero=LOKI)
    assert table.events("cards-swapped") == []
    assert table.played()[1] == "captain-carter-move"


# only one other card is left to swap with


@pytest.mark.parametrize("sure", [True, False])
def test_villain_cannot_ignore_unpreventable_damage(sure: bool) -> None:
    table = Table("maestro", heroes=["spider-man-2099", LOKI])
    card = "spider-man-2099-talons" if sure else "spider-man-2099-move-attack"
    table.hero("spider-man-2099", at=LONDON, hand=[card, "spider-man-2099-wild"])
    table.villain(at=LONDON, health=6)
    table.missions(completed=["rescue-civilians", "defeat-thugs"])
    table.state.companion_at = table.at(KUN_LUN)  # without Rick Jones here the first 2 damage are ignored
    table.hero_turn("spider-man-2099")
    table.does(f"play:{card}", *([f"special:{card}"] if sure else []), "attack:villain")
    assert table.state.health == (5 if sure else 6)


def plays(card: str, power: str) -> Table:
    """Return a table where the Villain player plays this card while a power is active."""
    table = Table("maestro", heroes=[CARTER, LOKI], mode="super-villain")
    table.lasting(power)
    table.state.villain_hand, table.state.villain_supers = [], []
    for hero in table.state.heroes:
        hero.supers = []
    table.villain_turn(card, next_hero=CARTER)
    if table.decision.kind == "plan":
        table.does(f"plan:{card}")
    return table


@pytest.mark.parametrize(("plan", "asked"), [("maestro-plan-01", True), ("maestro-plan-04", False)])
def test_plan_without_bam_does_not_ask_where_bam_happens(plan: str, asked: bool) -> None:
    assert (plays(plan, "as-if-beside").decision.kind == "as-if") is asked


@pytest.mark.parametrize("adds", [True, False])
def test_plan_without_tokens_does_not_ask_how_to_split_them(adds: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack may have a plan that adds no tokens."""
    if not adds:
        monkeypatch.setattr(GAME.cards.plans["maestro-plan-04"], "add", [[], [], []])
    assert (plays("maestro-plan-04", "splits-tokens").decision.kind == "split") is adds


def test_cycling_plans_stops_when_the_villains_hand_is_used_up() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI], mode="super-villain")
    table.state.villain_hand = ["maestro-plan-01"]
    table.state.frames = [Round(), CyclingPlans(2, 0, table.state.villain_seat, "")]
    table._settle()
    table.does("under:maestro-plan-01")
    assert len(table.state.villain_hand) == 1
    assert len(table.events("drew-plan")) == 1


@pytest.mark.parametrize("hidden", [True, False])
def test_spectator_sees_the_top_plan_only_if_it_is_public(hidden: bool) -> None:
    table = Table("maestro", heroes=[CARTER, LOKI])
    table.hero_turn(CARTER)
    if not hidden:
        table.state.seen_plan = -2
    view = GAME.view(table.state, SPECTATOR)
    assert isinstance(view, UnitedView)
    assert (view.top_plan == "") is hidden


# --- Threats --------------------------------------------------------------------------------------------------------


def test_lasting_effects_end_when_their_threat_is_cleared() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI])
    henchman = next(threat.id for threat in table.state.threats if GAME.cards.threats[threat.id].henchman)
    table.threat(henchman, at=KUN_LUN)
    table.lasting("untouchable", f"threat:{henchman}")
    table.lasting("blank", f"hero:{LOKI}")
    table.hero_turn(CARTER)
    table.corrects(f"threat:{henchman}", "health", 0)
    assert table.events("cleared") == [{"threat": henchman, "place": KUN_LUN}]
    assert [item.kind for item in table.state.lasting] == ["blank"]


# --- hidden information ---------------------------------------------------------------------------------------------


def test_facedown_support_card_stays_known_to_everyone() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI])
    table.storyline("captain-carter-move", "+ironheart-heroic")
    table.state.storyline[1] = table.state.storyline[1].turned()
    table.hero_turn(LOKI)
    worlds = [GAME.determinize(table.state, 1, Rng(seed)) for seed in range(4)]
    assert {world.storyline[1].card for world in worlds if isinstance(world, UnitedState)} == {"ironheart-heroic"}


# --- settings and packs ---------------------------------------------------------------------------------------------


def test_wrong_number_of_seats_for_a_mode_is_refused() -> None:
    for mode, seats, error in (("commander", 4, WrongSeats), ("cooperative", 5, WrongHeroCount)):
        with pytest.raises(error):
            settings.check(Config(seats, {"mode": mode}), GAME.cards)


@pytest.mark.parametrize(
    ("seed", "hero", "gear"), [(0, "spider-man-2099", "medkit"), (1, CARTER, "captain-carters-shield")]
)
def test_random_hero_takes_generic_equipment_only_without_own(seed: int, hero: str, gear: str) -> None:
    """A random Hero with own Equipment does not use the generic card."""
    state = GAME.new(Config(2, {"mode": "cooperative", "equipment": True, "equipment1": "medkit"}), seed)
    assert isinstance(state, UnitedState)
    assert (state.heroes[0].id, [one.id for one in state.heroes[0].gear]) == (hero, [gear])


def test_random_villain_comes_from_any_set_if_the_chosen_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for villain in GAME.cards.villains.values():
        monkeypatch.setattr(villain, "set", "multiverse")
    state = GAME.new(Config(2, {"mode": "cooperative", "set": "spider-geddon"}), 1)
    assert isinstance(state, UnitedState)
    assert state.villain in GAME.cards.villains


def test_plan_that_moves_to_a_spot_needs_a_villain_with_spots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.cards.villains["spot"], "spots", False)
    with pytest.raises(BadContent) as trouble:
        completeness.check(GAME.cards, ())
    assert "villains.yaml" in str(trouble.value)


def test_equipment_that_serves_an_unknown_purpose_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    gear = next(gear for gear in GAME.cards.gear.values() if gear.serves)
    monkeypatch.setattr(gear, "serves", "flying")
    with pytest.raises(BadContent, match="flying"):
        completeness.check(GAME.cards, ())
