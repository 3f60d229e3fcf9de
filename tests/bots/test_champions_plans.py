"""Plans for a turn of Marvel Champions, and the win probabilities that rank them."""

from __future__ import annotations

import pytest

from games.champions.table import GAME, Table, of_products, plain
from tableverse.bots.champions.evaluator import ALONE, ChampionsEvaluator
from tableverse.bots.champions.features import features, seats_still_to_act
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
#: Tables for which a model was trained.
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


def test_small_net_sums_active_units_and_direct_weights() -> None:
    net = SmallNet([1.0, 0.0], [2.0, 1.0], [[1.0, 1.0, -1.0], [-1.0, 0.0, 0.0]], [3.0, 5.0], [0.5, 0.0], 0.25)
    # (2 - 1) * 2 = 2 and 1. The first unit is active with 2 + 1 - 1, the second is not.
    assert net.score([2.0, 1.0]) == pytest.approx(0.25 + 0.5 * 2.0 + 3.0 * 2.0)
    assert net.score([0.0, 0.0]) == pytest.approx(0.25 - 0.5 * 2.0 + 5.0 * 2.0)


def test_outlying_features_are_clipped() -> None:
    net = SmallNet([0.0], [1.0], [], [], [1.0], 0.0)
    assert net.score([1e9]) == FAR
    assert net.score([-1e9]) == -FAR


# --- win probability --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before_villain_phase", [False, True])
def test_networks_cover_every_feature(before_villain_phase: bool) -> None:
    """The network may lack the newest features, which come last."""
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
def test_win_probability_follows_obvious_changes(
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
def test_untrained_tables_estimate_chances_from_the_position(
    heroes: tuple[str, ...], scenario: str, chances: WinModel
) -> None:
    table = Table(*heroes, scenario=scenario)
    assert chances.learnt(table.state) is None
    fair = chances.score(table.state, before_villain_phase=True)
    table.change(heroes[0], damage=8)
    assert chances.score(table.state, before_villain_phase=True) < fair


def test_decided_game_has_a_certain_result() -> None:
    table = Table("she-hulk")
    table.state.villain_deck = []
    table.change("rhino-1", damage=12)
    table.does("attack:she-hulk>rhino-1")
    assert CHANCES.score(table.state, before_villain_phase=True) == SURE
    assert CHANCES.of(table.state, before_villain_phase=True) == pytest.approx(1.0)


# --- plans ------------------------------------------------------------------------------------------------------------


def test_every_option_except_asking_others_has_a_plan() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.hand("uppercut", "energy", "genius")
    begun = {plan.steps[0] for plan in plans(table)}
    assert begun == {option.id for option in table.decision.options if option.verb != "ask"}


def followed(breadth: int) -> set[str]:
    """Return the options that a planner extends, out of six."""
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


def test_breadth_one_extends_only_the_best_line() -> None:
    assert len(followed(breadth=1)) == 1


def test_breadth_limits_the_number_of_reached_positions() -> None:
    """The best line reaches three positions and the next one two more. Ending the turn is never extended."""
    assert [len(followed(breadth)) for breadth in (3, 4, 5, 6, 100)] == [1, 2, 2, 3, 5]


def test_planner_finds_a_two_step_rescue() -> None:
    """The scheme grows by two, so neither the hero's nor the ally's thwart is enough alone."""
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


def test_plan_continues_in_another_world_as_far_as_possible() -> None:
    table = Table("she-hulk")
    table.put("hawkeye", counters=4)
    table.hand("energy")
    world = table.state.clone()
    attack = "attack:she-hulk>rhino-1"
    steps = [option.id for option in table.decision.options if plain(option.id) == attack]
    follow(GAME, world, Plan(0.0, ["play:uppercut@0.77", *steps]), 0)
    assert world.phase == "villain"
    assert world.play[table.thing("rhino-1")].damage >= 3


def test_planning_does_not_change_the_state() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.hand("uppercut", "energy", "genius")
    before = GAME.encode(table.state)
    ChampionsEvaluator(GAME).action_values(table.state, Rng(3))
    assert GAME.encode(table.state) == before


def test_observation_key_ignores_hidden_cards() -> None:
    table = Table("she-hulk", "captain-marvel")
    worlds = [GAME.determinize(table.state, 0, Rng(seed)) for seed in range(6)]
    assert len({GAME.encode(world) for world in worlds}) > 1
    assert {observation_key(world, 0) for world in worlds if isinstance(world, ChampionsState)} == {
        observation_key(table.state, 0)
    }


def test_plan_is_kept_while_nothing_hidden_is_revealed() -> None:
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


def test_plan_is_dropped_when_an_unknown_card_is_drawn() -> None:
    table = Table("she-hulk")
    table.hand("energy")
    table.deck("uppercut", "genius")
    kept = foreseen(GAME, table.state, Plan(0.0, ["end-turn"]), 0)
    assert observation_key(table.state, 0) in kept
    table.state.players[0].hand.append(table.state.players[0].deck.pop())
    table.ask()
    assert observation_key(table.state, 0) not in kept


def test_only_playing_evaluators_cache_plans() -> None:
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


def test_plans_try_other_payments_than_the_policy() -> None:
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


def test_plans_try_other_targets_than_the_policy() -> None:
    """Only a played card asks for its target separately. For a basic power the target is part of the option."""
    table = Table("spider-man")
    table.put("shocker")
    table.put("sandman")
    table.hand("swinging-web-kick", "energy", "genius", "strength")
    found = [plan for plan in plans(table) if plan.steps[0].startswith("play:swinging-web-kick")]
    picked = {plain(step) for plan in found for step in plan.steps if step.startswith("pick:")}
    assert picked == {"pick:rhino-1", "pick:shocker", "pick:sandman"}, "two besides that of the policy"


@pytest.mark.parametrize("target", ["rhino-1", "sandman"])
def test_planned_target_is_hit_in_another_world(target: str) -> None:
    """In other worlds too, where several cards may ask for targets in turn."""
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


def test_plans_change_one_of_several_targets_at_a_time() -> None:
    """Damage divided point by point has too many outcomes to try them all."""
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


def test_plans_do_not_choose_for_other_players() -> None:
    """She-Hulk defeats a minion with Spider-Tracer, so Spider-Man picks the scheme."""
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


def test_plans_that_eliminate_the_player_try_no_further_targets() -> None:
    """Whiplash's retaliation to the first of Dance of Death's three attacks eliminates the player.

    Nobody is left to pick the other targets.
    """
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


def test_planned_payment_is_stored_with_the_plan() -> None:
    table = Table("she-hulk")
    table.hand("uppercut", "energy", "gamma-slam", "haymaker")
    play = next(option.id for option in table.decision.options if option.id.startswith("play:uppercut"))
    hand = [f"spend:{thing}" for thing in table.state.players[0].hand if "haymaker" in thing]
    kept = foreseen(GAME, table.state, Plan(0.0, [play, *hand]), 0)
    GAME.apply_quietly(table.state, play)
    assert table.decision.kind == "pay"
    assert kept[observation_key(table.state, 0)] == hand[0]


def test_plan_ends_with_the_own_turn() -> None:
    """The plan ends with the own turn, before the other players act."""
    table = Table("she-hulk", "captain-marvel")
    world = table.state.clone()
    follow(GAME, world, Plan(0.0, ["end-turn"]), 0)
    assert world.phase == "player"
    assert not world.identity(1).exhausted
    assert areas.names(world) == [""]


# --- several heroes ---------------------------------------------------------------------------------------------------


#: Indices of features: exhausted heroes, cards in hand, and power of ready allies.
EXHAUSTED, HAND, ALLIES_READY = 39, 43, 66


def test_finished_players_count_as_refilled_and_ready() -> None:
    """Unused cards do not count as lost: the hand is refilled and everyone readies before the villain acts."""
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
    assert seats_still_to_act(table.state) == [0, 1]
    assert told() == [2.0, 1.0, 0.0]
    table.does("end-turn")
    assert seats_still_to_act(table.state) == [1]
    assert told() == [4.0, 0.0, power], "as it will be; the other player has not drawn up"
    table.does("end-turn")
    while table.state.phase == "player":
        table.does("done")
    assert seats_still_to_act(table.state) == []
    assert told() == [4.0 + 5.0, 0.0, power], "as it is"


def test_features_include_remaining_actions_of_other_players() -> None:
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


def test_features_include_room_of_current_and_all_schemes() -> None:
    table = Table("she-hulk", scenario="ultron")
    before = features(table.state, before_villain_phase=False)
    table.change("the-crimson-cowl", threat=2)
    after = features(table.state, before_villain_phase=False)
    assert [one - other for one, other in zip(before[87:90], after[87:90], strict=True)] == [2.0, 2.0, 0.0]
    assert before[89] == 2.0, "further stages"
    assert before[88] == before[87], "nothing is coming yet"
    ends = features(table.state, before_villain_phase=True)
    assert ends[88] < ends[87] - 1.0, "the scheme grows by one at least"


def test_features_include_villain_retaliate() -> None:
    table = Table("she-hulk", scenario="klaw")
    assert features(table.state, before_villain_phase=False)[90] == 0.0
    table.put("solid-sound-body", on="klaw-1", seat=-1)
    assert features(table.state, before_villain_phase=False)[90] == 1.0


@pytest.mark.parametrize("before_villain_phase", [False, True])
def test_precomputed_hand_sizes_give_the_same_features(before_villain_phase: bool) -> None:
    """Precomputed hand sizes of all heroes give the same features as computing them again."""
    table = Table("she-hulk", "captain-marvel", "iron-man", scenario="klaw")
    table.put("mark-v-armor", seat=2)
    table.put("arc-reactor", seat=2)
    table.does("change-form")  # one hero is in alter-ego form with a larger hand
    sizes = [hand_as_hero(table.state, seat) for seat in range(3)]
    assert sizes != [table.state.card(table.state.identity(seat).id).stats["hand"] for seat in range(3)]
    counted = value_here(table.state, 0.7, before_villain_phase)
    assert value_here(table.state, 0.7, before_villain_phase, sizes) == counted
    assert value_here(table.state, 0.7, before_villain_phase, [size + 1 for size in sizes]) > counted
    assert features(table.state, before_villain_phase=before_villain_phase)[86] == max(
        -3.0, min(3.0, counted / 3 / 20.0 + 1.0)
    )
