"""Formatting of messages in the reader's language."""

from __future__ import annotations

from typing import Any

from tableverse.kernel import i18n
from tableverse.kernel.choice import Message
from tableverse.kernel.event import Event
from tableverse.kernel.game import Game


class Speaker:
    """A formatter of messages in a language, with the game's names for things and the names of people."""

    def __init__(self, game: Game, language: str, people: list[str]) -> None:
        self.game = game
        self.language = language
        self.people = people

    def say(self, message: Message) -> str:
        arguments = message.arguments
        if message.key == "effect-part":
            ability = self.game.ability(arguments["ability"])
            return ability.nodes[int(arguments["node"])].say(self.game.voice_for(ability, self.language))
        readable = {name: self._readable(name, value) for name, value in arguments.items()}
        named = self.game.ability_name(arguments["ability"], self.language) if "ability" in arguments else ""
        if named and i18n.has(self.language, f"{message.key}-named"):
            return i18n.say(self.language, f"{message.key}-named", {**readable, "ability": named})
        return i18n.say(self.language, message.key, readable)

    def tell(self, event: Event) -> str:
        """Return an event as a line of the log."""
        return self.say(Message(f"{self.game.id}-event-{event.kind}", event.facts))

    def word(self, key: str, **arguments: Any) -> str:
        return self.say(Message(key, arguments))

    def _readable(self, name: str, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if name in ("seat", "from") and isinstance(value, int):
            return self.people[value]
        if name == "seats" and isinstance(value, list):
            return i18n.listing(self.language, [self.people[seat] for seat in value])
        return self.game.term(name, value, self.language)
