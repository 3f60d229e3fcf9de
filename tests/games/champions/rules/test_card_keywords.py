"""Keywords of player cards: alliance, linked, team-up, requirement, restricted, setup, temporary, uses."""

from pathlib import Path

import pytest

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import plain
from tableverse.games.champions.cards import Deck
from tableverse.games.champions.decks.legality import problems
from tableverse.games.champions.game import Champions
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.text import render_card
from tableverse.kernel.effects import Voice
from tableverse.kernel.errors import BadContent
from tableverse.kernel.game import Config
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.ledger import rule


@rule("CHA-ALLIANCE-01", "CHA-ALLIANCE-02", "CHA-KEYWORD-04")
def test_other_players_help_to_pay_for_an_alliance_card() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.hand("girl-scouts", "energy")  # it costs 4, and she has 2
    table.hand("emergency", "emergency", "haymaker", seat=1)
    table.put("generator", seat=1)
    table.does("play:girl-scouts")
    table.waits_for(1, "pledge")
    table.does("pledge:emergency")
    assert (table.held(1), table.discarded(1)) == (["emergency", "haymaker"], [])  # pledged, not spent yet
    assert plain(table.state.limbo) == ["girl-scouts", "emergency"]  # visible on the table
    table.does("pledge:generator", "done")  # her own card pays the rest
    assert table.in_play("girl-scouts")
    assert table.piece("girl-scouts").area == 0  # hers, regardless of who helped
    assert table.held(1) == ["emergency", "haymaker"]
    assert table.piece("generator").exhausted
    assert table.discarded(1) == ["emergency"]
    table.waits_for(0, "turn")


@rule("CHA-ALLIANCE-01")
def test_alliance_card_without_enough_help_spends_nothing() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.hand("girl-scouts", "energy")
    table.hand("emergency", "emergency", seat=1)
    table.does("play:girl-scouts", "pledge:emergency", "done")
    assert table.events("not-paid") == [{"seat": 0, "card": "girl-scouts"}]
    assert sorted(table.held(0)) == ["energy", "girl-scouts"]
    assert table.held(1) == ["emergency", "emergency"]
    assert table.state.limbo == []
    table.hand("girl-scouts")
    table.hand("emergency", seat=1)
    assert "play:girl-scouts" not in table.options()  # not even all together


@rule("CHA-ALLIANCE-02")
def test_an_event_with_alliance_is_resolved_by_its_player() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.hand("joint-effort")
    table.hand("energy", seat=1)
    table.does("play:joint-effort", "pledge:energy")
    assert table.held(0) == ["quiet-card", "quiet-card"]
    assert table.held(1) == []
    alone = FixtureTable("she-hulk")
    alone.hand("joint-effort", "energy")
    alone.does("play:joint-effort", "pay")
    assert len(alone.held()) == 2


@rule("CHA-ALLIANCE-01")
def test_other_players_help_to_pay_for_an_alliance_interrupt() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.hand("shield-wall")  # it costs 1: prevent 1 damage
    table.hand("energy", seat=1)
    table.attacked("rhino-1")
    table.does("undefended", "undefended", "trigger:shield-wall")
    table.waits_for(1, "pledge")
    table.does("pledge:energy")
    assert table.damage("she-hulk") == 1
    assert (table.discarded(0), table.discarded(1)) == (["shield-wall"], ["energy"])
    table.hand("shield-wall")
    table.hand("energy", seat=1)
    table.attacked("rhino-1")
    table.does("undefended", "undefended", "trigger:shield-wall", "done")
    assert table.damage("she-hulk") == 3
    assert (table.held(0), table.held(1)) == (["shield-wall"], ["energy"])


@rule("CHA-TEAMUP-02", "CHA-KEYWORD-11")
def test_a_team_up_card_needs_both_characters() -> None:
    table = FixtureTable("she-hulk")
    table.hand("team-punch")
    assert "play:team-punch" not in table.options()
    table.put("hellcat")
    table.does("play:team-punch")
    assert table.held() == ["quiet-card"]
    table = FixtureTable("iron-man", "spider-man")
    table.hand("team-base")
    assert "play:team-base" in table.options()  # two identities
    table = FixtureTable("iron-man", "she-hulk")
    table.hand("team-base")
    assert "play:team-base" not in table.options()


@rule("CHA-TEAMUP-03")
def test_team_up_matches_ally_subtitles() -> None:
    table = FixtureTable("iron-man", "she-hulk")
    table.hand("team-base")
    table.put("hero-friend", seat=1)  # "Hero Friend", Spider-Man
    assert "play:team-base" in table.options()


@rule("CHA-REQUIREMENT-01", "CHA-KEYWORD-13")
def test_required_resources_must_be_spent() -> None:
    table = FixtureTable("she-hulk")
    table.hand("formula", "energy")  # two energy
    assert "play:formula" not in table.options()
    table.hand("formula", "emergency", "genius")
    table.does("play:formula", "spend:genius")  # two mental: one is required, both pay
    assert table.in_play("formula")
    table.hand("theory", "energy")
    assert "play:theory" not in table.options()
    table.hand("theory", "genius")
    table.does("play:theory", "pay")
    assert table.held() == ["quiet-card"]


@rule("CHA-REQUIREMENT-02")
def test_free_play_cannot_play_a_card_with_required_resources() -> None:
    table = FixtureTable("she-hulk")
    table.hand("free-lunch", "formula")
    assert "play:free-lunch" not in table.options()
    table.hand("free-lunch", "formula", "tac-team")
    table.does("play:free-lunch")
    while table.state.decision is not None and table.state.decision.kind != "turn":
        assert "pick:formula" not in table.options()
        table.does(table.options()[0])
    assert table.in_play("tac-team")
    assert table.held() == ["formula"]


def test_an_event_played_by_another_card_must_be_one_that_could_be_played_now() -> None:
    table = FixtureTable("she-hulk")
    table.hand("free-lunch", "backflip")  # an interrupt to damage
    assert "play:free-lunch" not in table.options()
    table.hand("free-lunch", "free-lunch", "energy")  # neither is a resource card played
    assert "play:free-lunch" not in table.options()
    table.hand("free-lunch", "uppercut")
    table.does("play:free-lunch")
    assert table.damage("rhino-1") == 5
    assert sorted(table.discarded()) == ["free-lunch", "uppercut"]


@rule("CHA-RESTRICTEDKW-01", "CHA-RESTRICTEDKW-02", "CHA-RESTRICTEDKW-03", "CHA-KEYWORD-14")
def test_playing_a_third_restricted_card_discards_one() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("big-gun")
    table.put("bazooka")
    table.put("big-gun", seat=1)
    table.hand("mortar")
    table.does("play:mortar")
    table.waits_for(0, "limit")
    assert table.options() == ["discard:big-gun", "discard:bazooka", "discard:mortar"]
    table.does("discard:mortar")  # the new card may be the one discarded
    assert table.discarded() == ["mortar"]
    table.hand("mortar")
    table.does("play:mortar", "discard:bazooka")
    assert table.in_play("mortar")
    table.waits_for(0, "turn")


@rule("CHA-TEMPORARY-01", "CHA-KEYWORD-15")
def test_temporary_cards_leave_at_the_end_of_the_round() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.hand("quick-fix")
    table.does("play:quick-fix")
    assert table.in_play("quick-fix")
    table.does("end-turn")
    kinds = [(event.kind, event.facts.get("card")) for event in table.happened]
    assert kinds.index(("left", "quick-fix")) > kinds.index(("revealed", "quiet-threat"))
    assert table.discarded() == ["quick-fix"]
    assert table.state.rounds == 2


@rule("CHA-USES-01", "CHA-USES-03", "CHA-KEYWORD-18", "CHA-KEYWORD-19")
def test_card_with_uses_leaves_with_its_last_counter() -> None:
    table = FixtureTable("she-hulk")
    table.hand("last-clip")
    table.does("play:last-clip")
    assert table.piece("last-clip").counters == 1
    table.does("use:last-clip")
    kinds = table.story()
    assert kinds.index("drew") < kinds.index("left")  # the effect first


@rule("CHA-KEYWORD-02")
def test_second_keyword_instance_adds_only_if_numbered() -> None:
    table = FixtureTable("black-panther")  # retaliate 1
    table.put("thorns")  # gains retaliate 2
    table.attacked("rhino-1")
    table.does("undefended")
    assert table.damage("rhino-1") == 3
    table = FixtureTable("she-hulk")
    table.put("brutality")  # each ally gains overkill
    table.put("crusher")  # who has it already
    table.put("brawler")
    table.does("attack:crusher>brawler")
    assert table.damage("rhino-1") == 2  # 5 less 3, once


@rule("CHA-KEYWORD-01", "CHA-KEYWORD-08", "CHA-KEYWORD-09", "CHA-KEYWORD-12")
def test_keywords_that_act_when_a_card_enters_or_is_attacked() -> None:
    table = FixtureTable("she-hulk")
    table.reveals("road-block")
    assert table.threat("road-block") == 2 + 3  # hinder 3
    table.reveals("sandman")
    assert table.piece("sandman").tough == 1  # toughness
    table.put("spiked-one")
    table.does("attack:she-hulk>spiked-one")
    assert table.damage("she-hulk") == 2  # retaliate 2


# --- before the game ----------------------------------------------------------------------------------------------


def begin(*extra: str, seats: int = 1) -> ChampionsState:
    """Return a game where each player's deck also holds these cards."""
    config = Config(seats, {"scenario": "rhino"})
    state = FIXTURE_GAME.set_up(config, FIXTURE_GAME.new(config, 1).rng)
    assert isinstance(state, ChampionsState)
    FIXTURE_GAME.attach(state)
    for seat in range(seats):
        state.players[seat].deck += [f"{card}@{seat}.1" for card in extra]
    FIXTURE_GAME.settle(state)
    return state


@rule("CHA-SETUPKW-01", "CHA-SETUPKW-02", "CHA-GAMESETUP-13")
def test_a_card_with_setup_starts_in_play() -> None:
    state = begin("headquarters")
    assert "headquarters@0.1" in state.play
    assert state.play["headquarters@0.1"].area == 0
    assert len(state.players[0].hand) == 6  # in addition to a full hand


@rule("CHA-WHENREVEALED-02", "CHA-SETUPKW-01")
def test_when_revealed_of_an_encounter_card_that_starts_in_play() -> None:
    config = Config(1, {"scenario": "rhino"})
    state = FIXTURE_GAME.set_up(config, FIXTURE_GAME.new(config, 1).rng)
    assert isinstance(state, ChampionsState)
    FIXTURE_GAME.attach(state)
    state.encounter.append("ambush.1")
    FIXTURE_GAME.settle(state)
    assert "ambush.1" in state.play
    assert state.play[state.scheme].threat == 2
    assert state.decision is not None
    assert state.decision.kind == "mulligan"


@rule("CHA-PERMANENT-04")
def test_permanent_cards_are_set_aside() -> None:
    state = begin("monument")
    assert state.aside == ["monument@0.1"]
    assert "monument@0.1" not in state.players[0].deck + state.players[0].hand


@rule("CHA-LINKED-02", "CHA-LINKED-04", "CHA-LINKED-05", "CHA-KEYWORD-10")
def test_linked_cards_are_set_aside_for_each_deck_with_the_card_that_calls_them() -> None:
    assert begin().aside == []
    assert begin("call-helper").aside == ["helper@0.1", "helper@0.2"]
    assert begin("call-helper", seats=2).aside == ["helper@0.1", "helper@0.2", "helper@1.1", "helper@1.2"]


@rule("CHA-KEYWORD-10", "CHA-LINKED-02")
def test_the_named_card_brings_a_linked_card_into_the_game() -> None:
    table = FixtureTable("she-hulk")
    table.state.aside = ["helper@0.1", "helper@0.2"]
    table.hand("call-helper")
    table.does("play:call-helper", "pick:helper")
    assert table.in_play("helper")
    assert len(table.state.aside) == 1


@rule("CHA-LINKED-06")
def test_player_taking_control_of_a_linked_card_owns_it() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.state.aside = ["helper@0.1"]
    table.hand("lend-helper")
    table.does("play:lend-helper")
    piece = table.piece("helper")
    assert piece.area == 1
    table.change("helper", damage=1)
    table.hand("ram")
    table.does("play:ram", "pick:helper")
    assert (table.discarded(0), table.discarded(1)) == (["lend-helper", "ram"], ["helper"])


def deck_problems(*more: str, hero: str = "she-hulk-aggression") -> list[str]:
    """Return the errors of a starter deck that also holds these cards."""
    starter = FIXTURE_GAME.cards.decks[hero]
    deck = Deck(starter.id, starter.identity, {**starter.cards, **dict.fromkeys(more, 1)}, starter.aspects)
    return [problem.key for problem in problems(FIXTURE_GAME.cards, deck)]


@rule("CHA-LINKED-01", "CHA-LINKED-03")
def test_a_linked_card_belongs_to_no_deck_and_does_not_count() -> None:
    assert deck_problems() == []
    assert deck_problems("helper") == ["champions-deck-linked"]
    starter = FIXTURE_GAME.cards.decks["she-hulk-aggression"]
    cards = {**starter.cards, "helper": 1}
    cards.pop("energy")
    few = Deck(starter.id, starter.identity, cards, starter.aspects)
    size = next(problem for problem in problems(FIXTURE_GAME.cards, few) if problem.key == "champions-deck-size")
    assert size.arguments["amount"] == sum(starter.cards.values()) - starter.cards["energy"]


@rule("CHA-TEAMUP-01")
def test_team_up_card_is_legal_for_either_named_hero() -> None:
    assert deck_problems("team-punch") == []  # She-Hulk and Hellcat
    assert deck_problems("team-punch", hero="iron-man-aggression") == ["champions-deck-team-up"]
    assert deck_problems("team-base", hero="iron-man-aggression") == []


@rule("CHA-PERMANENT-05")
def test_permanent_cards_do_not_count_towards_the_size_of_a_deck() -> None:
    starter = FIXTURE_GAME.cards.decks["she-hulk-aggression"]
    cards = {**starter.cards, "monument": 1}
    cards["energy"] -= 1
    assert sum(cards.values()) == 40
    deck = Deck(starter.id, starter.identity, cards, starter.aspects)
    assert [problem.key for problem in problems(FIXTURE_GAME.cards, deck)] == ["champions-deck-size"]


# --- parsing and texts ----------------------------------------------------------------------------------------------


def test_keyword_terms_have_texts_in_both_languages() -> None:
    said = {language: Voice(language) for language in LANGUAGES}
    by_id = FIXTURE_GAME.cards.by_id
    assert render_card(FIXTURE_GAME.cards, by_id["helper"], said["en"]) == ["Linked (Call Helper)."]
    assert render_card(FIXTURE_GAME.cards, by_id["helper"], said["es"]) == ["Enlazada (Llamar al ayudante)."]
    assert render_card(FIXTURE_GAME.cards, by_id["team-base"], said["en"]) == ["Team-up (Spider-Man and Iron Man)."]
    assert render_card(FIXTURE_GAME.cards, by_id["gangster"], said["en"]) == ["Teamwork (Criminal)."]
    assert render_card(FIXTURE_GAME.cards, by_id["formula"], said["en"]) == ["Requirement (mental)."]


@pytest.mark.parametrize(
    ("row", "line"),
    [
        ("requirement: [silver]", "silver"),
        ("paid-only-with: silver", "silver"),
        ("abilities: [{is: action, do: {spend: [gold]}}]", "gold"),
        ("constants: [{name: cost, of: you, amount: {played-this-round: {kind: alley, who: you}}}]", "alley"),
        ("abilities: [{is: action, do: {pick-several: {of: minions, amount: 1, plus: this}}}]", "plus"),
        ("team-up: [she-hulk]", "she-hulk"),
        ("team-up: [she-hulk, nobody-at-all]", "nobody-at-all"),
        ("linked: nothing-at-all", "nothing-at-all"),
        ("keywords: {allianse: 1}", "allianse"),
        ("keywords: {guard: {each: 1}}", "a single value"),
        ("keywords: {hinder: {each: 0}}", "0"),
        ("keywords: {hinder: {each: 1, plus: 2}}", "plus"),
        ("abilities: [{is: action, do: {attack-gains: speed}}]", "speed"),
        ("abilities: [{is: action, do: {damage: {amount: 1, to: villain, with: asleep}}}]", "asleep"),
    ],
)
def test_a_wrong_keyword_is_refused_with_its_line(tmp_path: Path, row: str, line: str) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(
        "- id: wrong\n  name: {en: W, es: W}\n  source: reconstructed\n  code: x\n  kind: event\n  set: made-up\n"
        f"  aspect: basic\n  cost: 0\n  {row}\n",
        encoding="utf-8",
    )
    with pytest.raises(BadContent) as caught:
        Champions(extra=[file])
    assert line in caught.value.say("en")
    assert ":9:" in caught.value.say("en")
    assert plain(caught.value.say("es"))
