"""Writes docs/vocabulary-<game>.md: every word that the cards of a game are written with, from the code and the cards.

Run it again after changing a word or a card: make vocabulary
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from tableverse.games.registry import load_game
from tableverse.kernel import i18n
from tableverse.kernel.effects import Ability, Condition, Effect, Node, Number, Selector, Vocabulary, Voice
from tableverse.kernel.effects.grammar import Argument
from tableverse.kernel.effects.reading import EffectReader, FamilyReader, WordReader

TITLES: Final = {
    "united": "Marvel United: Multiverse",
    "dagger": "Marvel D.A.G.G.E.R.",
    "champions": "Marvel Champions: The Card Game",
}
HEAD: Final = """\
# Words of {title}

*Made from the code and the cards by `make vocabulary`; do not edit.*

An effect is written in YAML as one word with its arguments: `{{word: {{argument: value, argument: value}}}}`. A word
that needs just one argument may be given it without its name, and one that needs none may stand alone. In place of a
selector, a verb may be given {choosing}: one of them is picked first. The last column shows a text of a
shipped card that is made from the word. How cards are written: [adding-a-card.md](adding-a-card.md).
"""
#: What the words of each part of a page are.
PARTS: Final = {"Effects": Effect, "Selectors": Selector, "Numbers": Number, "Conditions": Condition}
KINDS: Final = {
    "Selector": "selector",
    "Number": "number",
    "Condition": "condition",
    "Effect": "effect",
    "Verb": "verb",
}


def page(game: str) -> str:
    words: Vocabulary = importlib.import_module(f"tableverse.games.{game}.vocabulary.words").vocabulary()
    loaded: Any = load_game(game)
    choosing = " or ".join(f"`{{{word}: selector}}`" for word in words.choosing)
    parts = [HEAD.format(title=TITLES[game], choosing=choosing)]
    for title, kind in PARTS.items():
        examples = shortest_examples(loaded.cards.abilities.values(), loaded.voice_for, kind)
        readers: Mapping[str, Any] = getattr(words, title.lower())
        parts.append(f"## {title}\n\n{table(readers, examples)}")
    return "\n".join(parts)


def table(readers: Mapping[str, Any], examples: Mapping[str, str]) -> str:
    lines = ["| word | arguments | what it means | for example |", "|---|---|---|---|"]
    for word, reader in sorted(readers.items()):
        takes, meaning = described(reader)
        example = examples.get(word) or said_by_itself(reader)
        cells = (f"`{word}`", "; ".join(argument(taken) for taken in takes), meaning, example)
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def described(reader: Any) -> tuple[tuple[Argument, ...], str]:
    """What a word takes, and the first paragraph of what is written about it."""
    if isinstance(reader, FamilyReader):
        return reader.kind.TAKES[1:], first_paragraph(reader.kind.explained.get(reader.word))
    if isinstance(reader, EffectReader | WordReader):
        same = [kind for kind in reader.kind.__mro__ if vars(kind).get("WORD") == reader.kind.WORD]
        return reader.kind.TAKES, first_paragraph(next((kind.__doc__ for kind in same if vars(kind)["__doc__"]), ""))
    return (), first_paragraph(reader.__doc__)


def first_paragraph(text: str | None) -> str:
    return " ".join((text or "").partition("\n\n")[0].split()).replace("``", "`")


def argument(taken: Argument) -> str:
    """``who``: selector; one that may be left out is in brackets."""
    kind, given = KINDS.get(taken.kind, ""), taken.given
    if taken.kind == "bool":
        kind = "true or false"
    elif given.read is not None:
        kind = first_paragraph(given.read.__doc__) or "text"
    elif taken.kind == "int":
        kind = f"{given.least} to {given.most}"
    elif given.one_of:
        kind = ", ".join(f"`{word}`" for word in given.one_of)
    elif given.names:
        kind = f"the id of a {given.names}"
    elif given.asks:
        kind = "a fact of what happens"
    elif not kind:
        kind = "text"
    if taken.many:
        kind = f"a list: {kind}" if taken.many == "list" else f"names, each with: {kind}"
    said = f"**{taken.name}** {kind}"
    return said if taken.required else f"({said})"


def shortest_examples(
    abilities: Iterable[Ability], voice_for: Callable[[Ability, str], Voice], kind: type[Node]
) -> dict[str, str]:
    """For each word of a kind the shortest text that is made from it on any card, in every language."""
    found: dict[str, list[str]] = {}
    for ability in abilities:
        voices: list[Voice] = []
        waiting: list[Node] = [ability.effect, *([] if ability.when is None else [ability.when])]
        while waiting:
            node = waiting.pop()
            waiting.extend(node.nodes())
            if node.WORD and isinstance(node, kind):
                voices = voices or [voice_for(ability, language) for language in i18n.LANGUAGES]
                texts = [said_alone(node, voice) for voice in voices]
                best = found.get(node.WORD)
                if all(texts) and (best is None or (len(texts[0]), texts) < (len(best[0]), best)):
                    found[node.WORD] = texts
    return {word: "<br>".join(texts) for word, texts in found.items()}


def said_by_itself(reader: Any) -> str:
    """What a word says that takes no arguments and depends on no card."""
    voices = [Voice(language) for language in i18n.LANGUAGES]
    if isinstance(reader, FamilyReader) and len(reader.kind.TAKES) == 1:
        family: Any = reader.kind
        node = family(reader.word)
    elif isinstance(reader, EffectReader | WordReader) and not reader.kind.TAKES:
        node = reader.kind()
    else:
        return ""
    texts = [said_alone(node, voice) for voice in voices]
    return "<br>".join(texts) if not any(voice.missing for voice in voices) else ""


def said_alone(node: Node, voice: Voice) -> str:
    """Nothing, where a part can be said only together with what stands around it."""
    try:
        return node.say(voice)
    except KeyError:
        return ""


if __name__ == "__main__":
    for name in TITLES:
        (Path(__file__).parent / f"vocabulary-{name}.md").write_text(page(name), encoding="utf-8")
