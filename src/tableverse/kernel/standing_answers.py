"""Standing answers: questions that a person need not answer again and again.

They belong to the client (a terminal, a browser), never to the state. The option they select is chosen and recorded
like any other, so a replay needs no knowledge of them.
"""

from __future__ import annotations

from typing import Final

from tableverse.kernel.choice import Decision, Option

ALWAYS: Final = "always"
NEVER: Final = "never"


class StandingAnswers:
    """One seat's standing answers.

    ``always`` or ``never`` by ability (all other abilities need a decision), and the offers that the seat keeps
    declining.
    """

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
        """Pass, and keep passing until there is a new offer."""
        self.passed = {_same(option) for option in decision.options}

    def answer(self, decision: Decision) -> str | None:
        """Return the option to choose automatically, or None if the person must decide."""
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
    """Return the label of the ability that an option would use, or ""."""
    return str(option.message.arguments.get("ability", ""))


def _same(option: Option) -> tuple[str, ...]:
    """Return a key that identifies an option across windows: whose ability, and which."""
    return (ability_of(option), *option.things)
