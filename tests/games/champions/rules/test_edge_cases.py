"""Edge cases: decks that run out during an effect, cards that leave early, repeated and replaced effects."""

from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.games.champions.rules.costs import cost_of
from tableverse.kernel.ledger import rule


@rule("CHA-ENCDECK-03")
def test_boost_card_emptying_the_deck_is_not_a_surge_chain() -> None:
    table = Table("she-hulk")
    table.state.encounter = [table.make("quiet-threat")]
    table.state.encounter_discard = [table.make("quiet-threat") for _ in range(3)]
    table.attacked("rhino-1", boost="quiet-threat")
    table.undefended()
    assert table.state.result is None
    table.state.encounter = []
    table.attacked("rhino-1", boost="quiet-threat")  # the last card: the deck is reshuffled
    table.undefended()
    assert (table.state.result, table.state.tokens) == (None, 1)


def test_ritual_combat_without_a_card_to_discard() -> None:
    table = Table("black-panther")
    table.state.encounter = []
    table.reveals("ritual-combat", deck=False)
    table.waits_for(0, "turn")  # nothing was discarded, so the part after "then" does not resolve
    assert table.damage("black-panther") == 0
    assert table.state.result is None


def test_defeated_nick_fury_is_not_discarded_again() -> None:
    table = Table("captain-marvel")
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay", "choose:draw")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("defend:nick-fury")
    assert not table.in_play("nick-fury")
    table.does("end-turn")
    while table.state.rounds == 1:
        table.does("done" if "done" in table.options() else table.options()[-1])
    assert table.discarded().count("nick-fury") == 1


def test_constantly_confused_hero_stays_confused_after_a_cancelled_thwart() -> None:
    table = FixtureTable("spider-man")
    table.put("mesmerist")
    table.put("bomb-scare", threat=3)
    table.does("end-turn")
    while table.state.rounds == 1:
        table.does("done" if "done" in table.options() else table.options()[-1])
    assert table.piece("spider-man").confused == 1
    table.change("spider-man", exhausted=False)
    table.does("thwart:spider-man>bomb-scare")
    assert (table.threat("bomb-scare"), table.piece("spider-man").confused) == (3, 1)


def test_ally_turned_minion_engages_its_controller() -> None:
    table = FixtureTable("she-hulk", "spider-man")
    table.put("turncoat", seat=1)
    table.put("watchtower", seat=1)
    table.reveals("betrayal", seat=1)
    assert table.piece("watchtower").counters == 1


def test_a_minion_that_is_revealed_has_engaged_the_player() -> None:
    table = FixtureTable("she-hulk", "spider-man")
    table.put("watchtower", seat=0)
    table.put("watchtower", seat=1)
    table.reveals("brawler", seat=1)
    assert [piece.counters for piece in table.state.play.values() if piece.face == "watchtower"] == [0, 1]


@rule("CHA-COST-18")
def test_a_card_removed_from_a_discard_pile_is_out_of_the_game() -> None:
    table = FixtureTable("spider-man")
    table.discard("backflip")
    table.hand("from-the-grave")
    table.does("play:from-the-grave")
    assert plain(table.state.removed) == ["backflip"]
    assert table.discarded() == ["from-the-grave"]


def test_damage_from_part_of_an_attack_counts_as_attack_damage() -> None:
    table = FixtureTable("spider-man")
    table.put("taser")
    table.put("brawler")
    table.put("brawler")
    table.does("attack:spider-man>brawler")
    assert sorted((piece.damage, piece.stunned) for piece in table.state.of_kind("minion")) == [(0, 0), (2, 1)]


def test_enemy_without_sch_schemes_for_zero() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("hydra-mercenary")
    table.schemed("hydra-mercenary")
    assert table.events("schemes") == [{"card": "hydra-mercenary", "amount": 0, "power": 0, "boost": 0}]
    assert table.threat() == 0


def test_everything_put_into_play_at_once_is_attached() -> None:
    table = FixtureTable("spider-man")
    table.put("friend")
    table.hand("full-kit", "gear", "taser")
    table.does("play:full-kit")
    assert plain(table.piece("gear").host) == "friend"
    assert table.in_play("taser")
    table = FixtureTable("spider-man", form="alter-ego")
    table.hand("full-kit", "hero-gear", "taser")
    table.does("play:full-kit")
    assert (table.held(), table.in_play("taser")) == (["hero-gear"], True)  # it needs hero form


def test_new_main_scheme_stage_reveals_hidden_information() -> None:
    """Earlier choices cannot be undone."""
    table = Table("spider-man", scenario="klaw", form="alter-ego")
    table.change(plain(table.state.scheme), threat=table.game.view(table.state, 0).limit - 1)  # type: ignore[attr-defined]
    table.schemed("klaw-1")
    (event,) = [event for event in table.happened if event.kind == "scheme"]
    assert event.reveals


def test_hero_who_cannot_attack_can_use_all_other_abilities() -> None:
    table = FixtureTable("captain-marvel")
    table.put("bomb-scare", threat=3)
    table.hand("haymaker", "energy", "genius", "for-justice")
    assert {"play:haymaker", "play:for-justice"} <= {option.split("/")[0] for option in table.options()}
    table.put("fetters", on="captain-marvel", area=0)
    offered = {option.split("/")[0] for option in table.options()}
    assert "play:for-justice" in offered
    assert "play:haymaker" not in offered
    assert not [option for option in offered if option.startswith("attack:")]


def test_ally_of_an_alter_ego_can_attack_and_thwart() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("tigra")
    table.put("bomb-scare", threat=3)
    assert {"attack:tigra>rhino-1", "thwart:tigra>bomb-scare"} <= set(table.options())


def test_hero_dealt_no_damage_was_not_damaged_by_the_attack() -> None:
    for used, struck in (("trigger:blunting", 0), ("pass", 1)):
        table = FixtureTable("captain-marvel")
        table.put("blunting")  # 1 less
        table.attacked("rhino-1", boost="sweeping-swoop")  # stuns a damaged hero
        table.does("defend:captain-marvel", used)
        assert (table.damage("captain-marvel"), table.piece("captain-marvel").stunned) == (struck, struck)


def test_card_due_for_two_discards_is_discarded_once() -> None:
    table = FixtureTable("spider-man")
    table.put("friend")
    table.hand("doomed-post", "doomed-post")
    table.does("play:doomed-post", "play:doomed-post")
    assert table.in_play("friend")
    table.does("end-turn")
    assert table.discarded().count("friend") == 1


def test_card_that_left_play_is_not_flipped() -> None:
    table = FixtureTable("spider-man")
    table.put("burnt-bridge")
    table.does("use:burnt-bridge")
    assert not table.in_play("burnt-bridge")
    assert table.events("flipped") == []
    table.waits_for(0, "turn")


def test_several_attachments_enter_play_in_order() -> None:
    table = FixtureTable("spider-man")
    table.state.encounter_discard = [table.make("charge"), table.make("armored-rhino-suit")]
    table.reveals("unpack")
    assert [event["card"] for event in table.events("entered")] == ["charge", "armored-rhino-suit"]
    assert plain(table.state.limbo) == []


@rule("CHA-WHENDEFEATED-03")
def test_brought_minion_attacks_before_remaining_damage_is_dealt() -> None:
    table = FixtureTable("she-hulk")
    table.put("tripwire")  # before the villain takes damage: 1 damage to the Falconer
    table.put("falconer")
    table.encounter("vulture")
    table.hand("ground-stomp", "energy", "genius")  # the villain and each minion
    table.does("play:ground-stomp", "pay")
    table.waits_for(0, "defend")
    assert not table.in_play("falconer")
    assert table.damage("rhino-1") == 0  # not dealt yet
    table.does("undefended")
    assert table.damage("rhino-1") == 1
    table.waits_for(0, "turn")


def test_repeated_ability_keeps_the_chosen_x() -> None:
    table = FixtureTable("spider-man")
    shot = table.state.cards.by_id["echo-shot"]
    assert [cost_of(table.state, shot, 0), cost_of(table.state, shot, 0, 2)] == [0, 2]  # 0 until it is chosen
    table.hand("echo-shot", "insight", "insight", "insight")
    table.does("play:echo-shot", "x:2", "pay")
    assert table.damage("rhino-1") == 2
    table.does("may:yes", "pay")
    assert table.damage("rhino-1") == 4
    table.waits_for(0, "turn")


@rule("CHA-INITIATE-09")
def test_unpayable_cost_of_the_called_card_is_not_requested() -> None:
    table = FixtureTable("captain-marvel")
    table.put("strange-toll")  # events cost 1 more
    table.discard("hawkeye")
    table.hand("make-the-call", "insight", "insight", "spark")
    table.does("play:make-the-call", "spend:spark")
    assert not table.in_play("hawkeye")
    assert table.held() == ["insight", "insight"]
    table.waits_for(0, "turn")


def test_constantly_stunned_hero_makes_none_of_several_attacks() -> None:
    """The stunned card that replaces the first attack is given again at once."""
    for paralysed, taken in ((True, 0), (False, 2 + 3)):
        table = FixtureTable("captain-marvel")
        table.put("bomb-scare", threat=3)
        if paralysed:
            table.put("paralyser")
        table.change("captain-marvel", stunned=1)
        table.hand("three-attacks")
        table.does("play:three-attacks", "pick:rhino-1?", "pick:rhino-1?")
        assert table.damage("rhino-1") == taken
        assert table.piece("captain-marvel").stunned == int(paralysed)


@rule("CHA-RULESTEXT-02")
def test_blank_text_box_imposes_no_additional_cost() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("mother-s-orders", threat=2)
    assert not table.offers("attack:she-hulk>rhino-1")  # no resources to pay with
    table.put("plain-speech")  # side schemes are blank
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 3
