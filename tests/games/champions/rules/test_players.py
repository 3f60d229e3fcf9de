"""Affected and deciding players: you, each player, player order, the first player, and rules of set-up."""

import pytest

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import GAME, Table, plain
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.vocabulary.selectors.context import Named
from tableverse.kernel.effects import Resolving
from tableverse.kernel.event import Event
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.ledger import rule

# --- you ------------------------------------------------------------------------------------------------------------


@rule("CHA-YOU-01", "CHA-YOU-02", "CHA-YOU-03", "CHA-YOU-05", "CHA-YOU-06", "CHA-YOU-09", "CHA-YOU-10", "CHA-YOU-13")
def test_you_refers_to_the_identity_if_possible_else_the_player() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("friend", seat=1)
    table.hand("study", seat=1)
    table.reveals("stun-you", seat=1)
    piece = table.piece("she-hulk")
    assert (piece.stunned, piece.exhausted, piece.damage) == (1, True, 1)
    assert (table.piece("friend").stunned, table.piece("friend").exhausted, table.damage("friend")) == (0, False, 0)
    assert table.held(1) == []
    assert (table.piece("spider-man").stunned, table.damage("spider-man")) == (0, 0)


@rule("CHA-YOU-04")
def test_indirect_damage_is_assigned_among_own_characters() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("friend")
    table.put("busy-friend", seat=1)
    table.hand("pay-damage-x")
    table.does("play:pay-damage-x")
    assert table.options() == ["damage:spider-man", "damage:friend"]
    table.does("damage:friend", "damage:spider-man", "damage:friend")
    assert (table.damage("spider-man"), table.damage("friend")) == (1, 2)


@rule("CHA-YOU-07", "CHA-YOU-18")
def test_action_of_an_ally_is_not_yours() -> None:
    table = FixtureTable("spider-man")
    table.put("slayer")
    table.put("after-attack")
    table.put("friend")
    table.put("saboteur")
    table.put("saboteur")
    table.does("attack:friend>saboteur")
    assert table.held() == []
    table.waits_for(0, "turn")
    table.does("attack:spider-man>saboteur", "trigger:slayer")
    assert table.held() == ["quiet-card"]


@rule("CHA-YOU-08")
def test_attacked_player_stays_the_same_when_an_ally_defends() -> None:
    table = FixtureTable("spider-man")
    table.put("friend")
    table.put("follow-up")
    table.hand("study")
    table.attacked("follow-up")
    table.does("defend:friend")
    assert table.damage("friend") == 1
    assert table.held() == []  # the attacked player lost a card


@rule("CHA-YOU-12")
def test_your_cards_are_the_cards_in_your_area() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("gadget", seat=1)
    table.reveals("hard-choice", seat=0)
    assert table.damage("spider-man") == 3
    assert table.in_play("gadget")


@rule("CHA-YOU-14", "CHA-YOU-15", "CHA-YOU-17")
def test_events_and_upgrades_act_as_the_identity() -> None:
    table = FixtureTable("spider-man")
    table.put("m-o-d-o-k")
    table.put("after-attack")
    table.put("own-blade")
    table.hand("zap-attack")
    table.does("play:zap-attack", "pick:m-o-d-o-k", "trigger:after-attack")
    assert table.damage("spider-man") == 2  # retaliate damages the identity
    table.does("use:own-blade", "pick:rhino-1", "trigger:after-attack")
    assert len(table.held()) == 2
    table.change("spider-man", stunned=1)
    table.change("own-blade", exhausted=False)
    table.does("use:own-blade")
    assert table.piece("spider-man").stunned == 0  # the attack removed the stun


@rule("CHA-YOU-17", "CHA-YOU-18", "CHA-YOU-21")
def test_upgrades_on_allies_and_supports_do_not_act_as_the_identity() -> None:
    table = FixtureTable("spider-man")
    table.put("m-o-d-o-k")
    table.put("after-attack")
    table.put("friend")
    table.put("gear", on="friend")
    table.put("turret")
    table.change("spider-man", stunned=1)
    table.does("use:gear", "pick:m-o-d-o-k")
    assert (table.damage("spider-man"), table.damage("friend")) == (0, 2)  # the ally was the attacker
    table.does("use:turret", "pick:m-o-d-o-k")
    assert (table.damage("m-o-d-o-k"), table.damage("spider-man")) == (2, 0)
    assert table.held() == []
    assert table.piece("spider-man").stunned == 1
    table.waits_for(0, "turn")


@rule("CHA-YOU-19")
def test_action_of_an_encounter_card_is_not_yours() -> None:
    table = FixtureTable("spider-man")
    table.put("event-fan")
    table.put("after-attack")
    table.put("duty")
    table.does("use:duty")
    assert table.damage("spider-man") == 1
    table.waits_for(0, "turn")


@rule("CHA-YOU-16", "CHA-YOU-14")
def test_resource_cards_act_as_the_identity() -> None:
    table = FixtureTable("spider-man")
    table.put("after-attack")
    table.put("m-o-d-o-k")
    table.hand("friend", "war-cry", "friend", "war-cry")
    table.does("play:friend", "spend:war-cry", "trigger:war-cry", "pick:m-o-d-o-k", "trigger:after-attack")
    assert (table.damage("m-o-d-o-k"), table.damage("spider-man")) == (1, 2)  # retaliate damages the hero
    assert table.in_play("friend")
    table.change("spider-man", stunned=1)
    table.does("play:friend", "spend:war-cry", "trigger:war-cry")
    assert (table.damage("m-o-d-o-k"), table.piece("spider-man").stunned) == (1, 0)


@rule("CHA-YOU-20")
def test_action_of_a_player_side_scheme_is_not_yours() -> None:
    table = FixtureTable("spider-man")
    table.put("after-attack")
    table.put("rally-point")
    table.change("spider-man", stunned=1)
    table.does("use:rally-point")
    assert (table.damage("rhino-1"), table.piece("spider-man").stunned) == (1, 1)
    table.waits_for(0, "turn")


# --- each player, player order --------------------------------------------------------------------------------------


@rule("CHA-EACHPLAYER-01", "CHA-EACHPLAYER-02", "CHA-PLAYER-03")
def test_first_player_chooses_the_order_of_players() -> None:
    table = FixtureTable("spider-man", "she-hulk", "iron-man")
    for seat in range(3):
        table.hand("study", "spark", seat=seat)
    table.state.first = 1
    table.reveals("everybody-loses", seat=2)
    table.waits_for(1, "order")
    table.does("next:seat:2")
    table.waits_for(2, "pick")
    assert [len(table.held(seat)) for seat in range(3)] == [2, 2, 2]
    table.does("pick:study")
    table.waits_for(1, "order")
    table.does("next:seat:0", "pick:spark")
    table.waits_for(1, "pick")
    assert [len(table.held(seat)) for seat in range(3)] == [1, 2, 1]


@rule("CHA-EACHPLAYER-03")
def test_player_does_as_much_of_an_effect_as_possible() -> None:
    table = FixtureTable("spider-man", "she-hulk", "iron-man")
    table.hand("study", seat=0)
    table.hand("study", seat=2)
    table.reveals("everybody-loses")
    table.does("next:seat:1", "next:seat:0")
    assert [len(table.held(seat)) for seat in range(3)] == [0, 0, 0]


@rule("CHA-PLAYERORDER-01", "CHA-PLAYERORDER-03", "CHA-PLAYER-02")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = Table("spider-man", "she-hulk", "iron-man", form="alter-ego")
    seats = []
    for _ in range(3):
        assert table.state.decision is not None
        seats.append(table.state.decision.seat)
        table.does("end-turn")
    assert seats == [0, 1, 2]
    assert table.events("first") in ([], [{"seat": 1}])
    while table.state.phase != "player" or table.state.decision is None or table.state.decision.kind != "turn":
        table.does(table.options()[-1])
    table.waits_for(1, "turn")  # the token was passed to the left
    assert table.state.order() == [1, 2, 0]


@rule("CHA-FIRSTPLAYER-01", "CHA-FIRSTPLAYER-02")
def test_first_player_token_passes_each_round() -> None:
    table = Table("spider-man", "she-hulk", form="alter-ego")
    assert table.state.first == 0
    table.does("end-turn", "end-turn")
    while table.state.rounds == 1:
        table.does(table.options()[-1])
    assert table.state.first == 1
    table.waits_for(1, "turn")


@rule("CHA-FIRSTPLAYER-03")
def test_first_player_token_of_an_eliminated_player_passes_left_at_once() -> None:
    table = Table("spider-man", "she-hulk", "iron-man")
    table.change("spider-man", damage=9)
    table.attacked("rhino-1")
    table.does("pass", "undefended", "undefended", "undefended")
    assert table.events("eliminated") == [{"seat": 0}]
    assert table.state.first == 1


@rule("CHA-FIRSTPLAYER-07", "CHA-PLAYERORDER-01")
def test_the_first_player_is_the_first_to_respond() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("ally-greeter", seat=0)
    table.put("ally-greeter", seat=1)
    table.state.first = 1
    table.hand("friend", "spark")
    table.does("play:friend")
    table.waits_for(1, "window")  # although it is the other player's turn
    table.does("pass")
    table.waits_for(0, "window")


# --- names ----------------------------------------------------------------------------------------------------------


@rule("CHA-REFERENTIAL-01", "CHA-REFERENTIAL-02")
def test_card_naming_itself_refers_only_to_itself() -> None:
    table = FixtureTable("she-hulk")
    table.put("namesake")
    table.put("namesake")
    table.attacked("namesake")
    table.does("undefended")
    assert table.threat() == 1  # only the one that attacked
    assert len(table.events("triggered")) == 1


@rule("CHA-REFERENTIAL-01")
def test_name_on_an_encounter_card_refers_to_encounter_cards() -> None:
    table = FixtureTable("spider-man", scenario="rhino")
    table.put("rhino-friend")
    table.reveals("i-m-tough")
    assert (table.piece("rhino-1").tough, table.piece("rhino-friend").tough) == (1, 0)


@rule("CHA-REFERENTIAL-01")
def test_name_refers_to_the_card_itself_its_identity_or_its_side() -> None:
    """A hero's or villain's name is resolved from a card of theirs, another player card and another encounter card."""
    table = FixtureTable("spider-man", scenario="rhino")
    for card in ("rhino-friend", "spider-friend", "other-spider", "web-shooter", "helicarrier", "hydra-mercenary"):
        table.put(card)
    meant = {
        ("spider-man", "web-shooter"): ["spider-man"],  # that hero's own card
        ("spider-man", "helicarrier"): ["other-spider", "spider-friend", "spider-man"],  # any player card of that name
        ("spider-man", "spider-friend"): ["spider-friend"],  # itself
        ("rhino-1", "helicarrier"): ["rhino-friend"],
        ("rhino-1", "hydra-mercenary"): ["rhino-1"],
        ("rhino-1", "rhino-friend"): ["rhino-friend"],
    }
    for (name, speaker), found in meant.items():
        run = Resolving("", 0, table.thing(speaker))
        assert sorted(plain(Named(name).find(table.state, run))) == found, (name, speaker)


@rule("CHA-QUALIFIER-01")
def test_a_qualifier_holds_for_everything_in_the_list() -> None:
    table = FixtureTable("spider-man")
    table.put("team-call")
    table.put("friend", exhausted=True)
    table.put("busy-friend")
    table.put("gadget", exhausted=True)
    table.put("strong-arm")
    table.does("use:team-call")
    assert table.events("exhausted") == [{"card": "busy-friend"}, {"card": "strong-arm"}]


# --- set-up and sets ------------------------------------------------------------------------------------------------


@rule("CHA-SETUPABILITY-01", "CHA-SETUPABILITY-02", "CHA-SETUPABILITY-04", "CHA-ABILITY-07", "CHA-ABILITY-08")
def test_only_setup_abilities_resolve_during_set_up() -> None:
    state = GAME.new(Config(1, {"deck-1": "black-panther-protection"}), 5)
    happened: list[str] = []
    while state.phase == "setup":
        assert state.decision is not None
        kinds = state.decision.kind
        assert kinds in ("mulligan", "pick", "order"), kinds
        happened += [event.kind for event in GAME.apply(state, state.decision.options[-1].id)]
    assert "to-hand" in happened  # T'Challa fetched an upgrade
    assert len(state.players[0].hand) == 7
    assert "triggered" not in happened


@rule("CHA-SETUPABILITY-03")
def test_the_set_up_of_the_scenario_comes_before_that_of_the_characters() -> None:
    opening: list[Event] = []
    GAME.new(Config(1, {"scenario": "klaw", "deck-1": "black-panther-protection"}), 5, opening)
    told = [(event.kind, event.facts.get("card")) for event in opening]
    assert told.index(("entered", "defense-network")) < [kind for kind, _ in told].index("drew")
    assert "to-hand" not in [kind for kind, _ in told]  # T'Challa's comes after the mulligan


@rule("CHA-ABILITY-07")
def test_responses_are_not_offered_during_set_up() -> None:
    table = FixtureTable("spider-man")
    table.put("setup-bell")
    table.state.phase = "setup"
    table.reveals("brawler")
    assert table.threat() == 0
    table.state.phase = "player"
    table.reveals("rock")
    assert table.threat() == 1


@rule("CHA-CLASSIFICATION-01", "CHA-CLASSIFICATION-02", "CHA-CLASSIFICATION-03", "CHA-CLASSIFICATION-04")
def test_every_card_belongs_to_one_classification() -> None:
    published = [card for card in GAME.cards.by_id.values() if card.set not in ("made-up", "facedown")]
    assert all(card.set and card.aspect for card in published)
    by_mode = {}
    for mode in ("standard", "expert"):
        state = GAME.new(Config(1, {"mode": mode}), 1)
        everything = [*state.encounter, *state.encounter_discard, *state.play, *state.players[0].dealt]
        by_mode[mode] = {state.cards.of(thing).set for thing in everything}
    assert "standard" in by_mode["standard"]
    assert "expert" not in by_mode["standard"]
    assert {"standard", "expert"} <= by_mode["expert"]
    hero = [card for card in published if card.aspect == "hero"]
    assert {card.set for card in hero} >= {"spider-man", "she-hulk", "iron-man", "captain-marvel", "black-panther"}


@rule("CHA-TABLETALK-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_hands_are_hidden_from_other_seats_unless_shown(seats: int) -> None:
    table = FixtureTable(*["spider-man", "she-hulk", "iron-man", "black-panther"][:seats])
    for seat in range(seats):
        table.hand("study", "spark", seat=seat)
    for seat in range(seats):
        view = FIXTURE_GAME.view(table.state, seat)
        assert [plain(player.hand) for player in view.players] == [
            ["study", "spark"] if other == seat else [] for other in range(seats)
        ]
    assert [player.hand for player in FIXTURE_GAME.view(table.state, SPECTATOR).players] == [[]] * seats
    # Players may show their hands to the others at the table.
    table.state.players[1].shows_hand = True
    assert plain(FIXTURE_GAME.view(table.state, 0).players[1].hand) == ["study", "spark"]
    assert [player.hand for player in FIXTURE_GAME.view(table.state, SPECTATOR).players] == [[]] * seats


@rule("CHA-OWNER-04", "CHA-OWNER-03", "CHA-CONTROLCHANGE-01")
def test_a_card_enters_play_under_its_owners_control() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.hand("friend", "spark")
    table.does("play:friend")
    assert (owner_of(table.thing("friend")), table.piece("friend").area) == (0, 0)
    table.does("end-turn")
    assert not any("friend" in option for option in table.options())
