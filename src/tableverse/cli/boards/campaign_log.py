"""The campaign log in a terminal, which carries over from one scenario to the next."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tableverse.games.champions.campaign import is_over
from tableverse.games.champions.cards import Cards
from tableverse.kernel import i18n
from tableverse.kernel.speech import Speaker


class CampaignLog:
    def __init__(self, cards: Cards, speaker: Speaker, log: dict[str, Any]) -> None:
        self.cards = cards
        self.speaker = speaker
        self.log = log

    def title(self) -> str:
        parts = [self.cards.registry.name("campaign", self.log["campaign"], self.speaker.language)]
        if self.log["expert"]:
            parts.append(self.speaker.word("board-champions-mode-expert"))
        return " · ".join([self.speaker.word("champions-log"), *parts])

    def lines(self, between: bool) -> list[Text]:
        """Return a line for each entry. With ``between``, also explain how to continue the campaign."""
        word, log = self.speaker.word, self.log
        of = len(self.cards.campaigns[log["campaign"]].chapters)
        entries = [("scenario", [self._stands(of)])]
        entries.append(("marks", self._marks(log["marks"])))
        entries.append(("players", [self._of(hero, self._marks(marks)) for hero, marks in log.get("each", {}).items()]))
        entries.append(
            ("earned", [self._of(hero, self._names(cards)) for hero, cards in log["cards"].items() if cards])
        )
        entries.append(("written", self._names(log.get("written", []))))
        entries.append(("removed", self._names(log["removed"])))
        played = [
            word(f"champions-log-{'won' if won else 'lost'}", scenario=self._scenario(id)) for id, won in log["played"]
        ]
        entries.append(("played", played))
        lines = [
            Text.assemble((f"{word(f'champions-log-{part}')}: ", "dim"), "; ".join(said))
            for part, said in entries
            if said
        ]
        if between and not is_over(self.cards, log):
            lines.append(Text(word("champions-log-file"), style="bold"))
        return lines

    def _stands(self, of: int) -> str:
        if self.log.get("over"):
            return self.speaker.word("champions-log-over")
        number = self.log["chapter"]
        if number == of:
            return self.speaker.word("champions-log-complete")
        scenario = self._scenario(self.cards.campaigns[self.log["campaign"]].chapters[number].scenario)
        return self.speaker.word("champions-log-chapter", number=number + 1, of=of, scenario=scenario)

    def _marks(self, marks: dict[str, int]) -> list[str]:
        return [self.speaker.word("champions-log-mark", mark=mark, amount=amount) for mark, amount in marks.items()]

    def _of(self, hero: str, what: list[str]) -> str:
        said = i18n.listing(self.speaker.language, what)
        return self.speaker.word("champions-log-each", hero=self._names([hero])[0], marks=said)

    def _names(self, cards: list[str]) -> list[str]:
        return [self.cards.by_id[card].names[self.speaker.language] for card in cards]

    def _scenario(self, id: str) -> str:
        """Return the name of the scenario, which is its villain's name."""
        return self._names([self.cards.scenarios[id].standard[0]])[0]
