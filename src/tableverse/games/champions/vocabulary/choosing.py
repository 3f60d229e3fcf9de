"""Choices between effects: the available effects, and the text."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.aiming import Aim, needs_target, parts_of
from tableverse.games.champions.vocabulary.combining import Steps
from tableverse.games.champions.vocabulary.nodes import Effect, Selector
from tableverse.games.champions.vocabulary.saying import set_referents, subject
from tableverse.games.champions.vocabulary.verbs.lasting import Lasting, render_changes
from tableverse.kernel.choice import Decision, Option
from tableverse.kernel.effects import Choose, Pay, Resolving, Step, Voice, argument, word


@word("choose")
class ChooseOne(Choose[ChampionsState]):
    """Choose one of several effects.

    On an encounter card, an effect that needs targets may not be chosen without a valid target, even if other parts of
    the effect could be resolved. On a player card it is enough that any part can be resolved.
    """

    def __init__(self, branches: dict[str, Effect], by: Selector | None = None) -> None:
        super().__init__(branches, by)
        #: The parts of each branch that need targets.
        self.targeted = [[part for part in parts_of(effect) if needs_target(part)] for effect in self.effects]

    def offers(self, state: ChampionsState, run: Resolving, part: int) -> bool:
        if not super().offers(state, run, part):
            return False
        targeted = self.targeted[part]
        if not targeted or state.card(run.origin).aspect != "encounter":
            return True
        return any(effect.possible(state, run) for effect in targeted)

    def say(self, voice: Voice) -> str:
        by = subject(voice) if self.by is None else self.by.say(voice)
        if by:
            with set_referents(voice, {"person": "their", "subject": ""}):
                return self.listed(voice, by)
        return self.listed(voice, by)

    def listed(self, voice: Voice, by: str) -> str:
        branches = [effect for effect in self.effects if isinstance(effect, Lasting)]
        if len(branches) == len(self.effects) and len({branch.until for branch in branches}) == 1:
            pairs = [(branch.name, branch.amount) for branch in branches]
            change = render_changes(voice, pairs, branches[0].of, "either")
            until = voice.word(f"champions-until-{branches[0].until}")
            return voice.sentence("champions-do-lasting", change=change, until=until)
        said, x = self.said_with_x(voice)  # X is defined once, after the choice that uses it
        head = self.head(voice, by)
        clauses = [voice.clause(sentence) for sentence in said]
        if any(isinstance(effect, Steps | Aim | Pay) for effect in self.effects) or any(", " in one for one in clauses):
            branches_said = voice.word("champions-choose-list", first=said[0], rest=" • ".join(said[1:]))
        else:
            branches_said = voice.either(clauses)
        chosen = voice.sentence("champions-choose-of", head=head, branches=branches_said)
        return voice.sentences([chosen, voice.sentence("champions-x-is", number=x)]) if x else chosen

    def head(self, voice: Voice, by: str) -> str:
        return voice.word("champions-choose", by=by, who="other" if by else "you")

    def said_with_x(self, voice: Voice) -> tuple[list[str], str]:
        """Render the branches, and return the definition of X if all of them share it."""
        found: list[str] = []
        said: list[str] = []
        with set_referents(voice, {"x-later": "yes"}):
            for effect in self.effects:
                voice.referents.pop("x", None)
                said.append(effect.say(voice))
                found.append(voice.referents.get("x", ""))
        if len(set(found)) == 1:
            return said, found[0]
        return [effect.say(voice) for effect in self.effects], ""


@word("choose-several")
class ChooseSeveral(ChooseOne):
    """Choose several effects before the first one is resolved. The same effect may be chosen more than once."""

    amount: int = argument(minimum=2, maximum=9, default=2)

    def __init__(self, branches: dict[str, Effect], by: Selector | None = None, amount: int = 2) -> None:
        super().__init__(branches, by)
        self.amount = amount

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor < self.amount:
            return super().step(state, run, Step(at.node))
        if at.left:
            run.enter(state, at, self.names.index(at.left.pop(0)))
        else:
            run.leave()
        return None

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.cursor += 1
        at.left.append(option.thing)

    def head(self, voice: Voice, by: str) -> str:
        return voice.word("champions-choose-several", amount=voice.number(self.amount))
