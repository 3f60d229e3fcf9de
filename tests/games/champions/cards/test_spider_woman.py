"""Spider-Woman: her identity cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers
from games.champions.table import of_products
from tableverse.games.champions.rules import numbers

Table = of_products("the-rise-of-red-skull")
SPIDER = "spider-woman-spider-woman"
CAROL = "spider-woman-captain-marvel"
APARTMENT = "jessica-drew-s-apartment"


def powers(table: Table) -> tuple[int, int, int]:
    return table.stat(SPIDER, "thw"), table.stat(SPIDER, "atk"), table.stat(SPIDER, "def")


def agility(table: Table) -> None:
    table.does(f"trigger:{SPIDER}")


# --- the identity -----------------------------------------------------------------------------------------------------


def test_superhuman_agility_raises_powers_for_each_aspect_once_a_round() -> None:
    table = Table(SPIDER)
    table.hand("venom-blast", "energy", "piercing-strike", "energy", "clear-the-area", "genius")
    table.does("play:venom-blast", "pay")
    agility(table)
    assert (powers(table), table.damage("rhino-1")) == ((2, 2, 2), 5)
    table.does("play:piercing-strike", "pay")
    assert f"trigger:{SPIDER}" not in table.options()
    assert powers(table) == (2, 2, 2)
    table.change("the-break-in", threat=5)
    table.does("play:clear-the-area", "pay")
    agility(table)
    assert powers(table) == (3, 3, 3)
    table.does("change-form", "end-turn")
    table.does("done?")
    table.undefended()
    while "end-turn" not in table.options():
        table.does(table.options()[-1])
    table.does("change-form")
    assert powers(table) == (1, 1, 1)


def test_superhuman_agility_lasts_through_the_villain_phase_and_form_changes() -> None:
    table = Table(SPIDER)
    table.hand("venom-blast", "energy")
    table.does("play:venom-blast", "pay")
    agility(table)
    table.does("change-form")
    table.state.show(table.state.identity(0), SPIDER)
    table.attacked("rhino-1", boost="sandman")
    table.does(f"defend:{SPIDER}")
    assert table.damage(SPIDER) == 2


def test_superhuman_agility_may_be_declined() -> None:
    table = Table(SPIDER)
    table.hand("venom-blast", "energy")
    table.does("play:venom-blast", "pay", "pass")
    assert (powers(table), table.damage("rhino-1")) == ((1, 1, 1), 5)


def test_superhuman_agility_resolves_before_an_ally_enters_play() -> None:
    table = Table(SPIDER)
    table.hand("spider-girl", "energy")
    table.does("play:spider-girl", "pay")
    assert not table.in_play("spider-girl")
    agility(table)
    assert table.in_play("spider-girl")
    assert powers(table) == (2, 2, 2)


@pytest.mark.parametrize(
    ("card", "form"), [("haymaker", "hero"), ("finesse", "hero"), ("combat-training", "alter-ego")]
)
def test_superhuman_agility_ignores_other_cards_and_alter_ego_form(card: str, form: str) -> None:
    table = Table(SPIDER, form=form)
    table.hand(card, "energy", "genius")
    table.does(f"play:{card}", "pay")
    assert f"trigger:{SPIDER}" not in table.options()


def test_superhuman_agility_ignores_other_players_cards() -> None:
    table = Table("spider-man", SPIDER)
    table.hand("piercing-strike", "energy")
    table.does("play:piercing-strike", "pay")
    assert table.damage("rhino-1") == 3
    assert f"trigger:{SPIDER}" not in table.options()


def test_jessica_drew_looks_at_the_top_of_any_deck_once_a_round() -> None:
    table = Table(SPIDER, "spider-man", form="alter-ego")
    table.encounter("advance")
    before = table.state.encounter[:]
    table.does(f"use:{SPIDER}")
    assert offers(table, "deck") == ["encounter", "seat:0", "seat:1"]
    table.does("deck:encounter")
    seen = [event for event in table.happened if event.kind == "looked"]
    assert [(event.facts["card"], event.audience) for event in seen] == [("advance", 0)]
    assert table.state.encounter == before
    assert not table.events("shuffled")
    assert offers(table, "use") == []


def test_jessica_drew_can_look_at_another_player_s_deck() -> None:
    table = Table(SPIDER, "spider-man", form="alter-ego")
    table.deck("backflip", seat=1)
    table.does(f"use:{SPIDER}", "deck:seat:1")
    assert table.events("looked") == [{"seat": 0, "card": "backflip"}]


def test_jessica_drew_can_look_at_any_villain_s_deck() -> None:
    crew = of_products("the-rise-of-red-skull", "the-wrecking-crew")
    table = crew(SPIDER, scenario="wrecking-crew", form="alter-ego")
    others = [villain for villain in table.state.camps if villain != table.state.villain]
    assert len(others) == 3
    table.state.camps[others[0]].encounter.append(table.make("advance"))
    table.does(f"use:{SPIDER}")
    assert offers(table, "deck") == sorted(["encounter", "seat:0", *others])
    table.does(f"deck:{others[0]}")
    assert table.events("looked") == [{"seat": 0, "card": "advance"}]


def test_finesse_pays_for_aspect_cards_in_hero_form() -> None:
    table = Table(SPIDER)
    table.put("finesse")
    table.hand("venom-blast", "haymaker")
    table.does("play:venom-blast", "use:finesse", "spend:haymaker?")
    agility(table)
    assert (table.damage("rhino-1"), table.held()) == (5, [])
    table.change("finesse", exhausted=False)
    table.hand("haymaker", "strength")
    table.does("play:haymaker")
    assert not table.piece("finesse").exhausted
    table.hand("haymaker", "helicarrier")
    assert "play:haymaker" not in table.options()


def test_finesse_needs_hero_form() -> None:
    table = Table(SPIDER, form="alter-ego")
    table.put("finesse")
    table.hand("interrogation-room")  # a Justice card of cost 1
    assert "play:interrogation-room" not in table.options()
    table.state.show(table.state.identity(0), SPIDER)
    table.ask()
    assert "play:interrogation-room" in table.options()


def test_apartment_searches_the_top_five_cards_for_an_aspect_card() -> None:
    table = Table(SPIDER, form="alter-ego")
    table.put(APARTMENT)
    table.deck("energy", "venom-blast", "finesse", "haymaker", "clear-the-area", "piercing-strike")
    table.does(f"use:{APARTMENT}")
    assert offers(table, "pick") == ["clear-the-area", "venom-blast"]
    table.does("pick:venom-blast")
    assert table.held() == ["venom-blast"]
    assert table.events("shuffled")


def test_apartment_may_find_nothing() -> None:
    table = Table(SPIDER, form="alter-ego")
    table.put(APARTMENT)
    table.does(f"use:{APARTMENT}")
    assert table.held() == []
    assert table.events("shuffled")


# --- identity cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "status"), [("attack", "stunned"), ("thwart", "confused")])
def test_captain_marvel_ally_draws_after_a_basic_power(power: str, status: str) -> None:
    table = Table(SPIDER)
    table.change("the-break-in", threat=5)
    table.put(CAROL, damage=2)
    target = "rhino-1" if power == "attack" else "the-break-in"
    table.does(f"{power}:{CAROL}>{target}", f"trigger:{CAROL}")
    assert len(table.held()) == 1
    assert not table.in_play(CAROL)
    table.hand()
    table.put(CAROL, **{status: 1})
    table.does(f"{power}:{CAROL}>{target}?", f"{power}:{CAROL}?")
    assert table.held() == []


def test_captain_marvel_ally_draws_nothing_for_defending() -> None:
    table = Table(SPIDER)
    table.put(CAROL)
    table.attacked("rhino-1")
    table.does(f"defend:{CAROL}")
    assert table.held() == []


def test_venom_blast_is_an_attack() -> None:
    table = Table(SPIDER)
    table.put("hydra-mercenary")
    table.hand("venom-blast", "energy")
    table.does("play:venom-blast", "pay")
    agility(table)
    assert (table.damage("rhino-1"), table.in_play("hydra-mercenary")) == (0, False)


def test_pheromones_is_not_an_attack() -> None:
    table = Table(SPIDER)
    table.put("hydra-mercenary", stunned=1, confused=1)
    table.change(SPIDER, stunned=1)
    table.change("rhino-1", stunned=1)
    table.hand("pheromones", "energy")
    table.does("play:pheromones", "pay", "pass", "pick:rhino-1?")
    assert (table.piece("rhino-1").stunned, table.piece("rhino-1").confused) == (1, 1)
    assert table.piece(SPIDER).stunned == 1
    table.hand("pheromones", "energy")
    assert "play:pheromones" not in table.options()


def test_contaminant_immunity_heals_and_gives_tough() -> None:
    table = Table(SPIDER)
    table.change(SPIDER, damage=2)
    table.hand("contaminant-immunity", "energy")
    table.does("play:contaminant-immunity", "pay", "pass")
    assert (table.damage(SPIDER), table.piece(SPIDER).tough) == (0, 1)
    table.hand("contaminant-immunity", "energy")
    assert "play:contaminant-immunity" not in table.options()
    table.change(SPIDER, tough=0)
    table.does("play:contaminant-immunity", "pay", f"trigger:{SPIDER}?")
    assert table.piece(SPIDER).tough == 1


def test_inconspicuous_divides_threat_removal_among_schemes() -> None:
    table = Table(SPIDER)
    table.put("breakin-takin", threat=1)
    table.change("the-break-in", threat=4)
    table.hand("inconspicuous", "genius")
    table.does("play:inconspicuous", "pay", "pass")
    table.does("threat:breakin-takin", "threat:the-break-in?", "threat:the-break-in?")
    assert not table.in_play("breakin-takin")
    assert table.threat() == 2


def test_confused_hero_removes_no_threat_with_inconspicuous() -> None:
    table = Table(SPIDER)
    table.change(SPIDER, confused=1)
    table.change("the-break-in", threat=5)
    table.hand("inconspicuous", "genius")
    table.does("play:inconspicuous", "pay", "pass")
    assert (table.threat(), table.piece(SPIDER).confused) == (5, 0)


def test_inconspicuous_cannot_reach_the_main_scheme_past_a_crisis() -> None:
    table = Table(SPIDER)
    table.put("crowd-control", threat=2)
    table.change("the-break-in", threat=5)
    table.hand("inconspicuous", "genius")
    table.does("play:inconspicuous", "pay", "pass", "threat:crowd-control?", "threat:crowd-control?")
    assert not table.in_play("crowd-control")
    assert table.threat() == 5


def test_self_propelled_glide_readies_and_gives_aerial_for_the_round() -> None:
    table = Table(SPIDER)
    table.change(SPIDER, exhausted=True)
    table.hand("self-propelled-glide", "energy")
    table.does("play:self-propelled-glide", "pay")
    assert not table.piece(SPIDER).exhausted
    assert numbers.has_trait(table.state, table.thing(SPIDER), "aerial")
    table.does("end-turn", "done?")
    assert numbers.has_trait(table.state, table.thing(SPIDER), "aerial")  # also in the villain phase
    table.undefended()
    while "end-turn" not in table.options():
        table.does(table.options()[-1])
    assert not numbers.has_trait(table.state, table.thing(SPIDER), "aerial")


def test_self_propelled_glide_needs_a_hero_without_aerial() -> None:
    table = Table(SPIDER)
    table.hand("self-propelled-glide", "energy", "self-propelled-glide", "energy")
    table.does("play:self-propelled-glide", "pay")
    assert numbers.has_trait(table.state, table.thing(SPIDER), "aerial")
    assert "play:self-propelled-glide" not in table.options()


# --- obligation and nemesis -------------------------------------------------------------------------------------------


def test_uncertain_loyalties_exhausts_the_alter_ego_or_places_threat() -> None:
    table = Table(SPIDER)
    table.reveals("uncertain-loyalties")
    table.does("may:yes", "choose:exhaust")
    assert table.piece(SPIDER).exhausted
    assert [thing.partition(".")[0] for thing in table.state.removed] == ["uncertain-loyalties"]
    table = Table(SPIDER)
    table.change("the-break-in", threat=1)
    table.reveals("uncertain-loyalties")
    table.does("may:no")
    assert table.threat() == 4
    assert table.state.encounter_discard[-1].startswith("uncertain-loyalties")


def test_the_viper_reduces_her_engaged_player_s_hand_size() -> None:
    table = Table(SPIDER, "spider-man")
    table.put("the-viper")
    assert (numbers.hand_size(table.state, 0), numbers.hand_size(table.state, 1)) == (4, 5)
    table.state.show(table.state.identity(0), "jessica-drew")
    assert numbers.hand_size(table.state, 0) == 5
    table.change("the-viper", area=1)
    assert (numbers.hand_size(table.state, 0), numbers.hand_size(table.state, 1)) == (6, 4)


def test_the_viper_s_ambition_starts_with_threat_per_player() -> None:
    table = Table(SPIDER, "spider-man")
    table.reveals("the-viper-s-ambition")
    assert table.threat("the-viper-s-ambition") == 4
    assert numbers.icons(table.state, "hazard") == 1


def test_hydra_regular_incites() -> None:
    table = Table(SPIDER)
    table.reveals("hydra-regular")
    assert table.threat() == 1
    assert table.in_play("hydra-regular")


def test_shadow_of_the_past_brings_the_viper() -> None:
    table = Table(SPIDER)
    table.reveals("shadow-of-the-past")
    assert table.in_play("the-viper")
    assert table.in_play("the-viper-s-ambition")
    assert not table.in_play("hydra-regular")


HAIL = "spider-woman-nemesis-hail-hydra"


def test_hail_hydra_makes_hydra_minions_attack_heroes() -> None:
    table = Table(SPIDER)
    table.put("hydra-mercenary")
    table.encounter("hydra-regular")
    table.reveals(HAIL)
    table.undefended()
    assert [enemy for enemy, _, _ in table.strikes()] == ["hydra-mercenary"]
    assert not table.in_play("hydra-regular")
    assert not table.events("shuffled")


def test_hail_hydra_brings_a_minion_to_a_player_not_attacked() -> None:
    table = Table(SPIDER, form="alter-ego")
    table.put("hydra-mercenary")
    table.encounter("hydra-regular")
    table.reveals(HAIL)
    assert table.in_play("hydra-regular")
    assert table.threat() == 0  # not revealed, so no incite
    assert table.events("shuffled")


def test_hail_hydra_does_not_count_a_stunned_minion_as_attacking() -> None:
    table = Table(SPIDER)
    table.put("hydra-mercenary", stunned=1)
    table.encounter("hydra-regular")
    table.reveals(HAIL)
    assert table.piece("hydra-mercenary").stunned == 0
    assert table.in_play("hydra-regular")


def test_hail_hydra_resolves_for_each_player_separately() -> None:
    table = Table(SPIDER, "she-hulk")
    table.state.show(table.state.identity(1), "jennifer-walters")
    table.put("hydra-mercenary")
    table.put("hydra-mercenary", 1)
    table.encounter("hydra-bomber")
    table.state.encounter_discard.append(table.make("hydra-regular"))
    table.reveals(HAIL)
    table.does("undefended")
    assert table.strikes() == [("hydra-mercenary", SPIDER, 1)]
    assert offers(table, "pick") == ["hydra-bomber", "hydra-regular"]
    table.does("pick:hydra-bomber")
    assert table.piece("hydra-bomber").area == 1
    assert (table.damage("she-hulk"), table.threat(), table.in_play("hydra-regular")) == (0, 0, False)
