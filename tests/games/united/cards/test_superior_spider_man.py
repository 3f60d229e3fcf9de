"""Superior Spider-Man as Villain and as Hero: Spider-Bots, his Missions, and Final Understanding."""

import pytest

from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.games.united.state import UnitedState
from tableverse.games.united.view import UnitedView
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

LOKI, THOR, CARTER, SUPERIOR = "loki", "mighty-thor", "captain-carter", "superior-spider-man"


def bots(table: Table) -> list[str]:
    return [place.id for place in table.state.places if place.bots]


# --- the Villain --------------------------------------------------------------------------------------------------


def villain(at: str = UN, heroes: tuple[str, ...] = (LOKI, THOR)) -> Table:
    table = Table(SUPERIOR, heroes=heroes)
    table.villain(at=at, health=4)
    for hero in heroes:
        table.hero(hero, at=LONDON, hand=[f"{hero}-move"] * 4)
    return table


def test_superior_spider_man_dashboard_has_the_published_values() -> None:
    row = GAME.cards.villains[SUPERIOR]
    assert (row.health, row.plot, row.anti_hero) == ([4, 5, 6], ["missions"], True)
    assert row.tokens == ["wild", "move", "heroic", "attack"]
    assert (len(row.plans), len(row.threats), row.set) == (12, 6, "spider-geddon")


@pytest.mark.parametrize("mode", ["cooperative", "super-villain"])
def test_villain_starts_with_two_spider_bots_and_empty_missions(mode: str) -> None:
    state = GAME.new(Config(3, {"villain": SUPERIOR, "mode": mode}), 2)
    assert isinstance(state, UnitedState)
    while state.villain_at < 0:
        assert state.decision is not None
        GAME.apply(state, state.decision.options[0].id)
    assert [state.places[(state.villain_at + step) % 6].bots for step in range(6)] == [0, 0, 1, 0, 1, 0]
    assert state.villain_missions == [0, 0, 0]
    view = GAME.view(state, 0)
    assert isinstance(view, UnitedView)
    assert view.villain_missions == {"rescue-civilians": 0, "defeat-thugs": 0, "clear-threats": 0}
    assert sum(place.bots for place in view.places) == 2


def test_bam_damages_heroes_and_spider_bots_advance_his_missions() -> None:
    table = villain(at=LONDON, heroes=(LOKI, THOR, CARTER))  # the next Location: Pegasus
    for hero, place in ((LOKI, PEGASUS), (THOR, LONDON), (CARTER, KUN_LUN)):
        table.hero(hero, at=place, hand=[f"{hero}-move"] * 4)
    table.place(UN, bots=1, civilians=1, thugs=2)
    table.place(TVA, bots=1, civilians=2)
    table.villain_turn("superior-spider-man-plan-03", next_hero=LOKI)
    damaged = {event["hero"]: event["amount"] for event in table.events("damaged")}
    assert damaged == {LOKI: 2, THOR: 1, CARTER: 1}
    assert table.state.villain_missions == [2, 1, 0]
    assert [event["kind"] for event in table.events("collected")] == ["civilian", "civilian", "thug"]
    assert table.events("bot-added") == [{"place": PEGASUS}]
    assert (table.location(UN).civilians, table.location(UN).thugs, table.location(TVA).civilians) == (0, 1, 1)
    assert table.state.missions == [0, 0, 0]


def test_bam_adds_a_spider_bot_to_the_next_location_without_one() -> None:
    table = villain(at=LONDON)
    for hero in (LOKI, THOR):
        table.hero(hero, at=UN, hand=[f"{hero}-move"] * 4)
    for place in (PEGASUS, KUN_LUN):
        table.place(place, bots=1)
    table.villain_turn("superior-spider-man-plan-03", next_hero=LOKI)
    assert table.events("bot-added") == [{"place": UN}]


def test_overflowing_tokens_go_to_the_villains_missions() -> None:
    table = villain(at=TVA)
    for hero in (LOKI, THOR):
        table.hero(hero, at=KUN_LUN, hand=[f"{hero}-move"] * 6)
    table.full(TVA)
    table.place(PEGASUS, thugs=table.location(PEGASUS).slots - 1)
    table.villain_turn("superior-spider-man-plan-04", next_hero=LOKI)  # to London, two Civilians on each side
    assert [event["place"] for event in table.events("overflow")] == [TVA, PEGASUS]
    assert table.state.villain_missions == [3, 0, 0]
    assert table.location(PEGASUS).civilians == 1


def test_ko_advances_the_villains_mission_instead_of_bam() -> None:
    table = villain(at=UN)
    table.hero(LOKI, at=PEGASUS, hand=["loki-wild"], deck=[])
    table.hero_turn(LOKI)
    table.does("end")
    assert table.story("bam") == []
    assert table.state.villain_missions == [0, 0, 1]
    assert table.events("villain-progress") == [{"mission": "clear-threats", "amount": 1}]


def test_two_complete_villain_missions_lose_the_game() -> None:
    table = villain(at=UN)
    table.state.villain_missions = [9, 4, 3]
    table.hero(LOKI, at=PEGASUS, hand=["loki-wild"], deck=[])
    table.hero_turn(LOKI)
    table.does("end")
    assert table.ended() == ("villain", "villain-missions")


def test_full_villain_mission_takes_no_more_tokens() -> None:
    table = villain(at=LONDON)
    table.state.villain_missions = [9, 0, 0]
    table.place(UN, bots=1, civilians=1)
    table.villain_turn("superior-spider-man-plan-03", next_hero=LOKI)
    assert table.state.villain_missions == [9, 0, 0]
    assert table.state.result is None


@pytest.mark.parametrize("option", [f"attack:bot@{LONDON}", f"disarm:bot@{LONDON}"])
def test_heroes_can_remove_a_spider_bot(option: str) -> None:
    table = villain()
    table.place(LONDON, bots=1)
    table.hero(LOKI, at=LONDON, hand=["loki-wild", "loki-move"])
    table.hero_turn(LOKI)
    table.does("play:loki-wild", option)
    assert bots(table) == []
    assert table.events("bot-removed") == [{"place": LONDON}]
    assert option not in table.options()


@pytest.mark.parametrize("number", [1, 2])
def test_i_am_superior(number: int) -> None:
    table = villain(at=LONDON, heroes=(LOKI, THOR, CARTER))
    for hero, place in ((LOKI, LONDON), (THOR, UN), (CARTER, KUN_LUN)):
        table.hero(hero, at=place, hand=[f"{hero}-move"] * 4)
    table.place(UN, bots=1)
    table.villain_turn(f"superior-spider-man-plan-{number:02}", next_hero=LOKI)
    assert bots(table) == [LONDON, UN]
    assert [event["hero"] for event in table.events("damaged")] == [LOKI, THOR]
    assert table.story("bam") == []


@pytest.mark.parametrize("number", range(3, 13))
def test_plain_plans_move_and_bam(number: int) -> None:
    table = villain(at=LONDON)
    plan = GAME.cards.plans[f"superior-spider-man-plan-{number:02}"]
    table.villain_turn(plan.id, next_hero=LOKI)
    assert table.events("villain-moved")[0] == {"place": table.state.places[plan.move].id}
    assert table.story("bam") == ["bam"]


def test_spider_bot_army_grows_and_attacks_once_it_is_everywhere() -> None:
    table = villain(at=LONDON)
    for hero in (LOKI, THOR):
        table.hero(hero, at=UN, hand=[f"{hero}-move"] * 6)
    table.threat("spider-bot-army-1", at=UN)
    table.villain_turn("superior-spider-man-plan-03", next_hero=LOKI)
    assert table.events("bot-added") == [{"place": PEGASUS}, {"place": UN}]
    full = villain(at=LONDON)
    for hero in (LOKI, THOR):
        full.hero(hero, at=ALCHEMAX, hand=[f"{hero}-move"] * 6)
    for place in full.state.places:
        place.bots = 1
    full.threat("spider-bot-army-2", at=ALCHEMAX)
    full.villain_turn("superior-spider-man-plan-03", next_hero=LOKI)
    full.does("pick:hero:loki")
    assert full.events("damaged") == [{"hero": LOKI, "amount": 1}]


def test_unstable_behavior_protects_the_villain_from_damage() -> None:
    table = villain(at=LONDON)
    table.missions(completed=["defeat-thugs", "rescue-civilians"])
    table.threat("unstable-behavior-1", at=LONDON, heroic=2)
    table.hero(THOR, at=LONDON, hand=["mighty-thor-wild-wild", "mighty-thor-move"])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-wild-wild")
    assert "attack:villain" not in table.options()
    table.does("fill:threat:unstable-behavior-1:heroic", "attack:villain")
    assert table.state.health == 3


def test_boundless_ambition_accelerates_the_villain_and_delays_him_when_cleared() -> None:
    table = villain(at=LONDON)
    table.threat("boundless-ambition-1", at=PEGASUS)
    for hero in (LOKI, THOR):
        table.hero(hero, at=UN, hand=[f"{hero}-move"] * 4)
    table.villain_turn("superior-spider-man-plan-03", next_hero=LOKI)
    assert table.events("accelerated") == [{"amount": 1}]
    table.threat_card("boundless-ambition-1").filled[2] = 2
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-wild-wild", "mighty-thor-move"])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-wild-wild", "fill:threat:boundless-ambition-1:heroic")
    assert table.events("delayed") == [{"amount": 1}]


# --- the Hero -----------------------------------------------------------------------------------------------------


def hero(card: str, *held: str, at: str = LONDON, **settings: bool) -> Table:
    table = Table("maestro", heroes=[SUPERIOR, LOKI], **settings)
    table.villain(at=UN)
    hand = [f"{SUPERIOR}-{name}" for name in (card, *held)] or []
    table.hero(SUPERIOR, at=at, hand=[*hand, f"{SUPERIOR}-move"], deck=[f"{SUPERIOR}-attack"] * 3)
    return table


def test_hero_has_twelve_published_cards() -> None:
    row = GAME.cards.heroes[SUPERIOR]
    assert (len(row.cards), row.set, row.anti_hero, row.persona) == (12, "spider-geddon", True, "spider-man")
    assert {GAME.registry.kinds["hero_card"][card].source for card in row.cards} == {"published"}
    assert row.gear == ["superior-spider-man-web-shooters", "mechanical-spider-arms"]


def test_spider_bots_are_placed_and_used_remotely_once_per_turn() -> None:
    table = hero("wild-wild")
    table.storyline("maestro-plan-01", f"{SUPERIOR}-spider-bots")
    table.place(KUN_LUN, bots=1, thugs=2, civilians=1)
    table.place(PEGASUS, thugs=1)  # without a Spider-Bot
    table.place(LONDON, thugs=1)  # his Location
    table.hero_turn(SUPERIOR)
    table.does(f"play:{SUPERIOR}-wild-wild")
    ongoing = f"ongoing:1:{SUPERIOR}-spider-bots"
    assert f"attack:bot@{KUN_LUN}" not in table.options()  # his own bots cannot be removed
    table.does(ongoing, "choose:add")
    assert table.events("bot-added") == [{"place": LONDON}]
    table.does(ongoing)  # only one way is left
    assert table.options() == [f"attack:thug@{KUN_LUN}", f"rescue:civilian@{KUN_LUN}", "stop"]
    table.does(f"attack:thug@{KUN_LUN}")
    assert table.events("defeated") == [{"kind": "thug", "place": KUN_LUN}]
    assert ongoing not in table.options()


def test_facedown_spider_bots_card_is_not_offered() -> None:
    table = hero("wild-wild")
    table.storyline("maestro-plan-01", f"-{SUPERIOR}-spider-bots", f"{SUPERIOR}-attack")
    table.hero_turn(SUPERIOR)
    table.does(f"play:{SUPERIOR}-wild-wild")
    assert [option for option in table.options() if option.startswith("ongoing:")] == []


@pytest.mark.parametrize("wild", [0, 1])
def test_remote_action_is_paid_like_any_other(wild: int) -> None:
    table = hero("move-heroic")
    tokens = {"attack": 1, "wild": wild}
    table.hero(SUPERIOR, at=LONDON, hand=[f"{SUPERIOR}-move-heroic", f"{SUPERIOR}-wild"], tokens=tokens)
    table.storyline("maestro-plan-01", f"{SUPERIOR}-spider-bots")
    table.place(KUN_LUN, bots=1, thugs=2)
    table.place(LONDON, bots=1)
    table.hero_turn(SUPERIOR)
    table.does(f"play:{SUPERIOR}-move-heroic", f"ongoing:1:{SUPERIOR}-spider-bots", f"attack:thug@{KUN_LUN}+token")
    assert table.tokens(SUPERIOR) == ({"wild": 1} if wild else {})
    assert table.location(KUN_LUN).thugs == 1


def test_remote_action_is_paid_with_a_matching_or_wild_symbol() -> None:
    table = hero("wild-wild")
    table.storyline("maestro-plan-01", f"{SUPERIOR}-spider-bots")
    table.place(KUN_LUN, bots=1, thugs=2)
    table.hero_turn(SUPERIOR)
    table.does(f"play:{SUPERIOR}-wild-wild")
    table.state.frames[-1].symbols = [0, 1, 0, 1]  # type: ignore[attr-defined]
    table.does(f"ongoing:1:{SUPERIOR}-spider-bots", "choose:afar")
    assert f"attack:thug@{KUN_LUN}" in table.options()


def test_decoys_absorb_damage_once_per_villain_turn() -> None:
    table = hero("wild")
    table.hero(SUPERIOR, at=LONDON, hand=[f"{SUPERIOR}-move"] * 4)
    table.hero(LOKI, at=UN, hand=["loki-move"] * 4)
    table.storyline("maestro-plan-01", f"{SUPERIOR}-spider-bot-decoys")
    table.place(LONDON, bots=1)
    table.villain(at=TVA)
    table.villain_turn("maestro-plan-03", next_hero=LOKI)
    table.does(f"trigger:entry:1/card/{SUPERIOR}-spider-bot-decoys/ongoing")
    assert bots(table) == []
    assert table.events("ignored") == [{"thing": f"hero:{SUPERIOR}", "amount": 1}]


def test_decoys_do_nothing_if_special_effects_are_blank() -> None:
    table = hero("wild")
    table.hero(SUPERIOR, at=LONDON, hand=[f"{SUPERIOR}-move", f"{SUPERIOR}-wild", f"{SUPERIOR}-attack"])
    table.hero(LOKI, at=UN)
    table.storyline("maestro-plan-01", f"{SUPERIOR}-spider-bot-decoys")
    table.place(LONDON, bots=1)
    table.lasting("blank", f"hero:{SUPERIOR}")
    table.villain(at=TVA)
    table.villain_turn("maestro-plan-03", next_hero=LOKI)
    table.waits_for(SUPERIOR, "discard")  # nothing was offered before
    assert bots(table) == [LONDON]


def test_decoys_also_place_spider_bots() -> None:
    table = hero("wild")
    table.storyline("maestro-plan-01", f"{SUPERIOR}-spider-bot-decoys")
    table.hero_turn(SUPERIOR)
    table.does(f"play:{SUPERIOR}-wild", f"ongoing:1:{SUPERIOR}-spider-bot-decoys")
    assert bots(table) == [LONDON]
    assert f"ongoing:1:{SUPERIOR}-spider-bot-decoys" not in table.options()


def test_parker_industries_gives_two_tokens_of_choice() -> None:
    card = "parker-industries"
    table = hero(card)
    table.hero_turn(SUPERIOR)
    table.does(f"play:{SUPERIOR}-{card}", f"special:{SUPERIOR}-{card}", "choose:attack", "choose:heroic")
    assert table.tokens(SUPERIOR) == {"attack": 1, "heroic": 1}


def test_genius_makes_every_token_wild_for_one_turn() -> None:
    card = "genius-intellect"
    table = hero(card)
    table.hero(SUPERIOR, at=LONDON, hand=[f"{SUPERIOR}-{card}", f"{SUPERIOR}-move"], tokens={"move": 2, "heroic": 1})
    table.place(LONDON, thugs=3)
    table.hero_turn(SUPERIOR)
    table.does(f"play:{SUPERIOR}-{card}")
    assert f"attack:thug@{LONDON}+token" not in table.options()
    table.does(f"special:{SUPERIOR}-{card}", f"attack:thug@{LONDON}+token")
    assert table.tokens(SUPERIOR) == {"move": 1, "heroic": 1}
    table.does("end", "skip")
    table.hero_turn(SUPERIOR)
    table.does(f"play:{SUPERIOR}-move")
    assert f"attack:thug@{LONDON}+token" not in table.options()


def test_final_understanding_starts_at_the_bottom_and_must_be_played() -> None:
    card = f"{SUPERIOR}-final-understanding"
    for seed in range(3):
        state = GAME.new(Config(2, {"hero1": SUPERIOR}), seed)
        assert isinstance(state, UnitedState)
        assert state.heroes[0].deck[0] == card
    table = hero("final-understanding", "wild")
    table.hero_turn(SUPERIOR)
    assert table.played()[-1] == card  # played automatically
    assert "end" not in table.options()  # the effect is mandatory


def play_final_understanding(table: Table, leave: bool) -> None:
    card = f"{SUPERIOR}-final-understanding"
    table.hero_turn(SUPERIOR)
    table.does(f"special:{card}", "may:yes" if leave else "may:no", "end", "skip")
    while table.state.decision is not None and table.state.decision.kind == "discard":
        table.does(table.options()[0])


def test_final_understanding_knocks_out_its_hero_at_the_end_of_the_turn() -> None:
    table = hero("final-understanding", "wild")
    play_final_understanding(table, leave=False)
    assert table.of(SUPERIOR).down
    assert table.story("ko", "removed") == ["ko"]
    assert sorted(table.of(SUPERIOR).deck)[-1] == f"{SUPERIOR}-wild"
    table.hero_turn(SUPERIOR)
    assert table.events("recovered") == [{"hero": SUPERIOR}]


def test_final_understanding_may_replace_the_hero_with_another_spider_man() -> None:
    table = hero("final-understanding", "wild")
    play_final_understanding(table, leave=True)
    assert table.story("ko", "removed") == ["ko", "removed"]
    table.hero_turn(SUPERIOR)
    assert table.options() == ["succeed:spider-man-2099", "succeed:spider-man-noir", "succeed:symbiote-spider-man"]
    table.does("succeed:spider-man-noir", f"enter:{TVA}")
    assert table.of("spider-man-noir").at == table.at(TVA)
    assert table.events("succeeded") == [{"hero": "spider-man-noir"}]
    table.waits_for("spider-man-noir", "play")


def test_support_card_final_understanding_cannot_replace_the_main_hero() -> None:
    table = Table("maestro", heroes=["captain-carter"], mode="commander")
    card = f"{SUPERIOR}-final-understanding"
    table.state.display = [card]
    table.hero_turn("captain-carter", since=1)
    table.does(f"support:{card}", f"special:{card}")
    assert "may:yes" not in table.options()


def test_nobody_takes_over_without_another_spider_man() -> None:
    table = hero("final-understanding", "wild")
    table.state.removed = ["spider-man-2099", "spider-man-noir", "symbiote-spider-man"]
    table.hero_turn(SUPERIOR)
    table.does(f"special:{SUPERIOR}-final-understanding")
    assert "may:yes" not in table.options()


@pytest.mark.parametrize("pile", ["supports", "display", "storyline"])
def test_supporting_hero_cannot_take_over(pile: str) -> None:
    """The last card of that Hero may lie in the deck, on the display or in the Storyline."""
    cards = GAME.cards.support_cards("spider-man-noir")[:3]
    table = Table("maestro", heroes=[SUPERIOR], mode="commander", support1="spider-man-noir")
    table.villain(at=UN)
    table.hero(SUPERIOR, at=LONDON, hand=[f"{SUPERIOR}-final-understanding", f"{SUPERIOR}-move"], deck=[])
    table.storyline("maestro-plan-01", *(f"+{card}" for card in cards if pile == "storyline"))
    table.state.supports = cards if pile == "supports" else []
    table.state.display = cards if pile == "display" else []
    play_final_understanding(table, leave=True)
    table.hero_turn(SUPERIOR)
    assert table.options() == ["succeed:spider-man-2099", "succeed:symbiote-spider-man"]


def test_new_hero_keeps_only_generic_equipment() -> None:
    table = Table("maestro", heroes=[SUPERIOR, LOKI], equipment=True)
    table.villain(at=UN)
    hand = [f"{SUPERIOR}-final-understanding", f"{SUPERIOR}-move"]
    gear = {"mechanical-spider-arms": True, "medkit": True}
    table.hero(SUPERIOR, at=LONDON, hand=hand, deck=[f"{SUPERIOR}-attack"] * 3, gear=gear)
    play_final_understanding(table, leave=True)
    table.hero_turn(SUPERIOR)
    table.does("succeed:spider-man-noir", f"enter:{LONDON}")
    assert [item.id for item in table.of("spider-man-noir").gear] == ["medkit"]


def test_card_of_a_removed_hero_returns_to_no_deck() -> None:
    table = Table("immortus", heroes=[SUPERIOR, LOKI])
    table.villain(at=UN)
    hand = [f"{SUPERIOR}-final-understanding", f"{SUPERIOR}-move"]
    table.hero(SUPERIOR, at=LONDON, hand=hand, deck=[f"{SUPERIOR}-attack"] * 3)
    play_final_understanding(table, leave=True)
    table.hero_turn(SUPERIOR)
    table.does("succeed:spider-man-noir", f"enter:{LONDON}")
    held = len(table.of("spider-man-noir").deck)
    table.villain_turn("immortus-plan-02", next_hero=LOKI)
    assert table.events("card-returned") == [{"hero": SUPERIOR}]
    assert f"{SUPERIOR}-final-understanding" not in table.played()
    assert len(table.of("spider-man-noir").deck) == held


def test_another_spider_man_takes_over_if_the_promised_ones_are_gone() -> None:
    table = hero("final-understanding", "wild")
    play_final_understanding(table, leave=True)
    table.state.removed += ["spider-man-2099", "spider-man-noir", "symbiote-spider-man"]
    table.hero_turn(SUPERIOR)
    assert "succeed:silk" in table.options()


def test_mechanical_arms() -> None:
    table = hero("move", equipment=True)
    table.hero(
        SUPERIOR,
        at=LONDON,
        hand=[f"{SUPERIOR}-move", f"{SUPERIOR}-wild"],
        tokens={"move": 1},
        gear={"mechanical-spider-arms": True},
    )
    table.place(LONDON, thugs=1, civilians=1)
    table.hero_turn(SUPERIOR)
    table.does(f"play:{SUPERIOR}-move", "use:mechanical-spider-arms", f"rescue:civilian@{LONDON}", "end")
    assert not table.of(SUPERIOR).gear[0].ready
    table.hero_turn(SUPERIOR)
    table.does("recharge:mechanical-spider-arms")
    assert table.of(SUPERIOR).gear[0].ready
    assert table.tokens(SUPERIOR) == {}


def test_web_shooters_equal_those_of_the_other_spider_heroes() -> None:
    mine, theirs = (GAME.cards.abilities[f"gear/{owner}-web-shooters/use"] for owner in (SUPERIOR, "spider-punk"))
    assert [type(node) for node in mine.nodes] == [type(node) for node in theirs.nodes]
    table = hero("move", equipment=True)
    table.hero(SUPERIOR, at=LONDON, gear={"superior-spider-man-web-shooters": True})
    table.place(PEGASUS, civilians=1)
    table.hero_turn(SUPERIOR)
    table.does(table.options()[0], "use:superior-spider-man-web-shooters", "choose:civilian")
    assert table.events("civilian-moved") == [{"from-place": PEGASUS, "place": LONDON}]


def test_superior_spider_man_is_never_on_both_sides() -> None:
    for seed in range(20):
        state = GAME.new(Config(4, {"villain": SUPERIOR, "set": "spider-geddon"}), seed)
        assert isinstance(state, UnitedState)
        assert SUPERIOR not in [one.id for one in state.heroes]


def test_whole_random_game_with_final_understanding() -> None:
    """Random choices until somebody has taken over from him."""
    for seed in range(40):
        state, chance = GAME.new(Config(2, {"hero1": SUPERIOR, "set": "both"}), seed), Rng(seed)
        assert isinstance(state, UnitedState)
        while state.decision is not None:
            GAME.apply_quietly(state, chance.choice(state.decision.options).id)
        if SUPERIOR in state.removed:
            return
    pytest.fail("he never left")
