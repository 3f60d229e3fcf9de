"""Standing answers to questions that a person does not want to answer every time.

They belong to the client (a terminal, a browser), never to the state. The option that a standing answer selects is
chosen and recorded like any other, so a replay needs no knowledge of standing answers.
"""

from __future__ import annotations

from typing import Final

from tableverse.kernel.choice import Decision, Option

ALWAYS: Final = "always"
NEVER: Final = "never"


class StandingAnswers:
    """One seat's standing answers.

    These are ``always`` or ``never`` by ability, and the offers that the seat keeps declining. Any other ability needs
    a decision.
    """

    __slots__ = ("answers", "passed")

    def __init__(self) -> None:
        self.answers: dict[str, str] = {}
        self.passed: set[tuple[str, ...]] = set()

    def wish(self, ability: str, answer: str) -> None:
        self.answers[ability] = answer

    def forget(self) -> None:
        """Remove all standing answers, so that the person decides everything again."""
        self.answers = {}
        self.passed = set()

    def pass_on(self, decision: Decision) -> None:
        """Pass now, and keep passing until there is a new offer."""
        self.passed = {_same(option) for option in decision.options}

    def answer(self, decision: Decision) -> str | None:
        """Return the option to choose automatically, or None if the person must decide."""
        if decision.kind == "may":
            wish = self.answers.get(ability_of(decision.options[0]), "")
            return {ALWAYS: "may:yes", NEVER: "may:no"}.get(wish)
        if decision.kind != "window":
            return None
        offered = [option for option in decision.options if option.verb != "pass"]
        always = [option for option in offered if self.answers.get(ability_of(option)) == ALWAYS]
        if always:
            return always[0].id
        open_ones = {_same(option) for option in offered if self.answers.get(ability_of(option)) != NEVER}
        if open_ones <= self.passed:
            return "pass"
        self.passed = set()
        return None


def ability_of(option: Option) -> str:
    """Return the label of the ability that an option would use, or "" if it uses none."""
    return str(option.message.arguments.get("ability", ""))


def _same(option: Option) -> tuple[str, ...]:
    """Return a key that identifies an option across windows: the owner of the ability, and the ability."""
    return (ability_of(option), *option.things)
