"""A study as one page with plots, in the reader's language."""

from __future__ import annotations

from html import escape

from tableverse.games import registry
from tableverse.kernel import i18n
from tableverse.lab.intervals import wilson
from tableverse.lab.outcome import UNFINISHED
from tableverse.lab.plots import bars, heat_map, histogram, page, table
from tableverse.lab.study import Cell, Study

GENERATOR = "Tableverse study"
#: Number of cards shown at each end of the list. The CSV file contains all cards.
CARDS_SHOWN = 15


def report(study: Study, language: str) -> str:
    return StudyReport(study, language).page()


class StudyReport:
    def __init__(self, study: Study, language: str) -> None:
        self.study = study
        self.language = language
        self.names = _names(study.game, language)
        self.lengths = sorted(study.lengths())
        #: In a game of sides, all players of a side win or lose together.
        self.together = study.together

    def page(self) -> str:
        study, say = self.study, self._say
        heading = say("by-bot-together" if self.together else "by-bot")
        by_bot = [(bot, wins, seats) for bot, (wins, seats) in study.by_bot().items()]
        by_seat = [(say("seat", seat=seat), wins, games) for seat, (wins, games) in sorted(study.by_seat().items())]
        sections = [
            (say("what"), self._intro()),
            (heading, bars(self._shares(by_bot), heading)),
            (say("by-opponent"), self._won_together(study.by_opponent(), say("by-opponent"))),
            *(
                (say("by-setting", name=name), self._won_together(study.by_setting(name), name))
                for name, _ in study.varied
                if not study.names_the_opponent(name)
            ),
            (say("by-size"), self._won_together(study.by_size(), say("by-size"))),
            (say("match-ups"), self._match_ups()),
            (say("by-seat"), "" if self.together else bars(self._shares(by_seat), say("by-seat"))),
            (say("lengths"), self._lengths()),
            (say("ends"), self._ends()),
            (say("heroes" if self.together else "cards"), _win_rates(study, self.language, self.names)),
            (say("cells"), _cells(study, self.language)),
        ]
        title = say("title", game=i18n.say(self.language, f"{study.game}-name"))
        return page(self.language, title, GENERATOR, sections)

    def _intro(self) -> str:
        bots, seats = ", ".join(self.study.bots), ", ".join(map(str, self.study.seats))
        intro = self._say("intro", games=len(self.lengths), bots=bots, seats=seats)
        return f"<p>{escape(intro)}</p><p class='note'>{escape(self._say('intervals'))}</p>"

    def _won_together(self, found: dict[str, tuple[int, int]], heading: str) -> str:
        rows = [(self.names.get(kind, kind), wins, games) for kind, (wins, games) in found.items()]
        return bars(self._shares(sorted(rows)), heading) if self.together and len(rows) > 1 else ""

    def _match_ups(self) -> str:
        study = self.study
        if self.together:
            return _against(study, self.names, self._say("heroes-note"))
        drawn = heat_map(study.bots, study.bots, study.match_ups(), self._say("match-ups"))
        return f"<p>{escape(self._say('match-ups-note'))}</p>" + drawn

    def _lengths(self) -> str:
        lengths = self.lengths
        median = lengths[len(lengths) // 2]
        note = self._say("lengths-note", shortest=lengths[0], median=median, longest=lengths[-1])
        return f"<p>{escape(note)}</p>" + histogram(lengths, self._say("lengths"))

    def _ends(self) -> str:
        games = len(self.lengths)
        rows = [
            (_reason(self.study.game, reason, self.language), count, count, count, self._percent(count / games))
            for reason, count in self.study.by_reason().items()
        ]
        return bars(rows, self._say("ends"))

    def _shares(self, found: list[tuple[str, int, int]]) -> list[tuple[str, float, float, float, str]]:
        rows = []
        for label, wins, games in found:
            low, high = wilson(wins, games)
            share = wins / games if games else 0.0
            rows.append((label, share, low, high, self._say("share", share=self._percent(share), games=games)))
        return rows

    def _percent(self, share: float) -> str:
        return self._say("percent", value=i18n.number(self.language, 100 * share, 1))

    def _say(self, key: str, **arguments: object) -> str:
        return i18n.say(self.language, f"lab-study-{key}", dict(arguments))


def _reason(game: str, reason: str, language: str) -> str:
    return i18n.say(language, "cli-simulate-unfinished" if reason == UNFINISHED else f"{game}-reason-{reason}")


def _names(game: str, language: str) -> dict[str, str]:
    kinds = registry.load_game(game).registry.kinds
    return {id: item.names[language] for items in kinds.values() for id, item in items.items()}


def _against(study: Study, names: dict[str, str], note: str) -> str:
    """Plot the win rate of every component against every opponent."""
    found = study.against()
    rows = sorted({thing for thing, _ in found}, key=lambda thing: names.get(thing, thing))
    columns = sorted({opponent for _, opponent in found}, key=lambda one: names.get(one, one))
    cells: list[list[float | None]] = []
    for thing in rows:
        pairs = [found.get((thing, opponent)) for opponent in columns]
        cells.append([None if pair is None else pair[0] / pair[1] for pair in pairs])
    drawn = heat_map([names.get(one, one) for one in rows], [names.get(one, one) for one in columns], cells, note)
    return f"<p>{escape(note)}</p>" + drawn if rows else ""


def _win_rates(study: Study, language: str, names: dict[str, str]) -> str:
    rates = study.component_win_rates()
    if not rates:
        return ""
    shown = rates if len(rates) <= 2 * CARDS_SHOWN else rates[:CARDS_SHOWN] + rates[-CARDS_SHOWN:]
    rows = [
        (
            names.get(one.id, one.id),
            one.difference,
            *one.interval,
            f"{i18n.number(language, 100 * one.difference, 1)} ({one.seats_with})",
        )
        for one in shown
    ]
    key = "lab-study-heroes-worth" if study.together else "lab-study-cards-note"
    note = i18n.say(language, key, {"shown": len(shown), "all": len(rates)})
    return f"<p>{escape(note)}</p>" + bars(rows, note)


def _cells(study: Study, language: str) -> str:
    def say(key: str) -> str:
        return i18n.say(language, f"lab-study-{key}")

    heads = [say("cells-table"), say("cells-settings"), say("cells-games"), say("cells-first")]
    rows = []
    for cell in study.cells:
        settings = ", ".join(f"{name}={value}" for name, value in cell.plan.settings)
        games = i18n.number(language, len(cell.outcomes))
        rows.append([" – ".join(cell.plan.bots), settings, games, _firsts(cell, language)])
    if not study.varied:
        heads, rows = [heads[0], *heads[2:]], [[row[0], *row[2:]] for row in rows]
    return table(heads, rows, len(heads) - 2)


def _firsts(cell: Cell, language: str) -> str:
    """Return how often the first of two bots, or the side that all bots play, wins."""
    first, second = cell.rivals
    if any(outcome.side for outcome in cell.outcomes):
        wins = sum(bool(outcome.winners) for outcome in cell.outcomes)
        return f"{i18n.number(language, 100 * wins / len(cell.outcomes), 1)} %"
    if first == second:
        return "–"
    wins = sum(
        any(cell.plan.bots[outcome.order[seat]] == first for seat in outcome.winners) for outcome in cell.outcomes
    )
    return f"{first}: {i18n.number(language, 100 * wins / len(cell.outcomes), 1)} %"
