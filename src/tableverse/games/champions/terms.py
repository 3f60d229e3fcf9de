"""Keywords that come with more than a number: linked to a card, team-up of two characters, teamwork of a trait, and
resources that are required, or the only ones that will do."""

from __future__ import annotations

from collections.abc import Collection

from tableverse.kernel import i18n
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Verb, Voice
from tableverse.kernel.errors import nearest


class Decisive(Verb):
    """Base of verbs by which a scenario ends the game: they are neither cancelled nor made blank."""


class Retypes(Verb):
    """Base of verbs that change the kind of a card, so that its other kinds are known before the game."""

    kind: str


class Terms:
    __slots__ = ("form", "linked", "paid_only_with", "reader", "requirement", "team_up", "teamwork")

    def __init__(
        self,
        reader: Reader,
        linked: str,
        team_up: tuple[str, ...],
        teamwork: str,
        requirement: tuple[str, ...],
        form: dict[str, str],
        paid_only_with: str,
    ) -> None:
        #: Where it is written, for what can only be checked once all cards are read.
        self.reader = reader
        #: The card that brings it into the game.
        self.linked = linked
        #: The two characters who must be in play.
        self.team_up = team_up
        #: The trait that calls others to act together.
        self.teamwork = teamwork
        #: Resources that must be among those that pay for it.
        self.requirement = requirement
        #: The type of form that it gives its identity on top of hero and alter-ego, by language; empty if none.
        self.form = form
        #: The only type of resource that may be spent on its cost, or "".
        self.paid_only_with = paid_only_with

    def check(self, known: Collection[str]) -> None:
        """The cards that it names exist."""
        for field, names in (("linked", (self.linked,) if self.linked else ()), ("team-up", self.team_up)):
            for name in names:
                if name not in known:
                    raise self.reader.field(field).wrong("names-nothing", value=name[:40], near=nearest(name, known))

    def say(self, voice: Voice, names: dict[str, dict[str, str]]) -> list[str]:
        lines: list[str] = []
        if self.form:
            lines.append(voice.word("champions-term-form", type=self.form[voice.language]))
        if self.linked:
            lines.append(voice.word("champions-term-linked", card=names[self.linked][voice.language]))
        if self.team_up:
            cards = voice.all_of([names[card][voice.language] for card in self.team_up])
            lines.append(voice.word("champions-term-team-up", cards=cards))
        if self.teamwork:
            lines.append(voice.word("champions-term-teamwork", trait=voice.word(f"champions-trait-{self.teamwork}")))
        if self.requirement:
            kinds = voice.all_of([voice.word(f"champions-resource-{kind}") for kind in self.requirement])
            lines.append(voice.word("champions-term-requirement", kinds=kinds))
        if self.paid_only_with:
            kind = voice.word(f"champions-resource-{self.paid_only_with}")
            lines.append(voice.word("champions-term-paid-only-with", kind=kind))
        return lines


def read_terms(reader: Reader, resources: tuple[str, ...]) -> Terms:
    team_up = tuple(part.as_text() for part in reader.field("team-up").items()) if reader.has("team-up") else ()
    if team_up and len(team_up) != 2:
        raise reader.field("team-up").wrong("not-one-of", value=", ".join(team_up)[:40], allowed="2")
    required = reader.field("requirement").items() if reader.has("requirement") else []
    requirement = tuple(part.as_one_of(resources) for part in required)
    return Terms(
        reader,
        reader.text("linked") if reader.has("linked") else "",
        team_up,
        reader.text("teamwork") if reader.has("teamwork") else "",
        requirement,
        {language: reader.field("extra-form").text(language) for language in i18n.LANGUAGES}
        if reader.has("extra-form")
        else {},
        reader.one_of("paid-only-with", resources) if reader.has("paid-only-with") else "",
    )
