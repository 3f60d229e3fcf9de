"""Zola: test counters, technology attachments and the Hydra Prison."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import targets
from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config

Table = of_products("the-rise-of-red-skull")
VILLAIN = "zola-1"
ISLAND, DOCTOR = "the-island-of-dr-zola", "the-mad-doctor"
PRISON, SUBJECTS, EXPERIMENTS = "hydra-prison", "test-subjects", "zola-s-experiments"
SERVANT, MUTATE, BERSERK = "ultimate-bio-servant", "zola-s-mutate", "berserk-mutate"
PROGRAMMING, INHIBITORS, IMPLANTS = "defensive-programming", "pain-inhibitors", "neurological-implants"


def against(*heroes: str, mode: str = "standard", form: str = "hero") -> AnyTable:
    """Return a table, by default with Captain Marvel, whose abilities do not trigger here."""
    return Table(*(heroes or ("captain-marvel",)), scenario="zola", mode=mode, form=form)


def new_game(*decks: str, mode: str = "standard") -> ChampionsState:
    """Return a game that has just been set up."""
    chosen = {f"deck-{seat}": deck for seat, deck in enumerate(decks, 1)}
    state = Table.game.new(Config(len(decks), {"scenario": "zola", "mode": mode, **chosen}), 3)
    assert isinstance(state, ChampionsState)
    while state.decision is not None and state.decision.kind != "mulligan":
        Table.game.apply(state, state.decision.options[0].id)
    return state


def copies_in_play(state: ChampionsState, card: str) -> list[str]:
    return [thing for thing in state.play if plain(thing) == card]


def villain_phase(table: AnyTable) -> None:
    now = table.state.rounds
    while table.state.rounds == now and table.decision.kind in ("turn", "discard"):
        table.does("end-turn" if table.offers("end-turn") else "done")


# --- the villain and the setup ----------------------------------------------------------------------------------------


def test_zola_retaliates_across_stages() -> None:
    table = against()
    table.does(f"attack:captain-marvel>{VILLAIN}")
    assert (table.damage(VILLAIN), table.damage("captain-marvel")) == (2, 1)
    table.change(VILLAIN, damage=11)
    table.change("captain-marvel", exhausted=False)
    table.does(f"attack:captain-marvel>{VILLAIN}")
    assert (table.piece(VILLAIN).face, table.damage("captain-marvel")) == ("zola-2", 2)


@pytest.mark.parametrize("there", [True, False])
def test_second_stage_searches_for_test_subjects(there: bool) -> None:
    table = against("captain-marvel", "black-panther")
    if there:
        table.state.encounter_discard.append(table.make(SUBJECTS))
        table.encounter(SUBJECTS)
    table.change(VILLAIN, damage=23)
    table.does(f"attack:captain-marvel>{VILLAIN}", f"pick:{SUBJECTS}?")
    assert (table.piece(VILLAIN).face, numbers.remaining(table.state, VILLAIN)) == ("zola-2", 28)
    assert table.revealed() == ([SUBJECTS] if there else [])
    assert bool(table.events("shuffled"))
    if there:
        assert (table.threat(SUBJECTS), numbers.icons(table.state, "hazard")) == (4, 1)


def test_third_stage_brings_each_player_a_chosen_minion() -> None:
    table = against("captain-marvel", "she-hulk", mode="expert")
    for piece in table.state.of_kind("side-scheme"):
        table.state.take_out_of_play(piece.id)
    table.encounter(BERSERK, MUTATE, MUTATE, IMPLANTS, PROGRAMMING)
    villain = plain(table.state.villain)
    table.change(villain, damage=27)
    table.does(f"attack:captain-marvel>{villain}", "next:seat:0?", f"pick:{MUTATE}", f"pick:{BERSERK}")
    table.undefended()
    assert table.piece(villain).face == "zola-3"
    assert (table.piece(MUTATE).area, table.piece(BERSERK).area) == (0, 1)
    assert [piece.host for piece in table.state.of_kind("attachment")] == [table.thing(MUTATE)]
    assert table.damage("she-hulk") == 2  # quickstrike


def test_setup_imprisons_each_player_s_identity_ally_and_engages_a_servant() -> None:
    state = new_game("spider-man-justice", "she-hulk-aggression")
    prison = state.play[copies_in_play(state, PRISON)[0]]
    assert sorted(plain(prison.tucked)) == ["black-cat", "hellcat"]
    assert (prison.threat, prison.shown) == (6, [])
    servants = [state.play[thing] for thing in copies_in_play(state, SERVANT)]
    assert [(piece.area, piece.tough) for piece in servants] == [(0, 1), (1, 1)]
    assert sum(plain(thing) == SERVANT for thing in state.encounter) == 2
    assert (state.play[state.scheme].threat, numbers.target_threat(state, state.card(state.scheme))) == (0, 12)
    assert not set(plain([thing for player in state.players for thing in player.hand])) & {"black-cat", "hellcat"}


def test_expert_setup_adds_test_subjects_after_the_prison() -> None:
    state = new_game("iron-man-aggression", mode="expert")
    assert [plain(piece.id) for piece in state.of_kind("side-scheme")] == [PRISON, SUBJECTS]
    prison = state.play[copies_in_play(state, PRISON)[0]]
    assert (plain(prison.tucked), prison.threat) == (["war-machine"], 5)


# --- the main scheme --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after", "comes"), [(0, 1, False), (1, 2, False), (2, 0, True), (4, 2, True)])
def test_three_test_counters_bring_a_minion(before: int, after: int, comes: bool) -> None:
    table = against(form="alter-ego")
    table.change(ISLAND, counters=before)
    table.encounter("advance", "quiet-threat", "quiet-threat", MUTATE, PROGRAMMING)
    villain_phase(table)  # one card is a boost, and one is dealt
    assert (table.piece(ISLAND).counters, table.in_play(MUTATE)) == (after, comes)
    if comes:  # put into play, not revealed, so it searches for no technology
        assert table.state.attached(table.thing(MUTATE)) == []


def test_minion_from_test_counters_resolves_quickstrike() -> None:
    table = against("captain-marvel", "black-panther")
    table.state.first = 1
    table.change(ISLAND, counters=2)
    table.encounter("advance", BERSERK)
    villain_phase(table)
    table.undefended()
    assert table.strikes()[0] == (BERSERK, "black-panther", 2)
    assert table.piece(ISLAND).counters == 0


def test_test_counters_are_removed_even_without_a_minion() -> None:
    table = against(form="alter-ego")
    table.change(ISLAND, counters=2)
    table.state.encounter = [table.make("quiet-threat") for _ in range(3)]
    villain_phase(table)
    assert (table.piece(ISLAND).counters, table.state.tokens > 0) == (0, True)


def test_next_scheme_stage_starts_with_a_minion_per_player_and_no_counters() -> None:
    table = against(form="alter-ego")
    table.encounter(BERSERK, MUTATE)
    table.change(ISLAND, threat=5, counters=2)
    table.schemed(VILLAIN)
    table.does(f"pick:{BERSERK}")
    assert plain(table.state.scheme) == DOCTOR
    assert (table.threat(), table.piece(DOCTOR).counters, table.piece(BERSERK).area) == (1, 0, 0)
    assert numbers.target_threat(table.state, table.state.card(table.state.scheme)) == 8
    table.change(DOCTOR, counters=2, threat=1)
    table.encounter("hydra-patrol-hydra-soldier")
    villain_phase(table)
    assert (table.in_play("hydra-patrol-hydra-soldier"), table.piece(DOCTOR).counters) == (True, 0)


def test_completing_the_mad_doctor_loses() -> None:
    table = against(form="alter-ego")
    table.encounter(BERSERK)
    table.change(ISLAND, threat=5)
    table.schemed(VILLAIN)
    table.change(DOCTOR, threat=7)
    table.schemed(VILLAIN)
    assert table.state.result is not None
    assert table.state.result.reason == "scheme"


# --- minions ----------------------------------------------------------------------------------------------------------


def test_servant_s_stats_count_its_attachments() -> None:
    table = against("spider-man")
    table.reveals(SERVANT)
    assert (table.piece(SERVANT).tough, table.stat(SERVANT, "atk")) == (1, 1)
    table.put(IMPLANTS, on=SERVANT)
    assert (table.stat(SERVANT, "atk"), table.stat(SERVANT, "sch")) == (4, 3)
    table = against("spider-man")
    table.put(SERVANT)
    table.put(PROGRAMMING, on=SERVANT)
    table.put(INHIBITORS, on=SERVANT)
    table.put("webbed-up", on=SERVANT)  # an upgrade is not an attachment
    assert (table.stat(SERVANT, "atk"), numbers.remaining(table.state, table.thing(SERVANT))) == (3, 8)
    assert targets(table, "spider-man") == [SERVANT]


def test_servant_boost_makes_zola_tough() -> None:
    table = against(form="alter-ego")
    table.schemed(VILLAIN, boost=SERVANT)
    assert (table.piece(VILLAIN).tough, table.threat()) == (1, 2)


def test_mutate_searches_for_technology() -> None:
    table = against()
    table.encounter("advance", "armored-rhino-suit", IMPLANTS)
    table.reveals(MUTATE)
    assert table.piece(IMPLANTS).host == table.thing(MUTATE)
    assert len(table.state.encounter_discard) == 2
    assert (table.stat(MUTATE, "atk"), table.stat(MUTATE, "sch"), table.stat(MUTATE, "hp")) == (4, 3, 7)


def test_mutate_finds_nothing_without_technology() -> None:
    table = against()
    table.state.encounter = [table.make("quiet-threat") for _ in range(3)]
    table.reveals(MUTATE)
    assert table.state.attached(table.thing(MUTATE)) == []
    assert table.state.tokens == 1


def test_mutate_boost_is_shuffled_back_into_the_deck() -> None:
    table = against(form="alter-ego")
    table.state.encounter = [table.make("quiet-threat") for _ in range(8)]
    table.schemed(VILLAIN, boost=MUTATE)
    assert (len(table.state.encounter), table.state.encounter_discard) == (9, [])
    assert (MUTATE in plain(table.state.encounter), table.threat()) == (True, 2)


@pytest.mark.parametrize(("form", "counters", "result"), [("hero", 1, 3), ("alter-ego", 2, 5)])
def test_berserk_mutate_boost_counts_test_counters(form: str, counters: int, result: int) -> None:
    table = against(form=form)
    table.change(ISLAND, counters=counters)
    if form == "hero":
        table.attacked(VILLAIN, boost=BERSERK)
        table.undefended()
    else:
        table.schemed(VILLAIN, boost=BERSERK)
    assert (table.piece(ISLAND).counters, table.threat() + table.damage("captain-marvel")) == (counters + 1, result)
    assert not table.in_play(BERSERK)
    assert (table.stat(VILLAIN, "atk"), table.stat(VILLAIN, "sch")) == (1, 2)  # the bonus lasts for this activation


def test_berserk_mutate_does_not_attack_an_alter_ego() -> None:
    table = against(form="alter-ego")
    table.reveals(BERSERK)
    assert (table.piece(BERSERK).area, table.damage("captain-marvel")) == (0, 0)


# --- technology -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tech", [PROGRAMMING, INHIBITORS, IMPLANTS])
def test_technology_attaches_to_the_minion_with_the_most_remaining_hit_points_without_it(tech: str) -> None:
    table = against()
    table.put(MUTATE, damage=4)
    table.put(BERSERK)
    table.reveals(tech)
    assert table.piece(tech).host == table.thing(BERSERK)
    assert table.stat(BERSERK, "hp") == 5
    table.reveals(tech)
    assert len(table.state.attached(table.thing(BERSERK))) == 1
    assert len(table.state.attached(table.thing(MUTATE))) == 1
    table.reveals(tech)  # both already have a copy
    assert (table.revealed(), plain(table.state.encounter_discard)) == ([tech, "quiet-threat"], [tech, "quiet-threat"])


def test_first_player_breaks_ties_of_technology() -> None:
    table = against("captain-marvel", "black-panther")
    table.state.first = 1
    table.put(SERVANT, seat=0)
    table.put(SERVANT, seat=1)
    table.reveals(IMPLANTS, seat=0)
    assert (table.decision.seat, table.decision.kind) == (1, "place")
    table.does(f"place:{SERVANT}")
    assert table.piece(IMPLANTS).host in copies_in_play(table.state, SERVANT)


def test_programming_gives_guard_and_inhibitors_give_retaliate() -> None:
    table = against()
    table.put(SERVANT)
    table.put(INHIBITORS, on=SERVANT)
    assert VILLAIN in targets(table, "captain-marvel")
    table.does(f"attack:captain-marvel>{SERVANT}")
    assert (numbers.remaining(table.state, table.thing(SERVANT)), table.damage("captain-marvel")) == (4, 1)
    table.change("captain-marvel", exhausted=False)
    table.put(PROGRAMMING, on=SERVANT)
    assert targets(table, "captain-marvel") == [SERVANT]


def test_implants_raise_all_stats() -> None:
    table = against()
    table.put(BERSERK)
    table.reveals(IMPLANTS)
    assert [table.stat(BERSERK, stat) for stat in ("atk", "sch", "hp")] == [4, 2, 5]


# --- treacheries ------------------------------------------------------------------------------------------------------


def test_mind_ray_stuns_after_the_attack() -> None:
    table = against()
    table.reveals("mind-ray")
    table.undefended()
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").stunned) == (1, 1)
    table = against()
    table.encounter("quiet-threat")
    table.reveals("mind-ray")
    table.does("defend:captain-marvel")
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").stunned) == (0, 1)


def test_mind_ray_confuses_even_if_zola_cannot_scheme() -> None:
    table = against(form="alter-ego")
    table.change(VILLAIN, confused=1)
    table.reveals("mind-ray")
    assert (table.threat(), table.piece(VILLAIN).confused, table.piece("captain-marvel").confused) == (0, 0, 1)
    table.reveals("mind-ray")
    assert table.threat() == 2


def test_technological_enhancements_add_a_test_counter() -> None:
    table = against()
    table.change(ISLAND, threat=3, counters=2)
    table.reveals("technological-enhancements")
    assert (table.threat(), table.piece(ISLAND).counters, table.state.of_kind("minion")) == (4, 3, [])
    table.attacked(VILLAIN, boost="technological-enhancements")
    table.undefended()
    assert (table.threat(), table.piece(ISLAND).counters, table.damage("captain-marvel")) == (4, 4, 1)


# --- side schemes -----------------------------------------------------------------------------------------------------


def test_imprisoned_allies_return_to_their_owners() -> None:
    table = against("spider-man", "she-hulk")
    table.hand("black-cat", "mockingbird")
    table.discard("hellcat", seat=1)
    table.reveals(PRISON)
    table.does("next:seat:0")
    prison = table.piece(PRISON)
    assert (sorted(plain(prison.tucked)), prison.shown, prison.threat) == (["black-cat", "hellcat"], [], 6)
    assert (table.held(), table.discarded(1)) == (["mockingbird"], [])
    assert len(table.events("shuffled")) == 2
    table.change(PRISON, threat=1)
    table.does(f"thwart:spider-man>{PRISON}")
    assert (table.held(), table.held(1)) == (["mockingbird", "black-cat"], ["hellcat"])
    assert [owner_of(table.state.players[seat].hand[-1]) for seat in (0, 1)] == [0, 1]
    assert (plain(table.state.removed), table.state.encounter_discard) == ([PRISON], [])


def test_prison_takes_only_identity_allies_outside_play() -> None:
    table = against("spider-man")
    table.put("black-cat")
    table.hand("mockingbird")
    table.reveals(PRISON)
    assert (table.piece(PRISON).tucked, table.threat(PRISON), table.held()) == ([], 1, ["mockingbird"])
    assert table.events("shuffled") == [{"seat": 0, "deck": "yours"}]


def test_player_chooses_which_copy_is_imprisoned() -> None:
    table = against("spider-man")
    table.hand("black-cat", "energy")
    table.discard("black-cat")
    table.reveals(PRISON)
    [here, there] = [option.thing for option in table.decision.options]
    assert (here, there) == (table.state.players[0].hand[0], table.state.players[0].discard[0])
    table.chooses(f"pick:{there}")
    assert (table.held(), table.discarded(), table.piece(PRISON).tucked) == (["black-cat", "energy"], [], [there])


def test_defeated_test_subjects_reveal_a_minion() -> None:
    table = against("captain-marvel", "black-panther")
    table.put(SUBJECTS, threat=1)
    table.encounter("advance", MUTATE, IMPLANTS)
    table.does("end-turn", f"thwart:black-panther>{SUBJECTS}")
    assert (table.revealed(), table.piece(MUTATE).area) == ([MUTATE], 0)
    assert table.piece(IMPLANTS).host == table.thing(MUTATE)
    assert sorted(plain(table.state.encounter_discard)) == ["advance", SUBJECTS]


def test_defeated_test_subjects_reshuffle_a_deck_without_minions() -> None:
    table = against()
    table.put(SUBJECTS, threat=1)
    table.state.encounter = [table.make("quiet-threat") for _ in range(3)]
    table.does(f"thwart:captain-marvel>{SUBJECTS}")
    assert (table.state.tokens, table.revealed(), len(table.state.encounter)) == (1, [], 3)
    assert plain(table.state.encounter_discard) == [SUBJECTS]


def test_experiments_attach_the_topmost_discarded_technology() -> None:
    table = against(form="alter-ego")
    table.put(EXPERIMENTS)
    table.state.encounter_discard = [table.make(card) for card in (IMPLANTS, INHIBITORS, "advance")]
    table.reveals(BERSERK)
    assert table.piece(INHIBITORS).host == table.thing(BERSERK)
    assert plain(table.state.encounter_discard) == [IMPLANTS, "advance"]
    assert (table.stat(BERSERK, "hp"), numbers.icons(table.state, "acceleration")) == (5, 1)


def test_experiments_need_technology_and_follow_the_minion_s_when_revealed() -> None:
    table = against(form="alter-ego")
    table.put(EXPERIMENTS)
    table.state.encounter.insert(0, table.make(IMPLANTS))  # cards in the deck do not count
    table.state.encounter_discard = [table.make("armored-rhino-suit")]
    table.reveals(BERSERK)
    assert table.state.attached(table.thing(BERSERK)) == []
    table.state.encounter_discard.append(table.make(PROGRAMMING))
    table.encounter(INHIBITORS)
    table.reveals(MUTATE)
    assert sorted(plain(piece.id) for piece in table.state.attached(table.thing(MUTATE))) == [PROGRAMMING, INHIBITORS]
