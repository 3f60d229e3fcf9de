"""All occurrences that abilities may respond to, with their moments and facts.

The engine opens windows by this table. Card effects are checked against it, so no card waits for a moment that never
comes or uses a fact that does not exist. A test plays games and checks that every occurrence is declared with exactly
its facts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tableverse.kernel.timing import ITSELF, MOMENTS

#: Types of facts: one or several cards, a player, a boolean, a number, resources by type; or an internal fact that
#: cards cannot use.
CARDS: Final = "cards"
SEAT: Final = "seat"
FLAG: Final = "flag"
NUMBER: Final = "number"
RESOURCE: Final = "resource"
OWN: Final = "own"

WHOLE: Final = ("would", "before", "after")
AFTER: Final = ("after",)


class OccurrenceType:
    """An occurrence type.

    ``facts`` exist from the start and ``later`` facts may be added. ``flags`` are further conditions derived from
    facts. ``within`` lists types that the occurrence may be part of, whose facts are available too. A type that is not
    ``public`` is internal. With ``keywords``, some keywords resolve before the first moment of responses.
    """

    __slots__ = ("begins", "facts", "flags", "later", "moments", "public", "within")

    def __init__(
        self,
        moments: tuple[str, ...],
        facts: dict[str, str],
        later: dict[str, str] | None = None,
        flags: tuple[str, ...] = (),
        within: tuple[str, ...] = (),
        public: bool = True,
        keywords: bool = False,
    ) -> None:
        self.moments = moments
        self.facts = facts
        self.later: dict[str, str] = {} if later is None else later
        self.flags = flags
        self.within = within
        self.public = public
        #: The first moment of the occurrence's window.
        # Keywords resolve at the moment of the occurrence itself, which has no responses.
        self.begins = ITSELF if keywords else MOMENTS.index(moments[0])


KEYWORDS: Final = {"overkill": OWN, "piercing": OWN, "ranged": OWN}
_ATTACK: Final = {
    "attacker": CARDS,
    "seat": SEAT,
    "basic": FLAG,
    "targets": CARDS,
    "damaged": CARDS,
    "defeated": CARDS,
    "use": OWN,
}
#: Facts about the ability that an attack or thwart comes from.
_BY_ABILITY: Final = {"both": OWN, "node": OWN, "card": OWN, "bound": OWN, "extra": OWN, "parts": OWN, "ended": OWN}
#: The power used for a basic attack or thwart, if not the usual power.
_POWER: Final = {"power": OWN}
#: Whether this is an attack on several enemies, or the part of such an attack for one enemy.
_SEVERAL: Final = {"several": OWN, "one_of_several": OWN}
#: Damage taken in total, and by each character.
_TAKEN: Final = {"taken": OWN, "taken_by": OWN}
_ACTIVATION: Final = {"enemy": CARDS, "seat": SEAT, "boost": NUMBER, "plus": OWN, "boosted": OWN, "less": OWN}
_ACTIVATING: Final = {
    "queued": OWN,
    "copy": OWN,
    "open": OWN,
    "iconless": OWN,
    "gained": OWN,
    "counted": OWN,
    "later": OWN,
    "ended": OWN,
    "replaced": OWN,
    "placed": NUMBER,
    "abreast": OWN,
    "given": OWN,
    "power": OWN,
    "stand_in": OWN,
}
_DAMAGE: Final = {"target": CARDS, "amount": NUMBER, "source": CARDS, "seat": SEAT, "attack": FLAG}
_CARD: Final = {"card": CARDS, "seat": SEAT}

OCCURRENCE_TYPES: Final[dict[str, OccurrenceType]] = {
    "attack": OccurrenceType(
        WHOLE,
        _ATTACK,
        {
            **_BY_ABILITY,
            **_POWER,
            **_SEVERAL,
            **KEYWORDS,
            "struck": CARDS,
            "dealt": NUMBER,
            **_TAKEN,
            "excess": NUMBER,
            "excess_by": OWN,
            "turned": OWN,
            "spared": OWN,
        },
        ("harmless",),
    ),
    # A player's attack has chosen a target. An attack ability chooses its targets only while it resolves.
    "attacked": OccurrenceType(("before",), {"target": CARDS, "attacker": CARDS, "seat": SEAT}, within=("attack",)),
    "thwart": OccurrenceType(
        WHOLE, _ATTACK, {**_BY_ABILITY, **_POWER, **KEYWORDS, "emptied": CARDS}, within=("attack",)
    ),
    "recover": OccurrenceType(WHOLE, _CARD),
    "damage": OccurrenceType(
        WHOLE,
        _DAMAGE,
        {**KEYWORDS, "prevented": NUMBER, "together": OWN, "spilled": OWN, "past_tough": OWN},
        within=("attack", "enemy-attack"),
    ),
    # Damage that one effect deals to several characters at once. Abilities respond only to its parts.
    "damage-together": OccurrenceType(
        WHOLE,
        {**dict.fromkeys(("shares", "source", "attack", "more", "falling", "number"), OWN), "seat": SEAT},
        {"parts": OWN},
        public=False,
    ),
    "taking": OccurrenceType(
        WHOLE,
        {**_DAMAGE, "dealt": NUMBER, "prevented": NUMBER},
        {**KEYWORDS, "parts": OWN, "together": OWN, "spilled": OWN, "past_tough": OWN},
        within=("damage", "attack", "enemy-attack"),
    ),
    "defeat": OccurrenceType(
        WHOLE,
        {"target": CARDS, "source": CARDS, "seat": SEAT, "attack": FLAG},
        {"together": OWN, "face": OWN, "goes": OWN, "controller": SEAT},
        within=("taking", "damage", "attack", "thwart", "enemy-attack"),
    ),
    "threat": OccurrenceType(
        WHOLE,
        {"scheme": CARDS, "amount": NUMBER, "source": CARDS, "step_one": FLAG, "seat": SEAT},
        {"prevented": NUMBER, "together": OWN},
        within=("enemy-scheme",),
    ),
    # Threat that one effect places on several schemes at once. Abilities respond only to its parts.
    "threat-together": OccurrenceType(
        WHOLE,
        {**dict.fromkeys(("schemes", "amount", "source", "number"), OWN), "seat": SEAT},
        {"parts": OWN},
        public=False,
    ),
    "enemy-attack": OccurrenceType(
        WHOLE,
        {**_ACTIVATION, "target": CARDS, "defender": CARDS, "basic": FLAG, "damaged": CARDS, "defeated": CARDS},
        {
            **_ACTIVATING,
            "struck": CARDS,
            **KEYWORDS,
            "dealt": NUMBER,
            **_TAKEN,
            "excess": NUMBER,
            "excess_by": OWN,
            "defending": SEAT,
            "extra": OWN,
            "by_ability": OWN,
            "averted": OWN,
        },
        ("undefended", "harmless"),
    ),
    "enemy-scheme": OccurrenceType(WHOLE, _ACTIVATION, _ACTIVATING),
    "defense": OccurrenceType(
        ("before", "after"), {"defender": CARDS, "seat": SEAT, "enemy": CARDS}, within=("enemy-attack",)
    ),
    # Both moments come before the boost ability of the card.
    "boost": OccurrenceType(
        ("before", "after"),
        {"card": CARDS, "enemy": CARDS, "seat": SEAT, "icons": NUMBER, "attack": FLAG},
        within=("enemy-attack", "enemy-scheme"),
    ),
    # Counting the boost icons of one card: a boost card after its boost ability, or any card that an effect names.
    "count": OccurrenceType(("would", "before"), {**_CARD, "icons": NUMBER}),
    "reveal": OccurrenceType(WHOLE, {**_CARD, "deck": FLAG, "effects": FLAG}),
    "surge": OccurrenceType(("before",), _CARD),
    "effect": OccurrenceType(("would", "before"), {**_CARD, "event": FLAG}),
    # The following occurrences have happened when their windows open. At "before", a card that enters is already in
    # play, but its hit points are not checked yet.
    "enter": OccurrenceType(("before", "after"), _CARD, {"paid": RESOURCE, "need": OWN}),
    "engage": OccurrenceType(AFTER, _CARD, {"entered": OWN}, keywords=True),
    # A card has been paid for and is about to enter play or take effect.
    "play": OccurrenceType(("before",), _CARD),
    "played": OccurrenceType(AFTER, _CARD, {"hand": FLAG, "paid": RESOURCE, "need": OWN}),
    "form": OccurrenceType(AFTER, {**_CARD, "to": OWN, "side": OWN}, flags=("to-hero", "to-this")),
    "used": OccurrenceType(AFTER, _CARD),
    "resolve": OccurrenceType(AFTER, _CARD, {"event": FLAG, "effects": FLAG}),
    "flip": OccurrenceType(AFTER, _CARD),
    "leave": OccurrenceType(AFTER, {**_CARD, "to": OWN}),
    "discarded": OccurrenceType(AFTER, {"seat": SEAT, "cards": CARDS}),
    # A card readies by an effect of ``seat``. At the end of the player phase, all cards ready together by no effect.
    "ready": OccurrenceType(("would", "after"), _CARD),
    "spent": OccurrenceType(AFTER, {**_CARD, "resources": RESOURCE}),
    # There is no "after", since the first step follows immediately once the phase has begun.
    "villain-phase": OccurrenceType(("before",), {"seat": SEAT}),
    # Step one of the villain phase is over, whether or not it placed any threat.
    "step-one": OccurrenceType(AFTER, {"seat": SEAT}),
    "turn-begin": OccurrenceType(AFTER, {"seat": SEAT}),
    "turn-end": OccurrenceType(("before", "after"), {"seat": SEAT}),
    "player-phase-end": OccurrenceType(AFTER, {"seat": SEAT}),
    "round-end": OccurrenceType(("before", "after"), {"seat": SEAT}),
}

#: The heading of abilities used while a cost is paid. Also the name of the occurrence in progress then.
PAYING: Final = "resource"
#: Occurrences in progress while an ability without a trigger resolves, by its heading.
CURRENT_BY_HEADING: Final[dict[str, tuple[str, ...]]] = {
    "boost": ("enemy-attack", "enemy-scheme"),
    "when-revealed": ("reveal",),
    "when-given": ("reveal",),
    "when-defeated": ("defeat",),
}


def in_scope(heading: str, ways: list[str], labels: tuple[str, ...]) -> tuple[str, ...]:
    """Return the occurrences that an ability may refer to: its triggers, and its own attack or thwart."""
    answered = tuple(ways) or CURRENT_BY_HEADING.get(heading, ())
    return (*answered, *(label for label in ("attack", "thwart") if label in labels))


def facts_within(kinds: Iterable[str]) -> dict[str, list[str]]:
    """Return the facts available within these occurrences.

    Cards and players are under "fact", booleans under "is", and lists of resources under "resources".
    """
    facts: set[str] = set()
    flags: set[str] = set()
    lists: set[str] = set()
    for kind in kinds:
        occurrence_type = OCCURRENCE_TYPES[kind]
        flags.update(occurrence_type.flags)
        for part in (kind, *occurrence_type.within):
            for fact, what in {**OCCURRENCE_TYPES[part].facts, **OCCURRENCE_TYPES[part].later}.items():
                if what in (CARDS, SEAT):
                    facts.add(fact)
                elif what == RESOURCE:
                    lists.add(fact)
                elif what == FLAG and part == kind:
                    flags.add(fact)
    return {"fact": sorted(facts), "is": sorted(flags), "resources": sorted(lists)}


#: Facts for constant abilities, which apply during any occurrence.
ANYTHING: Final = facts_within(OCCURRENCE_TYPES)
