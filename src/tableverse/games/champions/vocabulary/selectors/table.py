"""One-word selectors: the things that each word finds on the table, and its noun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.rules import campaign, camps, numbers, occurrences
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.abilities import attackable, ignored_by, labels_of, thwartable
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.saying import person
from tableverse.games.champions.vocabulary.selectors.base import Selection, many
from tableverse.kernel.effects import Resolving, Voice, argument, word
from tableverse.kernel.effects.values import seat_id

Find = Callable[[ChampionsState, Resolving], list[str]]


def _enemies(state: ChampionsState, run: Resolving) -> list[str]:
    """Return the enemies; for an attack ability, only enemies that its player may attack."""
    return attackable(state, run, numbers.enemies(state))


def _schemes(state: ChampionsState, run: Resolving) -> list[str]:
    """Return schemes with removable threat; for a thwart ability, only schemes that its player may thwart."""
    found = [piece.id for piece in state.of_kinds(numbers.SCHEMES) if piece.threat]
    if "thwart" in labels_of(state, run):
        return thwartable(state, run, found)
    ignores = ignored_by(state, run)
    encounter = state.card(run.origin).aspect == "encounter"
    return [scheme for scheme in found if numbers.can_remove_threat(state, scheme, encounter, ignores)]


def _identity(state: ChampionsState, run: Resolving, *kinds: str) -> list[str]:
    """Return the player's identity without a search, since most constant effects refer to it."""
    piece = state.play.get(state.players[run.seat].identity)
    return [] if piece is None or state.cards.by_id[piece.face].kind not in kinds else [piece.id]


def _host(state: ChampionsState, run: Resolving) -> list[str]:
    piece = state.play.get(run.origin)
    return [piece.host] if piece is not None and piece.host in state.play else []


def _on_hero(state: ChampionsState, run: Resolving) -> list[str]:
    """Return your upgrades that are attached to your identity or to no card."""
    hosts = "", state.players[run.seat].identity
    return [piece.id for piece in state.of_kind("upgrade") if piece.area == run.seat and piece.host in hosts]


def _under(state: ChampionsState, run: Resolving) -> list[str]:
    piece = state.play.get(run.origin)
    return [] if piece is None else piece.tucked[:]


def _hand_deck_and_discard(state: ChampionsState, run: Resolving) -> list[str]:
    player = state.players[run.seat]
    return [*player.hand, *sorted(player.deck), *player.discard]


def _of_kinds(kinds: frozenset[str]) -> Find:
    def find(state: ChampionsState, run: Resolving) -> list[str]:
        return [piece.id for piece in state.of_kinds(kinds)]

    return find


def _own(kinds: frozenset[str]) -> Find:
    def find(state: ChampionsState, run: Resolving) -> list[str]:
        return [piece.id for piece in state.of_kinds(kinds) if piece.area == run.seat]

    return find


def _engaged_seat(state: ChampionsState, run: Resolving) -> list[str]:
    piece = state.play.get(run.origin)
    return [seat_id(piece.area)] if piece is not None and piece.area >= 0 else []


def _event(state: ChampionsState, run: Resolving) -> list[str]:
    """Return the event being resolved, if it is your event."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Resolving) and frame.origin in state.limbo and state.card(frame.origin).kind == "event":
            return [frame.origin] if frame.seat == run.seat else []
    return []


def _your_attack(state: ChampionsState, run: Resolving) -> list[str]:
    """Return the card whose attack is in progress, if it is your card."""
    attack = occurrences.current(state, "attack")
    if attack is None or attack.facts["seat"] != run.seat or "card" not in attack.facts:
        return []
    return [attack.facts["card"]]


def _other_encounter_cards(state: ChampionsState, run: Resolving) -> list[str]:
    """Return encounter cards in play or being revealed, except this one."""
    found = [*state.play, *state.limbo]
    return [thing for thing in found if thing != run.origin and state.card(thing).aspect == "encounter"]


def _player_cards(state: ChampionsState, run: Resolving) -> list[str]:
    by_id = state.cards.by_id
    return [piece.id for piece in state.play.values() if by_id[piece.face].aspect != "encounter"]


def _nemesis_minions(state: ChampionsState, run: Resolving) -> list[str]:
    """Return your nemesis minion, if it is set aside, in the encounter deck or in its discard pile."""
    player = state.players[run.seat]
    name = f"{state.cards.of(player.identity).set}-nemesis"
    piles = [*player.nemesis, *sorted(state.encounter), *state.encounter_discard]
    found = [thing for thing in piles if state.cards.of(thing).set == name and state.cards.of(thing).kind == "minion"]
    return [thing for thing in found if state.cards.of(thing).nemesis] or found


def _given_obligations(state: ChampionsState, run: Resolving) -> list[str]:
    """Return the identities' obligations in the encounter deck and its discard pile."""
    piles = [*sorted(state.encounter), *state.encounter_discard]
    return [thing for thing in piles if state.cards.of(thing).giver]


def _all_encounter_cards(state: ChampionsState, run: Resolving) -> list[str]:
    """Return every encounter card: in play, in any pile, dealt, given as a boost card, or being revealed."""
    in_play = [piece.id for piece in state.play.values() if state.cards.by_id[piece.face].aspect == "encounter"]
    boosts = [thing for piece in state.play.values() for thing in piece.boosts]
    dealt = [thing for player in state.players for thing in player.dealt]
    limbo = [thing for thing in state.limbo if state.cards.of(thing).aspect == "encounter"]
    piles = [thing for pile in camps.piles(state) for thing in pile]
    return [*in_play, *boosts, *dealt, *limbo, *state.encounter, *state.encounter_discard, *piles]


def _your_own_cards(state: ChampionsState, run: Resolving) -> list[str]:
    """Return all cards that you own: in play, in your hand, deck and discard pile, or out of the game."""
    player = state.players[run.seat]
    elsewhere = [thing for thing in (*state.play, *state.removed) if owner_of(thing) == run.seat]
    return [*elsewhere, *player.hand, *sorted(player.deck), *player.discard]


#: Kinds of cards in play that a word finds. KINDS covers all play areas, and OWN_KINDS only your own.
KINDS: Final[dict[str, frozenset[str]]] = {
    "villains": frozenset(("villain",)),
    "side-schemes": frozenset(("side-scheme", "player-side-scheme")),
    "encounter-side-schemes": frozenset(("side-scheme",)),
    "all-schemes": numbers.SCHEMES,
    "all-enemies": numbers.ENEMIES,
    "minions": frozenset(("minion",)),
    "allies": frozenset(("ally",)),
    "friends": numbers.FRIENDS,
    "heroes-and-allies": frozenset(("hero", "ally")),
    "characters": frozenset(("hero", "alter-ego", "ally", "villain", "minion")),
    "identities": frozenset(("hero", "alter-ego")),
    "heroes": frozenset(("hero",)),
    "attachments": frozenset(("attachment",)),
    "all-supports": frozenset(("support",)),
    "environments": frozenset(("environment",)),
}
OWN_KINDS: Final[dict[str, frozenset[str]]] = {
    "your-allies": frozenset(("ally",)),
    "your-characters": frozenset(("hero", "alter-ego", "ally")),
    "your-upgrades": frozenset(("upgrade",)),
    "your-supports": frozenset(("support",)),
    "your-upgrades-and-supports": frozenset(("upgrade", "support")),
    "your-allies-and-supports": frozenset(("ally", "support")),
    "your-cards": frozenset(("ally", "upgrade", "support")),
    "your-obligations": frozenset(("obligation",)),
    "engaged-minions": frozenset(("minion",)),
}
FOUND: Final[dict[str, Find]] = {
    **{name: _of_kinds(kinds) for name, kinds in KINDS.items()},
    **{name: _own(kinds) for name, kinds in OWN_KINDS.items()},
    "this": lambda state, run: [run.origin],
    "host": _host,
    "identity": lambda state, run: _identity(state, run, "hero", "alter-ego"),
    "villain": lambda state, run: [state.villain] if state.villain else [],
    "active-villain": lambda state, run: [state.villain],
    "main-scheme": lambda state, run: [state.scheme] if state.scheme else [],
    "schemes": _schemes,
    "enemies": _enemies,
    "your-alter-ego": lambda state, run: _identity(state, run, "alter-ego"),
    "your-hero": lambda state, run: _identity(state, run, "hero"),
    "hero-upgrades": _on_hero,
    "in-play": lambda state, run: list(state.play),
    "player-cards": _player_cards,
    "hand": lambda state, run: [thing for thing in state.players[run.seat].hand if thing != run.origin],
    "your-deck": lambda state, run: sorted(state.players[run.seat].deck),
    "your-discard": lambda state, run: state.players[run.seat].discard[:],
    "your-deck-and-discard": lambda state, run: sorted(state.players[run.seat].deck) + state.players[run.seat].discard,
    "your-hand-deck-and-discard": _hand_deck_and_discard,
    "all-discards": lambda state, run: [card for seat in state.order() for card in state.players[seat].discard],
    "other-encounter-cards": _other_encounter_cards,
    "encounter-cards": lambda state, run: sorted(state.encounter) + state.encounter_discard,
    "all-encounter-cards": _all_encounter_cards,
    "encounter-discard": lambda state, run: state.encounter_discard[:],
    "under-this": _under,
    "aside": lambda state, run: state.aside[:],
    "nemesis-minions": _nemesis_minions,
    "given-obligations": _given_obligations,
    "nemesis-set": lambda state, run: state.players[run.seat].nemesis[:],
    "your-own-cards": _your_own_cards,
    "campaign-cards": lambda state, run: campaign.remaining(state, run.seat),
    "written-down": lambda state, run: campaign.written_down(state),
    "event-under-way": _event,
    "your-attacks": _your_attack,
    "source": lambda state, run: [run.bound["source"]] if "source" in run.bound else [],
    "players": lambda state, run: [seat_id(seat) for seat in state.order()],
    "first-player": lambda state, run: [seat_id(state.first)],
    "engaged-player": _engaged_seat,
}


@word("top-of-deck")
class TopOfDeck(Selection):
    """The top cards of your deck, or the whole deck if it has fewer."""

    amount: int = argument(minimum=1, maximum=20)

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return state.players[run.seat].deck[: -self.amount - 1 : -1]

    def is_many(self) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return voice.word("champions-top-of-deck", amount=self.amount, person=person(voice))


#: For each word that may find several things: the noun, an adjective before it, and a qualifier after it.
NOUNS: Final[dict[str, tuple[str, str, str]]] = {
    "schemes": ("scheme", "", ""),
    "side-schemes": ("side-scheme", "", ""),
    "all-schemes": ("scheme", "", ""),
    "enemies": ("enemy", "", ""),
    "all-enemies": ("enemy", "", ""),
    "minions": ("minion", "", ""),
    "engaged-minions": ("minion", "", "engaged"),
    "allies": ("ally", "", ""),
    "villains": ("villain", "", ""),
    "your-allies": ("ally", "", "yours"),
    "your-characters": ("character", "", "yours"),
    "friends": ("character", "friendly", ""),
    "heroes-and-allies": ("hero-or-ally", "", ""),
    "characters": ("character", "", ""),
    "identities": ("identity", "", ""),
    "heroes": ("hero", "", ""),
    "your-upgrades": ("upgrade", "", "yours"),
    "your-supports": ("support", "", "yours"),
    "your-upgrades-and-supports": ("upgrade-or-support", "", "yours"),
    "your-allies-and-supports": ("ally-or-support", "", "yours"),
    "your-cards": ("card", "", "yours"),
    "hero-upgrades": ("upgrade", "", "on-hero"),
    "your-obligations": ("obligation", "", "in-your-area"),
    "in-play": ("card", "", "in-play"),
    "player-cards": ("player-card", "", ""),
    "attachments": ("attachment", "", ""),
    "all-supports": ("support", "", ""),
    "environments": ("environment", "", ""),
    "hand": ("card", "", "from"),
    "your-deck": ("card", "", "from"),
    "your-discard": ("card", "", "from"),
    "your-deck-and-discard": ("card", "", "from"),
    "your-hand-deck-and-discard": ("card", "", "from"),
    "all-discards": ("card", "", "from"),
    "encounter-cards": ("card", "", "from"),
    "encounter-discard": ("card", "", "from"),
    "other-encounter-cards": ("encounter-card", "", ""),
    "all-encounter-cards": ("encounter-card", "", ""),
    "under-this": ("card", "", "from"),
    "aside": ("card", "", "from"),
    "nemesis-set": ("card", "", "from"),
    "given-obligations": ("obligation", "", "given"),
    "encounter-side-schemes": ("side-scheme", "", ""),
    "your-own-cards": ("card", "", "your-own"),
    "campaign-cards": ("campaign-card", "", ""),
    "written-down": ("card", "", "written-down"),
    "your-attacks": ("attack", "", "you-make"),
    "players": ("player", "", ""),
    "source": ("card", "", ""),
}
#: Words for places that cards can be in.
PLACES: Final = (
    *("hand", "your-deck", "your-discard", "your-deck-and-discard", "your-hand-deck-and-discard", "all-discards"),
    *("encounter-cards", "encounter-discard", "under-this", "aside", "nemesis-set", "nemesis-minions"),
)


#: Explanations in the reference for words whose text does not make the result plain.
EXPLAINED: Final = {
    "host": "The card that this one is attached to.",
    "identity": "Your identity, in either form.",
    "your-hero": "Your identity, if it is in hero form.",
    "your-alter-ego": "Your identity, if it is in alter-ego form.",
    "schemes": "Schemes with removable threat; for a thwart ability, those that its player may thwart.",
    "all-schemes": "All schemes in play.",
    "side-schemes": "All side schemes in play, including player side schemes.",
    "encounter-side-schemes": "Side schemes in play that are encounter cards.",
    "enemies": "The villain and all minions; for an attack ability, those that its player may attack.",
    "all-enemies": "The villain and all minions in play.",
    "engaged-player": "The player whose play area this card is in.",
    "friends": "All identities and allies.",
    "villain": "The villain, or the active one if there are several.",
    "active-villain": "The active villain, in scenarios with several.",
    "villains": "All villains in play.",
    "your-characters": "Your identity and your allies.",
    "heroes": "Identities in hero form.",
    "identities": "All identities, in either form.",
    "heroes-and-allies": "Identities in hero form, and all allies.",
    "characters": "Identities, allies, the villain and minions.",
    "your-cards": "Allies, upgrades and supports that you control.",
    "hero-upgrades": "Upgrades that you control, except those attached to cards other than your identity.",
    "your-obligations": "Obligations in your play area.",
    "in-play": "All cards in play.",
    "player-cards": "All cards in play except encounter cards.",
    "hand": "The cards in your hand, except this one.",
    "your-deck-and-discard": "The cards in your deck and in your discard pile.",
    "your-hand-deck-and-discard": "The cards in your hand, your deck and your discard pile.",
    "encounter-cards": "The cards in the encounter deck and its discard pile.",
    "nemesis-minions": "Your nemesis minion, if it is set aside, in the encounter deck or in its discard pile.",
    "given-obligations": "Obligations of identities, in the encounter deck or its discard pile.",
    "other-encounter-cards": "Encounter cards in play or being revealed, except this one.",
    "all-encounter-cards": "Every encounter card, wherever it is.",
    "your-own-cards": "The cards that you own, wherever they are.",
    "campaign-cards": "The campaign cards that you may still earn.",
    "written-down": "The encounter cards that the campaign log names.",
    "event-under-way": "The event being resolved, if it is yours.",
    "your-attacks": "Your card whose attack is in progress: the attack has what the card gains.",
    "players": "The players still in the game, starting with the first player.",
    "source": "In the ``from`` of a constant effect: the card that the damage, threat or cost comes from.",
}


@word()
class Those(Selection):
    """The things that one word finds: ``enemies``, ``hand``."""

    word: str

    explained = EXPLAINED

    def __init__(self, word: str) -> None:
        self.word = word
        self.finds = FOUND[word]
        self.own = word in OWN_KINDS
        self.kinds = OWN_KINDS.get(word) if self.own else KINDS.get(word)
        #: Whether the selection includes exactly the things that ``excludes`` does not exclude.
        self.is_exact = self.kinds is not None or word in ("this", "in-play", "player-cards")

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return self.finds(state, run)

    def includes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        if self.is_exact:
            return not self.excludes(state, run.seat, run.origin, thing)
        return thing in self.finds(state, run)

    def excludes(self, state: ChampionsState, seat: int, origin: str, thing: str) -> bool:
        """Return whether a thing is excluded, without a search.

        Most constant effects refer to their own card, its host or one identity, and are checked against all other
        cards.
        """
        word = self.word
        if word == "this":
            return thing != origin
        if word == "identity" or word == "your-hero":
            return thing != state.players[seat].identity
        if word == "host":
            piece = state.play.get(origin)
            return piece is None or thing != piece.host
        if not self.is_exact:
            return False
        piece = state.play.get(thing)
        if piece is None or word == "in-play":
            return piece is None
        card, kinds = state.cards.by_id[piece.face], self.kinds
        if kinds is None:  # player cards
            return card.aspect == "encounter"
        return card.kind not in kinds or (self.own and piece.area != seat)

    def is_many(self) -> bool:
        return self.word in NOUNS

    def is_general(self) -> bool:
        return self.word not in ("this", "host")

    def is_place(self) -> bool:
        return self.word in PLACES

    def say(self, voice: Voice) -> str:
        noun = self.noun(voice, True)
        if noun is not None:
            return many(voice, noun)
        return voice.referents.get(self.word) or voice.word(f"champions-those-{self.word}", person=person(voice))

    def render_place(self, voice: Voice) -> str:
        """Render the place that cards are taken from: "your hand"."""
        return voice.word(f"champions-place-{self.word}", person=person(voice))

    def noun(self, voice: Voice, placed: bool) -> Noun | None:
        if self.word not in NOUNS:
            return None
        name, before, after = NOUNS[self.word]
        noun = Noun(name)
        if before:
            noun.before.append(noun.adjective(voice, before))
        if after == "from":
            if placed:
                noun.add(voice, "champions-after-from", place=self.render_place(voice))
        elif after:
            noun.add(voice, f"champions-after-{after}", person=person(voice))
        noun.tied = bool(after) or self.word == "players"
        if self.word == "other-encounter-cards":
            noun.how = "other"
        return noun
