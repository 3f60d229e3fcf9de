"""Giving, turning over and resolving boost cards of attacks and schemes."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.frames.simultaneous import Abreast
from tableverse.games.champions.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.champions.rules import boost_icons, numbers, occurrences, piles
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import Window

#: The steps of an activation, in order. A scheme has no defenders and no retaliation.
BOOST: Final = 0
DEFEND: Final = 1
TURN_OVER: Final = 2
STRIKE: Final = 3
RETALIATE: Final = 4
LATER: Final = 5


def boost_step(state: ChampionsState, facts: dict[str, Any]) -> bool:
    """Turn over and resolve the next boost card. Return False if there is none left."""
    piece = state.play[facts["enemy"]]
    open_card = facts.get("open", "")
    if open_card:
        # The boost ability is resolved, so count the card's icons and discard it.
        gained = facts.pop("gained", 0)
        if facts.get("iconless") != open_card and facts.pop("counted", "") != open_card:
            boost_icons.count(state, open_card, facts["seat"], on_boost_card(state, open_card) + gained)
            if boost_icons.is_answered(state):
                facts["counted"] = open_card
                return True
        facts["open"] = ""
        if open_card in state.limbo:
            state.limbo.remove(open_card)
            piles.to_discard(state, open_card)
        return True
    abreast = state.frames[-3]
    if len(piece.boosts) <= (abreast.boosts_kept() if isinstance(abreast, Abreast) else 0):
        return False
    thing = piece.boosts[0]
    piece.boosts = piece.boosts[1:]
    state.limbo.append(thing)
    facts["open"] = thing
    card = state.cards.of(thing)
    state.emit("boost", {"card": thing, "icons": card.boost}, reveals=True)
    for use in card.uses:
        if use.heading == "boost":
            state.frames.append(Resolving(use.label, facts["seat"], thing))
    if "boost" in state.cards.answering["before"] or occurrences.may_have_responses(
        state, "boost"
    ):  # most tables have no response to turning over boost cards
        turned = {"card": thing, "enemy": facts["enemy"], "seat": facts["seat"], "icons": on_boost_card(state, thing)}
        turned["attack"] = "defender" in facts
        state.frames.append(Window(Occurrence("boost", turned), OCCURRENCE_TYPES["boost"].begins))
    return True


def on_boost_card(state: ChampionsState, thing: str) -> int:
    """Return the boost icons of a turned over card: its own, and one for each amplify icon in play."""
    return boost_icons.icons_of(state, thing) + numbers.icons(state, "amplify")


def stop_boosting(state: ChampionsState, facts: dict[str, Any]) -> None:
    """Discard a faceup boost card when its activation stops."""
    thing = facts.get("open", "")
    if thing and thing in state.limbo:
        state.limbo.remove(thing)
        piles.to_discard(state, thing)


def push_later(state: ChampionsState, facts: dict[str, Any]) -> None:
    """Push the effects that waited for the end of the activation."""
    for waiting in reversed(facts.get("later", [])):
        state.frames.append(waiting.clone())
    facts["later"] = []
