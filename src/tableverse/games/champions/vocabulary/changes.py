"""Names of the values and rules that constant and lasting effects may change.

A test compares this list with the names that the engine looks up. A name (``atk``, ``keyword:guard``,
``lose:trait:avenger``) is only a key, which ``change_of`` parses.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tableverse.games.champions.cards import KEYWORDS, KINDS, RESHAPING, STATS, STATUSES
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Vocabulary

#: Numbers that no card has, such as the ally limit, and permissions, requirements and prohibitions.
PLAIN: Final = (
    "allies",
    "attack-damage-taken",
    "attacks:indirect",
    "basic-attacks:piercing",
    "basic-attacks:ranged",
    "basic-power",
    "blank",
    "boost",
    "cannot:act-as-alter-ego",
    "cannot:attack",
    "cannot:be-attacked",
    "cannot:be-confused",
    "cannot:be-stunned",
    "cannot:be-thwarted",
    "cannot:be-tough",
    "cannot:change-form",
    "cannot:defend",
    "cannot:leave-play",
    "cannot:lose-threat",
    "cannot:play",
    "cannot:ready",
    "cannot:take-damage",
    "cannot:thwart",
    "consequential-attack",
    "consequential-thwart",
    "cost",
    "cost-on",
    "damage-taken",
    "excess:own-scheme",
    "grows",
    "may:defend-exhausted",
    "may:divide-attack",
    "may:divide-thwart",
    "more-damage",
    "more-removal",
    "more-when-revealed",
    "must:ally-defends",
    "schemes:own",
    "target",
    "traits-of",
    "uncounted:ally-limit",
)
LOSE: Final = "lose:"
#: Name for lasting effects only: discard the card when the effect ends.
AT_THE_END: Final = "discard"


class NumberChange(NamedTuple):
    """A parsed name of a change.

    ``kind`` is a number such as ``atk``, a rule such as ``blank``, or a family of names whose member ``of`` names. If
    ``lost`` is set, the change takes the member away instead of giving it.
    """

    kind: str
    of: str
    lost: bool


def change_of(name: str) -> NumberChange:
    """Parse the name of a change. No other code parses these names."""
    lost = name.startswith(LOSE)
    kind, _, of = name.removeprefix(LOSE).partition(":")
    return NumberChange(kind, of, lost)


def read_change(reader: Reader, words: Vocabulary) -> str:
    """``atk``, ``keyword:guard``, ``cannot:ready`` or the name of another number or rule that can change"""
    return _read(reader, words, (*STATS, *PLAIN))


def read_lasting_change(reader: Reader, words: Vocabulary) -> str:
    """``atk``, ``cannot:ready`` or the name of another change, or ``discard`` to discard the card at the end"""
    return _read(reader, words, (*STATS, *PLAIN, AT_THE_END))


def _read(reader: Reader, words: Vocabulary, plain: tuple[str, ...]) -> str:
    """Parse a name. A trait in it is checked once all cards are loaded."""
    name = reader.as_text()
    kind, of, lost = change_of(name)
    if kind == "trait" and of:
        words.references.append(("trait", of, reader))
    families: dict[str, tuple[str, ...]] = {"keyword": KEYWORDS, "trait": (of,) if of else ()}
    if not lost:
        families |= {"status": STATUSES, "cost": KINDS, **dict.fromkeys(RESHAPING, STATS)}
    if name in plain or of in families.get(kind, ()):
        return name
    sign = LOSE if lost else ""
    known = families.get(kind, ()) if of or lost else ()
    allowed = [f"{sign}{kind}:{word}" for word in known]
    if not allowed:
        allowed = [*(() if lost else plain), *(f"{sign}{family}:…" for family in families)]
    raise reader.wrong("not-one-of", value=name[:40], allowed=", ".join(allowed))
