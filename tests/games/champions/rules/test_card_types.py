"""Types of player cards, dashes, stars, icons and traits, and their effects on play."""

import pytest

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import GAME, Table, plain
from tableverse.games.champions.cards import KINDS
from tableverse.games.champions.ids import name_of
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel.effects import Resolving
from tableverse.kernel.ledger import rule


def next_round(table: Table) -> None:
    """End the turn and play the villain phase without defending."""
    table.does("end-turn")
    while table.state.rounds == 1 or table.options()[-1] != "end-turn":
        table.does(table.options()[-1])


# --- events ---------------------------------------------------------------------------------------------------------


@rule("CHA-EVENTCARD-01", "CHA-EVENTCARD-02", "CHA-EVENTCARD-03")
def test_event_is_discarded_only_after_its_effect() -> None:
    """Drawing the last card reshuffles the discard pile, which does not contain the event."""
    table = FixtureTable("spider-man")
    table.hand("study")
    table.state.players[0].deck = table.state.players[0].deck[:1]
    table.discard("energy", "genius", "strength")
    in_play = set(table.state.play)
    table.does("play:study")
    assert set(table.state.play) == in_play
    assert sorted(plain(table.state.players[0].deck)) == ["energy", "genius", "strength"]
    assert table.discarded() == ["study"]
    assert table.held() == ["quiet-card"]
    table.waits_for(0, "turn")


@rule("CHA-EVENTCARD-03")
def test_an_event_under_way_is_not_in_play() -> None:
    table = Table("she-hulk")
    table.hand("haymaker", "energy")
    table.put("brawler")
    table.does("play:haymaker")
    table.waits_for(0, "pick")
    assert plain(table.state.limbo) == ["haymaker"]
    assert not table.in_play("haymaker")
    assert table.discarded() == ["energy"]


@rule("CHA-EVENTCARD-04")
def test_only_one_of_two_event_abilities_is_used() -> None:
    table = FixtureTable("she-hulk")
    table.hand("two-uses")
    table.does("play:two-uses")
    assert len(table.held()) == 1
    table.hand("two-uses")
    table.attacked("rhino-1")
    table.does("trigger:two-uses")
    assert len(table.held()) == 2
    table.does("undefended")
    table.hand("two-deeds")
    assert [option for option in table.options() if "two-deeds" in option] == [
        "play:two-deeds",
        "play:two-deeds/two-deeds-2",
    ]
    table.does("play:two-deeds/two-deeds-2")
    assert (table.held(), table.damage("rhino-1")) == ([], 2)
    table.waits_for(0, "turn")


@rule("CHA-EVENTCARD-06")
def test_playing_an_event_is_optional() -> None:
    table = FixtureTable("spider-man")
    table.hand("backflip", "study")
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert "pass" in table.options()
    table.does("pass")
    assert table.held() == ["backflip", "study"]
    assert table.damage("spider-man") == 2


@rule("CHA-EVENTCARD-07", "CHA-UPGRADE-05")
def test_events_and_upgrades_are_a_part_of_the_identity() -> None:
    """An attack event or upgrade attack of a stunned hero only removes the stunned card."""
    table = FixtureTable("she-hulk")
    table.change("she-hulk", stunned=1)
    table.hand("haymaker", "energy")
    table.does("play:haymaker", "pay")
    assert (table.damage("rhino-1"), table.piece("she-hulk").stunned) == (0, 0)
    table.change("she-hulk", stunned=1)
    table.put("blaster")
    table.does("use:blaster")
    assert (table.damage("rhino-1"), table.piece("she-hulk").stunned) == (0, 0)


@rule("CHA-UPGRADE-05")
def test_an_upgrade_on_an_ally_is_no_part_of_the_identity() -> None:
    table = FixtureTable("she-hulk")
    table.put("worn-fighter")
    table.put("ally-blaster", on="worn-fighter")
    table.change("she-hulk", stunned=1)
    table.does("use:ally-blaster")
    assert (table.damage("rhino-1"), table.piece("she-hulk").stunned) == (2, 1)


# --- upgrades and supports ------------------------------------------------------------------------------------------


@rule("CHA-UPGRADE-01", "CHA-UPGRADE-02")
def test_an_upgrade_stays_beside_the_identity() -> None:
    table = Table("she-hulk")
    table.hand("combat-training", "energy")
    table.does("play:combat-training", "pay")
    assert table.piece("combat-training").area == 0
    assert table.stat("she-hulk", "atk") == 4
    next_round(table)
    assert table.in_play("combat-training")
    assert table.stat("she-hulk", "atk") == 4


@rule("CHA-UPGRADE-03", "CHA-UPGRADE-04")
def test_an_upgrade_on_another_players_ally() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("daredevil", seat=1)
    table.hand("inspired", "energy")
    table.does("play:inspired", "pay")
    assert (table.stat("daredevil", "atk"), table.stat("daredevil", "thw")) == (3, 3)
    assert table.stat("captain-marvel", "atk") == 2
    assert table.piece("inspired").area == 1
    table.change("daredevil", damage=2)
    table.attacked("rhino-1", seat=1)
    table.does("pass", "defend:daredevil")
    assert table.discarded(1) == ["daredevil"]
    assert "inspired" in table.discarded(0)


@rule("CHA-SUPPORT-01", "CHA-SUPPORT-02")
def test_a_support_stays_in_play() -> None:
    table = Table("iron-man", form="alter-ego")
    table.hand("stark-tower", "energy")
    table.does("play:stark-tower", "pay")
    next_round(table)
    assert table.piece("stark-tower").area == 0


@rule("CHA-SUPPORT-03", "CHA-ALLY-05")
def test_actions_of_supports_and_allies_are_not_the_identitys() -> None:
    table = FixtureTable("she-hulk")
    table.put("answering-upgrade")
    table.put("tac-team")
    table.put("worn-fighter")
    table.does("use:tac-team")
    assert table.damage("rhino-1") == 2
    table.waits_for(0, "turn")
    table.does("attack:worn-fighter>rhino-1")
    table.waits_for(0, "turn")
    table.does("attack:she-hulk>rhino-1")
    table.waits_for(0, "window")
    assert "trigger:answering-upgrade/answering-upgrade-1" in table.options()


# --- allies ---------------------------------------------------------------------------------------------------------


@rule("CHA-ALLY-01", "CHA-ALLY-02", "CHA-ICON-07", "CHA-CARDFACE-13")
def test_allies_take_consequential_damage_for_attacking_and_thwarting() -> None:
    table = FixtureTable("she-hulk")
    table.change("the-break-in", threat=4)
    table.put("worn-fighter")
    table.put("mockingbird")
    table.does("thwart:worn-fighter>the-break-in", "attack:mockingbird>rhino-1")
    assert (table.threat(), table.damage("rhino-1")) == (3, 1)
    assert (table.damage("worn-fighter"), table.damage("mockingbird")) == (1, 1)
    assert table.piece("worn-fighter").exhausted
    assert not any("worn-fighter" in option or "mockingbird" in option for option in table.options())
    table.change("worn-fighter", exhausted=False)
    table.does("attack:worn-fighter>rhino-1")
    assert table.damage("worn-fighter") == 3
    assert table.in_play("worn-fighter")


@rule("CHA-ALLY-03")
def test_stunned_or_confused_ally_takes_no_consequential_damage() -> None:
    table = FixtureTable("she-hulk")
    table.change("the-break-in", threat=4)
    table.put("worn-fighter", stunned=1)
    table.put("mockingbird", confused=1)
    table.does("attack:worn-fighter>rhino-1", "thwart:mockingbird>the-break-in")
    assert (table.damage("worn-fighter"), table.damage("mockingbird")) == (0, 0)
    assert (table.piece("worn-fighter").stunned, table.piece("mockingbird").confused) == (0, 0)
    assert (table.damage("rhino-1"), table.threat()) == (0, 4)


@rule("CHA-ALLY-04")
def test_an_ally_defends_another_player() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("worn-fighter", seat=1)
    table.attacked("rhino-1", seat=0)
    table.does("pass", "undefended")
    table.waits_for(1, "defend")
    table.does("defend:worn-fighter")
    assert (table.damage("worn-fighter"), table.damage("spider-man")) == (2, 0)
    assert table.piece("worn-fighter").exhausted


# --- resources ------------------------------------------------------------------------------------------------------


@rule("CHA-RESOURCECARD-01", "CHA-RESOURCECARD-02", "CHA-RESOURCECARD-03", "CHA-CARDFACE-07", "CHA-CARDFACE-05")
def test_a_resource_card_is_spent_by_its_player() -> None:
    """The Power of Aggression counts twice for Aggression cards only."""
    table = Table("she-hulk")
    table.hand("tac-team", "the-power-of-aggression", "quiet-card")
    assert GAME.cards.by_id["tac-team"].cost == 3
    table.hand("combat-training", "the-power-of-aggression")
    table.does("play:combat-training", "pay")
    assert table.events("spent") == [{"seat": 0, "card": "the-power-of-aggression"}]
    assert table.discarded() == ["the-power-of-aggression"]
    table.hand("helicarrier", "the-power-of-aggression", "the-power-of-aggression")
    assert "play:helicarrier" not in table.options()  # it costs 3, and here they generate one each


@rule("CHA-ICON-01", "CHA-ICON-02", "CHA-ICON-03")
@pytest.mark.parametrize(("card", "kind"), [("energy", "energy"), ("genius", "mental"), ("strength", "physical")])
def test_resource_icons(card: str, kind: str) -> None:
    table = FixtureTable("spider-man")
    table.hand("two-minds", card, card)
    offered = "play:two-minds" in table.options()
    assert offered is False
    table.hand("two-minds", "genius", "strength")
    table.does("play:two-minds", "pay")
    assert FIXTURE_GAME.cards.by_id[card].resources == [kind, kind]


# --- dashes and stars -----------------------------------------------------------------------------------------------


@rule("CHA-DASH-01", "CHA-DASH-02")
def test_a_card_without_a_cost_cannot_be_played_only_put_into_play() -> None:
    table = FixtureTable("she-hulk")
    table.hand("rookie", "no-cost-event", "recruiting", "energy", "energy")
    assert not {"play:rookie", "play:no-cost-event"} & set(table.options())
    table.does("play:recruiting")
    assert table.in_play("rookie")


@rule("CHA-DASH-03", "CHA-DASH-05", "CHA-DASH-04")
def test_a_dash_is_never_used_nor_changed() -> None:
    table = FixtureTable("captain-marvel")
    table.change("the-break-in", threat=4)
    table.put("rookie")
    assert not [option for option in table.options() if option.startswith("thwart:rookie")]
    table.put("inspired", on="rookie")
    assert (table.stat("rookie", "atk"), table.stat("rookie", "thw")) == (3, 0)
    assert not [option for option in table.options() if option.startswith("thwart:rookie")]
    table.hand("measure")
    assert "play:measure" not in table.options()  # it counts as 0, and 0 damage is no effect
    table = FixtureTable("captain-marvel")
    table.put("hellcat")
    table.hand("measure")
    table.does("play:measure")
    assert table.damage("rhino-1") == 2


@rule("CHA-STARICON-07", "CHA-STARICON-01")
def test_a_boost_ability_is_resolved_whenever_it_is_turned_up() -> None:
    table = FixtureTable("she-hulk")
    table.put("combat-training")
    table.attacked("rhino-1", boost="boost-star")
    table.does("defend:she-hulk")
    assert table.in_play("combat-training")
    table.change("she-hulk", exhausted=True)
    table.attacked("rhino-1", boost="boost-star")
    assert not table.in_play("combat-training")
    table.put("combat-training")
    table.schemed("rhino-1", boost="boost-star")
    assert table.in_play("combat-training")


# --- icons ----------------------------------------------------------------------------------------------------------


@rule("CHA-ICON-04")
def test_amplify_adds_an_icon_to_every_boost_card() -> None:
    table = Table("she-hulk")
    amplifier = next(card.id for card in GAME.cards.by_id.values() if card.icons.get("amplify"))
    table.put(amplifier)
    table.attacked("rhino-1", boost="quiet-threat")
    table.does("undefended")
    assert table.damage("she-hulk") == 3
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended")
    assert table.damage("she-hulk") == 3 + 2 + GAME.cards.by_id["loud-threat"].boost + 1


@rule("CHA-ICON-05")
def test_crisis_protects_the_main_scheme() -> None:
    table = FixtureTable("she-hulk")
    table.change("the-break-in", threat=4)
    assert "thwart:she-hulk>the-break-in" in table.options()
    table.put("emergency-brake")
    assert "thwart:she-hulk>the-break-in" not in table.options()
    assert "thwart:she-hulk>emergency-brake" in table.options()


@rule("CHA-ICON-06", "CHA-CARDFACE-19", "CHA-CARDFACE-18", "CHA-CARDFACE-10")
def test_boost_icons_raise_an_attack_and_a_scheme() -> None:
    table = Table("she-hulk")
    icons = GAME.cards.by_id["loud-threat"].boost
    assert icons == 3
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended")
    assert table.damage("she-hulk") == 2 + icons
    table.schemed("rhino-1", boost="loud-threat")
    assert table.threat() == 1 + icons
    assert table.stat("rhino-1", "atk") == 2


@rule("CHA-ICON-08")
def test_per_player_counts_the_players_who_started() -> None:
    table = Table("spider-man", "she-hulk", "iron-man")
    assert numbers.remaining(table.state, "rhino-1") == 42
    table.state.players[2].eliminated = True
    assert numbers.remaining(table.state, "rhino-1") == 42
    assert numbers.target_threat(table.state, GAME.cards.by_id["the-break-in"]) == 21


@rule("CHA-ICON-09", "CHA-CARDFACE-16")
def test_second_copy_of_a_unique_card_is_not_playable() -> None:
    table = Table("spider-man", "captain-marvel")
    assert GAME.cards.by_id["nick-fury"].unique
    table.put("nick-fury", seat=1)
    table.hand("nick-fury", "energy", "genius")
    assert "play:nick-fury" not in table.options()
    assert not GAME.cards.by_id["helicarrier"].unique


# --- characters, types, traits --------------------------------------------------------------------------------------


@rule("CHA-CHARACTER-01")
def test_characters_are_identities_allies_villains_and_minions() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.state.show(table.piece("she-hulk"), "jennifer-walters")
    table.put("worn-fighter")
    table.put("brawler")
    table.put("tac-team")
    table.put("emergency-brake")
    found = Those("characters").find(table.state, Resolving("", 0, "spider-man@0"))
    assert sorted(name_of(thing) for thing in found) == ["brawler", "rhino-1", "she-hulk", "spider-man", "worn-fighter"]


@rule("CHA-CARDTYPE-01", "CHA-CARDTYPE-02", "CHA-CARDTYPE-03", "CHA-PLAYERCARD-01", "CHA-CARDFACE-02")
def test_every_card_is_of_one_type() -> None:
    player = {"ally", "event", "hero", "alter-ego", "player-side-scheme", "resource", "support", "upgrade"}
    encounter = {
        "attachment",
        "environment",
        "main-scheme",
        "minion",
        "obligation",
        "side-scheme",
        "treachery",
        "villain",
    }
    assert player | encounter == set(KINDS)
    for card in GAME.cards.by_id.values():
        assert card.kind in (encounter if card.aspect == "encounter" else player), card.id


@rule("CHA-TRAIT-01", "CHA-TRAIT-02", "CHA-CARDFACE-03")
def test_traits_follow_the_current_form() -> None:
    table = Table("spider-man")
    assert numbers.has_trait(table.state, "spider-man@0", "avenger")
    assert not numbers.has_trait(table.state, "spider-man@0", "genius")
    table.does("change-form")
    assert numbers.has_trait(table.state, "spider-man@0", "genius")
    assert not numbers.has_trait(table.state, "spider-man@0", "avenger")


@rule("CHA-IDENTITYCARD-05")
def test_an_identity_is_never_discarded_from_play() -> None:
    """An effect that discards any target leaves the identity in play."""
    table = Table("she-hulk")
    assert not numbers.can_leave(table.state, "she-hulk@0", "rhino-1")
