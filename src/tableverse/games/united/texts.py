"""What a card says, in whole sentences: when it works, what it does, and the constant rules printed on it.

Everything is made from the content that the rules run on, so a text cannot disagree with what happens.
"""

from __future__ import annotations

from tableverse.games.united import conditions
from tableverse.games.united.box import Box
from tableverse.games.united.composing import Choose, Steps
from tableverse.games.united.phrases import Test, say_as
from tableverse.kernel import i18n
from tableverse.kernel.effects import Ability, Both, Condition, Effect, If, Voice

#: Role -> text. A role says where in the game it takes effect: bam, overflow, ko, arrive, clear, reaction, rule (always
#: in force), effect, use, recharge, end (of turn).
Said = dict[str, str]


class Texts:
    """The texts of all components in one language."""

    def __init__(self, box: Box, language: str) -> None:
        self.box = box
        self.voice = Voice(language)

    def of(self, kind: str, id: str) -> Said:
        if kind == "hero_card":
            return self._card(id)
        if kind == "villain":
            return self._villain(id)
        if kind == "plan":
            return self._plan(id)
        if kind == "threat":
            return self._threat(id)
        if kind == "location":
            row = self.box.locations[id]
            rules = _joined("rule", [*map(self._rule, row.rules), *map(self._answer, row.answers.values())])
            if not row.has_end:
                return rules
            if row.mandatory:
                return {**rules, "end": f"{self.voice.sentence('united-text-mandatory')} {self._say(f'location/{id}')}"}
            return {**rules, "end": self._permitted(self.box.said[f"location/{id}"])}
        if kind == "equipment":
            return self._gear(id)
        if kind == "battle_plan":
            rule = self.box.battle_plans[id].rule
            return {"rule": self._rule(rule)} if rule else {"effect": self._answer(f"battle/{id}")}
        if kind in ("super_hero", "super_villain"):
            return {"effect": self._answer(f"super/{id}")}
        return {"effect": self._answer(f"power/{id}")} if kind == "power" else {}

    def headed(self, kind: str, id: str) -> str:
        """All of it in a row, where no sign tells the roles apart."""
        said = self.of(kind, id).items()
        return " ".join(self.voice.word(f"united-text-{role}", text=text) for role, text in said)

    # --- by kind ------------------------------------------------------------------------------------------------

    def _card(self, id: str) -> Said:
        card = self.box.cards[id]
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
        row = self.box.villains[id]
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
        rules = [self._rule(rule, amount) for rule, amount in self.box.threats[id].rules.items()]
        said = _joined("rule", rules)
        said.update(self._effects({"bam": f"{label}/bam", "arrive": f"{label}/arrive", "clear": f"{label}/clear"}))
        if self.box.threats[id].answers:
            said["reaction"] = self._answer(f"{label}/reaction")
        return said

    def _gear(self, id: str) -> Said:
        row = self.box.gear[id]
        if row.serves:
            return {"use": self.voice.sentence(f"united-serves-{row.serves}")}
        use = self._answer(f"gear/{id}/use") if row.answers else self._say(f"gear/{id}/use")
        said = {"use": use}
        if row.recharge == "start":
            text = self.voice.clause(self._permitted(self.box.said[f"gear/{id}/recharge"]))
            said["recharge"] = self.voice.sentence("united-text-at-start", text=text)
        elif row.recharge:
            what, amount = row.deed
            said["recharge"] = self.voice.word("united-recharge-by", deed=what, amount=amount)
        elif not row.permanent:
            said["use"] += " " + self.voice.sentence("united-text-exhausted")
        return said

    # --- sentences ----------------------------------------------------------------------------------------------

    def _effects(self, labels: dict[str, str]) -> Said:
        """By role, as far as the component has such abilities."""
        return {role: self._say(label) for role, label in labels.items() if label in self.box.said}

    def _say(self, label: str) -> str:
        return self.box.said[label].say(self.voice)

    def _permitted(self, effect: Effect) -> str:
        """What nobody has to do: you may do it, if its condition is met."""
        voice = self.voice
        if isinstance(effect, If) and effect.otherwise is None:
            then = voice.clause(effect.then.say(voice))
            return voice.sentence("united-if-may", condition=effect.condition.say(voice), effect=then)
        if isinstance(effect, Steps) and not isinstance(effect.effects[0], Choose):
            rest = [part.say(voice) for part in effect.effects[1:]]
            return voice.sentences([self._permitted(effect.effects[0]), *rest])
        return voice.sentence("effect-may", effect=voice.clause(effect.say(voice)))

    def _rule(self, rule: str, amount: int = 0) -> str:
        return self.voice.word(f"united-rule-{rule}", amount=amount)

    def _answer(self, label: str) -> str:
        """When it happens, and what may (or must) be done then."""
        ability = self.box.abilities[label]
        effect = self.voice.clause(self._say(label))
        occasion, conditional = self._occasion(ability)
        # A Super card is played or not: what stands on it is only when, and what happens then.
        plain = ability.forced or label.startswith("super/")
        key = "united-text-answer" if plain else "united-text-optional-if" if conditional else "united-text-optional"
        return self.voice.sentence(key, occasion=occasion, effect=effect)

    def _occasion(self, ability: Ability) -> tuple[str, bool]:
        """What happens, to whom and where: when you would take damage in the Villain turn. And: is more asked?"""
        facts = {"whom": "", "where": "", "turn": ""}
        others: list[Condition] = []
        for condition in _flat(ability.when):
            if isinstance(condition, conditions.VillainsTurn):
                facts["turn"] = "villain"
            elif isinstance(condition, conditions.AimsAt):
                facts["whom"] = self._named(condition)
            elif isinstance(condition, conditions.HappensTo):
                facts["whom"] = "you"
            elif isinstance(condition, conditions.HappensAt | conditions.MovedInto):
                facts["where"] = self._named(condition)
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
        if ability.label in self.box.once:
            once = f"{key}-once"
            known = i18n.has(self.voice.language, once)
            occasion = self.voice.word(once if known else "united-text-once", occasion=occasion)
        if others:
            said = self.voice.all_of([condition.say(self.voice) for condition in others])
            occasion = self.voice.word("united-text-if", occasion=occasion, condition=said)
        return occasion, bool(others)

    def _named(self, condition: Test) -> str:
        return say_as(condition.arguments.selectors["of"], "one", self.voice)


def _joined(role: str, texts: list[str]) -> Said:
    return {role: " ".join(texts)} if texts else {}


def _flat(condition: Condition | None) -> list[Condition]:
    if condition is None:
        return []
    if isinstance(condition, Both):
        return [part for one in condition.conditions for part in _flat(one)]
    return [condition]
