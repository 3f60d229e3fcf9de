"""Train the Champions win model (bots/champions/win_model.py) on games that its bots play:

    python -m tableverse.lab.train_champions --out DIR --minutes 60 --table klaw:1 --table klaw:2

In each round, worker processes play games of these scenarios and numbers of heroes with the current model and
occasional random choices, which vary the positions. Then both networks of each table are fitted to the positions of the
latest rounds and written to DIR. Another run continues where the last run in DIR ended. A new table starts with the
networks of the most similar table. In most games the bots do not plan turns: they try each option and continue by the
policy, which is ten times as fast. The targets are λ-returns, which combine the values of later positions with the
result, since a single result carries little information. One game in ten is held out for early stopping. With
--together all tables share the same networks. Needs the extra “expert” (numpy).
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
#: Defaults for random choices: the probability of one, the number of options from which it is drawn, and the kinds of
#: choices. Without random choices, the model learns nothing about the alternatives.
SLIPS, AMONG = 0.06, 4
SLIPPERY = ("turn", "defend", "choose")
#: Number of rounds to train on, and λ: the weight of later values and the result against the next value.
LATEST, LAMBDA = 40, 0.8
#: Network size and hyperparameters of Adam. The learning rate decays until the held-out loss stops improving. Networks
#: that start from another table's change more slowly.
HIDDEN, FAR, DECAY = 32, 5.0, 1e-4
SPEED, SLOWER, HALVED, EPOCHS, PATIENCE, BATCH = 2e-3, 0.25, 10, 40, 6, 512
KEPT_APART = 10
#: A feature with a smaller spread than this counts as constant.
CONSTANT = 5e-3

Array = np.ndarray[Any, Any]
#: A scenario and a number of heroes.
Setting = tuple[str, int]


@dataclass(frozen=True)
class Play:
    """The settings of training games.

    They are the model, the tables, the share of games with planned turns, the rate of random choices, and the decks (by
    default all). Every game is played to the end, because games against a single stage of the villain train bots to
    race and to ignore the scheme.
    """

    learnt: str
    tables: tuple[Setting, ...]
    planned: float = 0.0
    slips: float = SLIPS
    decks: tuple[str, ...] = ()


@dataclass
class Positions:
    """Training positions. ``ends`` marks positions at the end of a turn; ``games`` contains the game of each."""

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


#: Training positions by table.
Played = dict[Setting, Positions]


# --- playing ----------------------------------------------------------------------------------------------------------


def play_for(seconds: float, seed: int, how: Play) -> Played:
    """Play at least one game in one process, and further games until ``seconds`` have passed."""
    end = time.monotonic() + seconds
    found: Played = {}
    while not found or time.monotonic() < end:
        table, one = play(seed, how)
        found.setdefault(table, Positions()).add(one)
        seed += 1
    return found


def play(seed: int, how: Play) -> tuple[Setting, Positions]:
    """Play one game. The seed determines the set-up and the random choices."""
    chance = random.Random(seed)
    table, config = set_up(chance, how)
    game = load_game("champions").for_table(config)
    evaluator = ChampionsEvaluator(game)
    evaluator.win_model = WinModel(Path(how.learnt).read_text("utf-8"))
    evaluator.looks_ahead = evaluator.keeps_plans = chance.random() < how.planned
    state = game.new(config, seed)
    assert isinstance(state, ChampionsState)
    learnt = evaluator.win_model.learnt(state)
    max_heroes = learnt.max_heroes if learnt else 0
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
        _look(game, state, option.id, found, max_heroes)
        game.apply_quietly(state, option.id)
    assert state.result is not None
    found.won = [float(bool(state.result.winners))] * len(found.numbers)
    found.games = [seed] * len(found.numbers)
    return table, found


def set_up(chance: random.Random, how: Play) -> tuple[Setting, Config]:
    scenario, seats = table = chance.choice(how.tables)
    decks = chance.sample(sorted(how.decks or catalogue().decks), seats)
    return table, Config(seats, {"scenario": scenario, **{f"deck-{at + 1}": deck for at, deck in enumerate(decks)}})


def _look(game: Any, state: ChampionsState, chosen: str, found: Positions, max_heroes: int) -> None:
    """Record the position after an option that ends a turn or a phase."""
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
    found.numbers.append(features(world, before_villain_phase=ends, max_heroes=max_heroes))
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
    #: ``max_heroes``: the rescaling limit. ``ko_penalty``: the penalty for eliminated heroes. See ``ScenarioModel``;
    #: networks trained on games of more heroes need neither.
    max_heroes: int = 0
    ko_penalty: float = 0.0

    def score(self, numbers: Array) -> Array:
        scaled = np.clip((numbers - self.mean) / self.spread, -FAR, FAR)
        scores: Array = np.maximum(0.0, scaled @ self.hidden + self.threshold) @ self.out
        return scores + scaled @ self.straight + self.base

    def to_data(self) -> dict[str, Any]:
        """Return the values from which ``SmallNet.of`` builds a network."""
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
    def read(cls, data: dict[str, Any], max_heroes: int = 0, ko_penalty: float = 0.0) -> Net:
        units = np.array(data["hidden"], np.float32)
        scale, out, straight = (np.array(data[name], np.float32) for name in ("scale", "out", "straight"))
        mean = np.array(data["mean"], np.float32)
        return cls(
            mean, 1.0 / scale, units[:, :-1].T, units[:, -1], out, straight, float(data["base"]), max_heroes, ko_penalty
        )

    @classmethod
    def untrained(cls, numbers: Array) -> Net:
        """Return an untrained network."""
        count = numbers.shape[1]
        hidden = np.random.default_rng(0).normal(0.0, 0.5 * (2.0 / count) ** 0.5, (count, HIDDEN))
        nothing = np.zeros(HIDDEN), np.zeros(HIDDEN), np.zeros(count)
        return cls(numbers.mean(0), numbers.std(0) + 1e-3, hidden, *nothing, 0.0)

    def for_another_table(self, max_heroes: int = 0) -> Net:
        """Return the network for another table, without features that were constant in its own training games.

        ``max_heroes`` is the number of heroes to which features are rescaled.
        """
        varies = self.spread > CONSTANT
        hidden, straight = self.hidden * varies[:, None], self.straight * varies
        spread = np.where(varies, self.spread, 1.0)
        return Net(
            self.mean, spread, hidden, self.threshold, self.out, straight, self.base, self.max_heroes or max_heroes
        )

    def widened(self, numbers: Array) -> Net:
        """Return the network for positions with additional features, whose weights start at 0."""
        known, mean, spread = len(self.mean), numbers.mean(0), numbers.std(0) + 1e-3
        mean[:known], spread[:known] = self.mean, self.spread
        hidden, straight = np.zeros((len(mean), self.hidden.shape[1])), np.zeros(len(mean))
        hidden[:known], straight[:known] = self.hidden, self.straight
        return Net(mean, spread, hidden, self.threshold, self.out, straight, self.base, self.max_heroes)

    def weights(self) -> list[Array]:
        parts = (self.hidden, self.threshold, self.out, self.straight, np.array([self.base]))
        return [part.astype(np.float32) for part in parts]


#: The networks for the end of a turn (True) and the start of a player phase (False).
Nets = dict[bool, Net]


def _short(numbers: Array) -> list[float]:
    return [float(f"{number:.5g}") for number in numbers.tolist()]


def sigmoid(scores: Array) -> Array:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(scores, -30.0, 30.0))))


def learn(found: Positions, known: Nets | None = None) -> Nets:
    """Fit networks to results first, then to λ-returns. Start from the ``known`` networks of another table, if any."""
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
    values = np.where(ends, sigmoid(nets[True].score(numbers)), sigmoid(nets[False].score(numbers)))
    found = won.copy()
    for place in range(len(won) - 2, -1, -1):
        if games[place] == games[place + 1]:
            found[place] = (1.0 - LAMBDA) * values[place + 1] + LAMBDA * found[place + 1]
    return found


def fit(numbers: Array, targets: Array, apart: Array, known: Net | None = None) -> Net:
    if apart.all() or not apart.any():  # too few games to hold any out
        kept, judged = np.ones_like(apart), np.ones_like(apart)
    else:
        kept, judged = ~apart, apart
    start = known.widened(numbers) if known else Net.untrained(numbers)
    scaled = np.clip((numbers - start.mean) / start.spread, -FAR, FAR).astype(np.float32)
    given, wanted = scaled[kept], targets[kept]
    rng = np.random.default_rng(0)
    parts = start.weights()
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
    return Net(start.mean, start.spread, best[0], best[1], best[2], best[3], float(best[4][0]), start.max_heroes)


def _scores(parts: list[Array], given: Array) -> Array:
    hidden, threshold, out, straight, base = parts
    scores: Array = np.maximum(0.0, given @ hidden + threshold) @ out + given @ straight + base[0]
    return scores


def _loss(parts: list[Array], given: Array, wanted: Array) -> float:
    chance = np.clip(sigmoid(_scores(parts, given)), 1e-6, 1.0 - 1e-6)
    return float(-(wanted * np.log(chance) + (1.0 - wanted) * np.log(1.0 - chance)).mean())


def _slopes(parts: list[Array], given: Array, wanted: Array) -> list[Array]:
    """Return the gradient of the loss."""
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


def setting(text: str) -> Setting:
    scenario, _, seats = text.partition(":")
    return scenario, int(seats or 1)


def share(text: str) -> float:
    found = float(text)
    if not 0.0 <= found <= 1.0:
        raise argparse.ArgumentTypeError(f"{text} is not a share from 0 to 1")
    return found


def known_in(text: str) -> dict[Setting, Nets]:
    return {
        (table["scenario"], seats): {
            which: Net.read(table[name], table.get("most", 0), table.get("fall", 0.0))
            for which, name in ((False, "begins"), (True, "ends"))
        }
        for table in json.loads(text)["tables"]
        for seats in table["seats"]
    }


def nearest(table: Setting, known: dict[Setting, Nets]) -> Nets | None:
    """Return the networks of a table, or of the most similar table: same scenario, or same number of heroes.

    If the table has more heroes than these networks were trained with, features are rescaled.
    """
    if not known:
        return None
    found = min(known, key=lambda one: (one != table, one[0] != table[0], abs(one[1] - table[1])))
    if found == table:
        return known[found]
    max_heroes = found[1] if found[1] < table[1] else 0
    return {which: net.for_another_table(max_heroes) for which, net in known[found].items()}


def written(nets: dict[Setting, Nets]) -> str:
    """Return the model file for ``WinModel``. Networks shared by several numbers of heroes are stored once."""
    shared: dict[tuple[str, int], list[int]] = {}
    for (scenario, seats), both in nets.items():
        shared.setdefault((scenario, id(both)), []).append(seats)
    tables = []
    for (scenario, _), numbers in shared.items():
        both = nets[scenario, numbers[0]]
        more = {
            name: found for name, found in (("most", both[True].max_heroes), ("fall", both[True].ko_penalty)) if found
        }
        networks = {"begins": both[False].to_data(), "ends": both[True].to_data()}
        tables.append({"scenario": scenario, "seats": numbers, **more, **networks})
    return json.dumps({"tables": tables}, separators=(",", ":")) + "\n"


def rounds_in(folder: Path, tables: list[Setting]) -> list[Played]:
    """Return the positions of earlier runs' rounds, in order."""
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
    """Train on the latest rounds and return the path of the written model."""
    latest = put_together(rounds[-LATEST:])
    if together:
        nets = dict.fromkeys(tables, learn_together(latest, nearest(tables[0], known)))
    else:
        nets = {table: learn(latest[table], nearest(table, known)) for table in tables if table in latest}
    learnt = out / f"win_model-{len(rounds)}.json"
    learnt.write_text(written(nets), "utf-8")
    return learnt


def learn_together(played: Played, known: Nets | None) -> Nets:
    """Train shared networks on several tables, at first without features that are constant within one table."""
    everything = Positions()
    for positions in played.values():
        everything.add(positions)
    return learn(everything, {which: net.for_another_table() for which, net in known.items()} if known else None)


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
    args = parser.parse_args(arguments)
    tables: list[Setting] = args.table or [("rhino", 1)]
    decks = set(args.deck or catalogue().decks)
    if len(decks) < max(seats for _, seats in tables):
        parser.error("--deck: every hero needs a deck; name more of them")
    args.out.mkdir(parents=True, exist_ok=True)
    learnt = args.begin or Path(__file__).parents[1] / "bots" / "champions" / "win_model.json"
    known = known_in(learnt.read_text("utf-8"))
    rounds = rounds_in(args.out, tables)
    if rounds:
        learnt = learn_from(rounds, tables, known, args.out, args.together)
    else:
        similar = {table: nets for table in tables if (nets := nearest(table, known)) is not None}
        learnt = args.out / "win_model-0.json"
        learnt.write_text(written(similar), "utf-8")
    end = time.monotonic() + 60.0 * args.minutes
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:

        def begin_round(number: int) -> list[Future[Played]]:
            how = Play(str(learnt), tuple(tables), args.planned, args.slips, tuple(decks))
            seeds = [args.seed + 1_000_000 * (number * args.workers + worker) for worker in range(args.workers)]
            return [pool.submit(play_for, args.a_round, seed, how) for seed in seeds]

        playing = begin_round(len(rounds))
        while playing:
            rounds.append(put_together([one.result() for one in playing]))
            save_round(args.out, len(rounds), rounds[-1])
            # Play the next round while training on the previous ones.
            playing = begin_round(len(rounds)) if time.monotonic() < end else []
            learnt = learn_from(rounds, tables, known, args.out, args.together)


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    main(sys.argv[1:])
