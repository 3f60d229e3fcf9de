"""Standing answers: always, never, and passing until something changes."""

from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.standing_answers import ALWAYS, NEVER, StandingAnswers


def window(*abilities: str) -> Decision:
    options = [Option(f"trigger:card-{name}/{name}", Message("m", {"ability": name})) for name in abilities]
    return Decision(0, "window", Message("m"), [*options, Option("pass", Message("m"))])


def may(ability: str) -> Decision:
    options = [Option("may:yes", Message("m", {"ability": ability, "node": 2})), Option("may:no", Message("m"))]
    return Decision(0, "may", Message("m"), options)


def test_unknown_abilities_are_asked() -> None:
    standing = StandingAnswers()
    assert standing.answer(window("block")) is None
    assert standing.answer(may("draw")) is None


def test_always_is_chosen_and_never_is_passed() -> None:
    standing = StandingAnswers()
    standing.wish("block", ALWAYS)
    standing.wish("dodge", NEVER)
    assert standing.answer(window("dodge", "block")) == "trigger:card-block/block"
    assert standing.answer(window("dodge")) == "pass"
    assert standing.answer(window("dodge", "other")) is None
    standing.forget()
    assert standing.answer(window("block")) is None


def test_may_questions_use_standing_answers() -> None:
    standing = StandingAnswers()
    standing.wish("draw", ALWAYS)
    assert standing.answer(may("draw")) == "may:yes"
    standing.wish("draw", NEVER)
    assert standing.answer(may("draw")) == "may:no"


def test_passing_lasts_until_a_new_ability_is_offered() -> None:
    standing = StandingAnswers()
    standing.pass_on(window("block", "dodge"))
    assert standing.answer(window("block")) == "pass"
    assert standing.answer(window("dodge", "block")) == "pass"
    assert standing.answer(window("block", "new")) is None
    assert standing.answer(window("block")) is None  # the offer had changed


def test_other_choices_are_always_asked() -> None:
    standing = StandingAnswers()
    standing.wish("block", ALWAYS)
    turn = Decision(0, "turn", Message("m"), [Option("end-turn", Message("m"))])
    assert standing.answer(turn) is None
