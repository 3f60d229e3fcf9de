"""Revealing encounter cards and putting them into play by type."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import Card
from tableverse.games.champions.frames.activation import strike_at_once
from tableverse.games.champions.frames.attaching import Attaching
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.champions.rules import damage, entering, numbers, occurrences, piles, threats, uniqueness
from tableverse.games.champions.state import ChampionsState, Reveal
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import plain
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.then import Then
from tableverse.kernel.timing import Window

#: Headings of abilities resolved on reveal. "when-given" is for obligations, which print no heading.
REVEALED: Final = ("when-revealed", "when-given")
#: Keywords resolved on reveal.
REVEAL_KEYWORDS: Final = ("surge", "incite")
#: Steps of a reveal: turn up and place the card; resolve its abilities; defeat a scheme without threat.
PLACED: Final = 1
RESOLVED: Final = 2
EMPTY: Final = 3


@plain
class Revealing(Reveal):
    """The reveal of an encounter card, or of another side of a card in play.

    After its abilities are resolved, a treachery is discarded. Surge comes last.
    """

    def run(self, state: ChampionsState) -> Decision | None:
        if self.step == 0:
            self.step = PLACED
            shown = state.play[self.card].face if self.card in state.play else self.card
            state.emit("revealed", {"card": shown, "seat": self.seat}, reveals=True)
            self.seat = holder(state, self.card, self.seat)
            facts = {"card": self.card, "seat": self.seat, "deck": self.deck, "effects": True}
            state.frames.append(Window(Occurrence("reveal", facts), OCCURRENCE_TYPES["reveal"].begins))
            return None
        if self.card in state.limbo:
            state.limbo.remove(self.card)
            piles.to_discard(state, self.card)
        if self.step != EMPTY and threats.is_emptied(state, self.card):
            self.step = EMPTY
            facts = {"target": self.card, "source": self.card, "seat": NOBODY, "attack": False}
            occurrences.occur(state, "defeat", facts)
            return None
        if self.surge and not state.players[self.seat].eliminated:
            self.surge = False
            if "surge" in state.cards.answering["before"]:  # most tables have no response to surge
                occurrences.occur(state, "surge", {"card": self.card, "seat": self.seat})
            else:
                reveal_next(state, self.seat)
            return None
        state.frames.pop()
        if self.resolved and state.card(self.card).kind == "treachery":
            resolved = {"card": self.card, "seat": self.seat, "effects": self.resolved == "effects"}
            occurrences.afterwards(state, "resolve", resolved)
        return None


def reveal(state: ChampionsState, thing: str, seat: int, deck: bool = True) -> None:
    """Reveal an encounter card that has been removed from its place."""
    state.limbo.append(thing)
    state.frames.append(Revealing(thing, seat, deck))


def reveal_side(state: ChampionsState, thing: str, seat: int) -> None:
    """Reveal the visible side of a card in play. It keeps its attachments and tokens, and does not enter play."""
    state.frames.append(Revealing(thing, seat, False))


def reveal_next(state: ChampionsState, seat: int) -> None:
    thing = piles.next_encounter(state)
    if thing:
        reveal(state, thing, seat)


def revealed(state: ChampionsState, occurrence: Occurrence) -> None:
    """Place the card by its type, then resolve its When Revealed abilities."""
    facts = occurrence.facts
    thing = facts["card"]
    seat = facts["seat"]
    if thing in state.play:
        side_revealed(state, occurrence)
        return
    if thing not in state.limbo:
        return
    card = state.side(thing)
    if card.giver and not holders(state, card):
        state.limbo.remove(thing)
        state.removed.append(thing)
        reveal_next(state, seat)  # this does not count as surge
        return
    enters = card.kind in ("minion", "attachment", "side-scheme", "environment", "obligation")
    if enters and uniqueness.unique_in_play(state, thing):  # discarded without effect; another card is dealt
        piles.deal_encounter(state, seat)
        return
    if enters:
        state.limbo.remove(thing)
        if put_encounter(state, thing, seat):
            return  # its abilities are resolved once it is in play
    push_abilities(state, card, occurrence)


def holders(state: ChampionsState, card: Card) -> list[int]:
    """Return the players whose identity an obligation is given to."""
    given = state.cards.by_id[card.giver].set
    return [seat for seat in state.order() if state.card(state.players[seat].identity).set == given]


def holder(state: ChampionsState, thing: str, seat: int) -> int:
    """Return the player who counts as revealing a card: for an obligation, the player it is given to."""
    card = state.card(thing)
    return (holders(state, card) or [seat])[0] if card.giver else seat


def entered(state: ChampionsState, thing: str) -> None:
    """Resolve When Revealed abilities of a card that entered play by being revealed.

    The abilities come after the card's keywords and before responses to entering or engaging.
    """
    occurrence = occurrences.current(state, "reveal")
    if occurrence is not None and occurrence.facts["card"] == thing:
        revealing = current_revealing(state)
        if revealing.step == PLACED:
            revealing.step = RESOLVED
            push_abilities(state, state.side(thing), occurrence)
    if state.card(thing).stats.get("hp") == 0:
        damage.check_hit_points(state)
    strike_at_once(state, thing, True)


def side_revealed(state: ChampionsState, occurrence: Occurrence) -> None:
    """Resolve a new side of a card in play as if revealed, but without entering play."""
    piece = state.play[occurrence.facts["card"]]
    seat = occurrence.facts["seat"]
    card = state.cards.by_id[piece.face]
    push_abilities(state, card, occurrence)
    if card.kind in ("side-scheme", "main-scheme"):
        piece.threat += numbers.keyword(state, piece.id, "hinder")
    if card.kind == "minion" and piece.area != seat:
        piece.area = seat
        state.frames.append(Then("engaged", {"card": piece.id, "entered": False}))


def push_abilities(state: ChampionsState, card: Card, occurrence: Occurrence) -> None:
    """Push a card's When Revealed abilities and, on top, its keywords, printed or gained."""
    facts = occurrence.facts
    if facts["effects"]:
        form = state.form(facts["seat"])
        for use in reversed(card.uses):
            if use.heading in REVEALED and use.form in ("", form) and _villain_shows(state, use.villain):
                resolving = Resolving(use.label, facts["seat"], facts["card"])
                if occurrences.may_have_responses(state, "resolve") and use.effect.effect.possible(state, resolving):
                    current_revealing(state).resolved = "effects"
                for _ in range(_times(state, card, facts["seat"]) if use.heading == "when-revealed" else 1):
                    state.frames.append(resolving.clone())
    if any(name in card.keywords or f"keyword:{name}" in state.cards.changes for name in REVEAL_KEYWORDS):
        state.frames.append(Then("reveal-keywords", {"card": facts["card"]}))


def _villain_shows(state: ChampionsState, card: str) -> bool:
    """Return whether the villain shows the side that an ability requires."""
    return not card or any(state.cards.by_id[piece.face].kind == "villain" for piece in state.named(card))


def _times(state: ChampionsState, card: Card, seat: int) -> int:
    """Return how often a When Revealed ability is resolved for the revealing player.

    Stages of the villain and the main scheme have no revealing player.
    """
    if card.kind in ("villain", "main-scheme"):
        return 1
    return 1 + numbers.added(state, "more-when-revealed", state.players[seat].identity)


def resolve_keywords(state: ChampionsState, thing: str) -> None:
    """Resolve the keywords of a revealed card.

    Incite is a When Revealed ability: it is cancelled with the others and resolved the same number of times. Surge
    comes last.
    """
    occurrence = occurrences.current(state, "reveal")
    assert occurrence is not None
    incite = numbers.keyword(state, thing, "incite") if occurrence.facts["effects"] else 0
    revealing = current_revealing(state)
    if numbers.keyword(state, thing, "surge"):
        revealing.surge = True
        revealing.resolved = revealing.resolved or "keywords"
    if incite:
        revealing.resolved = "effects"
        incites(state, thing, _times(state, state.side(thing), occurrence.facts["seat"]))


def incites(state: ChampionsState, thing: str, times: int) -> None:
    """Resolve incite ``times`` times, one by one, since the main scheme may advance in between."""
    if times > 1:
        state.frames.append(Then("incites", {"card": thing, "times": times - 1}))
    threats.place_threat(state, state.scheme, numbers.keyword(state, thing, "incite"), thing)


def current_revealing(state: ChampionsState) -> Revealing:
    """Return the innermost card being revealed."""
    return next(frame for frame in state.frames[::-1] if isinstance(frame, Revealing))


def put_encounter(state: ChampionsState, thing: str, seat: int) -> bool:
    """Put an encounter card into play by its type; discard an attachment without a host."""
    card = state.cards.of(thing)
    if card.kind == "minion":
        entering.enter_play(state, thing, seat, engages=True)
    elif card.kind == "attachment":
        assert card.attach is not None
        hosts = card.attach.find(state, Resolving("", seat, thing))
        if not hosts:
            state.emit("discarded", {"card": thing})
            piles.to_discard(state, thing)
            if card.attach_else:
                gain_surge(state)
            return False
        if len(hosts) > 1:
            state.limbo.append(thing)
            state.frames.append(Attaching(thing, hosts))
        else:
            entering.enter_play(state, thing, state.play[hosts[0]].area, hosts[0])
    else:
        entering.enter_play(state, thing, seat if card.kind == "obligation" else NOBODY)
    return True


def gain_surge(state: ChampionsState) -> None:
    """Give surge to the card being revealed. A card that already has surge still surges only once."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Revealing):
            frame.surge = True
            state.emit("surge", {"card": frame.card})
            return


def in_peril(state: ChampionsState) -> int:
    """Return the player who resolves a card with peril and cannot be helped, or NOBODY."""
    for frame in state.frames:
        if isinstance(frame, Revealing) and state.card(frame.card).keywords.get("peril"):
            return frame.seat
    return NOBODY
