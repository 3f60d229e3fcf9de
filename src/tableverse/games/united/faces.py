"""What is printed on every component, for those who draw it: symbols, numbers, and texts made from the effects."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.united.box import Box
from tableverse.games.united.settings import MODE_SEATS
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel import i18n
from tableverse.kernel.effects import Ability, Choose, May, Voice

Row = dict[str, Any]
Text = dict[str, str]

#: The first word of an ability's label, by the kind of component that has it.
LABELS: Final = {
    "hero_card": "card",
    "villain": "villain",
    "plan": "plan",
    "threat": "threat",
    "location": "location",
    "equipment": "gear",
    "battle_plan": "battle",
    "super_hero": "super",
    "super_villain": "super",
    "power": "power",
}


class Printer:
    """Adds to the rows of the content what their components show."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.voices = {language: Voice(language) for language in i18n.LANGUAGES}
        #: The abilities of each component, by the first two words of their labels.
        self.abilities: dict[str, list[Ability]] = {}
        for label, ability in box.abilities.items():
            owner = "/".join(label.split("/")[:2])
            self.abilities.setdefault(owner, []).append(ability)

    def print(self, data: dict[str, list[Row]]) -> None:
        for kind, rows in data.items():
            for row in rows:
                row.update(self._facts(kind, row["id"]))
                row["texts"] = self._texts(kind, row["id"])
        data["part"] = self._parts()
        data["mode"] = [
            {"id": mode, "name": self._said(f"united-mode-{mode}"), "seats": list(seats)}
            for mode, seats in MODE_SEATS.items()
        ]

    # --- facts --------------------------------------------------------------------------------------------------

    def _facts(self, kind: str, id: str) -> Row:
        box = self.box
        if kind == "hero":
            hero = box.heroes[id]
            return {
                "set": hero.set,
                "anti_hero": hero.anti_hero,
                "gear": hero.gear,
                "support": list(dict.fromkeys(box.support_cards(id))),
            }
        if kind == "hero_card":
            card = box.cards[id]
            return {
                "hero": card.hero,
                "symbols": _listed(card.symbols),
                "starting": card.starting,
                "bottom": card.bottom,
                "copies": card.copies,
            }
        if kind == "villain":
            villain = box.villains[id]
            return {
                "set": villain.set,
                "anti_hero": villain.anti_hero,
                "health": villain.health,
                "track": villain.track,
                "plot": villain.plot,
                "goal": villain.goal,
                "absorbs": villain.absorbs,
            }
        if kind == "plan":
            plan = box.plans[id]
            return {
                "villain": plan.villain,
                "move": plan.move,
                "chase": plan.chase,
                "bam": plan.bam,
                "starting": plan.starting,
                "add": [dict(tokens) for tokens in plan.add],
            }
        if kind == "threat":
            threat = box.threats[id]
            return {"villain": threat.villain, "henchman": threat.henchman, "clear": _listed(threat.clear)}
        if kind == "location":
            return {"slots": box.locations[id].slots}
        if kind == "mission":
            return {"slots": box.slots[list(box.registry.kinds["mission"]).index(id)]}
        if kind == "equipment":
            return {"owner": box.gear[id].owner}
        if kind == "battle_plan":
            return {"cost": box.battle_plans[id].cost}
        return {}

    # --- texts --------------------------------------------------------------------------------------------------

    def _texts(self, kind: str, id: str) -> list[Row]:
        """Every ability and constant rule, each with its role: where in the game it takes effect."""
        texts: list[Row] = []
        for rule in self._rules(kind, id):
            texts.append({"role": "rule", **self._said(f"united-rule-{rule}")})
        for ability in self.abilities.get(f"{LABELS.get(kind, kind)}/{id}", ()):
            role = ability.label.split("/")[2:] or ["end" if kind == "location" else "effect"]
            texts.append({"role": role[0], **self._ability(ability)})
        if kind == "equipment" and self.box.gear[id].deed[0]:
            what, amount = self.box.gear[id].deed
            texts.append({"role": "recharge", **self._said("united-recharge-by", deed=what, amount=amount)})
        return texts

    def _rules(self, kind: str, id: str) -> list[str]:
        if kind == "threat":
            return list(self.box.threats[id].rules)
        if kind == "location":
            return self.box.locations[id].rules
        if kind == "battle_plan" and self.box.battle_plans[id].rule:
            return [self.box.battle_plans[id].rule]
        return []

    def _said(self, key: str, **arguments: Any) -> Text:
        return {language: voice.word(key, **arguments) for language, voice in self.voices.items()}

    def _ability(self, ability: Ability) -> Text:
        """What it does, after when it does it."""
        said: Text = {}
        for language, voice in self.voices.items():
            effect = ability.effect.say(voice)
            if ability.on:
                occasion = voice.word(f"united-on-{ability.on}")
                if ability.when is None:
                    effect = voice.word("united-on", occasion=occasion, effect=effect)
                else:
                    condition = ability.when.say(voice)
                    effect = voice.word("united-on-if", occasion=occasion, condition=condition, effect=effect)
            said[language] = effect
        return said

    def _parts(self) -> list[Row]:
        """The words of every branch that a choice may offer, named as the choice names it."""
        rows = []
        for label, ability in self.box.abilities.items():
            for number, node in enumerate(ability.nodes):
                if isinstance(node, (Choose, May)):
                    for part in ability.children[number]:
                        said = {language: ability.nodes[part].say(voice) for language, voice in self.voices.items()}
                        rows.append({"id": f"{label}/{part}", "name": said})
        return rows


def _listed(amounts: list[int]) -> list[str]:
    return [name for name, amount in zip(SYMBOLS, amounts, strict=True) for _ in range(amount)]
