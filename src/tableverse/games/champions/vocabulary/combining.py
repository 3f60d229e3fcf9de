"""The kernel's combinators with the wording of cards: joined sentences, and "that enemy" for a chosen enemy."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.changes import AT_THE_END
from tableverse.games.champions.vocabulary.linking import PICKED, AtOnce, PickSeveral
from tableverse.games.champions.vocabulary.nodes import Effect
from tableverse.games.champions.vocabulary.saying import set_referents, subject
from tableverse.games.champions.vocabulary.selectors.base import all_these, noun_of, one
from tableverse.games.champions.vocabulary.selectors.context import Fact, These
from tableverse.games.champions.vocabulary.selectors.described import name_it
from tableverse.games.champions.vocabulary.selectors.narrowing import compares
from tableverse.games.champions.vocabulary.verbs.base import TargetedVerb
from tableverse.games.champions.vocabulary.verbs.counters import Note
from tableverse.games.champions.vocabulary.verbs.discarding import Discard
from tableverse.games.champions.vocabulary.verbs.lasting import Lasting, render_changes
from tableverse.games.champions.vocabulary.verbs.replacing import Cancel, CancelEffects
from tableverse.games.champions.vocabulary.verbs.statuses import Give
from tableverse.kernel.effects import Aimed, ForEach, If, May, Pay, Pick, Sequence, Voice, word

#: Occurrences that are cancelled completely. The effect after the cancellation does not replace them.
CANCELLED_WHOLE: Final = ("reveal", "effect")


@word("sequence")
class Steps(Sequence[ChampionsState]):
    """Do all parts in order.

    The text omits numbers that are only noted, says "instead" for the replacement of a cancelled occurrence, and joins
    simultaneous changes of the same thing into one sentence.
    """

    def __init__(self, *effects: Effect) -> None:
        super().__init__(*effects)

    def say(self, voice: Voice) -> str:
        said: list[str] = []
        ties: list[PickOne] = []
        parts = [part for part in self.effects if not isinstance(part, Note)]
        at = 0
        while at < len(parts):
            part = parts[at]
            if isinstance(part, Cancel) and at + 1 < len(parts) and is_discard_of_it(parts[at + 1]):
                said.append(voice.sentence("champions-do-cancel-and-discard"))
                at += 2
                continue
            if isinstance(part, Cancel) and at + 1 < len(parts) and voice.referents.get("on") not in CANCELLED_WHOLE:
                effect = voice.clause(parts[at + 1].say(voice))
                said.append(voice.sentence("champions-do-instead", effect=effect))
                at += 2
                if at < len(parts):
                    said.append(voice.sentence("champions-do-then", effect=voice.clause(parts[at].say(voice))))
                    at += 1
                continue
            done = render_picked(voice, part, parts[at + 1]) if at + 1 < len(parts) else ""
            if done:
                said.append(done)
                at += 2
                continue
            if isinstance(part, PickOne) and part.breaks_ties() and at + 1 < len(parts):
                ties.append(part)
                part.name_by_itself(voice)
                at += 1
                continue
            group = [part] if isinstance(part, Lasting) and part.name != AT_THE_END else []
            for other in parts[at + 1 :]:
                if not (group and isinstance(other, Lasting) and other.until == group[0].until):
                    break
                if other.name == AT_THE_END or other.of.say(voice) != group[0].of.say(voice):
                    break
                group.append(other)
            sentence = render_lasting(voice, group) if len(group) > 1 else part.say(voice)
            if at and isinstance(parts[at - 1], CancelEffects):
                sentence = voice.sentence("champions-do-instead", effect=voice.clause(sentence))
            at += max(1, len(group))
            if sentence and ties:
                sentence = render_ties(voice, sentence, ties)
                ties = []
            if sentence:
                said.append(sentence)
        if isinstance(parts[-1], If):
            return voice.sentences(said, "champions-apart")
        # "Then" is a rules term: the part after "then" depends on everything before it.
        plain = len(said) == 2 and not any(link in voice.clause(said[0]) for link in (" and ", " y ", " e ", ", "))
        link = "champions-and" if plain else "champions-then"
        if plain and isinstance(parts[-1], AtOnce):  # its own text contains "and"
            link = "champions-comma"
        return voice.sentences(said, link)


def render_ties(voice: Voice, sentence: str, ties: list[PickOne]) -> str:
    """Add to a sentence the player who chooses among equals. From now on the chosen thing is "that enemy"."""
    by = ties[0].by
    assert by is not None
    for pick in ties:
        name_it(voice, pick.name, pick.among)
    said = voice.clause(sentence)
    if said.endswith(")"):
        return voice.sentences([sentence, voice.sentence("champions-ties", by=by.say(voice))], "champions-apart")
    return voice.sentence("champions-with-ties", said=said, by=by.say(voice))


def render_picked(voice: Voice, part: Effect, following: Effect) -> str:
    """Render a choice of several things and the verb on all of them as one sentence, or return ""."""
    if isinstance(part, PickSeveral) and isinstance(following, TargetedVerb | Give) and isinstance(following.to, These):
        verb = f"{following.WORD}-{following.status}" if isinstance(following, Give) else following.WORD
        return part.render_done(voice, verb) if following.to.name == PICKED else ""
    if not isinstance(following, AtOnce):
        return ""
    done = render_picked(voice, part, following.verbs[0])
    if done:
        clauses = [voice.clause(said) for said in (done, *(verb.say(voice) for verb in following.verbs[1:]))]
        return voice.sentence("champions-do-at-once", all=voice.all_of(clauses))
    return ""


def is_discard_of_it(effect: Effect) -> bool:
    """Return whether the effect discards the revealed card."""
    return isinstance(effect, Discard) and isinstance(effect.to, Fact) and effect.to.fact == "card"


def render_lasting(voice: Voice, group: list[Lasting]) -> str:
    until = voice.word(f"champions-until-{group[0].until}")
    change = render_changes(voice, [(part.name, part.amount) for part in group], group[0].of)
    return voice.sentence("champions-do-lasting", change=change, until=until)


@word("may")
class MayDo(May[ChampionsState]):
    """Let a player decide whether to do an effect: you, or the player in ``by``."""

    def say(self, voice: Voice) -> str:
        if self.by is not None:  # you still do the effect
            effect = voice.clause(self.effect.say(voice))
            return voice.sentence("champions-may-if-agreed", by=self.by.say(voice), effect=effect)
        by = subject(voice)
        if not by:
            if not has_one_verb(self.effect):
                return super().say(voice)
            verb, _, rest = voice.clause(self.effect.say(voice)).partition(" ")
            return voice.sentence("champions-may", verb=verb, rest=rest)
        with set_referents(voice, {"person": "their", "subject": ""}):
            effect = voice.clause(self.effect.say(voice))
        return voice.sentence("champions-may-by", by=by, effect=effect)


def has_one_verb(effect: Effect) -> bool:
    """Return whether one verb renders the effect. Spanish turns that verb into an infinitive after "puedes"."""
    if isinstance(effect, Aimed):
        return has_one_verb(effect.verb)
    if isinstance(effect, Pay):
        return has_one_verb(effect.cost)
    return not isinstance(effect, Sequence | AtOnce | If)


@word("pick")
class PickOne(Pick[ChampionsState]):
    """Choose something for the effects that follow, bound as ``it`` or as another name.

    The text does not mention the choice if there is only one possible thing.
    """

    def breaks_ties(self) -> bool:
        """Return whether another player chooses among things tied for the highest or lowest number."""
        return self.by is not None and compares(self.among)

    def name_by_itself(self, voice: Voice) -> None:
        """Refer to the chosen thing by its description: "the enemy with the highest ATK"."""
        name_it(voice, self.name, self.among)
        voice.referents[f"bound:{self.name}"] = one(voice, self.among)

    def say(self, voice: Voice) -> str:
        noun = noun_of(voice, self.among)
        what = one(voice, self.among)
        name_it(voice, self.name, self.among)
        if noun is None:
            name_the_same(voice, self.name, what)
            if self.by is None:
                return ""
        elif self.name != "it" and noun.how == "the":
            voice.referents[f"bound:{self.name}"] = what  # two chosen things of one kind keep their descriptions
        if self.by is None:
            return voice.sentence("champions-pick", what=what)
        return voice.sentence("champions-pick-by", by=self.by.say(voice), what=what)


def name_the_same(voice: Voice, name: str, said: str) -> None:
    """Refer to the only possible thing by its text. The attached enemy is "that enemy" when mentioned again."""
    again = voice.referents.get("host-again", "")
    voice.referents[f"bound:{name}"] = again if again and said == voice.referents.get("host") else said


@word("for-each")
class EachOf(ForEach[ChampionsState]):
    """Do an effect once for each of these, bound as ``each``. With ``ordered``, the player chooses the order."""

    def say(self, voice: Voice) -> str:
        among = all_these(voice, self.among)
        name_it(voice, self.name, self.among)
        key = "champions-for-each-ordered" if self.ordered else "champions-for-each"
        return voice.sentence(key, among=among, effect=voice.clause(self.effect.say(voice)))
