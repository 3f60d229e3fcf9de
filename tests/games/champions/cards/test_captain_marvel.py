"""Captain Marvel's identity cards and obligation."""

from games.champions.table import Table
from tableverse.games.champions.rules import numbers
from tableverse.kernel.ledger import rule


def test_rechannel_heals_and_draws_once_a_round() -> None:
    table = Table("captain-marvel")
    table.change("captain-marvel", damage=2)
    table.hand("energy", "haymaker")
    table.does("use:captain-marvel", "spend:energy")
    assert table.damage("captain-marvel") == 1
    assert table.held() == ["haymaker", "quiet-card"]
    assert "use:captain-marvel/captain-marvel-1" not in table.options()


def test_carol_danvers_lets_a_player_draw() -> None:
    table = Table("captain-marvel", "iron-man", form="alter-ego")
    table.does("use:captain-marvel", "pick:seat:1")
    assert table.held(1) == ["quiet-card"]


def test_spider_woman_confuses_the_villain() -> None:
    table = Table("captain-marvel")
    table.hand("spider-woman", "energy", "emergency")
    table.does("play:spider-woman", "pay", "trigger:spider-woman")
    assert table.piece("rhino-1").confused == 1


def test_crisis_interdiction_in_the_air_removes_threat_from_a_second_scheme() -> None:
    table = Table("captain-marvel")
    table.state.play[table.state.scheme].threat = 3
    table.put("bomb-scare", threat=3)
    table.put("cosmic-flight")
    table.hand("crisis-interdiction", "energy")
    table.does("play:crisis-interdiction", "pick:the-break-in")
    assert (table.threat(), table.threat("bomb-scare")) == (1, 1)


def test_photonic_blast_draws_when_paid_with_energy() -> None:
    table = Table("captain-marvel")
    table.hand("photonic-blast", "energy-absorption")
    table.does("play:photonic-blast")
    assert table.damage("rhino-1") == 5
    assert table.held() == ["quiet-card"]


def test_alpha_flight_station_draws_two_and_discards_one() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.put("alpha-flight-station")
    table.hand("haymaker")
    table.does("use:alpha-flight-station")
    assert table.held() == ["quiet-card", "quiet-card"]
    assert table.discarded() == ["haymaker"]


def test_helmet_raises_def_and_cosmic_flight_prevents_three_damage() -> None:
    table = Table("captain-marvel")
    table.put("captain-marvel-s-helmet")
    assert table.stat("captain-marvel", "def") == 2
    table.put("cosmic-flight")
    assert table.stat("captain-marvel", "def") == 3
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended", "trigger:cosmic-flight")
    assert table.damage("captain-marvel") == 2
    assert not table.in_play("cosmic-flight")


def test_second_cosmic_flight_prevents_only_the_remaining_damage() -> None:
    table = Table("captain-marvel")
    for _ in range(2):
        table.put("cosmic-flight")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended", "trigger:cosmic-flight", "trigger:cosmic-flight")
    assert table.events("prevented") == [{"amount": 3}, {"amount": 2}]
    assert table.damage("captain-marvel") == 0


def test_energy_channel_stores_energy_and_deals_damage() -> None:
    table = Table("captain-marvel")
    table.put("energy-channel")
    table.hand("energy-absorption", "haymaker")
    table.does("use:energy-channel/energy-channel-1", "spend:energy-absorption", "done")
    assert table.piece("energy-channel").counters == 3
    table.does("use:energy-channel/energy-channel-2")
    assert table.damage("rhino-1") == 6
    assert not table.in_play("energy-channel")


def test_captain_marvel_s_obligation_and_nemesis_cards_resolve() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.reveals("family-emergency")
    table.does("choose:suffer")
    assert table.piece("captain-marvel").stunned == 1
    table.reveals("the-psyche-magnitron")
    assert table.threat("the-psyche-magnitron") == 4
    table.put("yon-rogg")
    table.does("change-form")
    table.attacked("yon-rogg")
    table.does("undefended")
    assert table.threat("the-psyche-magnitron") == 5
    table.hand("energy", "genius")
    table.reveals("yon-rogg-s-treason")
    assert table.held() == ["genius"]
    threat = table.threat()
    table.reveals("kree-manipulator")
    assert table.threat() == threat + 1
    table.attacked("rhino-1", boost="kree-manipulator")
    table.does("undefended")
    assert table.threat() == threat + 2


def test_crisis_interdiction_can_start_with_a_side_scheme() -> None:
    table = Table("captain-marvel")
    table.state.play[table.state.scheme].threat = 5
    table.put("bomb-scare", threat=5)
    table.put("cosmic-flight")
    table.hand("crisis-interdiction", "energy")
    table.does("play:crisis-interdiction", "pick:bomb-scare")
    assert (table.threat(), table.threat("bomb-scare")) == (3, 3)


def test_photonic_blast_draws_only_for_its_player() -> None:
    table = Table("captain-marvel", "iron-man")
    table.hand("photonic-blast", "energy-absorption")
    table.does("play:photonic-blast")
    assert (table.held(0), table.held(1)) == (["quiet-card"], [])


def test_cosmic_flight_makes_captain_marvel_the_defender_and_protects_only_her() -> None:
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    table.put("hawkeye")
    table.does("attack:captain-marvel>rhino-1")
    table.waits_for(0, "turn")
    table.attacked("rhino-1")
    table.does("defend:hawkeye")
    table.waits_for(0, "turn")
    assert table.damage("hawkeye") == 2
    table.attacked("rhino-1", boost="loud-threat")
    table.does("trigger:cosmic-flight")  # no ready defender
    assert table.events("defends") == [{"card": "captain-marvel"}]
    assert table.events("prevented") == [{"amount": 3}]
    assert (table.damage("captain-marvel"), table.in_play("cosmic-flight")) == (2, False)


@rule("CHA-THEN-01", "CHA-THEN-03")
def test_crisis_interdiction_goes_on_only_after_two_threat_are_removed() -> None:
    table = Table("captain-marvel")
    table.state.play[table.state.scheme].threat = 5
    table.put("bomb-scare", threat=1)
    table.put("cosmic-flight")
    table.hand("crisis-interdiction", "energy")
    table.does("play:crisis-interdiction", "pick:bomb-scare")
    assert not table.in_play("bomb-scare")
    assert table.threat() == 5  # only one threat removed, so the "then" part does not resolve


def test_crisis_interdiction_in_the_air_works_without_a_second_scheme() -> None:
    table = Table("captain-marvel")
    table.state.play[table.state.scheme].threat = 5
    table.put("cosmic-flight")
    table.hand("crisis-interdiction", "energy")
    table.does("play:crisis-interdiction")
    assert table.threat() == 3
    table.waits_for(0, "turn")


def test_cosmic_flight_gives_aerial_to_captain_marvel_but_not_carol_danvers() -> None:
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    assert numbers.has_trait(table.state, table.thing("captain-marvel"), "aerial")
    table.does("change-form")
    assert not numbers.has_trait(table.state, table.thing("captain-marvel"), "aerial")


def test_captain_marvel_s_helmet_gives_more_def_in_the_air() -> None:
    table = Table("captain-marvel")
    table.put("captain-marvel-s-helmet")
    table.put("armored-vest")
    assert table.stat("captain-marvel", "def") == 3
    table.put("cosmic-flight")
    assert table.stat("captain-marvel", "def") == 4
    table.attacked("rhino-1", boost="hydra-bomber")
    table.does("defend:captain-marvel")
    assert table.damage("captain-marvel") == 0
    assert table.in_play("cosmic-flight")  # nothing left to prevent


def test_rage_of_ultron_discards_nothing_for_threat_replaced_by_damage() -> None:
    table = Table("captain-marvel", "spider-man", scenario="ultron")
    table.change("captain-marvel", face="carol-danvers")
    table.hand("great-responsibility", seat=1)
    before = len(table.state.players[0].deck)
    table.reveals("rage-of-ultron")
    table.does("trigger:great-responsibility")
    assert table.threat() == 0
    assert table.damage("spider-man") == 1
    assert len(table.state.players[0].deck) == before


def test_tough_prevents_damage_before_cosmic_flight_is_offered() -> None:
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    table.change("captain-marvel", tough=1)
    table.attacked("rhino-1")
    table.does("undefended")
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").tough) == (0, 0)
    assert table.in_play("cosmic-flight")


def test_spider_woman_ally_cancels_one_scheme_of_the_villain() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.hand("spider-woman", "energy", "strength")
    table.does("play:spider-woman", "pay", "trigger:spider-woman")
    table.reveals("advance")
    assert table.threat() == 0
    assert table.piece("rhino-1").confused == 0
    table.reveals("advance")
    assert table.threat() == 1


def test_cosmic_flight_prevents_damage_from_great_responsibility() -> None:
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    table.hand("great-responsibility")
    table.schemed("rhino-1", boost="hydra-bomber")
    table.does("trigger:great-responsibility", "trigger:cosmic-flight")
    assert (table.threat(), table.damage("captain-marvel")) == (0, 0)
    assert not table.in_play("cosmic-flight")


def test_cosmic_flight_counts_as_defending_only_against_attacks() -> None:
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("undefended", "trigger:cosmic-flight", "trigger:counter-punch")
    assert (table.damage("captain-marvel"), table.damage("rhino-1")) == (0, 2)
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    table.hand("counter-punch")
    table.reveals("shocker")
    table.does("trigger:cosmic-flight")
    table.waits_for(0, "turn")
    assert table.held() == ["counter-punch"]


def test_stunned_hero_wastes_energy_channel() -> None:
    table = Table("captain-marvel")
    table.put("energy-channel", counters=3)
    table.change("captain-marvel", stunned=1)
    table.does("use:energy-channel/energy-channel-2")
    assert (table.in_play("energy-channel"), table.damage("rhino-1")) == (False, 0)
