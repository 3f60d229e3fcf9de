"""Attribute tests: roll dice, change the result with tokens and cards, count successes and wilds."""

from __future__ import annotations

from tableverse.games.dagger.frames.free_use import team_up_options, use
from tableverse.games.dagger.ids import card_of
from tableverse.games.dagger.rules.dice import roll
from tableverse.games.dagger.rules.enemies import spend_vulnerable
from tableverse.games.dagger.rules.heroes import weaken
from tableverse.games.dagger.rules.in_play import holder, passive, roster
from tableverse.games.dagger.rules.occurrences import occur, resolve
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import Shared, field, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import Frame


@plain
class Boost(Plain):
    """Changes to an attribute test by an action or a text."""

    plus: int = 0
    dice: int = 0
    #: ``per_wild``: additional successes for each wild. ``wild``: successes that each wild is worth.
    per_wild: int = 0
    wild: int = 1
    #: Icons that count as successes, in addition to the tested attribute.
    count: Shared[list[str]] = field(factory=list)
    #: Whether any number of dice may be rerolled once.
    rerolls: bool = False
    #: The attribute to test instead of the usual one, or "".
    attribute: str = ""

    def joined(self, other: Boost) -> Boost:
        return Boost(
            self.plus + other.plus,
            self.dice + other.dice,
            self.per_wild + other.per_wild,
            max(self.wild, other.wild),
            [*self.count, *other.count],
            self.rerolls or other.rerolls,
            other.attribute or self.attribute,
        )


@plain
class Test(Frame[DaggerState]):
    """An attribute test. ``action`` is its action (combat, defy, rest) or "", ``target`` the attacked enemy."""

    hero: str
    attribute: str
    action: str
    target: str
    boost: Shared[Boost]
    #: Rolled dice, and results added by cards.
    dice: list[str] = field(factory=list)
    added: list[str] = field(factory=list)
    #: Successes added after the roll.
    spent: int = 0
    step: int = 0
    used: list[str] = field(factory=list)
    passed: list[str] = field(factory=list)

    def run(self, state: DaggerState) -> Decision | None:
        if self.step == 0:
            self._roll(state)
            return None
        decision = self._offer(state)
        if decision is None:
            self._finish(state)
        return decision

    def _roll(self, state: DaggerState) -> None:
        self.step = 1
        hero = state.present_hero(self.hero)
        amount = state.cards.heroes[hero.id].values[self.attribute] + self.boost.dice
        amount += passive(state, "dice", self.action, hero)
        self.dice = [roll(state) for _ in range(amount)]
        facts = {"hero": hero.id, "attribute": self.attribute, "dice": self.dice[:]}
        state.emit("rolled", facts, reveals=True)

    def _offer(self, state: DaggerState) -> Decision | None:
        """Ask the heroes who can change the roll: the testing hero first, then all others in turn order."""
        roller = state.hero(self.hero)
        if roller is None:
            return None
        others = [hero for hero in state.present() if hero is not roller]
        for hero in (roller, *others):
            if hero.id in self.passed:
                continue
            options: list[Option] = []
            if hero is roller:
                options.extend(self._own_ways(state, hero))
            for label in self._texts(state, hero.id):
                message = Message("dagger-option-text", {"text": label})
                options.append(Option(f"trigger:{label}", message, [card_of(label)], [label]))
            if options:
                options.extend(team_up_options(state))
                options.append(Option("pass", Message("effect-pass")))
                prompt = Message(
                    "dagger-ask-roll", {"hero": roller.id, "dice": self.dice, "successes": self.successes(state)}
                )
                return Decision(hero.seat, "roll", prompt, options, hero.id)
        return None

    def _own_ways(self, state: DaggerState, hero: Hero) -> list[Option]:
        options: list[Option] = []
        if hero.strengthened:
            options.append(
                Option("spend:strengthened", Message("dagger-option-spend-strengthened"), [hero.id], ["strengthened"])
            )
        enemy = state.enemy(self.target)
        if enemy is not None and enemy.vulnerable:
            options.append(
                Option("spend:vulnerable", Message("dagger-option-spend-vulnerable"), [enemy.id], ["vulnerable"])
            )
        if self.boost.rerolls and "reroll" not in self.used and self.dice:
            options.append(Option("reroll", Message("dagger-option-reroll")))
        return options

    def _texts(self, state: DaggerState, hero: str) -> list[str]:
        """Return the texts of a hero that respond to this roll."""
        found: list[str] = []
        for text, card in roster(state).answers("rolled"):
            label = text.ability.label
            if label in self.used or label in state.once:
                continue
            owner = holder(state, card)
            if owner is None or owner.id != hero or (text.combo == "strengthened" and not owner.strengthened):
                continue
            run = Resolving(label, owner.seat, owner.id, {"you": owner.id}, [])
            if text.ability.when is None or text.ability.when.holds(state, run):
                found.append(label)
        return found

    def answer(self, state: DaggerState, option: Option) -> None:
        assert state.decision is not None
        asked, verb = state.decision.origin, option.verb
        if verb == "pass":
            self.passed.append(asked)
            return
        if verb == "use":
            use(state, option.thing)
            return
        self.passed = []
        if verb == "spend" and option.thing == "strengthened":
            hero = state.present_hero(self.hero)
            weaken(state, hero)
            self.spent += 1
        elif verb == "spend":
            enemy = state.present_enemy(self.target)
            spend_vulnerable(state, [enemy])
            self.spent += 1
        elif verb == "reroll":
            self.used.append("reroll")
            state.frames.append(Reroll(len(self.dice), asked))
        else:
            label = option.thing
            self.used.append(label)
            hero = state.present_hero(asked)
            resolve(state, label, hero.id, hero)

    def wilds(self) -> int:
        """Return the number of wilds, including added results that count as rolled wilds."""
        return self.dice.count("wild") + self.added.count("rolled-wild")

    def successes(self, state: DaggerState) -> int:
        boost = self.boost
        total = self.spent + boost.plus
        wilds = 0
        for face in (*self.dice, *self.added):
            if face in ("wild", "rolled-wild"):
                wilds += 1
            elif face == self.attribute or face in boost.count:
                total += 1
        total += wilds * (boost.wild + boost.per_wild)
        hero = state.hero(self.hero)
        if self.action:
            total += passive(state, "successes", self.action, hero)
        enemy = state.enemy(self.target)
        if enemy is not None:
            total += passive(state, "successes", "attack", hero, enemy)
        return total

    def _finish(self, state: DaggerState) -> None:
        successes = self.successes(state) if state.hero(self.hero) is not None else 0
        state.frames.pop()
        state.emit("tested", {"hero": self.hero, "attribute": self.attribute, "successes": successes})
        below = state.frames[-1]
        if isinstance(below, Resolving):
            below.bound["successes"] = successes
            below.bound["wilds"] = self.wilds()
        else:
            assert isinstance(below, Tester)
            below.successes = successes
            below.wilds = self.wilds()
        occur(state, "tested", {"hero": self.hero, "successes": successes})


@plain
class Tester(Frame[DaggerState]):
    """A frame that makes a test and receives its result."""

    successes: int
    wilds: int


@plain
class Reroll(Frame[DaggerState]):
    """A decision: which dice to reroll, by their faces."""

    most: int
    hero: str
    chosen: list[str] = field(factory=list)

    def run(self, state: DaggerState) -> Decision | None:
        test = current_test(state)
        hero = state.hero(self.hero)
        left = test.dice[:]
        for face in self.chosen:
            left.remove(face)
        if hero is None or len(self.chosen) == self.most or not left:
            self._roll(state, test)
            return None
        options = [
            Option(f"die:{face}", Message("dagger-option-die", {"face": face}), [f"die:{face}"], [face])
            for face in ("attack", "defy", "tactics", "wild")
            if face in left
        ]
        options.append(Option("done", Message("dagger-option-done")))
        return Decision(hero.seat, "reroll", Message("dagger-ask-reroll", {"dice": left}), options, self.hero)

    def answer(self, state: DaggerState, option: Option) -> None:
        if option.verb == "done":
            self._roll(state, current_test(state))
        else:
            self.chosen.append(option.thing)

    def _roll(self, state: DaggerState, test: Test) -> None:
        state.frames.pop()
        if not self.chosen:
            return
        for face in self.chosen:
            test.dice.remove(face)
        again = [roll(state) for _ in self.chosen]
        test.dice.extend(again)
        state.emit("rerolled", {"hero": self.hero, "dice": self.chosen[:], "again": again}, reveals=True)


def current_test(state: DaggerState) -> Test:
    """Return the innermost test in progress, to which "add" and "reroll" refer."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Test):
            return frame
    raise LookupError("no test is under way")
