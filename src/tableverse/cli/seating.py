"""The seats of a game at the terminal: people and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tableverse.bots.bot import Bot
from tableverse.bots.registry import check_bot, make_bot
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.kernel.game import Config, Game
from tableverse.kernel.record import Record
from tableverse.kernel.secret_rng import Seed, number_of
from tableverse.lab.plan import derive

DEFAULT_BOT = "greedy"
LONGEST_NAME = 20


@dataclass(frozen=True)
class Seat:
    """A seat. ``name`` is empty if none was given, ``bot`` is empty for a person."""

    name: str = ""
    bot: str = ""

    def to_record(self) -> dict[str, str]:
        return {"name": self.name or self.bot, "bot": self.bot} if self.bot else {"name": self.name}


def arrange(
    game: Game,
    seats: int | None,
    bots: Sequence[str],
    hot_seat: bool,
    names: Sequence[str],
    agreed: Mapping[str, Any] | None = None,
) -> list[Seat]:
    """Return the seats, people first. One person plays against bots unless the terminal is shared (``hot_seat``)."""
    if seats is None:
        people = max(1, len(names)) if hot_seat else 1
        seats = max(game.seat_limits(agreed or {})[0], people + len(bots))
    game.check(Config(seats, dict(agreed or {})))
    people = seats - len(bots) if hot_seat else 1
    if people < 1 or people + len(bots) > seats:
        raise CommandError("bots-and-seats", bots=len(bots), seats=seats)
    if len(names) > people:
        raise CommandError("names-and-people", names=len(names), people=people)
    specs = [*bots, *[bots[-1] if bots else DEFAULT_BOT] * (seats - people - len(bots))]
    for spec in specs:
        check_bot(spec, game)
    given = [_clean(name) for name in names]
    return [
        *(Seat(name) for name in [*given, *[""] * (people - len(given))]),
        *(Seat(bot=spec) for spec in specs),
    ]


def from_record(record: Record) -> list[Seat]:
    """Return the seats of a record. Names are cleaned because a file is not trusted."""
    seats = record.config.seats
    known: list[Seat] = []
    for person in record.people[:seats]:
        name, bot = _clean(person.get("name", "")), _clean(person.get("bot", ""))
        known.append(Seat("" if name == bot else name, bot))
    return [*known, *[Seat()] * (seats - len(known))]


def named(seats: Sequence[Seat], terminal: Terminal) -> list[Seat]:
    """Return the seats with display names: the kind of player for unnamed ones, numbered if it repeats."""
    unnamed = [seat.bot for seat in seats if not seat.name]
    counted: dict[str, int] = {}
    made: list[Seat] = []
    for seat in seats:
        if seat.name:
            made.append(seat)
            continue
        counted[seat.bot] = counted.get(seat.bot, 0) + 1
        name = terminal.say("cli-name-bot", bot=seat.bot) if seat.bot else terminal.say("cli-name-person")
        number = f" {counted[seat.bot]}" if unnamed.count(seat.bot) > 1 else ""
        made.append(Seat(name + number, seat.bot))
    return made


def make_bots(seats: Sequence[Seat], game: Game, seed: Seed) -> dict[int, Bot]:
    return {
        number: make_bot(seat.bot, game, derive(number_of(seed), number))
        for number, seat in enumerate(seats)
        if seat.bot
    }


def _clean(name: str) -> str:
    """Return a short printable name that cannot move the cursor or break the layout."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
