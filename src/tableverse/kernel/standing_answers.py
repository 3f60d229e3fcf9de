"""StandingAnswers answers: what a person need not be asked again and again.

They belong to the person's side of the table (a terminal, a browser), never to the state: what they answer is an
ordinary option, chosen and recorded like any other, so that a replay needs to know nothing of them.
"""

from __future__ import annotations

from typing import Final

from tableverse.kernel.choice import Decision, Option

ALWAYS: Final = "always"
NEVER: Final = "never"


class StandingAnswers:
    """One seat's answers by ability (``always`` or ``never``; all others are asked), and what it passes on until
    something else is offered."""

    __slots__ = ("answers", "passed")

    def __init__(self) -> None:
        self.answers: dict[str, str] = {}
        self.passed: set[tuple[str, ...]] = set()

    def wish(self, ability: str, answer: str) -> None:
        self.answers[ability] = answer

    def forget(self) -> None:
        """Ask about everything again."""
        self.answers = {}
        self.passed = set()

    def pass_on(self, decision: Decision) -> None:
        """Pass, and keep passing while nothing new is offered."""
        self.passed = {_same(option) for option in decision.options}

    def answer(self, decision: Decision) -> str | None:
        """The option that is chosen without asking, or None if the person must be asked."""
        if decision.kind == "may":
            wish = self.answers.get(ability_of(decision.options[0]), "")
            return {ALWAYS: "may:yes", NEVER: "may:no"}.get(wish)
        if decision.kind != "window":
            return None
        offered = [option for option in decision.options if option.verb != "pass"]
        wished = [option for option in offered if self.answers.get(ability_of(option)) == ALWAYS]
        if wished:
            return wished[0].id
        open_ones = {_same(option) for option in offered if self.answers.get(ability_of(option)) != NEVER}
        if open_ones <= self.passed:
            return "pass"
        self.passed = set()
        return None


def ability_of(option: Option) -> str:
    """The label of the ability that an option would use, or ""."""
    return str(option.message.arguments.get("ability", ""))


def _same(option: Option) -> tuple[str, ...]:
    """What tells an option of one window from the others, in any window: whose ability, and which."""
    return (ability_of(option), *option.things)
