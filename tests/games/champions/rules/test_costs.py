"""Costs and resources: valid payments, costs before the arrow, X, additional costs, ignored costs."""

from itertools import combinations_with_replacement, permutations

from games.champions.fixture_cards import FixtureTable
from tableverse.games.champions.cards import ANY, PRINTED, UNLIKE
from tableverse.games.champions.rules import counting
from tableverse.games.champions.rules.costs import deficit, left_for_x
from tableverse.kernel.ledger import rule

# --- resources ------------------------------------------------------------------------------------------------------

KINDS = ("energy", "mental", "physical", "wild")


def covers(kind: str, asked: str) -> bool:
    """Return whether a resource satisfies a requirement."""
    if not kind or (kind == "wild" and asked.startswith(PRINTED)):
        return False
    return asked == ANY or kind in (asked.removeprefix(PRINTED), "wild")


def few(kinds: tuple[str, ...], most: int) -> list[tuple[str, ...]]:
    return [chosen for amount in range(most + 1) for chosen in combinations_with_replacement(kinds, amount)]


@rule("CHA-RESOURCE-06", "CHA-WILD-01")
def test_deficit_equals_the_best_matching_of_resources() -> None:
    """Compare with trying every assignment of the given resources to the required ones."""
    for need in few(("energy", "mental", "wild", f"{PRINTED}energy", ANY), 3):
        for got in few(KINDS, 3):
            laid = [*got, *[""] * len(need)]  # "" assigns nothing
            best = max(
                (
                    sum(covers(one, asked) for one, asked in zip(way, need, strict=True))
                    for way in permutations(laid, len(need))
                ),
                default=0,
            )
            assert deficit([*need], [*got]) == len(need) - best, (need, got)


def test_cost_of_different_resources() -> None:
    unlike = [UNLIKE] * 3
    assert [deficit(unlike, got) for got in ([], ["energy"], ["energy", "energy"], ["energy", "mental"])] == [
        3,
        2,
        2,
        1,
    ]
    assert [deficit(unlike, ["energy", "wild", "wild"]), deficit(unlike, ["wild"] * 4), deficit(unlike, [*KINDS])] == [
        0
    ] * 3


def test_surplus_resources_pay_for_x() -> None:
    got = ["energy", "wild", "energy", "mental"]
    assert left_for_x([ANY], got, "energy") == ["energy", "energy", "wild"]
    assert left_for_x([ANY, ANY], got, "energy") == ["energy", "energy"]
    assert left_for_x(["mental", "mental"], got, "energy") == ["energy", "energy"]
    assert left_for_x([ANY] * 4, got, "energy") == []


@rule("CHA-RESOURCE-01", "CHA-RESOURCE-02", "CHA-RESOURCE-04", "CHA-RESOURCE-06", "CHA-RESOURCEPAY-07")
@rule("CHA-ENERGY-01", "CHA-ENERGY-02", "CHA-MENTAL-01", "CHA-PHYSICAL-01", "CHA-WILD-01")
def test_a_cost_is_paid_with_any_mix_of_the_four_types() -> None:
    for paid in (("spark", "muscle"), ("insight", "muscle", "anything"), ("muscle", "muscle", "insight")):
        table = FixtureTable("spider-man")
        table.hand("dear-study", *paid)
        table.does("play:dear-study", "pay")
        assert table.held() == ["quiet-card"]
        assert sorted(table.discarded()) == sorted(["dear-study", *paid])


@rule("CHA-RESOURCE-06", "CHA-RESOURCE-02")
def test_the_card_that_is_played_does_not_pay_for_itself() -> None:
    table = FixtureTable("spider-man")
    table.hand("dear-study", "spark")  # two are not three
    assert "play:dear-study" not in table.options()
    table.hand("dear-study", "spark", "dear-study")
    table.does("play:dear-study")
    assert table.options() == ["spend:spark", "spend:dear-study"]  # the other copy


@rule("CHA-RESOURCEPAY-09", "CHA-RESOURCEPAY-08", "CHA-MENTAL-02", "CHA-PHYSICAL-02", "CHA-ENERGY-03")
@rule("CHA-RESOURCE-05")
def test_required_types_accept_wild_resources() -> None:
    table = FixtureTable("spider-man")
    table.hand("two-minds", "insight", "insight", "spark")
    assert "play:two-minds" not in table.options()
    table.hand("two-minds", "insight", "anything")
    table.does("play:two-minds", "spend:insight", "pay")
    assert table.held() == ["quiet-card"]
    table.put("lever")
    table.hand("muscle", "insight")
    assert "use:lever/lever-1" not in table.options()
    table.hand("muscle", "spark")
    table.does("use:lever")  # the muscle is not offered
    assert table.damage("rhino-1") == 4


@rule("CHA-RESOURCE-03", "CHA-RESABILITY-01")
def test_abilities_generate_resources_while_a_cost_is_paid() -> None:
    table = FixtureTable("spider-man")
    table.put("dynamo")
    assert "use:dynamo/dynamo-1" not in table.options()  # only while paying
    table.hand("dear-study", "spark")
    table.does("play:dear-study", "use:dynamo", "pay")
    assert table.piece("dynamo").exhausted
    assert table.held() == ["quiet-card"]


@rule("CHA-RESABILITY-02")
def test_resources_for_one_kind_of_card_pay_for_no_other() -> None:
    table = FixtureTable("spider-man")
    table.put("event-fund")
    table.hand("friend")
    assert "play:friend" not in table.options()  # an ally
    table.hand("bright-idea")
    table.does("play:bright-idea")
    assert table.piece("event-fund").exhausted


@rule("CHA-RESOURCEPAY-10", "CHA-COST-09")
def test_overpaid_resources_are_lost() -> None:
    table = FixtureTable("spider-man")
    table.hand("bright-idea", "spark", "friend")
    table.does("play:bright-idea", "spend:spark")  # two energy for a cost of one
    assert table.held() == ["friend", "quiet-card", "quiet-card"]
    table.hand("friend")
    assert "play:friend" not in table.options()


@rule("CHA-COST-10", "CHA-COST-08")
def test_resources_beyond_the_cost_did_not_pay_for_it() -> None:
    for extra, drawn in (("energy", 1), ("mental", 2)):
        table = FixtureTable("spider-man")
        table.hand("bright-idea", "mixed")
        table.does("play:bright-idea")  # one resource was required, two were generated
        assert table.options() == ["extra:energy", "extra:mental"]
        table.does(f"extra:{extra}")
        assert len(table.held()) == drawn  # two if it was paid with energy
    table = FixtureTable("spider-man")
    table.hand("double-check", "mixed")
    table.does("play:double-check", "extra:mental")
    assert len(table.held()) == 1  # energy or mental, never both


@rule("CHA-INITIATE-09")
def test_ally_with_a_failed_payment_returns_to_its_place_in_the_discard_pile() -> None:
    for begun in ("play:lockjaw", "use:grave-door"):
        table = FixtureTable("spider-man")
        table.put("dynamo")
        table.put("dynamo")
        table.put("power-cut")
        table.put("grave-door")
        table.discard("backflip", "lockjaw", "haymaker")
        table.hand("insight", "insight")
        table.does(begun, "spend:insight", "spend:insight", "use:dynamo")  # this disables the other dynamo
        assert table.discarded() == ["backflip", "lockjaw", "haymaker"]
        assert table.held() == ["insight", "insight"]
        assert table.events("unpaid") == [{"seat": 0, "card": "lockjaw"}]
        assert table.state.limbo == []
        table.waits_for(0, "turn")


@rule("CHA-INITIATE-09")
def test_make_the_call_with_a_failed_payment_returns_to_hand() -> None:
    table = FixtureTable("captain-marvel")
    table.put("dynamo")
    table.put("dynamo")
    table.put("power-cut")
    table.discard("hawkeye")
    table.hand("make-the-call", "insight")
    table.does("play:make-the-call", "spend:insight", "use:dynamo")
    assert sorted(table.held()) == ["insight", "make-the-call"]
    assert table.discarded() == ["hawkeye"]
    assert table.events("unpaid") == [{"seat": 0, "card": "hawkeye"}]
    table.waits_for(0, "turn")


@rule("CHA-INITIATE-09")
def test_failed_payment_is_undone_completely() -> None:
    table = FixtureTable("spider-man")
    table.put("dynamo")
    table.put("dynamo")
    table.put("power-cut")
    table.hand("dear-study", "insight")
    table.does("play:dear-study", "spend:insight", "use:dynamo")  # this disables the other dynamo
    assert sorted(table.held()) == ["dear-study", "insight"]
    assert table.discarded() == []
    assert table.events("unpaid") == [{"seat": 0, "card": "dear-study"}]
    table.waits_for(0, "turn")
    assert counting.played(table.state, "event", 0) == 0
    assert "play:dear-study" not in table.options()


@rule("CHA-WILD-04")
def test_doubled_wild_resources_can_be_different_types() -> None:
    table = FixtureTable("spider-man")
    table.hand("two-minds", "the-power-of-justice")
    assert "play:two-minds" not in table.options()  # one wild, for a card of no aspect
    table.hand("just-two-minds", "the-power-of-justice")
    table.does("play:just-two-minds", "pay")  # doubled: one is mental, the other physical
    assert table.held() == ["quiet-card"]


@rule("CHA-WILD-05")
def test_cost_of_wild_accepts_only_wild_resources() -> None:
    table = FixtureTable("spider-man")
    table.hand("wild-thing", "spark", "insight", "muscle")
    assert "play:wild-thing" not in table.options()
    table.hand("wild-thing", "spark", "anything")
    table.does("play:wild-thing")
    assert table.held() == ["spark", "quiet-card"]
    # A resource required as wild pays for nothing else.
    assert (deficit(["wild", "energy"], ["wild"]), deficit(["wild", ANY], ["wild"])) == (1, 1)
    assert (deficit(["wild", "energy"], ["wild", "wild"]), deficit(["wild", ANY], ["wild", "mental"])) == (0, 0)


@rule("CHA-WILD-06")
def test_wild_counts_as_no_other_type_outside_payments() -> None:
    table = FixtureTable("spider-man")
    table.hand("black-cat", "spark")
    table.deck("anything", "insight")
    table.does("play:black-cat", "pay")  # discards two, keeps those with a mental resource
    assert table.held() == ["insight"]
    assert "anything" in table.discarded()


@rule("CHA-PRINTED-02", "CHA-PRINTED-03", "CHA-PRINTED-01")
def test_wild_matches_generated_but_not_printed_types() -> None:
    table = FixtureTable("spider-man")
    table.hand("fine-print", "anything", "spark")
    assert "play:fine-print" not in table.options()
    table.put("dynamo")
    table.hand("fine-print", "anything")
    table.does("play:fine-print")
    assert table.piece("dynamo").exhausted
    assert table.held() == ["anything", "quiet-card"]
    table.hand("fine-print", "insight")
    table.does("play:fine-print")
    assert table.held() == ["quiet-card"]


# --- the arrow ------------------------------------------------------------------------------------------------------


@rule("CHA-ARROW-01", "CHA-ARROW-02", "CHA-COST-03", "CHA-COST-12")
def test_everything_before_the_arrow_must_be_payable() -> None:
    table = FixtureTable("spider-man")
    table.put("lever")
    table.hand("spark")
    table.change("lever", exhausted=True)
    assert "use:lever/lever-1" not in table.options()
    table.change("lever", exhausted=False)
    table.hand("insight")
    assert "use:lever/lever-1" not in table.options()
    table.hand("spark")
    table.does("use:lever")
    assert (table.piece("lever").exhausted, table.damage("rhino-1")) == (True, 4)
    assert table.story().index("spent") < table.story().index("exhausted") < table.story().index("damaged")


@rule("CHA-ARROW-03", "CHA-LEAVEPLAY-02")
def test_responses_to_the_cost_resolve_before_the_effect() -> None:
    table = FixtureTable("spider-man")
    table.put("farewell")
    table.put("friend")
    table.hand("sacrifice-play")
    table.does("play:sacrifice-play", "trigger:farewell")
    assert table.story().index("left") < table.story().index("drew") < table.story().index("damaged")
    assert table.damage("rhino-1") == 5


@rule("CHA-COST-04")
def test_trigger_of_an_interrupt_is_not_a_cost() -> None:
    table = FixtureTable("spider-man")
    table.put("first-guard")
    table.attacked("rhino-1")
    table.does("pass", "undefended", "trigger:first-guard")  # its only cost is exhausting it
    assert table.piece("first-guard").exhausted
    assert table.damage("spider-man") == 1


@rule("CHA-COST-14", "CHA-COST-21", "CHA-TARGET-02")
def test_a_cost_is_not_paid_for_an_effect_without_a_target() -> None:
    table = FixtureTable("spider-man")
    table.hand("lunge-at-nothing")
    assert "play:lunge-at-nothing" not in table.options()
    table.put("brawler")
    table.does("play:lunge-at-nothing")
    assert table.piece("spider-man").exhausted
    assert not table.in_play("brawler")


@rule("CHA-COST-15", "CHA-COST-16", "CHA-COST-17")
def test_costs_use_own_cards_unless_stated_otherwise() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("friend", seat=1)
    table.hand("own-muscle", "borrowed-muscle")
    assert "play:own-muscle" not in table.options()
    table.does("play:borrowed-muscle")
    assert table.piece("friend").exhausted
    table.put("busy-friend")
    table.does("play:own-muscle")
    assert table.piece("busy-friend").exhausted


@rule("CHA-COST-18")
def test_costs_use_own_out_of_play_cards() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.discard("uppercut", seat=1)
    table.hand("from-the-grave")
    assert "play:from-the-grave" not in table.options()
    table.discard("backflip")
    table.ask()
    table.does("play:from-the-grave")
    assert table.events("removed") == [{"card": "backflip"}]
    assert table.discarded(1) == ["uppercut"]


@rule("CHA-COST-19")
def test_any_number_is_at_least_one() -> None:
    table = FixtureTable("spider-man")
    table.hand("purge")
    assert "play:purge" not in table.options()
    table.hand("purge", "spark", "muscle")
    table.does("play:purge")
    assert "done" not in table.options()
    table.does("discard:spark", "done")
    assert table.held() == ["muscle", "quiet-card"]


@rule("CHA-COST-22", "CHA-PREVENT-05")
def test_dealing_damage_is_paid_even_if_it_is_prevented() -> None:
    table = FixtureTable("spider-man")
    table.put("friend", tough=1)
    table.hand("risky-order")
    table.does("play:risky-order")
    assert (table.damage("friend"), table.piece("friend").tough) == (0, 0)
    assert table.held() == ["quiet-card"]


@rule("CHA-COST-23", "CHA-PREVENT-06")
def test_taking_damage_is_paid_only_if_all_of_it_is_taken() -> None:
    table = FixtureTable("spider-man")
    table.put("blood-price")
    table.does("use:blood-price")
    assert (table.damage("spider-man"), table.held()) == (2, ["quiet-card", "quiet-card"])
    table.put("first-guard")
    table.does("use:blood-price", "trigger:first-guard")
    assert (table.damage("spider-man"), len(table.held())) == (3, 2)


# --- amounts --------------------------------------------------------------------------------------------------------


@rule("CHA-COST-05", "CHA-COST-06", "CHA-INITIATE-07")
def test_a_cost_per_player_is_multiplied_before_it_is_lowered() -> None:
    table = FixtureTable("spider-man", "she-hulk", "iron-man")
    table.hand("headcount", "muscle", "muscle", "muscle", "muscle", "muscle")
    assert "play:headcount" not in table.options()  # 6
    table.put("thrift")
    assert "play:headcount" in table.options()  # 5, not 3
    table.does("play:headcount", "pay")
    assert table.held() == ["quiet-card"]
    table.state.players[2].eliminated = True
    table.hand("headcount", "muscle", "muscle", "muscle", "muscle")
    assert "play:headcount" not in table.options()  # eliminated players count too


@rule("CHA-INITIATE-05", "CHA-VARIABLE-01", "CHA-VARIABLE-03")
def test_x_is_fixed_before_it_is_paid_and_a_discount_does_not_change_it() -> None:
    table = FixtureTable("spider-man")
    table.put("thrift")
    table.hand("volley", "muscle", "muscle")
    table.does("play:volley")
    table.waits_for(0, "x")
    assert table.options() == ["x:1", "x:2", "x:3"]
    table.does("x:3", "pay")
    assert table.damage("rhino-1") == 3
    assert sorted(table.discarded()) == ["muscle", "muscle", "volley"]
    table.hand("volley", "spark")
    table.does("play:volley", "x:2", "pay")  # paid with two for a cost of one
    assert table.damage("rhino-1") == 5


@rule("CHA-COST-13", "CHA-COST-12")
def test_the_icons_of_one_card_are_split_among_several_costs() -> None:
    table = FixtureTable("spider-man")
    table.hand("overload", "muscle")
    assert "play:overload" not in table.options()
    table.hand("overload", "spark")
    table.does("play:overload", "pay")  # one energy is the cost, the other is X
    assert table.damage("rhino-1") == 1
    table.hand("overload", "spark", "muscle")
    table.does("play:overload", "spend:muscle", "pay")
    assert table.damage("rhino-1") == 3


# --- additional costs -----------------------------------------------------------------------------------------------


@rule("CHA-COST-20", "CHA-COST-21")
def test_additional_cost_must_be_payable_with_the_cost() -> None:
    table = FixtureTable("spider-man")
    table.put("red-tape")
    table.put("gadget", exhausted=True)
    table.hand("bright-idea", "spark")
    assert "play:bright-idea" not in table.options()
    table.change("gadget", exhausted=False)
    table.does("play:bright-idea")
    assert table.piece("gadget").exhausted
    assert len(table.held()) == 2
    table.change("gadget", exhausted=False)
    table.put("red-tape")  # both must be paid
    table.hand("bright-idea", "spark")
    table.put("strong-arm")
    table.does("play:bright-idea", "pay", "pick:gadget")
    assert (table.piece("gadget").exhausted, table.piece("strong-arm").exhausted) == (True, True)


@rule("CHA-READY-03")
def test_an_additional_cost_of_readying_may_be_declined() -> None:
    for answer, exhausted in (("decline", True), ("ready:spider-man", False)):
        table = FixtureTable("spider-man")
        table.put("heavy-chains", on="spider-man", area=0)
        table.change("spider-man", exhausted=True)
        table.hand("spark")
        table.does("end-turn", "done")
        table.waits_for(0, "ready")
        table.does(answer, *(["pay"] if answer != "decline" else []))
        assert table.piece("spider-man").exhausted is exhausted


# --- ignored costs --------------------------------------------------------------------------------------------------


@rule("CHA-IGNORE-02", "CHA-IGNORE-03", "CHA-PLAYRESTRICTION-02", "CHA-PLAYPUT-02")
def test_a_card_whose_cost_is_ignored_was_paid_with_nothing() -> None:
    table = FixtureTable("spider-man")
    table.put("free-pass")
    table.put("event-fan")
    table.hand("bright-idea", "spark")
    table.does("use:free-pass", "trigger:event-fan")  # it was played
    assert table.held() == ["spark", "quiet-card", "quiet-card"]  # one from the event, one from playing it
    assert table.discarded() == ["bright-idea"]


@rule("CHA-PLAYRESTRICTION-02", "CHA-PLAYPUT-01", "CHA-PLAYPUT-02")
def test_a_permission_lets_a_card_be_played_from_the_discard_pile() -> None:
    table = FixtureTable("spider-man")
    table.discard("friend")
    table.hand("spark")
    assert "play:friend" not in table.options()
    table.put("grave-door")
    table.put("ally-payer")
    table.does("use:grave-door", "trigger:ally-payer")
    assert table.in_play("friend")
    assert table.held() == ["quiet-card"]


@rule("CHA-IGNORE-01")
def test_an_ability_that_ignores_crisis_thwarts_the_main_scheme() -> None:
    table = FixtureTable("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("crowd-control", threat=9)
    table.hand("sneak-thwart", "through-the-crisis")
    table.does("play:sneak-thwart")  # there is no other target
    assert (table.threat(), table.threat("crowd-control")) == (4, 7)
    table.does("play:through-the-crisis", "pick:the-break-in")
    assert table.threat() == 2
    assert "thwart:spider-man>the-break-in" not in table.options()  # the icon counts again


@rule("CHA-WILD-01")
def test_a_wild_resource_is_unlike_the_others_only_once() -> None:
    assert deficit([UNLIKE] * 3, ["energy", "wild"]) == 1
    assert deficit([UNLIKE] * 3, ["energy", "energy", "wild"]) == 1
    assert deficit([UNLIKE] * 3, ["wild", "wild"]) == 1
    assert deficit([UNLIKE] * 3, ["energy", "mental", "wild"]) == 0
