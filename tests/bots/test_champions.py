"""The Champions evaluator and its policy on positions with an obvious best choice."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from games.champions.table import GAME, Table, of_products, plain
from tableverse.bots.champions.counting import World
from tableverse.bots.champions.effect_summary import summary_of
from tableverse.bots.champions.evaluator import ABOVE, ALONE, ChampionsEvaluator
from tableverse.bots.champions.forecast import BOOST, villain_blow
from tableverse.bots.champions.hand import keep_value
from tableverse.bots.champions.heuristic_value import WON, position_value
from tableverse.bots.champions.policy import choose
from tableverse.bots.champions.rollout_policy import choose_action
from tableverse.bots.champions.stages import STAGE, arrival, searched_by, stages_ahead
from tableverse.bots.champions.win_model import WinModel
from tableverse.bots.registry import make_bot
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.game import Champions
from tableverse.games.champions.state import ChampionsState
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.packs import pack_of_data
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng

EVALUATOR = ChampionsEvaluator(GAME)


def choice(table: Table) -> str:
    """Return the choice of a greedy player."""
    decision = table.state.decision
    assert decision is not None
    bot = make_bot("greedy", GAME, 1)
    return plain(bot.choose(Perspective(GAME, table.state, decision.seat)))


def rest_of_turn(table: Table) -> list[str]:
    """Return all choices of a greedy player until the turn is over."""
    taken: list[str] = []
    while table.state.phase == "player" and table.state.decision is not None:
        taken.append(choice(table))
        table.does(taken[-1])
        if taken[-1] == "end-turn":
            break
    return taken


# --- a turn -------------------------------------------------------------------------------------------------------


def test_greedy_makes_the_winning_attack() -> None:
    table = Table("she-hulk")
    table.state.villain_deck = []
    table.change("rhino-1", damage=12)
    table.change("the-break-in", threat=5)
    assert choice(table) == "attack:she-hulk>rhino-1"


def test_greedy_thwarts_a_nearly_complete_scheme() -> None:
    table = Table("captain-marvel")
    table.change("the-break-in", threat=6)
    assert choice(table) == "thwart:captain-marvel>the-break-in"
    table.change("the-break-in", threat=0)
    assert choice(table) == "attack:captain-marvel>rhino-1"


def test_damaged_hero_recovers_if_the_scheme_has_room() -> None:
    table = Table("captain-marvel")
    table.change("captain-marvel", damage=10)
    taken = rest_of_turn(table)
    assert "change-form" in taken
    assert "recover:captain-marvel" in taken


def test_damaged_hero_stays_in_hero_form_if_the_scheme_has_no_room() -> None:
    table = Table("captain-marvel")
    table.change("captain-marvel", damage=6)
    table.change("the-break-in", threat=6)
    taken = rest_of_turn(table)
    assert "change-form" not in taken
    assert "thwart:captain-marvel>the-break-in" in taken


def test_a_wounded_alter_ego_recovers() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.change("captain-marvel", damage=9)
    assert "recover:captain-marvel" in rest_of_turn(table)


def test_greedy_uses_every_ready_attacker_before_ending_the_turn() -> None:
    table = Table("she-hulk")
    table.put("hulk")
    taken = rest_of_turn(table)
    assert "attack:she-hulk>rhino-1" in taken
    assert "attack:hulk>rhino-1" in taken


def test_villain_near_the_end_of_its_stage_is_attacked() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", damage=12)
    assert "attack:she-hulk>rhino-1" in rest_of_turn(table)


def test_side_scheme_of_the_next_stage_does_not_deter_attacks() -> None:
    """Klaw's second stage brings a side scheme that adds ten hit points."""
    table = Table("she-hulk", scenario="klaw")
    table.state.encounter.append(table.make("the-immortal-klaw"))
    table.change("klaw-1", damage=9)
    assert "attack:she-hulk>klaw-1" in rest_of_turn(table)


@pytest.mark.parametrize(
    ("scenario", "stage", "brought"),
    [("rhino", "rhino-2", ["breakin-takin"]), ("klaw", "klaw-2", ["the-immortal-klaw"]), ("ultron", "ultron-2", [])],
)
def test_cards_searched_by_a_stage_are_parsed_from_its_effects(scenario: str, stage: str, brought: list[str]) -> None:
    table = Table("she-hulk", scenario=scenario)
    assert table.state.villain_deck == [stage]
    assert searched_by(GAME.cards.by_id[stage]) == brought
    assert stages_ahead(table.state) == STAGE + sum(arrival(table.state, GAME.cards.by_id[card]) for card in brought)


def test_upcoming_side_scheme_costs_the_same_before_it_enters() -> None:
    table = Table("she-hulk", scenario="klaw")
    before = position_value(table.state)
    card = GAME.cards.by_id["the-immortal-klaw"]
    scheme = table.put("the-immortal-klaw", threat=3)
    assert position_value(table.state) == pytest.approx(before - arrival(table.state, card))
    assert arrival(table.state, card) > 10.0
    scheme.threat = 1
    almost = position_value(table.state)
    table.state.take_out_of_play(scheme.id)
    assert position_value(table.state) > almost, "it is worth being rid of, although it may come again"


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("heroes", [("she-hulk",), ("she-hulk", "captain-marvel")])
def test_choice_is_among_the_options_scored_by_rollouts(heroes: tuple[str, ...], seed: int) -> None:
    """The few most promising options are scored by rollouts and rank above all others."""
    table = Table(*heroes)
    table.put("hawkeye", counters=4)
    table.hand("uppercut", "energy", "genius")
    weights = EVALUATOR.action_values(table.state, Rng(seed))
    followed = [weight for weight in weights if weight > ABOVE / 2]
    assert 2 <= len(followed) <= ALONE.closest < len(weights)
    assert weights == EVALUATOR.action_values(table.state, Rng(seed))


def test_evaluator_skips_rollouts_with_three_heroes_unless_trained() -> None:
    """With a trained win model only the villain phase has to be simulated."""
    table = Table("she-hulk", "captain-marvel", "iron-man")
    knows_nothing = ChampionsEvaluator(GAME)
    knows_nothing.win_model = WinModel('{"tables": []}')
    counted = knows_nothing.action_values(table.state, Rng(1))
    assert max(counted) < ABOVE / 2
    assert len(knows_nothing.promising(table.state, counted)) > 1, "left to who looks further"
    learnt = EVALUATOR.action_values(table.state, Rng(1))
    assert max(learnt) > ABOVE / 2
    assert EVALUATOR.promising(table.state, learnt) == [learnt.index(max(learnt))]


def test_policy_tie_break_does_not_override_scores_in_a_nearly_lost_game() -> None:
    """The policy's choice is taken only if options score equally, not whenever the chances are low."""
    told = json.loads(files("tableverse.bots.champions").joinpath("win_model.json").read_text("utf-8"))
    for table in told["tables"]:
        for net in ("begins", "ends"):
            table[net]["base"] -= 9.0
    config = Config(1, {"scenario": "klaw", "deck-1": "captain-marvel-leadership"})
    game = GAME.for_table(config)
    usual, bleak = ChampionsEvaluator(game), ChampionsEvaluator(game)
    bleak.win_model = WinModel(json.dumps(told))
    state = game.new(config, 0)
    assert isinstance(state, ChampionsState)
    assert bleak.win_model.of(state, before_villain_phase=False) < 0.001
    otherwise = alike = 0
    while state.rounds < 5:
        assert state.decision is not None
        usually = state.decision.options.index(choose(state))
        first, second = (one.action_values(state, Rng(1)) for one in (usual, bleak))
        best = first.index(max(first))
        if best != usually:
            otherwise += 1
            alike += second.index(max(second)) == best
        game.apply_quietly(state, state.decision.options[usually].id)
    assert otherwise > 10
    assert alike >= otherwise - 2


def test_lethal_self_damage_ability_is_not_used() -> None:
    table = Table("she-hulk")
    table.put("focused-rage")
    table.change("she-hulk", damage=14)
    assert not any(taken.startswith("use:focused-rage") for taken in rest_of_turn(table))


def test_another_player_is_not_asked_unnecessarily() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.put("avengers-mansion", seat=1)
    decision = table.state.decision
    assert decision is not None
    assert "ask:2" in [option.id for option in decision.options]
    assert "ask:2" not in rest_of_turn(table)


# --- cards in hand ------------------------------------------------------------------------------------------------


def test_payment_spends_the_least_valuable_cards() -> None:
    table = Table("she-hulk")
    table.hand("tac-team", "nick-fury", "energy", "the-power-of-aggression", "mockingbird")
    table.does("play:tac-team")
    paid = []
    while table.state.decision is not None and table.state.decision.kind == "pay":
        paid.append(choice(table))
        table.does(paid[-1])
    assert set(paid) <= {"spend:energy", "spend:the-power-of-aggression"}


def test_unplayable_second_copy_has_low_keep_value() -> None:
    table = Table("iron-man")
    cards = GAME.cards.by_id
    before = keep_value(table.state, 0, cards["arc-reactor"])
    table.put("arc-reactor")
    assert keep_value(table.state, 0, cards["arc-reactor"]) < 0.5 < before


def test_keep_value_of_wakanda_forever_grows_with_its_upgrades() -> None:
    table = Table("black-panther")
    event = GAME.cards.by_id["wakanda-forever-a"]
    values = [keep_value(table.state, 0, event)]
    for upgrade in ("panther-claws", "energy-daggers", "tactical-genius"):
        table.put(upgrade)
        values.append(keep_value(table.state, 0, event))
    assert values == sorted(set(values))


@pytest.mark.parametrize(
    ("card", "name", "amount"),
    [
        ("haymaker", "damage", 3.0),
        ("avengers-mansion", "draws", 1.0),
        ("helicarrier", "cost", 1.0),
        ("first-aid", "heals", 2.0),
        ("mockingbird", "status", 1.0),
        ("surveillance-team", "threat", 1.0),
        ("nick-fury", "draws", 3.0),
    ],
)
def test_card_summary_is_derived_from_its_effects(card: str, name: str, amount: float) -> None:
    assert getattr(summary_of(GAME.cards.by_id[card].uses[0]), name) == amount


def test_card_changed_by_a_pack_gets_its_own_summary() -> None:
    """Both cards share a label in one process, and the summary cached for one must not be used for the other."""
    damage = {"amount": 7, "to": {"one": "enemies"}}
    row = {
        "id": "haymaker",
        "name": {"en": "Haymaker", "es": "Puñetazo demoledor"},
        "source": "reconstructed",
        "code": "01087",
        "kind": "event",
        "set": "basic",
        "aspect": "basic",
        "quantity": 3,
        "cost": 2,
        "resources": {"energy": 1},
        "traits": ["attack"],
        "abilities": [{"is": "action", "form": "hero", "labels": ["attack"], "do": {"damage": damage}}],
    }
    pack = pack_of_data({"game": "champions", "title": "Harder", "rows": {"cards": [row]}})
    other = load_game("champions", [pack])
    assert isinstance(other, Champions)
    for game, amount in ((GAME, 3.0), (other, 7.0), (GAME, 3.0)):
        (use,) = game.cards.by_id["haymaker"].uses
        assert summary_of(use).damage == amount


# --- the villain phase --------------------------------------------------------------------------------------------


def test_hero_facing_lethal_damage_defends_or_uses_an_ally() -> None:
    table = Table("she-hulk")
    table.change("she-hulk", damage=13)
    table.attacked("rhino-1", boost="quiet-threat")
    assert choice(table) == "defend:she-hulk"
    table = Table("iron-man")
    table.change("iron-man", damage=8)
    table.put("mockingbird", damage=2)
    table.attacked("rhino-1", boost="quiet-threat")
    assert choice(table) == "defend:mockingbird"


def test_expected_attack_grows_with_a_second_boost_card() -> None:
    assert villain_blow(Table("she-hulk").state) == 2 + BOOST
    assert villain_blow(Table("she-hulk", scenario="klaw").state) == 0 + 2 * BOOST


def test_ally_about_to_leave_defends() -> None:
    table = Table("she-hulk")
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay", "choose:damage")
    table.attacked("rhino-1", boost="quiet-threat")
    assert plain(choose(table.state).id) == "defend:nick-fury"


def test_lethal_damage_is_prevented() -> None:
    table = Table("spider-man")
    table.hand("backflip")
    table.change("spider-man", damage=9, exhausted=True)
    table.attacked("rhino-1", boost="quiet-threat")
    decision = table.state.decision
    assert decision is not None
    if decision.kind == "window" and not any("backflip" in option.id for option in decision.options):
        table.does("pass")
    assert "backflip" in choice(table)


# --- the evaluation as a whole ------------------------------------------------------------------------------------


def test_position_value_responds_to_damage_threat_and_minions() -> None:
    table = Table("she-hulk")
    before = position_value(table.state)
    for card, change in (
        ("rhino-1", {"damage": 3}),
        ("the-break-in", {"threat": 4}),
        ("she-hulk", {"damage": 6}),
    ):
        table.change(card, **change)
        after = position_value(table.state)
        assert (after > before) == (card == "rhino-1"), card
        before = after
    brawler = table.put("brawler")
    assert position_value(table.state) < before
    before = position_value(table.state)
    brawler.damage += 1
    assert position_value(table.state) > before


def test_side_scheme_value_falls_with_its_threat() -> None:
    table = Table("she-hulk")
    values = [position_value(table.state)]
    piece = table.put("breakin-takin", threat=1)
    for threat in (1, 2, 3):
        piece.threat = threat
        values.append(position_value(table.state))
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 4


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_action_values_match_the_options(seats: int) -> None:
    state = GAME.new(Config(seats), 3)
    rng = Rng(4)
    for _ in range(12):
        if state.decision is None:  # passing every time ends the game soon
            break
        count = len(state.decision.options)
        assert len(EVALUATOR.action_values(state, rng)) == len(EVALUATOR.priors(state)) == count
        assert min(EVALUATOR.priors(state)) > 0
        values = EVALUATOR.value(state, rng)
        assert len(values) == seats
        assert all(0.0 <= value <= 1.0 for value in values)
        GAME.apply(state, state.decision.options[-1].id)


def test_mcts_plays_with_the_evaluator() -> None:
    state = GAME.new(Config(1), 3)
    bot = make_bot("mcts:12", GAME, 2)
    for _ in range(6):
        assert state.decision is not None
        GAME.apply(state, bot.choose(Perspective(GAME, state, 0)))
    assert state.moves == 6


def test_choices_of_an_eliminated_player_are_still_settled() -> None:
    """Dance of Death is three attacks. Whiplash retaliates against the first, and the others are still made."""
    widow = "black-widow-black-widow"
    table = of_products("black-widow")(widow, "she-hulk")
    table.put("whiplash")
    table.change(widow, damage=8)
    table.hand("dance-of-death", "energy", "haymaker")
    table.does("play:dance-of-death", "pay", "pick:whiplash")
    assert table.state.players[0].eliminated
    assert table.decision.seat == 0
    bot = make_bot("greedy", table.game, 1)
    taken = plain(bot.choose(Perspective(table.game, table.state, 0)))
    assert taken == "pick:rhino-1"
    table.does(taken, "pick:rhino-1")
    assert table.damage("rhino-1") == 2 + 3


def test_greedy_beats_rhino_in_most_games() -> None:
    won = 0
    for seed in range(1, 4):
        state = GAME.new(Config(1, {"deck-1": "she-hulk-aggression"}), seed)
        bot = make_bot("greedy", GAME, seed)
        while state.decision is not None:
            GAME.apply_quietly(state, bot.choose(Perspective(GAME, state, 0)))
        assert state.result is not None
        won += bool(state.result.winners)
    assert won >= 2


def test_rollout_stops_when_the_game_ends() -> None:
    table = Table("spider-man")
    table.state.villain_deck.clear()
    table.change("rhino-1", damage=13)
    table.ask()
    attack = next(option for option in table.decision.options if option.verb == "attack")
    assert World(table.game, table.state, 1.0).value_a_round_later(attack, ends_turn=True) == WON


@pytest.mark.parametrize(("scenario", "decks"), [("klaw", ("captain-marvel-leadership",)), ("ultron", ())])
def test_rollout_policy_chooses_the_same_without_listing_all_options(scenario: str, decks: tuple[str, ...]) -> None:
    """Rollouts do not compute all options of a turn, and still choose the same option."""
    config = Config(2, {"scenario": scenario, **{f"deck-{seat}": deck for seat, deck in enumerate(decks, 1)}})
    game = GAME.for_table(config)
    chosen: set[str] = set()
    for seed in range(6):
        state, chance = game.new(config, seed), Rng(seed)
        assert isinstance(state, ChampionsState)
        for _ in range(120):
            if state.decision is None:
                break
            turn = state.frames[-1]
            if isinstance(turn, Turn) and turn.asking < 0:
                option = choose_action(state, turn)
                assert option.id == choose(state).id
                chosen.add(option.verb)
            game.apply_quietly(state, chance.choice(state.decision.options).id)
    assert chosen >= {"end-turn", "play", "use", "attack", "thwart", "change-form"}
