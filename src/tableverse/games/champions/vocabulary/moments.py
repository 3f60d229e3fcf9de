"""The wording of triggers: "after this ally enters play", "when the villain would attack"."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import Use
from tableverse.games.champions.vocabulary.basic_powers import UsesBasicPower
from tableverse.games.champions.vocabulary.conditions import Among, FactIs, YourFact
from tableverse.games.champions.vocabulary.existing import Exists
from tableverse.games.champions.vocabulary.forms import ToForm, render_form
from tableverse.games.champions.vocabulary.nodes import Condition, Selector
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.saying import person
from tableverse.games.champions.vocabulary.selectors.base import noun_of, one
from tableverse.games.champions.vocabulary.selectors.context import Fact
from tableverse.games.champions.vocabulary.selectors.described import is_enemies
from tableverse.games.champions.vocabulary.selectors.filters import (
    Filter,
    Friendly,
    OfAnyAspect,
    OfKind,
    WithAnyTrait,
    WithTitle,
    WithTrait,
)
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel import i18n
from tableverse.kernel.effects import Both, Either, Not, Voice

#: For each occurrence, the fact that names its subject.
SUBJECTS: Final = {
    "attack": "attacker",
    "attacked": "target",
    "thwart": "attacker",
    "defense": "defender",
    "damage": "target",
    "taking": "target",
    "defeat": "target",
    "threat": "scheme",
    "enemy-attack": "enemy",
    "enemy-scheme": "enemy",
    "reveal": "card",
    "surge": "card",
    "boost": "card",
    "enter": "card",
    "leave": "card",
    "engage": "card",
    "play": "card",
    "played": "card",
    "flip": "card",
    "recover": "card",
    "resolve": "card",
    "used": "card",
    "effect": "card",
    "spent": "card",
    "ready": "card",
    "count": "card",
}
#: For each occurrence, the noun for its subject, unless a condition names a kind.
NOUN_OF: Final = {
    "attack": "character",
    "attacked": "enemy",
    "thwart": "character",
    "defense": "character",
    "damage": "character",
    "taking": "character",
    "defeat": "character",
    "threat": "scheme",
    "enemy-attack": "enemy",
    "enemy-scheme": "enemy",
    "engage": "minion",
    "recover": "alter-ego",
}
#: The power that a basic attack, thwart or defense uses.
POWER_OF: Final = {"thwart": "thw", "attack": "atk", "defense": "def"}
#: Occurrences that have a separate text if an enemy causes them.
BY_ENEMY: Final = ("defeat", "taking")
#: Pairs of an occurrence and a boolean fact that the text of the occurrence can state.
STATED_FACTS: Final = {
    ("attack", "basic"),
    ("thwart", "basic"),
    ("damage", "attack"),
    ("taking", "attack"),
    ("defeat", "attack"),
    ("boost", "attack"),
    ("reveal", "deck"),
    ("form", "to-hero"),
    ("form", "to-this"),
    ("threat", "step_one"),
    ("effect", "event"),
    ("played", "hand"),
}


class TriggerWording:
    """The wording of a trigger: ``filled`` are arguments of its text, ``rest`` the conditions after "if"."""

    __slots__ = ("by_enemy", "controlled", "filled", "moment", "on", "parts", "rest", "yours")

    def __init__(self, use: Use) -> None:
        self.on = use.effect.on
        self.moment = use.effect.moment
        self.filled = dict.fromkeys(("who", "who-is", "defeats", "source", "damages", "by", "form"), "")
        self.filled["how"] = "any"
        self.yours = False
        self.by_enemy = False
        when = use.effect.when
        self.parts = list(when.conditions) if isinstance(when, Both) else [] if when is None else [when]
        #: Whether the subject is something that you control.
        self.controlled = any(isinstance(part, Among) and part.fact == "controller" for part in self.parts)
        self.rest: list[Condition] = []

    def say(self, voice: Voice) -> str:
        filled = self.filled
        for how in ("defeats", "source", "damages", "by"):
            if filled[how]:
                filled["how"] = how
        if self.by_enemy:
            filled["how"] = f"enemy-{filled['how']}"
        key = f"champions-when-{self.on}-you" if self.yours else f"champions-when-{self.on}"
        if "whom" in filled:
            key = f"champions-when-{self.on}-whom"
        return voice.word(key, moment=self.moment, **filled)

    def conditions(self, voice: Voice) -> str:
        """Render the conditions after "if", or return ""."""
        return voice.all_of([part.say(voice) for part in self.rest]) if self.rest else ""

    def is_plain(self) -> bool:
        """Return whether the wording states only who acts and, optionally, that this is by a basic power."""
        return self.filled["how"] in ("any", "basic") and not self.yours and "whom" not in self.filled


def render_ways(ways: list[Use], voice: Voice) -> str:
    """Render all triggers of an ability, such as "after this ally enters play" or "when it schemes or attacks"."""
    power = ways[0].effect.when
    if isinstance(power, UsesBasicPower):
        who = voice.referents["power-of"] = power.who.say(voice)
        powers = voice.either([voice.word(f"champions-stat-{POWER_OF[way.effect.on]}") for way in ways])
        return voice.word("champions-when-basic-power", moment=ways[0].effect.moment, who=who, powers=powers)
    wordings = [trigger_wording(way, voice) for way in ways]
    conditions = [one.conditions(voice) for one in wordings]
    if len(set(conditions)) == 1:
        return _if(voice, _together(wordings, voice), conditions[0])
    return voice.either([_if(voice, one.say(voice), asked) for one, asked in zip(wordings, conditions, strict=True)])


def _if(voice: Voice, when: str, condition: str) -> str:
    return voice.word("champions-line-if", when=when, condition=condition) if condition else when


def _together(wordings: list[TriggerWording], voice: Voice) -> str:
    """Render triggers that share an effect, combining both activations, or attack and thwart, into one phrase."""
    first, ons = wordings[0], {one.on for one in wordings}
    if ons == {"enemy-scheme", "enemy-attack"}:
        voice.referents["fact:seat"] = voice.word("champions-activated-player")
        key = "champions-when-enemy-activates-you" if first.yours else "champions-when-enemy-activates"
        return voice.word(key, moment=first.moment, who=first.filled["who"])
    hows = {one.filled["how"] for one in wordings}
    if ons == {"attack", "thwart"} and len(hows) == 1 and all(one.is_plain() for one in wordings):
        who = first.filled["who"]
        return voice.word("champions-when-attack-or-thwart", moment=first.moment, who=who, how=hows.pop())
    return voice.either([one.say(voice) for one in wordings])


def trigger_wording(use: Use, voice: Voice) -> TriggerWording:
    """Return the wording of a trigger. Conditions on its subject, object or manner become part of the sentence."""
    wording = TriggerWording(use)
    on = wording.on
    voice.referents["on"] = on
    if on == "defense":
        voice.referents["fact:enemy"] = voice.word("champions-attacking-enemy")
    elif on == "defeat":
        voice.referents["fact:seat"] = defeating_player(voice)
    elif on in ("attacked", "damage", "taking"):
        voice.referents["fact:attacker"] = voice.word("champions-attacking-character")
    elif on == "engage":
        voice.referents["fact:card"] = Noun("minion").pointed_at(voice)
    elif on == "enemy-attack":
        voice.referents["fact:seat"] = voice.word("champions-attacked-player")
        voice.referents["fact:damaged"] = voice.word("champions-damaged-by-attack")
    for part in wording.parts:
        if not (
            _add_subject(wording, part, voice) or _add_object(wording, part, voice) or _add_manner(wording, part, voice)
        ):
            wording.rest.append(part)
    if not wording.filled["who"] and on in SUBJECTS:
        wording.filled["who"] = voice.word(f"champions-who-{on}", how=wording.filled["how"])
    if use.per_enemy and not wording.filled["defeats"]:
        wording.filled["whom"] = Noun("enemy").say(voice, "one")
    return wording


def _add_subject(wording: TriggerWording, part: Condition, voice: Voice) -> bool:
    """Render a condition as the subject of the sentence. Return False if it is no condition on the subject."""
    filled, fact = wording.filled, SUBJECTS.get(wording.on)
    if filled["who"] or fact is None:
        return False
    if isinstance(part, Among) and part.fact == fact:
        filled["who"] = one(voice, part.these)
        filled["who-is"] = "scheme" if _is_scheme(voice, part.these) else ""
        _remember(voice, wording.on, part.these, filled["who"])
        return True
    if isinstance(part, Either):
        nouns: list[str] = []
        for condition in part.conditions:
            about = condition.about() if isinstance(condition, Exists) else None
            if about is None or about[0].fact != fact:
                return False
            nouns.append(described(voice, about[1], "card").say(voice, "one"))
        filled["who"] = voice.either(nouns)
        return True
    about = part.about() if isinstance(part, Exists) else None
    if about is None or about[0].fact != fact:
        return False
    titled = [part.described(voice) for part in about[1] if isinstance(part, WithTitle)]
    noun = described(voice, about[1], NOUN_OF.get(wording.on, "card"))
    if wording.controlled:
        noun.add(voice, "champions-after-yours", person=person(voice))
    if wording.on == "resolve" and noun.word == "card":
        filled["how"] = "ability"
    filled["who"] = titled[0] if titled else noun.say(voice, "one")
    filled["who-is"] = "scheme" if noun.word.endswith("scheme") else ""
    voice.referents[f"fact:{fact}"] = titled[0] if titled else noun.pointed_at(voice)
    return True


def _add_object(wording: TriggerWording, part: Condition, voice: Voice) -> bool:
    """Render a condition as the object or the source. Return False if it is no condition on either."""
    on, filled = wording.on, wording.filled
    if isinstance(part, Among):
        if (on, part.fact) in (("enemy-attack", "target"), ("attack", "targets"), ("thwart", "targets")):
            filled["whom"] = one(voice, part.these)
        elif (on, part.fact) == ("enemy-attack", "damaged"):
            filled["damages"] = one(voice, part.these)
        elif (on, part.fact) == ("boost", "enemy"):
            filled["by"] = one(voice, part.these)
        elif on in BY_ENEMY and part.fact == "source" and is_enemies(part.these):
            wording.by_enemy = True
            voice.referents["fact:source"] = Noun("enemy").pointed_at(voice)
        else:
            return False
        return True
    if not isinstance(part, Exists):
        return False
    about = part.about()
    if on in ("attack", "thwart") and about is not None and about[0].fact == "targets":
        filled["whom"] = described(voice, about[1], "enemy" if on == "attack" else "scheme").say(voice, "one")
    elif on == "attack" and about is not None and about[0].fact == "defeated":
        filled["defeats"] = described(voice, about[1], "enemy").say(voice, "one")
    elif on == "attack" and isinstance(part.these, Fact):
        filled["defeats"] = Noun("enemy").say(voice, "one")
    elif on in ("damage", "taking") and about is not None and about[0].fact == "source":
        filled["source"] = described(voice, about[1], "card").say(voice, "one")
    else:
        return False
    return True


def _add_manner(wording: TriggerWording, part: Condition, voice: Voice) -> bool:
    """Render a condition as the manner or as "you". Return False if it is no such condition."""
    if isinstance(part, FactIs) and (wording.on, part.fact) in STATED_FACTS:
        wording.filled["how"] = part.fact
        return True
    if isinstance(part, ToForm):
        wording.filled["how"], wording.filled["form"] = "to-form", render_form(voice, part.form, part.trait)
        return True
    if wording.on == "boost" and isinstance(part, Not) and is_fact(part.condition, "attack"):
        wording.filled["how"] = "scheme"
        return True
    if isinstance(part, Among) and part.fact == "controller":
        return True  # the subject already states this condition
    if isinstance(part, YourFact) and i18n.has(voice.language, f"champions-when-{wording.on}-you"):
        wording.yours = True
        return True
    return False


def described(voice: Voice, filters: list[Filter], usual: str) -> Noun:
    """Return a noun that states the filters by kind and trait: "a Tech upgrade"."""
    kinds = [part.kind for part in filters if isinstance(part, OfKind)]
    traits = [part.described(voice) for part in filters if isinstance(part, WithTrait | WithAnyTrait)]
    noun = Noun(kinds[-1] if kinds else usual, traits)
    for part in filters:
        if isinstance(part, OfAnyAspect):
            part.qualify(voice, noun)
    if any(isinstance(part, Friendly) for part in filters):
        noun.before.insert(0, noun.adjective(voice, "friendly"))
    return noun


def is_fact(condition: Condition, fact: str) -> bool:
    return isinstance(condition, FactIs) and condition.fact == fact


def defeating_player(voice: Voice) -> str:
    """Render the player who defeated this card."""
    kind = "scheme" if _is_scheme(voice, Those("this")) else "character"
    return voice.word("champions-defeating-player", **{"this": voice.referents.get("this", ""), "this-is": kind})


def _is_scheme(voice: Voice, these: Selector) -> bool:
    """Return whether the selection is a scheme, which texts do not treat as a person."""
    noun = noun_of(voice, these)
    named = these.word if isinstance(these, Those) and these.word in ("host", "this") else ""
    word = noun.word if noun is not None else voice.referents.get(f"kind:{named}", "")
    return word.endswith("scheme")


def _remember(voice: Voice, on: str, these: Selector, who: str) -> None:
    """Set how later sentences refer to the subject."""
    noun = noun_of(voice, these)
    fact = f"fact:{SUBJECTS[on]}"
    if noun is not None:
        voice.referents[fact] = noun.pointed_at(voice)
    else:
        voice.referents[fact] = who
