"""The Mutagen Formula scenario."""

from __future__ import annotations

import pytest

from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.frames import activation, revealing
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

Table = of_products("the-green-goblin")
GOBLIN = "mutagen-formula-green-goblin-1"


def mutagen(*heroes: str, stage: int = 1, form: str = "hero") -> AnyTable:
    table = Table(*(heroes or ("iron-man",)), scenario="mutagen-formula", form=form)
    table.change(GOBLIN, face=f"mutagen-formula-green-goblin-{stage}")
    return table


def engaged(table: AnyTable, seat: int = 0) -> list[str]:
    return [str(plain(piece.id)) for piece in table.state.engaged(seat)]


def acts(table: AnyTable, kind: str, minion: str, seat: int = 0) -> None:
    """Let a minion activate without stacking a boost card."""
    table._begin(lambda: activation.activate(table.state, kind, table.thing(minion), seat))


# --- the villain and the main schemes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_each_player_starts_with_a_goblin_thrall(seats: int) -> None:
    state = Table.game.new(Config(seats, {"scenario": "mutagen-formula"}), 7)
    assert isinstance(state, ChampionsState)
    thralls = [piece.area for piece in state.named("goblin-thrall")]
    assert sorted(thralls) == list(range(seats))
    assert sum(thing.startswith("goblin-thrall") for thing in state.encounter) == 6 - seats
    assert (numbers.stat(state, state.villain, "hp"), state.play[state.scheme].threat) == (16 * seats, 2 * seats)


def test_expert_game_starts_with_two_encounter_cards_dealt_to_each_player() -> None:
    state = Table.game.new(Config(2, {"scenario": "mutagen-formula", "mode": "expert"}), 7)
    assert isinstance(state, ChampionsState)
    assert [len(player.dealt) for player in state.players] == [2, 2]


@pytest.mark.parametrize(
    ("stage", "dealt"), [("mutagen-formula-green-goblin-2", 2), ("mutagen-formula-green-goblin-3", 3)]
)
def test_next_green_goblin_stage_deals_encounter_cards(stage: str, dealt: int) -> None:
    table = mutagen("spider-man", "she-hulk")
    table.state.villain_deck = [stage]
    table.change(GOBLIN, damage=numbers.stat(table.state, GOBLIN, "hp") - 1)
    table.does(f"attack:spider-man>{GOBLIN}")
    assert [len(player.dealt) for player in table.state.players] == [dealt, dealt]


@pytest.mark.parametrize(("stage", "threat"), [(1, 1), (2, 1), (3, 2)])
def test_green_goblin_places_threat_if_he_damages_the_identity(stage: int, threat: int) -> None:
    table = mutagen(stage=stage)
    table.attacked(GOBLIN)
    table.undefended()
    assert (table.damage("iron-man"), table.threat()) == (2 if stage < 3 else 3, threat)


def test_green_goblin_places_no_threat_without_damage_to_the_identity() -> None:
    table = mutagen("she-hulk")
    table.attacked(GOBLIN)
    table.does("defend:she-hulk")  # ATK 2 against DEF 2
    table.put("mockingbird")
    table.attacked(GOBLIN)
    table.does("defend:mockingbird")
    table.change("she-hulk", exhausted=False, tough=1)
    table.attacked(GOBLIN)
    table.undefended()
    assert (table.threat(), table.damage("she-hulk")) == (0, 0)


def completes(table: AnyTable) -> None:
    table.state.play[table.state.scheme].threat = 7 * table.state.seats - 1
    table.put("hydra-bomber", table.state.seats - 1)
    acts(table, "enemy-scheme", "hydra-bomber", table.state.seats - 1)


def test_unleashing_the_mutagen_gives_each_player_without_a_goblin_the_first_one_found() -> None:
    table = mutagen("iron-man", "spider-man", form="alter-ego")
    assert table.state.scheme == "unleashing-the-mutagen"
    table.put("goblin-thrall", 0)
    table.encounter("advance", "goblin-soldier", "monster")
    completes(table)
    assert engaged(table, 0) == ["goblin-thrall"]
    assert engaged(table, 1) == ["hydra-bomber", "goblin-soldier"]
    assert plain(table.state.encounter_discard) == ["advance", "monster"]
    assert table.piece("spider-man").stunned == 0  # put into play, not revealed
    assert (table.state.scheme, table.threat()) == ("mutagen-cloud", 8)


def test_unleashing_the_mutagen_stops_if_no_goblin_is_found() -> None:
    table = mutagen(form="alter-ego")
    table.encounter("advance", "assault", "advance", "goblin-thrall")
    completes(table)
    assert engaged(table) == ["hydra-bomber"]


def test_mutagen_cloud_s_acceleration_counts_goblin_enemies() -> None:
    table = mutagen("iron-man", "spider-man")
    table.state.scheme_deck = []
    table.change(table.state.scheme, face="mutagen-cloud")
    for seat in (0, 0, 1):
        table.put("goblin-thrall", seat)
    table.put("hydra-mercenary")
    assert numbers.growth(table.state) == 4
    table.put("overrun")
    assert numbers.growth(table.state) == 6
    assert table.game.view(table.state, 0).grows == 6


# --- attachments ------------------------------------------------------------------------------------------------------


def test_goblin_glider_attaches_to_the_enemy_with_the_most_printed_hit_points() -> None:
    table = mutagen("iron-man", "spider-man")
    table.put("goblin-knight", 1, damage=6)
    table.put("goblin-thrall")
    table.put("goblin-soldier")
    for host, atk in ((GOBLIN, 3), ("goblin-knight", 3), ("goblin-soldier", 2), ("goblin-thrall", 2)):
        table.reveals("goblin-glider")
        assert table.stat(host, "atk") == atk
    table.reveals("goblin-gimmicks-goblin-glider")  # the same title
    assert not table.in_play("goblin-gimmicks-goblin-glider")
    assert len(table.revealed()) == 2


def test_first_player_breaks_ties_of_goblin_glider() -> None:
    table = mutagen("iron-man", "spider-man")
    table.put("goblin-glider", on=GOBLIN)
    table.put("goblin-thrall", 0)
    table.put("goblin-thrall", 1)
    table.reveals("goblin-gimmicks-goblin-glider", 1)
    table.waits_for(0, "place")


def test_hero_discards_goblin_glider_for_two_energy() -> None:
    table = mutagen("iron-man", form="alter-ego")
    table.put("goblin-glider", on=GOBLIN)
    table.hand("energy")
    assert "use:goblin-glider/goblin-glider-1" not in table.options()
    table.state.show(table.state.identity(0), "iron-man")
    table.ask()
    table.does("use:goblin-glider/goblin-glider-1", "pay")
    assert (table.in_play("goblin-glider"), table.discarded()) == (False, ["energy"])


def test_hysteria_gives_an_extra_boost_card_for_attacks_and_schemes() -> None:
    table = mutagen("captain-marvel")
    table.put("hysteria", on=GOBLIN)
    table.encounter("shadow-of-the-past")
    table.attacked(GOBLIN, boost="caught-off-guard")
    table.undefended()
    assert table.damage("captain-marvel") == 2 + 1 + 2
    table.encounter("hydra-mercenary")
    before = table.threat()
    table.schemed(GOBLIN, boost="caught-off-guard")
    assert table.threat() - before == 1 + 1 + 1
    table.hand("genius")
    table.does("use:hysteria", "pay")
    assert not table.in_play("hysteria")


@pytest.mark.parametrize("bombs", ["pumpkin-bombs", "goblin-gimmicks-pumpkin-bombs"])
def test_pumpkin_bombs_deal_damage_after_an_attack_without_damage(bombs: str) -> None:
    table = mutagen("she-hulk")
    table.put("hellcat")
    table.reveals(bombs)
    assert (table.piece(bombs).host, table.stat(GOBLIN, "atk")) == (GOBLIN, 2)
    table.attacked(GOBLIN)
    table.does("defend:she-hulk", "damage:hellcat", "damage:she-hulk")
    assert (table.in_play(bombs), table.damage("she-hulk"), table.damage("hellcat")) == (False, 1, 1)


def test_pumpkin_bombs_damage_the_player_who_defended_for_another() -> None:
    table = mutagen("iron-man", "captain-marvel")
    table.put("mockingbird", 1)
    table.put("pumpkin-bombs", on=GOBLIN)
    table.attacked(GOBLIN, 0)
    table.does("undefended", "defend:mockingbird")
    table.waits_for(1, "scatter")
    table.does("damage:captain-marvel", "damage:captain-marvel")
    assert (table.damage("captain-marvel"), table.damage("iron-man")) == (2, 0)


def test_pumpkin_bombs_trigger_separately_and_not_while_the_villain_is_stunned() -> None:
    table = mutagen("iron-man")
    table.put("pumpkin-bombs", on=GOBLIN)
    table.put("goblin-gimmicks-pumpkin-bombs", on=GOBLIN)
    table.change(GOBLIN, stunned=1)
    table.attacked(GOBLIN)
    assert table.damage("iron-man") == 0
    table.attacked(GOBLIN)
    table.undefended()
    while table.decision.kind == "order":
        table.does(table.options()[0])
    assert table.damage("iron-man") == 2 + 2 + 2
    assert not table.state.attached(GOBLIN)


def test_pumpkin_bombs_trigger_if_tough_stopped_the_attack() -> None:
    table = mutagen("iron-man")
    table.put("pumpkin-bombs", on=GOBLIN)
    table.change("iron-man", tough=1)
    table.attacked(GOBLIN)
    table.undefended()
    assert table.damage("iron-man") == 2


def test_pumpkin_bombs_are_discarded_for_two_physical() -> None:
    table = mutagen("iron-man")
    table.put("pumpkin-bombs", on=GOBLIN)
    table.hand("strength")
    table.does("use:pumpkin-bombs", "pay")
    assert not table.in_play("pumpkin-bombs")


# --- minions ----------------------------------------------------------------------------------------------------------


def test_goblin_knight_turns_over_a_card_for_a_goblin_after_each_attack() -> None:
    table = mutagen("she-hulk", "spider-man")
    table.put("goblin-knight")
    table.encounter("goblin-thrall")
    acts(table, "enemy-attack", "goblin-knight")
    table.does("defend:she-hulk")
    assert engaged(table) == ["goblin-knight", "goblin-thrall"]
    acts(table, "enemy-attack", "goblin-knight")
    table.undefended()
    assert engaged(table) == ["goblin-knight", "goblin-thrall"]  # a quiet card was discarded
    assert len(table.state.encounter_discard) == 1


@rule("CHA-ELIMINATION-03", "CHA-ELIMINATION-12")
def test_goblin_for_an_eliminated_player_engages_the_next_player() -> None:
    table = Table("spider-man", "she-hulk", scenario="mutagen-formula")
    table.put("goblin-knight")
    table.change("spider-man", damage=9)
    table.attacked("goblin-knight", boost="goblin-thrall")  # discarded by its response after the attack
    table.undefended()
    assert table.state.players[0].eliminated
    assert (table.piece("goblin-knight").area, table.piece("goblin-thrall").area) == (1, 1)
    table = Table("spider-man", "she-hulk", "iron-man", scenario="mutagen-formula")
    table.change("she-hulk", damage=13)
    table.encounter("goblin-thrall", "goblin-soldier")
    table.reveals("wicked-ambitions", seat=1)
    table.does("choose:damage")  # the second Goblin offers no choice
    assert table.piece("goblin-soldier").area == 2


@pytest.mark.parametrize("card", ["goblin-knight", "monster"])
def test_boost_card_is_shuffled_back_after_the_activation(card: str) -> None:
    table = mutagen(form="alter-ego")
    table.schemed(GOBLIN, boost=card)
    assert table.threat() == 1 + 2
    assert (plain(table.state.encounter).count(card), table.state.encounter_discard) == (1, [])
    table = mutagen()
    table.attacked(GOBLIN, boost=card)
    table.undefended()
    assert table.damage("iron-man") == 4
    assert plain(table.state.encounter).count(card) == 1


def test_defeated_goblin_soldier_damages_its_engaged_player() -> None:
    table = mutagen("she-hulk", "iron-man")
    table.put("goblin-soldier", 1, damage=4)
    table.does("attack:she-hulk>goblin-soldier")
    assert (table.in_play("goblin-soldier"), table.damage("iron-man"), table.damage("she-hulk")) == (False, 1, 0)


@pytest.mark.parametrize("card", ["goblin-soldier", "goblin-thrall"])
def test_goblin_boost_card_enters_play(card: str) -> None:
    table = mutagen("iron-man", "captain-marvel")
    table.put("mockingbird", 1)
    table.attacked(GOBLIN, 0, boost=card)
    table.does("undefended", "defend:mockingbird")
    assert (engaged(table, 1), table.state.encounter_discard) == ([card], [])
    table.schemed(GOBLIN, 0, boost=card)
    assert (engaged(table, 0), table.threat()) == ([card], 1)


def test_goblin_thrall_guards_the_villain() -> None:
    table = mutagen()
    table.put("goblin-thrall")
    assert f"attack:iron-man>{GOBLIN}" not in table.options()


def test_monster_stuns_or_deals_damage_if_already_stunned() -> None:
    table = mutagen("spider-man", form="alter-ego")
    table.reveals("monster")
    assert (table.piece("spider-man").stunned, table.damage("spider-man")) == (1, 0)
    table.state.take_out_of_play(table.thing("monster"))
    table.reveals("monster")
    assert (table.piece("spider-man").stunned, table.damage("spider-man")) == (1, 2)


def test_goblin_entering_play_in_step_two_activates_in_it() -> None:
    table = mutagen("spider-man", form="alter-ego")
    table.encounter("goblin-thrall")
    table.does("end-turn")
    assert engaged(table) == ["goblin-thrall"]
    assert table.threat() == 1 + 1 + 1  # step one, the villain, and the thrall he turned up as a boost card


def replace_encounter_deck(table: AnyTable, *cards: str) -> None:
    """Replace the encounter deck with these cards."""
    table.state.encounter = []
    table.encounter(*cards)


def test_goblin_found_as_the_last_card_of_the_deck_enters_play() -> None:
    table = mutagen("she-hulk")
    table.put("goblin-knight")
    replace_encounter_deck(table, "goblin-thrall")
    acts(table, "enemy-attack", "goblin-knight")
    table.does("defend:she-hulk")
    assert (engaged(table), table.state.tokens) == (["goblin-knight", "goblin-thrall"], 1)
    replace_encounter_deck(table, "wicked-ambitions", "goblin-soldier")
    table._begin(lambda: revealing.reveal_next(table.state, 0))
    table.does("choose:minion")
    assert engaged(table)[2:] == ["goblin-soldier"]


def test_empty_deck_stops_one_player_s_search_and_is_reshuffled_for_the_next() -> None:
    table = mutagen("spider-man", "iron-man")
    table.put("overrun", threat=1)
    replace_encounter_deck(table, "goblin-thrall")
    table.state.encounter_discard = [table.make("goblin-soldier"), table.make("goblin-soldier")]
    table.does("thwart:spider-man>overrun")
    assert (engaged(table, 0), engaged(table, 1)) == (["goblin-thrall"], ["goblin-soldier", "goblin-soldier"])
    assert plain(table.state.encounter_discard) == ["overrun"]


# --- side schemes -----------------------------------------------------------------------------------------------------


def test_goblin_reinforcements_counts_goblin_minions_of_all_players() -> None:
    table = mutagen("iron-man", "spider-man")
    for seat in (0, 1, 1):
        table.put("goblin-thrall", seat)
    table.put("hydra-mercenary")
    table.reveals("goblin-reinforcements")
    assert table.threat("goblin-reinforcements") == 2 + 3


def test_goblin_nation_strengthens_goblins_including_the_current_attack() -> None:
    table = mutagen()
    table.put("goblin-thrall")
    table.put("hydra-mercenary")
    table.attacked(GOBLIN, boost="goblin-nation")
    table.undefended()
    assert (table.damage("iron-man"), table.threat("goblin-nation")) == (3, 2)
    assert [table.stat(card, "atk") for card in (GOBLIN, "goblin-thrall", "hydra-mercenary")] == [3, 2, 1]
    assert table.stat(GOBLIN, "sch") == 1


def test_defeated_overrun_makes_each_player_turn_over_two_cards_for_goblins() -> None:
    table = mutagen("spider-man", "iron-man")
    table.put("overrun", threat=1)
    table.encounter("goblin-thrall", "advance", "goblin-soldier", "monster")
    table.does("thwart:spider-man>overrun")
    assert (engaged(table, 0), engaged(table, 1)) == (["goblin-thrall"], ["goblin-soldier", "monster"])
    assert plain(table.state.encounter_discard) == ["advance", "overrun"]
    assert table.piece("iron-man").stunned == 0


# --- treacheries ------------------------------------------------------------------------------------------------------


def test_death_from_above_adds_the_stage_number_to_one_activation() -> None:
    table = mutagen("spider-man", form="alter-ego")
    table.encounter("advance")
    table.reveals("death-from-above")
    assert table.threat() == 1 + 1
    table = mutagen("iron-man", stage=2)
    table.encounter("caught-off-guard")
    table.reveals("death-from-above")
    table.undefended()
    assert (table.damage("iron-man"), table.threat()) == (2 + 2 + 1, 1)
    table.attacked(GOBLIN)
    table.undefended()
    assert table.damage("iron-man") == 5 + 2  # the bonus is gone


def test_death_from_above_bonus_is_lost_on_a_stunned_green_goblin() -> None:
    table = mutagen("iron-man", stage=2)
    table.change(GOBLIN, stunned=1)
    table.reveals("death-from-above")
    table.attacked(GOBLIN)
    table.undefended()
    assert table.damage("iron-man") == 2


def test_i_see_you_attacks_an_alter_ego_without_a_new_boost_card() -> None:
    """Check the FAQ: the card does not name a form."""
    table = mutagen("spider-man", form="alter-ego")
    table.encounter("shadow-of-the-past")
    table.reveals("i-see-you")
    assert (table.damage("spider-man"), table.threat()) == (2, 1)
    assert plain(table.state.encounter[-1:]) == ["shadow-of-the-past"]


def test_i_see_you_attacks_a_hero_with_a_boost_card() -> None:
    table = mutagen("iron-man")
    table.encounter("shadow-of-the-past")
    table.reveals("i-see-you")
    table.undefended()
    assert table.damage("iron-man") == 2 + 2


def test_i_see_you_turns_up_boost_cards_kept_from_before() -> None:
    table = mutagen("spider-man", form="alter-ego")
    table.change(GOBLIN, boosts=[table.make("caught-off-guard")])
    table.reveals("i-see-you")
    assert table.damage("spider-man") == 3


@pytest.mark.parametrize(("minion", "icons"), [("goblin-thrall", 2), ("hydra-mercenary", 1)])
def test_i_see_you_has_an_extra_boost_icon_while_engaged_with_a_goblin(minion: str, icons: int) -> None:
    table = mutagen("iron-man")
    table.put(minion)
    table.attacked(GOBLIN, boost="i-see-you")
    table.undefended()
    assert table.damage("iron-man") == 2 + icons


def test_overconfidence_surges_after_placing_three_threat() -> None:
    table = mutagen("captain-marvel", stage=2, form="alter-ego")
    table.encounter("caught-off-guard", "quiet-threat")
    table.reveals("overconfidence")
    assert (table.threat() >= 3, len(table.revealed())) == (True, 2)
    table = mutagen("she-hulk", stage=2, form="alter-ego")
    table.encounter("caught-off-guard")
    table.reveals("overconfidence")
    table.does("trigger:she-hulk")  # one threat is prevented
    assert (table.threat(), table.revealed()) == (2, [])


def test_overconfidence_surges_after_three_damage_is_taken() -> None:
    table = mutagen("iron-man", stage=2)
    table.encounter("caught-off-guard")
    table.reveals("overconfidence")
    table.undefended()
    assert (table.damage("iron-man"), len(table.revealed())) == (3, 1)
    weaker = mutagen("iron-man")
    weaker.encounter("quiet-threat")
    weaker.reveals("overconfidence")
    weaker.undefended()
    assert (weaker.damage("iron-man"), weaker.revealed()) == (2, [])
    table.change("iron-man", tough=1)
    table.encounter("caught-off-guard")
    table.reveals("overconfidence")
    table.undefended()
    assert (table.damage("iron-man"), table.revealed()) == (3, [])


def test_wicked_ambitions_gives_a_choice_for_each_goblin_discarded() -> None:
    table = mutagen("spider-man")
    table.encounter("goblin-thrall", "monster", "goblin-soldier")
    table.reveals("wicked-ambitions")
    assert plain(table.state.encounter_discard) == ["goblin-thrall"]  # the next card is not turned over yet
    table.does("choose:damage", "choose:minion")
    assert (table.damage("spider-man"), engaged(table), table.piece("spider-man").stunned) == (3, ["monster"], 0)
    assert plain(table.state.encounter_discard) == ["goblin-thrall", "wicked-ambitions"]


def test_wicked_ambitions_discards_two_cards_per_stage_number() -> None:
    table = mutagen("spider-man", stage=2)
    left = len(table.state.encounter)
    table.reveals("wicked-ambitions")
    table.waits_for(0, "turn")
    assert (left - len(table.state.encounter), table.damage("spider-man")) == (4, 0)
