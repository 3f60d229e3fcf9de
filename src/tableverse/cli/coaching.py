"""The coach at the terminal: consequences of options, hints, and warnings before losing choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tableverse.bots.hints import hint
from tableverse.kernel.choice import Consequence, Decision, Option
from tableverse.kernel.consequences import Foresight, loses
from tableverse.kernel.match import Match
from tableverse.kernel.speech import Speaker

#: Maximum number of consequences beside an option, so that they can be read at a glance.
MAX_NOTES = 3
STYLES = {1: "green", 0: "dim", -1: "red"}


class Coaching:
    """The coaching of one position, for the seat that must choose."""

    def __init__(self, match: Match, speaker: Speaker, decision: Decision) -> None:
        self.speaker = speaker
        self.decision = decision
        self._seen = match.perspective(decision.seat)
        self.consequences = Foresight(self._seen).every()

    def notes(self) -> dict[str, Text]:
        """Return the note beside each option."""
        return {id: self._line(found[:MAX_NOTES]) for id, found in self.consequences.items()}

    def tell(self, option: Option) -> Text:
        """Return all known consequences of an option."""
        found = self.consequences.get(option.id, [])
        line = self._line(found) if found else Text(self.speaker.word("cli-coach-nothing"))
        return Text.assemble(self.speaker.say(option.message), ": ", line)

    def hint(self) -> list[Text]:
        """Return the choice of a strong player, its reasons, and close alternatives."""
        found = hint(self._seen)
        say = self.speaker.say
        options = {option.id: say(option.message) for option in self.decision.options}
        lines = [Text(self.speaker.word("cli-coach-hint", option=options[found.option]), style="bold")]
        lines += [Text(f"  {say(reason)}") for reason in found.reasons]
        if found.close:
            close = "; ".join(options[id] for id in found.close)  # a semicolon, since options may contain commas
            lines.append(Text(self.speaker.word("cli-coach-close", options=close), style="dim"))
        return lines

    def warns_of(self, option: Option) -> bool:
        """Return whether the option surely loses the game while another option does not."""
        lost = {id for id, found in self.consequences.items() if loses(found)}
        return option.id in lost and len(lost) < len(self.decision.options)

    def _line(self, found: Sequence[Consequence]) -> Text:
        parts = [Text(self.speaker.say(one.message), style=STYLES[one.good]) for one in found]
        return Text(" · ", style="dim").join(parts)
