"""How often each Villain of Marvel United beats three Heroes, and how each Hero does: the numbers of balance-united.md.

python docs/examples/united_balance.py --games 200
python docs/examples/united_balance.py --games 100 --set challenge=hard
"""

# ruff: noqa: T201 (printing is what it is for)
from __future__ import annotations

import argparse
from collections import Counter

from tableverse.bots.roster import seat_bot
from tableverse.games.shelf import take
from tableverse.kernel.game import Config, Perspective
from tableverse.lab.plan import derive, read_settings

VILLAINS = ("cosmic-ghost-rider", "maestro", "immortus", "emperor-doom")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=200, help="games against each Villain")
    options.add_argument("--bot", default="greedy")
    options.add_argument("--heroes", type=int, default=3)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--villains", nargs="*", default=VILLAINS)
    options.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    asked = options.parse_args()
    game = take("united")
    agreed = dict(read_settings(game, asked.set))
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for villain in asked.villains:
        endings: Counter[str] = Counter()
        for number in range(asked.games):
            state = game.new(Config(asked.heroes, {**agreed, "villain": villain}), derive(asked.seed, number))
            heroes = game.view(state, 0).heroes  # type: ignore[attr-defined]
            bots = [seat_bot(asked.bot, game, derive(asked.seed, number, seat)) for seat in range(asked.heroes)]
            while state.decision is not None:
                seat = state.decision.seat
                game.apply_quietly(state, bots[seat].choose(Perspective(game, state, seat)))
            assert state.result is not None
            endings[f"{state.result.side}/{state.result.reason}"] += 1
            for hero in heroes:
                played[hero.id] += 1
                won[hero.id] += state.result.side == "heroes"
        lost = sum(count for ending, count in endings.items() if ending.startswith("villain"))
        print(f"{villain}: wins {100 * lost / asked.games:.1f} % of {asked.games}; {dict(endings)}", flush=True)
    mean = 100 * won.total() / played.total()
    print(f"Heroes on average: {mean:.1f} %")
    for hero in sorted(played):
        share = 100 * won[hero] / played[hero]
        print(f"  {hero}: {share:.1f} % of {played[hero]} ({share - mean:+.1f})")


if __name__ == "__main__":
    main()
