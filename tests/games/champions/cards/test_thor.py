"""Thor: his identity cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.table import of_products
from tableverse.games.champions.rules import numbers

Table = of_products("thor")


def test_thor_draws_for_engaging_a_minion_once_a_phase() -> None:
    table = Table("thor")
    table.reveals("sandman")
    table.does("trigger:thor")
    assert len(table.held()) == 2
    table.reveals("hydra-mercenary")
    table.waits_for(0, "turn")
    assert len(table.held()) == 2
    table.does("end-turn", "done")
    table.state.encounter.append(table.make("shocker"))
    while table.decision.kind in ("defend", "order"):
        table.does(table.options()[-1])
    assert table.decision.kind == "window"  # a new phase renews the limit
    assert table.offers("trigger:thor")


def test_thor_ignores_minions_in_alter_ego_form_and_of_other_players() -> None:
    table = Table("thor", "spider-man", form="alter-ego")
    table.reveals("hydra-mercenary")
    table.waits_for(0, "turn")
    table.state.show(table.state.identity(0), "thor")
    table.reveals("sandman", 1)
    assert table.held() == []


def test_odinson_searches_for_mjolnir() -> None:
    table = Table("thor", form="alter-ego")
    table.discard("mjolnir")
    table.ask()
    table.does("use:thor", "pick:mjolnir?")
    assert (table.held(), table.discarded()) == (["mjolnir"], [])
    assert not [one for one in table.options() if one.startswith("use:thor")]


def test_odinson_may_search_without_finding_mjolnir() -> None:
    table = Table("thor", form="alter-ego")
    table.hand("mjolnir")
    table.does("use:thor")
    assert table.held() == ["mjolnir"]
    assert table.events("shuffled")


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_lady_sif_readies_thor_in_any_form(form: str) -> None:
    table = Table("thor", form=form)
    table.change("thor", exhausted=True)
    table.hand("lady-sif", "energy", "genius")
    table.does("play:lady-sif", "pay", "trigger:lady-sif")
    assert not table.piece("thor").exhausted
    table = Table("thor", form=form)
    table.hand("lady-sif", "energy", "genius")
    table.does("play:lady-sif", "pay")
    table.waits_for(0, "turn")  # he is ready


def test_defender_of_the_nine_realms_brings_a_minion_and_removes_threat() -> None:
    table = Table("thor")
    table.change("the-break-in", threat=5)
    table.encounter("advance", "assault", "shocker")
    table.hand("defender-of-the-nine-realms")
    table.does("play:defender-of-the-nine-realms", "trigger:thor", "pick:the-break-in?")
    assert table.threat() == 2
    assert table.piece("shocker").area == 0
    assert (table.damage("thor"), len(table.held())) == (0, 2)  # put into play, not revealed
    assert [table.shown(one) for one in table.state.encounter_discard] == ["advance", "assault"]


def test_confused_thor_still_brings_the_minion() -> None:
    table = Table("thor")
    table.change("the-break-in", threat=5)
    table.change("thor", confused=1)
    table.encounter("hydra-mercenary")
    table.hand("defender-of-the-nine-realms")
    table.does("play:defender-of-the-nine-realms", "pass")
    assert table.in_play("hydra-mercenary")
    assert (table.threat(), table.piece("thor").confused) == (5, 0)


def test_defender_of_the_nine_realms_removes_no_threat_without_a_minion() -> None:
    table = Table("thor")
    table.change("the-break-in", threat=5)
    table.state.encounter = []
    table.encounter("advance", "assault")
    table.hand("defender-of-the-nine-realms")
    table.does("play:defender-of-the-nine-realms")
    assert (table.threat(), table.state.tokens, len(table.state.encounter)) == (5, 1, 2)


def test_defender_of_the_nine_realms_needs_threat_to_remove() -> None:
    table = Table("thor")
    table.hand("defender-of-the-nine-realms")
    assert "play:defender-of-the-nine-realms" not in table.options()


def test_for_asgard_searches_deck_and_discard_pile_for_the_asgard_trait() -> None:
    table = Table("thor", form="alter-ego")
    table.deck("thor-s-helmet", "hammer-throw", "god-of-thunder")
    table.discard("lady-sif")
    table.hand("for-asgard", "energy")
    table.does("play:for-asgard", "spend:energy?")
    assert sorted(table.options()) == ["pick:god-of-thunder", "pick:lady-sif", "pick:thor-s-helmet"]
    table.does("pick:lady-sif")
    assert table.held() == ["lady-sif"]


def test_hammer_throw_has_overkill_and_returns_mjolnir_to_hand() -> None:
    table = Table("thor")
    table.put("mjolnir")
    table.put("hydra-mercenary")
    table.hand("hammer-throw", "energy", "haymaker")
    table.does("play:hammer-throw", "pay", "pick:hydra-mercenary?")
    assert not table.in_play("hydra-mercenary")
    assert table.damage("rhino-1") == 5
    assert table.held() == ["mjolnir"]


def test_hammer_throw_needs_a_ready_mjolnir() -> None:
    table = Table("thor")
    table.put("mjolnir", exhausted=True)
    table.hand("hammer-throw", "energy", "haymaker")
    assert "play:hammer-throw" not in table.options()
    table.hand("hammer-throw", "energy", "mjolnir")
    assert "play:hammer-throw" not in table.options()


def test_stunned_thor_keeps_mjolnir_exhausted_after_hammer_throw() -> None:
    table = Table("thor")
    table.put("mjolnir")
    table.change("thor", stunned=1)
    table.hand("hammer-throw", "energy", "haymaker")
    table.does("play:hammer-throw", "pay")
    assert table.piece("mjolnir").exhausted
    assert (table.damage("rhino-1"), table.piece("thor").stunned) == (0, 0)


@pytest.mark.parametrize(("hammer", "sandman"), [(True, (3, 1)), (False, (0, 0))])
def test_lightning_strike_ignores_tough_while_aerial(hammer: bool, sandman: tuple[int, int]) -> None:
    table = Table("thor", "spider-man")
    if hammer:
        table.put("mjolnir")
    table.put("sandman", 0, tough=1)
    table.put("shocker", 1)
    table.put("god-of-thunder")
    table.hand("lightning-strike", "energy", "haymaker")
    table.does("play:lightning-strike", "use:god-of-thunder", "spend:energy", "spend:haymaker", "done?")
    assert (table.damage("rhino-1"), table.damage("shocker")) == (3, 0)
    assert (table.damage("sandman"), table.piece("sandman").tough) == sandman


def test_asgard_raises_the_hand_size_in_any_form() -> None:
    table = Table("thor")
    table.put("asgard")
    assert numbers.hand_size(table.state, 0) == 5
    table.state.show(table.state.identity(0), "odinson")
    assert numbers.hand_size(table.state, 0) == 6


def test_god_of_thunder_needs_hero_form() -> None:
    table = Table("thor", form="alter-ego")
    table.put("god-of-thunder")
    table.hand("mjolnir")
    assert "play:mjolnir" not in table.options()
    table.state.show(table.state.identity(0), "thor")
    table.ask()
    table.does("play:mjolnir", "use:god-of-thunder?")
    assert table.piece("god-of-thunder").exhausted


def test_mjolnir_gives_thor_but_not_odinson_atk_and_aerial() -> None:
    table = Table("thor")
    table.put("mjolnir", exhausted=True)
    table.does("attack:thor>rhino-1")
    assert table.damage("rhino-1") == 3
    thor = table.state.players[0].identity
    assert numbers.has_trait(table.state, thor, "aerial")
    table.state.show(table.state.identity(0), "odinson")
    assert not numbers.has_trait(table.state, thor, "aerial")


def test_third_restricted_card_requires_a_discard() -> None:
    table = Table("thor")
    table.put("jarnbjorn")
    table.put("jarnbjorn")
    table.hand("mjolnir", "energy")
    table.does("play:mjolnir", "spend:energy?")
    table.waits_for(0, "limit")
    table.does("discard:jarnbjorn")
    assert table.in_play("mjolnir")


def test_thor_s_helmet_adds_hit_points_in_any_form() -> None:
    table = Table("thor")
    table.change("thor", damage=5)
    table.put("thor-s-helmet")
    assert numbers.remaining(table.state, table.thing("thor")) == 14
    table.change("thor", damage=15)
    table.reveals("caught-off-guard")
    assert table.state.result is not None  # without the helmet he has no hit points left


@pytest.mark.parametrize("where", ["hand", "play", "nowhere"])
def test_odin_s_anger_discards_mjolnir_and_stuns(where: str) -> None:
    table = Table("thor")
    if where == "hand":
        table.hand("mjolnir", "energy")
    elif where == "play":
        table.put("mjolnir")
    table.reveals("odin-s-anger")
    table.does("may:no")
    assert table.piece("thor").stunned == 1
    assert table.discarded() == ([] if where == "nowhere" else ["mjolnir"])
    assert table.shown(table.state.encounter_discard[-1]) == "odin-s-anger"


def test_odin_s_anger_is_removed_by_exhausting_odinson() -> None:
    table = Table("thor")
    table.put("mjolnir")
    table.reveals("odin-s-anger")
    table.does("may:yes", "choose:exhaust")
    assert [table.shown(thing) for thing in table.state.removed] == ["odin-s-anger"]
    assert table.in_play("mjolnir")


def test_family_feud_counts_asgard_cards_of_players_and_enemies() -> None:
    table = Table("thor", "spider-man")
    for card in ("mjolnir", "god-of-thunder", "battle-fury"):
        table.put(card)
    table.put("loki", 1)
    table.hand("asgard")
    table.reveals("family-feud")
    assert table.threat("family-feud") == 2 + 4


@pytest.mark.parametrize(("top", "stays"), [("advance", True), ("hydra-mercenary", False)])
def test_defeated_loki_stays_unless_a_minion_is_turned_up(top: str, stays: bool) -> None:
    table = Table("thor")
    table.put("loki", damage=3)
    table.hand("chase-them-down")
    table.change("the-break-in", threat=2)
    table.encounter(top)
    table.does("attack:thor>loki")
    assert [table.shown(one) for one in table.state.encounter_discard][:1] == [top]
    assert table.in_play("loki") == stays
    assert (table.decision.kind == "turn") == stays  # a response is offered only if Loki is defeated
    if stays:
        assert table.damage("loki") == 0
    assert not table.in_play("hydra-mercenary")


def test_overkill_damage_counts_although_loki_stays() -> None:
    table = Table("thor")
    table.put("loki")
    table.put("mjolnir")
    table.encounter("assault")
    table.hand("hammer-throw", "energy", "haymaker")
    table.does("play:hammer-throw", "pay", "pick:loki")
    assert (table.damage("rhino-1"), table.damage("loki")) == (4, 0)


def test_frost_giant_boost_stuns_the_damaged_character() -> None:
    table = Table("thor", "spider-man")
    table.attacked("rhino-1", boost="frost-giant")
    table.undefended()
    assert (table.damage("thor"), table.piece("thor").stunned) == (3, 1)
    table.schemed("rhino-1", boost="frost-giant")
    assert table.threat() == 2
    table.reveals("frost-giant")
    assert table.piece("frost-giant").tough == 1
    assert table.offers("trigger:thor")


@pytest.mark.parametrize(
    ("cards", "threat"),
    [(["hammer-throw", "lightning-strike", "mjolnir"], 2), (["energy", "lady-sif", "asgard"], 3)],
)
def test_trickster_places_threat_per_card_type(cards: list[str], threat: int) -> None:
    table = Table("thor")
    table.deck(*cards)
    table.reveals("trickster")
    assert table.threat() == threat
    assert table.discarded() == cards


def test_thor_draws_after_the_minion_s_when_revealed() -> None:
    table = Table("thor")
    table.reveals("shocker")
    assert (table.damage("thor"), table.offers("trigger:thor")) == (1, True)


def test_odinson_s_search_needs_alter_ego_form() -> None:
    table = Table("thor")
    table.discard("mjolnir")
    table.ask()
    assert not table.offers("use:thor")


def test_for_asgard_may_find_nothing() -> None:
    table = Table("thor", form="alter-ego")
    table.deck("hammer-throw", "lightning-strike")
    table.hand("for-asgard", "energy")
    table.does("play:for-asgard", "spend:energy?")
    assert table.held() == []
    assert table.events("shuffled")


def test_hammer_throw_does_no_overkill_damage_to_a_tough_minion() -> None:
    table = Table("thor")
    table.put("mjolnir")
    table.put("sandman", tough=1)
    table.hand("hammer-throw", "energy", "haymaker")
    table.does("play:hammer-throw", "pay", "pick:sandman")
    assert (table.piece("sandman").tough, table.damage("sandman"), table.damage("rhino-1")) == (0, 0, 0)
    assert table.held() == ["mjolnir"]


def test_mjolnir_returns_before_responses_to_hammer_throw() -> None:
    table = Table("thor")
    table.put("mjolnir")
    table.put("hall-of-heroes")
    table.put("hydra-mercenary")
    table.hand("hammer-throw", "energy", "haymaker")
    table.does("play:hammer-throw", "pay", "pick:hydra-mercenary?")
    assert table.offers("trigger:hall-of-heroes")
    assert table.held() == ["mjolnir"]


def test_lightning_strike_needs_at_least_one_energy() -> None:
    table = Table("thor")
    table.hand("lightning-strike", "haymaker")
    assert "play:lightning-strike" not in table.options()
    table.hand("lightning-strike", "energy")
    table.does("play:lightning-strike", "spend:energy?", "done?")
    assert table.damage("rhino-1") == 1


def test_lightning_strike_energy_pays_for_x_in_any_payment_order() -> None:
    """Pay with the energy first and last: it counts for X as long as other cards cover the cost."""
    table = Table("thor")
    table.put("god-of-thunder")
    table.hand("lightning-strike", "defender-of-the-nine-realms", "mean-swing")
    table.does("play:lightning-strike", "use:god-of-thunder")
    assert table.options() == ["spend:defender-of-the-nine-realms", "spend:mean-swing"]
    table.does("spend:mean-swing", "done?")
    assert (table.damage("rhino-1"), table.held()) == (1, ["defender-of-the-nine-realms"])
    # In the other order X takes no resource it cannot use.
    table = Table("thor")
    table.put("god-of-thunder")
    table.hand("lightning-strike", "defender-of-the-nine-realms", "mean-swing")
    table.does("play:lightning-strike", "spend:mean-swing", "use:god-of-thunder?", "done?")
    assert (table.damage("rhino-1"), table.held()) == (1, ["defender-of-the-nine-realms"])


@pytest.mark.parametrize(("form", "hand", "drawn"), [("hero", 2, 3), ("alter-ego", 3, 3)])
def test_asgard_counts_when_drawing_up_to_hand_size(form: str, hand: int, drawn: int) -> None:
    table = Table("thor", form=form)
    table.put("asgard")
    table.hand(*["energy"] * hand)
    table.does("end-turn", "done?")
    assert len(table.held()) == hand + drawn


def test_two_copies_of_god_of_thunder_can_pay_for_one_card() -> None:
    table = Table("thor")
    for card in ("god-of-thunder", "god-of-thunder", "mjolnir"):
        table.put(card)
    table.hand("hammer-throw", "haymaker")
    table.does("play:hammer-throw", "use:god-of-thunder", "use:god-of-thunder", "spend:haymaker?")
    assert (table.damage("rhino-1"), table.held()) == (8, ["mjolnir"])


def test_exhausted_odinson_cannot_remove_odin_s_anger() -> None:
    table = Table("thor", form="alter-ego")
    table.change("thor", exhausted=True)
    table.put("mjolnir")
    table.reveals("odin-s-anger")
    assert (table.discarded(), table.piece("thor").stunned) == (["mjolnir"], 1)


def test_odin_s_anger_is_given_to_thor_s_player() -> None:
    table = Table("spider-man", "thor")
    table.put("mjolnir", 1)
    table.reveals("odin-s-anger")
    table.waits_for(1, "may")


def test_family_feud_counts_loki_entering_before_it() -> None:
    table = Table("thor", form="alter-ego")
    table.reveals("shadow-of-the-past")
    assert table.in_play("loki")
    assert table.threat("family-feud") == 2 + 2


@pytest.mark.parametrize(("hero", "damage", "stunned"), [("thor", 1, 1), ("spider-man", 0, 0)])
def test_frost_giant_boost_stuns_a_defender_only_if_damaged(hero: str, damage: int, stunned: int) -> None:
    table = Table(hero)
    table.attacked("rhino-1", boost="frost-giant")
    table.does("pass?", f"defend:{hero}")
    assert (table.damage(hero), table.piece(hero).stunned) == (damage, stunned)


def test_trickster_stops_at_the_end_of_the_deck() -> None:
    table = Table("thor")
    table.state.players[0].deck = []
    table.deck("hammer-throw", "lightning-strike")
    table.reveals("trickster")
    assert (table.threat(), len(table.state.players[0].dealt), len(table.state.players[0].deck)) == (1, 1, 2)
