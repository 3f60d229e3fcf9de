"""Doctor Strange: his identity cards, Invocation deck, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.table import Table as AnyTable
from games.champions.table import of_products
from tableverse.games.champions.rules import costs, numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

Table = of_products("doctor-strange")
STRANGE = "doctor-strange"
BANDS, IMAGES, RINGS = "crimson-bands-of-cyttorak", "images-of-ikonn", "seven-rings-of-raggadorr"
VAPORS, WINDS = "vapors-of-valtorr", "winds-of-watoomb"


def with_invocations(*top: str, form: str = "hero", others: tuple[str, ...] = ()) -> AnyTable:
    """Return a table with these cards in the Invocation deck, the first one on top.

    All other invocations are in the deck's discard pile.
    """
    table = Table(STRANGE, *others, form=form)
    identity = table.state.identity(0)
    names = [card.split("@")[0].split(".")[0] for card in identity.tucked]
    things = dict(zip(names, identity.tucked, strict=True))
    deck = [things[name] for name in reversed(top)]
    gone = [thing for thing in identity.tucked if thing not in deck]
    identity.tucked, identity.shown = [*gone, *deck], [*gone, deck[-1]]
    table.ask()
    return table


def invocation_deck(table: AnyTable) -> list[str]:
    """Return the Invocation deck from the top."""
    identity = table.state.identity(0)
    gone = identity.shown[:-1]
    return [table.shown(thing) for thing in identity.tucked[::-1] if thing not in gone]


def invocation_discard(table: AnyTable) -> list[str]:
    return sorted(table.shown(thing) for thing in table.state.identity(0).shown[:-1])


def test_doctor_strange_starts_with_the_invocation_deck() -> None:
    state = Table.game.new(Config(1, {"deck-1": "doctor-strange-protection"}), 3)
    assert isinstance(state, ChampionsState)
    identity = state.identity(0)
    assert (len(identity.tucked), identity.shown) == (5, identity.tucked[-1:])
    assert all(state.card(thing).set == "doctor-strange-invocation-deck" for thing in identity.tucked)
    assert len(state.players[0].deck + state.players[0].hand) == 40


def test_determinized_states_hide_the_order_of_the_invocation_deck() -> None:
    state = Table.game.new(Config(1, {"deck-1": "doctor-strange-protection"}), 3)
    assert isinstance(state, ChampionsState)
    worlds = [Table.game.determinize(state, 0, Rng(seed)) for seed in range(9)]
    orders = {tuple(world.identity(0).tucked) for world in worlds if isinstance(world, ChampionsState)}
    assert len(orders) > 1
    assert {order[-1] for order in orders} == {state.identity(0).tucked[-1]}
    assert all(sorted(order) == sorted(state.identity(0).tucked) for order in orders)


def test_spell_mastery_resolves_the_top_card_for_its_cost() -> None:
    table = with_invocations(WINDS, BANDS, IMAGES)
    table.hand("energy", "genius")
    table.does(f"use:{STRANGE}")
    assert table.piece(STRANGE).exhausted
    assert len(table.held()) == 5
    assert invocation_deck(table) == [BANDS, IMAGES]
    assert WINDS in invocation_discard(table)


def test_spell_mastery_must_be_paid_for() -> None:
    table = with_invocations(BANDS, WINDS)
    table.hand("haymaker")
    assert not table.offers(f"use:{STRANGE}")
    table.hand("haymaker", "emergency")
    table.change(STRANGE, stunned=1, confused=1)
    table.put("hydra-mercenary")
    table.does(f"use:{STRANGE}", "pay", "pick:rhino-1")  # not an attack: guard and stun do not matter
    rhino = table.piece("rhino-1")
    assert (rhino.damage, rhino.stunned) == (7, 1)
    assert (table.piece(STRANGE).stunned, table.piece(STRANGE).confused) == (1, 1)


def test_natural_talent_discards_the_top_card_once_a_phase() -> None:
    table = with_invocations(IMAGES, WINDS, BANDS, form="alter-ego")
    table.does(f"use:{STRANGE}")
    assert invocation_deck(table) == [WINDS, BANDS]
    assert not table.offers(f"use:{STRANGE}")


def test_empty_invocation_deck_is_reshuffled() -> None:
    table = with_invocations(IMAGES, form="alter-ego")
    table.does(f"use:{STRANGE}")
    assert (len(invocation_deck(table)), invocation_discard(table)) == (5, [])
    assert table.state.players[0].dealt == []
    table.change(STRANGE, face="doctor-strange", exhausted=False, tucked=[])  # not offered without an Invocation deck
    assert not table.offers(f"use:{STRANGE}")


def test_wong_heals_or_discards_the_top_invocation() -> None:
    table = with_invocations(IMAGES, WINDS, BANDS)
    table.put("wong")
    table.does("use:wong")  # nothing to heal
    assert invocation_deck(table) == [WINDS, BANDS]
    table.change("wong", exhausted=False)
    table.change(STRANGE, damage=4)
    table.does("use:wong", "choose:heal")
    assert (table.damage(STRANGE), table.damage("wong")) == (3, 0)


@pytest.mark.parametrize(("top", "left"), [("shocker", 1), ("quiet-threat", 3)])
def test_astral_projection_counts_boost_icons(top: str, left: int) -> None:
    table = Table(STRANGE)
    table.change("the-break-in", threat=6)
    table.encounter(top)
    table.hand("astral-projection", "energy")
    table.does("play:astral-projection", "pay")
    assert table.threat() == left
    assert table.shown(table.state.encounter[-1]) == top


@pytest.mark.parametrize(
    ("top", "effect"), [("energy", (7, 0, 0)), ("strength", (5, 1, 0)), ("genius", (5, 0, 1)), ("wong", (7, 1, 1))]
)
def test_magic_blast_effect_depends_on_the_discarded_card(top: str, effect: tuple[int, int, int]) -> None:
    table = Table(STRANGE)
    table.deck(top)
    table.hand("magic-blast", "haymaker", "emergency", "warning")
    table.does("play:magic-blast", "pay")
    rhino = table.piece("rhino-1")
    assert (rhino.damage, rhino.stunned, rhino.confused) == effect
    assert top in table.discarded()


def test_master_of_the_mystic_arts_keeps_the_invocation_on_top() -> None:
    table = with_invocations(BANDS, WINDS)
    table.change(STRANGE, exhausted=True)
    table.hand("master-of-the-mystic-arts", "haymaker", "emergency")
    assert not table.offers("play:master-of-the-mystic-arts")  # 1 and 2 resources
    table.hand("master-of-the-mystic-arts", "haymaker", "emergency", "warning")
    table.does("play:master-of-the-mystic-arts", "pay", "pick:rhino-1?", "pay")
    assert table.damage("rhino-1") == 7
    assert invocation_deck(table) == [BANDS, WINDS]
    assert table.held() == []


def test_mystical_studies_searches_for_an_identity_card() -> None:
    table = Table(STRANGE, form="alter-ego")
    table.deck("protective-ward", "warning")
    table.discard("cloak-of-levitation")
    table.hand("mystical-studies", "energy")
    table.does("play:mystical-studies", "spend:energy?")
    assert sorted(table.options()) == ["pick:cloak-of-levitation", "pick:protective-ward"]


def test_protective_ward_cancels_a_treachery_with_its_surge() -> None:
    table = Table("she-hulk", STRANGE)
    table.hand("protective-ward", "energy", seat=1)
    table.reveals("kree-manipulator")
    table.does("trigger:protective-ward", "spend:energy?")
    assert table.threat() == 0
    assert table.revealed() == []  # no further card
    assert [table.shown(one) for one in table.state.encounter_discard] == ["kree-manipulator"]


def test_sanctum_sanctorum_shuffles_a_spell_back_and_draws() -> None:
    table = Table(STRANGE, form="alter-ego")
    table.put("sanctum-sanctorum")
    table.discard("magic-blast", "haymaker")
    table.ask()
    order = table.state.players[0].deck[:]
    table.does("use:sanctum-sanctorum")
    assert (table.discarded(), len(table.held())) == (["haymaker"], 1)
    left = [thing for thing in table.state.players[0].deck if thing in order]
    assert left != order[: len(left)]


def test_cloak_of_levitation_gives_aerial_and_readies_doctor_strange() -> None:
    table = Table(STRANGE)
    table.put("cloak-of-levitation")
    assert numbers.has_trait(table.state, table.thing(STRANGE), "aerial")
    assert not table.offers("use:cloak-of-levitation")
    table.change(STRANGE, exhausted=True)
    table.does("use:cloak-of-levitation")
    assert not table.piece(STRANGE).exhausted


def test_magical_enhancements_last_for_the_round() -> None:
    table = Table(STRANGE, "she-hulk")
    table.hand("magical-enhancements", "energy")
    table.does("play:magical-enhancements", "spend:energy?", "place:she-hulk")
    assert [table.stat("she-hulk", name) for name in ("thw", "atk", "def")] == [2, 4, 3]
    while table.state.rounds == 1:
        assert table.in_play("magical-enhancements")
        table.does("end-turn" if table.offers("end-turn") else table.options()[-1])
    assert not table.in_play("magical-enhancements")
    assert "magical-enhancements" in table.discarded(0)


def test_eye_of_agamotto_pays_for_invocations() -> None:
    table = with_invocations(IMAGES, WINDS)
    table.put("the-eye-of-agamotto")
    table.change("the-break-in", threat=5)
    table.does(f"use:{STRANGE}", "pay")
    assert (table.threat(), table.piece("rhino-1").confused) == (1, 1)
    assert table.piece("the-eye-of-agamotto").exhausted


def test_seven_rings_make_up_to_three_characters_tough() -> None:
    table = with_invocations(RINGS, WINDS, others=("she-hulk",))
    table.put("wong", tough=1)
    table.hand("energy")
    table.does(f"use:{STRANGE}", "pay")
    assert "pick:wong" not in table.options()
    table.does(f"pick:{STRANGE}", "pick:she-hulk", "done")
    assert (table.piece(STRANGE).tough, table.piece("she-hulk").tough, table.piece("wong").tough) == (1, 1, 1)


def test_vapors_replace_one_status_card_with_another() -> None:
    table = with_invocations(VAPORS, WINDS)
    assert not table.offers(f"use:{STRANGE}")
    table.put("sandman", tough=1)
    table.does(f"use:{STRANGE}", "replace:tough:stunned:sandman")
    assert (table.piece("sandman").tough, table.piece("sandman").stunned) == (0, 1)


def test_physical_toll_raises_the_cost_of_the_next_event() -> None:
    table = Table(STRANGE)
    table.reveals("physical-toll")
    table.does("may:no")
    blast = table.state.cards.by_id["magic-blast"]
    assert costs.cost_of(table.state, blast, 0) == 6
    assert costs.cost_of(table.state, table.state.cards.by_id["wong"], 0) == 3
    table.change("the-break-in", threat=6)
    table.hand("astral-projection", "energy", "genius", "strength")
    table.does("play:astral-projection", "pay")
    assert costs.cost_of(table.state, blast, 0) == 3
    assert table.shown(table.state.encounter_discard[-1]) == "physical-toll"


def test_physical_toll_applies_to_one_event() -> None:
    table = Table(STRANGE)
    table.reveals("physical-toll")
    table.does("may:no")
    table.put("whiplash")
    table.change(STRANGE, damage=5)
    table.hand("momentum-shift", "energy", "genius", "strength", "warning")
    table.does("play:momentum-shift", "spend:energy", "spend:genius", "spend:strength?", "pick:whiplash")
    table.does("trigger:warning")  # Whiplash retaliates while the first event is still resolving
    assert table.damage(STRANGE) == 3
    assert table.shown(table.state.encounter_discard[-1]) == "physical-toll"


def test_physical_toll_ignores_invocations() -> None:
    table = with_invocations(WINDS, BANDS)
    table.reveals("physical-toll")
    table.does("may:no", f"use:{STRANGE}")
    assert len(table.held()) == 3
    assert table.in_play("physical-toll")
    assert costs.cost_of(table.state, table.state.cards.by_id["warning"], 0) == 3


def test_exhausted_doctor_strange_cannot_remove_physical_toll() -> None:
    table = Table(STRANGE)
    table.change(STRANGE, exhausted=True)
    table.reveals("physical-toll")
    table.does("may:yes")
    assert costs.cost_of(table.state, table.state.cards.by_id["warning"], 0) == 3


def test_physical_toll_is_removed_by_exhausting_stephen_strange() -> None:
    table = Table(STRANGE)
    table.reveals("physical-toll")
    table.does("may:yes", "choose:exhaust")
    assert [table.shown(thing) for thing in table.state.removed] == ["physical-toll"]


@pytest.mark.parametrize(
    ("top", "effect"), [("energy", (4, 0, 0)), ("strength", (2, 1, 0)), ("genius", (2, 0, 1)), ("wong", (4, 1, 1))]
)
def test_baron_mordo_s_attack_depends_on_the_discarded_card(top: str, effect: tuple[int, int, int]) -> None:
    table = Table(STRANGE)
    table.put("baron-mordo")
    table.deck(top)
    table.attacked("baron-mordo")
    table.does("undefended")
    him = table.piece(STRANGE)
    assert (him.damage, him.stunned, him.confused) == effect


def test_open_the_dark_dimension_holds_an_invocation_until_defeated() -> None:
    table = with_invocations(IMAGES, WINDS, BANDS, others=("she-hulk",))
    table.reveals("open-the-dark-dimension", 1)
    assert table.threat("open-the-dark-dimension") == 6
    assert invocation_deck(table) == [WINDS, BANDS]
    assert [table.shown(one) for one in table.piece("open-the-dark-dimension").tucked] == [IMAGES]
    table.change("open-the-dark-dimension", threat=1)
    table.does(f"thwart:{STRANGE}>open-the-dark-dimension")
    assert sorted(invocation_deck(table)) == sorted([IMAGES, WINDS, BANDS])
    assert invocation_discard(table) == sorted([RINGS, VAPORS])


def test_counterspell_cancels_only_the_next_event() -> None:
    table = with_invocations(WINDS, BANDS)
    table.reveals("counterspell")
    table.does(f"use:{STRANGE}")
    assert len(table.held()) == 3
    assert table.in_play("counterspell")  # no event was played
    table.hand("magic-blast", "energy", "haymaker")
    table.does("play:magic-blast", "pay")
    assert table.damage("rhino-1") == 0
    assert not table.in_play("counterspell")
    assert table.shown(table.state.players[0].discard[-1]) == "magic-blast"


def test_drs_03_counterspell_does_nothing_against_an_alter_ego() -> None:
    table = Table(STRANGE, form="alter-ego")
    table.reveals("counterspell")
    assert table.revealed() == ["counterspell"]
    assert table.shown(table.state.encounter_discard[-1]) == "counterspell"


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_thoughtcasting_discards_the_most_expensive_card(form: str) -> None:
    table = Table(STRANGE, form=form)
    table.hand("magic-blast", "wong", "warning", "genius")
    table.reveals("thoughtcasting")
    assert sorted(table.options()) == ["pick:magic-blast", "pick:wong"]
    table.does("pick:wong", "pass?")
    assert (table.damage(STRANGE), table.threat()) == ((3, 0) if form == "hero" else (0, 3))
    table.hand()
    table.reveals("thoughtcasting")
    assert (table.damage(STRANGE), table.threat()) == ((3, 0) if form == "hero" else (0, 3))


def test_confused_doctor_strange_does_not_resolve_astral_projection() -> None:
    table = Table(STRANGE)
    table.change("the-break-in", threat=6)
    table.change(STRANGE, confused=1)
    table.hand("astral-projection", "energy")
    table.does("play:astral-projection", "pay")
    assert (table.threat(), table.piece(STRANGE).confused, table.events("looked")) == (6, 0, [])


def test_magic_blast_does_not_hit_a_defeated_enemy_again() -> None:
    table = Table(STRANGE)
    table.put("sandman", tough=1)
    table.deck("energy")
    table.hand("magic-blast", "haymaker", "emergency", "warning")
    table.does("play:magic-blast", "pay", "pick:sandman")
    assert (table.piece("sandman").tough, table.damage("sandman")) == (0, 2)
    table.put("shocker")
    table.deck("wong")
    table.hand("magic-blast", "haymaker", "emergency", "warning")
    table.does("play:magic-blast", "pay", "pick:shocker")
    assert (table.in_play("shocker"), "wong" in table.discarded()) == (False, True)


def test_spell_mastery_can_resolve_the_card_left_by_master_of_the_mystic_arts() -> None:
    table = with_invocations(WINDS)
    table.hand("master-of-the-mystic-arts", "energy")
    table.does("play:master-of-the-mystic-arts", "spend:energy?")
    assert (len(table.held()), invocation_deck(table)[0]) == (3, WINDS)
    table.does(f"use:{STRANGE}")
    assert len(table.held()) == 6


def test_mystical_studies_and_the_eye_require_their_forms() -> None:
    table = Table(STRANGE)
    table.hand("mystical-studies", "energy")
    assert "play:mystical-studies" not in table.options()
    table = Table(STRANGE, form="alter-ego")
    table.put("the-eye-of-agamotto")
    table.hand("mystical-studies")
    assert "play:mystical-studies" not in table.options()


def test_protective_ward_needs_hero_form() -> None:
    table = Table(STRANGE, form="alter-ego")
    table.hand("protective-ward", "energy")
    table.reveals("advance")
    assert table.held() == ["protective-ward", "energy"]


def test_sanctum_sanctorum_draws_without_a_spell_but_needs_alter_ego_form() -> None:
    table = Table(STRANGE, form="alter-ego")
    table.put("sanctum-sanctorum")
    table.discard("haymaker")
    table.ask()
    table.does("use:sanctum-sanctorum")
    assert (table.discarded(), len(table.held())) == (["haymaker"], 1)
    table.change("sanctum-sanctorum", exhausted=False)
    table.state.show(table.state.identity(0), STRANGE)
    table.ask()
    assert not table.offers("use:sanctum-sanctorum")


def test_two_magical_enhancements_stack_and_count_for_defense() -> None:
    table = Table(STRANGE)
    table.put("magical-enhancements")
    table.put("magical-enhancements")
    assert [table.stat(STRANGE, name) for name in ("thw", "atk", "def")] == [4, 3, 4]
    table.attacked("rhino-1", boost="charge")
    table.does(f"defend:{STRANGE}")
    assert table.damage(STRANGE) == 0


def test_stunned_mordo_discards_nothing() -> None:
    table = Table(STRANGE)
    table.put("baron-mordo", stunned=1)
    table.deck("energy")
    table.attacked("baron-mordo")
    assert (table.discarded(), table.damage(STRANGE)) == ([], 0)


def test_crimson_bands_stun_an_enemy_whose_tough_stops_the_damage() -> None:
    table = with_invocations(BANDS, WINDS)
    table.put("sandman", tough=1)
    table.hand("energy")
    table.does(f"use:{STRANGE}", "pay", "pick:sandman")
    sandman = table.piece("sandman")
    assert (sandman.tough, sandman.damage, sandman.stunned) == (0, 0, 1)


def test_images_of_ikonn_are_not_a_thwart_but_obey_crisis() -> None:
    table = with_invocations(IMAGES, WINDS)
    table.change("the-break-in", threat=5)
    table.put("crowd-control", threat=2)
    table.change(STRANGE, confused=1)
    table.hand("energy")
    table.does(f"use:{STRANGE}", "pay")
    assert (table.threat(), table.in_play("crowd-control")) == (5, False)
    assert (table.piece("rhino-1").confused, table.piece(STRANGE).confused) == (1, 1)


def test_winds_of_watoomb_draw_through_a_reshuffle() -> None:
    table = with_invocations(WINDS, BANDS)
    table.state.players[0].deck = []
    table.deck("energy", "genius")
    table.discard(*["haymaker"] * 6)
    table.ask()
    table.does(f"use:{STRANGE}")
    assert (len(table.held()), len(table.state.players[0].dealt)) == (3, 1)


def test_canceled_momentum_shift_still_heals_as_a_cost() -> None:
    table = Table(STRANGE)
    table.reveals("counterspell")
    table.change(STRANGE, damage=3)
    table.hand("momentum-shift", "energy")
    table.does("play:momentum-shift", "pay")
    assert (table.damage(STRANGE), table.damage("rhino-1")) == (1, 0)


def test_crimson_bands_stun_an_enemy_that_cannot_take_damage() -> None:
    table = with_invocations(BANDS, form="hero")
    table.put("legions-of-hydra", threat=3)
    table.put("madame-hydra")
    table.hand("energy")
    table.does(f"use:{STRANGE}", "pay", "pick:madame-hydra")
    assert table.damage("madame-hydra") == 0
    assert table.piece("madame-hydra").stunned == 1
