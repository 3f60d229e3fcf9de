"""Scenarios that were thought out against the rulings, not from them: two players, elimination, stages, cards that come
back. What each group is about stands above it."""

import pytest

from games.champions.table import GAME, Table, plain
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

# --- surge --------------------------------------------------------------------------------------------------------


@rule("CHA-KEYWORD-02")
def test_a_card_that_gains_surge_twice_surges_once() -> None:
    table = Table("captain-marvel")
    table.reveals("double-trouble")
    assert table.revealed() == ["double-trouble", "quiet-threat"]


@rule("CHA-KEYWORD-02")
def test_each_card_of_a_chain_surges_for_itself() -> None:
    table = Table("captain-marvel")
    table.encounter("hard-to-keep-down", "exhaustion")
    table.reveals("kree-manipulator")
    assert table.revealed() == ["kree-manipulator", "hard-to-keep-down", "exhaustion", "quiet-threat"]


@rule("CHA-ENCDECK-05")
def test_a_chain_of_surges_that_changes_nothing_is_lost() -> None:
    table = Table("captain-marvel")
    table.state.encounter, table.state.encounter_discard = [], []
    table.encounter("hard-to-keep-down")
    table.reveals("hard-to-keep-down")
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.reason) == ([], "encounter-deck")


@rule("CHA-ENCDECK-05")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (9, 5)])
def test_a_chain_that_finds_something_to_do_ends(damage: int, left: int) -> None:
    table = Table("captain-marvel")
    table.state.encounter, table.state.encounter_discard = [], []
    table.change("rhino-1", damage=damage)
    table.encounter("exhaustion", "exhaustion", "hard-to-keep-down")
    table.reveals("exhaustion")
    assert table.state.result is None
    assert table.damage("rhino-1") == left
    table.waits(0, "turn")


@rule("CHA-ENCDECK-05")
def test_a_chain_through_a_deck_made_anew_comes_to_the_last_card() -> None:
    """However the deck is shuffled, the one card without surge ends the chain; that it comes last is no endless one."""
    for seed in range(12):
        table = Table("captain-marvel")
        for _ in range(seed):
            table.state.rng.below(2)
        table.state.encounter = []
        table.state.encounter_discard = [table.make(card) for card in ("exhaustion", "quiet-threat")]
        table.change("captain-marvel", exhausted=True)
        table.encounter("hard-to-keep-down")
        table.reveals("hard-to-keep-down")
        assert table.state.result is None
        assert table.revealed()[-1] == "quiet-threat"


# --- damage at the same time ---------------------------------------------------------------------------------------


@rule("CHA-INDIRECT-03")
def test_nobody_falls_before_all_have_taken_their_indirect_damage() -> None:
    table = Table("she-hulk")
    table.put("pal", damage=3)
    table.reveals("shrapnel")
    table.does("damage:pal", "damage:pal")
    told = [event.kind for event in table.happened if event.kind in ("damaged", "defeated")]
    assert told == ["damaged", "damaged", "defeated"]
    assert (table.in_play("pal"), table.damage("she-hulk")) == (False, 2)


@rule("CHA-DAMAGE-09")
def test_a_divided_attack_is_dealt_before_anybody_falls() -> None:
    """Spider-Tracer must not see the second minion hurt too late: both have their damage when the first one falls."""
    table = Table("captain-marvel")
    table.put("long-arms")
    table.put("hydra-bomber", damage=1)
    table.put("shocker", damage=2)
    table.does("attack:captain-marvel>hydra-bomber", "damage:shocker")
    told = [event.kind for event in table.happened if event.kind in ("damaged", "defeated")]
    assert told == ["damaged", "damaged", "defeated", "defeated"]


def test_what_spills_over_was_dealt_once() -> None:
    """Rage of Ultron counts the damage dealt by the attack: 2 to an ally with 1 hit point left, of which 1 goes on."""
    table = Table("she-hulk", scenario="ultron")
    table.put("overkill-wind")
    table.put("mockingbird", damage=2)
    before = len(table.state.players[0].deck)
    table.reveals("rage-of-ultron")
    table.does("defend:mockingbird")
    table.does("choose:threat")
    assert (table.in_play("mockingbird"), table.damage("she-hulk")) == (False, 1)
    assert before - len(table.state.players[0].deck) == 2


# --- a card that had become another ---------------------------------------------------------------------------------


def test_an_ally_that_had_become_a_minion_is_defeated_as_one() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("interrogation-room")
    table.put("interrogation-room", seat=1)
    table.put("bomb-scare", threat=5)
    table.put("mockingbird", damage=1)
    table.reveals("betrayal")
    assert table.piece("mockingbird").area == 0
    table.does("attack:captain-marvel>mockingbird")
    assert not table.in_play("mockingbird")
    table.waits(0, "window")
    table.does("trigger:interrogation-room")
    assert table.threat("bomb-scare") == 4
    table.waits(0, "turn")  # it was not Spider-Man who defeated it
    assert table.discarded() == ["mockingbird"]


def test_a_minion_that_had_become_an_ally_is_not_defeated_as_a_minion() -> None:
    table = Table("captain-marvel")
    table.put("interrogation-room")
    table.put("bomb-scare", threat=5)
    table.put("thug", damage=2)
    table.hand("change-of-heart")
    table.does("play:change-of-heart")
    assert table.piece("thug").face == "thug~ally"
    table.reveals("concussive-blast")
    assert not table.in_play("thug")
    table.waits(0, "turn")


# --- limits at any time ---------------------------------------------------------------------------------------------

FOUR = ("hawkeye", "mockingbird", "vision", "war-machine")


def four_allies(*heroes: str, seat: int = 0) -> Table:
    table = Table(*(heroes or ("captain-marvel",)))
    table.put("the-triskelion", seat=seat)
    for ally in FOUR:
        table.put(ally, seat=seat)
    return table


@rule("CHA-ALLYLIMIT-04")
def test_a_fifth_ally_is_too_many_even_with_the_triskelion() -> None:
    table = four_allies()
    table.hand("maria-hill", "energy", "genius")
    table.does("play:maria-hill", "pay")
    assert table.options() == [f"discard:{ally}" for ally in (*FOUR, "maria-hill")]


@rule("CHA-ALLYLIMIT-04")
def test_an_ally_of_another_player_counts_for_whoever_controls_it() -> None:
    table = four_allies("captain-marvel", "spider-man")
    table.discard("daredevil", seat=1)
    table.hand("make-the-call", "energy", "genius", "energy")
    table.does("play:make-the-call", "pay")
    while table.state.decision is not None and table.state.decision.kind != "ally-limit":
        table.does(table.options()[0])
    table.does("discard:hawkeye")
    assert table.piece("daredevil").area == 0


@rule("CHA-ALLYLIMIT-04")
def test_the_triskelion_of_an_eliminated_player_takes_no_ally_of_the_others() -> None:
    table = four_allies("captain-marvel", "spider-man", seat=1)
    for ally in ("tigra", "hulk", "daredevil"):
        table.put(ally)
    table.change("spider-man", damage=9)
    table.attacked("rhino-1", seat=1)
    table.does("pass")
    table.undefended()
    assert table.state.players[1].eliminated
    table.waits(0, "turn")
    assert [piece.face for piece in table.state.of_kind("ally")] == ["tigra", "hulk", "daredevil"]


@rule("CHA-ALLYLIMIT-04")
def test_a_second_triskelion_still_holds_the_limit() -> None:
    table = four_allies()
    table.put("the-triskelion")
    table.reveals("caught-off-guard")
    table.does(table.options()[0])
    table.waits(0, "turn")
    assert all(table.in_play(ally) for ally in FOUR)


# --- what you do ----------------------------------------------------------------------------------------------------


def rooms(*heroes: str, form: str = "hero") -> Table:
    """Every player has an Interrogation Room."""
    table = Table(*heroes, form=form)
    for seat in range(len(heroes)):
        table.put("interrogation-room", seat=seat)
    table.put("bomb-scare", threat=6)
    return table


def room_is_asked(table: Table) -> bool:
    return "trigger:interrogation-room/interrogation-room-1" in [option.split("#")[0] for option in table.options()]


@rule("CHA-YOU-22")
def test_who_retaliates_defeats_a_minion() -> None:
    table = rooms("black-panther")
    table.put("hydra-mercenary", damage=2)
    table.attacked("hydra-mercenary")
    table.does("undefended")
    assert not table.in_play("hydra-mercenary")
    assert room_is_asked(table)


@rule("CHA-YOU-22")
def test_an_upgrade_against_the_minion_of_another_player_is_yours() -> None:
    table = rooms("black-panther", "spider-man")
    table.put("energy-daggers")
    table.put("hydra-bomber", seat=1, damage=1)
    table.hand("wakanda-forever-a", "energy", "genius")
    table.does("play:wakanda-forever-a", "pay", "pick:seat:1")
    assert not table.in_play("hydra-bomber")
    table.waits(0, "window")
    table.does("trigger:interrogation-room")
    table.waits(0, "turn")


@rule("CHA-YOU-22")
def test_counter_punch_and_the_response_of_an_identity_are_yours() -> None:
    table = rooms("spider-man")
    table.put("hydra-mercenary", damage=2)
    table.hand("counter-punch")
    table.attacked("hydra-mercenary")
    table.does("defend:spider-man", "trigger:counter-punch")
    assert (table.in_play("hydra-mercenary"), room_is_asked(table)) == (False, True)
    table = rooms("she-hulk", form="alter-ego")
    table.put("hydra-bomber")
    table.does("change-form", "trigger:she-hulk", "pick:hydra-bomber")
    assert (table.in_play("hydra-bomber"), room_is_asked(table)) == (False, True)


@rule("CHA-YOU-22")
def test_an_event_of_the_other_player_is_theirs() -> None:
    table = rooms("spider-man", "captain-marvel")
    table.put("hydra-bomber")
    table.hand("haymaker", "energy", seat=1)
    table.does("end-turn", "play:haymaker", "pay", "pick:hydra-bomber")
    table.waits(1, "window")


@rule("CHA-YOU-22")
def test_what_war_machine_does_is_his() -> None:
    table = rooms("iron-man")
    table.put("war-machine")
    table.put("hydra-bomber", damage=1)
    table.does("use:war-machine")
    assert (table.in_play("hydra-bomber"), room_is_asked(table)) == (False, False)


@rule("CHA-YOU-22")
def test_of_two_minions_that_fall_together_one_room_answers_one() -> None:
    table = rooms("she-hulk")
    table.put("hydra-bomber", damage=1)
    table.put("shocker", damage=2)
    table.hand("ground-stomp", "energy", "genius")
    table.does("play:ground-stomp", "pay")
    table.does(table.options()[0])
    assert table.threat("bomb-scare") == 5
    table.waits(0, "turn")


# --- lasting effects ------------------------------------------------------------------------------------------------


@rule("CHA-LASTING-09")
def test_lead_from_the_front_holds_for_allies_that_the_chosen_player_plays_later() -> None:
    table = Table("captain-marvel", "spider-man")
    table.hand("lead-from-the-front", "energy")
    table.hand("daredevil", "energy", "genius", seat=1)
    table.does("play:lead-from-the-front", "pay", "pick:seat:1")
    assert (table.stat("spider-man", "atk"), table.stat("captain-marvel", "atk")) == (3, 2)
    table.does("end-turn", "play:daredevil", "pay")
    assert table.stat("daredevil", "atk") == GAME.cards.by_id["daredevil"].stats["atk"] + 1


@rule("CHA-LASTING-08")
def test_ultron_counts_every_kind_of_drone_and_anew_at_each_attack() -> None:
    table = Table("she-hulk", "captain-marvel", scenario="ultron", mode="expert")
    table.put("advanced-ultron-drone")
    for drones in (2, 3):
        table.attacked("ultron-2")
        table.undefended()
        assert table.strikes() == [("ultron-2", "she-hulk", 2 + drones)]
        assert table.stat("ultron-2", "atk") == 2


@rule("CHA-LASTING-01")
def test_a_bonus_does_not_outlive_vision() -> None:
    table = Table("captain-marvel")
    table.put("vision", damage=2)
    table.hand("energy")
    table.does("use:vision", "pay", "choose:atk")
    assert table.stat("vision", "atk") == 4
    table.reveals("concussive-blast")
    assert not table.in_play("vision")
    assert table.state.modifiers == []


# --- obligations and shared limits ----------------------------------------------------------------------------------


@rule("CHA-OBLIGATION-12")
def test_four_players_bring_their_four_obligations_once_each() -> None:
    state = GAME.new(Config(4, {"scenario": "rhino"}), 5)
    assert isinstance(state, ChampionsState)
    everywhere = [*state.encounter, *state.encounter_discard, *(thing for one in state.players for thing in one.dealt)]
    found = [thing for thing in everywhere if GAME.cards.of(thing).kind == "obligation"]
    assert (len(found), len(set(found))) == (4, 4)


def busy(*heroes: str) -> Table:
    table = Table(*heroes)
    for seat in range(len(heroes)):
        table.put("busy-hands", seat=seat)
    table.put("bomb-scare", threat=6)
    return table


@rule("CHA-LIMIT-03")
def test_a_shared_limit_is_each_card_s_own() -> None:
    table = busy("captain-marvel", "spider-man")
    table.does("attack:captain-marvel>rhino-1", "trigger:busy-hands")
    table.change("captain-marvel", exhausted=False)
    table.does("thwart:captain-marvel>bomb-scare")
    table.waits(0, "turn")
    table.does("end-turn", "thwart:spider-man>bomb-scare", "trigger:busy-hands")
    table.change("spider-man", exhausted=False)
    table.does("attack:spider-man>rhino-1")
    table.waits(1, "turn")


@rule("CHA-LIMIT-03")
def test_a_shared_limit_is_not_touched_by_passing_and_counts_events() -> None:
    table = busy("captain-marvel")
    table.hand("haymaker", "energy")
    table.does("attack:captain-marvel>rhino-1", "pass", "play:haymaker", "pay", "trigger:busy-hands")
    table.change("captain-marvel", exhausted=False)
    table.does("thwart:captain-marvel>bomb-scare")
    table.waits(0, "turn")


@rule("CHA-LIMIT-03")
def test_two_copies_of_one_player_have_a_limit_each() -> None:
    table = busy("captain-marvel")
    table.put("busy-hands")
    table.does("attack:captain-marvel>rhino-1", "trigger:busy-hands", "pass")
    table.change("captain-marvel", exhausted=False)
    table.does("thwart:captain-marvel>bomb-scare")
    assert table.options() == ["trigger:busy-hands/busy-hands-1-or-2", "pass"]


# --- who is defeated and what they bring ----------------------------------------------------------------------------


@rule("CHA-WHENDEFEATED-03")
@pytest.mark.parametrize("criminals", [("ringleader", "shocker"), ("shocker", "ringleader")])
def test_all_who_fall_together_have_left_before_teamwork_is_checked(criminals: tuple[str, str]) -> None:
    table = Table("she-hulk")
    for criminal in criminals:
        table.put(criminal, damage=GAME.cards.by_id[criminal].stats["hp"] - 1)
    table.encounter("gangster")
    table.hand("ground-stomp", "energy", "genius")
    table.does("play:ground-stomp", "pay")
    assert [piece.face for piece in table.state.of_kind("minion")] == ["gangster"]
    assert table.events("activates") == []
    table.waits(0, "turn")


@rule("CHA-WHENDEFEATED-03")
def test_an_ally_defeats_the_bringer_and_quickstrike_follows() -> None:
    table = Table("spider-man")
    table.put("mockingbird")
    table.put("falconer")
    table.encounter("vulture")
    table.does("attack:mockingbird>falconer")
    table.waits(0, "defend")
    assert not table.in_play("falconer")


@rule("CHA-WHENDEFEATED-03")
def test_no_quickstrike_against_an_alter_ego() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("falconer")
    table.put("tac-team")
    table.encounter("vulture")
    table.does("use:tac-team", "pick:falconer")
    assert (table.in_play("vulture"), table.in_play("falconer")) == (True, False)
    table.waits(0, "turn")


def test_a_hydra_soldier_is_answered_for_by_the_player_engaged_with_it() -> None:
    table = Table("spider-man", "captain-marvel")
    table.put("hydra-soldier", seat=1, damage=GAME.cards.by_id["hydra-soldier"].stats["hp"] - 1)
    table.does("attack:spider-man>hydra-soldier")
    assert [len(player.dealt) for player in table.state.players] == [0, 1]


def thief() -> Table:
    table = Table("captain-marvel")
    table.put("mockingbird")
    table.put("body-thief")
    table.does("attack:captain-marvel>body-thief")
    assert plain(table.piece("body-thief").host) == "mockingbird"
    table.change("captain-marvel", exhausted=False)
    return table


@rule("CHA-WHENDEFEATED-04")
def test_healed_it_is_not_defeated_again_either() -> None:
    table = thief()
    table.change("body-thief", damage=0)
    table.does("attack:captain-marvel>body-thief")
    assert (table.in_play("body-thief"), table.events("defeated")) == (True, [])


@rule("CHA-WHENDEFEATED-04")
def test_with_nobody_to_be_attached_to_it_leaves() -> None:
    table = Table("captain-marvel")
    table.put("body-thief")
    table.does("attack:captain-marvel>body-thief")
    assert not table.in_play("body-thief")


@rule("CHA-WHENDEFEATED-04")
def test_attached_it_does_not_gang_up_but_its_host_does() -> None:
    table = thief()
    table.reveals("gang-up")
    table.undefended()
    assert sorted(enemy for enemy, _, _ in table.strikes()) == ["mockingbird", "rhino-1"]


@rule("CHA-WHENDEFEATED-04")
def test_attached_to_one_who_falls_with_it_it_leaves_after_all() -> None:
    table = Table("she-hulk")
    table.put("body-thief")
    table.put("mockingbird", damage=2)
    table.put("hulk")
    table.deck("energy")  # 1 damage to each character
    table.does("attack:hulk>rhino-1")
    assert (table.in_play("mockingbird"), table.in_play("body-thief")) == (False, False)


# --- sides turned up, gained keywords, numbers per player -----------------------------------------------------------


@rule("CHA-FLIP-05")
def test_a_side_turned_up_by_the_second_player_is_revealed_to_them() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("cocoon")
    table.does("end-turn", "use:cocoon")
    table.undefended()
    assert (table.piece("cocoon").area, table.strikes()) == (1, [("cocoon", "she-hulk", 1)])


@rule("CHA-FLIP-05")
def test_whoever_a_side_eliminates_does_not_surge() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("lull")
    table.change("captain-marvel", damage=11)
    table.does("use:lull")
    assert (table.state.players[0].eliminated, table.revealed()) == (True, ["tempest"])


@rule("CHA-FLIP-05")
def test_incite_of_a_side_turned_up_may_complete_the_scheme() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.put("lull")
    table.change(plain(table.state.scheme), threat=4)
    table.does("use:lull")
    assert (table.state.scheme, table.revealed()[:1]) == ("secret-rendezvous", ["tempest"])


@rule("CHA-INCITE-02")
@pytest.mark.parametrize(("card", "threat"), [("shadow-of-the-past", 3), ("masterplan", 2)])
def test_every_card_that_is_revealed_by_another_has_gained_incite(card: str, threat: int) -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("unrest")
    table.encounter("crowd-control")
    table.reveals(card)
    assert table.threat() == threat


@rule("CHA-HINDER-02")
def test_eliminated_players_still_count_for_hinder() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.change("she-hulk", damage=14)
    table.attacked("rhino-1", seat=1)
    table.undefended()
    assert table.state.players[1].eliminated
    table.reveals("detour")
    assert table.threat("detour") == 2 + 2


@rule("CHA-HINDER-02")
def test_hinder_comes_with_entering_play_and_adds_up() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.reveals("crowd-control")
    before = table.threat("crowd-control")
    table.reveals("gridlock")
    assert table.threat("crowd-control") == before
    table.reveals("maze")
    assert table.threat("maze") == 9 + 4 + 2 * 2


# --- what was resolved ----------------------------------------------------------------------------------------------


@rule("CHA-CANCEL-07")
@pytest.mark.parametrize(
    ("card", "form", "answers"),
    [
        ("the-vulture-s-plans", "hero", False),  # without a card in any hand
        ("klaw-s-vengeance", "alter-ego", False),
        ("sweeping-swoop", "alter-ego", False),
        ("assault", "alter-ego", True),  # it gains surge
        ("hard-to-keep-down", "hero", True),
        ("yon-rogg-s-treason", "hero", True),
        ("titania-s-fury", "hero", True),
        ("exhaustion", "hero", True),
        ("concussive-blast", "hero", True),
    ],
)
def test_which_treacheries_were_resolved(card: str, form: str, answers: bool) -> None:
    table = Table("spider-man", form=form)
    table.put("debriefing")
    table.reveals(card)
    assert ("trigger:debriefing/debriefing-1" in table.options()) == answers


@rule("CHA-CANCEL-07")
def test_of_two_treacheries_only_the_one_that_was_not_cancelled_is_answered() -> None:
    for first, second, answers in (("advance", "quiet-threat", False), ("heart-shaped-herb", "advance", True)):
        table = Table("spider-man")
        table.put("debriefing")
        table.put("black-widow")
        table.hand("genius")
        table.encounter(second)
        table.reveals(first)
        table.does("trigger:black-widow", "pay")
        assert ("trigger:debriefing/debriefing-1" in table.options()) == answers
        if answers:
            table.does("trigger:debriefing")
        table.waits(0, "turn")
