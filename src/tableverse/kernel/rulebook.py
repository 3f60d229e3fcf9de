"""The rulebook of a game: its ledger in the order of learning, a glossary, and rulings on unclear questions.

``chapters.yaml``, ``glossary.yaml`` and ``rulings.yaml`` are stored beside ``rules.yaml``. The app, the terminal and
docs/rulings.md are generated from them. Texts refer to rules by id; clients turn the ids into links.
"""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, TypedDict

from tableverse.kernel.content import load_yaml
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.ledger import Ledger, Rule
from tableverse.kernel.printed import Names

#: Kinds of glossary entries. Terms of kind "word" are highlighted in the rulebook only, all other terms everywhere.
TERM_KINDS: Final = ("keyword", "status", "icon", "token", "action", "stat", "word")
TermKind = Annotated[str, TERM_KINDS]
#: Texts contain Markdown links and code for docs/rulings.md; elsewhere only the words are shown.
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]+\)")


class Forms(TypedDict):
    """The spellings of a term in each language."""

    en: list[str]
    es: list[str]


class PrintedRule(TypedDict):
    id: str
    topic: Names
    text: Names
    #: `rulebook`, or `faq` for an answer in the publisher's FAQ.
    source: str


class PrintedChapter(TypedDict):
    id: str
    title: Names
    intro: Names
    rules: list[PrintedRule]


class PrintedTerm(TypedDict):
    id: str
    kind: TermKind
    name: Names
    #: Other spellings of the term: plurals, other genders.
    also: Forms
    #: The rules that define the term; the first one summarises it.
    rules: list[str]
    #: The game's picture for the term, such as `status.stunned`; empty if there is none.
    picture: str


class PrintedRuling(TypedDict):
    """The project's interpretation where a rulebook is silent or ambiguous."""

    section: Names
    question: Names
    reading: Names
    #: Reason for the interpretation; empty if none is needed.
    why: Names
    rules: list[str]


class PrintedRulebook(TypedDict):
    game: str
    #: The rule behind each kind of question.
    questions: dict[str, str]
    chapters: list[PrintedChapter]
    glossary: list[PrintedTerm]
    rulings: list[PrintedRuling]


class Chapter:
    __slots__ = ("id", "intros", "rules", "titles")

    def __init__(self, id: str, titles: dict[str, str], intros: dict[str, str], rules: list[Rule]) -> None:
        self.id = id
        self.titles = titles
        self.intros = intros
        self.rules = rules


class Rulebook:
    __slots__ = ("chapters", "glossary", "ledger", "rulings")

    def __init__(
        self, ledger: Ledger, chapters: list[Chapter], glossary: list[PrintedTerm], rulings: list[PrintedRuling]
    ) -> None:
        self.ledger = ledger
        self.chapters = chapters
        self.glossary = glossary
        #: The rulings as written, with Markdown.
        self.rulings = rulings

    @staticmethod
    def read(ledger: Ledger, folder: Traversable) -> Rulebook:
        """Read the rulebook from a game's folder. Without chapters the ledger keeps its own order."""
        chapters = _chapters(ledger, _load(folder / "chapters.yaml"))
        known = {rule.id for rule in ledger.rules}
        glossary = [_term(entry) for entry in _load(folder / "glossary.yaml")]
        rulings = [
            _ruling(section["section"], entry)
            for section in _load(folder / "rulings.yaml")
            for entry in section["rulings"]
        ]
        named = [(term["id"], term["rules"]) for term in glossary]
        named += [(ruling["question"]["en"], ruling["rules"]) for ruling in rulings]
        for where, rules in named:
            for id in rules:
                if id not in known:
                    raise ValueError(f"{where}: there is no rule {id}")
        return Rulebook(ledger, chapters, glossary, rulings)

    def chapter_of(self, rule: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if any(one.id == rule for one in chapter.rules)), None)

    def rulings_on(self, rule: str) -> list[PrintedRuling]:
        return [ruling for ruling in self.rulings if rule in ruling["rules"]]

    def printed(self, questions: dict[str, str] | None = None) -> PrintedRulebook:
        """Return the rulebook as data for clients. ``questions`` maps kinds of questions to rules."""
        return {
            "game": self.ledger.game,
            "questions": questions or {},
            "chapters": [
                {
                    "id": chapter.id,
                    "title": _names(chapter.titles),
                    "intro": _names(chapter.intros),
                    "rules": [_printed_rule(rule) for rule in chapter.rules],
                }
                for chapter in self.chapters
            ],
            "glossary": self.glossary,
            "rulings": [
                {
                    "section": ruling["section"],
                    "question": plain_words(ruling["question"]),
                    "reading": plain_words(ruling["reading"]),
                    "why": plain_words(ruling["why"]),
                    "rules": ruling["rules"],
                }
                for ruling in self.rulings
            ],
        }


def family(rule: str) -> str:
    """Return the family of a rule: ``TURN`` for ``CHA-TURN-01``."""
    return rule.partition("-")[2].rpartition("-")[0]


def in_language(text: Names, language: str) -> str:
    return text["es"] if language == "es" else text["en"]


def plain_words(text: Names) -> Names:
    """Return the texts without Markdown."""
    return {"en": _without_marks(text["en"]), "es": _without_marks(text["es"])}


def _without_marks(text: str) -> str:
    return _LINK.sub(r"\1", text).replace("`", "")


def _load(file: Traversable) -> list[Any]:
    return load_yaml(file) or [] if file.is_file() else []


def _names(texts: Any) -> Names:
    return {"en": texts["en"].strip(), "es": texts["es"].strip()}


def _printed_rule(rule: Rule) -> PrintedRule:
    return {"id": rule.id, "topic": _names(rule.topics), "text": _names(rule.texts), "source": rule.source}


def _chapters(ledger: Ledger, entries: list[Any]) -> list[Chapter]:
    """Assign every rule to one chapter, by its id or by its family."""
    if not entries:
        nameless = dict.fromkeys(LANGUAGES, "")
        return [Chapter("rules", nameless, nameless, list(ledger.rules))] if ledger.rules else []
    wanted = [str(name) for entry in entries for name in entry["rules"]]
    short = {rule.id.partition("-")[2] for rule in ledger.rules}
    places: dict[str, list[Rule]] = {}
    for rule in ledger.rules:
        alone = rule.id.partition("-")[2]
        places.setdefault(alone if alone in wanted else family(rule.id), []).append(rule)
    _compare(wanted, places, short)
    return [
        Chapter(entry["id"], entry["title"], entry["intro"], [rule for name in entry["rules"] for rule in places[name]])
        for entry in entries
    ]


def _compare(wanted: list[str], places: dict[str, list[Rule]], short: set[str]) -> None:
    twice = sorted({name for name in wanted if wanted.count(name) > 1})
    if twice:
        raise ValueError(f"in more than one chapter: {', '.join(twice)}")
    unknown = [name for name in wanted if name not in places and name not in short]
    if unknown:
        raise ValueError(f"chapters name rules that there are not: {', '.join(unknown)}")
    missing = [rule.id for name, rules in places.items() if name not in wanted for rule in rules]
    if missing:
        raise ValueError(f"in no chapter: {', '.join(missing)}")


def _term(entry: Any) -> PrintedTerm:
    kind = entry["kind"]
    if kind not in TERM_KINDS:
        raise ValueError(f"{entry['id']}: kind is {kind!r}, not one of {', '.join(TERM_KINDS)}")
    also = entry.get("also", {})
    return {
        "id": entry["id"],
        "kind": kind,
        "name": _names(entry["name"]),
        "also": {"en": list(also.get("en", ())), "es": list(also.get("es", ()))},
        "rules": list(entry["rules"]),
        "picture": entry.get("picture", ""),
    }


def _ruling(section: Any, entry: Any) -> PrintedRuling:
    return {
        "section": _names(section),
        "question": _names(entry["question"]),
        "reading": _names(entry["reading"]),
        "why": _names(entry.get("why", {"en": "", "es": ""})),
        "rules": list(entry.get("rules", ())),
    }
