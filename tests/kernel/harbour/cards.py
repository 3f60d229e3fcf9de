"""Keeper cards and tide cards, read from content/*.yaml with the game's words in addition to the kernel's."""

from __future__ import annotations

from pathlib import Path

from kernel.harbour.words import vocabulary
from tableverse.kernel.content import Item, Reader, Registry, open_yaml
from tableverse.kernel.effects import Ability, Vocabulary
from tableverse.kernel.timing import MOMENTS

FOLDER = Path(__file__).parent


class Card:
    def __init__(self, id: str, stays: bool, hull: int, guns: int, ability: Ability | None) -> None:
        self.id = id
        #: Whether the card stays in play after it is played, or on the shore after the tide brings it.
        self.stays = stays
        #: The hull and the guns of a ship.
        self.hull = hull
        self.guns = guns
        self.ability = ability

    @property
    def trigger(self) -> Ability | None:
        return self.ability if self.ability is not None and self.ability.moment else None


class Cards:
    def __init__(self) -> None:
        self.registry = Registry()
        self.by_id: dict[str, Card] = {}
        self.keeper = self._read("keeper")
        self.tide = self._read("tide")

    def _read(self, kind: str) -> list[str]:
        words = vocabulary()
        ids = []
        for reader in open_yaml(FOLDER / "content" / f"{kind}.yaml").items():
            item = Item.read(kind, reader)
            self.by_id[item.id] = Card(
                item.id,
                reader.flag("stays"),
                reader.integer("hull", 1, 9, default=0),
                reader.integer("guns", 0, 9, default=0),
                read_ability(item.id, reader, words) if reader.has("effect") else None,
            )
            reader.no_more()
            self.registry.add(item, reader)
            ids.append(item.id)
        return ids


def read_ability(label: str, reader: Reader, words: Vocabulary) -> Ability:
    effect = words.effect(reader.field("effect"))
    if not reader.has("answers"):
        return Ability(label, effect)
    answers = reader.field("answers")
    moment = answers.one_of("moment", MOMENTS)
    occurrence = answers.one_of("to", ("hit", "sunk"))
    when = words.condition(answers.field("when")) if answers.has("when") else None
    ability = Ability(label, effect, moment, occurrence, when, answers.flag("forced"))
    answers.no_more()
    return ability
