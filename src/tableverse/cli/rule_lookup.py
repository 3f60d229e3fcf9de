"""Search of the rulebook in the terminal."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tableverse.cli.terminal import Terminal
from tableverse.games import registry
from tableverse.kernel.game import Game
from tableverse.kernel.lookup import Found, Lookup, card_texts
from tableverse.kernel.rulebook import Rulebook, in_language, plain_words
from tableverse.lessons.lesson import Lesson
from tableverse.lessons.loading import lessons_of

#: Maximum number of results to show. More words narrow the search down.
MAX_RESULTS = 12


class RuleLookup:
    def __init__(self, game: Game, terminal: Terminal) -> None:
        self.game = game
        self.terminal = terminal
        self.rulebook: Rulebook = registry.load_rulebook(game.id)
        self.lookup = Lookup(self.rulebook, {})
        self.lessons = lessons_of(game.id)

    def find(self, query: str) -> list[Found]:
        """Search the rulebook. Card texts are loaded only if needed, because generating them is slow."""
        if not self.lookup.is_rule(query) and not self.lookup.cards:
            self.lookup = Lookup(self.rulebook, self.game.content_data())
        return self.lookup.find(query)

    def show(self, query: str) -> None:
        found = self.find(query)
        if not found:
            self.terminal.line("cli-rules-nothing", text=query[:40])
            return
        shown: set[str] = set()
        for entry in found[:MAX_RESULTS]:
            for line in self._lines(entry, shown):
                self.terminal.out.print(line)
        if len(found) > MAX_RESULTS:
            self.terminal.line("cli-rules-more", count=len(found) - MAX_RESULTS)

    def data(self, query: str) -> list[dict[str, Any]]:
        """Return the results as data for programs."""
        return [{"kind": entry.kind, "id": entry.id, **self._facts(entry)} for entry in self.find(query)]

    def _facts(self, entry: Found) -> dict[str, Any]:
        if entry.kind == "term":
            term = self.lookup.terms[entry.id]
            return {"name": term["name"], "rules": term["rules"]}
        if entry.kind == "rule":
            rule = self.lookup.rules[entry.id]
            return {
                "topic": rule.topics,
                "rule": rule.texts,
                "lessons": [one.id for one in self._lessons_teaching(entry.id)],
            }
        row = self.lookup.cards[entry.id]
        language = self.terminal.language
        named = self.lookup.terms_in("\n".join(card_texts(row, language)), language)
        return {"name": row["name"], "rules": [rule for term in named for rule in term["rules"]]}

    def _lines(self, entry: Found, shown: set[str]) -> list[Text]:
        """Return the lines of a result. Each rule is shown once, however many terms refer to it."""
        language = self.terminal.language
        if entry.kind == "rule":
            return [] if entry.id in shown else self._rule(entry.id, shown)
        if entry.kind == "term":
            term = self.lookup.terms[entry.id]
            kind = self.terminal.say(f"rules-kind-{term['kind']}")
            head = Text.assemble((in_language(term["name"], language), "bold"), "  ", (kind, "dim"))
            return [head, *(line for rule in term["rules"] if rule not in shown for line in self._rule(rule, shown))]
        row = self.lookup.cards[entry.id]
        texts = card_texts(row, language)
        head = Text.assemble((row["name"][language], "bold"), "  ", (self.terminal.say("rules-kind-card"), "dim"))
        lines = [head, *(Text(f"  {text}") for text in texts)]
        for term in self.lookup.terms_in("\n".join(texts), language):
            if term["rules"] and term["rules"][0] not in shown:
                lines += self._rule(term["rules"][0], shown)
        return lines

    def _rule(self, id: str, shown: set[str]) -> list[Text]:
        shown.add(id)
        language = self.terminal.language
        rule = self.lookup.rules[id]
        lines = [Text.assemble("  ", (rule.topics[language], "italic"), ": ", rule.texts[language], "  ", (id, "dim"))]
        for ruling in self.rulebook.rulings_on(id):
            parts = plain_words(ruling["question"]), plain_words(ruling["reading"])
            lines.append(Text("    " + " ".join(in_language(part, language) for part in parts), style="yellow"))
        for lesson in self._lessons_teaching(id):
            title = in_language(lesson.title, language)
            text = self.terminal.say("cli-rules-lesson", title=title, game=lesson.game, lesson=lesson.id)
            lines.append(Text(f"    {text}", style="green"))
        return lines

    def _lessons_teaching(self, rule: str) -> list[Lesson]:
        """Return the lessons that teach a rule."""
        return [lesson for lesson in self.lessons if rule in lesson.rules]
