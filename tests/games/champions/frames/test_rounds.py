"""Set-up and the round: player phase, its end, and the six steps of the villain phase."""

from games.champions.table import GAME, Table
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule


def new(seats: int = 1, **settings: str) -> ChampionsState:
    state = GAME.new(Config(seats, dict(settings)), 5)
    assert isinstance(state, ChampionsState)
    return state


@rule("CHA-GAMESETUP-02", "CHA-GAMESETUP-03", "CHA-GAMESETUP-06", "CHA-GAMESETUP-18")
def test_players_start_as_alter_egos_with_full_hands_and_nemesis_set_aside() -> None:
    state = new(2)
    assert [state.form(seat) for seat in (0, 1)] == ["alter-ego", "alter-ego"]
    assert [len(player.hand) for player in state.players] == [6, 6]
    assert [state.identity(seat).damage for seat in (0, 1)] == [0, 0]
    nemesis = state.players[0].nemesis
    assert [GAME.cards.of(thing).id for thing in nemesis] == [
        "highway-robbery", "vulture", "sweeping-swoop", "sweeping-swoop", "the-vulture-s-plans",
    ]  # fmt: skip
    assert not set(nemesis) & set(state.encounter)


@rule("CHA-GAMESETUP-12", "CHA-OBLIGATION-03", "CHA-GAMESETUP-11")
def test_the_encounter_deck_holds_the_scenario_standard_the_modular_set_and_obligations() -> None:
    state = new(2)
    sets = {GAME.cards.of(thing).set for thing in state.encounter}
    assert sets == {"rhino", "standard", "bomb-scare", "spider-man", "captain-marvel"}
    # 17 + 7 + 6 cards and two obligations
    assert len(state.encounter) == 32
    assert state.play["rhino-1"].damage == 0
    assert GAME.cards.by_id["rhino-1"].stats["hp"] == 14


def test_expert_mode_has_the_later_stages_and_the_expert_set() -> None:
    state = new(mode="expert")
    assert (state.villain, state.villain_deck) == ("rhino-2", ["rhino-3"])
    assert len([thing for thing in state.encounter if GAME.cards.of(thing).set == "expert"]) == 3


@rule("CHA-GAMESETUP-19", "CHA-GAMESETUP-20")
def test_a_mulligan_discards_and_draws_as_many() -> None:
    state = new()
    assert state.decision is not None
    assert state.decision.kind == "mulligan"
    for _ in range(2):
        GAME.apply(state, state.decision.options[0].id)
    GAME.apply(state, "done")
    player = state.players[0]
    assert (len(player.hand), len(player.discard), len(player.deck)) == (6, 2, 32)


@rule("CHA-ROUND-01", "CHA-ROUND-03", "CHA-VILLAINPHASE-01", "CHA-VILLAINPHASE-02", "CHA-ACTIVATION-03")
def test_a_round_with_a_hero() -> None:
    table = Table("spider-man")
    table.put("brawler")
    table.does("end-turn")
    table.waits_for(0, "window")  # Spider-Sense: the villain attacks
    table.does("pass")
    table.waits_for(0, "defend")
    table.does("undefended")
    told = {"amount": 2, "power": 2, "boost": 0, "defense": 0}
    assert table.events("strikes") == [{"card": "rhino-1", "target": "spider-man", **told}]
    table.waits_for(0, "defend")  # now the minion
    table.does("undefended")
    kinds = table.story()
    assert kinds[-4:] == ["revealed", "first", "round", "turn"]
    assert table.damage("spider-man") == 4
    assert table.threat() == 1
    assert table.state.rounds == 2


@rule("CHA-ROUND-02", "CHA-PLAYERPHASE-01", "CHA-VILLAINPHASE-10", "CHA-ROUND-04")
def test_each_player_takes_one_turn_and_the_first_player_token_passes() -> None:
    table = Table("spider-man", "she-hulk", form="alter-ego")
    table.waits_for(0, "turn")
    table.does("end-turn")
    table.waits_for(1, "turn")
    table.does("end-turn", "pass")  # Jennifer may prevent the threat of step one
    while table.state.decision is not None and table.state.decision.kind != "turn":
        table.does("pass")
    table.waits_for(1, "turn")
    assert (table.state.first, table.state.rounds) == (1, 2)


@rule("CHA-PPEND-01", "CHA-PPEND-02", "CHA-PPEND-03", "CHA-PPEND-04", "CHA-PPEND-05", "CHA-PLAYERPHASE-02")
def test_the_end_of_the_player_phase_discards_draws_and_readies() -> None:
    table = Table("spider-man")
    table.hand("haymaker", "haymaker", "haymaker", "emergency", "emergency", "emergency")
    table.change("spider-man", exhausted=True)
    table.does("end-turn")
    table.waits_for(0, "discard")
    assert table.options() == ["discard:haymaker", "discard:emergency"]  # six in hand, five allowed
    table.does("discard:haymaker")
    assert table.options() == ["discard:haymaker", "discard:emergency", "done"]
    table.does("discard:emergency", "done")
    assert table.events("drew") == [{"seat": 0, "amount": 1}]
    assert "readied" in table.story()
    assert not table.piece("spider-man").exhausted


@rule("CHA-VILLAINPHASE-03", "CHA-ACCELTOKEN-01")
@rule("CHA-ACCELICON-01")
def test_step_one_counts_acceleration_icons_and_tokens() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("bomb-scare")
    table.state.tokens = 2
    table.does("end-turn")
    assert table.events("threat")[0] == {"card": "the-break-in", "amount": 4, "threat": 4}


@rule("CHA-ACTIVATION-04", "CHA-ACTIVATION-07", "CHA-SCHEME-01", "CHA-SCHEME-02", "CHA-SCHEME-03", "CHA-BOOST-01")
def test_enemies_scheme_against_an_alter_ego_and_boost_icons_count() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("brawler")
    table.encounter("loud-threat")
    table.does("end-turn")
    amounts = [event["amount"] for event in table.events("threat")]
    assert amounts == [1, 4, 1]  # step one; Rhino 1 + 3; the brawler 1, without a boost card
    assert table.events("boost") == [{"card": "loud-threat", "icons": 3}]


@rule("CHA-VILLAINPHASE-05", "CHA-ACTIVATION-11")
def test_the_player_chooses_the_order_of_minions() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("brawler")
    table.put("underboss")
    table.does("end-turn")
    table.waits_for(0, "order")
    assert table.options() == ["next:brawler", "next:underboss"]
    table.does("next:underboss")
    assert [event["card"] for event in table.events("activates")] == ["underboss", "brawler"]


@rule("CHA-VILLAINPHASE-06", "CHA-VILLAINPHASE-07", "CHA-VILLAINPHASE-08", "CHA-VILLAINPHASE-09")
@rule("CHA-HAZARD-01")
def test_a_hazard_icon_deals_one_more_card_to_the_first_player() -> None:
    table = Table("spider-man", "iron-man", form="alter-ego")
    table.put("breakin-takin")
    table.does("end-turn", "end-turn")
    assert [event["seat"] for event in table.events("dealt")] == [0, 1, 0]
    assert [event["seat"] for event in table.events("revealed")] == [0, 0, 1]
