"""Effects written in YAML: parsing, errors with their line, and checks of effect trees."""

from __future__ import annotations

from pathlib import Path

import pytest

from kernel.harbour.cards import read_ability
from kernel.harbour.table import GAME
from kernel.harbour.verbs import Cancel, Discard, Hit, Mend, Roll
from kernel.harbour.words import Rolled, Ships, Walls, vocabulary
from tableverse.kernel.content import open_yaml
from tableverse.kernel.effects import (
    Ability,
    AtLeast,
    Both,
    Bound,
    Choose,
    Effect,
    Either,
    Exactly,
    ForEach,
    HowMany,
    If,
    May,
    Not,
    Pay,
    Pick,
    Repeat,
    Seats,
    Selector,
    Sequence,
    Voice,
    check_abilities,
    check_ability,
)
from tableverse.kernel.errors import BadContent


def effect(tmp_path: Path, text: str) -> Effect:
    path = tmp_path / "effect.yaml"
    path.write_text(text)
    return vocabulary().effect(open_yaml(path))


# --- reading ------------------------------------------------------------------------------------------------------


def test_every_kernel_word_is_parsed(tmp_path: Path) -> None:
    made = effect(
        tmp_path,
        """
        sequence:
          - choose: {of: {one: cancel, two: {mend: 1}}, by: you}
          - may: {mend: 2}
          - may: {by: others, do: {mend: 3}}
          - if: {when: {not: {at-least: {number: {count: ships}, amount: 2}}}, then: cancel}
          - if: {when: {both: [{aims-at: walls}, {aims-at: this}]}, then: cancel, otherwise: {mend: 1}}
          - if: {when: {either: [{aims-at: walls}, {aims-at: this}]}, then: cancel}
          - for-each: {of: everyone, as: player, do: cancel, ordered: true}
          - repeat: {times: -3, do: cancel}
          - pick: {of: ships, as: ship, by: others}
          - pay: {cost: {discard: {bound: ship}}, then: cancel}
        """,
    )
    assert isinstance(made, Sequence)
    choose, may, may_by, if_not, if_both, if_either, each, repeat, pick, pay = made.effects
    assert isinstance(choose, Choose)
    assert (choose.names, isinstance(choose.by, Seats)) == (["one", "two"], True)
    assert isinstance(may, May)
    assert may.by is None
    assert isinstance(may_by, May)
    assert isinstance(may_by.by, Seats)
    assert isinstance(if_not, If)
    assert isinstance(if_not.condition, Not)
    assert isinstance(if_not.condition.condition, AtLeast)
    assert isinstance(if_not.condition.condition.number, HowMany)
    assert if_not.otherwise is None
    assert isinstance(if_both, If)
    assert isinstance(if_both.condition, Both)
    assert isinstance(if_both.otherwise, Mend)
    assert isinstance(if_either, If)
    assert isinstance(if_either.condition, Either)
    assert isinstance(each, ForEach)
    assert (each.name, each.ordered) == ("player", True)
    assert isinstance(repeat, Repeat)
    assert isinstance(repeat.times, Exactly)
    assert repeat.times.amount == -3
    assert isinstance(pick, Pick)
    assert (pick.name, isinstance(pick.by, Seats)) == ("ship", True)
    assert isinstance(pay, Pay)
    assert isinstance(pay.cost, Discard)
    assert isinstance(pay.effect, Cancel)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("fly: 3", 1, "unknown-word"),
        ("fly", 1, "unknown-word"),
        ("{mend: 1, cancel: x}", 1, "not-one-word"),
        ("{}", 1, "not-one-word"),
        ("[mend, cancel]", 1, "not-a-mapping"),
        ("''", 1, "not-text"),
        ("sequence: cancel", 1, "not-a-list"),
        ("sequence:\n  - mend: 1\n  - fly: 2", 3, "unknown-word"),
        ("mend: many", 1, "unknown-word"),
        ("mend: ²", 1, "unknown-word"),
        ("mend: --5", 1, "unknown-word"),
        ("mend: 12345678901", 1, "not-a-number"),
        ("mend: 1e999", 1, "not-a-number"),
        ("mend: -100", 1, "not-a-number"),
        ("hit:\n  to: walls", 2, "missing"),
        ("hit:\n  to: moon\n  amount: 1", 2, "unknown-word"),
        ("hit:\n  to: walls\n  amount: 1\n  colour: red", 4, "unknown-field"),
        ("if:\n  then: cancel", 2, "missing"),
        ("if:\n  when: often\n  then: cancel", 2, "unknown-word"),
        ("if:\n  when: {aims-at: walls}\n  then: cancel\n  else: cancel", 4, "unknown-field"),
        ("may:\n  by: you", 2, "missing"),
        ("may:\n  by: you\n  do: cancel\n  so: x", 4, "unknown-field"),
        ("may: fly", 1, "unknown-word"),
        ("choose:\n  of: [cancel]", 2, "not-a-mapping"),
        ("choose:\n  of: {a: cancel}\n  if: x", 3, "unknown-field"),
        ("for-each:\n  of: ships\n  do: cancel\n  ordered: often", 4, "not-yes-or-no"),
        ("repeat:\n  times: ships\n  do: cancel", 2, "unknown-word"),
        ("pick:\n  of: ships\n  into: it", 3, "unknown-field"),
        ("pay:\n  cost: cancel", 2, "missing"),
        ("roll: 1", 1, "not-a-number"),
    ],
)
def test_invalid_effects_are_refused_with_their_line(tmp_path: Path, text: str, line: int, problem: str) -> None:
    with pytest.raises(BadContent) as trouble:
        effect(tmp_path, text)
    assert (trouble.value.line, trouble.value.problem) == (line, problem)
    assert str(trouble.value) != trouble.value.say("es")


def test_unknown_word_error_lists_the_known_words(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as trouble:
        effect(tmp_path, "if: {when: often, then: cancel}")
    assert str(trouble.value).endswith(
        "effect.yaml:1: “often” is not a known word; known words: aims-at, at-least, both, either, not"
    )


def test_trigger_with_an_unknown_moment_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "card.yaml"
    path.write_text("answers:\n  moment: sometimes\n  to: hit\neffect: cancel\n")
    with pytest.raises(BadContent) as trouble:
        read_ability("x", open_yaml(path), vocabulary())
    assert (trouble.value.line, trouble.value.problem) == (2, "not-one-of")


def complaint(tmp_path: Path, text: str) -> str:
    with pytest.raises(BadContent) as trouble:
        effect(tmp_path, text)
    return str(trouble.value).removeprefix(f"{tmp_path}/")


def test_similar_word_is_suggested(tmp_path: Path) -> None:
    trouble = complaint(tmp_path, "{mende: 2}")
    assert trouble.endswith("; did you mean “mend”?"), trouble


def test_arguments_of_a_word_without_arguments_are_refused(tmp_path: Path) -> None:
    assert complaint(tmp_path, "{cancel: hard}") == "effect.yaml:1: this word takes no arguments"
    assert (
        complaint(tmp_path, "{cancel: {hard: true}}") == "effect.yaml:1: there is no field “hard” here; is it misspelt?"
    )


def test_problem_contains_the_line_of_the_wrong_word(tmp_path: Path) -> None:
    path = tmp_path / "effect.yaml"
    path.write_text("sequence:\n  - mend: 1\n  - hit:\n      amount: 1\n      to: {bound: them}\n")
    (problem,) = check_ability(Ability("card", vocabulary().effect(open_yaml(path))))
    assert str(problem.error()) == f"{path}:5: nothing is named “them” here"


# --- checking -----------------------------------------------------------------------------------------------------


def problems(*effects: Effect) -> list[str]:
    return said(Ability("card", effects[0] if len(effects) == 1 else Sequence(*effects)))


def said(ability: Ability) -> list[str]:
    return [str(problem) for problem in check_ability(ability)]


def test_every_card_of_the_toy_game_passes_the_check() -> None:
    for card in GAME.cards.by_id.values():
        if card.ability is not None:
            assert check_ability(card.ability) == []


def hit(name: str) -> Hit:
    return Hit(Bound(name), Exactly(1))


NOT_BOUND = ["card: nothing is named “it” here"]
PICK = Pick(Ships(), "it")
FLAG = AtLeast(HowMany(Ships()), 1)


@pytest.mark.parametrize(
    ("effects", "found"),
    [
        ((PICK, hit("it")), []),
        ((hit("it"),), NOT_BOUND),
        ((hit("x" * 41),), [f"card: nothing is named “{'x' * 40}” here"]),
        ((hit("it"), PICK), NOT_BOUND),
        ((May(PICK), hit("it")), NOT_BOUND),
        ((May(Sequence(PICK, hit("it"))),), []),
        ((If(FLAG, PICK), hit("it")), NOT_BOUND),
        ((If(FLAG, Cancel(), PICK), hit("it")), NOT_BOUND),
        ((If(FLAG, hit("it")),), NOT_BOUND),
        ((If(FLAG, Cancel(), hit("it")),), NOT_BOUND),
        ((Choose({"a": PICK, "b": Cancel()}), hit("it")), NOT_BOUND),
        ((Choose({"a": Cancel(), "b": hit("it")}),), NOT_BOUND),
        ((Repeat(HowMany(Ships()), PICK), hit("it")), NOT_BOUND),
        ((Repeat(HowMany(Ships()), hit("it")),), NOT_BOUND),
        ((ForEach(Ships(), PICK), hit("it")), NOT_BOUND),
        ((ForEach(Ships(), hit("it"), "each"),), NOT_BOUND),
        ((ForEach(Bound("it"), Cancel(), "each"),), NOT_BOUND),
        ((ForEach(Ships(), hit("it"), "it"),), []),
        ((ForEach(Ships(), Cancel(), "it"), hit("it")), NOT_BOUND),
        ((Pay(PICK, hit("it")),), []),
        ((Pay(PICK, Cancel()), hit("it")), NOT_BOUND),
        ((Choose({"a": Cancel(), "b": Mend(Exactly(1))}, by=Bound("it")),), NOT_BOUND),
        ((May(Cancel(), by=Bound("it")),), NOT_BOUND),
        ((Pick(Ships(), "ship", by=Bound("it")),), NOT_BOUND),
        ((If(Not(AtLeast(HowMany(Bound("it")), 1)), Cancel()),), NOT_BOUND),
        ((If(Both(FLAG, AtLeast(HowMany(Bound("it")), 1)), Cancel()),), NOT_BOUND),
        ((If(Either(FLAG, AtLeast(HowMany(Bound("it")), 1)), Cancel()),), NOT_BOUND),
        ((Roll(6), If(AtLeast(Rolled(), 4), Cancel())), []),
        ((If(AtLeast(Rolled(), 4), Cancel()),), ["card: nothing is named “rolled” here"]),
        ((Choose({"only": Cancel()}),), ["card: a choice needs at least two branches"]),
        ((May(Sequence()),), ["card: a sequence needs at least one part"]),
    ],
)
def test_check_reports_each_problem(effects: tuple[Effect, ...], found: list[str]) -> None:
    assert problems(*effects) == found


def test_trigger_condition_is_checked() -> None:
    when = AtLeast(HowMany(Bound("it")), 1)
    ability = Ability("card", Cancel(), "would", "hit", when)
    assert said(ability) == NOT_BOUND
    assert not ability.forced  # the default
    (problem,) = check_ability(ability)
    assert (problem.file, problem.line) == ("", 0)  # created in code, not read from a file


class Nameless(Selector):
    """A selector without a text."""

    def say(self, voice: Voice) -> str:
        return voice.word("harbour-forgotten")


class NamelessBound(Bound):
    def say(self, voice: Voice) -> str:
        return voice.word("harbour-forgotten")


def test_missing_texts_of_a_condition_are_reported() -> None:
    when = AtLeast(HowMany(NamelessBound("it")), 1)
    assert "card: there is no text for “harbour-forgotten” (es)" in said(
        Ability("card", Cancel(), "would", "hit", when)
    )


def test_check_can_be_limited_to_certain_files() -> None:
    wrong, whole = hit("it"), Sequence(Cancel(), hit("it"))
    wrong.file = whole.parts()[1].file = "mine.yaml"  # the other part has no file
    for effect in (wrong, whole):
        with pytest.raises(BadContent, match="nothing is named “it” here"):
            check_abilities([Ability("card", effect)], ["yours.yaml", "mine.yaml"])
        check_abilities([Ability("card", effect)], ["yours.yaml"])
    with pytest.raises(BadContent):
        check_abilities([Ability("card", Cancel()), Ability("other", hit("it"))])


def test_missing_texts_are_reported_for_each_language() -> None:
    assert problems(Hit(Nameless(), Exactly(1))) == [
        "card: there is no text for “harbour-forgotten” (en)",
        "card: there is no text for “harbour-forgotten” (es)",
    ]
    assert problems(May(Cancel()), Pick(Nameless())) == problems(Hit(Nameless(), Exactly(1)))


def test_the_tree_is_flattened_in_reading_order() -> None:
    first, second = Mend(Exactly(1)), Hit(Walls(), Exactly(1))
    choose = Choose({"a": first, "b": second})
    ability = Ability("card", Sequence(choose, May(first)))
    assert [type(node).__name__ for node in ability.nodes] == ["Sequence", "Choose", "Mend", "Hit", "May", "Mend"]
    assert ability.children == [[1, 4], [2, 3], [], [], [5], []]
