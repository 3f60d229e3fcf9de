"""Captain America's identity cards."""

from __future__ import annotations

from games.champions.table import of_products
from tableverse.games.champions.rules import costs, numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

Table = of_products("captain-america")
SHIELD = "captain-america-s-shield"


def test_captain_america_readies_by_discarding_a_card_once_a_round() -> None:
    table = Table("captain-america")
    table.hand("haymaker", "energy")
    assert "use:captain-america/captain-america-1" not in table.options()  # he is ready
    table.change("captain-america", exhausted=True)
    table.does("use:captain-america", "pick:haymaker?")
    assert not table.piece("captain-america").exhausted
    assert (table.held(), table.discarded()) == (["energy"], ["haymaker"])
    table.change("captain-america", exhausted=True)
    assert "use:captain-america/captain-america-1" not in table.options()


def test_captain_america_needs_a_card_to_ready() -> None:
    table = Table("captain-america")
    table.change("captain-america", exhausted=True)
    assert "use:captain-america/captain-america-1" not in table.options()


def cost(table: object, card: str, seat: int = 0) -> int:
    state = getattr(table, "state")  # noqa: B009 (a table of any products)
    assert isinstance(state, ChampionsState)
    return costs.cost_of(state, state.cards.by_id[card], seat)


def test_steve_rogers_makes_the_first_ally_of_the_round_cheaper() -> None:
    table = Table("captain-america", form="alter-ego")
    table.hand("agent-13", "squirrel-girl", "energy")
    table.does("play:agent-13", "spend:energy?")
    assert table.in_play("agent-13")
    assert cost(table, "squirrel-girl") == 2


def test_steve_rogers_reduces_any_player_s_first_ally_and_no_other_cards() -> None:
    table = Table("captain-america", "spider-man", form="alter-ego")
    assert cost(table, "squirrel-girl", 1) == 1
    assert cost(table, "avengers-mansion") == 4
    table.state.show(table.state.identity(0), "captain-america")
    assert cost(table, "squirrel-girl", 1) == 2


def test_ally_played_before_the_form_change_counts_as_the_first_of_the_round() -> None:
    table = Table("captain-america")
    table.hand("wonder-man", "energy", "agent-13", "genius", "strength")
    table.does("play:wonder-man", "spend:energy?", "change-form")
    assert cost(table, "agent-13") == 3
    table.hand()
    table.does("end-turn", "done")  # the discard step
    while table.state.rounds == 1:
        table.does(table.options()[-1])
    assert cost(table, "agent-13") == 2


def test_steve_rogers_starts_with_the_shield_in_hand() -> None:
    for seed in range(3):
        state = Table.game.new(Config(1, {"deck-1": "captain-america-leadership"}), seed)
        assert isinstance(state, ChampionsState)
        assert state.decision is not None
        while state.decision.kind == "mulligan":
            shields = [one.id for one in state.decision.options if SHIELD in one.id]
            Table.game.apply(state, shields[0] if shields else "done")
        hand = [state.card(thing).id for thing in state.players[0].hand]
        assert SHIELD in hand
        assert len(hand) == 7


def test_agent_13_cannot_remove_main_scheme_threat_past_a_crisis() -> None:
    table = Table("captain-america")
    table.state.play[table.state.scheme].threat = 4
    table.put("crowd-control", threat=2)
    table.hand("agent-13", "energy", "haymaker")
    table.does("play:agent-13", "pay", "trigger:agent-13")
    assert not table.in_play("crowd-control")
    assert table.threat() == 4


def test_fearless_determination_stacks_until_the_phase_ends() -> None:
    table = Table("captain-america")
    table.hand("fearless-determination", "fearless-determination")
    table.does("play:fearless-determination", "play:fearless-determination")
    assert (table.stat("captain-america", "thw"), len(table.held())) == (4, 2)
    table.does("change-form", "done", "end-turn", "done")
    assert numbers.stat(table.state, table.state.players[0].identity, "thw") == 0
    table.state.show(table.state.identity(0), "captain-america")
    assert table.stat("captain-america", "thw") == 2


def test_heroic_strike_stuns_if_paid_with_a_physical_resource() -> None:
    table = Table("captain-america")
    table.hand("heroic-strike", "energy", "super-soldier-serum")
    table.does("play:heroic-strike", "spend:energy?", "spend:super-soldier-serum?", "pick:rhino-1?")
    assert (table.damage("rhino-1"), table.piece("rhino-1").stunned) == (6, 1)


def test_heroic_strike_does_not_stun_without_a_physical_resource() -> None:
    table = Table("captain-america")
    table.hand("heroic-strike", "energy", "emergency")
    table.does("play:heroic-strike", "pay", "pick:rhino-1?")
    assert (table.damage("rhino-1"), table.piece("rhino-1").stunned) == (6, 0)


def test_heroic_strike_stuns_a_tough_enemy_and_the_next_stage() -> None:
    table = Table("captain-america")
    table.put("sandman", tough=1)
    table.hand("heroic-strike", "strength", "emergency")
    table.does("play:heroic-strike", "pay", "pick:sandman")
    sandman = table.piece("sandman")
    assert (sandman.damage, sandman.tough, sandman.stunned) == (0, 0, 1)
    table.change("rhino-1", damage=10)
    table.hand("heroic-strike", "strength", "emergency")
    table.does("play:heroic-strike", "pay", "pick:rhino-1")
    assert (table.piece("rhino-1").face, table.piece("rhino-1").stunned) == ("rhino-2", 1)


@rule("CHA-TARGET-15")
def test_heroic_strike_only_targets_an_enemy_that_can_take_damage() -> None:
    table = Table("captain-america")
    table.put("madame-hydra")
    table.put("legions-of-hydra")
    table.hand("heroic-strike", "strength", "emergency")
    table.does("play:heroic-strike", "pay")  # she cannot take damage, so she is no target
    assert (table.piece("madame-hydra").stunned, table.piece("rhino-1").stunned) == (0, 1)


def test_shield_block_exhausts_the_shield_to_prevent_all_damage() -> None:
    table = Table("captain-america")
    table.put(SHIELD)
    table.hand("shield-block")
    table.attacked("rhino-1", boost="charge")
    table.does("undefended")
    table.does("trigger:shield-block")
    assert (table.damage("captain-america"), table.damage("rhino-1")) == (0, 1)
    assert table.piece(SHIELD).exhausted
    assert not table.piece("captain-america").exhausted


def test_shield_block_needs_a_ready_shield() -> None:
    for shield in ({"exhausted": True}, None):
        table = Table("captain-america", form="alter-ego")
        if shield:
            table.put(SHIELD, **shield)
        table.hand("shield-block")
        table.reveals("hydra-bomber")
        table.does("choose:damage?")
        assert table.damage("captain-america") == 2


def test_shield_block_answers_any_damage_in_any_form() -> None:
    table = Table("captain-america", form="alter-ego")
    table.put(SHIELD)
    table.hand("shield-block")
    table.reveals("hydra-bomber")
    table.does("choose:damage?", "trigger:shield-block")
    assert table.damage("captain-america") == 0


def test_shield_toss_hits_one_enemy_per_discarded_card() -> None:
    table = Table("captain-america")
    table.put(SHIELD)
    table.put("shocker")
    table.hand("shield-toss", "energy", "genius")
    table.does("play:shield-toss", "discard:energy?", "discard:genius?", "pick:rhino-1?", "pick:shocker?")
    assert table.damage("rhino-1") == 4
    assert not table.in_play("shocker")
    assert table.held() == [SHIELD]
    assert len(table.events("left")) == 2  # the shield and the minion


def test_shield_toss_with_one_discarded_card_hits_one_enemy() -> None:
    table = Table("captain-america")
    table.put(SHIELD)
    table.put("shocker")
    table.hand("shield-toss", "energy", "genius")
    table.does("play:shield-toss", "discard:energy?", "done", "pick:shocker?")
    assert (table.damage("rhino-1"), table.held()) == (0, ["genius", SHIELD])


def test_shield_toss_needs_the_shield_and_a_card() -> None:
    table = Table("captain-america")
    table.hand("shield-toss", "energy")
    assert "play:shield-toss" not in table.options()
    table.put(SHIELD)
    table.hand("shield-toss")
    assert "play:shield-toss" not in table.options()


def test_shield_toss_skips_a_guarded_villain() -> None:
    table = Table("captain-america")
    table.put(SHIELD)
    table.put("hydra-mercenary")
    table.hand("shield-toss", "energy", "genius")
    table.does("play:shield-toss", "discard:energy", "discard:genius")
    assert (table.in_play("hydra-mercenary"), table.damage("rhino-1"), table.held()) == (False, 0, [SHIELD])


def test_stunned_captain_america_wastes_shield_toss() -> None:
    table = Table("captain-america")
    table.put(SHIELD)
    table.change("captain-america", stunned=1)
    table.hand("shield-toss", "energy")
    table.does("play:shield-toss", "discard:energy?")
    assert (table.damage("rhino-1"), table.piece("captain-america").stunned) == (0, 0)
    assert table.held() == [SHIELD]


def test_steve_s_apartment_draws_and_heals() -> None:
    for damage, left in ((2, 1), (0, 0)):
        table = Table("captain-america", form="alter-ego")
        table.put("steve-s-apartment")
        table.change("captain-america", damage=damage)
        table.does("use:steve-s-apartment")
        assert (table.damage("captain-america"), len(table.held())) == (left, 1)
        assert table.piece("steve-s-apartment").exhausted


def test_captain_america_s_helmet_leaves_him_at_one_hit_point() -> None:
    table = Table("captain-america")
    table.put(SHIELD)
    table.put("captain-america-s-helmet")
    table.change("captain-america", damage=9)
    table.attacked("rhino-1", boost="hydra-mercenary")
    table.does("undefended", "trigger:captain-america-s-helmet")
    assert table.damage("captain-america") == 10
    assert table.discarded() == ["captain-america-s-helmet"]
    assert table.damage("rhino-1") == 1  # attacked and not defeated


def test_captain_america_s_helmet_does_not_protect_steve_rogers() -> None:
    table = Table("captain-america", form="alter-ego")
    table.put("captain-america-s-helmet")
    table.change("captain-america", damage=10)
    table.reveals("hydra-bomber")
    table.does("choose:damage?")
    assert table.state.result is not None


def test_shield_raises_defense_and_retaliates_while_exhausted() -> None:
    table = Table("captain-america")
    table.put(SHIELD, exhausted=True)
    table.attacked("rhino-1", boost="charge")
    table.does("defend:captain-america")
    assert (table.damage("captain-america"), table.damage("rhino-1")) == (1, 1)


def test_shield_does_not_retaliate_for_allies_or_steve_rogers() -> None:
    table = Table("captain-america")
    table.put(SHIELD)
    table.put("hawkeye")
    table.attacked("rhino-1")
    table.does("defend:hawkeye")
    assert table.damage("rhino-1") == 0
    table.state.show(table.state.identity(0), "steve-rogers")
    assert numbers.keyword(table.state, table.state.players[0].identity, "retaliate") == 0


def test_super_soldier_serum_pays_in_any_form() -> None:
    table = Table("captain-america", form="alter-ego")
    table.put("super-soldier-serum")
    table.put("super-soldier-serum")
    table.hand("avengers-tower", "energy")
    table.does("play:avengers-tower", "use:super-soldier-serum", "use:super-soldier-serum")
    assert table.held() == ["energy"]
    assert table.in_play("avengers-tower")
