"""Consequences of options, shown with a toy game whose options script their own effects."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tableverse.kernel.choice import Consequence, Decision, Message, Option
from tableverse.kernel.consequences import Foresight, loses
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.game import Facts, Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Frame, Result, State

#: Steps in order, each a word and its object. See Doing.
Script = list[list[Any]]
#: Measure, thing, before, least, most, whether chance is involved, whether it is good.
Told = tuple[str, str, int, int, int, bool, int]


@plain
class FairState(State):
    """A state with ``numbers`` by measure and thing ("points seat:0"). ``luck`` is the hidden card."""

    numbers: dict[str, int]
    luck: int


@plain
class Doing(Frame[FairState]):
    steps: Shared[Script]
    at: int = 0

    def run(self, state: FairState) -> Decision | None:
        if self.at == len(self.steps):
            state.frames.pop()
            return None
        word, *rest = self.steps[self.at]
        self.at += 1
        if word == "add":
            state.numbers[rest[0]] += rest[1]
        elif word == "gone":
            del state.numbers[rest[0]]
        elif word == "tell":
            state.emit("told", {})
        elif word == "turn up":
            state.emit("turned", {}, reveals=True)
        elif word == "luck":  # the hidden card's value
            state.numbers[rest[0]] += state.luck
        elif word == "if":  # if the hidden card is one of these
            state.frames.append(Doing(rest[1] if state.luck in rest[0] else rest[2]))
        elif word == "ask":
            state.frames.append(Asking(*rest))
        else:
            assert word == "end"
            state.result = Result(rest, "", [], "")
        return None


@plain
class Asking(Frame[FairState]):
    """A frame that stays until the chosen script is done."""

    seat: int
    kind: str
    options: Shared[dict[str, Script]]
    amount: int | None = None
    chosen: bool = False

    def run(self, state: FairState) -> Decision | None:
        if self.chosen:
            state.frames.pop()
            return None
        prompt = Message("fair-ask", {} if self.amount is None else {"amount": self.amount})
        options = [Option(id, Message("fair-option"), id.split(":")[1:]) for id in self.options]
        return Decision(self.seat, self.kind, prompt, options, shown=True)

    def answer(self, state: FairState, option: Option) -> None:
        self.chosen = True
        state.frames.append(Doing(self.options[option.id]))


class Fair(Game):
    id: ClassVar[str] = "fair"
    measures: ClassVar[dict[str, int]] = {"points": 1, "debt": -1, "cards": 1, "moves": 0}
    vanishing_measures: ClassVar[frozenset[str]] = frozenset({"debt"})
    currency: ClassVar[frozenset[str]] = frozenset({"cards"})
    payment_questions: ClassVar[frozenset[str]] = frozenset({"payment"})
    classes: ClassVar[tuple[type[Plain], ...]] = (FairState, Doing, Asking)

    def __init__(self, lucks: list[int], chance_extremes: list[int], side: int) -> None:
        super().__init__()
        #: The hidden card in successive imagined worlds, and its worst and best values.
        self.lucks = lucks
        self.extremes = chance_extremes
        self.wanted = side

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, FairState)
        world = state.clone()
        world.luck = self.lucks.pop(0) if len(self.lucks) > 1 else self.lucks[0]
        return world

    def chance_extremes(self, world: State, seat: int) -> list[State]:
        found: list[State] = []
        for luck in self.extremes:
            fate = world.clone()
            assert isinstance(fate, FairState)
            fate.luck = luck
            found.append(fate)
        return found

    def facts(self, state: State, seat: int) -> Facts:
        assert isinstance(state, FairState)
        found: Facts = {}
        for name, number in state.numbers.items():
            measure, _, thing = name.partition(" ")
            found[measure, thing] = state.moves if measure == "moves" else number
        return found

    def side(self, state: State, seat: int) -> int:
        return self.wanted


def foresight(
    options: dict[str, Script],
    numbers: dict[str, int],
    lucks: tuple[int, ...] = (0,),
    chance_extremes: tuple[int, ...] = (),
    seat: int = 0,
    kind: str = "turn",
    after: Script | None = None,
    side: int = 1,
) -> Foresight:
    """Return the foresight of scripted options. ``after`` runs when the choice has resolved."""
    game = Fair([*lucks], [*chance_extremes], side)
    frames: list[Frame[Any]] = [
        Asking(0, "next", {"on": []}),
        Doing(after or []),
        Asking(seat, kind, options),
    ]
    state = FairState(2, Rng(1), frames, None, 0, numbers, 0)
    game.attach(state)
    game.settle(state)
    return Foresight(Perspective(game, state, seat))


def consequences_of(script: Script, numbers: dict[str, int], option: str = "go", **more: Any) -> list[Told]:
    """Return the consequences of an option with this script."""
    seen = foresight({option: script}, numbers, **more)
    return as_told(seen.of(seen.decision.options[0]))


def as_told(consequences: list[Consequence]) -> list[Told]:
    return [(one.measure, one.thing, one.before, one.least, one.most, one.chance, one.good) for one in consequences]


def test_clone_of_a_state_has_no_log_and_no_witness() -> None:
    state = FairState(2, Rng(1), [], None, 0, {}, 0)
    state.game, state.log, state.witness = Fair([0], [], 1), [], lambda event: None
    copy = state.clone()
    assert (copy.game, copy.log, copy.witness) == (state.game, None, None)


# --- counted measures -------------------------------------------------------------------------------------------------


def test_changes_are_listed_by_importance_and_unchanged_values_omitted() -> None:
    script = [["add", "debt bank", -2], ["add", "points seat:0", 3], ["add", "points seat:1", -1]]
    numbers = {"cards seat:0": 4, "debt bank": 5, "debt friend": 1, "points seat:0": 1, "points seat:1": 7}
    assert consequences_of(script, numbers) == [
        ("points", "seat:0", 1, 4, 4, False, 1),
        ("points", "seat:1", 7, 6, 6, False, -1),
        ("debt", "bank", 5, 3, 3, False, 1),
    ]
    assert [good for *_, good in consequences_of(script, numbers, side=-1)] == [-1, 1, -1]


def test_message_names_the_owner_and_the_new_value() -> None:
    script = [["add", "points seat:0", 1], ["add", "points seat:1", 1], ["add", "debt bank", 1], ["add", "debt", 1]]
    seen = foresight({"go": script}, {"points seat:0": 0, "points seat:1": 2, "debt bank": 0, "debt": 0}, seat=1)
    messages = [one.message for one in seen.of(seen.decision.options[0])]
    assert [(message.key, message.arguments) for message in messages] == [
        ("fair-consequence-points", {"before": 0, "after": 1, "seat": 0, "who": "other"}),
        ("fair-consequence-points", {"before": 2, "after": 3, "seat": 1, "who": "you"}),
        ("fair-consequence-debt", {"before": 0, "after": 1, "thing": "bank"}),
        ("fair-consequence-debt", {"before": 0, "after": 1}),
    ]


def test_neutral_measures_are_neither_good_nor_bad() -> None:
    once = [["ask", 0, "payment", {"so": []}]]
    assert consequences_of([], {"moves": 0}) == [("moves", "", 0, 1, 1, False, 0)]
    assert consequences_of(once, {"moves": 0}) == [("moves", "", 0, 2, 2, False, 0)]


def test_missing_facts_count_as_zero_if_a_zero_text_exists() -> None:
    assert consequences_of([["gone", "debt bank"]], {"debt bank": 3}) == [("debt", "bank", 3, 0, 0, False, 1)]
    assert consequences_of([["gone", "points seat:1"]], {"points seat:1": 3}) == []


def test_changes_that_differ_between_worlds_are_omitted() -> None:
    assert consequences_of([["luck", "points seat:0"]], {"points seat:0": 1}, lucks=(2, 2, 3)) == []
    assert consequences_of([["luck", "points seat:0"]], {"points seat:0": 1}, lucks=(3, 2, 2)) == []
    # Only three worlds are sampled, so a fourth is never seen.
    assert consequences_of([["luck", "points seat:0"]], {"points seat:0": 1}, lucks=(2, 2, 2, 9)) == [
        ("points", "seat:0", 1, 3, 3, False, 1)
    ]


def test_consequences_shared_by_all_options_are_omitted_unless_final() -> None:
    alike, other = [["add", "points seat:0", 1]], [["add", "points seat:0", 1], ["add", "debt bank", 1]]
    numbers = {"points seat:0": 0, "debt bank": 0}
    both = foresight({"one": alike, "other": other}, numbers.copy()).every()
    assert {id: as_told(found) for id, found in both.items()} == {"other": [("debt", "bank", 0, 1, 1, False, -1)]}
    assert [*foresight({"only": alike}, numbers.copy()).every()] == ["only"]
    ends = foresight({"one": [["end", 0]], "other": [["end", 0]]}, {}).every()
    assert {id: as_told(found) for id, found in ends.items()} == {
        "one": [("won", "", 0, 1, 1, False, 1)],
        "other": [("won", "", 0, 1, 1, False, 1)],
    }


# --- paying -----------------------------------------------------------------------------------------------------------


def payment(amount: int | None, *ways: Script, seat: int = 0) -> Script:
    return [["ask", seat, "payment", {f"way-{number}": way for number, way in enumerate(ways)}, amount]]


def test_payment_is_shown_as_a_cost_instead_of_lost_cards() -> None:
    spent = [["add", "cards seat:0", -2]]
    cost = ("cost", "", 0, 2, 2, False, 0)
    assert consequences_of(payment(2, spent), {"cards seat:0": 5}) == [cost]
    seen = foresight({"go": payment(2, spent)}, {"cards seat:0": 5})
    message = seen.of(seen.decision.options[0])[0].message
    assert (message.key, message.arguments) == ("consequence-cost", {"amount": 2})
    # The payment is counted together with the effect that it pays for.
    bought = [*payment(2, spent), ["add", "points seat:0", 1]]
    assert consequences_of(bought, {"cards seat:0": 5, "points seat:0": 0}) == [
        cost,
        ("points", "seat:0", 0, 1, 1, False, 1),
    ]


def test_first_price_is_the_cost_and_unnamed_prices_are_ignored() -> None:
    assert consequences_of(payment(2, payment(3, [])), {}) == [("cost", "", 0, 2, 2, False, 0)]
    assert consequences_of(payment(None, []), {}) == []


@pytest.mark.parametrize("lucks", [(7, 0, 0), (0, 7, 0), (0, 0, 7), (7, 7, 0)])
def test_price_that_differs_between_worlds_is_omitted(lucks: tuple[int, ...]) -> None:
    script = [["if", [7], payment(1, [["add", "cards seat:0", -3]]), payment(3, [["add", "cards seat:0", -3]])]]
    assert consequences_of(script, {"cards seat:0": 5}, lucks=lucks) == []
    # If one of the worlds has no price, cards are counted as usual.
    script = [["if", [7], payment(1, [["add", "cards seat:0", -3]]), [["add", "cards seat:0", -3]]]]
    assert consequences_of(script, {"cards seat:0": 5}, lucks=lucks) == []


def test_changes_that_depend_on_the_payment_are_omitted() -> None:
    ways = [[["add", "points seat:0", 1], ["add", "debt bank", number]] for number in range(3)]
    assert consequences_of(payment(1, *ways), {"points seat:0": 0, "debt bank": 0}) == [
        ("cost", "", 0, 1, 1, False, 0),
        ("points", "seat:0", 0, 1, 1, False, 1),
    ]


def test_payment_by_another_player_ends_the_foresight() -> None:
    assert consequences_of(payment(2, [["add", "points seat:0", 1]], seat=1), {"points seat:0": 0}) == []


def test_payment_choices_repeat_no_consequences_except_the_end() -> None:
    assert consequences_of([["add", "points seat:0", 1]], {"points seat:0": 0}, kind="payment") == []
    assert consequences_of([["end", 0]], {}, kind="payment") == [("won", "", 0, 1, 1, False, 1)]


def test_played_cards_do_not_count_as_lost() -> None:
    numbers = {"cards seat:0": 5, "points seat:0": 5}
    assert consequences_of([["add", "cards seat:0", -1]], numbers.copy(), "play:map") == []
    assert consequences_of([["add", "cards seat:0", -2]], numbers.copy(), "play:map:ship") == []
    assert consequences_of([["add", "points seat:0", -1]], numbers.copy(), "play:map") == [
        ("points", "seat:0", 5, 4, 4, False, -1)
    ]
    assert consequences_of([["add", "cards seat:0", -2]], numbers.copy(), "play:map") == [
        ("cards", "seat:0", 5, 3, 3, False, -1)
    ]
    assert consequences_of([["add", "cards seat:0", 1]], numbers.copy(), "play:map") == [
        ("cards", "seat:0", 5, 6, 6, False, 1)
    ]


# --- questions midway -------------------------------------------------------------------------------------------------


def offer(then: Script, *also: str, seat: int = 1, kind: str = "window") -> Script:
    """Return a script with an offer that changes the game if used."""
    used = [["add", "points seat:0", 50], *then]
    return [["ask", seat, kind, {"use": used} | {id: [*then] for id in also}]]


ONE_POINT: Script = [["add", "points seat:0", 1]]
ONE_TOLD: list[Told] = [("points", "seat:0", 0, 1, 1, False, 1)]


def test_offers_are_assumed_to_be_passed() -> None:
    assert consequences_of(offer(ONE_POINT, "pass"), {"points seat:0": 0}) == ONE_TOLD
    assert consequences_of(offer(ONE_POINT, "pass", seat=0), {"points seat:0": 0}) == ONE_TOLD
    # "done" counts as passing for oneself, but as a choice for other players.
    assert consequences_of(offer(ONE_POINT, "done", seat=0), {"points seat:0": 0}) == ONE_TOLD
    assert consequences_of(offer(ONE_POINT, "done", seat=1), {"points seat:0": 0}) == []
    both = [["ask", 0, "window", {"done": [], "pass": ONE_POINT}]]
    assert consequences_of(both, {"points seat:0": 0}) == ONE_TOLD
    assert consequences_of([["ask", 0, "window", {"use": ONE_POINT}]], {"points seat:0": 0}) == []


def test_real_question_ends_the_foresight() -> None:
    script = [*ONE_POINT, *offer(ONE_POINT, "pass", kind="turn")]
    assert consequences_of(script, {"points seat:0": 0}) == ONE_TOLD


def test_foresight_passes_at_most_thirty_offers() -> None:
    script: Script = []
    for _ in range(40):
        script += [["ask", 0, "window", {"pass": ONE_POINT}]]
    assert consequences_of(script, {"points seat:0": 0}) == [("points", "seat:0", 0, 30, 30, False, 1)]


# --- chance -----------------------------------------------------------------------------------------------------------

TURNED_UP: Script = [["turn up"], ["luck", "points seat:0"]]


def test_changes_before_hidden_information_are_certain() -> None:
    numbers = {"points seat:0": 5, "debt bank": 0}
    before: list[Told] = [("debt", "bank", 0, 1, 1, False, -1)]
    assert (
        consequences_of([["add", "debt bank", 1], ["turn up"], ["add", "points seat:0", 1]], numbers.copy()) == before
    )
    script = [["add", "debt bank", 1], ["turn up"], ["add", "debt bank", 1], ["turn up"], ["add", "debt bank", 1]]
    assert consequences_of(script, numbers.copy()) == before
    # Information already known does not count as hidden.
    assert consequences_of([["tell"], ["add", "debt bank", 1]], numbers.copy()) == before
    # If the game goes on without revealing anything, everything is certain.
    assert consequences_of([["add", "debt bank", 1]], numbers.copy(), after=[["add", "debt bank", 1]]) == [
        ("debt", "bank", 0, 2, 2, False, -1)
    ]


def test_hidden_information_makes_a_change_a_range() -> None:
    numbers = {"points seat:0": 5, "points seat:1": 3, "debt bank": 0}
    script = [["add", "debt bank", 1], ["add", "points seat:1", -1], *TURNED_UP]
    found = consequences_of(script, numbers.copy(), lucks=(1, 2, 1), chance_extremes=(0, 4))
    assert found == [
        ("points", "seat:0", 5, 5, 9, True, 1),
        ("points", "seat:1", 3, 2, 2, True, -1),
        ("debt", "bank", 0, 1, 1, True, -1),
    ]
    seen = foresight({"go": script}, numbers.copy(), chance_extremes=(0, 4))
    assert [one.message.arguments["after"] for one in seen.of(seen.decision.options[0])] == ["5–9", 2, 1]


@pytest.mark.parametrize(
    ("worst", "best", "good"), [(-2, 2, 0), (-1, 2, 1), (-2, 1, -1), (0, 1, 1), (-1, 0, -1), (-3, -1, -1)]
)
def test_range_is_good_if_it_offers_more_gain_than_loss(worst: int, best: int, good: int) -> None:
    found = consequences_of(TURNED_UP, {"points seat:0": 5}, lucks=(worst, best, best), chance_extremes=(worst, best))
    assert found == [("points", "seat:0", 5, 5 + worst, 5 + best, True, good)]


def test_hidden_information_in_one_world_makes_a_range() -> None:
    script = [["if", [7], TURNED_UP, []]]
    assert consequences_of(script, {"points seat:0": 5}, lucks=(7, 0, 0), chance_extremes=(7,)) == [
        ("points", "seat:0", 5, 5, 12, True, 1)
    ]


def test_chance_extremes_use_the_first_way_to_pay() -> None:
    script = payment(None, TURNED_UP, [["turn up"]], [["turn up"]])
    assert consequences_of(script, {"points seat:0": 0}, lucks=(2,), chance_extremes=(1, 9)) == [
        ("points", "seat:0", 0, 0, 9, True, 1)
    ]


def test_hidden_information_after_the_choice_is_not_counted() -> None:
    numbers = {"points seat:0": 5, "debt bank": 0}
    assert consequences_of(
        [["add", "debt bank", 1]], numbers.copy(), lucks=(1,), chance_extremes=(0, 4), after=TURNED_UP
    ) == [("debt", "bank", 0, 1, 1, False, -1)]
    # Effects after the revealed information are not counted either.
    found = consequences_of(
        TURNED_UP, {"points seat:0": 5}, lucks=(1,), chance_extremes=(0, 4), after=[["add", "points seat:0", 20]]
    )
    assert found == [("points", "seat:0", 5, 5, 9, True, 1)]


def test_question_before_the_end_limits_the_range() -> None:
    script = [*TURNED_UP, *offer(ONE_POINT, "stop", kind="turn")]
    assert consequences_of(script, {"points seat:0": 5}, lucks=(1,), chance_extremes=(0, 4)) == [
        ("points", "seat:0", 5, 5, 9, True, 1)
    ]


def test_chance_extremes_are_skipped_without_hidden_information() -> None:
    script = [["luck", "points seat:0"]]
    assert consequences_of(script, {"points seat:0": 5}, chance_extremes=(4,)) == []


# --- the end ----------------------------------------------------------------------------------------------------------

WON: Told = ("won", "", 0, 1, 1, False, 1)
LOST: Told = ("lost", "", 0, 1, 1, False, -1)


def test_end_of_the_game_is_listed_first() -> None:
    numbers = {"points seat:0": 0}
    assert consequences_of([*ONE_POINT, ["end", 0]], numbers.copy()) == [WON, *ONE_TOLD]
    assert consequences_of([*ONE_POINT, ["end", 1]], numbers.copy()) == [LOST, *ONE_TOLD]
    seen = foresight({"go": [["end", 1]], "stay": []}, {})
    (lost,) = seen.every()["go"]
    assert lost.message.key == "consequence-lost"
    assert loses([lost])
    assert not loses([])
    seen = foresight({"go": [*ONE_POINT, ["end", 1]]}, numbers.copy())
    assert loses(seen.of(seen.decision.options[0]))
    seen = foresight({"go": [*ONE_POINT, ["end", 0]]}, numbers.copy())
    assert not loses(seen.of(seen.decision.options[0]))


@pytest.mark.parametrize("ends", [([["end", 0]], [["end", 1]]), ([["end", 0]], []), ([["end", 1]], [])])
@pytest.mark.parametrize("lucks", [(7, 0, 0), (0, 7, 0), (0, 0, 7)])
def test_end_that_differs_between_worlds_is_omitted(ends: tuple[Script, Script], lucks: tuple[int, ...]) -> None:
    assert consequences_of([["if", [7], *ends]], {}, lucks=lucks) == []
    assert consequences_of([["if", [7], *reversed(ends)]], {}, lucks=lucks) == []


def test_end_avoided_by_a_chance_extreme_is_omitted() -> None:
    script = [["turn up"], ["if", [4], [], [["end", 1]]]]
    assert consequences_of(script, {}, chance_extremes=(0, 4)) == []
    assert consequences_of(script, {}, chance_extremes=(0, 3)) == [("lost", "", 0, 1, 1, True, -1)]


def test_possible_intervention_keeps_a_loss_uncertain() -> None:
    assert consequences_of(offer([["end", 1]], "pass"), {"points seat:0": 0}) == []
    assert consequences_of(offer([["end", 0]], "pass"), {"points seat:0": 0}) == [WON]
    # A player whose only option is "done" could not prevent the loss. With an earlier option "pass" they could.
    assert consequences_of(offer([["end", 1]], "done", seat=0), {"points seat:0": 0}) == [LOST]
    assert consequences_of(offer(offer([["end", 1]], "done", seat=0), "pass"), {"points seat:0": 0}) == []
    # The loss can be prevented in one of the worlds, so it is uncertain.
    script = [["if", [7], offer([["end", 1]], "pass"), [["end", 1]]]]
    assert consequences_of(script, {"points seat:0": 0}, lucks=(0, 7, 0)) == []


@pytest.mark.parametrize("end", [0, 1])
def test_hidden_information_adds_nine_sampled_worlds(end: int) -> None:
    script = [["if", [7], [], [["turn up"], ["end", end]]]]
    surely: Told = ("won", "", 0, 1, 1, True, 1) if end == 0 else ("lost", "", 0, 1, 1, True, -1)
    assert consequences_of(script, {}, lucks=(*[0] * 12, 7)) == [surely]
    assert consequences_of(script, {}, lucks=(*[0] * 11, 7)) == []
    assert consequences_of(script, {}, lucks=(*[0] * 3, 7, 0)) == []
    # Without hidden information three worlds suffice.
    assert consequences_of([["if", [7], [], [["end", end]]]], {}, lucks=(*[0] * 3, 7)) == [WON if end == 0 else LOST]


def test_hidden_information_in_one_world_makes_the_end_uncertain() -> None:
    script = [["if", [7], [["turn up"]], []], ["end", 1]]
    assert consequences_of(script, {}, lucks=(0, 7, 0)) == [("lost", "", 0, 1, 1, True, -1)]


def test_additional_worlds_use_the_first_way_to_pay() -> None:
    lost: Script = [["turn up"], ["end", 1]]
    script = payment(None, lost, [["if", [7], lost, []]], lost)
    assert consequences_of(script, {}, lucks=(0, 7, 0)) == [("lost", "", 0, 1, 1, True, -1)]
