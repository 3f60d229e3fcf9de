"""Encounter cards: dealing, revealing, each card type, obligations, minions, the nemesis, peril."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import GAME, Table, plain
from tableverse.games.champions.cards import KINDS
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule


@rule("CHA-REVEAL-01", "CHA-REVEAL-04", "CHA-REVEAL-10", "CHA-WHENREVEALED-01", "CHA-ENGAGE-01", "CHA-ENGAGE-02")
def test_minion_engages_before_its_when_revealed() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.reveals("lookout", seat=1)
    assert table.piece("lookout").area == 1
    told = [event.kind for event in table.happened if event.kind in ("revealed", "entered", "threat", "discarded")]
    assert told == ["revealed", "entered", "threat"]
    assert table.threat() == 3


@rule("CHA-REVEAL-02")
def test_an_attachment_enters_attached() -> None:
    table = Table("she-hulk")
    table.reveals("charge")
    assert table.piece("charge").host == "rhino-1"


@rule("CHA-REVEAL-03", "CHA-REVEAL-07")
def test_environments_and_side_schemes_enter_the_villains_area() -> None:
    table = FixtureTable("she-hulk")
    table.reveals("public-phone")
    table.reveals("clockwork")
    assert (table.piece("public-phone").area, table.piece("clockwork").area) == (-1, -1)


@rule("CHA-REVEAL-08", "CHA-REVEAL-09", "CHA-TREACHERY-01", "CHA-TREACHERY-02", "CHA-TREACHERY-03", "CHA-REVEAL-01")
def test_treachery_is_never_in_play_and_is_discarded_after_resolving() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.reveals("open-doors", seat=1)
    table.waits_for(1, "defend")  # the player who revealed it resolves it
    assert plain(table.state.limbo) == ["open-doors"]
    assert not table.in_play("open-doors")
    table.does("undefended", "undefended")
    assert table.state.limbo == []
    assert plain(table.state.encounter_discard) == ["quiet-threat", "open-doors"]


@rule("CHA-TREACHERY-03")
def test_cancelled_treachery_is_discarded() -> None:
    table = FixtureTable("spider-man")
    table.hand("enhanced-spider-sense", "energy")
    table.reveals("open-doors")
    table.does("trigger:enhanced-spider-sense", "pay")
    assert "activates" not in table.story()
    assert plain(table.state.encounter_discard) == ["open-doors"]


@rule("CHA-REVEAL-11")
def test_revealing_from_another_pile_follows_the_same_steps() -> None:
    table = FixtureTable("she-hulk", form="alter-ego")
    table.state.encounter_discard = [table.make("lookout")]
    table.reveals("dig-up")  # reveal the topmost minion of the encounter discard pile
    while table.state.decision is not None and table.state.decision.kind == "window":
        table.does("pass")
    assert table.piece("lookout").area == 0
    assert table.threat() == 3


@rule("CHA-WHENREVEALED-03")
def test_a_card_put_into_play_is_not_revealed() -> None:
    table = FixtureTable("she-hulk")
    table.state.encounter_discard = [table.make("lookout")]
    table.reveals("smuggle")
    assert table.piece("lookout").area == 0
    assert table.threat() == 0


@rule("CHA-DEALENC-01", "CHA-DEALENC-02")
def test_a_dealt_card_waits_facedown_for_the_villain_phase() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.encounter("clockwork")
    table.hand("mail")
    table.does("play:mail")
    assert (plain(table.state.players[0].dealt), table.in_play("clockwork")) == (["clockwork"], False)
    assert "revealed" not in table.story()
    table.does("end-turn")
    assert [event["card"] for event in table.events("revealed")] == ["clockwork", "quiet-threat"]


@rule("CHA-DEALENC-03")
def test_card_dealt_during_the_reveal_step_is_revealed() -> None:
    table = FixtureTable("spider-man", "iron-man", form="alter-ego")
    # boost cards for both schemes, then one card for each player; the second card deals one more to each player
    table.encounter("quiet-threat", "quiet-threat", "quiet-threat", "more-mail", "clockwork", "loud-threat")
    table.does("end-turn", "end-turn")
    assert [(event["card"], event["seat"]) for event in table.events("revealed")] == [
        ("quiet-threat", 0),
        ("more-mail", 1),
        ("loud-threat", 1),
        ("clockwork", 0),
    ]
    assert [player.dealt for player in table.state.players] == [[], []]


@rule("CHA-ENCCARD-01")
def test_the_eight_types_of_encounter_cards() -> None:
    found = {card.kind for card in GAME.cards.by_id.values() if card.aspect == "encounter"}
    assert found == {
        "attachment", "environment", "minion", "obligation", "treachery", "main-scheme", "side-scheme", "villain",
    }  # fmt: skip
    assert found < set(KINDS)


@rule("CHA-ENCCARD-02", "CHA-ENCDECK-01", "CHA-NEMESIS-01", "CHA-NEMESIS-03", "CHA-OBLIGATION-04")
def test_encounter_deck_contains_only_encounter_card_types() -> None:
    state = GAME.new(Config(1, {"deck-1": "iron-man-aggression", "scenario": "klaw"}), 3)
    assert isinstance(state, ChampionsState)
    kinds = {GAME.cards.of(thing).kind for thing in state.encounter}
    assert kinds <= {"attachment", "environment", "minion", "treachery", "side-scheme", "obligation"}
    nemesis = {GAME.cards.of(thing).set for thing in state.players[0].nemesis}
    assert nemesis == {"iron-man-nemesis"}
    assert not any(GAME.cards.of(thing).set == "iron-man-nemesis" for thing in state.encounter)
    # the obligation comes from the identity's own set
    assert [GAME.cards.of(t).set for t in state.encounter if GAME.cards.of(t).kind == "obligation"] == ["iron-man"]


@rule("CHA-NEMESIS-04", "CHA-OBLIGATION-05", "CHA-OBLIGATION-03")
def test_nemesis_and_obligation_belong_to_the_chosen_identity() -> None:
    for deck, hero in (("spider-man-justice", "spider-man"), ("black-panther-protection", "black-panther")):
        state = GAME.new(Config(1, {"deck-1": deck}), 3)
        assert isinstance(state, ChampionsState)
        assert {GAME.cards.of(thing).set for thing in state.players[0].nemesis} == {f"{hero}-nemesis"}
        obligations = [thing for thing in state.encounter if GAME.cards.of(thing).kind == "obligation"]
        assert [GAME.cards.of(thing).set for thing in obligations] == [hero]


@rule("CHA-ENCDECK-02")
def test_the_encounter_deck_keeps_its_order() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.encounter("loud-threat", "clockwork", "rock", "brawler")
    before = table.state.encounter[:]
    table.does("end-turn")
    assert len(table.state.encounter) == len(before) - 2  # a boost card and a dealt one
    assert table.state.encounter == before[: len(table.state.encounter)]


@rule("CHA-ENCDECK-04")
def test_discarding_until_a_card_stops_when_the_deck_is_empty() -> None:
    table = FixtureTable("she-hulk")
    table.state.encounter = [table.make("quiet-threat") for _ in range(3)]
    table.state.encounter_discard = [table.make("brawler")]
    table.reveals("call-minion")  # discard until a minion; it engages you. Then 1 threat
    assert not table.in_play("brawler")
    assert table.state.tokens == 1
    assert len(table.state.encounter) == 4  # reshuffled, and not searched further
    assert table.threat() == 1


@rule("CHA-REVEAL-05", "CHA-OBLIGATION-08", "CHA-OBLIGATION-01", "CHA-OBLIGATION-02", "CHA-OBLIGATION-09")
def test_unassigned_obligation_stays_with_the_revealing_player() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.reveals("parole", seat=0)
    assert table.piece("parole").area == 0
    assert "use:parole/parole-1" in table.options()
    assert "ask:2" not in table.options()  # the other player cannot use it
    table.does("use:parole")
    assert table.piece("she-hulk").exhausted  # "your identity" is hers
    assert plain(table.state.encounter_discard) == ["parole"]


@rule("CHA-REVEAL-06", "CHA-OBLIGATION-06")
def test_an_obligation_is_given_to_the_player_it_names() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.reveals("lost-cousin", seat=0)
    assert table.piece("lost-cousin").area == 1
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (0, 1)  # "you" is the player who received it


@rule("CHA-OBLIGATION-07")
def test_obligation_of_an_absent_hero_is_removed_and_replaced() -> None:
    table = FixtureTable("she-hulk")
    table.encounter("clockwork")
    table.reveals("lost-cousin")
    assert plain(table.state.removed) == ["lost-cousin"]
    assert [event["card"] for event in table.events("revealed")] == ["lost-cousin", "clockwork"]
    assert table.damage("she-hulk") == 0


@rule("CHA-OBLIGATION-10", "CHA-OBLIGATION-11")
def test_drawn_obligation_enters_the_area_without_a_replacement_draw() -> None:
    table = FixtureTable("captain-marvel", form="alter-ego")
    table.state.players[0].deck.append(table.make("parole", 0))
    table.put("avengers-mansion")
    table.does("use:avengers-mansion")  # draw 1
    assert table.held() == []
    assert table.piece("parole").area == 0


@rule("CHA-OBLIGATION-11")
def test_drawing_up_to_hand_size_replaces_a_drawn_obligation() -> None:
    table = FixtureTable("captain-marvel", form="alter-ego")
    table.state.players[0].deck.append(table.make("parole", 0))
    table.does("end-turn")
    while len(table.held()) == 0:
        table.does("pass")
    assert len(table.held()) == 6
    assert table.piece("parole").area == 0


# --- minions and enemies ------------------------------------------------------------------------------------------


@rule("CHA-MINION-01", "CHA-MINION-02", "CHA-ENGAGE-03")
def test_a_minion_stays_engaged_with_its_player() -> None:
    table = Table("spider-man", "iron-man", form="alter-ego")
    table.put("brawler", seat=1)
    while table.state.rounds < 3:
        table.does("end-turn" if "end-turn" in table.options() else "done")
    assert table.piece("brawler").area == 1


@rule("CHA-ENGAGE-03", "CHA-ENGAGE-04", "CHA-ENGAGE-05", "CHA-QUICKSTRIKE-01")
def test_a_minion_made_to_engage_has_engaged() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("watchtower")
    table.put("vulture", seat=1)  # quickstrike
    table.hand("challenge", "challenge")
    table.does("play:challenge")
    assert table.piece("vulture").area == 0
    table.waits_for(0, "defend")
    table.does("undefended", "undefended")
    assert table.piece("watchtower").counters == 1
    table.does("play:challenge")  # it is engaged with her already
    assert table.piece("watchtower").counters == 1
    assert "activates" not in table.story()


@rule("CHA-ENEMY-01", "CHA-ENEMY-02", "CHA-FRIENDLY-01")
def test_enemies_are_villain_and_minions_friends_are_player_characters() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("brawler", seat=1)
    table.put("pal", seat=1)
    table.put("clockwork")
    table.hand("sweep", "mend-all")
    table.does("play:sweep")  # 1 damage to each enemy
    assert [event["card"] for event in table.events("damaged")] == ["rhino-1", "brawler"]
    for name in ("she-hulk", "iron-man", "pal"):
        table.change(name, damage=1)
    table.does("play:mend-all")  # each friendly character
    assert sorted(event["card"] for event in table.events("healed")) == ["iron-man", "pal", "she-hulk"]


@rule("CHA-GUARD-02")
def test_guard_does_not_protect_a_villain_with_guard_nor_from_other_damage() -> None:
    table = FixtureTable("she-hulk")
    table.put("hydra-mercenary")
    table.hand("ram")
    assert "attack:she-hulk>rhino-1" not in table.options()
    table.does("play:ram", "pick:rhino-1")  # not an attack
    assert table.damage("rhino-1") == 5
    table.put("warden", on="rhino-1")  # the villain gains guard
    assert "attack:she-hulk>rhino-1" in table.options()


@rule("CHA-PERIL-02")
def test_other_players_cannot_act_while_peril_resolves() -> None:
    for card, asked in (("open-doors", True), ("closed-doors", False)):
        table = FixtureTable("she-hulk", "iron-man")
        table.hand("riposte", seat=1)
        table.reveals(card)
        assert table.state.decision is not None
        assert ((table.state.decision.seat, table.state.decision.kind) == (1, "window")) is asked
    table.hand("riposte")  # her own cards may be played
    table.does("undefended", "undefended")
    table.reveals("closed-doors")
    table.waits_for(0, "window")


@rule("CHA-TEAMWORK-01", "CHA-TEAMWORK-02", "CHA-KEYWORD-17")
def test_teamwork_activates_if_another_minion_has_the_trait() -> None:
    table = FixtureTable("she-hulk")
    table.reveals("gangster")
    assert "activates" not in table.story()  # it does not count itself
    table.reveals("gangster")
    assert table.events("activates") == [{"card": "gangster", "seat": 0, "how": "attack"}]
    table.does("undefended")
    table = FixtureTable("spider-man", "iron-man", form="alter-ego")
    table.put("gangster", seat=1)
    table.reveals("gangster", seat=0)
    assert table.events("activates") == [{"card": "gangster", "seat": 0, "how": "scheme"}]
    assert table.threat() == 1


@rule("CHA-HAZARD-02")
def test_extra_encounter_cards_are_dealt_around_the_table() -> None:
    table = Table("spider-man", "iron-man", form="alter-ego")
    for _ in range(3):
        table.put("breakin-takin")
    table.does("end-turn", "end-turn")
    assert [event["seat"] for event in table.events("dealt")] == [0, 1, 0, 1, 0]


@rule("CHA-NEMESIS-06")
def test_only_the_marked_minion_is_the_nemesis() -> None:
    table = FixtureTable("she-hulk")
    table.state.players[0].nemesis = ["rivals-friend.1", "rival.1"]
    table.reveals("shadow-of-the-past")
    assert table.in_play("rival")
    assert not table.in_play("rivals-friend")
    assert "rivals-friend.1" in table.state.encounter
