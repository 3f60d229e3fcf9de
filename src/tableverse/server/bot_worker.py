"""The bot process, ``python -m tableverse.server.bot_worker``, which reads and writes lines of JSON."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import asdict
from typing import Any, Final

import msgspec

from tableverse.bots.evaluator import evaluator_for
from tableverse.bots.hints import hint
from tableverse.bots.registry import make_bot
from tableverse.bots.review import judge
from tableverse.kernel.consequences import Foresight
from tableverse.kernel.game import Game
from tableverse.kernel.packs import pack_of_json
from tableverse.kernel.perspective import Perspective
from tableverse.server.packed_games import GAMES

#: Coach questions that a worker answers, in addition to choosing for a bot.
FORESEE: Final = "foresee"
HINT: Final = "hint"
JUDGE: Final = "judge"
#: The file descriptor of standard output, written to directly and unbuffered.
STDOUT = 1


class BotRequest(msgspec.Struct):
    game: str
    products: tuple[str, ...]
    #: The encoded state. The worker shows the bot only the view of its seat.
    position: msgspec.Raw
    seat: int
    #: The bot's name or, for a question about a choice, the option id.
    bot: str
    seed: int
    #: The coach question, or empty to request the bot's choice.
    question: str = ""
    #: Fingerprints of the table's packs. ``brought``: the packs themselves, sent only if the worker lacks them.
    packs: tuple[str, ...] = ()
    brought: tuple[msgspec.Raw, ...] = ()


class BotReply(msgspec.Struct):
    option: str = ""
    error: str = ""
    #: The answer to a question.
    answer: msgspec.Raw = msgspec.Raw(b"null")
    #: True if the worker does not have the packs. The request must be sent again with the packs included.
    lacks_packs: bool = False


def reply_to(request: BotRequest) -> BotReply:
    try:
        known = GAMES.find((request.game, request.packs))
        if known is None:
            if not request.brought:
                return BotReply(lacks_packs=True)
            known = GAMES.load(request.game, [pack_of_json(bytes(pack), "") for pack in request.brought])
        game = known.with_products(request.products)
        perspective = Perspective(game, game.decode(bytes(request.position)), request.seat)
        if request.question:
            return BotReply(answer=msgspec.Raw(msgspec.json.encode(_answer(game, perspective, request))))
        return BotReply(option=make_bot(request.bot, game, request.seed).choose(perspective))
    except Exception as error:
        return BotReply(error=repr(error))


def _answer(game: Game, seen: Perspective, request: BotRequest) -> Any:
    if request.question == FORESEE:
        return game.codec.pack(Foresight(seen).every())
    if request.question == HINT:
        found = hint(seen)
        reasons = [game.codec.pack(reason) for reason in found.reasons]
        return {"option": found.option, "reasons": reasons, "close": found.close}
    if request.question == JUDGE:
        return asdict(judge(evaluator_for(game), seen, request.bot))
    raise LookupError(request.question)


def main() -> None:
    """Serve requests until standard input closes, which happens even if the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, which then stops its workers
    sys.stdout = sys.stderr  # printed output must not look like a reply
    for line in sys.stdin.buffer:
        reply = reply_to(msgspec.json.decode(line, type=BotRequest))
        try:
            os.write(STDOUT, msgspec.json.encode(reply) + b"\n")
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
