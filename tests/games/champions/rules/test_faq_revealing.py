"""Rulings on revealing: flipped sides, gained keywords, and numbers per player."""

import pytest

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from tableverse.games.champions.text import render_card
from tableverse.kernel.effects import Voice
from tableverse.kernel.ledger import rule


@rule("CHA-FLIP-05")
@pytest.mark.parametrize("heroes", [("captain-marvel",), ("captain-marvel", "she-hulk")])
def test_the_other_side_of_an_encounter_card_is_revealed(heroes: tuple[str, ...]) -> None:
    table = FixtureTable(*heroes)
    table.put("lull")
    table.encounter("quiet-threat")
    table.does("use:lull")
    assert (table.threat(), table.damage("captain-marvel")) == (2 * len(heroes), 1)
    assert table.revealed() == ["tempest", "quiet-threat"]  # the second by surge
    table.waits_for(0, "turn")
    # Flipping back to the first side resolves nothing.
    table.does("use:lull")
    assert (table.threat(), table.damage("captain-marvel")) == (2 * len(heroes), 1)
    assert table.revealed() == ["lull"]


@rule("CHA-FLIP-05")
def test_gained_keyword_resolves_on_a_flipped_side() -> None:
    table = FixtureTable("captain-marvel")
    table.put("unrest")
    table.put("lull")
    table.does("use:lull")
    assert table.threat() == 2 + 1 + 1  # its own, the gained incite, and the incite gained by the surge card
    table.does("use:lull")
    assert table.threat() == 4 + 1


@rule("CHA-FLIP-05")
def test_an_identity_that_changes_form_reveals_nothing() -> None:
    table = FixtureTable("captain-marvel")
    table.put("unrest")
    table.does("change-form")
    assert (table.threat(), table.revealed()) == (0, [])


@rule("CHA-FLIP-05")
def test_flipped_minion_engages_the_player() -> None:
    table = FixtureTable("captain-marvel")
    table.put("cocoon")
    table.does("use:cocoon", "undefended")  # quickstrike
    assert table.strikes() == [("cocoon", "captain-marvel", 1)]
    assert (table.piece("cocoon").area, table.piece("cocoon").tough) == (0, 1)
    table.waits_for(0, "turn")


@rule("CHA-FLIP-05")
def test_hinder_of_a_flipped_side() -> None:
    table = FixtureTable("captain-marvel")
    table.reveals("detour")
    assert table.threat("detour") == 2 + 1
    table.does("use:detour")
    assert table.threat("detour") == 3 + 4  # a side of the same type keeps its tokens


@rule("CHA-FLIP-05")
def test_flipped_villain_is_revealed_to_the_first_player() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.change("rhino-1", face="mask", damage=4, stunned=1)
    table.reveals("true-face", seat=1)
    assert (table.damage("captain-marvel"), table.damage("she-hulk")) == (3, 0)
    assert (table.piece("rhino-1").face, table.damage("rhino-1"), table.piece("rhino-1").stunned) == ("unmasked", 4, 1)
    table.reveals("true-face", seat=1)  # the first side has no text
    assert (table.piece("rhino-1").face, table.damage("captain-marvel")) == ("mask", 3)


@rule("CHA-HINDER-02")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_hinder_per_player(players: int) -> None:
    table = FixtureTable(*("captain-marvel", "she-hulk", "iron-man")[:players])
    table.reveals("detour")
    assert table.threat("detour") == 2 + players
    table.reveals("maze")
    assert table.threat("maze") == 9 + 4  # as printed, for any number of players


@rule("CHA-HINDER-02")
def test_hinder_gained_by_a_core_set_side_scheme() -> None:
    for gained in (False, True):
        table = FixtureTable("captain-marvel", "she-hulk")
        if gained:
            table.put("gridlock")
        table.reveals("breakin-takin")  # 2 starting threat, and 1 for each player when revealed
        assert table.threat("breakin-takin") == 2 + 2 + (2 * 2 if gained else 0)


@rule("CHA-HINDER-02")
def test_texts_of_keywords_per_player() -> None:
    detour, tempest = FIXTURE_GAME.cards.by_id["detour"], FIXTURE_GAME.cards.by_id["tempest"]
    assert render_card(FIXTURE_GAME.cards, detour, Voice("en"))[0] == "Hinder 1 per player."
    assert render_card(FIXTURE_GAME.cards, detour, Voice("es"))[0] == "Complicación 1 por jugador."
    assert render_card(FIXTURE_GAME.cards, tempest, Voice("en"))[1] == "Incite 2 per player."
    assert render_card(FIXTURE_GAME.cards, FIXTURE_GAME.cards.by_id["maze"], Voice("en"))[0] == "Hinder 4."


@rule("CHA-INCITE-02")
@pytest.mark.parametrize(
    ("card", "otherwise"), [("advance", 1), ("hydra-mercenary", 0), ("crowd-control", 0), ("armored-rhino-suit", 0)]
)
def test_incite_gained_by_a_core_set_card(card: str, otherwise: int) -> None:
    for gained in (0, 1):
        table = FixtureTable("spider-man", form="alter-ego")
        if gained:
            table.put("unrest")
        table.reveals(card)
        assert table.threat() == otherwise + gained
        table.waits_for(0, "turn")


@rule("CHA-INCITE-02")
def test_gained_incite_applies_only_to_other_cards_when_revealed() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.reveals("unrest")
    assert table.threat() == 0
    table.schemed("rhino-1", boost="hydra-mercenary")  # 1 boost icon; a boost card is not revealed
    assert table.threat() == 1 + FIXTURE_GAME.cards.by_id["hydra-mercenary"].boost


@rule("CHA-INCITE-02")
@pytest.mark.parametrize(("mode", "threat"), [("standard", 0), ("expert", 1)])
def test_a_treachery_that_has_incite_in_expert_mode(mode: str, threat: int) -> None:
    table = FixtureTable("spider-man", mode=mode)
    table.reveals("dark-arts")
    assert (table.threat(), table.damage("spider-man")) == (threat, 1)


@rule("CHA-CANCEL-07")
def test_a_treachery_that_was_cancelled_was_not_resolved() -> None:
    for cancelled in (False, True):
        table = FixtureTable("spider-man")
        table.put("debriefing")
        table.hand("enhanced-spider-sense", "energy")
        table.reveals("advance")
        if cancelled:
            table.does("trigger:enhanced-spider-sense", "pay")
            assert table.threat() == 0
            table.waits_for(0, "turn")
        else:
            table.does("pass")
            assert table.options() == ["trigger:debriefing/debriefing-1", "pass"]
            table.does("trigger:debriefing")
            assert (table.held(), table.threat()) == (["enhanced-spider-sense", "energy", "quiet-card"], 1)


@rule("CHA-CANCEL-07")
def test_a_treachery_that_does_nothing_was_not_resolved() -> None:
    table = FixtureTable("captain-marvel")
    table.put("debriefing")
    table.reveals("quiet-threat")
    table.waits_for(0, "turn")


@rule("CHA-CANCEL-07")
def test_cancelled_treachery_with_surge_is_partly_resolved() -> None:
    for card, answers in (("debriefing", True), ("composure", False)):
        table = FixtureTable("spider-man")
        table.put(card)
        table.hand("enhanced-spider-sense", "energy")
        table.reveals("heart-shaped-herb")
        table.does("trigger:enhanced-spider-sense", "pay")
        assert (table.piece("rhino-1").tough, table.events("revealed")) == (0, [{"card": "quiet-threat", "seat": 0}])
        assert (f"trigger:{card}/{card}-1" in table.options()) == answers
    table = FixtureTable("spider-man")
    table.put("composure")
    table.reveals("heart-shaped-herb")
    assert table.piece("rhino-1").tough == 1
    assert table.options() == ["trigger:composure/composure-1", "pass"]


@rule("CHA-REVEAL-01", "CHA-INCITE-01")
@pytest.mark.parametrize(("cancelled", "threat"), [(True, 0), (False, 1)])
def test_incite_is_cancelled_with_the_other_when_revealed_effects(cancelled: bool, threat: int) -> None:
    table = FixtureTable("spider-man", mode="expert")
    table.put("debriefing")
    table.hand("enhanced-spider-sense", "energy")
    table.reveals("dark-arts")
    table.does(*(("trigger:enhanced-spider-sense", "pay") if cancelled else ("pass",)))
    assert (table.threat(), table.damage("spider-man")) == (threat, threat)
    assert ("trigger:debriefing/debriefing-1" in table.options()) != cancelled


@rule("CHA-CANCEL-07")
@pytest.mark.parametrize("card", ["debriefing", "composure"])
@pytest.mark.parametrize("unrest", [False, True])
def test_incite_alone_counts_as_a_resolved_part(card: str, unrest: bool) -> None:
    table = FixtureTable("spider-man")
    table.put(card)
    if unrest:
        table.put("unrest")
    table.reveals("quiet-threat")
    assert (f"trigger:{card}/{card}-1" in table.options(), table.threat()) == (unrest, int(unrest))


@rule("CHA-CANCEL-07")
def test_ability_in_play_is_not_a_resolved_event() -> None:
    table = FixtureTable("captain-marvel")
    table.change("captain-marvel", damage=2)
    table.put("encore")
    table.hand("energy")
    table.does("use:captain-marvel", "pay")
    assert table.damage("captain-marvel") == 1
    table.waits_for(0, "turn")


@rule("CHA-CANCEL-07")
def test_only_the_resolving_player_can_respond() -> None:
    table = FixtureTable("captain-marvel", "spider-man")
    table.put("debriefing", seat=1)
    table.reveals("advance", seat=0)
    table.waits_for(0, "turn")


@rule("CHA-CANCEL-07")
def test_an_event_whose_attack_a_stunned_card_stops_was_not_resolved() -> None:
    for stunned in (0, 1):
        table = FixtureTable("captain-marvel")
        table.put("encore")
        table.hand("haymaker", "energy")
        table.change("captain-marvel", stunned=stunned)
        table.does("play:haymaker", "pay")
        assert table.damage("rhino-1") == (0 if stunned else 3)
        if stunned:
            table.waits_for(0, "turn")
        else:
            assert table.options() == ["trigger:encore/encore-1", "pass"]


@rule("CHA-CANCEL-07")
def test_texts_of_resolving_a_treachery() -> None:
    debriefing, composure = FIXTURE_GAME.cards.by_id["debriefing"], FIXTURE_GAME.cards.by_id["composure"]
    assert render_card(FIXTURE_GAME.cards, debriefing, Voice("en")) == [
        "Response: After you resolve a treachery, draw 1 card."
    ]
    assert render_card(FIXTURE_GAME.cards, debriefing, Voice("es")) == [
        "Respuesta: después de que resuelvas una perfidia, roba 1 carta."
    ]
    assert "if its “When Revealed” effects were resolved" in render_card(FIXTURE_GAME.cards, composure, Voice("en"))[0]
    assert (
        "si se han resuelto sus efectos de «Cuando se muestre esta carta»"
        in render_card(FIXTURE_GAME.cards, composure, Voice("es"))[0]
    )
