"""Write docs/vocabulary-<game>.md: the reference of all words that the cards of a game are written with.

Run it after changing a word or a card: make vocabulary
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

In YAML an effect is a word with its arguments: `{{word: {{argument: value, argument: value}}}}`. If a word has one
required argument, its name may be omitted, and a word without arguments may stand alone. Where a verb takes a selector,
it also accepts {choosing}, which picks one thing first. The last column shows the text of a shipped card that uses the
word. To write cards, see [adding-a-card.md](adding-a-card.md).
"""
#: The headings of a page, each with the class of its words.
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
    lines = ["| word | arguments | meaning | example |", "|---|---|---|---|"]
    for word, reader in sorted(readers.items()):
        takes, meaning = describe(reader)
        example = examples.get(word) or text_without_arguments(reader)
        cells = (f"`{word}`", "; ".join(argument(taken) for taken in takes), meaning, example)
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def describe(reader: Any) -> tuple[tuple[Argument, ...], str]:
    """Return the arguments of a word and its documentation."""
    if isinstance(reader, FamilyReader):
        return reader.kind.TAKES[1:], one_line(reader.kind.explained.get(reader.word))
    if isinstance(reader, EffectReader | WordReader):
        same = [kind for kind in reader.kind.__mro__ if vars(kind).get("WORD") == reader.kind.WORD]
        return reader.kind.TAKES, one_line(next((kind.__doc__ for kind in same if vars(kind)["__doc__"]), ""))
    return (), one_line(reader.__doc__)


def one_line(text: str | None) -> str:
    return " ".join((text or "").split()).replace("``", "`")


def first_paragraph(text: str | None) -> str:
    return one_line((text or "").partition("\n\n")[0])


def argument(taken: Argument) -> str:
    """Return one argument as Markdown: ``**who** selector``, in parentheses if it is optional."""
    kind, given = KINDS.get(taken.kind, ""), taken.given
    if taken.kind == "bool":
        kind = "true or false"
    elif given.read is not None:
        kind = first_paragraph(given.read.__doc__) or "text"
    elif taken.kind == "int":
        kind = f"{given.minimum} to {given.maximum}"
    elif given.one_of:
        kind = ", ".join(f"`{word}`" for word in given.one_of)
    elif given.names:
        kind = f"the id of a {given.names}"
    elif given.asks:
        kind = "a fact of the occurrence"
    elif not kind:
        kind = "text"
    if taken.many:
        kind = f"a list: {kind}" if taken.many == "list" else f"names, each with: {kind}"
    said = f"**{taken.name}** {kind}"
    return said if taken.required else f"({said})"


def shortest_examples(
    abilities: Iterable[Ability], voice_for: Callable[[Ability, str], Voice], kind: type[Node]
) -> dict[str, str]:
    """Return, for each word of a kind, the shortest text of any card that contains it, in every language."""
    found: dict[str, list[str]] = {}
    for ability in abilities:
        voices: list[Voice] = []
        waiting: list[Node] = [ability.effect, *([] if ability.when is None else [ability.when])]
        while waiting:
            node = waiting.pop()
            waiting.extend(node.nodes())
            if node.WORD and isinstance(node, kind):
                voices = voices or [voice_for(ability, language) for language in i18n.LANGUAGES]
                texts = [text_alone(node, voice) for voice in voices]
                best = found.get(node.WORD)
                if all(texts) and (best is None or (len(texts[0]), texts) < (len(best[0]), best)):
                    found[node.WORD] = texts
    return {word: "<br>".join(texts) for word, texts in found.items()}


def text_without_arguments(reader: Any) -> str:
    """Return the text of a word without arguments, or "" if it depends on a card."""
    voices = [Voice(language) for language in i18n.LANGUAGES]
    if isinstance(reader, FamilyReader) and len(reader.kind.TAKES) == 1:
        family: Any = reader.kind
        node = family(reader.word)
    elif isinstance(reader, EffectReader | WordReader) and not reader.kind.TAKES:
        node = reader.kind()
    else:
        return ""
    texts = [text_alone(node, voice) for voice in voices]
    return "<br>".join(texts) if not any(voice.missing for voice in voices) else ""


def text_alone(node: Node, voice: Voice) -> str:
    """Return the text of a node, or "" if it has none outside its sentence."""
    try:
        return node.say(voice)
    except KeyError:
        return ""


if __name__ == "__main__":
    for name in TITLES:
        (Path(__file__).parent / f"vocabulary-{name}.md").write_text(page(name), encoding="utf-8")
