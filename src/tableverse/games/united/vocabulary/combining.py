"""Combinators, rendered in the style of rulebooks.

"Deal 1 damage to a Hero in this Location", not "Choose a Hero in this Location, then deal 1 damage to that Hero".
"""

from __future__ import annotations

from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedNumber, UnitedVerb, noun_of
from tableverse.games.united.vocabulary.nodes import Effect, Selector
from tableverse.games.united.vocabulary.selectors.bound import Chosen
from tableverse.kernel import effects
from tableverse.kernel.effects import AtLeast, Choose, Exactly, ForEach, If, Pay, Pick, Repeat, Sequence, Voice, word
from tableverse.kernel.effects.saying import Node
from tableverse.kernel.effects.spanish import order_arguments


@word("pick")
class UnitedPick(Pick[UnitedState]):
    """Choose one thing and bind it for the effects that follow."""

    #: Whether a later verb names the chosen thing, so that this text omits the choice.
    silent = False

    def say(self, voice: Voice) -> str:
        if self.by is not None:
            return super().say(voice)
        return voice.sentence("united-choose", among=self.among.say_as("one", voice), noun=noun_of(self.among))


@word("sequence")
class UnitedSequence(Sequence[UnitedState]):
    """Do all effects in order."""

    # The first verb after a choice names the chosen thing in the same sentence. Two verbs with the same subject share a
    # sentence.

    def __init__(self, *parts: Effect) -> None:
        super().__init__(*parts)
        picks: list[UnitedPick] = []
        for part in parts:
            if isinstance(part, UnitedPick) and part.by is None:
                picks.append(part)
            else:
                _introduce(picks, part)
                picks = []

    def sentences(self, voice: Voice) -> list[str]:
        """Return the sentences."""
        said: list[str] = []
        last: UnitedVerb | None = None
        for part in self.effects:
            if isinstance(part, UnitedPick) and part.silent:
                continue
            phrase = part if isinstance(part, UnitedVerb) else None
            if phrase is not None and last is not None and phrase.subject and phrase.subject == last.subject:
                joined = {"first": voice.clause(said[-1]), "next": phrase.predicate(voice, last)}
                said[-1] = voice.sentence("united-and", **joined)
            else:
                said.append(part.say(voice))
            last = phrase
        return said

    def say(self, voice: Voice) -> str:
        return voice.sentences(self.sentences(voice))


def _introduce(picks: list[UnitedPick], then: Effect) -> None:
    """Let a verb name the things chosen for it immediately before."""
    if isinstance(then, UnitedChoose) and len(picks) == 1:
        verbs = then.mergeable_branches()
        if verbs and verbs[0].mentions(picks[0].name):
            then.introduces, picks[0].silent = picks[0].among, True
    if not isinstance(then, UnitedVerb):
        return
    mentions = [then.mentions(pick.name) for pick in picks]
    if not all(mentions):
        return
    for pick, found in zip(picks, mentions, strict=True):
        found[0].introduces, pick.silent = pick.among, True
    if len(picks) == 2 and then.has_pair:
        then.pair = picks[0].among


@word("choose")
class UnitedChoose(Choose[UnitedState]):
    """Do one of several effects."""

    # Branches that differ in one word share a sentence: "gain 1 Move, Heroic, or Attack token".

    def __init__(self, branches: dict[str, Effect], by: Selector | None = None) -> None:
        super().__init__(branches, by)
        #: The preceding choice, which becomes the subject of the branches' sentence.
        self.introduces: Selector | None = None

    def mergeable_branches(self) -> list[UnitedVerb]:
        """Return the branches if they differ in one word only, else an empty list."""
        verbs = [part for part in self.effects if isinstance(part, UnitedVerb)]
        if self.by is not None or not verbs or len(verbs) < len(self.effects) or not verbs[0].mergeable:
            return []
        return verbs if all(verbs[0].is_mergeable_with(verb) for verb in verbs) else []

    def say(self, voice: Voice) -> str:
        if self.by is not None:
            return super().say(voice)
        verbs = self.mergeable_branches()
        if verbs:
            return verbs[0].render_merged(voice, verbs, self.introduces)
        clauses = [self._branch(part, voice) for part in self.effects]
        if any("," in clause for clause in clauses) or any(isinstance(part, If | Repeat) for part in self.effects):
            listed = {"first": "; ".join(clauses[:-1]), "last": clauses[-1]}
            return voice.sentence("effect-choose", branches=voice.word("united-or", **listed))
        return voice.sentence("effect-choose", branches=voice.either(clauses))

    @staticmethod
    def _branch(part: Effect, voice: Voice) -> str:
        if isinstance(part, If) and part.otherwise is None:
            effect = voice.clause(part.then.say(voice))
            return voice.word("united-branch-if", effect=effect, condition=part.condition.say(voice))
        return voice.clause(part.say(voice))


@word("for-each")
class UnitedForEach(ForEach[UnitedState]):
    """Do an effect once for each selected thing."""

    # If each selected Hero acts, the Heroes become the subject: "each Hero draws 1 card".

    def __init__(self, among: Selector, effect: Effect, name: str = "each", ordered: bool = False) -> None:
        super().__init__(among, effect, name, ordered)
        self.said_of_each = False
        first = effect.effects[0] if isinstance(effect, UnitedSequence) else effect
        if isinstance(first, UnitedVerb) and first.subject == name and not ordered:
            chosen = first.mentions(name)[0]
            chosen.introduces, chosen.form, self.said_of_each = among, "each", True

    def say(self, voice: Voice) -> str:
        if self.ordered:
            return super().say(voice)
        if self.said_of_each:
            return self.effect.say(voice)
        said = {"among": self.among.say_as("each", voice), "effect": voice.clause(self.effect.say(voice))}
        return voice.sentence("united-in-each" if noun_of(self.among) == "place" else "united-each-of", **said)


@word("pay")
class UnitedPay(Pay[UnitedState]):
    """Pay a cost, then do an effect. Do neither if the cost cannot be paid."""

    def say(self, voice: Voice) -> str:
        cost, effect = voice.clause(self.cost.say(voice)), voice.clause(self.effect.say(voice))
        return voice.sentence("united-pay", cost=cost, **order_arguments(effect, voice.language))


@word("repeat")
class UnitedRepeat(Repeat[UnitedState]):
    """Do an effect several times."""

    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        if isinstance(self.times, UnitedNumber):
            return voice.sentence("united-again-each", each=self.times.each(voice), effect=effect)
        if isinstance(self.times, Exactly):
            return voice.sentence("united-again", times=self.times.amount, effect=effect)
        return super().say(voice)


@word("at-least")
class UnitedAtLeast(AtLeast[UnitedState]):
    """True if a number is at least ``amount``."""

    def say(self, voice: Voice) -> str:
        number = self.number
        return number.render_least(voice, self.amount) if isinstance(number, UnitedNumber) else super().say(voice)


def name_choices(effect: Effect, nouns: dict[str, str] | None = None) -> None:
    """Set the kinds of things (a Hero, a Location) to which references to earlier choices refer."""
    known = {} if nouns is None else nouns
    for node in effect.nodes():
        if not isinstance(node, effects.Effect):
            _name(node, known)
    if isinstance(effect, Pick | ForEach):
        known[effect.name] = noun_of(effect.among)
    for part in effect.parts():
        name_choices(part, known)


def _name(node: Node, nouns: dict[str, str]) -> None:
    if isinstance(node, Chosen):
        node.noun = nouns.get(node.name, "")
    for inner in node.nodes():
        _name(inner, nouns)
