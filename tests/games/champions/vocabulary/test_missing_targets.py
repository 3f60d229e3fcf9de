"""Verbs without a target do nothing: their subject is not in progress, has left play or never existed."""

import pytest

from games.champions.cards import kang
from games.champions.fixture_cards import FixtureTable
from games.champions.table import plain
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.areas import OwnArea
from tableverse.games.champions.vocabulary.verbs.campaigning import Earn, Record, WriteDown
from tableverse.games.champions.vocabulary.verbs.scheming import AddTokens
from tableverse.games.champions.vocabulary.verbs.villains import RevealTopOf
from tableverse.kernel.effects import Resolving
from tableverse.kernel.effects.values import Exactly


def test_verbs_about_an_action_in_progress_do_nothing_without_one() -> None:
    table = FixtureTable("spider-man")
    table.put("friend")
    table.put("helicarrier")
    table.hand("out-of-season", "energy")
    table.state.encounter_discard = [table.make("quiet-threat")]
    table.does("play:out-of-season")
    assert table.held() == ["energy", "quiet-card"]
    assert table.state.campaign == {}
    assert plain(table.state.removed) == ["helicarrier"]  # from the game, since there is no campaign
    assert [event["card"] for event in table.events("left", "removed")] == ["helicarrier"]
    assert table.state.modifiers == []
    table.waits_for(0, "turn")


def test_effects_on_an_ally_that_just_left_play_do_nothing() -> None:
    table = FixtureTable("spider-man")
    table.put("friend", damage=1)
    table.hand("gone-for-good")
    table.does("play:gone-for-good")
    assert table.held() == ["quiet-card"]  # the card drawn for another reason
    assert table.discarded() == ["friend", "gone-for-good"]
    assert not table.in_play("friend")
    assert (table.damage("spider-man"), table.damage("rhino-1")) == (0, 0)
    table.waits_for(0, "turn")


def test_effects_on_a_scheme_just_defeated_do_nothing() -> None:
    table = FixtureTable("spider-man")
    table.put("bomb-scare", threat=2)
    table.change(plain(table.state.scheme), threat=3)
    table.hand("scheme-no-more")
    table.does("play:scheme-no-more")
    assert not table.in_play("bomb-scare")
    assert (table.threat(), table.state.tokens, table.held()) == (3, 0, ["quiet-card"])
    table.waits_for(0, "turn")


def test_card_discarded_as_its_own_cost_has_no_host() -> None:
    table = FixtureTable("spider-man")
    table.put("parting-gift", on="rhino-1")
    table.hand("energy")
    table.does("use:parting-gift")
    table.does("pick:energy?")
    assert (table.damage("rhino-1"), sorted(table.held())) == (0, ["energy", "quiet-card"])
    assert table.discarded() == ["parting-gift"]
    table.waits_for(0, "turn")


def test_drawing_moving_and_dividing_without_a_source_do_nothing() -> None:
    table = FixtureTable("spider-man")
    table.change("spider-man", damage=3, exhausted=True)
    table.put("friend")
    table.state.players[0].deck = []
    table.hand("empty-handed", "energy")
    table.does("play:empty-handed")
    assert (table.piece("spider-man").tough, table.piece("spider-man").exhausted) == (1, False)
    assert table.piece("rhino-1").stunned == 0  # none of these costs was payable
    assert (table.damage("spider-man"), table.damage("rhino-1")) == (3, 0)
    assert (table.held(), plain(table.state.players[0].deck)) == (["energy"], ["empty-handed"])
    table.waits_for(0, "turn")


def test_cards_that_cannot_be_moved_or_turned_stay() -> None:
    """Cards in play are not set aside or dealt, encounter cards go to no hand, identities become no minions."""
    table = FixtureTable("spider-man")
    table.put("friend")
    table.put("brawler")
    table.state.encounter_discard = [table.make("quiet-threat")]
    table.discard("spark")
    table.hand("odds-and-ends")
    table.does("play:odds-and-ends")
    assert table.options() == ["may:yes", "may:no"]  # to take Spark into the hand
    table.does("may:yes")
    assert table.held() == ["spark"]
    table.does("may:yes")  # the card from the encounter discard pile is dealt
    assert table.held() == ["spark", "quiet-card"]
    assert all(table.in_play(card) for card in ("friend", "brawler", "spider-man"))
    assert (table.state.aside, table.state.encounter_discard) == ([], [])
    assert plain(table.state.players[0].dealt) == ["quiet-threat"]
    table.waits_for(0, "turn")


def test_a_card_is_not_put_under_itself() -> None:
    table = FixtureTable("spider-man")
    table.put("self-storage")
    table.does("use:self-storage")
    assert table.in_play("self-storage")
    assert (table.piece("self-storage").tucked, table.held()) == ([], ["quiet-card"])


def test_damage_moves_only_to_another_character_that_can_take_it() -> None:
    table = FixtureTable("spider-man")
    table.change("rhino-1", damage=3)
    table.hand("pass-along", "pass-along")
    assert not table.offers("play:pass-along")  # only the villain himself could take it
    table.put("madame-hydra")
    table.put("legions-of-hydra")
    assert not table.offers("play:pass-along")  # she cannot take damage
    table.state.take_out_of_play(table.thing("legions-of-hydra"))
    table.ask()
    table.does("play:pass-along")
    assert (table.damage("rhino-1"), table.damage("madame-hydra")) == (1, 2)


def test_special_abilities_resolve_only_for_cards_still_in_play() -> None:
    table = FixtureTable("spider-man")
    table.put("web-shooter")  # it has no special ability
    table.hand("all-at-it", "all-at-it", "all-at-it")
    assert not table.offers("play:all-at-it")
    table.put("clear-out")
    table.put("tip-off")
    table.does("play:all-at-it")
    assert table.options() == ["next:web-shooter", "next:clear-out", "next:tip-off"]
    table.does("next:web-shooter")
    assert table.options() == ["next:clear-out", "next:tip-off"]
    table.does("next:tip-off", "next:clear-out?")
    assert table.held() == ["all-at-it", "all-at-it", "quiet-card"]
    assert not table.in_play("tip-off")
    table.put("tip-off")
    table.does("play:all-at-it", "next:clear-out", "next:web-shooter?")
    assert table.held() == ["all-at-it", "quiet-card"]  # the other was discarded before its turn
    table.waits_for(0, "turn")


def test_eliminated_player_gets_no_drone_and_does_not_act() -> None:
    table = FixtureTable("spider-man", "she-hulk", "iron-man")
    table.change("she-hulk", damage=1)
    table.reveals("finish-them")
    table.does("next:seat:0")
    assert table.state.players[1].eliminated
    assert [len(player.hand) for player in table.state.players] == [1, 0, 1]
    table.put("ultron-drones")
    table.reveals("swarm")
    assert [piece.area for piece in table.state.of_kind("minion")] == [2, 0]


def test_the_only_card_of_a_deck_is_kept_and_none_discarded() -> None:
    table = FixtureTable("iron-man", form="alter-ego")
    table.state.players[0].deck = [table.make("energy", 0)]
    table.hand()
    table.does("use:iron-man", "pick:energy?")
    assert (table.held(), table.discarded()) == (["energy"], [])
    assert table.events("discarded") == []


def test_only_nonempty_decks_can_be_looked_at() -> None:
    table = FixtureTable("spider-woman-spider-woman", "iron-man", form="alter-ego")
    table.state.players[1].deck = []
    table.does("use:spider-woman-spider-woman")
    assert table.options() == ["deck:encounter", "deck:seat:0"]


def test_ally_that_cannot_attack_does_not_attack_its_player() -> None:
    table = FixtureTable("captain-marvel")
    table.put("friend")
    table.put("truce")
    table.reveals("turncoats")
    assert (table.damage("captain-marvel"), table.threat()) == (0, 1)
    table.state.take_out_of_play(table.thing("truce"))
    table.reveals("turncoats")
    table.undefended()
    assert table.damage("captain-marvel") == table.stat("friend", "atk") > 0


@pytest.mark.parametrize(("answered", "damage"), [("pass", 2 + 1 + 2), ("trigger:blow-over", 2)])
def test_cancelled_boost_icons_are_not_gained_again(answered: str, damage: int) -> None:
    table = FixtureTable("captain-marvel")
    table.put("blow-over")
    table.attacked("rhino-1", boost="growing-threat")
    table.undefended()
    table.does(answered)
    assert table.damage("captain-marvel") == damage


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_card_of_another_form_does_not_enter_play(form: str) -> None:
    table = FixtureTable("captain-marvel", form=form)
    table.hand("settle-in", "house-rules")
    table.does("play:settle-in")
    assert table.in_play("house-rules") == (form == "alter-ego")
    assert table.held() == ([] if form == "alter-ego" else ["house-rules"])


def test_ability_that_only_repeats_itself_is_not_repeated() -> None:
    """A cost is not an ability that could be repeated."""
    table = FixtureTable("captain-marvel")
    table.put("over-and-over")
    table.put("vicious-circle")
    table.does("use:over-and-over")
    assert table.piece("over-and-over").exhausted
    table.waits_for(0, "turn")
    assert not table.offers("use:vicious-circle")


def test_separate_deck_is_built_from_cards_out_of_play() -> None:
    table = FixtureTable("captain-marvel")
    table.put("friend")
    table.hand("new-pile", "spark")
    table.does("play:new-pile")
    assert plain(table.state.decks["rhino"]) == ["spark"]
    assert table.in_play("friend")


def test_a_status_card_is_replaced_by_one_that_the_character_can_have() -> None:
    table = FixtureTable("captain-marvel")
    table.put("rock", tough=1)  # it can be neither stunned nor confused
    table.hand("mood-swing")
    assert not table.offers("play:mood-swing")
    table.put("brawler", tough=1)
    table.does("play:mood-swing", "pick:brawler?")
    assert table.options() == ["replace:tough:stunned:brawler", "replace:tough:confused:brawler"]
    table.does("replace:tough:stunned:brawler")
    assert (table.piece("brawler").tough, table.piece("brawler").stunned) == (0, 1)


@pytest.mark.parametrize(("left", "paid"), [(1, False), (2, True)])
def test_cost_of_counters_or_cards_requires_the_full_amount(left: int, paid: bool) -> None:
    table = FixtureTable("captain-marvel")
    table.put("charged-up", counters=left)
    table.state.players[0].deck = [table.make("spark", 0) for _ in range(left)]
    table.hand("deep-cut")
    assert (table.offers("play:deep-cut"), table.offers("use:charged-up")) == (paid, paid)


# --- campaigns, villains of their own, players apart ----------------------------------------------------------------


def test_without_a_campaign_nothing_is_recorded_or_earned() -> None:
    table, run = FixtureTable("captain-marvel"), Resolving("", 0, "")
    table.hand("spark")
    earn, write = Earn(to=Those("hand")), WriteDown(to=Those("encounter-cards"))
    Record(mark="delay-counters", amount=Exactly(1)).do(table.state, run)
    assert table.state.campaign == {}
    assert not earn.possible(table.state, run)
    assert not write.possible(table.state, run)
    table.state.campaign = {"expert": False}
    assert earn.possible(table.state, run)
    assert write.possible(table.state, run)


def test_absent_villain_deck_reveals_no_card() -> None:
    table = FixtureTable("captain-marvel")  # the only villain has no separate deck
    frames = len(table.state.frames)
    OwnArea().do(table.state, Resolving("", 0, table.state.scheme))  # all players are together
    assert not table.state.areas
    RevealTopOf(villain=Those("villain"), amount=Exactly(1)).do(table.state, Resolving("", 0, ""))
    assert len(table.state.frames) == frames


def test_acceleration_tokens_go_to_the_shared_scheme_while_players_are_apart() -> None:
    table = kang.separated(("captain-marvel", kang.IMMORTUS), ("spider-man", kang.IRON_LAD))
    state = table.state
    side = table.put("bomb-scare")
    AddTokens(to=Those("side-schemes")).do(state, Resolving("", 0, ""))
    assert (state.tokens, side.tokens) == (1, 0)
    areas = list(state.areas)
    OwnArea().do(state, Resolving("", 0, table.make("quiet-card", 0)))  # it is not in play
    assert list(state.areas) == areas


def test_player_without_a_remaining_title_reveals_nothing() -> None:
    table = kang.together("spider-man", "she-hulk")
    table.state.encounter_discard = [table.make("weakened"), table.make("weakened")]
    table.reveals("past-machinations", deck=False)
    table.does("pick:weakened?")
    weakened = [thing for thing in table.state.play if plain(thing) == "weakened"]
    assert [table.state.play[thing].area for thing in weakened] == [0]
    assert plain(table.state.encounter_discard + table.state.encounter).count("weakened") == 1
    table.waits_for(0, "turn")
