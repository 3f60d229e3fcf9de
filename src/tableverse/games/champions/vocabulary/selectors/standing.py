"""Selectors that filter things by their state in play: ``{damaged: friends}``."""

from __future__ import annotations

from tableverse.games.champions.cards import STATUSES
from tableverse.games.champions.rules import statuses
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.saying import person
from tableverse.games.champions.vocabulary.selectors.filters import Filter
from tableverse.kernel.effects import Resolving, Voice, argument, word


@word("engaged")
class Engaged(Filter):
    """Cards in your play area, such as minions engaged with you."""

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return thing in state.play and state.play[thing].area == run.seat

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.tied = True
        noun.add(voice, "champions-after-engaged", person=person(voice))


@word()
class InPlay(Filter):
    """Base class of filters that test a card in play."""

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        piece = state.play.get(thing)
        return piece is not None and self.matches(piece)

    def matches(self, piece: Piece) -> bool:
        raise NotImplementedError

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.before.insert(0, noun.adjective(voice, self.WORD))


@word("damaged")
class Damaged(InPlay):
    """Cards in play with damage on them."""

    def matches(self, piece: Piece) -> bool:
        return piece.damage > 0


@word("ready")
class Ready(InPlay):
    """Ready cards in play."""

    def matches(self, piece: Piece) -> bool:
        return not piece.exhausted


@word("exhausted")
class Exhausted(InPlay):
    """Exhausted cards in play."""

    def matches(self, piece: Piece) -> bool:
        return piece.exhausted


@word("with-status")
class WithStatus(InPlay):
    """Characters with a status card of a kind."""

    status: str = argument(written="is", one_of=STATUSES)

    def matches(self, piece: Piece) -> bool:
        return bool({"tough": piece.tough, "stunned": piece.stunned, "confused": piece.confused}[self.status])

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.before.insert(0, noun.adjective(voice, self.status))

    def described(self, voice: Voice) -> str:
        return voice.word(f"champions-status-{self.status}")


@word("without-status")
class WithoutStatus(InPlay):
    """Characters without a status card of a kind."""

    status: str = argument(written="is", one_of=STATUSES)

    def matches(self, piece: Piece) -> bool:
        return not {"stunned": piece.stunned, "confused": piece.confused, "tough": piece.tough}[self.status]

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.add(voice, "champions-after-without-status", argument=voice.word(f"champions-status-card-{self.status}"))


@word("can-have")
class CanHave(InPlay):
    """Characters that can be given a status card of a kind. The text does not mention this test."""

    status: str = argument(written="is", one_of=STATUSES)

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return statuses.can_have_status(state, thing, self.status)

    def qualify(self, voice: Voice, noun: Noun) -> None:
        return


@word("threatened")
class Threatened(InPlay):
    """Schemes with threat on them."""

    def matches(self, piece: Piece) -> bool:
        return piece.threat > 0

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.add(voice, "champions-after-threatened", argument="")
