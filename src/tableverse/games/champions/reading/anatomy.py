"""The fields that each kind of card may have, used to reject fields such as the cost of a minion."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import FORMS
from tableverse.kernel.content import Reader

#: Kinds of cards in a player's deck, without and with resource cards.
PLAYED: Final = ("ally", "event", "support", "upgrade", "player-side-scheme")
OF_PLAYERS: Final = (*PLAYED, "resource")
#: Kinds of cards in the encounter deck.
OF_ENCOUNTER: Final = ("minion", "treachery", "attachment", "environment", "side-scheme", "obligation")
ENEMIES: Final = ("villain", "minion")
CHARACTERS: Final = (*FORMS, "ally", *ENEMIES)
SCHEMES: Final = ("main-scheme", "side-scheme", "player-side-scheme")
#: All kinds of cards that stay in play.
STAYING: Final = (*CHARACTERS, *SCHEMES, "support", "upgrade", "attachment", "environment", "obligation")

#: The kinds of card that may have a field. Any card may have a field that is missing here.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "cost": PLAYED,
    "resources": OF_PLAYERS,
    "stats": (*CHARACTERS, "attachment"),
    "stars": (*CHARACTERS, "attachment"),
    "hp-each": ENEMIES,
    "endless": ENEMIES,
    "strikes": ("ally",),
    "boost": OF_ENCOUNTER,
    "icons": (*SCHEMES, "villain", "minion", "attachment", "environment", "obligation"),
    "icons-in-text": (*SCHEMES, "villain", "minion", "attachment", "environment", "obligation"),
    "nemesis": ("minion",),
    "stage": ("villain", "main-scheme"),
    "threat": SCHEMES,
    "target": ("main-scheme",),
    "grows": ("main-scheme",),
    "counters": STAYING,
    "counter": (*STAYING, "treachery"),  # for the counters that it puts on other cards
    "uses-up": STAYING,
    "constants": (*STAYING, "treachery"),  # for keywords that it gains when revealed
    "tolls": STAYING,
    "limit-per": PLAYED,
    "max": OF_PLAYERS,
    "play-form": PLAYED,
    "play-if": PLAYED,
    "from-discard": PLAYED,
    "under-anyone": ("ally", "support", "upgrade"),
    "doubles": ("resource",),
    "spend-form": OF_PLAYERS,
    "give-to": ("obligation",),
    "attach": ("attachment", "upgrade", "support"),
    "attach-else": ("attachment",),
    "deck": ("hero", "alter-ego"),
    "own-deck": ("hero", "alter-ego"),
    "deck-limit": OF_PLAYERS,
    "requirement": PLAYED,
    "paid-only-with": PLAYED,
    "team-up": PLAYED,
    "teamwork": ("minion",),
    "extra-form": ("support", "upgrade"),
}
#: The numbers of each kind of card.
STATS_OF: Final[dict[str, tuple[str, ...]]] = {
    "hero": ("thw", "atk", "def", "rec", "hp", "hand"),
    "alter-ego": ("thw", "atk", "def", "rec", "hp", "hand"),
    "ally": ("thw", "atk", "hp"),
    "villain": ("atk", "sch", "hp"),
    "minion": ("atk", "sch", "hp"),
    "attachment": ("atk", "sch", "thw"),
}
#: The kinds of card that may have an ability with a heading. A heading missing here is allowed on any card.
HEADED: Final[dict[str, tuple[str, ...]]] = {
    "boost": OF_ENCOUNTER,
    "when-revealed": ("villain", "main-scheme", *OF_ENCOUNTER),
    "when-given": ("obligation",),
    "when-defeated": ("villain", "minion", "side-scheme", "player-side-scheme", "ally"),
    "when-completed": ("main-scheme",),
    "when-revealed-a": ("main-scheme",),
    "setup": ("hero", "alter-ego", "main-scheme", "villain"),
    "without-counters": STAYING,
    "resource": STAYING,
}


def check_fields(kind: str, row: Reader) -> None:
    """Raise BadContent for a field that a card of this kind cannot have."""
    for field in row.keys():  # noqa: SIM118 (a Reader is not a mapping)
        if kind not in FIELDS.get(field, (kind,)):
            raise row.field(field).wrong("not-on-this-kind", kind=kind, field=field)
    if kind in FORMS:
        row.field("back")  # an identity needs its other side
    if row.has("stats"):
        stats = row.field("stats")
        for name in stats.keys():  # noqa: SIM118
            if name not in STATS_OF[kind]:
                raise stats.field(name).wrong("not-on-this-kind", kind=kind, field=name)
    if row.has("abilities"):
        for part in row.field("abilities").items():
            heading = part.field("is")
            if kind not in HEADED.get(heading.as_text(), (kind,)):
                raise heading.wrong("not-on-this-kind", kind=kind, field=heading.as_text())
    aspect = row.field("aspect")
    of_encounter = kind in ("villain", "main-scheme") or kind in OF_ENCOUNTER
    if (aspect.as_text() == "encounter") != of_encounter:
        raise aspect.wrong("not-on-this-kind", kind=kind, field=f"aspect: {aspect.as_text()}")
