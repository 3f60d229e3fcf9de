"""Teach Champions' bots what positions are worth (bots/champions/win_model.py), by games that they play:

    python -m tableverse.lab.train_champions --out DIR --minutes 60 --table klaw:1 --table klaw:2

Round after round, some processes play games of these scenarios, with so many heroes, by what was learnt so far, with
slips now and then, so that more kinds of positions come up; then both networks of each are fitted anew to the positions
of the latest rounds, and written into DIR. A run goes on where the last one in DIR ended. A table of which nothing was
learnt yet begins with what was learnt of the one most like it. Bots plan no turns in most of the games: they try each
option and go on by the policy, which is ten times as quick. A position counts for what the next ones of its game were
worth and how it ended (λ-returns), since one result alone says little. Of ten games one is kept apart, to stop in time.
With --together all tables are learnt by the same two networks: what one hero meets, two meet as well.
Needs the extra “expert” (numpy).
"""

from __future__ import annotations

import argparse
import json
import logging
import random
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from tableverse.bots.champions.evaluator import ChampionsEvaluator
from tableverse.bots.champions.features import features
from tableverse.bots.champions.rollout import apply_to_turn
from tableverse.bots.champions.rollout_policy import turn_begun
from tableverse.bots.champions.win_model import WinModel
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.reading.catalogue import catalogue
from tableverse.games.champions.state import ChampionsState
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng

LOG = logging.getLogger("tableverse.train")
#: How often a bot slips, unless it is said otherwise, among how many options, and in which choices: what is always
#: decided alike teaches nothing.
SLIPS, AMONG = 0.06, 4
SLIPPERY = ("turn", "defend", "choose")
#: Rounds of games that count, and how much the end of a game counts against what the next position is worth.
LATEST, LAMBDA = 40, 0.8
#: The networks, and how they are fitted: Adam, with less and less speed, until games kept apart are foreseen no better.
#: What was learnt elsewhere is changed more slowly.
HIDDEN, FAR, DECAY = 32, 5.0, 1e-4
SPEED, SLOWER, HALVED, EPOCHS, PATIENCE, BATCH = 2e-3, 0.25, 10, 40, 6, 512
KEPT_APART = 10
#: What has spread less than this was the same in all games.
CONSTANT = 5e-3

Array = np.ndarray[Any, Any]
#: A scenario and the number of heroes.
Setting = tuple[str, int]


@dataclass(frozen=True)
class Play:
    """How games are played to learn from: by what was learnt, of which tables, how many with plans for whole turns, how
    often a bot slips, and with which decks, if not with all. All are whole games: those against one stage of the
    villain teach bots to race and to leave the scheme alone."""

    learnt: str
    tables: tuple[Setting, ...]
    planned: float = 0.0
    slips: float = SLIPS
    decks: tuple[str, ...] = ()


@dataclass
class Positions:
    """``ends``: at the end of a turn, else at the beginning of a player phase; ``games`` tells of which game."""

    numbers: list[list[float]] = field(default_factory=list)
    ends: list[bool] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    games: list[int] = field(default_factory=list)

    def add(self, other: Positions) -> None:
        self.numbers += other.numbers
        self.ends += other.ends
        self.won += other.won
        self.games += other.games

    def save(self, path: Path) -> None:
        numbers = np.array(self.numbers, dtype=np.float32)
        np.savez_compressed(path, numbers=numbers, ends=self.ends, won=self.won, games=self.games)

    @classmethod
    def read(cls, path: Path) -> Positions:
        with np.load(path) as found:
            return cls(*(found[name].tolist() for name in ("numbers", "ends", "won", "games")))


#: What was played of each table.
Played = dict[Setting, Positions]


# --- playing ----------------------------------------------------------------------------------------------------------


def play_for(seconds: float, seed: int, how: Play) -> Played:
    """Games of one process, for so long, but at least one."""
    end = time.monotonic() + seconds
    found: Played = {}
    while not found or time.monotonic() < end:
        table, one = play(seed, how)
        found.setdefault(table, Positions()).add(one)
        seed += 1
    return found


def play(seed: int, how: Play) -> tuple[Setting, Positions]:
    """One game, of a set-up and with slips that follow from the seed."""
    chance = random.Random(seed)
    table, config = set_up(chance, how)
    game = load_game("champions").for_table(config)
    evaluator = ChampionsEvaluator(game)
    evaluator.win_model = WinModel(Path(how.learnt).read_text("utf-8"))
    evaluator.looks_ahead = evaluator.keeps_plans = chance.random() < how.planned
    state = game.new(config, seed)
    assert isinstance(state, ChampionsState)
    learnt = evaluator.win_model.learnt(state)
    most = learnt.most if learnt else 0
    rng, found = Rng(seed), Positions()
    while state.decision is not None:
        decision = state.decision
        seen = Perspective(game, state, decision.seat)
        world = seen.imagine(rng)
        assert isinstance(world, ChampionsState)
        values = evaluator.action_values(world, rng)
        order = sorted(range(len(values)), key=lambda place: -values[place])
        slips = decision.kind in SLIPPERY and chance.random() < how.slips
        option = decision.options[chance.choice(order[:AMONG]) if slips else order[0]]
        _look(game, state, option.id, found, most)
        game.apply_quietly(state, option.id)
    assert state.result is not None
    found.won = [float(bool(state.result.winners))] * len(found.numbers)
    found.games = [seed] * len(found.numbers)
    return table, found


def set_up(chance: random.Random, how: Play) -> tuple[Setting, Config]:
    scenario, seats = table = chance.choice(how.tables)
    decks = chance.sample(sorted(how.decks or catalogue().decks), seats)
    return table, Config(seats, {"scenario": scenario, **{f"deck-{at + 1}": deck for at, deck in enumerate(decks)}})


def _look(game: Any, state: ChampionsState, chosen: str, found: Positions, most: int) -> None:
    """If a turn or a phase ends with an option, the position right then."""
    if state.phase not in ("player", "villain") or state.areas:
        return
    assert state.decision is not None
    option = state.decision.find(chosen)
    assert option is not None
    turns = [frame.seat for frame in state.frames if isinstance(frame, Turn)]
    world = state.clone()
    apply_to_turn(game, world, option)
    if world.result is not None or world.areas:
        return
    following = turn_begun(world)
    if world.phase == state.phase and not (turns and following is not None and following.seat != turns[-1]):
        return
    ends = state.phase == "player"
    found.numbers.append(features(world, before_villain_phase=ends, most=most))
    found.ends.append(ends)


# --- fitting ----------------------------------------------------------------------------------------------------------


@dataclass
class Net:
    mean: Array
    spread: Array
    hidden: Array
    threshold: Array
    out: Array
    straight: Array
    base: float
    #: As how many heroes more are read, if not as many as they are, and what a fallen one costs those besides. Games of
    #: more heroes teach that themselves, so what learnt from games does without.
    most: int = 0
    fall: float = 0.0

    def score(self, numbers: Array) -> Array:
        scaled = np.clip((numbers - self.mean) / self.spread, -FAR, FAR)
        scores: Array = np.maximum(0.0, scaled @ self.hidden + self.threshold) @ self.out
        return scores + scaled @ self.straight + self.base

    def told(self) -> dict[str, Any]:
        """As ``SmallNet`` reads it."""
        units = np.concatenate([self.hidden.T, self.threshold[:, None]], axis=1)
        return {
            "mean": _short(self.mean),
            "scale": _short(1.0 / self.spread),
            "hidden": [_short(unit) for unit in units],
            "out": _short(self.out),
            "straight": _short(self.straight),
            "base": _short(np.array([self.base]))[0],
        }

    @classmethod
    def read(cls, told: dict[str, Any], most: int = 0, fall: float = 0.0) -> Net:
        units = np.array(told["hidden"], np.float32)
        scale, out, straight = (np.array(told[name], np.float32) for name in ("scale", "out", "straight"))
        mean = np.array(told["mean"], np.float32)
        return cls(mean, 1.0 / scale, units[:, :-1].T, units[:, -1], out, straight, float(told["base"]), most, fall)

    @classmethod
    def begun(cls, numbers: Array) -> Net:
        """That knows nothing yet."""
        count = numbers.shape[1]
        hidden = np.random.default_rng(0).normal(0.0, 0.5 * (2.0 / count) ** 0.5, (count, HIDDEN))
        nothing = np.zeros(HIDDEN), np.zeros(HIDDEN), np.zeros(count)
        return cls(numbers.mean(0), numbers.std(0) + 1e-3, hidden, *nothing, 0.0)

    def elsewhere(self, most: int = 0) -> Net:
        """For another table: what never changed in the games that it learnt from, such as the number of players, counts
        nothing there. ``most``: as how many heroes more are read there."""
        told = self.spread > CONSTANT
        hidden, straight = self.hidden * told[:, None], self.straight * told
        spread = np.where(told, self.spread, 1.0)
        return Net(self.mean, spread, hidden, self.threshold, self.out, straight, self.base, self.most or most)

    def widened(self, numbers: Array) -> Net:
        """For positions of which more is told than when it learnt: what is new counts nothing yet."""
        known, mean, spread = len(self.mean), numbers.mean(0), numbers.std(0) + 1e-3
        mean[:known], spread[:known] = self.mean, self.spread
        hidden, straight = np.zeros((len(mean), self.hidden.shape[1])), np.zeros(len(mean))
        hidden[:known], straight[:known] = self.hidden, self.straight
        return Net(mean, spread, hidden, self.threshold, self.out, straight, self.base, self.most)

    def weights(self) -> list[Array]:
        parts = (self.hidden, self.threshold, self.out, self.straight, np.array([self.base]))
        return [part.astype(np.float32) for part in parts]


#: The network for the end of a turn (True) and for the beginning of a player phase.
Nets = dict[bool, Net]


def _short(numbers: Array) -> list[float]:
    return [float(f"{number:.5g}") for number in numbers.tolist()]


def sigmoid(scores: Array) -> Array:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(scores, -30.0, 30.0))))


def learn(found: Positions, known: Nets | None = None) -> Nets:
    """Fitted to results first, then to λ-returns; ``known``: what was learnt elsewhere, to begin with."""
    numbers = np.array(found.numbers, dtype=np.float32)
    ends, won, games = np.array(found.ends), np.array(found.won, dtype=np.float32), np.array(found.games)
    apart = games % KEPT_APART == 0
    targets, nets = won, Nets()
    for step in range(3):
        if step:
            targets = np.where(apart, won, returns(nets, numbers, ends, won, games))
        nets = {
            which: fit(numbers[ends == which], targets[ends == which], apart[ends == which], (known or {}).get(which))
            for which in (False, True)
        }
    return nets


def returns(nets: Nets, numbers: Array, ends: Array, won: Array, games: Array) -> Array:
    worth = np.where(ends, sigmoid(nets[True].score(numbers)), sigmoid(nets[False].score(numbers)))
    found = won.copy()
    for place in range(len(won) - 2, -1, -1):
        if games[place] == games[place + 1]:
            found[place] = (1.0 - LAMBDA) * worth[place + 1] + LAMBDA * found[place + 1]
    return found


def fit(numbers: Array, targets: Array, apart: Array, known: Net | None = None) -> Net:
    if apart.all() or not apart.any():  # too few games to keep one apart
        kept, judged = np.ones_like(apart), np.ones_like(apart)
    else:
        kept, judged = ~apart, apart
    begun = known.widened(numbers) if known else Net.begun(numbers)
    scaled = np.clip((numbers - begun.mean) / begun.spread, -FAR, FAR).astype(np.float32)
    given, wanted = scaled[kept], targets[kept]
    rng = np.random.default_rng(0)
    parts = begun.weights()
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    best, least, worse, steps = list(parts), _loss(parts, scaled[judged], targets[judged]), 0, 0
    for epoch in range(EPOCHS):
        speed = SPEED * (1.0 if known is None else SLOWER) * 0.5 ** (epoch / HALVED)
        order = rng.permutation(len(given))
        for begin in range(0, len(order), BATCH):
            some = order[begin : begin + BATCH]
            steps += 1
            for place, slope in enumerate(_slopes(parts, given[some], wanted[some])):
                first[place] = 0.9 * first[place] + 0.1 * slope
                second[place] = 0.999 * second[place] + 0.001 * slope**2
                step = first[place] / (1.0 - 0.9**steps) / (np.sqrt(second[place] / (1.0 - 0.999**steps)) + 1e-8)
                parts[place] = (parts[place] - speed * step).astype(np.float32)
        loss = _loss(parts, scaled[judged], targets[judged])
        if loss < least - 1e-5:
            best, least, worse = list(parts), loss, 0
        elif (worse := worse + 1) >= PATIENCE:
            break
    LOG.info("  %d positions, log loss in games kept apart %.4f", len(numbers), least)
    return Net(begun.mean, begun.spread, best[0], best[1], best[2], best[3], float(best[4][0]), begun.most)


def _scores(parts: list[Array], given: Array) -> Array:
    hidden, threshold, out, straight, base = parts
    scores: Array = np.maximum(0.0, given @ hidden + threshold) @ out + given @ straight + base[0]
    return scores


def _loss(parts: list[Array], given: Array, wanted: Array) -> float:
    chance = np.clip(sigmoid(_scores(parts, given)), 1e-6, 1.0 - 1e-6)
    return float(-(wanted * np.log(chance) + (1.0 - wanted) * np.log(1.0 - chance)).mean())


def _slopes(parts: list[Array], given: Array, wanted: Array) -> list[Array]:
    """How the loss changes with every weight."""
    hidden, threshold, out, straight, _ = parts
    lit = given @ hidden + threshold
    off = (sigmoid(_scores(parts, given)) - wanted) / len(given)
    behind = np.outer(off, out) * (lit > 0.0)
    return [
        given.T @ behind + DECAY * hidden,
        behind.sum(0),
        np.maximum(0.0, lit).T @ off + DECAY * out,
        given.T @ off + DECAY * straight,
        np.array([off.sum()]),
    ]


def setting(told: str) -> Setting:
    scenario, _, seats = told.partition(":")
    return scenario, int(seats or 1)


def share(told: str) -> float:
    found = float(told)
    if not 0.0 <= found <= 1.0:
        raise argparse.ArgumentTypeError(f"{told} is not a share from 0 to 1")
    return found


def known_in(told: str) -> dict[Setting, Nets]:
    return {
        (table["scenario"], seats): {
            which: Net.read(table[name], table.get("most", 0), table.get("fall", 0.0))
            for which, name in ((False, "begins"), (True, "ends"))
        }
        for table in json.loads(told)["tables"]
        for seats in table["seats"]
    }


def nearest(table: Setting, known: dict[Setting, Nets]) -> Nets | None:
    """What was learnt of the table before, or of the one most like it: the same scenario, or the same number. More
    heroes are read there as those who learnt."""
    if not known:
        return None
    found = min(known, key=lambda one: (one != table, one[0] != table[0], abs(one[1] - table[1])))
    if found == table:
        return known[found]
    most = found[1] if found[1] < table[1] else 0
    return {which: net.elsewhere(most) for which, net in known[found].items()}


def written(nets: dict[Setting, Nets]) -> str:
    """As ``WinModel`` reads it; networks that several numbers of heroes share are told once."""
    shared: dict[tuple[str, int], list[int]] = {}
    for (scenario, seats), both in nets.items():
        shared.setdefault((scenario, id(both)), []).append(seats)
    tables = []
    for (scenario, _), numbers in shared.items():
        both = nets[scenario, numbers[0]]
        more = {name: found for name in ("most", "fall") if (found := getattr(both[True], name))}
        told = {"begins": both[False].told(), "ends": both[True].told()}
        tables.append({"scenario": scenario, "seats": numbers, **more, **told})
    return json.dumps({"tables": tables}, separators=(",", ":")) + "\n"


def rounds_in(folder: Path, tables: list[Setting]) -> list[Played]:
    """Those of earlier runs, in their order."""
    found: list[Played] = []
    while True:
        names = {table: folder / name_of(table, len(found) + 1) for table in tables}
        if not any(path.exists() for path in names.values()):
            return found
        found.append({table: Positions.read(path) for table, path in names.items() if path.exists()})


def name_of(table: Setting, number: int) -> str:
    return f"{table[0]}-{table[1]}-round-{number}.npz"


def save_round(folder: Path, number: int, played: Played) -> None:
    for table, positions in played.items():
        positions.save(folder / name_of(table, number))
        results = dict(zip(positions.games, positions.won, strict=True))
        LOG.info("round %d, %s:%d: %d of %d games won", number, *table, sum(results.values()), len(results))


def put_together(found: list[Played]) -> Played:
    everything: Played = {}
    for played in found:
        for table, positions in played.items():
            everything.setdefault(table, Positions()).add(positions)
    return everything


def learn_from(
    rounds: list[Played], tables: list[Setting], known: dict[Setting, Nets], out: Path, together: bool
) -> Path:
    """Where it is written what was learnt from the latest rounds."""
    latest = put_together(rounds[-LATEST:])
    if together:
        nets = dict.fromkeys(tables, learn_together(latest, nearest(tables[0], known)))
    else:
        nets = {table: learn(latest[table], nearest(table, known)) for table in tables if table in latest}
    learnt = out / f"win_model-{len(rounds)}.json"
    learnt.write_text(written(nets), "utf-8")
    return learnt


def learn_together(played: Played, known: Nets | None) -> Nets:
    """From the games of several tables: what was the same in all games of one of them counts nothing at first."""
    everything = Positions()
    for positions in played.values():
        everything.add(positions)
    return learn(everything, {which: net.elsewhere() for which, net in known.items()} if known else None)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--a-round", type=float, default=200.0, help="seconds of play in each round")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--table", type=setting, action="append", help="a scenario and how many heroes: klaw:2")
    parser.add_argument("--planned", type=share, default=0.0, help="share of the games with plans for whole turns")
    parser.add_argument("--slips", type=share, default=SLIPS, help="share of the choices in which a bot slips")
    parser.add_argument("--deck", action="append", choices=sorted(catalogue().decks), help="else with all")
    parser.add_argument("--together", action="store_true", help="the same networks for all of these tables")
    parser.add_argument("--begin", type=Path, help="what was learnt before; else what the bots have now")
    asked = parser.parse_args(arguments)
    tables: list[Setting] = asked.table or [("rhino", 1)]
    decks = set(asked.deck or catalogue().decks)
    if len(decks) < max(seats for _, seats in tables):
        parser.error("--deck: every hero needs a deck; name more of them")
    asked.out.mkdir(parents=True, exist_ok=True)
    learnt = asked.begin or Path(__file__).parents[1] / "bots" / "champions" / "win_model.json"
    known = known_in(learnt.read_text("utf-8"))
    rounds = rounds_in(asked.out, tables)
    if rounds:
        learnt = learn_from(rounds, tables, known, asked.out, asked.together)
    else:
        begun = {table: nets for table in tables if (nets := nearest(table, known)) is not None}
        learnt = asked.out / "win_model-0.json"
        learnt.write_text(written(begun), "utf-8")
    end = time.monotonic() + 60.0 * asked.minutes
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:

        def begin_round(number: int) -> list[Future[Played]]:
            how = Play(str(learnt), tuple(tables), asked.planned, asked.slips, tuple(decks))
            seeds = [asked.seed + 1_000_000 * (number * asked.workers + worker) for worker in range(asked.workers)]
            return [pool.submit(play_for, asked.a_round, seed, how) for seed in seeds]

        playing = begin_round(len(rounds))
        while playing:
            rounds.append(put_together([one.result() for one in playing]))
            save_round(asked.out, len(rounds), rounds[-1])
            # The next round is played while this one is learnt from.
            playing = begin_round(len(rounds)) if time.monotonic() < end else []
            learnt = learn_from(rounds, tables, known, asked.out, asked.together)


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    main(sys.argv[1:])
