"""What constant and lasting effects may change: the names under which the rules ask for it, and no others.

A test compares this list with what the engine really asks for.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import RESHAPING, STATS, STATUSES
from tableverse.kernel.content import Reader

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


def read_change(reader: Reader, keywords: tuple[str, ...], kinds: tuple[str, ...], lasting: bool = False) -> str:
    """A name of something that can be changed, such as "atk", "keyword:guard" or "cannot:ready". Traits are left open:
    whether they have a text is looked up when all cards are known."""
    name = reader.as_text()
    head, _, rest = name.partition(":")
    if head == "lose":
        head, _, rest = rest.partition(":")
        known = {"keyword": keywords, "trait": (rest,)}.get(head, ())
        if rest and rest in known:
            return name
        allowed = ["lose:keyword:…", "lose:trait:…"] if not known else [f"lose:{head}:{word}" for word in known]
        raise reader.wrong("not-one-of", value=name[:40], allowed=", ".join(allowed))
    families: dict[str, tuple[str, ...]] = {
        "keyword": keywords,
        "trait": (rest,) if rest else (),
        "status": STATUSES,
        "cost": kinds,
        **dict.fromkeys(RESHAPING, STATS),
    }
    if rest and head in families:
        if rest not in families[head]:
            allowed = [f"{head}:{word}" for word in families[head]]
            raise reader.wrong("not-one-of", value=name[:40], allowed=", ".join(allowed))
        return name
    known = (*STATS, *PLAIN, *([AT_THE_END] if lasting else []))
    return reader.as_one_of([*known, *(f"{family}:…" for family in families)]) if name not in known else name


def trait_of(name: str) -> str:
    """The trait that a change gives or takes away, or ""."""
    head, _, trait = name.removeprefix("lose:").partition(":")
    return trait if head == "trait" else ""
