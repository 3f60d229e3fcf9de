"""What an identity's own text demands of its deck: more aspects than one, cards that others may not take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Voice

if TYPE_CHECKING:
    from tableverse.games.champions.cards import Card


class Also:
    """Cards of any aspect that may be in the deck too: of a kind, with a trait or a label, at most so many. Or so many
    titles with all their copies, or none of it."""

    __slots__ = ("kind", "labels", "most", "titles", "trait")

    def __init__(self, kind: str, trait: str, labels: tuple[str, ...], most: int, titles: int) -> None:
        self.kind = kind
        self.trait = trait
        self.labels = labels
        #: 0: as many as one likes.
        self.most = most
        #: 0: any number of titles, with as many copies as one likes.
        self.titles = titles

    def covers(self, card: Card) -> bool:
        if card.kind != self.kind or (self.trait and self.trait not in card.traits):
            return False
        return not self.labels or any(label in use.labels for use in card.uses for label in self.labels)


class Building:
    """``aspects`` are to be chosen, as many cards of one as of the other if ``equal``; ``copies`` is the most of one
    title that is not identity-specific, 0 if nothing is said."""

    __slots__ = ("also", "aspects", "copies", "equal")

    def __init__(self, aspects: int = 1, equal: bool = False, copies: int = 0, also: Also | None = None) -> None:
        self.aspects = aspects
        self.equal = equal
        self.copies = copies
        self.also = also

    def say(self, voice: Voice) -> list[str]:
        lines: list[str] = []
        if self.aspects > 1:
            key = "champions-build-aspects-equal" if self.equal else "champions-build-aspects"
            lines.append(voice.word(key, amount=self.aspects))
        if self.copies:
            lines.append(voice.word("champions-build-copies", amount=self.copies))
        if self.also is not None:
            kinds = voice.word(f"champions-kind-{self.also.kind}")
            if self.also.labels:
                labels = voice.either([voice.word(f"champions-label-{label}") for label in self.also.labels])
                kinds = voice.word("champions-build-labelled", kind=kinds, labels=labels)
            if self.also.trait:
                trait = voice.word(f"champions-trait-{self.also.trait}")
                kinds = voice.word("champions-build-with-trait", kind=kinds, trait=trait)
            if self.also.titles:
                lines.append(voice.word("champions-build-also-titles", cards=kinds, amount=self.also.titles))
            elif self.also.most:
                lines.append(voice.word("champions-build-also-most", cards=kinds, amount=self.also.most))
            else:
                lines.append(voice.word("champions-build-also", cards=kinds))
        return lines


def read_building(reader: Reader, kinds: tuple[str, ...], labels: tuple[str, ...]) -> Building:
    also: Also | None = None
    if reader.has("also"):
        row = reader.field("also")
        wanted = row.field("labels").items() if row.has("labels") else []
        for part in wanted:
            if part.as_text() not in labels:
                raise part.wrong("not-one-of", value=part.as_text()[:40], allowed=", ".join(labels))
        titles = row.integer("titles", 1, 9, default=0) if row.has("titles") else 0
        also = Also(
            row.one_of("kind", kinds),
            row.text("trait") if row.has("trait") else "",
            tuple(part.as_text() for part in wanted),
            row.integer("most", 1, 50, default=0) if row.has("most") and not titles else 0,
            titles,
        )
        row.no_more()
    building = Building(
        reader.integer("aspects", 1, 5, default=1),
        reader.flag("equal"),
        reader.integer("copies", 1, 3, default=0) if reader.has("copies") else 0,
        also,
    )
    reader.no_more()
    return building
