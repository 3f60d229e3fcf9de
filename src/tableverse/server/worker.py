"""A bot's process: ``python -m tableverse.server.worker``. Questions come in and answers go out line by line."""

from __future__ import annotations

import os
import signal
import sys

import msgspec

from tableverse.bots.roster import seat_bot
from tableverse.games import registry
from tableverse.kernel.game import Perspective

#: Standard output, unbuffered.
ANSWERS = 1


class Question(msgspec.Struct):
    game: str
    #: The encoded state. The bot is given only what its seat may know of it.
    position: msgspec.Raw
    seat: int
    bot: str
    seed: int


class Answer(msgspec.Struct):
    option: str = ""
    trouble: str = ""


def answer(question: Question) -> Answer:
    try:
        game = registry.load_game(question.game)
        seen = Perspective(game, game.decode(bytes(question.position)), question.seat)
        return Answer(option=seat_bot(question.bot, game, question.seed).choose(seen))
    except Exception as error:
        return Answer(trouble=repr(error))


def main() -> None:
    """Ends when the server does, however that ends: then there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops its workers
    sys.stdout = sys.stderr  # whatever is printed must not look like an answer
    for line in sys.stdin.buffer:
        said = answer(msgspec.json.decode(line, type=Question))
        try:
            os.write(ANSWERS, msgspec.json.encode(said) + b"\n")
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
