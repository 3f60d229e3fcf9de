"""Card texts in whole sentences: the trigger of an ability, its effect, and the constant rules.

Texts are rendered from the content that the rules run on, so they cannot disagree with the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tableverse.games.united.cards import Cards, printed_on
from tableverse.games.united.ids import is_token, kind_of, name_of
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.vocabulary import conditions
from tableverse.games.united.vocabulary.combining import UnitedPick, UnitedSequence
from tableverse.games.united.vocabulary.nodes import Condition, Effect, Selector
from tableverse.kernel import i18n
from tableverse.kernel.effects import Ability, Both, If, Voice
from tableverse.kernel.effects.spanish import order_arguments

#: Role -> text. The role states when the text takes effect: bam, overflow, ko, arrive, clear, reaction, rule (always in
#: force), effect, use, recharge, end (of turn).
Said = dict[str, str]


class Texts:
    """The texts of all components in one language."""

    def __init__(self, cards: Cards, language: str) -> None:
        self.cards = cards
        self.voice = Voice(language)
        self._kinds: dict[str, Callable[[str], Said]] = {
            "hero_card": self._card,
            "villain": self._villain,
            "plan": self._plan,
            "threat": self._threat,
            "location": self._location,
            "equipment": self._gear,
            "battle_plan": self._battle_plan,
            "super_hero": self._super,
            "super_villain": self._super,
            "power": self._power,
        }

    def of(self, kind: str, id: str) -> Said:
        say = self._kinds.get(kind)
        return {} if say is None else say(id)

    def headed(self, kind: str, id: str) -> str:
        """Return all texts in a row, each introduced by its role, for output without icons."""
        said = self.of(kind, id).items()
        return " ".join(self.voice.word(f"united-text-{role}", text=text) for role, text in said)

    # --- by kind ------------------------------------------------------------------------------------------------

    def _card(self, id: str) -> Said:
        card = self.cards.hero_cards[id]
        said: list[str] = []
        if card.special:
            said.append(self._say(f"card/{id}"))
            if card.mandatory:
                said.insert(0, self.voice.sentence("united-text-mandatory"))
        if card.urgent:
            said.insert(0, self.voice.sentence("united-text-urgent"))
        for label in card.answers.values():
            text = self.voice.clause(self._answer(label))
            said.append(self.voice.sentence("united-text-ongoing", text=text))
        return _joined("effect", said)

    def _plan(self, id: str) -> Said:
        said = self._effects({"effect": f"plan/{id}"})
        for role, text in self._effects({"ko": f"plan/{id}/ko"}).items():
            said[role] = self.voice.sentence("united-text-ongoing-ko", text=self.voice.clause(text))
        return said

    def _villain(self, id: str) -> Said:
        row = self.cards.villains[id]
        label = f"villain/{id}"
        said = self._effects({"bam": f"{label}/bam", "overflow": f"{label}/overflow", "ko": f"{label}/ko"})
        rules: list[str] = []
        if row.companion:
            rules.append(self.voice.sentence("united-text-companion"))
        if row.answers:
            rules.append(self._answer(f"{label}/rule"))
        if row.shields:
            rules.append(self.voice.sentence("united-text-shields"))
        if row.bots:
            rules.append(self.voice.sentence("united-text-bots"))
        if row.absorbs:
            rules.append(self.voice.sentence("united-text-absorbs", amount=row.absorbs))
        return {**said, **_joined("rule", rules)}

    def _threat(self, id: str) -> Said:
        label = f"threat/{id}"
        rules = [self._rule(rule, amount) for rule, amount in self.cards.threats[id].rules.items()]
        said = _joined("rule", rules)
        said.update(self._effects({"bam": f"{label}/bam", "arrive": f"{label}/arrive", "clear": f"{label}/clear"}))
        if self.cards.threats[id].answers:
            said["reaction"] = self._answer(f"{label}/reaction")
        return said

    def _location(self, id: str) -> Said:
        row = self.cards.locations[id]
        rules = _joined("rule", [*map(self._rule, row.rules), *map(self._answer, row.answers.values())])
        if not row.has_end:
            return rules
        if row.mandatory:
            return {**rules, "end": f"{self.voice.sentence('united-text-mandatory')} {self._say(f'location/{id}')}"}
        return {**rules, "end": self._optional(self.cards.printed_effects[f"location/{id}"])}

    def _battle_plan(self, id: str) -> Said:
        rule = self.cards.battle_plans[id].rule
        return {"rule": self._rule(rule)} if rule else {"effect": self._answer(f"battle/{id}")}

    def _super(self, id: str) -> Said:
        return {"effect": self._answer(f"super/{id}")}

    def _power(self, id: str) -> Said:
        return {"effect": self._answer(f"power/{id}")}

    def _gear(self, id: str) -> Said:
        row = self.cards.gear[id]
        if row.serves:
            return {"use": self.voice.sentence(f"united-serves-{row.serves}")}
        use = self._answer(f"gear/{id}/use") if row.answers else self._say(f"gear/{id}/use")
        said = {"use": use}
        if row.recharge == "start":
            text = self.voice.clause(self._optional(self.cards.printed_effects[f"gear/{id}/recharge"]))
            said["recharge"] = self.voice.sentence("united-text-at-start", text=text)
        elif row.recharge:
            what, amount = row.deed
            said["recharge"] = self.voice.word("united-recharge-by", deed=what, amount=amount)
        elif not row.permanent:
            said["use"] += " " + self.voice.sentence("united-text-exhausted")
        return said

    # --- sentences ----------------------------------------------------------------------------------------------

    def _effects(self, labels: dict[str, str]) -> Said:
        """Return the texts of the abilities that the component has, by role."""
        return {role: self._say(label) for role, label in labels.items() if label in self.cards.printed_effects}

    def _say(self, label: str) -> str:
        return self.cards.printed_effects[label].say(self.voice)

    def _optional(self, effect: Effect) -> str:
        """Return the text of an optional effect: "you may" do it, if its condition is met."""
        voice = self.voice
        if isinstance(effect, If):
            then = voice.clause(effect.then.say(voice))
            arguments = order_arguments(then, voice.language)
            said = voice.sentence("united-if-may", condition=effect.condition.say(voice), **arguments)
            if effect.otherwise is None:
                return said
            other = voice.sentence("effect-otherwise", effect=voice.clause(self._optional(effect.otherwise)))
            return voice.sentences([said, other], "effect-else")
        if isinstance(effect, UnitedSequence) and not isinstance(effect.effects[0], UnitedPick):
            rest = [part.say(voice) for part in effect.effects[1:]]
            return voice.sentences([self._optional(effect.effects[0]), *rest])
        return voice.sentence("effect-may", **order_arguments(voice.clause(effect.say(voice)), voice.language))

    def _rule(self, rule: str, amount: int = 0) -> str:
        return self.voice.word(f"united-rule-{rule}", amount=amount)

    def _answer(self, label: str) -> str:
        """Return the text of a triggered ability: its trigger, then its optional or mandatory effect."""
        ability = self.cards.abilities[label]
        effect = self.voice.clause(self._say(label))
        occasion, conditional = self._occasion(ability)
        # A Super card is always optional, so its text states only the trigger and the effect.
        plain = ability.forced or printed_on(label)[0] == "super"
        key = "united-text-answer" if plain else "united-text-optional-if" if conditional else "united-text-optional"
        said = {"effect": effect} if plain else order_arguments(effect, self.voice.language)
        return self.voice.sentence(key, occasion=occasion, **said)

    def _occasion(self, ability: Ability) -> tuple[str, bool]:
        """Return the occasion of a triggered ability, and whether it has further conditions.

        The occasion names the occurrence, its target and its place: "you would take damage in the Villain turn".
        """
        facts = {"whom": "", "where": "", "turn": ""}
        others: list[Condition] = []
        for condition in _flat(ability.when):
            if isinstance(condition, conditions.VillainsTurn):
                facts["turn"] = "villain"
            elif isinstance(condition, conditions.AimsAt):
                facts["whom"] = self._named(condition.of)
            elif isinstance(condition, conditions.HappensTo):
                facts["whom"] = "you"
            elif isinstance(condition, conditions.HappensAt | conditions.MovedInto):
                facts["where"] = self._named(condition.of)
            elif not isinstance(condition, conditions.HurtThis | conditions.LeftCompanion):
                others.append(condition)
        key = f"united-when-{ability.on}"
        if facts["whom"] in ("you", self.voice.word("united-you")):
            key += "-you"
        if any(isinstance(condition, conditions.LeftCompanion) for condition in _flat(ability.when)):
            key += "-companion"
        if facts["where"]:
            key += "-at"
        occasion = self.voice.word(key, **facts)
        if ability.label in self.cards.once:
            once = f"{key}-once"
            known = i18n.has(self.voice.language, once)
            occasion = self.voice.word(once if known else "united-text-once", occasion=occasion)
        if others:
            said = self.voice.all_of([condition.say(self.voice) for condition in others])
            occasion = self.voice.word("united-text-if", occasion=occasion, condition=said)
        return occasion, bool(others)

    def _named(self, selector: Selector) -> str:
        return str(selector.say_as("one", self.voice))


def _joined(role: str, texts: list[str]) -> Said:
    return {role: " ".join(texts)} if texts else {}


def _flat(condition: Condition | None) -> list[Condition]:
    if condition is None:
        return []
    if isinstance(condition, Both):
        return [part for one in condition.conditions for part in _flat(one)]
    return [condition]


# --- names --------------------------------------------------------------------------------------------------------

#: Component kinds of things on the table, and of arguments of messages.
THING_KINDS: Final = {
    "hero": "hero",
    "place": "location",
    "threat": "threat",
    "gear": "equipment",
    "battle-plan": "battle_plan",
    "mission": "mission",
}
ARGUMENT_KINDS: Final = {
    "hero": "hero",
    "place": "location",
    "from-place": "location",
    "threat": "threat",
    "other-threat": "threat",
    "gear": "equipment",
    "mission": "mission",
}


#: Roles of abilities whose event names the Location or the Hero that caused it, so the cause must be named too.
NAMED_CAUSES: Final = ("overflow", "ko")


def ability_name(label: str, language: str) -> str:
    """Return the name of the cause of an effect, or "" if the effect's origin is clear enough."""
    role = label.rpartition("/")[2]
    return i18n.say(language, f"web-united-role-{role}") if role in NAMED_CAUSES else ""


def term(cards: Cards, name: str, value: Any, language: str) -> Any:
    """Return the readable form of a message's argument."""
    if name in ("thing", "origin"):
        return _thing(cards, value, language)
    if name in ARGUMENT_KINDS:
        return cards.registry.name(ARGUMENT_KINDS[name], value, language)
    if name in ("card", "other-card"):
        return _card(cards, value, language)
    if name == "cards":
        return i18n.listing(language, [_card(cards, card, language) for card in value])
    if value in SYMBOLS:
        return i18n.say(language, f"united-token-kind-{value}")
    if name == "super":
        kind = "super_hero" if value in cards.super_heroes else "super_villain"
        return cards.registry.name(kind, value, language)
    return value


def _card(cards: Cards, card: str, language: str) -> str:
    for kind in ("hero_card", "plan", "super_hero", "super_villain"):
        if card in cards.registry.kinds[kind]:
            return cards.registry.name(kind, card, language)
    return card


def _thing(cards: Cards, thing: str, language: str) -> str:
    kind, name = kind_of(thing), name_of(thing)
    if is_token(thing):
        where = cards.registry.name("location", name, language)
        return i18n.say(language, f"united-token-{kind}", {"place": where})
    if kind in ("card", "super"):
        return _card(cards, name, language)
    if kind in THING_KINDS:
        return cards.registry.name(THING_KINDS[kind], name, language)
    if kind == "villain":
        return i18n.say(language, "united-the-villain")
    if kind == "entry":
        return i18n.say(language, "united-entry", {"number": int(name) + 1})
    if kind == "seat":
        return i18n.say(language, "united-seat", {"number": int(name) + 1})
    return thing
