"""Plans for a turn of Marvel Champions, and the chances by which they are compared."""

from __future__ import annotations

import pytest

from games.champions.table import GAME, Table, of_products, plain
from tableverse.bots.champions.evaluator import ALONE, ChampionsEvaluator
from tableverse.bots.champions.features import features, waiting
from tableverse.bots.champions.heuristic_value import hand_as_hero, value_here
from tableverse.bots.champions.plans import Effort, Line, Plan, Planner, follow, foreseen, observation_key
from tableverse.bots.champions.win_model import SURE, WinModel
from tableverse.bots.small_net import FAR, SmallNet
from tableverse.games.champions.rules import areas
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.rng import Rng

CHANCES = WinModel()
NOTHING_LEARNT = WinModel('{"tables": []}')
FOUR = ("she-hulk", "spider-man", "captain-marvel", "iron-man")
#: Tables whose chances were learnt.
LEARNT = (
    ("rhino", FOUR[:1]),
    ("rhino", FOUR[:3]),
    ("rhino", FOUR),
    ("klaw", FOUR[:1]),
    ("klaw", FOUR[:2]),
    ("klaw", FOUR[:3]),
    ("klaw", FOUR),
    ("ultron", FOUR[:1]),
    ("ultron", FOUR[:2]),
    ("ultron", FOUR[:3]),
    ("ultron", FOUR),
)


def plans(table: Table, seat: int = 0) -> list[Plan]:
    return Planner(GAME, CHANCES, seat, ALONE).search(table.state)


# --- the network ------------------------------------------------------------------------------------------------------


def test_a_small_net_adds_up_what_is_lit_and_what_goes_straight() -> None:
    net = SmallNet([1.0, 0.0], [2.0, 1.0], [[1.0, 1.0, -1.0], [-1.0, 0.0, 0.0]], [3.0, 5.0], [0.5, 0.0], 0.25)
    # (2 - 1) * 2 = 2 and 1; the first unit is lit with 2 + 1 - 1, the second is dark.
    assert net.score([2.0, 1.0]) == pytest.approx(0.25 + 0.5 * 2.0 + 3.0 * 2.0)
    assert net.score([0.0, 0.0]) == pytest.approx(0.25 - 0.5 * 2.0 + 5.0 * 2.0)


def test_what_is_far_out_counts_no_more_than_what_is_far() -> None:
    net = SmallNet([0.0], [1.0], [], [], [1.0], 0.0)
    assert net.score([1e9]) == FAR
    assert net.score([-1e9]) == -FAR


# --- chances ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before_villain_phase", [False, True])
def test_the_networks_know_every_number_of_a_position(before_villain_phase: bool) -> None:
    """Or all but the last, which are new since they learnt."""
    for scenario, heroes in LEARNT:
        table = Table(*heroes, scenario=scenario)
        learnt = CHANCES.learnt(table.state)
        assert learnt is not None
        net = learnt.ends if before_villain_phase else learnt.begins
        assert 87 <= len(net.mean) <= len(features(table.state, before_villain_phase=before_villain_phase))
        assert all(len(unit) == len(net.mean) + 1 for unit in net.hidden)


@pytest.mark.parametrize("before_villain_phase", [False, True])
@pytest.mark.parametrize("hero", ["she-hulk", "spider-man", "captain-marvel"])
@pytest.mark.parametrize(
    ("scenario", "seats", "scheme", "threat"),
    [
        ("rhino", 1, "the-break-in", 5),
        ("rhino", 3, "the-break-in", 15),
        ("rhino", 4, "the-break-in", 20),
        ("klaw", 1, "underground-distribution", 5),
        ("klaw", 2, "underground-distribution", 10),
        ("klaw", 3, "underground-distribution", 15),
        ("klaw", 4, "underground-distribution", 20),
        ("ultron", 1, "the-crimson-cowl", 2),
        ("ultron", 2, "the-crimson-cowl", 4),
        ("ultron", 3, "the-crimson-cowl", 6),
    ],
)
def test_chances_grow_and_shrink_as_any_player_would_say(
    scenario: str, seats: int, scheme: str, threat: int, hero: str, before_villain_phase: bool
) -> None:
    heroes = (hero, *[other for other in FOUR if other != hero])[:seats]
    villain = f"{scenario}-1"
    table = Table(*heroes, scenario=scenario)
    fair = CHANCES.score(table.state, before_villain_phase=before_villain_phase)
    table.change(villain, damage=10)
    assert CHANCES.score(table.state, before_villain_phase=before_villain_phase) > fair, "the villain is hurt"
    table.change(villain, damage=0)
    table.change(scheme, threat=threat)
    assert CHANCES.score(table.state, before_villain_phase=before_villain_phase) < fair, "the scheme is nearly done"
    table.change(scheme, threat=0)
    table.change(hero, damage=8)
    assert CHANCES.score(table.state, before_villain_phase=before_villain_phase) < fair, "the hero is hurt"


@pytest.mark.parametrize(
    ("heroes", "scenario", "chances"),
    [(FOUR[:2], "rhino", CHANCES), (FOUR[:3], "ultron", NOTHING_LEARNT), (FOUR, "ultron", NOTHING_LEARNT)],
)
def test_elsewhere_chances_follow_from_how_the_heroes_stand(
    heroes: tuple[str, ...], scenario: str, chances: WinModel
) -> None:
    table = Table(*heroes, scenario=scenario)
    assert chances.learnt(table.state) is None
    fair = chances.score(table.state, before_villain_phase=True)
    table.change(heroes[0], damage=8)
    assert chances.score(table.state, before_villain_phase=True) < fair


def test_a_decided_game_is_sure() -> None:
    table = Table("she-hulk")
    table.state.villain_deck = []
    table.change("rhino-1", damage=12)
    table.does("attack:she-hulk>rhino-1")
    assert CHANCES.score(table.state, before_villain_phase=True) == SURE
    assert CHANCES.of(table.state, before_villain_phase=True) == pytest.approx(1.0)


# --- plans ------------------------------------------------------------------------------------------------------------


def test_every_option_has_a_plan_but_for_asking_others() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.hand("uppercut", "energy", "genius")
    begun = {plan.steps[0] for plan in plans(table)}
    assert begun == {option.id for option in table.decision.options if option.verb != "ask"}


def followed(breadth: int) -> set[str]:
    """The options after which a planner looks for others, where there are six."""
    table = Table("she-hulk")
    table.put("hawkeye", counters=4)
    table.put("sandman")
    table.hand()
    table.ask()
    assert len(table.decision.options) == 6
    effort = Effort(breadth, payments=0, targets=0, closest=1, worlds=1)
    found = Planner(GAME, CHANCES, 0, effort).search(table.state)
    assert [plan.score for plan in found] == sorted((plan.score for plan in found), reverse=True)
    return {plan.steps[0] for plan in found if len(plan.steps) > 1}


def test_the_best_plan_comes_first_and_the_best_line_is_followed_alone() -> None:
    assert len(followed(breadth=1)) == 1


def test_lines_are_followed_until_they_have_come_to_so_many_positions() -> None:
    """The best comes to three, the next to two besides; ending the turn is followed nowhere."""
    assert [len(followed(breadth)) for breadth in (3, 4, 5, 6, 100)] == [1, 2, 2, 3, 5]


def test_a_plan_is_found_that_saves_the_game_only_if_all_of_it_is_done() -> None:
    """The scheme grows by two: neither the hero's thwart nor the ally's is enough by itself."""
    table = Table("she-hulk")
    table.put("mockingbird")
    table.change("the-break-in", threat=6)
    table.state.tokens = 1
    table.ask()
    world = table.state.clone()
    follow(GAME, world, plans(table)[0], 0)
    assert world.phase == "villain"
    assert world.play[table.thing("the-break-in")].threat == 4
    assert world.form(0) == "hero"


def test_a_plan_goes_on_in_another_world_as_far_as_it_can() -> None:
    table = Table("she-hulk")
    table.put("hawkeye", counters=4)
    table.hand("energy")
    world = table.state.clone()
    attack = "attack:she-hulk>rhino-1"
    steps = [option.id for option in table.decision.options if plain(option.id) == attack]
    follow(GAME, world, Plan(0.0, ["play:uppercut@0.77", *steps]), 0)
    assert world.phase == "villain"
    assert world.play[table.thing("rhino-1")].damage >= 3


def test_planning_leaves_the_table_as_it_was() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.hand("uppercut", "energy", "genius")
    before = GAME.encode(table.state)
    ChampionsEvaluator(GAME).action_values(table.state, Rng(3))
    assert GAME.encode(table.state) == before


def test_what_is_seen_is_the_same_whatever_lies_hidden() -> None:
    table = Table("she-hulk", "captain-marvel")
    worlds = [GAME.determinize(table.state, 0, Rng(seed)) for seed in range(6)]
    assert len({GAME.encode(world) for world in worlds}) > 1
    assert {observation_key(world, 0) for world in worlds if isinstance(world, ChampionsState)} == {
        observation_key(table.state, 0)
    }


def test_a_plan_is_kept_to_while_nothing_hidden_comes_up() -> None:
    table = Table("she-hulk")
    table.put("hawkeye", counters=4)
    table.hand("energy")
    hero, ally = (
        next(option.id for option in table.decision.options if plain(option.id) == wanted)
        for wanted in ("attack:she-hulk>rhino-1", "attack:hawkeye>rhino-1")
    )
    kept = foreseen(GAME, table.state, Plan(0.0, [hero, ally, "end-turn"]), 0)
    taken: list[str] = []
    while table.state.phase == "player" and table.state.decision is not None:
        taken.append(kept[observation_key(table.state, 0)])
        GAME.apply_quietly(table.state, taken[-1])
        if taken[-1] == "end-turn":
            break
    assert [step for step in taken if step in (hero, ally, "end-turn")] == [hero, ally, "end-turn"]


def test_a_plan_is_given_up_when_a_card_is_drawn_that_nobody_knew() -> None:
    table = Table("she-hulk")
    table.hand("energy")
    table.deck("uppercut", "genius")
    kept = foreseen(GAME, table.state, Plan(0.0, ["end-turn"]), 0)
    assert observation_key(table.state, 0) in kept
    table.state.players[0].hand.append(table.state.players[0].deck.pop())
    table.ask()
    assert observation_key(table.state, 0) not in kept


def test_who_plays_on_keeps_plans_and_who_judges_does_not() -> None:
    table = Table("she-hulk")
    table.put("hawkeye", counters=4)
    table.hand("energy")
    judging, playing = ChampionsEvaluator(GAME), ChampionsEvaluator(GAME)
    playing.keeps_plans = True
    first = [evaluator.action_values(table.state, Rng(1)) for evaluator in (judging, playing)]
    assert first[0] == first[1]
    again = [evaluator.action_values(table.state, Rng(1)) for evaluator in (judging, playing)]
    assert again[0] == first[0]
    assert sorted(again[1]) == [0.0] * (len(again[1]) - 1) + [1.0], "it is known already"
    assert again[1].index(1.0) == first[1].index(max(first[1]))


def test_plans_try_other_payments_than_the_rule_of_thumb() -> None:
    table = Table("she-hulk")
    table.hand("uppercut", "energy", "gamma-slam", "haymaker")
    found = [plan for plan in plans(table) if plan.steps[0].startswith("play:uppercut")]
    paid = {plain(step) for plan in found for step in plan.steps[1:2] if step.startswith("spend:")}
    assert len(paid) > 1
    plan = next(plan for plan in found if len(plan.steps) > 1 and plan.steps[1].startswith("spend:"))
    world = table.state.clone()
    follow(GAME, world, plan, 0)
    spent = plan.steps[1].partition(":")[2]
    assert spent not in world.players[0].hand


def test_plans_try_other_targets_than_the_rule_of_thumb() -> None:
    """Only a played card asks for its target by itself: that of a basic power is part of the option."""
    table = Table("spider-man")
    table.put("shocker")
    table.put("sandman")
    table.hand("swinging-web-kick", "energy", "genius", "strength")
    found = [plan for plan in plans(table) if plan.steps[0].startswith("play:swinging-web-kick")]
    picked = {plain(step) for plan in found for step in plan.steps if step.startswith("pick:")}
    assert picked == {"pick:rhino-1", "pick:shocker", "pick:sandman"}, "two besides that of the policy"


@pytest.mark.parametrize("target", ["rhino-1", "sandman"])
def test_what_is_planned_to_be_hit_is_hit(target: str) -> None:
    """In another world too, where the targets of several cards may be picked one after the other."""
    table = Table("spider-man")
    table.put("sandman")
    table.hand("swinging-web-kick", "energy", "genius", "strength")
    found = [plan for plan in plans(table) if plan.steps[0].startswith("play:swinging-web-kick")]
    plan = next(plan for plan in found if f"pick:{target}" in map(plain, plan.steps))
    world = GAME.determinize(table.state, 0, Rng(5))
    assert isinstance(world, ChampionsState)
    follow(GAME, world, plan, 0)
    hit = table.thing(target)
    assert hit not in world.play or world.play[hit].damage >= 8


def test_where_several_targets_are_picked_they_are_changed_one_at_a_time() -> None:
    """Damage divided point by point has many ends: to try all of them would take too long."""
    table = of_products("wasp")("wasp-a")
    table.state.show(table.state.identity(0), "wasp-c")  # as a giant
    for card in ("sandman", "shocker"):
        table.put(card)
    table.hand("wasp-sting", "energy", "genius")
    table.ask()
    sting = next(option for option in table.decision.options if option.id.startswith("play:wasp-sting"))
    effort = Effort(breadth=1, payments=0, targets=2, closest=1, worlds=1)
    lines = Planner(table.game, CHANCES, 0, effort)._longer(Line(0.0, [], table.state), [sting])
    picks = [[plain(step) for step in line.steps[1:]] for line in lines]
    assert picks[0] == ["damage:sandman"] * 4
    assert picks[1:] == [[f"damage:{other}", *["damage:sandman"] * 3] for other in ("shocker", "rhino-1")]


def test_what_others_pick_is_left_to_them() -> None:
    """She-Hulk defeats a minion that Spider-Man traced: he picks the scheme, whatever she would like."""
    table = Table("she-hulk", "spider-man")
    table.put("hydra-mercenary", damage=2)
    table.put("spider-tracer", seat=1, on="hydra-mercenary")
    table.put("breakin-takin", seat=-1, threat=3)
    table.change("the-break-in", threat=3)
    table.hand()
    table.ask()
    found = [plan for plan in plans(table) if plain(plan.steps[0]) == "attack:she-hulk>hydra-mercenary"]
    assert found
    assert not any(step.startswith("pick:") for plan in found for step in plan.steps)
    table.does("attack:she-hulk>hydra-mercenary")
    assert (table.decision.kind, table.decision.seat, len(table.decision.options)) == ("pick", 1, 2)


def test_plans_in_which_the_player_falls_are_settled_without_other_targets() -> None:
    """Dance of Death is three attacks: Whiplash strikes back at the first, and nobody is there to pick for the rest."""
    widow = "black-widow-black-widow"
    table = of_products("black-widow")(widow, "she-hulk")
    for card in ("whiplash", "sandman"):
        table.put(card)
    table.change(widow, damage=8)
    table.hand("dance-of-death", "energy", "haymaker")
    table.ask()
    found = Planner(table.game, CHANCES, 0, ALONE).search(table.state)
    found = [plan for plan in found if plan.steps[0].startswith("play:dance-of-death")]
    dances = [[plain(step) for step in plan.steps if step.startswith("pick:")][:3] for plan in found]
    fatal = [picks for picks in dances if "pick:whiplash" in picks]
    assert fatal
    for picks in fatal:
        fell = picks.index("pick:whiplash")
        assert picks[fell + 1 :] == ["pick:rhino-1"] * (2 - fell)
    assert any(picks[0] != "pick:whiplash" for picks in fatal), "while she stands, others may be picked"


def test_what_is_planned_to_pay_is_paid() -> None:
    table = Table("she-hulk")
    table.hand("uppercut", "energy", "gamma-slam", "haymaker")
    play = next(option.id for option in table.decision.options if option.id.startswith("play:uppercut"))
    hand = [f"spend:{thing}" for thing in table.state.players[0].hand if "haymaker" in thing]
    kept = foreseen(GAME, table.state, Plan(0.0, [play, *hand]), 0)
    GAME.apply_quietly(table.state, play)
    assert table.decision.kind == "pay"
    assert kept[observation_key(table.state, 0)] == hand[0]


def test_what_other_players_do_is_left_to_them() -> None:
    """The plan ends with the own turn: the others have not acted then."""
    table = Table("she-hulk", "captain-marvel")
    world = table.state.clone()
    follow(GAME, world, Plan(0.0, ["end-turn"]), 0)
    assert world.phase == "player"
    assert not world.identity(1).exhausted
    assert areas.names(world) == [""]


# --- company ----------------------------------------------------------------------------------------------------------


#: Where these numbers stand: exhausted heroes, cards in hand, and what allies who are ready can do.
EXHAUSTED, HAND, ALLIES_READY = 39, 43, 66


def test_whoever_has_had_their_turn_counts_with_a_hand_drawn_up_and_ready() -> None:
    """What is left in hand is no reason to spare it: it is drawn up before the villain acts, and everybody is ready."""
    table = Table("she-hulk", "captain-marvel")
    table.hand("uppercut", "energy")
    table.hand(seat=1)
    table.put("hawkeye", counters=4, exhausted=True)
    table.change("she-hulk", exhausted=True)
    table.ask()

    def told() -> list[float]:
        numbers = features(table.state, before_villain_phase=True)
        return [2.0 * numbers[place] for place in (HAND, EXHAUSTED, ALLIES_READY)]

    power = float(max(table.stat("hawkeye", "atk"), table.stat("hawkeye", "thw")))
    assert waiting(table.state) == [0, 1]
    assert told() == [2.0, 1.0, 0.0]
    table.does("end-turn")
    assert waiting(table.state) == [1]
    assert told() == [4.0, 0.0, power], "as it will be; the other player has not drawn up"
    table.does("end-turn")
    while table.state.phase == "player":
        table.does("done")
    assert waiting(table.state) == []
    assert told() == [4.0 + 5.0, 0.0, power], "as it is"


def test_the_end_of_a_turn_tells_what_others_can_still_do() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.does("end-turn")
    table.hand(seat=1)
    without = features(table.state, before_villain_phase=True)
    table.hand("photonic-blast", "energy", seat=1)
    with_cards = features(table.state, before_villain_phase=True)
    assert len(without) == len(with_cards)
    assert with_cards[-7:-2] != without[-7:-2]
    assert without[-7:-2] == [0.0] * 5
    assert with_cards[-7] == 1.0, "two cards, for two players"
    assert with_cards[-2] == table.stat("captain-marvel", "atk") / 2
    table.change("captain-marvel", exhausted=True)
    assert features(table.state, before_villain_phase=True)[-2:] == [0.0, 0.0]


def test_the_room_of_the_present_scheme_is_told_beside_that_of_all() -> None:
    table = Table("she-hulk", scenario="ultron")
    before = features(table.state, before_villain_phase=False)
    table.change("the-crimson-cowl", threat=2)
    after = features(table.state, before_villain_phase=False)
    assert [one - other for one, other in zip(before[87:90], after[87:90], strict=True)] == [2.0, 2.0, 0.0]
    assert before[89] == 2.0, "further stages"
    assert before[88] == before[87], "nothing is coming yet"
    ends = features(table.state, before_villain_phase=True)
    assert ends[88] < ends[87] - 1.0, "the scheme grows by one at least"


def test_a_villain_who_strikes_back_is_told() -> None:
    table = Table("she-hulk", scenario="klaw")
    assert features(table.state, before_villain_phase=False)[90] == 0.0
    table.put("solid-sound-body", on="klaw-1", seat=-1)
    assert features(table.state, before_villain_phase=False)[90] == 1.0


@pytest.mark.parametrize("before_villain_phase", [False, True])
def test_hand_sizes_that_are_known_already_change_nothing(before_villain_phase: bool) -> None:
    """The hand sizes of everybody as a hero are worked out once, for the count among the numbers as well."""
    table = Table("she-hulk", "captain-marvel", "iron-man", scenario="klaw")
    table.put("mark-v-armor", seat=2)
    table.put("arc-reactor", seat=2)
    table.does("change-form")  # one of them as she is at home, where she holds more cards
    sizes = [hand_as_hero(table.state, seat) for seat in range(3)]
    assert sizes != [table.state.card(table.state.identity(seat).id).stats["hand"] for seat in range(3)]
    counted = value_here(table.state, 0.7, before_villain_phase)
    assert value_here(table.state, 0.7, before_villain_phase, sizes) == counted
    assert value_here(table.state, 0.7, before_villain_phase, [size + 1 for size in sizes]) > counted
    assert features(table.state, before_villain_phase=before_villain_phase)[86] == max(
        -3.0, min(3.0, counted / 3 / 20.0 + 1.0)
    )
