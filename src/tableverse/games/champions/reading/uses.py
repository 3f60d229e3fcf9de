"""Parsing an ability: heading, trigger, cost, limit and effect."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import ANY, ASPECTS, COST, FORMS, KINDS, LABELS, PRINTED, RESOURCES, UNLIKE, Use
from tableverse.games.champions.effects import Decisive
from tableverse.games.champions.occurrence_types import OCCURRENCE_TYPES, PAYING, facts_within, in_scope
from tableverse.games.champions.vocabulary.nodes import Effect
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.resources import Handover
from tableverse.games.champions.vocabulary.verbs.statuses import Exhaust
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Ability, Sequence, Vocabulary

#: Headings of abilities.
HEADINGS: Final = (
    "action",
    "forced-action",
    "interrupt",
    "response",
    "forced-interrupt",
    "forced-response",
    "resource",
    "when-revealed",
    "when-given",
    "when-defeated",
    "when-completed",
    "when-revealed-a",
    "without-counters",
    "boost",
    "setup",
    "special",
)
MOMENT_OF: Final = {
    "interrupt": "before",
    "forced-interrupt": "before",
    "response": "after",
    "forced-response": "after",
}
#: Resources that an ability's cost may require: a type, any type, or different types.
SPENT: Final = (*RESOURCES, ANY, UNLIKE)
#: Icons that an ability may ignore.
IGNORED: Final = ("crisis",)


def read_uses(label: str, card: str, row: Reader, words: Vocabulary) -> list[Use]:
    """Parse an ability into one Use per trigger. An ability without triggers gives one Use."""
    ways = _triggers(row, row.one_of("is", HEADINGS))
    uses: list[Use] = []
    for number, way in enumerate(ways or [""], 1):
        name = label if number == 1 else f"{label}-or-{number}"
        uses.append(_read_use(name, label, card, way, ways, row, words))
    return uses


def _read_use(label: str, printed: str, card: str, on: str, ways: list[str], row: Reader, words: Vocabulary) -> Use:
    heading = row.one_of("is", HEADINGS)
    moment = _moment(row, heading) if on else ""
    labels = row.words("labels", LABELS)
    words.scope = {**facts_within(ways), "under-way": (on,)}
    when = words.condition(row.field("when")) if row.has("when") else None
    words.scope = {**facts_within(in_scope(heading, ways, labels)), "under-way": _unfinished(heading, on, moment)}
    # The handover passes names that the cost binds (a chosen card, the number of discards) on to the effect.
    cost = Ability(f"{label}{COST}", Sequence(words.effect(row.field("cost")), Handover())) if row.has("cost") else None
    effect = Ability(label, words.effect(row.field("do")), moment, on, when, heading.startswith("forced-"))
    words.scope = {}
    named = row.has("pays-for") and row.field("pays-for").is_value()
    use = Use(
        label=label,
        card=card,
        heading=heading,
        form=row.one_of("form", FORMS) if row.has("form") else "",
        needs=words.condition(row.field("if")) if row.has("if") and not on else None,
        villain=words.reference("card", row.field("villain")) if row.has("villain") else "",
        labels=labels,
        spend=_spend(row),
        cost=cost,
        effect=effect,
        limit=row.one_of(_limit(row), ("round", "phase")) if row.has(_limit(row)) else "",
        limit_each_aspect=row.flag("each-aspect"),
        shared_limit=row.has("max"),
        once=row.flag("once"),
        pays_for=row.one_of("pays-for", (*ASPECTS, *KINDS)) if named else "",
        pays_for_cards=words.selector(row.field("pays-for")) if row.has("pays-for") and not named else None,
        ignores=row.words("ignores", IGNORED),
        ignores_if_paid=row.one_of("ignores-if-paid-with", RESOURCES) if row.has("ignores-if-paid-with") else "",
        anyone=row.flag("anyone"),
        per_enemy=row.flag("per-enemy"),
        printed=printed,
        trigger=(on, moment),
        decides=any(isinstance(node, Decisive) for node in effect.nodes),
        exhausts=cost is not None and _exhausts_itself(cost.effect),
        names=row.names() if row.has("name") else {},
    )
    row.no_more()
    return use


def _exhausts_itself(cost: Effect) -> bool:
    if isinstance(cost, Sequence):
        return any(_exhausts_itself(part) for part in cost.effects)
    return isinstance(cost, Exhaust) and isinstance(cost.to, Those) and cost.to.word == "this"


def _limit(row: Reader) -> str:
    """Parse the limit, which applies to each copy of the card, or to all copies as a maximum."""
    return "max" if row.has("max") else "limit"


def _triggers(row: Reader, heading: str) -> list[str]:
    """Parse the triggers of an ability: usually one or none."""
    if heading not in MOMENT_OF:
        for field in ("at", "would", "when", "once"):
            if row.has(field):
                raise row.field(field).wrong("answers-nothing", value=heading, field=field)
        return []
    if not row.has("at"):
        raise row.wrong("never-answered", value=heading)
    at = row.field("at")
    found: list[str] = []
    for way in [at] if at.is_value() else at.items():
        on = way.as_one_of([kind for kind, occurrence_type in OCCURRENCE_TYPES.items() if occurrence_type.public])
        moments = OCCURRENCE_TYPES[on].moments
        if _moment(row, heading) not in moments:
            raise way.wrong("no-such-moment", value=_moment(row, heading), at=on, known=", ".join(moments))
        if on in found:
            raise way.wrong("word-twice", value=on)
        found.append(on)
    return found


def _unfinished(heading: str, on: str, moment: str) -> tuple[str, ...]:
    """Return the occurrences in progress that may still be prevented or cancelled. For responses there are none."""
    if heading == PAYING:
        return (PAYING,)
    return () if moment == "after" else in_scope(heading, [on] if on else [], ())


def _moment(row: Reader, heading: str) -> str:
    return "would" if row.flag("would") else MOMENT_OF[heading]


def _spend(row: Reader) -> tuple[str, ...]:
    """Parse resources by type; ``[x, energy]`` means any number of one type."""
    parts = row.field("spend").items() if row.has("spend") else []
    if parts and parts[0].as_text() == "x":
        if len(parts) != 2:
            raise row.field("spend").wrong("not-one-of", value="x", allowed=", ".join(f"[x, {one}]" for one in SPENT))
        return "x", parts[1].as_one_of(SPENT)
    return tuple(part.as_one_of((*SPENT, *(f"{PRINTED}{kind}" for kind in RESOURCES))) for part in parts)
