"""Targets and choices, and how the parts of one effect relate: then, otherwise, for each, and."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table
from tableverse.kernel.ledger import rule

# --- targets --------------------------------------------------------------------------------------------------------


@rule("CHA-ABILITY-02", "CHA-TARGET-02", "CHA-CHOOSEEL-03", "CHA-TARGET-04", "CHA-TARGET-01", "CHA-ABILITY-03")
def test_an_ability_needs_a_target() -> None:
    table = FixtureTable("spider-man")
    table.hand("ambush-a-minion")
    assert "play:ambush-a-minion" not in table.options()
    table.put("brawler")
    table.put("big-minion")
    table.does("play:ambush-a-minion")
    assert table.options() == ["pick:brawler", "pick:big-minion"]  # only these enemies are valid
    table.does("pick:brawler")
    assert not table.in_play("brawler")


@rule("CHA-ABILITY-01", "CHA-INPLAY-05", "CHA-INPLAY-08", "CHA-CONTROLCHANGE-11")
def test_only_cards_in_play_are_targets() -> None:
    table = FixtureTable("spider-man")
    table.discard("friend")
    table.deck("friend")
    table.hand("rally", "friend", "gear")
    assert "play:rally" not in table.options()
    assert "play:gear" not in table.options()
    table.put("friend", exhausted=True)
    table.does("play:rally")
    assert not table.piece("friend").exhausted


@rule("CHA-ABILITY-04", "CHA-INITIATE-03", "CHA-TARGET-08")
def test_effect_must_change_something_regardless_of_its_cost() -> None:
    table = FixtureTable("spider-man")
    table.hand("patch-up", "spark", "pull-up")
    assert "play:patch-up" not in table.options()  # nothing to heal, though a card would be discarded
    assert "play:pull-up" not in table.options()  # ready already, though damage would be dealt
    table.change("spider-man", damage=3, exhausted=True)
    table.does("play:patch-up", "pick:spark")
    assert table.damage("spider-man") == 1
    table.does("play:pull-up")
    assert (table.damage("spider-man"), table.piece("spider-man").exhausted) == (2, False)


def test_two_targets_of_one_verb_are_chosen_in_sequence() -> None:
    """The first target is chosen only among targets that leave a valid second target."""
    table = FixtureTable("spider-man")
    table.hand("pass-it-on")
    table.put("friend", damage=1)
    table.put("weak-friend")
    table.change("spider-man", damage=3)
    assert "play:pass-it-on" not in table.options()  # no target to pass it on to
    table.put("brawler")
    table.put("big-minion")
    table.does("play:pass-it-on")
    assert table.options() == ["pick:spider-man", "pick:friend"]
    table.does("pick:spider-man")
    assert table.options() == ["pick:brawler", "pick:big-minion"]
    table.does("pick:big-minion")
    assert (table.damage("spider-man"), table.damage("friend"), table.damage("big-minion")) == (1, 1, 2)


@rule("CHA-TARGET-03", "CHA-TARGET-07")
def test_basic_powers_need_a_target_and_not_a_number() -> None:
    table = FixtureTable("spider-man")
    table.put("weak-friend")
    assert not any(option.startswith(("thwart:", "recover:")) for option in table.options())
    table.state.play[table.state.scheme].threat = 2
    table.ask()
    table.does("thwart:weak-friend>the-break-in")  # THW 0
    assert (table.threat(), table.piece("weak-friend").exhausted) == (2, True)
    table = FixtureTable("spider-man", form="alter-ego")
    assert not any(option.startswith("recover:") for option in table.options())


@rule("CHA-TARGET-05", "CHA-DRAWCARDS-01", "CHA-DRAWCARDS-03")
def test_drawing_needs_a_card_to_draw() -> None:
    table = FixtureTable("spider-man")
    table.state.players[0].deck = []
    table.hand("study")
    assert "play:study" not in table.options()
    table.deck("backflip", "spark")
    table.ask()
    table.does("play:study")
    assert table.held() == ["backflip"]  # the top one


@rule("CHA-TARGET-06", "CHA-CHOOSEEL-06", "CHA-CHOOSEEL-01")
def test_unaffected_character_is_no_target() -> None:
    table = FixtureTable("spider-man")
    table.put("friend", exhausted=True)
    table.put("busy-friend", exhausted=True)
    table.put("weak-friend")
    table.hand("rally", "rally", "rally")
    table.does("play:rally")
    assert table.options() == ["pick:friend", "pick:busy-friend"]
    table.does("pick:friend", "play:rally")
    assert not table.piece("busy-friend").exhausted
    assert "play:rally" not in table.options()  # all are ready


@rule("CHA-TARGET-09")
def test_one_applicable_effect_makes_a_valid_target() -> None:
    table = FixtureTable("spider-man")
    table.change("rhino-1", stunned=1)
    table.hand("knock-about", "knock-about")
    table.does("play:knock-about")
    assert (table.piece("rhino-1").stunned, table.piece("rhino-1").confused) == (1, 1)
    assert "play:knock-about" not in table.options()


@rule("CHA-TARGET-10", "CHA-CANNOT-02")
def test_forbidden_effect_has_no_valid_target() -> None:
    table = FixtureTable("spider-man")
    table.put("friend", exhausted=True)
    table.put("lock", on="friend", area=0)
    table.hand("rally")
    assert "play:rally" not in table.options()
    table.does("end-turn", "done")
    assert table.piece("friend").exhausted  # not at the end of the phase either


@rule("CHA-TARGET-11")
def test_damage_that_will_be_prevented_has_a_target() -> None:
    table = FixtureTable("spider-man")
    table.put("brawler", tough=1)
    table.hand("ambush-a-minion")
    table.does("play:ambush-a-minion")
    assert (table.damage("brawler"), table.piece("brawler").tough) == (0, 0)


@rule("CHA-TARGET-12", "CHA-CANNOT-01", "CHA-TARGET-15")
def test_character_that_cannot_take_damage_is_no_damage_target() -> None:
    table = FixtureTable("spider-man")
    table.put("madame-hydra")
    table.put("legions-of-hydra")  # protects her
    table.hand("zap", "jab-and-stun", "stun-or-hurt")
    table.does("play:zap")  # Rhino is the only one
    assert table.damage("rhino-1") == 3
    table.does("play:jab-and-stun")  # she cannot be chosen for the second part only either
    assert (table.piece("rhino-1").stunned, table.piece("madame-hydra").stunned) == (1, 0)
    table.does("play:stun-or-hurt", "pick:madame-hydra")
    assert (table.piece("madame-hydra").stunned, table.damage("madame-hydra")) == (1, 0)


@rule("CHA-TARGET-13", "CHA-CANNOT-03")
def test_an_attack_ability_obeys_guard() -> None:
    table = FixtureTable("spider-man")
    table.put("plain-guard")
    table.hand("zap-attack", "zap")
    table.does("play:zap-attack")
    assert (table.damage("plain-guard"), table.damage("rhino-1")) == (3, 0)
    table.does("play:zap", "pick:rhino-1")  # not an attack
    assert table.damage("rhino-1") == 3


@rule("CHA-TARGET-14")
def test_a_thwart_ability_obeys_patrol() -> None:
    table = FixtureTable("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("patroller")
    table.hand("sneak-thwart", "dragnet")
    assert "play:sneak-thwart" not in table.options()
    table.does("play:dragnet")  # not a thwart
    assert table.threat() == 3


@rule("CHA-TARGET-16", "CHA-TARGET-17")
def test_each_effect_skips_invalid_targets() -> None:
    table = FixtureTable("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("crowd-control", threat=2)
    table.hand("dragnet")
    table.does("play:dragnet")
    assert (table.threat(), table.threat("crowd-control")) == (4, 1)
    assert table.events("thwarted") == [{"card": "crowd-control", "amount": 1, "threat": 1}]


@rule("CHA-TARGET-18")
def test_lasting_cost_reduction_needs_no_present_target() -> None:
    table = FixtureTable("spider-man")
    table.put("discount")
    assert "use:discount/discount-1" in table.options()  # with an empty hand
    table.does("use:discount")
    table.hand("friend")
    table.does("play:friend")
    assert table.in_play("friend")


@rule("CHA-TARGET-19", "CHA-SEARCH-01", "CHA-SHUFFLE-02", "CHA-YOU-11")
def test_a_search_needs_only_a_place_to_search() -> None:
    table = FixtureTable("spider-man")
    table.hand("look-for-gear")
    table.does("play:look-for-gear")
    assert table.story()[-1] == "shuffled"
    assert table.held() == []


@rule("CHA-SEARCH-02", "CHA-SEARCH-03", "CHA-SEARCH-04", "CHA-CHOOSEEL-02")
def test_searching_player_chooses_among_the_found_cards() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.deck("gear", "strong-arm")
    table.deck("gadget", seat=1)
    table.hand("look-for-gear")
    table.does("play:look-for-gear")
    table.waits_for(0, "pick")
    assert sorted(table.options()) == ["pick:gear", "pick:strong-arm"]
    assert len(table.state.players[0].deck) == 32  # the cards stay in the deck until one is chosen
    table.does("pick:strong-arm")
    assert table.held() == ["strong-arm"]
    assert len(table.state.players[0].deck) == 31


# --- choosing -------------------------------------------------------------------------------------------------------


@rule("CHA-CHOOSEEL-04")
def test_several_targets_are_chosen_before_any_is_affected() -> None:
    table = FixtureTable("spider-man")
    table.put("brawler")
    table.hand("three-darts", "three-darts")
    table.does("play:three-darts", "pick:brawler")  # only two enemies exist
    assert (table.damage("rhino-1"), table.damage("brawler")) == (1, 1)
    table.put("rock")
    table.put("big-minion")
    table.does("play:three-darts", "pick:brawler", "pick:rock")
    assert "damaged" not in table.story()
    table.does("pick:big-minion")
    assert [table.damage(card) for card in ("rhino-1", "brawler", "rock", "big-minion")] == [1, 2, 1, 1]


@rule("CHA-CHOOSEEL-05")
def test_any_number_of_targets_is_at_least_one() -> None:
    table = FixtureTable("spider-man")
    table.hand("any-darts")
    assert "play:any-darts" not in table.options()
    table.put("brawler")
    table.put("rock")
    table.does("play:any-darts")
    assert "done" not in table.options()
    table.does("pick:rock", "done")
    assert (table.damage("brawler"), table.damage("rock")) == (0, 1)


@rule("CHA-CHOOSEOPT-01")
def test_an_encounter_card_offers_no_option_without_a_target() -> None:
    table = FixtureTable("spider-man")
    table.reveals("hard-choice")
    assert table.damage("spider-man") == 3  # no upgrade: nothing to choose
    table.put("gadget")
    table.reveals("hard-choice")
    assert table.options() == ["choose:lose", "choose:hurt"]
    table.does("choose:lose")
    assert not table.in_play("gadget")


@rule("CHA-CHOOSEOPT-02", "CHA-CHOOSEOPT-03")
def test_player_card_offers_only_possible_and_payable_options() -> None:
    table = FixtureTable("spider-man")
    table.hand("cure-or-buy", "spark")
    assert "play:cure-or-buy" not in table.options()  # unhurt, no physical resource, no ally
    table.change("spider-man", damage=1)
    table.hand("cure-or-buy", "muscle")
    table.does("play:cure-or-buy")
    assert table.options() == ["choose:cure", "choose:buy"]
    table.does("choose:buy", "pay")
    assert table.held() == ["quiet-card", "quiet-card"]


# --- then, otherwise, and -------------------------------------------------------------------------------------------


@rule("CHA-THEN-01", "CHA-THEN-02", "CHA-THEN-03")
def test_then_requires_the_full_effect_before_it() -> None:
    table = FixtureTable("spider-man")
    table.hand("two-for-three", "spark")
    table.does("play:two-for-three")
    assert table.held() == []
    assert sorted(table.discarded()) == ["spark", "two-for-three"]
    table.hand("two-for-three", "spark", "muscle")
    table.does("play:two-for-three", "pick:spark")
    assert table.held() == ["quiet-card"] * 3


@rule("CHA-DISCARDPILE-05")
def test_an_empty_discard_pile_is_not_shuffled() -> None:
    table = FixtureTable("spider-man")
    table.hand("fresh-start")
    assert "play:fresh-start" not in table.options()
    table.put("library")
    table.deck("spark", "muscle")
    before = table.state.players[0].deck[:]
    table.discard("backflip")
    table.ask()
    table.does("play:fresh-start")
    assert "shuffled" in table.story()
    assert len(table.state.players[0].deck) == len(before)  # one in, one drawn


@rule("CHA-OTHERWISE-01", "CHA-OTHERWISE-03", "CHA-OTHERWISE-04")
def test_otherwise_applies_only_if_nothing_could_be_done() -> None:
    table = FixtureTable("spider-man")
    table.hand("spark")
    table.reveals("lose-or-tire")
    assert (table.held(), table.piece("spider-man").exhausted) == ([], False)
    table.reveals("lose-or-tire")
    assert table.piece("spider-man").exhausted


@rule("CHA-OTHERWISE-02")
def test_otherwise_applies_if_the_condition_is_false() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.reveals("hero-or-scheme")
    assert (table.damage("spider-man"), table.threat()) == (0, 2)
    table = FixtureTable("spider-man")
    table.reveals("hero-or-scheme")
    assert (table.damage("spider-man"), table.threat()) == (2, 0)


@rule("CHA-ANDWORD-01")
def test_effects_joined_by_and_resolve_before_responses() -> None:
    table = FixtureTable("spider-man")
    table.put("sore-spot")  # draws a card when damage is taken
    table.hand("study", "spark")
    table.reveals("blow-and-loss")
    table.does("pick:study")
    kinds = table.story()
    assert kinds.index("discarded") < kinds.index("drew")
    assert kinds.index("damaged") < kinds.index("drew")


@rule("CHA-ANDWORD-02")
def test_effects_joined_by_and_do_not_depend_on_each_other() -> None:
    table = FixtureTable("spider-man")
    table.change("rhino-1", stunned=1)
    table.hand("stun-and-draw")
    table.does("play:stun-and-draw")
    assert table.piece("rhino-1").stunned == 1
    assert table.held() == ["quiet-card"]


@rule("CHA-ANDWORD-03")
def test_one_of_two_joined_effects_can_be_prevented_alone() -> None:
    table = FixtureTable("spider-man")
    table.change("spider-man", tough=1)
    table.hand("study", "spark")
    table.reveals("hurt-and-lose")
    table.does("pick:study")
    assert (table.damage("spider-man"), table.held()) == (0, ["spark"])


@rule("CHA-ABILITY-05")
def test_sentences_are_resolved_in_their_order() -> None:
    table = FixtureTable("spider-man")
    table.hand("study", "spark")
    table.reveals("stun-you")
    wanted = ["status", "exhausted", "damaged"]
    assert [kind for kind in table.story() if kind in wanted] == wanted
    table.does("pick:study")
    assert table.held() == ["spark"]


# --- for each -------------------------------------------------------------------------------------------------------


@rule("CHA-FOREACH-02", "CHA-FOREACH-04", "CHA-FOREACH-01")
def test_for_each_without_a_choice_is_one_instance_on_one_target() -> None:
    table = FixtureTable("spider-man")
    for upgrade in ("gadget", "gadget", "strong-arm", "big-pockets"):
        table.put(upgrade)
    table.put("big-minion", tough=1)
    table.hand("salvo", "salvo")
    table.does("play:salvo", "pick:big-minion")
    assert (table.damage("big-minion"), table.piece("big-minion").tough) == (0, 0)
    table.does("play:salvo", "pick:rhino-1")
    assert table.events("damaged") == [{"card": "rhino-1", "amount": 4, "source": "salvo"}]


@rule("CHA-FOREACH-02")
def test_for_each_looked_at_card_affects_the_same_scheme() -> None:
    table = FixtureTable("spider-man")
    table.state.play[table.state.scheme].threat = 6
    table.put("crowd-control", threat=6, face="road-block")
    table.encounter("quiet-threat", "quiet-threat", "brawler")
    table.hand("scout")
    table.does("play:scout", "pick:the-break-in")
    assert table.threat() == 4  # two treacheries, one scheme


@rule("CHA-FOREACH-03", "CHA-FOREACH-05", "CHA-FOREACH-01")
def test_for_each_with_a_choice_is_an_instance_each_time() -> None:
    table = FixtureTable("spider-man")
    for _ in range(3):
        table.put("gadget")
    table.put("big-minion", tough=1)
    table.hand("barrage")
    table.does("play:barrage", "pick:big-minion", "pick:big-minion", "pick:rhino-1")
    assert (table.damage("big-minion"), table.damage("rhino-1")) == (2, 2)  # tough prevented the first


@rule("CHA-FOREACH-06")
def test_the_table_is_up_to_date_between_the_instances() -> None:
    table = FixtureTable("spider-man")
    table.put("gadget")
    table.put("gadget")
    table.put("plain-guard", damage=2)
    table.hand("barrage")
    table.does("play:barrage")  # first only the guard may be attacked, then Rhino
    assert not table.in_play("plain-guard")
    assert table.damage("rhino-1") == 2


@rule("CHA-FOREACH-07")
def test_responses_resolve_between_instances() -> None:
    table = FixtureTable("spider-man")
    table.put("gadget")
    table.put("after-damage")
    table.hand("barrage")
    table.does("play:barrage", "trigger:after-damage", "trigger:after-damage")
    assert table.damage("rhino-1") == 4
    assert table.story().count("drew") == 2


@rule("CHA-FOREACH-08")
def test_bonus_applies_to_each_instance() -> None:
    table = FixtureTable("spider-man")
    table.put("gadget")
    table.put("hot-rounds")
    table.hand("barrage")
    table.does("play:barrage")
    assert [event["amount"] for event in table.events("damaged")] == [3, 3]


# --- altering -------------------------------------------------------------------------------------------------------


@rule("CHA-ALTERING-02", "CHA-ALTERING-01")
def test_additional_damage_is_part_of_the_same_damage() -> None:
    table = FixtureTable("iron-man")
    table.change("rhino-1", tough=1)
    table.deck("spark", "insight", "insight", "insight", "insight")
    table.hand("repulsor-blast", "muscle")
    table.does("play:repulsor-blast", "pay")
    assert table.events("tough-stopped") == [{"card": "rhino-1", "amount": 5}]
    assert table.damage("rhino-1") == 0


@rule("CHA-ALTERING-03")
def test_already_condition_is_checked_first() -> None:
    table = Table("spider-man")
    table.reveals("i-m-tough")
    assert table.piece("rhino-1").tough == 1
    assert "surge" not in table.story()
    table.reveals("i-m-tough")
    assert "surge" in table.story()


@rule("CHA-ALTERING-05", "CHA-LASTING-01")
def test_change_to_this_attack_ends_with_it() -> None:
    table = FixtureTable("she-hulk")
    table.hand("weaken")
    table.attacked("rhino-1")
    table.does("trigger:weaken", "undefended")
    assert (table.damage("she-hulk"), table.stat("rhino-1", "atk")) == (0, 2)


@rule("CHA-ALTERING-04")
def test_each_time_effect_interrupts_the_sequence() -> None:
    table = FixtureTable("spider-man")
    table.encounter("quiet-threat", "brawler", "rock")
    table.hand("hard-rain")
    table.does("play:hard-rain")
    told = [(event.kind, event.facts.get("card")) for event in table.happened if event.kind in ("discarded", "entered")]
    assert told == [
        ("discarded", "quiet-threat"),
        ("discarded", "brawler"),
        ("entered", "brawler"),  # before the third one
        ("discarded", "rock"),
        ("entered", "rock"),
    ]


@rule("CHA-ALTERING-06")
def test_condition_about_this_attack_does_not_change_it() -> None:
    for damage, healed in ((0, 0), (1, 2)):
        table = FixtureTable("spider-man")
        table.change("spider-man", damage=4)
        table.put("plain-guard", damage=damage)
        table.hand("finish-and-heal")
        table.does("play:finish-and-heal")
        assert table.events("damaged")[0]["amount"] == 3
        assert table.damage("spider-man") == 4 - healed
