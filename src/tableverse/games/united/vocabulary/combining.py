"""How effects are put together, said as a rules writer would: "deal 1 damage to a Hero in this Location", not "choose a
Hero in this Location, then deal 1 damage to that Hero"."""

from __future__ import annotations

from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.nodes import Condition, Effect, Number, Selector
from tableverse.games.united.vocabulary.phrases import Phrase, noun_of, say_as
from tableverse.games.united.vocabulary.selectors.bound import Chosen
from tableverse.kernel import effects
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import AtLeast, Exactly, ForEach, If, Pay, Pick, Repeat, Sequence, Vocabulary, Voice


class Choose(Pick[UnitedState]):
    """Something is chosen. ``silent``: what follows says what, so that it need not be said twice."""

    silent = False

    def say(self, voice: Voice) -> str:
        return voice.sentence("united-choose", among=say_as(self.among, "one", voice), noun=noun_of(self.among))


class Steps(Sequence[UnitedState]):
    """One after the other. What the first verb after a choice does is said of the thing chosen, in one sentence; and
    two things that the same Hero does make one sentence too."""

    def __init__(self, *parts: Effect) -> None:
        super().__init__(*parts)
        picks: list[Choose] = []
        for part in parts:
            if isinstance(part, Choose):
                picks.append(part)
            else:
                _introduce(picks, part)
                picks = []

    def said(self, voice: Voice) -> list[str]:
        """The sentences."""
        said: list[str] = []
        last: Phrase | None = None
        for part in self.effects:
            if isinstance(part, Choose) and part.silent:
                continue
            phrase = part if isinstance(part, Phrase) else None
            if phrase is not None and last is not None and phrase.subject and phrase.subject == last.subject:
                joined = {"first": voice.clause(said[-1]), "next": phrase.predicate(voice, last)}
                said[-1] = voice.sentence("united-and", **joined)
            else:
                said.append(part.say(voice))
            last = phrase
        return said

    def say(self, voice: Voice) -> str:
        return voice.sentences(self.said(voice))


def _introduce(picks: list[Choose], then: Effect) -> None:
    """Let a verb say what was chosen for it right before."""
    if isinstance(then, OneOf) and len(picks) == 1 and then.alike():
        first = then.effects[0]
        if isinstance(first, Phrase) and first.mentions(picks[0].name):
            then.introduces, picks[0].silent = picks[0].among, True
    if not isinstance(then, Phrase):
        return
    mentions = [then.mentions(pick.name) for pick in picks]
    if not all(mentions):
        return
    for pick, found in zip(picks, mentions, strict=True):
        found[0].introduces, pick.silent = pick.among, True
    if len(picks) == 2 and then.has_pair:
        then.pair = picks[0].among


class OneOf(effects.Choose[UnitedState]):
    """One of several. Those that differ in a word only are one sentence: gain 1 Move, Heroic, or Attack token."""

    #: What was chosen right before, for the subject of that sentence.
    introduces: Selector | None = None

    def alike(self) -> bool:
        first = self.effects[0]
        return (
            isinstance(first, Phrase)
            and self.by is None
            and first.says_any
            and all(isinstance(part, Phrase) and first.differs_in_a_word(part) for part in self.effects)
        )

    def say(self, voice: Voice) -> str:
        if self.by is not None:
            return super().say(voice)
        first = self.effects[0]
        if self.alike():
            assert isinstance(first, Phrase)
            return first.say_any(voice, [part for part in self.effects if isinstance(part, Phrase)], self.introduces)
        clauses = [self._branch(part, voice) for part in self.effects]
        if any("," in clause for clause in clauses) or any(isinstance(part, If) for part in self.effects):
            listed = {"first": "; ".join(clauses[:-1]), "last": clauses[-1]}
            return voice.sentence("effect-choose", branches=voice.word("united-or", **listed))
        return voice.sentence("effect-choose", branches=voice.either(clauses))

    @staticmethod
    def _branch(part: Effect, voice: Voice) -> str:
        if isinstance(part, If) and part.otherwise is None:
            effect = voice.clause(part.then.say(voice))
            return voice.word("united-branch-if", effect=effect, condition=part.condition.say(voice))
        return voice.clause(part.say(voice))


class EachOf(ForEach[UnitedState]):
    def __init__(self, among: Selector, effect: Effect) -> None:
        super().__init__(among, effect)
        #: What each of them does is said of each of them.
        self.plain = False
        first = effect.effects[0] if isinstance(effect, Steps) else effect
        if isinstance(first, Phrase) and first.subject == "each":
            chosen = first.mentions("each")[0]
            chosen.introduces, chosen.form, self.plain = among, "each", True

    def say(self, voice: Voice) -> str:
        if self.plain:
            return self.effect.say(voice)
        said = {"among": say_as(self.among, "each", voice), "effect": voice.clause(self.effect.say(voice))}
        return voice.sentence("united-in-each" if noun_of(self.among) == "place" else "united-each-of", **said)


class Price(Pay[UnitedState]):
    def say(self, voice: Voice) -> str:
        said = {"cost": voice.clause(self.cost.say(voice)), "effect": voice.clause(self.effect.say(voice))}
        return voice.sentence("united-pay", **said)


class Again(Repeat[UnitedState]):
    def say(self, voice: Voice) -> str:
        if not isinstance(self.times, Exactly):
            return super().say(voice)
        effect = voice.clause(self.effect.say(voice))
        return voice.sentence("united-again", times=self.times.amount, effect=effect)


class Least(AtLeast[UnitedState]):
    """Said by the number where it knows a better way."""

    def __init__(self, number: Number, amount: int) -> None:
        super().__init__(number, amount)
        self.counted = getattr(number, "least_key", "")

    def say(self, voice: Voice) -> str:
        return voice.word(self.counted, amount=self.amount) if self.counted else super().say(voice)


class Composer:
    """Reads the words that put effects together. Remembers what the names bound so far stand for, while an effect is
    read from top to bottom."""

    def __init__(self) -> None:
        self.nouns: dict[str, str] = {}

    def teach(self, words: Vocabulary) -> None:
        words.effects.update(
            {
                "sequence": lambda reader, words: Steps(*[words.effect(part) for part in reader.items()]),
                "choose": self._one_of,
                "for-each": self._each_of,
                "repeat": self._again,
                "pick": self._choose,
                "pay": self._price,
            }
        )
        words.conditions["at-least"] = self._least
        words.selectors["bound"] = self._bound

    def _choose(self, reader: Reader, words: Vocabulary) -> Effect:
        name = reader.text("as") if reader.has("as") else "it"
        among = self._named(name, words.selector(reader.field("of")))
        reader.no_more()
        return Choose(among, name)

    def _each_of(self, reader: Reader, words: Vocabulary) -> Effect:
        among = self._named("each", words.selector(reader.field("of")))
        effect = words.effect(reader.field("do"))
        reader.no_more()
        return EachOf(among, effect)

    @staticmethod
    def _one_of(reader: Reader, words: Vocabulary) -> Effect:
        by = words.selector(reader.field("by")) if reader.has("by") else None
        branches = reader.field("of")
        made = OneOf({name: words.effect(branches.field(name)) for name in branches.keys()}, by)  # noqa: SIM118
        reader.no_more()
        return made

    @staticmethod
    def _again(reader: Reader, words: Vocabulary) -> Effect:
        made = Again(words.number(reader.field("times")), words.effect(reader.field("do")))
        reader.no_more()
        return made

    @staticmethod
    def _price(reader: Reader, words: Vocabulary) -> Effect:
        made = Price(words.effect(reader.field("cost")), words.effect(reader.field("then")))
        reader.no_more()
        return made

    @staticmethod
    def _least(reader: Reader, words: Vocabulary) -> Condition:
        made = Least(words.number(reader.field("number")), reader.integer("amount", 0, 999))
        reader.no_more()
        return made

    def _bound(self, reader: Reader, words: Vocabulary) -> Selector:
        return Chosen(reader.as_text(), self.nouns.get(reader.as_text(), ""))

    def _named(self, name: str, among: Selector) -> Selector:
        self.nouns[name] = noun_of(among)
        return among
