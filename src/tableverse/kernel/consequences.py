"""Consequences of each option, computed before a player chooses.

Try every option in a few worlds that the seat cannot rule out, up to the next real question, and compare the counted
facts (``Game.facts``) before and after. A change is certain as long as no hidden information appears. Where boost cards
or dice decide, also try the worst and the best outcome (``Game.chance_extremes``) and report a range.
"""

from __future__ import annotations

from typing import Any, Final

from tableverse.kernel.choice import Consequence, Decision, Message, Option
from tableverse.kernel.event import Event
from tableverse.kernel.game import Facts, Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Frame, Result, State

#: Number of sampled worlds in which every option is tried.
WORLDS: Final = 3
#: Extra worlds to try before telling a player that an option loses the game, if hidden cards may still matter.
MORE_WORLDS: Final = 9
#: Maximum number of declined offers and payments in one trial.
MOST_ASKED: Final = 30
WON: Final = "won"
LOST: Final = "lost"
COST: Final = "cost"

#: Least value, greatest value, and whether chance decides between them.
Span = tuple[int, int, bool]


class Trial:
    """One option tried in one world.

    Each ``number`` pays in a different way, so effects that depend on the payment differ between trials.
    """

    __slots__ = (
        "asking",
        "before",
        "chance",
        "cost",
        "declined",
        "done",
        "game",
        "number",
        "over",
        "paid",
        "seat",
        "sure",
        "surprised",
        "world",
    )

    def __init__(self, game: Game, before: State, seat: int, option: Option, number: int) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        self.number = number
        self.world = before.clone()
        self.asking: Frame[Any] = self.world.frames[-1]
        self.cost = 0
        self.paid = False
        #: Whether the trial declined an offer that might have changed the outcome.
        self.declined = False
        #: ``sure``: facts before the first revealed card. ``done``: facts once the question is resolved or a player
        #: must choose again.
        self.sure: Facts = {}
        self.done: Facts = {}
        #: Whether the next turn has begun. Changes in that turn are not counted.
        self.over = False
        #: ``surprised``: whether hidden information was revealed. ``chance``: whether that happened before the question
        #: was resolved.
        self.surprised = False
        self.chance = False
        self._play(option)

    @property
    def result(self) -> Result | None:
        return self.world.result

    def is_in_new_phase(self) -> bool:
        return self.game.phase(self.world) != self.game.phase(self.before)

    def _play(self, option: Option) -> None:
        world = self.world
        world.log = []
        world.witness = self._witness
        self._answer(option)
        for _ in range(MOST_ASKED):
            answer = None if world.decision is None else self._usual(world.decision)
            if answer is None:
                break
            self._answer(answer)
        self._finish()
        if not (self.surprised or self.over):
            self.sure = self.game.facts(world, self.seat)
        world.log = world.witness = None

    def _answer(self, option: Option) -> None:
        world = self.world
        world.moves += 1
        world.frames[-1].answer(world, option)
        if not self.done:
            self.game.settle(world, lambda state: self.asking not in state.frames)
            if world.decision is not None:
                return
            self._finish()
        self.game.settle(world)

    def _usual(self, decision: Decision) -> Option | None:
        """Return the option that declines an offer or makes a payment.

        Return None for any other question, which ends the trial.
        """
        game = self.game
        if decision.kind in game.optional_questions:
            answer = decision.find("pass")
            self.declined = self.declined or answer is not None
            return answer or (decision.find("done") if decision.seat == self.seat else None)
        if decision.kind not in game.payment_questions or decision.seat != self.seat:
            return None
        if not self.paid:
            self.paid = True
            self.cost = int(decision.prompt.arguments.get("amount", 0))
        return decision.options[self.number % len(decision.options)]

    def _finish(self) -> None:
        if not self.done:
            self.chance = self.surprised
            self.done = self.game.facts(self.world, self.seat)

    def _witness(self, event: Event) -> None:
        if not (self.surprised or self.over) and self.game.starts_another_turn(event):
            self.over = True
            self.sure = self.game.facts(self.world, self.seat)
        if not self.surprised and self.game.reveals_hidden(self.before, self.seat, event):
            self.surprised = True
            if not self.over:
                self.sure = self.game.facts(self.world, self.seat)


class Foresight:
    """A preview of the options of one decision. Create one for every position."""

    def __init__(self, seen: Perspective) -> None:
        self.game = seen.game
        self.seat = seen.seat
        self.decision = seen.decision
        self._seen = seen
        # The seed depends only on the seat's view, so equal views give equal answers.
        self._rng = Rng(seen.moves)
        self._worlds = [seen.imagine(self._rng) for _ in range(WORLDS)]
        #: This sampled world is used as the real one, since the seat cannot distinguish the two.
        self._world = self._worlds[0]
        self._chance_extremes: list[State] | None = None
        self._before = self.game.facts(self._world, self.seat)
        self._side = self.game.side(self._world, self.seat)

    def every(self) -> dict[str, list[Consequence]]:
        """Return the consequences of each option by its id.

        Leave out options without consequences, and consequences that all options share, unless they end the game.
        """
        found = {option.id: self.of(option) for option in self.decision.options}
        gists = [{_gist(one) for one in consequences if not _ends(one)} for consequences in found.values()]
        shared = set.intersection(*gists) if len(gists) > 1 else set()
        kept = {id: [one for one in consequences if _gist(one) not in shared] for id, consequences in found.items()}
        return {id: consequences for id, consequences in kept.items() if consequences}

    def of(self, option: Option) -> list[Consequence]:
        """Return the consequences of one option: the end of the game first, then costs, then other changes."""
        trials = [Trial(self.game, world, self.seat, option, number) for number, world in enumerate(self._worlds)]
        chance_extremes = self._try_chance_extremes(option) if any(trial.chance for trial in trials) else []
        found = self._end(option, trials, chance_extremes)
        if self.decision.kind in self.game.payment_questions:
            return found  # the option that required the payment has announced its consequences
        cost = min(trial.cost for trial in trials)
        if cost and cost == max(trial.cost for trial in trials):
            found.append(Consequence(COST, "", 0, cost, cost, False, 0, Message("consequence-cost", {"amount": cost})))
        counted = self._in_doubt([*trials, *chance_extremes]) if chance_extremes else {}
        counted |= {key: change for key, change in self._certain(trials).items() if key not in counted}
        # Playing a card costs cards, and a new phase may refill hands: neither is a result of the option.
        expected = any(trial.paid or trial.is_in_new_phase() for trial in trials)
        for key in sorted(counted, key=self._rank):
            least, most, chance = counted[key]
            lost = self._before[key] - least
            if (lost or least != most) and not (
                key[0] in self.game.currency and (expected or self._is_spent(option, lost))
            ):
                found.append(self._consequence(key[0], key[1], least, most, chance))
        return found

    def _is_spent(self, option: Option, lost: int) -> bool:
        """Return whether the only cards lost are those played, which needs no mention."""
        return lost == len(option.things)

    def _try_chance_extremes(self, option: Option) -> list[Trial]:
        if self._chance_extremes is None:
            self._chance_extremes = self.game.chance_extremes(self._world, self.seat)
        return [Trial(self.game, world, self.seat, option, 0) for world in self._chance_extremes]

    def _end(self, option: Option, trials: list[Trial], chance_extremes: list[Trial]) -> list[Consequence]:
        """Return the consequence of certainly winning or losing the game.

        A loss is not certain as long as a player may still act.
        """
        tried = [*trials, *chance_extremes]
        outcomes = {_outcome(trial) for trial in tried}
        outcome = outcomes.pop()
        if outcomes or not outcome or (outcome == LOST and any(trial.declined for trial in tried)):
            return []
        chance = any(trial.surprised for trial in trials)
        if chance:
            more = (self._seen.imagine(self._rng) for _ in range(MORE_WORLDS))
            if any(_outcome(Trial(self.game, world, self.seat, option, 0)) != outcome for world in more):
                return []
        good = 1 if outcome == WON else -1
        return [Consequence(outcome, "", 0, 1, 1, chance, good, Message(f"consequence-{outcome}"))]

    def _certain(self, trials: list[Trial]) -> dict[tuple[str, str], Span]:
        found: dict[tuple[str, str], Span] = {}
        for key, was in self._before.items():
            after = {self._value(trial.sure, key, was) for trial in trials}
            if len(after) == 1:
                value = after.pop()
                found[key] = (value, value, False)
        return found

    def _in_doubt(self, trials: list[Trial]) -> dict[tuple[str, str], Span]:
        """Return the range of each fact that boost cards and dice decide."""
        found: dict[tuple[str, str], Span] = {}
        for key, was in self._before.items():
            after = [self._value(trial.done, key, was) for trial in trials]
            if any(value != was for value in after):
                found[key] = (min(after), max(after), True)
        return found

    def _value(self, facts: Facts, key: tuple[str, str], was: int) -> int:
        return facts.get(key, 0 if key[0] in self.game.vanishing_measures else was)

    def _rank(self, key: tuple[str, str]) -> int:
        return list(self.game.measures).index(key[0])

    def _consequence(self, measure: str, thing: str, least: int, most: int, chance: bool) -> Consequence:
        before = self._before[measure, thing]
        arguments: dict[str, Any] = {"before": before, "after": least if least == most else f"{least}–{most}"}
        kind, _, number = thing.partition(":")
        if kind == "seat":
            arguments["seat"] = int(number)
            arguments["who"] = "you" if int(number) == self.seat else "other"
        elif thing:
            arguments["thing"] = thing
        change = least + most - 2 * before
        good = self._side * self.game.measures[measure] * ((change > 0) - (change < 0))
        message = Message(f"{self.game.id}-consequence-{measure}", arguments)
        return Consequence(measure, thing, before, least, most, chance, good, message)


def _outcome(trial: Trial) -> str:
    result = trial.result
    if result is None:
        return ""
    return WON if trial.seat in result.winners else LOST


def _gist(one: Consequence) -> tuple[str, str, int, int]:
    """Return the key by which consequences of different options are compared."""
    return one.measure, one.thing, one.least, one.most


def _ends(one: Consequence) -> bool:
    return one.measure in (WON, LOST)


def loses(consequences: list[Consequence]) -> bool:
    """Return whether the option surely loses the game."""
    return any(one.measure == LOST for one in consequences)
