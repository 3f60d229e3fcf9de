"""Parsing of one YAML row into one card."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.cards import (
    ANY,
    ASPECTS,
    FORMS,
    ICONS,
    KEYWORDS,
    KINDS,
    LABELS,
    MODES,
    RESOURCES,
    STARRED,
    STATS,
    TOLL,
    Also,
    Building,
    Card,
    Constant,
    Terms,
    Toll,
    Use,
)
from tableverse.games.champions.ids import retyped
from tableverse.games.champions.occurrence_types import ANYTHING
from tableverse.games.champions.reading.anatomy import check_fields
from tableverse.games.champions.reading.uses import read_uses
from tableverse.games.champions.vocabulary.changes import read_change
from tableverse.games.champions.vocabulary.numbers import Overpaid, Times
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb
from tableverse.kernel import i18n
from tableverse.kernel.content import Item, Reader
from tableverse.kernel.effects import Ability, Vocabulary

#: Keywords whose number may be per player.
PER_PLAYER: Final = ("hinder", "incite")
#: Kinds of references that a text may contain.
MENTIONED: Final = ("card", "form", "mark", "set", "trait")
#: Kinds of references whose names may equal a card's name.
APART: Final = ("set", "trait")


def read_card(item: Item, row: Reader, words: Vocabulary) -> Card:
    before = len(words.references)
    fields = {**_face(item, row, words), **_numbers_and_marks(row, words), **_play(row), **_text(item.id, row, words)}
    card = Card(**fields, mentions=mentioned(words, before))
    for name in card.stars:
        card.stats.setdefault(name, 0)
        if not (card.constants or card.tolls) and not any(card.starred(use, name) for use in card.uses):
            raise row.field("stars").wrong("star-without-text", value=name)
    row.no_more()
    check_fields(card.kind, row)
    return card


def mentioned(words: Vocabulary, before: int) -> tuple[str, ...]:
    """Return the references added after the first ``before`` references of the vocabulary.

    References to traits and sets are prefixed: ``trait:spy``.
    """
    return tuple(
        dict.fromkeys(
            f"{kind}:{name}" if kind in APART else name
            for kind, name, _ in words.references[before:]
            if kind in MENTIONED
        )
    )


def as_another_kind(card: Card, kind: str) -> Card:
    """Return a card as a card of another kind.

    The new card's THW is the old card's SCH, or vice versa. An ally that has become a minion takes no consequential
    damage.
    """
    power, other = ("sch", "thw") if kind == "minion" else ("thw", "sch")
    changed = card.clone()
    changed.id = retyped(card.id, kind)
    changed.kind = kind
    changed.aspect = "encounter" if kind == "minion" else "basic"
    changed.stats = {power if name == other else name: value for name, value in card.stats.items()}
    changed.strikes = {}
    return changed


# --- the printed face -------------------------------------------------------------------------------------------------


def _face(item: Item, row: Reader, words: Vocabulary) -> dict[str, Any]:
    """Parse name, type, set, and facts for deck building."""
    traits = row.field("traits").items() if row.has("traits") else []
    return {
        "id": item.id,
        "names": item.names,
        "title": item.names["en"],
        "code": row.text("code"),
        "kind": row.one_of("kind", KINDS),
        "set": row.text("set"),
        "aspect": row.one_of("aspect", ASPECTS),
        "quantity": row.integer("quantity", 1, 9, default=1),
        "unique": row.flag("unique"),
        "subtitle": row.text("subtitle") if row.has("subtitle") else "",
        "campaign": row.text("campaign") if row.has("campaign") else "",
        "deck_limit": row.integer("deck-limit", 1, 9, default=0),
        "building": _building(row.field("deck"), words) if row.has("deck") else Building(),
        "traits": tuple(words.reference("trait", part) for part in traits),
        "own_deck": words.reference("set", row.field("own-deck")) if row.has("own-deck") else "",
        "goes_on": row.flag("goes-on"),
        "meeting": row.flag("meeting"),
        "nemesis": row.flag("nemesis"),
        "back": row.text("back") if row.has("back") else "",
        "only": row.one_of("only", MODES) if row.has("only") else "",
        "stage": row.integer("stage", 1, 9, default=0),
    }


def _numbers_and_marks(row: Reader, words: Vocabulary) -> dict[str, Any]:
    """Parse numbers, icons and keywords."""
    keywords, keywords_each = _keywords(row)
    start, start_each = _each(row, "threat")
    target, target_each = _each(row, "target")
    grows, grows_each = (0, False) if is_x(row, "grows") else _each(row, "grows")
    counters, counters_each = _each(row, "counters")
    return {
        "resources": _counted(row, "resources", RESOURCES),
        "stats": _numbers(row, "stats", STATS, 0, 99),
        "stars": row.words("stars", tuple(STARRED)),
        "hp_each": row.flag("hp-each"),
        "endless": row.flag("endless"),
        "strikes": _numbers(row, "strikes", ("thw", "atk"), 0, 3),
        "boost": row.integer("boost", 0, 5, default=0),
        "icons": _numbers(row, "icons", ICONS, 1, 3),
        "icons_in_text": row.flag("icons-in-text"),
        "keywords": keywords,
        "keywords_each": keywords_each,
        "terms": _terms(row, words),
        "start": start,
        "start_each": start_each,
        "target": target,
        "target_each": target_each,
        "grows": grows,
        "grows_each": grows_each,
        "counters": counters,
        "counters_each": counters_each,
        "uses_up": row.flag("uses-up"),
        "counter": _by_language(row, "counter"),
    }


def _play(row: Reader) -> dict[str, Any]:
    """Parse the cost, and where and how often the card may be played."""
    cost_x = is_x(row, "cost")
    cost, cost_each = (0, False) if cost_x else _each(row, "cost", -1)
    return {
        "cost": cost,
        "cost_each": cost_each,
        "cost_x": cost_x,
        "limit_per": row.one_of("limit-per", ("player", "host")) if row.has("limit-per") else "",
        "most_played": _numbers(row, "max", ("round", "phase"), 1, 9),
        "play_form": row.one_of("play-form", FORMS) if row.has("play-form") else "",
        "from_discard": row.flag("from-discard"),
        "stores": row.flag("stores"),
        "under_anyone": row.flag("under-anyone"),
        "spend_form": row.one_of("spend-form", FORMS) if row.has("spend-form") else "",
        "doubles": row.one_of("doubles", ASPECTS) if row.has("doubles") else "",
        "giver": row.text("give-to") if row.has("give-to") else "",
    }


# --- effects ----------------------------------------------------------------------------------------------------------


def _text(id: str, row: Reader, words: Vocabulary) -> dict[str, Any]:
    """Parse effects, and references to other cards."""
    for field in ("back", "give-to"):
        if row.has(field):
            words.reference("card", row.field(field))
    if row.has("traits"):
        for part in row.field("traits").items():
            words.reference("trait", part)
    if row.has("teamwork"):
        words.reference("trait", row.field("teamwork"))
    words.scope = {}
    words.used.clear()
    attach = words.selector(row.field("attach")) if row.has("attach") else None
    attach_else = row.one_of("attach-else", ("surge",)) if row.has("attach-else") else ""
    constants = _constants(row, words)
    tolls = _tolls(id, row, words)
    abilities = row.field("abilities").items() if row.has("abilities") else []
    uses = [use for number, part in enumerate(abilities, 1) for use in read_uses(f"{id}-{number}", id, part, words)]
    return {
        "play_if": words.condition(row.field("play-if")) if row.has("play-if") else None,
        "attach": attach,
        "attach_else": attach_else,
        "constants": constants,
        "tolls": tolls,
        "uses": uses,
        "decides": any(use.decides for use in uses),
        "overpays": _overpaid(uses) if "overpaid" in words.used else "",
        "minds_payment": not words.used.isdisjoint(("paid-with", "paid-using-only")),
        "asks_for_excess": "excess" in words.used and any(use.per_enemy for use in uses),
        "asks_for_played": "played-this-round" in words.used,
        "asks_how_it_went": not words.used.isdisjoint(("taken", "taken-by-you", "was-undefended", "answered-by")),
    }


def _overpaid(uses: list[Use]) -> str:
    """Return the resource type whose surplus over the cost is counted."""
    for use in uses:
        for node in use.effect.nodes:
            amount = node.amount if isinstance(node, AmountVerb) else None
            number = amount.number if isinstance(amount, Times) else amount
            if isinstance(number, Overpaid):
                return number.kind
    return ANY


def _constants(reader: Reader, words: Vocabulary) -> list[Constant]:
    found: list[Constant] = []
    words.scope = dict(ANYTHING)
    for row in reader.field("constants").items() if reader.has("constants") else []:
        when = words.condition(row.field("while")) if row.has("while") else None
        of = words.selector(row.field("of"))
        amount = words.number(row.field("amount"))
        name = read_change(row.field("name"), words)
        about = "for" if name == "cost" else "from"
        source = words.selector(row.field(about)) if row.has(about) else None
        found.append(Constant(name, of, amount, when, source))
        row.no_more()
    words.scope = {}
    return found


def _tolls(id: str, reader: Reader, words: Vocabulary) -> list[Toll]:
    found: list[Toll] = []
    for number, row in enumerate(reader.field("tolls").items() if reader.has("tolls") else [], 1):
        cost = Ability(f"{id}{TOLL}{number}", words.effect(row.field("cost")))
        of = words.selector(row.field("of"))
        found.append(Toll(row.one_of("to", ("attack", "basic-attack", "ready", *KINDS)), of, cost))
        row.no_more()
    return found


# --- helpers ----------------------------------------------------------------------------------------------------------


def _terms(row: Reader, words: Vocabulary) -> Terms:
    team_up = tuple(part.as_text() for part in row.field("team-up").items()) if row.has("team-up") else ()
    if team_up and len(team_up) != 2:
        raise row.field("team-up").wrong("not-one-of", value=", ".join(team_up)[:40], allowed="2")
    required = row.field("requirement").items() if row.has("requirement") else []
    return Terms(
        linked=row.text("linked") if row.has("linked") else "",
        team_up=team_up,
        teamwork=words.reference("trait", row.field("teamwork")) if row.has("teamwork") else "",
        requirement=tuple(part.as_one_of(RESOURCES) for part in required),
        form=_by_language(row, "extra-form"),
        paid_only_with=row.one_of("paid-only-with", RESOURCES) if row.has("paid-only-with") else "",
    )


def _building(reader: Reader, words: Vocabulary) -> Building:
    also: Also | None = None
    if reader.has("also"):
        row = reader.field("also")
        wanted = row.field("labels").items() if row.has("labels") else []
        titles = row.integer("titles", 1, 9, default=0)
        also = Also(
            kind=row.one_of("kind", KINDS),
            trait=words.reference("trait", row.field("trait")) if row.has("trait") else "",
            labels=tuple(part.as_one_of(LABELS) for part in wanted),
            most=row.integer("most", 1, 50, default=0) if not titles else 0,
            titles=titles,
        )
        row.no_more()
    building = Building(
        aspects=reader.integer("aspects", 1, 5, default=1),
        equal=reader.flag("equal"),
        copies=reader.integer("copies", 1, 3, default=0),
        also=also,
    )
    reader.no_more()
    return building


def _by_language(row: Reader, field: str) -> dict[str, str]:
    """Parse a text in every language; empty if the field is missing."""
    return {language: row.field(field).text(language) for language in i18n.LANGUAGES} if row.has(field) else {}


def _numbers(reader: Reader, field: str, allowed: tuple[str, ...], least: int, most: int) -> dict[str, int]:
    if not reader.has(field):
        return {}
    values = reader.field(field)
    found: dict[str, int] = {}
    for name in values.keys():  # noqa: SIM118 (a Reader is not a mapping)
        if name not in allowed:
            raise values.field(name).wrong("not-one-of", value=name[:40], allowed=", ".join(allowed))
        found[name] = values.integer(name, least, most)
    return found


def _keywords(reader: Reader) -> tuple[dict[str, int], tuple[str, ...]]:
    """Parse each keyword with its number (by default 1), and the keywords with a number per player: ``{each: 2}``."""
    each: list[str] = []
    if not reader.has("keywords"):
        return {}, ()
    values = reader.field("keywords")
    found: dict[str, int] = {}
    for name in values.keys():  # noqa: SIM118
        if name not in KEYWORDS:
            raise values.field(name).wrong("not-one-of", value=name[:40], allowed=", ".join(KEYWORDS))
        value = values.field(name)
        if name in PER_PLAYER and not value.is_value():
            each.append(name)
            found[name] = value.integer("each", 1, 99)
            value.no_more()
        else:
            found[name] = value.as_integer(1, 99 if name in PER_PLAYER else 9)
    return found, tuple(each)


def is_x(row: Reader, field: str) -> bool:
    """Return whether a printed number is an X."""
    return row.has(field) and row.field(field).is_value() and row.text(field) == "x"


def _counted(reader: Reader, field: str, allowed: tuple[str, ...]) -> list[str]:
    """Parse ``{wild: 2}`` as a list with two entries "wild"."""
    counts = _numbers(reader, field, allowed, 1, 5)
    return [name for name, count in counts.items() for _ in range(count)]


def _each(reader: Reader, field: str, default: int = 0) -> tuple[int, bool]:
    """Parse a number, or ``{each: number}`` for a number per player."""
    if not reader.has(field):
        return default, False
    value = reader.field(field)
    if value.is_value():
        return value.as_integer(0, 99), False
    return value.integer("each", 0, 99), True
