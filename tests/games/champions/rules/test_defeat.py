"""Defeat, elimination, the victory display, permanent cards, and other ends of the game."""

import pytest

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.games.champions.view import ChampionsView
from tableverse.kernel.ledger import rule


def fall(table: Table, hero: str = "she-hulk") -> None:
    """Let the villain attack a player who has one hit point left."""
    table.change(hero, damage=table.stat(hero, "hp") - 1)
    table.attacked("rhino-1", seat=table.piece(hero).area)
    while table.state.decision is not None and table.state.decision.kind == "defend":
        table.does("undefended")


@rule("CHA-DEFEAT-01", "CHA-DEFEAT-02")
def test_side_schemes_minions_and_allies_are_discarded_when_defeated() -> None:
    table = FixtureTable("captain-marvel")
    table.put("crowd-control", threat=1)
    table.put("brawler")
    table.put("archer", damage=2)
    table.hand("ram", "ram")
    table.does("thwart:captain-marvel>crowd-control")
    assert table.events("defeated") == [{"card": "crowd-control"}]
    table.does("play:ram", "pick:brawler")
    table.does("play:ram", "pick:archer")
    assert plain(table.state.encounter_discard) == ["crowd-control", "brawler"]
    assert "archer" in table.discarded()


@rule("CHA-DEFEAT-03", "CHA-ELIMINATION-08")
def test_a_defeated_stage_and_a_defeated_identity_are_removed_from_the_game() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.change("rhino-1", damage=26)  # of 28
    table.does("attack:she-hulk>rhino-1")
    assert table.state.removed == ["rhino-1"]
    fall(table)
    assert "she-hulk" in plain(table.state.removed)


@rule("CHA-WHENDEFEATED-01", "CHA-WHENDEFEATED-02")
def test_defeated_card_leaves_play_after_its_when_defeated() -> None:
    table = FixtureTable("she-hulk")
    table.put("farewell-blow")  # damage equal to its ATK, which it still has
    table.does("attack:she-hulk>farewell-blow")
    assert table.damage("she-hulk") == 1
    kinds = table.story()
    assert kinds.index("left") > max(place for place, kind in enumerate(kinds) if kind == "damaged")
    table.put("rescue", threat=1)
    table.change("she-hulk", exhausted=False)
    table.does("thwart:she-hulk>rescue")
    assert table.held() == ["quiet-card", "quiet-card"]


@rule("CHA-VICTORYKW-03", "CHA-VICTORYDISPLAY-01")
def test_attachment_with_victory_goes_to_the_display_with_its_defeated_host() -> None:
    table = FixtureTable("she-hulk")
    table.put("brawler")
    table.put("heirloom", on="brawler")
    table.does("attack:she-hulk>brawler")
    assert plain(table.state.victory) == ["heirloom"]
    assert plain(table.state.encounter_discard) == ["brawler"]
    table.put("rock")
    table.put("heirloom", on="rock")
    table.hand("dismiss")
    table.does("play:dismiss")  # discarded, not defeated
    assert plain(table.state.victory) == ["heirloom"]
    assert "heirloom" in table.discarded()


@rule("CHA-VICTORYKW-04")
def test_a_used_up_card_with_victory_goes_to_the_display() -> None:
    table = FixtureTable("she-hulk")
    table.put("last-clip")
    table.does("use:last-clip")
    assert table.held() == ["quiet-card"]
    assert plain(table.state.victory) == ["last-clip"]


@rule("CHA-KEYWORD-20", "CHA-VICTORYKW-02", "CHA-VICTORYDISPLAY-01", "CHA-VICTORYDISPLAY-02")
def test_the_victory_display_is_out_of_play_and_open_to_all() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("trophy")
    table.does("attack:she-hulk>trophy")
    assert plain(table.state.victory) == ["trophy"]
    assert not table.in_play("trophy")
    for seat in (0, 1):
        assert plain(ChampionsView(table.state, seat).victory) == ["trophy"]
    table.hand("dismiss")
    assert "play:dismiss" not in table.options()  # no minion is in play


@rule("CHA-VICTORYKW-02")
def test_discarded_character_with_victory_does_not_go_to_the_display() -> None:
    table = FixtureTable("she-hulk")
    table.put("trophy")
    table.hand("dismiss")
    table.does("play:dismiss")
    assert table.state.victory == []
    assert plain(table.state.encounter_discard) == ["trophy"]


@rule("CHA-VILLAINDEFEAT-04", "CHA-WHENREVEALED-04")
def test_neither_a_new_stage_nor_its_when_revealed_can_be_cancelled() -> None:
    table = Table("spider-man")  # stage II of Rhino brings a side scheme when revealed
    table.hand("enhanced-spider-sense", "energy")
    table.change("rhino-1", damage=13)
    table.does("attack:spider-man>rhino-1")
    assert table.events("stage") == [{"card": "rhino-2"}]
    assert "enhanced-spider-sense" in table.held()
    table.waits_for(0, "turn")  # never asked


# --- elimination --------------------------------------------------------------------------------------------------


@rule("CHA-ELIMINATION-03")
def test_minions_of_an_eliminated_player_move_with_all_their_tokens() -> None:
    table = FixtureTable("she-hulk", "iron-man", "spider-man")
    table.put("brawler", damage=1, stunned=1, confused=1, counters=2)
    table.put("heirloom", seat=1, on="brawler")
    table.piece("brawler").boosts = [table.make("quiet-threat")]
    table.piece("brawler").tucked = [table.make("clockwork")]
    fall(table)
    piece = table.piece("brawler")
    assert plain(piece.tucked) == ["clockwork"]
    assert (piece.area, piece.damage, piece.stunned, piece.confused, piece.counters) == (1, 1, 1, 1, 2)
    assert len(piece.boosts) == 1
    assert table.piece("heirloom").host == piece.id


@rule("CHA-ELIMINATION-04", "CHA-PERMANENT-08")
def test_permanent_attachment_of_an_eliminated_player_is_reattached() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("curse", on="she-hulk", area=0)
    fall(table)
    assert (table.piece("curse").host.split("@")[0], table.piece("curse").area) == ("iron-man", 1)


@rule("CHA-ELIMINATION-04", "CHA-PERMANENT-09")
def test_a_permanent_attachment_without_a_new_place_is_removed() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.change("iron-man", face="tony-stark")  # "attach to a hero": no hero is left
    table.put("curse", on="she-hulk", area=0)
    fall(table)
    assert not table.in_play("curse")
    assert "curse" in plain(table.state.removed)


@rule("CHA-ELIMINATION-04", "CHA-ELIMINATION-05")
def test_a_permanent_card_outside_the_area_of_the_eliminated_stays_where_it_is() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("curse", on="iron-man", area=1)
    table.put("stain", area=-1)
    fall(table)
    assert (plain(table.piece("curse").host), table.piece("curse").area) == ("iron-man", 1)
    assert table.in_play("stain")


@rule("CHA-ELIMINATION-05", "CHA-PERMANENT-10")
def test_other_permanent_card_in_the_area_of_an_eliminated_player_is_removed() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("stain", area=0)
    fall(table)
    assert "stain" in plain(table.state.removed)


@rule("CHA-ELIMINATION-06", "CHA-ELIMINATION-07")
def test_eliminated_players_cards_are_removed_and_others_return_to_their_owners() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("parole")  # an encounter card in her area
    borrowed = table.put("pal", seat=1)
    borrowed.area = 0  # an ally of the other player
    own = table.put("archer")
    own.area = 1  # her ally, lent to the other player
    fall(table)
    assert "parole" in plain(table.state.encounter_discard)
    assert table.discarded(1) == ["pal"]
    assert not table.in_play("archer")
    assert "archer" in plain(table.state.removed)
    assert table.discarded(0) == []


@rule("CHA-ELIMINATION-10", "CHA-ELIMINATION-09")
def test_the_eliminated_win_with_the_others_but_take_no_turn() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    fall(table)
    table.waits_for(1, "turn")
    table.change("rhino-1", damage=29, face="rhino-2")
    table.state.villain_deck.clear()
    table.does("attack:iron-man>rhino-1")
    result = table.state.result
    assert result is not None
    assert (result.winners, result.side) == ([0, 1], "heroes")


@rule("CHA-ELIMINATION-12")
def test_ability_finishes_after_its_player_is_eliminated() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.change("she-hulk", damage=14)
    table.reveals("bad-day")  # 1 damage to you, then 2 threat on the main scheme
    assert table.state.players[0].eliminated
    assert table.threat() == 2


# --- permanent ----------------------------------------------------------------------------------------------------


@rule("CHA-PERMANENT-01", "CHA-PERMANENT-06")
def test_permanent_card_cannot_be_chosen_to_leave_play() -> None:
    table = FixtureTable("she-hulk")
    table.put("tac-team")
    table.put("old-guard")
    table.hand("fire", "own-broom")
    table.put("pal")
    table.does("play:fire")  # "discard an ally": only one can be chosen
    assert not table.in_play("pal")
    assert table.in_play("old-guard")
    table.does("play:own-broom")  # a card of its own set can
    assert not table.in_play("old-guard")


@rule("CHA-PERMANENT-07")
def test_superlative_effect_skips_permanent_cards() -> None:
    table = FixtureTable("she-hulk")
    table.put("old-guard")  # 9 hit points
    table.put("pal")  # 5
    table.put("archer")  # 3
    table.hand("fire-the-best")
    table.does("play:fire-the-best")
    assert table.in_play("old-guard")
    assert not table.in_play("pal")
    assert table.in_play("archer")


@rule("CHA-PERMANENT-02")
def test_a_permanent_card_is_not_defeated() -> None:
    table = FixtureTable("she-hulk")
    table.put("old-guard", damage=6)
    table.hand("ram")
    table.does("play:ram", "pick:old-guard")
    assert table.in_play("old-guard")
    assert table.damage("old-guard") == 11
    assert "defeated" not in table.story()


@rule("CHA-PERMANENT-08", "CHA-PERMANENT-09")
def test_a_permanent_attachment_outlives_its_host() -> None:
    table = FixtureTable("she-hulk")
    table.put("brawler")
    table.put("rock")
    table.put("shackles", on="brawler")
    table.does("attack:she-hulk>brawler")
    assert table.events("attached") == [{"card": "shackles", "target": "rock"}]
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rock")
    assert "shackles" in plain(table.state.removed)


@rule("CHA-WIN-03")
@pytest.mark.parametrize(("card", "winners"), [("the-end", []), ("the-rescue", [0])])
def test_card_ability_can_end_the_game(card: str, winners: list[int]) -> None:
    table = FixtureTable("she-hulk")
    table.put(card)
    table.does("change-form")
    result = table.state.result
    assert result is not None
    assert (result.winners, result.reason) == (winners, "card")


@rule("CHA-WIN-04", "CHA-WIN-05")
def test_game_ending_ability_cannot_be_cancelled_or_blanked() -> None:
    table = FixtureTable("she-hulk")
    table.put("the-end")
    table.put("silence")  # environments are blank
    table.hand("objection")  # cancels any ability about to resolve
    table.does("change-form")
    assert table.state.result is not None
    assert table.state.result.reason == "card"
    table = FixtureTable("she-hulk")
    table.put("public-phone")
    table.hand("objection")
    assert "use:public-phone/public-phone-1" in table.options()
    table.does("use:public-phone", "trigger:objection")  # another card can be cancelled
    assert table.held() == []
    table.put("silence")  # or blank
    assert "use:public-phone/public-phone-1" not in table.options()


@rule("CHA-PERMANENT-03")
def test_the_text_of_a_permanent_card_stays() -> None:
    table = FixtureTable("she-hulk")
    table.put("old-captain")  # permanent: +1 ATK
    table.put("young-captain")  # +2
    assert table.stat("she-hulk", "atk") == 6
    table.put("silence")  # allies are blank
    assert table.stat("she-hulk", "atk") == 4
    table.put("own-silence", on="rhino-1")  # a card of its own set can do this
    assert table.stat("she-hulk", "atk") == 3


def test_mutually_blanking_cards_do_not_recurse() -> None:
    """The mutual dependency ends without infinite recursion: both are blank."""
    table = FixtureTable("she-hulk")
    table.put("tinkerer")
    table.put("tinkerer")
    table.put("open-house")
    assert table.stat("she-hulk", "atk") == 5
    table.put("power-failure")
    assert table.stat("she-hulk", "atk") == 3
    assert "use:open-house/open-house-2" not in table.options()


@rule("CHA-WHENDEFEATED-01")
def test_a_villain_stage_has_its_when_defeated_before_the_next_comes() -> None:
    table = FixtureTable("she-hulk")
    table.change("rhino-1", face="last-will")
    table.does("attack:she-hulk>rhino-1")
    assert table.threat() == 4
    kinds = table.story()
    assert kinds.index("defeated") < kinds.index("threat") < kinds.index("stage")


@rule("CHA-VICTORYKW-05", "CHA-VICTORYKW-06")
def test_victory_points_are_counted_only_where_a_card_asks() -> None:
    table = FixtureTable("she-hulk")
    table.put("brawler")
    table.put("heirloom", on="brawler")  # victory 2
    table.does("attack:she-hulk>brawler")
    table.put("trophy")  # victory 1
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>trophy")
    table.hand("trophy-room")
    table.does("play:trophy-room")
    assert table.events("drew") == [{"seat": 0, "amount": 3}]
    table.state.villain_deck.clear()
    table.change("rhino-1", damage=12)
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert table.state.result is not None
    assert table.state.result.scores == [1]  # the end of the game counts no points


@rule("CHA-ENCDECK-05")
def test_without_any_encounter_card_the_players_lose() -> None:
    table = Table("she-hulk")
    table.state.encounter = []
    table.state.encounter_discard = []
    table.does("end-turn")
    result = table.state.result
    assert result is not None
    assert (result.winners, result.reason) == ([], "encounter-deck")


@rule("CHA-HITPOINTS-05")
def test_a_player_without_hit_points_is_eliminated() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    fall(table)
    assert table.state.players[0].eliminated


@rule("CHA-ELIMINATION-07")
def test_elimination_removes_attached_and_later_cards_alike() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("hawkeye")
    table.put("inspired", on="hawkeye")
    table.put("avengers-mansion")
    table.change("captain-marvel", damage=11)
    table.attacked("rhino-1")
    table.undefended()
    assert table.state.players[0].eliminated
    assert not any(table.in_play(card) for card in ("hawkeye", "inspired", "avengers-mansion"))
