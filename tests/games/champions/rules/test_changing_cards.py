"""Changeable properties of a card: stars beside its numbers, further forms, other sides, another type."""

from pathlib import Path

import pytest

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import GAME, Table, plain
from tableverse.games.champions.game import Champions
from tableverse.games.champions.text import render_card
from tableverse.kernel.effects import Voice
from tableverse.kernel.errors import BadContent
from tableverse.kernel.ledger import rule

# --- stars ----------------------------------------------------------------------------------------------------------


@rule("CHA-STARICON-02")
def test_a_star_beside_an_enemys_number_points_at_its_text() -> None:
    assert GAME.cards.by_id["klaw-1"].stars == ("atk",)
    table = Table("captain-marvel", scenario="klaw")
    table.encounter("quiet-threat")
    table.attacked("klaw-1")
    table.does("undefended")
    assert len(table.events("boost")) == 2  # one for every attack, and one from the star's text
    table.attacked("klaw-1")
    table.does("undefended")
    assert len(table.events("boost")) == 2
    table.schemed("klaw-1")
    assert len(table.events("boost")) == 1  # no star there
    lines = render_card(GAME.cards, GAME.cards.by_id["klaw-1"], Voice("en"))
    assert [line[0] for line in lines if "attack" in line] == ["★"]


@rule("CHA-STARICON-02")
def test_madame_hydra_has_two_stars() -> None:
    assert GAME.cards.by_id["madame-hydra"].stars == ("atk", "sch")
    lines = render_card(GAME.cards, GAME.cards.by_id["madame-hydra"], Voice("es"))
    assert [line[0] for line in lines].count("★") == 1  # one ability, which both stars refer to
    assert not lines[0].startswith("★")


@rule("CHA-STARICON-02")
def test_star_marks_only_texts_for_attacks_or_schemes() -> None:
    """Whirlwind also has a boost ability. Program Transmitter has a star beside SCH only."""
    for card, starred in (("whirlwind", [True, False]), ("program-transmitter", [False, True, False])):
        lines = render_card(GAME.cards, GAME.cards.by_id[card], Voice("en"))
        assert [line.startswith("★") for line in lines] == starred
    osborn = FIXTURE_GAME.cards.by_id["norman-osborn-1"]  # two forced interrupts, one of them when he would attack
    assert [line[0] == "★" for line in render_card(FIXTURE_GAME.cards, osborn, Voice("en"))] == [True, False]


@rule("CHA-STARICON-03")
def test_a_star_beside_the_number_of_an_attachment() -> None:
    table = Table("captain-marvel")
    table.put("charge", on="rhino-1")
    table.schemed("rhino-1")
    assert table.in_play("charge")  # the star is not beside SCH
    table.attacked("rhino-1")
    table.does("undefended")
    assert not table.in_play("charge")
    assert GAME.cards.by_id["program-transmitter"].stars == ("sch",)


@rule("CHA-STARICON-04")
def test_a_star_beside_the_numbers_of_an_ally() -> None:
    table = FixtureTable("captain-marvel")
    table.put("star-ally")
    table.change("the-break-in", threat=5)
    table.does("attack:star-ally>rhino-1")
    assert len(table.held()) == 1
    table.change("star-ally", exhausted=False)
    table.does("thwart:star-ally>the-break-in")
    assert len(table.held()) == 3
    table.attacked("rhino-1")
    table.change("star-ally", exhausted=False)
    table.does("defend:star-ally")
    assert len(table.held()) == 3  # defending uses neither


@rule("CHA-STARICON-05")
def test_a_star_beside_the_numbers_of_an_identity() -> None:
    table = FixtureTable("spider-man")
    table.change("spider-man", face="star-hero", damage=5)
    table.change("the-break-in", threat=5)
    table.does("attack:spider-man>rhino-1")
    assert len(table.held()) == 1
    table.change("spider-man", exhausted=False)
    table.does("thwart:spider-man>the-break-in")
    assert len(table.held()) == 3
    table.change("spider-man", exhausted=False)
    table.attacked("rhino-1")
    table.does("defend:spider-man")
    assert len(table.held()) == 6
    damage = table.damage("spider-man")
    table.change("spider-man", face="star-alter-ego", exhausted=False)
    table.does("recover:spider-man")
    assert (table.damage("spider-man"), len(table.held())) == (damage - 2, 7)
    table.waits_for(0, "turn")


@rule("CHA-STARICON-06")
def test_star_without_a_number_counts_as_zero() -> None:
    table = FixtureTable("spider-man")
    table.put("star-brute")
    table.hand("weigh")
    assert "play:weigh" not in table.options()  # an ability that reads it finds 0, and 0 cards are no effect
    table.attacked("star-brute", boost="stampede")
    icons = FIXTURE_GAME.cards.by_id["stampede"].boost
    table.does("undefended")
    assert icons > 0
    assert table.strikes() == [("star-brute", "spider-man", icons)]
    table.put("combat-training")  # its text adds to the attack
    table.attacked("star-brute", boost="stampede")
    table.does("undefended")
    assert table.strikes() == [("star-brute", "spider-man", icons + 1)]


@pytest.mark.parametrize(
    ("stars", "message"),
    [("[atk]", "needs a text"), ("[hp]", "is not one of")],
)
def test_star_without_a_matching_ability_is_refused(tmp_path: Path, stars: str, message: str) -> None:
    row = "- {id: odd, name: {en: Odd, es: Rara}, source: reconstructed, code: z1, kind: minion, set: odd,"
    path = tmp_path / "odd.yaml"
    path.write_text(f"{row} aspect: encounter, stats: {{atk: 1, sch: 1, hp: 1}}, stars: {stars}}}\n", encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        Champions(extra=[path])


# --- further forms --------------------------------------------------------------------------------------------------


@rule("CHA-FORM-07", "CHA-FORM-08")
def test_a_card_gives_its_identity_one_more_form() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.hand("solid", "ghost-step")
    table.does("play:solid")
    assert table.state.form(0) == "hero"  # it still is a hero
    attack, thwart = table.stat("spider-man", "atk"), table.stat("spider-man", "thw")
    assert "play:ghost-step" not in table.options()  # not in that form
    table.does("use:solid")
    assert (table.stat("spider-man", "atk"), table.stat("spider-man", "thw")) == (attack - 1, thwart + 2)
    table.hand("ghost-step")
    table.does("play:ghost-step")
    assert len(table.held()) == 3
    assert table.state.form(0) == "hero"
    assert render_card(FIXTURE_GAME.cards, FIXTURE_GAME.cards.by_id["solid"], Voice("en"))[0] == "Mass form."
    assert render_card(FIXTURE_GAME.cards, FIXTURE_GAME.cards.by_id["solid"], Voice("es"))[0] == "Identidad de masa."
    # The other player is not in that form.
    table.does("end-turn")
    table.hand("ghost-step", seat=1)
    assert "play:ghost-step" not in table.options()


@rule("CHA-FORM-08")
def test_additional_form_is_taken_by_its_own_ability() -> None:
    table = FixtureTable("spider-man")
    table.put("solid")
    assert "change-form" in table.options()
    table.does("use:solid", "use:solid")  # "phased" may be left once a round
    assert table.piece("solid").face == "solid"
    table.does("use:solid")
    assert table.piece("solid").face == "phased"
    assert "use:solid/phased-1" not in table.options()


@rule("CHA-FORM-09")
def test_additional_form_does_not_use_up_the_turns_form_change() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.put("solid")
    table.does("change-form")
    assert "change-form" not in table.options()
    table.does("use:solid")
    assert table.piece("solid").face == "phased"
    other = FixtureTable("spider-man", form="alter-ego")
    other.put("solid")
    other.does("use:solid", "change-form")
    assert (other.piece("solid").face, other.state.form(0)) == ("phased", "hero")


@rule("CHA-FORM-10")
def test_taking_an_additional_form_counts_as_changing_form() -> None:
    table = FixtureTable("spider-man")
    table.put("solid")
    table.put("form-watcher")
    table.does("use:solid")
    assert table.events("form") == [{"seat": 0, "card": "phased", "form": "phased"}]
    table.does("trigger:form-watcher")
    assert len(table.held()) == 1
    table.hand("solid")
    table.does("play:solid", "trigger:form-watcher")  # entering play also takes the form
    assert len(table.held()) == 1


# --- other sides ----------------------------------------------------------------------------------------------------


@rule("CHA-FLIP-02")
def test_each_change_of_the_face_of_a_folded_card_is_a_flip() -> None:
    table = FixtureTable("spider-man")
    table.put("dawn")
    table.put("sundial")
    faces = []
    for count in (1, 2, 3):
        table.does("use:dawn")
        faces.append(table.piece("dawn").face)
        assert table.piece("sundial").counters == count
    assert faces == ["noon", "dusk", "dawn"]


@rule("CHA-DOUBLESIDED-03")
@pytest.mark.parametrize(("mode", "face", "more"), [("standard", "calm-streets", 1), ("expert", "wild-streets", 3)])
def test_a_card_with_a_side_for_each_mode(mode: str, face: str, more: int) -> None:
    table = FixtureTable("spider-man", mode=mode)
    villain = plain(table.state.villain)
    before = table.stat(villain, "sch")
    table.reveals("calm-streets")
    assert table.piece("calm-streets").face == face
    assert table.stat(villain, "sch") == before + more
    assert FIXTURE_GAME.cards.encounter_copies("two-modes") == ["calm-streets.1"]  # one card


@rule("CHA-ENCSET-02")
def test_sets_of_the_same_name_are_distinct() -> None:
    assert FIXTURE_GAME.cards.by_id["heist-vault"].names == FIXTURE_GAME.cards.by_id["other-heist-vault"].names
    assert FIXTURE_GAME.cards.encounter_copies("heist-2") == [f"other-heist-vault.{copy}" for copy in (1, 2, 3)]
    table = FixtureTable("spider-man")
    table.put("heist-plan")
    table.reveals("other-heist-vault")
    assert table.in_play("heist-plan")  # a permanent card yields only to its own set
    table.reveals("heist-vault")
    assert not table.in_play("heist-plan")


# --- another type ---------------------------------------------------------------------------------------------------


@rule("CHA-CARDTYPE-04", "CHA-CARDTYPE-06", "CHA-CARDTYPE-07")
def test_an_ally_becomes_a_minion() -> None:
    table = FixtureTable("she-hulk", "spider-man")
    table.put("turncoat", seat=1, damage=1)
    table.reveals("betrayal", seat=1)
    piece = table.piece("turncoat")
    assert table.events("became") == [{"card": "turncoat", "kind": "minion"}]
    assert [one.id for one in table.state.engaged(1)] == [piece.id]
    assert (piece.damage, table.state.of_kind("ally")) == (1, [])
    assert "attack:she-hulk>turncoat" in table.options()
    # It activates against its former controller and takes no damage from its own attack.
    table.does("end-turn")
    assert not [option for option in table.options() if option.startswith(("attack:turncoat", "thwart:turncoat"))]
    table.does("end-turn")
    while table.state.phase != "player" or table.state.rounds == 1:
        options = table.options()
        table.does(next(one for one in ("done", "undefended", options[-1]) if one in options))
        struck = [strike for strike in table.strikes() if strike[0] == "turncoat"]
        if struck:
            assert struck == [("turncoat", "spider-man", 3)]
            break
    else:
        pytest.fail("it never attacked")
    assert table.damage("turncoat") == 1


@rule("CHA-CARDTYPE-04", "CHA-CARDTYPE-07")
def test_an_ally_that_became_a_minion_schemes_and_is_defeated_to_its_owners_pile() -> None:
    table = FixtureTable("captain-marvel", form="alter-ego")
    table.put("turncoat", damage=1)
    table.reveals("betrayal")
    table.schemed("turncoat")
    assert (table.threat(), table.damage("turncoat")) == (2, 1)  # by its printed THW, without consequential damage
    table.change("turncoat", damage=3)
    table.does("change-form", "attack:captain-marvel>turncoat")
    assert "turncoat" in table.discarded()


@rule("CHA-CARDTYPE-05")
def test_attachments_stay_on_a_changed_type_but_only_fitting_ones_apply() -> None:
    table = FixtureTable("spider-man")
    table.put("turncoat")
    table.put("ally-gauntlet", on="turncoat")
    assert table.stat("turncoat", "atk") == 4
    table.put("fetters", on="turncoat")
    assert not [option for option in table.options() if option.startswith("attack:turncoat")]
    table.reveals("betrayal")
    assert (table.piece("ally-gauntlet").host, table.piece("fetters").host) == (table.thing("turncoat"),) * 2
    assert table.stat("turncoat", "atk") == 3
    table.attacked("turncoat")
    assert table.strikes() == []  # a minion is a character too
    table.waits_for(0, "turn")


@rule("CHA-CARDTYPE-08")
def test_player_who_turns_a_minion_into_an_ally_controls_it() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("thug", seat=1)
    table.change("the-break-in", threat=4)
    table.hand("change-of-heart")
    table.does("play:change-of-heart")
    piece = table.piece("thug")
    assert (piece.area, table.state.card(piece.id).kind) == (0, "ally")
    assert table.state.engaged(1) == []
    table.does("thwart:thug>the-break-in")
    assert (table.threat(), piece.exhausted, piece.damage) == (3, True, 0)
    # The client shows the printed card, of its new type.
    shown = next(one for one in FIXTURE_GAME.view(table.state, 1).play if one.id == piece.id)
    assert (shown.face, shown.kind) == ("thug", "ally")


@rule("CHA-CARDTYPE-08")
def test_a_new_ally_counts_for_the_ally_limit() -> None:
    table = FixtureTable("spider-man")
    for _ in range(3):
        table.put("rookie")
    table.put("thug")
    table.hand("change-of-heart")
    table.does("play:change-of-heart")
    table.waits_for(0, "ally-limit")
    table.does("discard:thug")
    assert plain(table.state.encounter_discard)[-1] == "thug"


# --- events ---------------------------------------------------------------------------------------------------------


@rule("CHA-EVENTCARD-05")
def test_a_cancelled_event_is_paid_for_played_and_discarded() -> None:
    table = FixtureTable("spider-man")
    table.put("jammer")
    table.put("event-fan")
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "pay")
    assert table.damage("rhino-1") == 0
    assert sorted(table.discarded()) == ["energy", "genius", "swinging-web-kick"]
    table.does("trigger:event-fan")
    assert len(table.held()) == 1


@rule("CHA-EVENTCARD-08")
def test_event_bonus_applies_to_each_part_of_the_event() -> None:
    table = FixtureTable("spider-man")
    table.change("the-break-in", threat=9)
    table.put("golem")
    table.put("event-amplifier")
    table.hand("three-sparks")
    table.does("play:three-sparks")
    assert (table.damage("rhino-1"), table.damage("golem")) == (6, 3)
    assert table.threat() == 3


@rule("CHA-EVENTCARD-09")
def test_attack_bonus_applies_only_to_the_first_of_two_attacks() -> None:
    table = FixtureTable("spider-man")
    table.put("wind-up")
    table.hand("two-attacks")
    table.does("play:two-attacks")
    assert [event["amount"] for event in table.events("damaged")] == [4, 3]
    assert not table.in_play("wind-up")
