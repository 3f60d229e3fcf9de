"""Marvel Champions as a game of the kernel: set-up, triggers, what happens, views, and worlds that a seat cannot rule
out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from tableverse.games.champions import deeds
from tableverse.games.champions.cards import Cards, Use
from tableverse.games.champions.frames import Activation, AllyLimit, EnemyAttack, EnemyScheme, Revealing, Then
from tableverse.games.champions.paying import Payment
from tableverse.games.champions.rounds import Round
from tableverse.games.champions.state import NOBODY, ChampionsState, Piece, Player, owner_of
from tableverse.games.champions.text import say_card
from tableverse.games.champions.using import Playing, Turn, Using, attacks, thwarts, usable
from tableverse.games.champions.view import ChampionsView, PieceView, PlayerView
from tableverse.games.champions.vocabulary.things import NAMES
from tableverse.games.champions.vocabulary.words import vocabulary
from tableverse.kernel import i18n
from tableverse.kernel.content import Registry
from tableverse.kernel.effects import Ability, Resolving, Step, Voice
from tableverse.kernel.errors import BadSetting
from tableverse.kernel.game import Config, Game, View
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State
from tableverse.kernel.timing import Occurrence, Trigger, Window

DECKS = (
    "spider-man-justice",
    "captain-marvel-leadership",
    "she-hulk-aggression",
    "iron-man-aggression",
    "black-panther-protection",
)
SCENARIOS = ("rhino", "klaw", "ultron")
MODULARS = ("bomb-scare", "masters-of-evil", "under-attack", "legions-of-hydra", "the-doomsday-chair")


class Champions(Game):
    id: ClassVar[str] = "champions"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    #: "recommended" and "next" leave the choice to the scenario and to the order of the decks.
    settings: ClassVar[dict[str, tuple[Any, ...]]] = {
        "scenario": SCENARIOS,
        "mode": ("standard", "expert"),
        "modular": ("recommended", *MODULARS),
        "deck-1": ("next", *DECKS),
        "deck-2": ("next", *DECKS),
        "deck-3": ("next", *DECKS),
        "deck-4": ("next", *DECKS),
    }
    classes: ClassVar[tuple[type[Plain], ...]] = (
        ChampionsState,
        Player,
        Piece,
        Round,
        Turn,
        Using,
        Playing,
        Payment,
        Then,
        AllyLimit,
        Activation,
        EnemyAttack,
        EnemyScheme,
        Revealing,
        Resolving,
        Step,
        Window,
        Occurrence,
        Modifier,
        ChampionsView,
        PlayerView,
        PieceView,
    )

    def __init__(self, packs: Sequence[Path] = (), extra: Sequence[Path] = ()) -> None:
        super().__init__()
        self.cards = Cards(vocabulary(), packs, extra)
        for card in self.cards.by_id.values():
            NAMES[card.id] = card.names

    @property
    def registry(self) -> Registry:
        return self.cards.registry

    def fingerprint(self) -> str:
        return self.cards.fingerprint

    def content_data(self) -> dict[str, list[dict[str, Any]]]:
        data = super().content_data()
        for row in data["card"]:
            card = self.cards.by_id[row["id"]]
            row["kind"] = card.kind
            row["aspect"] = card.aspect
            row["cost"] = card.cost
            row["resources"] = card.resources
            row["traits"] = list(card.traits)
            row["stats"] = card.stats
            row["boost"] = card.boost
            row["text"] = {language: say_card(self.cards, card, Voice(language)) for language in i18n.LANGUAGES}
        return data

    # --- set-up -------------------------------------------------------------------------------------------------

    def check(self, config: Config) -> None:
        super().check(config)
        self.decks_of(config)

    def decks_of(self, config: Config) -> list[str]:
        """Each seat's deck. Two players cannot have the same identity."""
        chosen = [str(config.settings.get(f"deck-{seat + 1}", "next")) for seat in range(config.seats)]
        for seat, name in enumerate(chosen):
            if name == "next":
                free = [other for other in self.cards.decks if other not in chosen]
                if not free:
                    raise BadSetting(setting=f"deck-{seat + 1}", value="next", allowed=", ".join(self.cards.decks))
                chosen[seat] = free[0]
        identities = [self.cards.decks[name].identity for name in chosen]
        for seat, identity in enumerate(identities):
            if identity in identities[:seat]:
                allowed = [name for name in self.cards.decks if name not in chosen]
                raise BadSetting(setting=f"deck-{seat + 1}", value=chosen[seat], allowed=", ".join(allowed))
        return chosen

    def set_up(self, config: Config, rng: Rng) -> State:
        cards = self.cards
        scenario = cards.scenarios[config.settings.get("scenario", self.settings["scenario"][0])]
        mode = str(config.settings.get("mode", "standard"))
        modular = str(config.settings.get("modular", "recommended"))
        if modular == "recommended":
            modular = scenario.modular
        sets = [*scenario.sets, "standard", modular]
        if mode == "expert":
            sets.append("expert")
        encounter = [thing for name in sets for thing in cards.encounter_copies(name)]
        players: list[Player] = []
        play: dict[str, Piece] = {}
        for seat, name in enumerate(self.decks_of(config)):
            deck = cards.decks[name]
            hero = cards.by_id[deck.identity]
            identity = f"{hero.id}@{seat}"
            play[identity] = Piece(identity, hero.back, seat)
            things = [f"{card}@{seat}.{copy}" for card, count in deck.cards.items() for copy in range(1, count + 1)]
            rng.shuffle(things)
            encounter += [f"{card.id}.1" for card in cards.in_set(hero.set) if card.kind == "obligation"]
            nemesis = cards.encounter_copies(f"{hero.set}-nemesis")
            players.append(Player(identity, things, [], [], [], nemesis))
        stages = list(scenario.expert if mode == "expert" else scenario.standard)
        villain = stages.pop(0)
        play[villain] = Piece(villain, villain, NOBODY)
        rng.shuffle(encounter)
        return ChampionsState(
            seats=config.seats,
            rng=rng,
            frames=[Round()],
            result=None,
            moves=0,
            mode=mode,
            players=players,
            play=play,
            villain=villain,
            scheme="",
            villain_deck=stages,
            scheme_deck=list(scenario.schemes),
            encounter=encounter,
            encounter_discard=[],
            limbo=[],
            removed=[],
            victory=[],
            tokens=0,
            first=0,
            rounds=1,
            phase="setup",
            used={},
            modifiers=[],
        )

    def attach(self, state: State) -> None:
        super().attach(state)
        assert isinstance(state, ChampionsState)
        state.cards = self.cards

    # --- views --------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, ChampionsState)
        return ChampionsView(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        """What is hidden of each player's own cards, and of the encounter cards, is one pool each and dealt out anew.
        Sorted first, so that the outcome cannot depend on an order that the seat does not know. Cards among which
        somebody is choosing stay where they are, on top; so does the hand of whoever is choosing, for what they are
        asked depends on it (players may tell one another what they hold)."""
        assert isinstance(state, ChampionsState)
        world = state.clone()
        world.rng = rng.fork()
        decision = state.decision
        seen: set[str] = set()
        asked = seat if decision is None else decision.seat
        if decision is not None:
            seen = {target for option in decision.options for target in option.targets}
        for number, player in enumerate(world.players):
            under = [
                piece
                for piece in world.play.values()
                if piece.tucked and (number != seat or self.cards.by_id[piece.face].set == "facedown")
            ]
            known = sorted(thing for thing in player.deck if thing in seen)
            pool = [thing for thing in player.deck if thing not in seen]
            if number not in (seat, asked):
                pool += player.hand
            for piece in under:
                pool += [thing for thing in piece.tucked if owner_of(thing) == number]
            pool.sort()
            rng.shuffle(pool)
            for piece in under:
                piece.tucked = [pool.pop() if owner_of(thing) == number else thing for thing in piece.tucked]
            if number not in (seat, asked):
                player.hand = [pool.pop() for _ in player.hand]
            player.deck = pool + known
        known = sorted(thing for thing in world.encounter if thing in seen)
        pool = [thing for thing in world.encounter if thing not in seen]
        for player in world.players:
            pool += player.dealt
        for piece in world.play.values():
            pool += piece.boosts
        pool.sort()
        rng.shuffle(pool)
        for player in world.players:
            player.dealt = [pool.pop() for _ in player.dealt]
        for piece in world.play.values():
            if piece.boosts:
                piece.boosts = [pool.pop() for _ in piece.boosts]
        world.encounter = pool + known
        return world

    # --- card effects -------------------------------------------------------------------------------------------

    def ability(self, label: str) -> Ability:
        return self.cards.abilities[label]

    def seat_order(self, state: State) -> list[int]:
        assert isinstance(state, ChampionsState)
        return state.order()

    def orders_simultaneous(self, state: State) -> int:
        assert isinstance(state, ChampionsState)
        return state.first

    def triggers(self, state: State, occurrence: Occurrence, moment: str) -> list[Trigger]:
        assert isinstance(state, ChampionsState)
        found: list[Trigger] = []
        for kind in deeds.answered(occurrence, moment):
            faces = self.cards.answering.get(f"{kind}/{moment}")
            if faces is not None:
                found += self._triggers(state, occurrence, kind, moment, faces)
        return found

    def _triggers(
        self, state: ChampionsState, occurrence: Occurrence, kind: str, moment: str, faces: set[str]
    ) -> list[Trigger]:
        found: list[Trigger] = []
        by_id = self.cards.by_id
        for piece in state.play.values():
            if piece.face in faces:
                card = by_id[piece.face]
                for use in card.uses:
                    if use.effect.on == kind and use.effect.moment == moment:
                        for seat in self._users(state, piece, card.aspect == "encounter", use, occurrence):
                            if self._answers(state, use, seat, piece.id):
                                found.append(Trigger(use.label, piece.id, seat, use.forced))
        for seat, player in enumerate(state.players):
            seen: set[str] = set()
            for thing in player.hand:
                card = self.cards.of(thing)
                if card.id in faces and card.kind == "event" and card.id not in seen:
                    seen.add(card.id)
                    use = card.uses[0]
                    if use.trigger == (kind, moment) and self._answers(state, use, seat, thing):
                        found.append(Trigger(use.label, thing, seat, False))
        return found

    def _users(
        self, state: ChampionsState, piece: Piece, encounter: bool, use: Use, occurrence: Occurrence
    ) -> list[int]:
        """Who "you" is: the controller, the engaged player, or the player whom the occurrence is about."""
        if piece.area >= 0 and not state.players[piece.area].eliminated:
            return [piece.area]
        if not use.forced and encounter:
            return state.order()
        seat = occurrence.facts.get("seat", NOBODY)
        return [seat if seat >= 0 and not state.players[seat].eliminated else state.first]

    def _answers(self, state: ChampionsState, use: Use, seat: int, thing: str) -> bool:
        run = Resolving(use.label, seat, thing)
        when = use.effect.when
        return (when is None or when.holds(state, run)) and usable(state, use, seat, thing)

    def use(self, state: State, trigger: Trigger) -> None:
        state.frames.append(Using(trigger.ability, trigger.seat, trigger.origin))

    def happen(self, state: State, occurrence: Occurrence) -> None:
        assert isinstance(state, ChampionsState)
        kind = occurrence.kind
        if kind == "damage":
            deeds.dealt(state, occurrence)
        elif kind == "taking":
            deeds.taken(state, occurrence)
        elif kind == "threat":
            deeds.placed(state, occurrence)
        elif kind == "defeat":
            deeds.defeated(state, occurrence)
        elif kind in ("enemy-attack", "enemy-scheme"):
            deeds.activates(state, occurrence)
        elif kind == "reveal":
            deeds.revealed(state, occurrence)
        elif kind == "attack":
            attacks(state, occurrence.facts)
        elif kind == "thwart":
            thwarts(state, occurrence.facts)
        # "enter", "played", "form" and "round-end" have happened when their window opens.

    # --- texts --------------------------------------------------------------------------------------------------

    def term(self, name: str, value: Any, language: str) -> Any:
        if name in ("card", "thing", "origin", "target", "source", "under", "enemy") and isinstance(value, str):
            if value.startswith("seat:"):
                return i18n.say(language, "champions-seat", {"number": int(value.removeprefix("seat:")) + 1})
            if value:
                return self.cards.of(value).names[language]
        if name == "resources" and isinstance(value, list):
            return i18n.listing(language, [i18n.say(language, f"champions-resource-{kind}") for kind in value])
        if name == "status":
            return i18n.say(language, f"champions-status-{value}")
        return value
