"""Corrections at the terminal: the user types ``fix`` and the name of a value, then the correct value."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from tableverse.cli.option_matching import match_names
from tableverse.cli.terminal import Terminal
from tableverse.kernel.choice import Message
from tableverse.kernel.corrections import Correctable, Correction
from tableverse.kernel.speech import Speaker

#: Maximum number of values to list. More words narrow the list down.
MAX_LISTED = 40


class CorrectionPrompt:
    """A dialogue for one correction. ``read`` returns the next typed line, and an empty line cancels."""

    def __init__(self, terminal: Terminal, speaker: Speaker, read: Callable[[], str]) -> None:
        self.terminal = terminal
        self.speaker = speaker
        self.read = read

    def ask(self, offered: Sequence[Correctable], words: str, seat: int) -> Correction | None:
        """Return the correction that the person at a seat enters, or None if they cancel."""
        found = self._which(offered, words)
        if found is None:
            return None
        after = self._alternative(found) if found.alternatives else self._number(found)
        return None if after is None else Correction(seat, found.thing, found.aspect, found.value, after)

    def _which(self, offered: Sequence[Correctable], words: str) -> Correctable | None:
        names = [self._describe(one) for one in offered]
        found = match_names(words, names) if words else list(range(len(names)))
        if not found:
            self.terminal.line("cli-fix-nothing", text=words[:40])
            return None
        if len(found) == 1:
            return offered[found[0]]
        for number, at in enumerate(found[:MAX_LISTED], start=1):
            self.terminal.out.print(Text(f"{number:>3}  {names[at]}"), soft_wrap=True)
        if len(found) > MAX_LISTED:
            self.terminal.line("cli-fix-more", count=len(found) - MAX_LISTED)
        self.terminal.line("cli-fix-which")
        chosen = self._typed_number(1, min(len(found), MAX_LISTED))
        return None if chosen is None else offered[found[chosen - 1]]

    def _number(self, one: Correctable) -> int | None:
        self.terminal.line("cli-fix-number", what=self._describe(one), least=one.least, most=one.most)
        return self._typed_number(one.least, one.most)

    def _alternative(self, one: Correctable) -> str | None:
        others = [other for other in one.alternatives if other.id != one.value]
        self.terminal.line("cli-fix-alternative", what=self._describe(one))
        for number, other in enumerate(others, start=1):
            self.terminal.out.print(Text(f"{number:>3}  {self.speaker.say(other.message)}"), soft_wrap=True)
        chosen = self._typed_number(1, len(others))
        return None if chosen is None else others[chosen - 1].id

    def _typed_number(self, least: int, most: int) -> int | None:
        while (text := self.read()) != "":
            if text.isascii() and text.isdigit() and least <= int(text[:9]) <= most:
                return int(text)
            self.terminal.line("cli-fix-between", least=least, most=most)
        return None

    def _describe(self, one: Correctable) -> str:
        value = one.shown_value(one.value)
        now = self.speaker.say(value) if isinstance(value, Message) else str(value)
        return f"{self.speaker.say(one.name)}, {self.speaker.word(f'correct-{one.aspect}')}: {now}"
