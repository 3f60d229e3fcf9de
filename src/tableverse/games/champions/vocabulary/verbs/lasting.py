"""Lasting effects, which change numbers, traits, keywords and rules until a moment, and their text."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import ATTACK_KEYWORDS, NUMBERED, RESHAPING
from tableverse.games.champions.effects import Lasts
from tableverse.games.champions.rules import lasting, numbers, statuses
from tableverse.games.champions.state import ChampionsState, Standing
from tableverse.games.champions.vocabulary.changes import AT_THE_END, change_of, read_lasting_change
from tableverse.games.champions.vocabulary.nodes import Number, Selector
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.numbers import Times, is_general_number
from tableverse.games.champions.vocabulary.quantities import quantity
from tableverse.games.champions.vocabulary.saying import trait
from tableverse.games.champions.vocabulary.selectors.base import all_these, is_general, is_many, noun_of, number_of, one
from tableverse.games.champions.vocabulary.selectors.described import is_you, kind_of, player
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel import i18n
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import ONE, Exactly, Resolving, Step, Voice, argument, word
from tableverse.kernel.modifiers import Modifier

#: Numbers with a separate sentence instead of "gets".
OWN_SENTENCES: Final = ("grows", "more-when-revealed", "attack-damage-taken")
#: The moments at which lasting effects end.
UNTIL: Final = (
    *("phase", "player-phase", "villain-phase", "round", "turn", "next-turn"),
    *("activation", "attack", "event", "used"),
)


@word("lasting")
class Lasting(Lasts):
    """Change a number, trait, keyword or rule until a moment. ``for``: the cards whose cost changes, as ``source``.

    Unless the targets are chosen, the effect looks them up continually, so a minion that arrives later is affected too.
    A counted amount is also recalculated continually, for the player for whom the effect began. The first card that a
    change of cost applies to uses the change up, and ``until: used`` waits for that card.
    """

    name: str = argument(read=read_lasting_change)
    of: Selector
    until: str = argument(one_of=UNTIL)
    amount: Number = argument(default=ONE)
    source: Selector | None = argument(written="for", default=None)

    def __init__(
        self, name: str, of: Selector, until: str, amount: Number = ONE, source: Selector | None = None
    ) -> None:
        self.name = name
        self.of = of
        self.until = until
        self.amount = amount
        self.source = source
        used_up = change_of(name).kind in (AT_THE_END, "cost")
        self.live = not used_up and is_general_number(amount)
        # The next card of a kind is a single card, even if another player plays it.
        self.general = (self.live and is_general(of)) or source is not None

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        """Return whether it would do anything. An effect until the end of a phase or turn must begin during it."""
        if self.until == "turn" and state.phase != "player":
            return False
        if self.until.endswith("-phase") and state.phase != self.until.removesuffix("-phase"):
            return False
        if self.general and is_many(self.of):
            return True
        found = self.of.find(state, run)
        if is_trait(self.name):  # a thing cannot gain a trait that it has
            which = change_of(self.name).of
            return any(not numbers.has_trait(state, thing, which) for thing in found)
        return self.general or bool(found)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        run.leave()
        amount = self.amount.value(state, run)
        found = self.of.find(state, run)
        until = lasting.end_moment(state, self.until)
        if self.general or (self.live and not isinstance(self.amount, Exactly)):
            effect = Resolving(run.ability, run.seat, run.origin, None, [Step(at.node)])
            for thing in [""] if self.general else found:
                state.modifiers.append(Standing(self.name, thing, amount, until, run.origin, effect))
        else:
            for thing in found:
                state.modifiers.append(Modifier(self.name, thing, amount, until, run.origin))
        for thing in found:
            state.emit("lasting", {"card": thing, "name": self.name, "amount": amount, "until": self.until})
        statuses.shake_off(state)
        return None

    def say(self, voice: Voice) -> str:
        if self.name == AT_THE_END:
            at = voice.word(f"champions-at-{self.until}")
            return voice.sentence("champions-do-discard-later", of=all_these(voice, self.of), at=at)
        if self.until == "event":
            amount = self.amount.say(voice)
            return voice.sentence(f"champions-do-{self.name}", of=all_these(voice, self.of), amount=amount)
        during = f"champions-{self.name.replace(':', '-')}-during-{self.until}"
        if i18n.has(voice.language, during):
            return voice.sentence(during)
        change = render_change(voice, self.name, self.amount, self.of, True, self.source)
        if self.until == "used":
            return voice.sentence("champions-said", said=change)
        until = voice.word(f"champions-until-{self.until}")
        return voice.sentence("champions-do-lasting", change=change, until=until)


def render_change(
    voice: Voice, name: str, amount: Number, of: Selector, used_up: bool = False, cards: Selector | None = None
) -> str:
    """Render "your hero gets +1 ATK". A cost changes for ``cards``, or if ``used_up`` for the next of them."""
    kind, which, lost = change_of(name)
    said = {"of": all_these(voice, of), "number": number_of(of)}
    if lost:
        if kind == "trait":
            gone = voice.word("champions-the-trait", trait=trait(voice, which))
        else:
            gone = voice.word(f"champions-keyword-{which}")
        return voice.word("champions-loses", what=gone, **said)
    if kind == "trait":
        return voice.word("champions-gains-trait", trait=trait(voice, which), **said)
    if kind == "keyword":
        keyword = voice.word(f"champions-keyword-{which}")
        if which in ATTACK_KEYWORDS and kind_of(voice, of) != "attack":
            return voice.word("champions-gains-attack-keyword", keyword=keyword, **said)
        if which in NUMBERED:
            keyword = f"{keyword} {amount.say(voice)}"
        return voice.word("champions-gains-keyword", keyword=keyword, **said)
    if kind == "status":
        return voice.word("champions-is-status", status=voice.word(f"champions-status-{which}"), **said)
    if name == "cannot:act-as-alter-ego":
        return voice.word("champions-cannot-act-as-alter-ego", of=of.say(voice))
    if name == "cannot:play" and cards is not None:
        return voice.word("champions-cannot-play-cards", cards=cards.say(voice))
    if name == "cannot:be-attacked" and cards is not None:
        return voice.word("champions-you-cannot-attack", of=one(voice, of))
    noun = noun_of(voice, of) if name == "cannot:be-attacked" and is_many(of) else None
    if noun is not None:
        return voice.word("champions-none-can-be-attacked", of=noun.say(voice, "no"))
    if kind == "basic-attacks" and isinstance(of, Those) and of.word == "identity":
        return voice.word(f"champions-your-{kind}-{which}")
    if name == "damage-taken" and cards is not None:
        return render_taken(voice, amount, all_these(voice, cards), said)
    if name == "traits-of" and cards is not None:
        return voice.word("champions-gains-traits-of", these=one(voice, cards, "each"), **said)
    if kind in ("cannot", "must", "may", "attacks", "basic-attacks", "schemes", "excess", "uncounted"):
        return voice.word(f"champions-{kind}-{which}", **said)
    if name == "most:hand" and isinstance(of, Those) and of.word == "identity":
        return voice.word("champions-your-hand-most", amount=amount.say(voice))
    if kind in RESHAPING:
        stat = voice.word(f"champions-stat-{which}")
        return voice.word(f"champions-gets-{kind}", stat=stat, amount=amount.say(voice), **said)
    if name == "blank":
        return voice.word("champions-blank", **said)
    if name == "attack-damage-taken" and isinstance(amount, Exactly):
        more = "true" if amount.amount >= 1 else "false"
        return voice.word("champions-takes-from-attacks", amount=str(abs(amount.amount)), more=more, **said)
    if name in OWN_SENTENCES:
        return voice.word(f"champions-{name}", amount=amount.say(voice), count=quantity(voice, amount)[2], **said)
    if kind == "cost-on" and isinstance(amount, Exactly):
        more = "true" if amount.amount >= 1 else "false"
        return voice.word("champions-costs-on", of=said["of"], amount=str(abs(amount.amount)), more=more)
    if kind == "cost":
        return render_cost(voice, which, amount, of, used_up, cards)
    return render_changes(voice, [(name, amount)], of)


def render_taken(voice: Voice, amount: Number, source: str, said: dict[str, str]) -> str:
    """Render increased damage, such as "each ally you control takes 1 more damage from Shocker"."""
    much, tail, _ = quantity(voice, amount)
    more = "false" if much.startswith("-") else "true"
    taken = {"amount": much.removeprefix("-"), "more": more, "from": source}
    return voice.word("champions-takes-from", **taken, **said) + tail


def render_cost(voice: Voice, kind: str, amount: Number, of: Selector, used_up: bool, cards: Selector | None) -> str:
    """Render a changed cost, such as "the next Avenger ally you play costs 1 less"."""
    turned = amount
    if isinstance(amount, Times) and amount.times <= -1:
        turned = Times(amount.number, -amount.times, -amount.plus)
    much, tail, _ = quantity(voice, turned)
    more = "true" if turned is amount and not much.startswith("-") else "false"
    said = {"amount": much.removeprefix("-"), "more": more}
    if isinstance(of, Those) and of.word == "this":
        return voice.word("champions-costs-itself", of=of.say(voice), **said) + tail
    noun = Noun(kind or "card") if cards is None else noun_of(voice, cards)
    if noun is not None:
        what, gender = noun.bare(voice), noun.gender(voice)
    else:  # the cards are selected by title
        assert cards is not None
        what, gender = cards.say(voice), voice.word("champions-gender-card")
    key = "champions-costs-next" if used_up else "champions-costs"
    who = "you" if is_you(of) else "any" if isinstance(of, Those) and of.word == "players" else "other"
    return voice.word(key, what=what, who=who, of=player(voice, of), gender=gender, **said) + tail


def is_gain(name: str) -> bool:
    """Return whether a change is a number that things get, as opposed to a trait, a keyword or a rule."""
    kind, which, _ = change_of(name)
    return not which and kind not in ("blank", AT_THE_END, "cost") and kind not in OWN_SENTENCES


def is_trait(name: str) -> bool:
    """Return whether a change is a trait that things gain."""
    kind, _, lost = change_of(name)
    return kind == "trait" and not lost


def is_attack_keyword(name: str) -> bool:
    """Return whether a change is a keyword that attacks gain."""
    kind, which, lost = change_of(name)
    return kind == "keyword" and which in ATTACK_KEYWORDS and not lost


def are_alike(one: str, other: str) -> bool:
    """Return whether one sentence can state both changes: two numbers, two traits, or two keywords of attacks."""
    return any(test(one) and test(other) for test in (is_gain, is_trait, is_attack_keyword))


def render_changes(voice: Voice, changes: list[tuple[str, Number]], of: Selector, how: str = "all") -> str:
    """Render changes of one target in one sentence, such as "your hero gets +1 THW and +1 ATK"."""
    gains: list[str] = []
    tails: list[str] = []
    if len(changes) > 1 and all(is_trait(name) for name, _ in changes):
        traits = voice.all_of([trait(voice, change_of(name).of) for name, _ in changes])
        return voice.word("champions-gains-traits", of=all_these(voice, of), number=number_of(of), traits=traits)
    if len(changes) > 1 and all(is_attack_keyword(name) for name, _ in changes):
        keywords = voice.all_of([voice.word(f"champions-keyword-{change_of(name).of}") for name, _ in changes])
        key = "champions-gains-keyword" if kind_of(voice, of) == "attack" else "champions-gains-attack-keyword"
        return voice.word(key, of=all_these(voice, of), number=number_of(of), keyword=keywords)
    own = isinstance(of, Those) and of.word == "identity" and all(name in ("hand", "allies") for name, _ in changes)
    for name, amount in changes:
        if not is_gain(name):
            return voice.all_of([render_change(voice, name, amount, of, True) for name, amount in changes])
        much, tail, count = quantity(voice, amount, "+")
        stat = voice.word(f"champions-stat-{name}")
        key = "champions-gain-yours" if own else "champions-gain"
        whose = "their" if "identity" in voice.referents else "you"
        gains.append(voice.word(key, name=name, stat=stat, amount=much, count=abs(count), person=whose))
        tails.append(tail)
    if how == "all" and len(set(tails)) == 1:  # "+1 SCH and +1 ATK for each upgrade you control"
        gains = [voice.all_of(gains) + tails[0]]
    else:
        gains = [gain + tail for gain, tail in zip(gains, tails, strict=True)]
    gained = voice.all_of(gains) if how == "all" else voice.word("champions-gain-of-choice", gains=voice.either(gains))
    if own and "identity" in voice.referents:  # on the card of a minion
        return voice.word("champions-engaged-player-gets", gains=gained)
    if own:
        return voice.word("champions-you-get", gains=gained)
    return voice.word("champions-gets", of=all_these(voice, of), number=number_of(of), gains=gained)
