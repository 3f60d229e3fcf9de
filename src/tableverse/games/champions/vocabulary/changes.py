"""What constant and lasting effects may change: the names under which the rules ask for it, and no others.

A test compares this list with what the engine really asks for.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import KEYWORDS, KINDS, RESHAPING, STATS, STATUSES
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Vocabulary

#: Numbers that are on no card, such as the ally limit, and what may, must or cannot be done.
PLAIN: Final = (
    "allies",
    "attacks:indirect",
    "basic-power",
    "blank",
    "cannot:attack",
    "cannot:be-attacked",
    "cannot:be-confused",
    "cannot:be-stunned",
    "cannot:be-tough",
    "cannot:change-form",
    "cannot:defend",
    "cannot:lose-threat",
    "cannot:ready",
    "cannot:take-damage",
    "cost",
    "damage-taken",
    "may:defend-exhausted",
    "may:divide-attack",
    "may:divide-thwart",
    "more-damage",
    "more-removal",
    "must:ally-defends",
)
#: Only of lasting effects: the card is discarded when they end.
AT_THE_END: Final = "discard"


def read_change(reader: Reader, words: Vocabulary) -> str:
    """The name of something that can be changed, such as ``atk``, ``keyword:guard`` or ``cannot:ready``."""
    return _read(reader, words, (*STATS, *PLAIN))


def read_lasting_change(reader: Reader, words: Vocabulary) -> str:
    """The name of something that can be changed, such as ``atk``, ``keyword:guard`` or ``cannot:ready``; or
    ``discard``: the card is discarded when the time is over."""
    return _read(reader, words, (*STATS, *PLAIN, AT_THE_END))


def _read(reader: Reader, words: Vocabulary, plain: tuple[str, ...]) -> str:
    """Traits are left open: whether they have a text is looked up when all cards are known."""
    name = reader.as_text()
    trait = trait_of(name)
    if trait:
        words.references.append(("trait", trait, reader))
    head, _, rest = name.partition(":")
    if head == "lose":
        head, _, rest = rest.partition(":")
        known = {"keyword": KEYWORDS, "trait": (rest,)}.get(head, ())
        if rest and rest in known:
            return name
        allowed = ["lose:keyword:…", "lose:trait:…"] if not known else [f"lose:{head}:{word}" for word in known]
        raise reader.wrong("not-one-of", value=name[:40], allowed=", ".join(allowed))
    families: dict[str, tuple[str, ...]] = {
        "keyword": KEYWORDS,
        "trait": (rest,) if rest else (),
        "status": STATUSES,
        "cost": KINDS,
        **dict.fromkeys(RESHAPING, STATS),
    }
    if rest and head in families:
        if rest not in families[head]:
            allowed = [f"{head}:{word}" for word in families[head]]
            raise reader.wrong("not-one-of", value=name[:40], allowed=", ".join(allowed))
        return name
    return name if name in plain else reader.as_one_of([*plain, *(f"{family}:…" for family in families)])


def trait_of(name: str) -> str:
    """The trait that a change gives or takes away, or ""."""
    head, _, trait = name.removeprefix("lose:").partition(":")
    return trait if head == "trait" else ""
