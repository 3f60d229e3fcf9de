"""Search in a rulebook: rules, terms and cards by their words, in all languages at once.

The web client has the same search in lib/rules/search.ts; tests run the same examples against both.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.rulebook import PrintedTerm, Rulebook, in_language

WORD: Final = re.compile(r"\w+")
#: Scores of a query word: equal to the whole name, to a word of the name, to the start of such a word, to a word of the
#: text, and to the start of such a word.
WHOLE: Final = 40
HEAD: Final = 12
HEAD_PREFIX: Final = 6
BODY: Final = 2
BODY_PREFIX: Final = 1
#: Maximum number of results.
MAX_RESULTS: Final = 40


def fold(text: str) -> str:
    """Return a text without accents and capitals, for comparison with user input."""
    spread = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def words(text: str) -> list[str]:
    return WORD.findall(fold(text))


class Found:
    """A search result: a rule, a term or a card."""

    __slots__ = ("body", "heads", "id", "kind", "order", "wholes")

    def __init__(self, kind: str, id: str, order: int, heads: Iterable[str], body: Iterable[str]) -> None:
        self.kind = kind
        self.id = id
        self.order = order
        named = [" ".join(words(head)) for head in heads]
        self.wholes = frozenset(named)
        self.heads = frozenset(word for head in named for word in head.split())
        self.body = frozenset(word for text in body for word in words(text))

    def score(self, query: str, wanted: list[str]) -> int:
        """Return how well the entry matches a query; 0 if a word is missing."""
        total = WHOLE if query in self.wholes else 0
        for word in wanted:
            if word in self.heads:
                total += HEAD
            elif any(head.startswith(word) for head in self.heads):
                total += HEAD_PREFIX
            elif word in self.body:
                total += BODY
            elif any(other.startswith(word) for other in self.body):
                total += BODY_PREFIX
            else:
                return 0
        return total


class Lookup:
    __slots__ = ("cards", "entries", "rules", "terms")

    def __init__(self, rulebook: Rulebook, content: Mapping[str, Any]) -> None:
        """Index a rulebook and the components of a game, as ``Game.content_data`` returns them."""
        self.terms: dict[str, PrintedTerm] = {term["id"]: term for term in rulebook.glossary}
        self.rules = {rule.id: rule for chapter in rulebook.chapters for rule in chapter.rules}
        self.cards = dict(_cards(content))
        entries: list[Found] = []
        for term in rulebook.glossary:
            heads = [form for language in LANGUAGES for form in forms(term, language)]
            entries.append(Found("term", term["id"], len(entries), heads, ()))
        for rule in self.rules.values():
            heads = [rule.id, *rule.topics.values()]
            entries.append(Found("rule", rule.id, len(entries), heads, rule.texts.values()))
        for id, row in self.cards.items():
            entries.append(Found("card", id, len(entries), row["name"].values(), card_texts(row)))
        self.entries = entries

    def is_rule(self, query: str) -> bool:
        """Return whether the query is the id of a rule."""
        return query.strip().upper() in self.rules

    def find(self, query: str) -> list[Found]:
        """Return the matching entries, best first. Equally good entries keep the order of the rulebook."""
        wanted = words(query)
        if not wanted:
            return []
        phrase = " ".join(wanted)
        if self.is_rule(query):
            return [entry for entry in self.entries if entry.id == query.strip().upper()]
        found = [(entry.score(phrase, wanted), entry) for entry in self.entries]
        found = [pair for pair in found if pair[0] > 0]
        found.sort(key=lambda pair: (-pair[0], pair[1].order))
        return [entry for _, entry in found[:MAX_RESULTS]]

    def terms_in(self, text: str, language: str) -> list[PrintedTerm]:
        """Return the keywords, icons, statuses and tokens named in a text, without terms of kind "word"."""
        padded = f" {' '.join(words(text))} "
        return [
            term
            for term in self.terms.values()
            if term["kind"] != "word" and any(f" {' '.join(words(form))} " in padded for form in forms(term, language))
        ]


def forms(term: PrintedTerm, language: str) -> list[str]:
    """Return all spellings of a term in a language."""
    also = term["also"]["es"] if language == "es" else term["also"]["en"]
    return [in_language(term["name"], language), *also]


def _cards(content: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield every row with a name and a text, except rows that are parts of other cards."""
    for kind, rows in content.items():
        if kind != "part" and isinstance(rows, list):
            for row in rows:
                if isinstance(row, dict) and isinstance(row.get("name"), dict):
                    yield f"{kind}/{row['id']}", row


def card_texts(row: Any, language: str = "") -> list[str]:
    """Return the texts of a card, in one language or in all.

    Some games store these texts as lines by language, others as a list of texts.
    """
    wanted = (language,) if language else LANGUAGES
    found: list[str] = []
    for field in ("text", "texts"):
        written = row.get(field)
        if isinstance(written, dict):
            found += [line for one in wanted for line in written.get(one, ())]
        elif isinstance(written, list):
            for part in written:
                texts = part.get("text", part)
                found += [texts[one] for one in wanted if one in texts]
    return found
