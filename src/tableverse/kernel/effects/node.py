"""What an ability is made of, and the frame that resolves one."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects.saying import Node
from tableverse.kernel.fields import field, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import Frame, S, State

#: A number that is not known yet, and may be anything.
UNTOLD: Final = 999


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Node, Generic[S]):
    """A whole number worked out when it is needed."""

    def value(self, state: S, run: Resolving) -> int:
        raise NotImplementedError

    def at_best(self, state: S, run: Resolving) -> int:
        """The most it may come to, as far as is known before the effect begins: for asking whether the effect
        would do anything. What depends on a choice or on an earlier part is UNTOLD."""
        return self.value(state, run)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node, Generic[S]):
    def holds(self, state: S, run: Resolving) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Node, Generic[S]):
    """Finds things on the table, by id, in a fixed order."""

    def find(self, state: S, run: Resolving) -> list[str]:
        raise NotImplementedError

    def includes(self, state: S, run: Resolving, thing: str) -> bool:
        """Is a thing among them? Where that can be told without finding the others, it should be: constant effects are
        asked about one thing after another."""
        return thing in self.find(state, run)

    def excludes(self, state: S, seat: int, origin: str, thing: str) -> bool:
        """Is it clear at once that a thing is not among them, for a player and on a card? False where they have to be
        found to tell."""
        return False

    def awaits(self, run: Resolving) -> bool:
        """Does it speak of something that an earlier part of the effect has yet to bind?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node, Generic[S]):
    """Immutable and without a cursor: where the resolution stands is data in the frame."""

    #: Does it only lead to its parts, so that nothing on the table changes when it is entered, gone on with or left?
    LEADS: ClassVar[bool] = False

    def parts(self) -> tuple[Effect[S], ...]:
        return ()

    def notes(self) -> tuple[str, ...]:
        """The names under which it leaves what it did for later parts: cards discarded, damage healed."""
        return ()

    def possible(self, state: S, run: Resolving) -> bool:
        """Would it do anything now? An idle branch is not offered."""
        return True

    def payable(self, state: S, run: Resolving) -> bool:
        """Can the whole of it be done now, as a cost must be?"""
        return self.possible(state, run)

    def ahead(self, state: S, run: Resolving) -> Resolving:
        """The run as it may stand afterwards: for asking whether what comes next is possible."""
        return run

    def paid(self, state: S, run: Resolving) -> Resolving | None:
        """``payable`` and ``ahead`` in one: the run as it may stand once the whole of it is done, None if it cannot be.
        For effects that look for the same thing in both."""
        return self.ahead(state, run) if self.payable(state, run) else None

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        """Enter a part, leave, or change nothing and ask."""
        raise NotImplementedError

    def answer(self, state: S, run: Resolving, at: Step, option: Option) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect[S]):
    """A leaf: something that a game does at once (or by pushing frames of its own)."""

    def do(self, state: S, run: Resolving) -> None:
        raise NotImplementedError

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        run.leave()  # first, so that frames pushed by the verb find the cursor behind it
        self.do(state, run)
        return None


class Ability:
    """A tree with a label by which a state refers to it. ``moment`` and ``on`` say what triggers it, if anything."""

    __slots__ = ("children", "effect", "forced", "label", "leading", "moment", "nodes", "on", "when")

    def __init__(
        self,
        label: str,
        effect: Effect[Any],
        moment: str = "",
        on: str = "",
        when: Condition[Any] | None = None,
        forced: bool = False,
    ) -> None:
        self.label = label
        self.effect = effect
        self.moment = moment
        self.on = on
        self.when = when
        self.forced = forced
        #: The tree flattened, so that a cursor is a number: parts of node i are children[i].
        self.nodes: list[Effect[Any]] = []
        self.children: list[list[int]] = []
        self.leading: list[bool] = []
        self._flatten(effect)

    def notes(self) -> set[str]:
        """Everything that any part of it notes."""
        return {name for node in self.nodes for name in node.notes()}

    def _flatten(self, node: Effect[Any]) -> int:
        index = len(self.nodes)
        self.nodes.append(node)
        self.children.append([])
        self.leading.append(node.LEADS)
        for part in node.parts():
            child = self._flatten(part)
            self.children[index].append(child)
        return index


@mypyc_attr(free_list_len=1)
@plain
class Step(Plain):
    """A node being resolved. ``cursor`` and ``left`` mean what the node wants them to mean."""

    node: int
    cursor: int = 0
    left: list[str] = field(factory=list)


@mypyc_attr(free_list_len=1)
@plain
class Resolving(Frame[State]):
    """An ability being resolved: who controls it, what it came from, what it has bound, and where it stands: at its
    beginning, unless ``steps`` are given. Whoever only asks what would be found or hold gives none, ``[]``."""

    ability: str
    seat: int
    origin: str
    bound: dict[str, Any]
    steps: list[Step]
    REQUIRED: ClassVar[tuple[str, ...]] = ("bound", "steps")

    def __init__(
        self,
        ability: str,
        seat: int,
        origin: str,
        bound: dict[str, Any] | None = None,
        steps: list[Step] | None = None,
    ) -> None:
        self.ability = ability
        self.seat = seat
        self.origin = origin
        self.bound = {} if bound is None else bound
        self.steps = [Step(0)] if steps is None else steps

    def clone(self) -> Resolving:
        steps = [step.clone() for step in self.steps]
        return Resolving(self.ability, self.seat, self.origin, self.bound.copy(), steps)

    def run(self, state: State) -> Decision | None:
        steps = self.steps
        if steps:
            ability: Ability = state.game.ability(self.ability)
            while steps:
                at = steps[-1]
                decision = ability.nodes[at.node].step(state, self, at)
                if not ability.leading[at.node]:
                    return decision
        state.frames.pop()
        return None

    def answer(self, state: State, option: Option) -> None:
        at = self.steps[-1]
        ability: Ability = state.game.ability(self.ability)
        ability.nodes[at.node].answer(state, self, at, option)

    # --- what nodes use -----------------------------------------------------------------------------------------

    def enter(self, state: State, at: Step, part: int) -> None:
        ability: Ability = state.game.ability(self.ability)
        self.steps.append(Step(ability.children[at.node][part]))

    def leave(self) -> None:
        self.steps.pop()

    def binding(self, name: str, thing: str | int | list[str]) -> Resolving:
        """The run as it would stand with one more thing bound: for asking, never to be resolved."""
        return Resolving(self.ability, self.seat, self.origin, {**self.bound, name: thing}, self.steps)

    def describe(self, state: State, at: Step, part: int) -> Message:
        """The text of a part, to be made at the edge from the tree itself."""
        ability: Ability = state.game.ability(self.ability)
        node = ability.children[at.node][part]
        return Message("effect-part", {"ability": self.ability, "node": node})
