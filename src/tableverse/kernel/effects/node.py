"""The nodes of an ability, and the frame that resolves an ability."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects.saying import Node
from tableverse.kernel.fields import field, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import Frame, S, State

#: A placeholder for a number that is not known yet and may have any value.
UNKNOWN: Final = 999


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Node, Generic[S]):
    """An integer that is computed when an effect needs it."""

    def value(self, state: S, run: Resolving) -> int:
        raise NotImplementedError

    def maximum(self, state: S, run: Resolving) -> int:
        """Return the maximum as known before the effect begins, to decide whether the effect would change anything.

        Return UNKNOWN if the number depends on a choice or on an earlier part.
        """
        return self.value(state, run)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node, Generic[S]):
    def holds(self, state: S, run: Resolving) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Node, Generic[S]):
    """A search for things on the table, which returns their ids in a fixed order."""

    def find(self, state: S, run: Resolving) -> list[str]:
        raise NotImplementedError

    def includes(self, state: S, run: Resolving, thing: str) -> bool:
        """Return whether a thing is among the things found.

        Override this if no search is needed: constant effects check one thing after another.
        """
        return thing in self.find(state, run)

    def excludes(self, state: S, seat: int, origin: str, thing: str) -> bool:
        """Return whether a thing is certainly not among the things that a card's selector finds for a player.

        Return False if only a search can decide.
        """
        return False

    def awaits(self, run: Resolving) -> bool:
        """Return whether the selector refers to something that an earlier part of the effect has yet to bind."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node, Generic[S]):
    """An immutable effect without a cursor: the frame holds the progress of its resolution."""

    #: Whether the node only leads to its parts, so that entering, continuing or leaving it does not change the table.
    LEADS: ClassVar[bool] = False

    def parts(self) -> tuple[Effect[S], ...]:
        return ()

    def recorded_names(self) -> tuple[str, ...]:
        """Return the names under which the effect records results for later parts: cards discarded, damage healed."""
        return ()

    def possible(self, state: S, run: Resolving) -> bool:
        """Return whether the effect would change anything now. Branches that would change nothing are not offered."""
        return True

    def payable(self, state: S, run: Resolving) -> bool:
        """Return whether the whole effect can be done now, as a cost requires."""
        return self.possible(state, run)

    def run_after(self, state: S, run: Resolving) -> Resolving:
        """Return the run as it may be after this effect, to decide whether the next part is possible."""
        return run

    def paid(self, state: S, run: Resolving) -> Resolving | None:
        """Return the run after the whole effect is done, or None if it cannot be done in full.

        This combines ``payable`` and ``run_after``, for effects that search for the same thing in both.
        """
        return self.run_after(state, run) if self.payable(state, run) else None

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        """Enter a part or leave the node and return None, or change nothing and return a decision."""
        raise NotImplementedError

    def answer(self, state: S, run: Resolving, at: Step, option: Option) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect[S]):
    """A leaf of the tree: an action that a game does at once, or by pushing its own frames."""

    def do(self, state: S, run: Resolving) -> None:
        raise NotImplementedError

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        run.leave()  # first, so that frames pushed by the verb find the cursor already advanced
        self.do(state, run)
        return None


class Ability:
    """An effect tree with a label that states refer to. ``moment`` and ``on`` name the ability's trigger, if any."""

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
        #: The tree flattened, so that a cursor is a number: the parts of node i are children[i].
        self.nodes: list[Effect[Any]] = []
        self.children: list[list[int]] = []
        self.leading: list[bool] = []
        self._flatten(effect)

    def recorded_names(self) -> set[str]:
        """Return the names under which any part of the ability records results."""
        return {name for node in self.nodes for name in node.recorded_names()}

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
    """A node being resolved. Each node type defines its own use of ``cursor`` and ``left``."""

    node: int
    cursor: int = 0
    left: list[str] = field(factory=list)


@mypyc_attr(free_list_len=1)
@plain
class Resolving(Frame[State]):
    """An ability being resolved: its controller, its origin, its bindings and its position.

    The position is the start of the tree, unless ``steps`` are given. To evaluate only selectors or conditions, pass
    ``[]``.
    """

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

    # --- methods for nodes --------------------------------------------------------------------------------------

    def enter(self, state: State, at: Step, part: int) -> None:
        ability: Ability = state.game.ability(self.ability)
        self.steps.append(Step(ability.children[at.node][part]))

    def leave(self) -> None:
        self.steps.pop()

    def binding(self, name: str, thing: str | int | list[str]) -> Resolving:
        """Return a copy with one more binding, only for evaluation."""
        return Resolving(self.ability, self.seat, self.origin, {**self.bound, name: thing}, self.steps)

    def describe(self, state: State, at: Step, part: int) -> Message:
        """Return a message for a part. The client renders it later from the tree itself."""
        ability: Ability = state.game.ability(self.ability)
        node = ability.children[at.node][part]
        return Message("effect-part", {"ability": self.ability, "node": node})
