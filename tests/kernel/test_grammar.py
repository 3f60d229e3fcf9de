"""Words whose declared arguments define their constructor, reader, text and check."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from tableverse.kernel.content import open_yaml
from tableverse.kernel.effects import (
    ONE,
    Aimed,
    Checker,
    Condition,
    Effect,
    Exactly,
    Number,
    One,
    Resolving,
    Selector,
    Sequence,
    Step,
    Verb,
    Vocabulary,
    Voice,
    argument,
    word,
)
from tableverse.kernel.errors import BadContent
from tableverse.kernel.state import State


@word("ships")
class Ships(Selector[State]):
    near: str = argument(one_of=("sea", "harbour"), default="sea")

    def find(self, state: State, run: Resolving) -> list[str]:
        return ["argo"]

    def say(self, voice: Voice) -> str:
        return f"ships near the {self.near}"

    def say_as(self, form: str, voice: Voice) -> str:
        return f"{form} ship".strip()


@word()
class OnShips(Verb[State]):
    """The common base of verbs with a ship as target."""

    to: Selector[State]

    def say(self, voice: Voice) -> str:
        return f"{self.WORD} {self.message_arguments(voice, {'to': 'each'})}"


@word("sink")
class Sink(OnShips):
    pass


@word("hail")
class Hail(OnShips):
    times: Number[State] = argument(default=ONE)
    loudly: bool = False
    from_: str = argument(names="port", default="")


@word("tow")
class Tow(Verb[State]):
    what: Selector[State]
    to: Selector[State] = argument(bound="there")

    def say(self, voice: Voice) -> str:
        return f"tow {self.what.say(voice)} to {self.to.say(voice)}"


@word("wait")
class Wait(Verb[State]):
    hours: int = argument(minimum=1, maximum=12, default=1)

    def say(self, voice: Voice) -> str:
        return f"wait {self.hours}"


@word("drift")
class Drift(Verb[State]):
    hours: int = 1

    def say(self, voice: Voice) -> str:
        return f"drift {self.hours}"


@word("signals")
class Signals(Verb[State]):
    """A verb with a list of whole numbers. The bounds apply to each number, not to the length."""

    flags: tuple[int, ...] = argument(minimum=1, maximum=3)

    def __init__(self, *flags: int) -> None:
        self.flags = flags

    def say(self, voice: Voice) -> str:
        return "signals"


@word("windward")
class Windward(Selector[State]):
    needs: ClassVar[tuple[str, ...]] = ("wind",)

    def say(self, voice: Voice) -> str:
        return "ships to windward"


@word("reef")
class Reef(Verb[State]):
    """A verb that is valid only during one of these occurrences."""

    during: ClassVar[tuple[str, ...]] = ("gale", "squall")

    def say(self, voice: Voice) -> str:
        return "reef"


@word("sail")
class Sail(Verb[State]):
    """A verb without arguments."""

    def say(self, voice: Voice) -> str:
        return "sail"


@word("storm")
class Storm(Verb[State]):
    """A verb that is valid only if the occurrence has a wind."""

    needs: ClassVar[tuple[str, ...]] = ("wind",)
    blows: str = argument(asks="fact", default="")

    def say(self, voice: Voice) -> str:
        return "storm"


@word("unless")
class Unless(Verb[State]):
    conditions: tuple[Condition[State], ...] = argument(written="any-of")
    effect: Effect[State] = argument(written="do")

    def say(self, voice: Voice) -> str:
        return "unless"


@word("board")
class Board(OnShips):
    to: Selector[State] = argument(written="from")
    men: int = argument(read=lambda reader, words: 0 if reader.as_text() == "all" else reader.as_integer(1, 9))


@word("together")
class Together(Verb[State]):
    verbs: tuple[Verb[State], ...]

    def __init__(self, *verbs: Verb[State]) -> None:
        self.verbs = verbs

    def say(self, voice: Voice) -> str:
        return " and ".join(verb.say(voice) for verb in self.verbs)


@word("count-stars")
class CountStars(Verb[State]):
    """A verb with its own steps."""

    def step(self, state: State, run: Resolving, at: Step) -> None:
        run.leave()

    def say(self, voice: Voice) -> str:
        return "count stars"


@word("sequence")
class InTurn(Sequence[State]):
    """A replacement of the kernel's word with the same constructor."""

    def say(self, voice: Voice) -> str:
        return "; ".join(effect.say(voice) for effect in self.effects)


@word()
class Ports(Selector[State]):
    """A selector shared by several words."""

    coast: str
    open_: bool = False

    def say(self, voice: Voice) -> str:
        return f"ports in the {self.coast}"


@word("race")
class Race(Verb[State]):
    ships: tuple[Selector[State], ...] = argument(written="of", minimum=2, maximum=3)

    def __init__(self, *ships: Selector[State]) -> None:
        self.ships = ships

    def say(self, voice: Voice) -> str:
        return "race"


def words() -> Vocabulary:
    made = Vocabulary(Ships, Windward, Sink, Hail, Tow, Wait, Drift, Sail, Storm, Unless, Board, Together, InTurn, Race)
    made.add(CountStars, Signals, Reef)
    made.add_family(Ports, ("north", "south"))
    made.choosing["another"] = "other"
    return made


def read(tmp_path: Path, text: str, scope: dict[str, tuple[str, ...]] | None = None) -> Any:
    path = tmp_path / "card.yaml"
    path.write_text(text)
    known = words()
    known.scope = dict(scope or {})
    return known.effect(open_yaml(path))


def test_the_constructor_follows_from_the_annotations() -> None:
    hail = Hail(Ships(), loudly=True)
    assert (hail.times, hail.loudly, hail.from_) == (ONE, True, "")
    assert hail.to.say(Voice("en")) == "ships near the sea"
    with pytest.raises(TypeError, match=r"OnShips\.__init__"):
        Sink()  # type: ignore[call-arg]
    assert not hasattr(Hail, "times")  # not even for a default: only instances have values


def test_inherited_arguments_come_first() -> None:
    assert [taken.name for taken in Hail.TAKES] == ["to", "times", "loudly", "from"]
    assert [taken.name for taken in Sink.TAKES] == ["to"]


def test_arguments_are_read_by_name(tmp_path: Path) -> None:
    hail = read(tmp_path, "hail:\n  to: {ships: harbour}\n  times: 3\n  loudly: true\n  from: lisbon")
    assert isinstance(hail, Hail)
    assert isinstance(hail.to, Ships)
    assert isinstance(hail.times, Exactly)
    assert (hail.to.near, hail.times.amount, hail.loudly, hail.from_) == ("harbour", 3, True, "lisbon")


def test_single_required_argument_may_be_given_directly(tmp_path: Path) -> None:
    assert isinstance(read(tmp_path, "sink: ships").to, Ships)
    assert isinstance(read(tmp_path, "hail: {ships: harbour}").to, Ships)


def test_word_without_required_arguments_may_be_bare(tmp_path: Path) -> None:
    assert isinstance(read(tmp_path, "sail"), Sail)
    assert read(tmp_path, "wait").hours == 1
    assert read(tmp_path, "wait: 3").hours == 3
    assert read(tmp_path, "drift: 999").hours == 999


def test_number_argument_may_be_zero_without_a_minimum(tmp_path: Path) -> None:
    assert read(tmp_path, "drift: {hours: 0}").hours == 0
    with pytest.raises(BadContent):
        read(tmp_path, "wait: {hours: 0}")


def test_lists_are_read_item_by_item(tmp_path: Path) -> None:
    made = read(tmp_path, "unless:\n  any-of:\n    - at-least: {number: 1, amount: 1}\n  do: wait")
    assert len(made.conditions) == 1
    assert isinstance(made.effect, Wait)


def test_list_argument_may_be_given_directly(tmp_path: Path) -> None:
    assert len(read(tmp_path, "race: [ships, ships]").ships) == 2
    assert read(tmp_path, "signals: [1, 2, 3, 3, 1]").flags == (1, 2, 3, 3, 1)


def test_one_selector_picks_its_target_before_the_verb(tmp_path: Path) -> None:
    made = read(tmp_path, "tow:\n  what: {one: ships}\n  to: {one: {ships: harbour}}")
    assert isinstance(made, Aimed)
    first, second, verb = made.effects
    assert [first.name, second.name] == ["it", "there"]  # type: ignore[attr-defined]
    assert isinstance(verb, Tow)
    assert isinstance(verb.what, One)
    assert made.say(Voice("en")) == "tow one ship to one ship"
    checker = Checker("tow", Voice("en"))
    made.check(checker)
    assert [problem.key for problem in checker.problems] == []


def test_game_can_add_words_for_picking_one(tmp_path: Path) -> None:
    made = read(tmp_path, "sink: {another: ships}")
    assert isinstance(made, Aimed)
    pick, verb = made.effects
    assert (pick.name, verb.to.name) == ("other", "other")  # type: ignore[attr-defined]


def test_redeclared_argument_keeps_its_position(tmp_path: Path) -> None:
    assert [taken.name for taken in Board.TAKES] == ["from", "men"]
    assert Board(Ships(), 3).men == 3
    assert isinstance(read(tmp_path, "board: {from: ships, men: 3}").to, Ships)


def test_argument_can_have_a_custom_reader(tmp_path: Path) -> None:
    assert read(tmp_path, "board: {from: ships, men: all}").men == 0
    assert read(tmp_path, "board: {from: ships, men: 4}").men == 4


def test_words_sharing_a_class_receive_their_name(tmp_path: Path) -> None:
    north = read(tmp_path, "sink: north").to
    south = read(tmp_path, "sink: {south: {open: true}}").to
    assert (north.coast, north.open_, south.coast, south.open_) == ("north", False, "south", True)


def test_replacement_word_without_arguments_uses_its_base_constructor(tmp_path: Path) -> None:
    made = read(tmp_path, "sequence: [wait, {wait: 2}]")
    assert isinstance(made, InTurn)
    assert made.say(Voice("en")) == "wait 1; wait 2"


def test_text_receives_the_arguments_by_name() -> None:
    said = Hail(Ships(), Exactly(2), from_="lisbon").message_arguments(Voice("en"), {"to": "each"})
    assert said == {"to": "each ship", "times": 2, "loudly": "no", "from": "lisbon"}


def test_nested_words_are_checked(tmp_path: Path) -> None:
    checker = Checker("sink", Voice("en"))
    read(tmp_path, "sink: {bound: nobody}").check(checker)
    assert [problem.key for problem in checker.problems] == ["unbound"]


def test_unbound_pick_is_a_problem() -> None:
    checker = Checker("sink", Voice("en"))
    One(Ships(), "it").check(checker)
    checker.bind("it")
    One(Ships(), "it").check(checker)
    assert [problem.key for problem in checker.problems] == ["unbound"]


def test_only_noted_values_can_be_read() -> None:
    checker = Checker("sink", Voice("en"), recorded=("sunk",))
    checker.uses_recorded("sunk", Ships())
    checker.uses_recorded("saved", Ships())
    assert [str(problem) for problem in checker.problems] == ["sink: nothing before this notes a value as “saved”"]


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("hail:\n  times: 2", 2, "missing"),
        ("hail:\n  to: ships\n  slowly: true", 3, "unknown-field"),
        ("hail:\n  to: ships\n  loudly: often", 3, "not-yes-or-no"),
        ("hail:\n  to: {ships: mountain}", 2, "not-one-of"),
        ("tow: ships", 1, "missing"),
        ("wait: 13", 1, "not-a-number"),
        ("drift: 1000", 1, "not-a-number"),
        ("sink", 1, "unknown-word"),
        ("sink:\n  one: ships\n  two: ships", 2, "not-one-word"),
        ("sail: far", 1, "nothing-expected"),
        ("tow:\n  what: {another: ships}\n  to: {another: ships}", 3, "word-twice"),
        ("storm", 1, "out-of-place"),
        ("sink:\n  to: windward", 2, "out-of-place"),
        ("hail:\n  too: ships\n  times: 2", 2, "unknown-field"),  # reported before the missing field
        ("signals: [4]", 1, "not-a-number"),
        ("board:\n  from: ships\n  men: 10", 3, "not-a-number"),
        ("together:\n- wait\n- sequence: [wait]", 3, "not-one-of"),
        ("together:\n- wait\n- count-stars", 3, "not-one-of"),
        ("sink:\n  north: {closed: true}", 2, "not-a-value"),
        ("unless:\n  any-of: {not: x}\n  do: wait", 2, "not-a-list"),
        ("race: [ships]", 1, "not-so-many"),
        ("race: [ships, ships, ships, ships]", 1, "not-so-many"),
    ],
)
def test_invalid_arguments_are_refused_with_their_line(tmp_path: Path, text: str, line: int, problem: str) -> None:
    with pytest.raises(BadContent) as trouble:
        read(tmp_path, text)
    assert (trouble.value.line, trouble.value.problem) == (line, problem)


def test_word_can_require_facts_of_the_occurrence(tmp_path: Path) -> None:
    assert read(tmp_path, "storm: wind", {"fact": ("wind",)}).blows == "wind"
    assert isinstance(read(tmp_path, "sink: windward", {"fact": ("wind",)}).to, Windward)
    with pytest.raises(BadContent) as trouble:
        read(tmp_path, "storm: rain", {"fact": ("wind",)})
    assert trouble.value.problem == "not-told"


def test_word_can_require_an_occurrence_in_progress(tmp_path: Path) -> None:
    assert isinstance(read(tmp_path, "reef", {"under-way": ("squall",)}), Reef)
    for happens in ((), ("calm",)):
        with pytest.raises(BadContent) as trouble:
            read(tmp_path, "reef", {"under-way": happens})
        assert trouble.value.problem == "not-under-way"


def test_named_components_are_resolved_later(tmp_path: Path) -> None:
    path = tmp_path / "card.yaml"
    path.write_text("hail: {to: ships, from: atlantis}")
    known = words()
    known.effect(open_yaml(path))
    known.look_up({"captain": ("ahab",)})  # ports are not known yet
    with pytest.raises(BadContent) as trouble:
        known.look_up({"port": ("lisbon",)})
    assert trouble.value.problem == "names-nothing"
    known.effect(open_yaml(path))
    known.look_up({"port": ("atlantis",)})
    known.look_up({"port": ("lisbon",)})  # resolved names are not looked up again


def test_refused_row_leaves_no_state(tmp_path: Path) -> None:
    path = tmp_path / "card.yaml"
    path.write_text("sequence: [storm, {hail: {to: ships, from: atlantis}}]")
    known = words()
    known.scope = {"fact": ("wind",)}
    known.effect(open_yaml(path))
    known.discard_row()
    known.look_up({"port": ("lisbon",)})  # Atlantis is no longer requested
    with pytest.raises(BadContent) as trouble:
        known.effect(open_yaml(path))
    assert trouble.value.problem == "out-of-place"


def test_vocabulary_tracks_used_words(tmp_path: Path) -> None:
    path = tmp_path / "card.yaml"
    unless = "unless: {any-of: [{at-least: {number: 1, amount: 1}}], do: wait}"
    path.write_text(f"sequence: [{{sink: north}}, {{hail: {{to: ships, times: {{count: ships}}}}}}, {{{unless}}}]")
    known = words()
    known.effect(open_yaml(path))
    assert known.used == {"sequence", "sink", "north", "hail", "ships", "count", "unless", "at-least", "wait"}


def test_class_without_a_word_cannot_be_added() -> None:
    with pytest.raises(TypeError, match="OnShips"):
        Vocabulary(OnShips)


def test_unsupported_argument_type_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot take float"):

        @word("weigh")
        class Weigh(Verb[State]):
            anchor: float
