"""The kernel's ways to combine effects, said as a card says them: what stands side by side is joined, what was chosen
is "that enemy", a choice of whole paragraphs is a list."""

from __future__ import annotations

from tableverse.games.champions.vocabulary.saying import all_these, meaning, name_it, one, subject
from tableverse.games.champions.vocabulary.selectors import CanLeave, Fact, noun_of
from tableverse.games.champions.vocabulary.verbs.counters import Note
from tableverse.games.champions.vocabulary.verbs.discarding import Discard
from tableverse.games.champions.vocabulary.verbs.lasting import Lasting, say_changes
from tableverse.games.champions.vocabulary.verbs.replacing import Cancel
from tableverse.kernel.effects import Choose, Effect, ForEach, May, Pay, Pick, Sequence, Voice

#: What is cancelled as a whole, not put something else in its place.
CANCELLED_WHOLE = ("reveal", "effect")


class Steps(Sequence):
    """All parts, in order. What is only noted is not told. What is done in place of something cancelled is done
    "instead"; changes to the same thing for the same time are one sentence."""

    def say(self, voice: Voice) -> str:
        said: list[str] = []
        parts = [part for part in self.effects if not isinstance(part, Note)]
        at = 0
        while at < len(parts):
            part = parts[at]
            if isinstance(part, Cancel) and at + 1 < len(parts) and is_discard_of_it(parts[at + 1]):
                said.append(voice.sentence("champions-do-cancel-and-discard"))
                at += 2
                continue
            if isinstance(part, Cancel) and at + 1 < len(parts) and voice.meaning.get("on") not in CANCELLED_WHOLE:
                effect = voice.clause(parts[at + 1].say(voice))
                said.append(voice.sentence("champions-do-instead", effect=effect))
                at += 2
                if at < len(parts):
                    said.append(voice.sentence("champions-do-then", effect=voice.clause(parts[at].say(voice))))
                    at += 1
                continue
            alike = [part] if isinstance(part, Lasting) else []
            for other in parts[at + 1 :]:
                if not (alike and isinstance(other, Lasting) and other.until == alike[0].until):
                    break
                if other.of.say(voice) != alike[0].of.say(voice):
                    break
                alike.append(other)
            sentence = say_lasting(voice, alike) if len(alike) > 1 else part.say(voice)
            at += max(1, len(alike))
            if sentence:
                said.append(sentence)
        return voice.sentences(said, "champions-then")


def is_discard_of_it(effect: Effect) -> bool:
    """Does it discard the card that is revealed?"""
    if not isinstance(effect, Discard):
        return False
    to = effect.to.of if isinstance(effect.to, CanLeave) else effect.to
    return isinstance(to, Fact) and to.fact == "card"


def say_lasting(voice: Voice, alike: list[Lasting]) -> str:
    until = voice.word(f"champions-until-{alike[0].until}")
    change = say_changes(voice, [(part.name, part.amount) for part in alike], alike[0].of)
    return voice.sentence("champions-do-lasting", change=change, until=until)


class ChooseOne(Choose):
    """One of several. What X is, is said once, after the choice that speaks of it."""

    def say(self, voice: Voice) -> str:
        by = subject(voice) if self.by is None else self.by.say(voice)
        if by:
            with meaning(voice, {"person": "their", "subject": ""}):
                return self.listed(voice, by)
        return self.listed(voice, by)

    def listed(self, voice: Voice, by: str) -> str:
        branches = [effect for effect in self.effects if isinstance(effect, Lasting)]
        if len(branches) == len(self.effects) and len({branch.until for branch in branches}) == 1:
            pairs = [(branch.name, branch.amount) for branch in branches]
            change = say_changes(voice, pairs, branches[0].of, "either")
            until = voice.word(f"champions-until-{branches[0].until}")
            return voice.sentence("champions-do-lasting", change=change, until=until)
        said, x = self.said_with_x(voice)
        head = voice.word("champions-choose", by=by, who="other" if by else "you")
        clauses = [voice.clause(sentence) for sentence in said]
        if any(isinstance(effect, Steps | Pay) for effect in self.effects) or any(", " in one for one in clauses):
            branches_said = voice.word("champions-choose-list", first=said[0], rest=" • ".join(said[1:]))
        else:
            branches_said = voice.either(clauses)
        chosen = voice.sentence("champions-choose-of", head=head, branches=branches_said)
        return voice.sentences([chosen, voice.sentence("champions-x-is", number=x)]) if x else chosen

    def said_with_x(self, voice: Voice) -> tuple[list[str], str]:
        """What the branches say, and what X is if all of them speak of the same."""
        found: list[str] = []
        said: list[str] = []
        with meaning(voice, {"x-later": "yes"}):
            for effect in self.effects:
                voice.meaning.pop("x", None)
                said.append(effect.say(voice))
                found.append(voice.meaning.get("x", ""))
        if len(set(found)) == 1:
            return said, found[0]
        return [effect.say(voice) for effect in self.effects], ""


class MayDo(May):
    def say(self, voice: Voice) -> str:
        by = subject(voice) if self.by is None else self.by.say(voice)
        if not by:
            return super().say(voice)
        with meaning(voice, {"person": "their", "subject": ""}):
            effect = voice.clause(self.effect.say(voice))
        return voice.sentence("champions-may-by", by=by, effect=effect)


class PickOne(Pick):
    """Choose something for what follows. Where there is only one thing of the kind nothing is said."""

    def say(self, voice: Voice) -> str:
        noun = noun_of(voice, self.among)
        if noun is None and self.by is None:
            name_the_same(voice, self.name, self.among.say(voice))
            return ""
        what = one(voice, self.among)
        name_it(voice, self.name, self.among)
        if self.by is None:
            return voice.sentence("champions-pick", what=what)
        return voice.sentence("champions-pick-by", by=self.by.say(voice), what=what)


def name_the_same(voice: Voice, name: str, said: str) -> None:
    """The one thing that can be meant: the attached enemy, spoken of again, is "that enemy"."""
    again = voice.meaning.get("host-again", "")
    voice.meaning[f"bound:{name}"] = again if again and said == voice.meaning.get("host") else said


class EachOf(ForEach):
    def say(self, voice: Voice) -> str:
        among = all_these(voice, self.among)
        name_it(voice, self.name, self.among)
        key = "champions-for-each-ordered" if self.ordered else "champions-for-each"
        return voice.sentence(key, among=among, effect=voice.clause(self.effect.say(voice)))
