"""Marvel Champions as a game of the kernel: set-up, triggers, what happens, views, and worlds that a seat cannot rule
out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tableverse.games.champions import numbers
from tableverse.games.champions.abreast import Abreast
from tableverse.games.champions.basic_powers import attacks, recovers, thwarts
from tableverse.games.champions.campaign import chapter_of, read_log, without_removed
from tableverse.games.champions.cards import ENVIRONMENTS, Deck, Scenario, Use
from tableverse.games.champions.checking import check_content
from tableverse.games.champions.decks.deck import deck_of
from tableverse.games.champions.decks.finding import Unknown
from tableverse.games.champions.decks.formats import read_data, read_deck, write_deck
from tableverse.games.champions.decks.legality import DECK_KINDS, copies_allowed, problems
from tableverse.games.champions.deeds import defeats, enemies, happening, harm, revealing, statuses, threats
from tableverse.games.champions.dividing import Dividing, Retaliating
from tableverse.games.champions.errors import IllegalDeck
from tableverse.games.champions.frames import (
    Activation,
    AllyLimit,
    Attaching,
    EnemyAttack,
    EnemyScheme,
    Revealing,
    Then,
    in_peril,
)
from tableverse.games.champions.helping import Pledging
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.imagining import imagined
from tableverse.games.champions.indirect import Indirect
from tableverse.games.champions.limits import TooMany, keep_limits
from tableverse.games.champions.numbers import is_blank
from tableverse.games.champions.paying import Payment
from tableverse.games.champions.reading.content import Content
from tableverse.games.champions.readying import Readying
from tableverse.games.champions.rounds import Round
from tableverse.games.champions.state import ChampionsState, Piece, Player
from tableverse.games.champions.text import say_card, voice_for
from tableverse.games.champions.turn import Turn
from tableverse.games.champions.under_way import Activating, Cause, Paying
from tableverse.games.champions.using import Playing, Using, begin_use, effects_begin, may_use, usable
from tableverse.games.champions.view import ChampionsView, PieceView, PlayerView
from tableverse.kernel import i18n
from tableverse.kernel.content import Registry
from tableverse.kernel.effects import Ability, Resolving, Step, Voice
from tableverse.kernel.effects.parts import said_parts
from tableverse.kernel.errors import BadDeck, BadSetting
from tableverse.kernel.game import Config, Game, View
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.plain import Plain
from tableverse.kernel.record import Record
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State
from tableverse.kernel.timing import MOMENTS, Window

DECKS = (
    "spider-man-justice",
    "captain-marvel-leadership",
    "she-hulk-aggression",
    "iron-man-aggression",
    "black-panther-protection",
)
SCENARIOS = ("rhino", "klaw", "ultron")
MODULARS = ("bomb-scare", "masters-of-evil", "under-attack", "legions-of-hydra", "the-doomsday-chair")
#: Further modular sets on top of the scenario's own.
MORE_MODULARS = ("modular-2", "modular-3", "modular-4", "modular-5")
#: Settings that need a pack with a campaign: a campaign's id or the log of one, and how a new one is played.
CAMPAIGN_SETTINGS = ("campaign", "campaign-mode")
DECK_SETTINGS = ("deck-1", "deck-2", "deck-3", "deck-4")


class Champions(Game):
    id: ClassVar[str] = "champions"
    formerly: ClassVar[tuple[str, ...]] = ("e7b3c55999e88ca2",)
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    #: "recommended" and "next" leave the choice to the scenario and to the order of the decks.
    settings: ClassVar[dict[str, tuple[Any, ...]]] = {
        "scenario": SCENARIOS,
        "mode": ("standard", "expert"),
        #: Heroic mode by its level; skirmish mode by the stage of the villain that is fought alone. 0 is neither.
        "heroic": (0, 1, 2, 3, 4),
        "skirmish": (0, 1, 2, 3),
        #: "ask": before cards are drawn each player says whether teammates see their hand.
        "hands": ("hidden", "ask"),
        "modular": ("recommended", "random", *MODULARS),
        **dict.fromkeys(MORE_MODULARS, ("none", "random", *MODULARS)),
        #: "own": every deck keeps to the environment that it names itself.
        "environment": ("own", *ENVIRONMENTS),
        **dict.fromkeys(DECK_SETTINGS, ("next", *DECKS)),
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
        Attaching,
        TooMany,
        Indirect,
        Dividing,
        Retaliating,
        Pledging,
        Activation,
        Abreast,
        EnemyAttack,
        EnemyScheme,
        Revealing,
        Readying,
        Resolving,
        Step,
        Window,
        Occurrence,
        Modifier,
        ChampionsView,
        PlayerView,
        PieceView,
        Cause,
        Paying,
        Activating,
    )

    def __init__(self, packs: Sequence[Path] = (), extra: Sequence[Path] = ()) -> None:
        super().__init__()
        self.content = Content(packs, extra)
        self.cards = self.content.cards
        if packs:
            check_content(self.content, MODULARS, self.content.packed)

    def check_content(self) -> None:
        check_content(self.content, MODULARS)

    @property
    def registry(self) -> Registry:
        return self.cards.registry

    def content_data(self) -> dict[str, list[dict[str, Any]]]:
        data = super().content_data()
        for row in data["card"]:
            card = self.cards.by_id[row["id"]]
            row["kind"] = card.kind
            row["set"] = card.set
            row["subtitle"] = card.subtitle
            row["unique"] = card.unique
            row["quantity"] = card.quantity
            row["deck_limit"] = copies_allowed(card) if card.kind in DECK_KINDS else 0
            row["campaign"] = card.campaign
            row["aspect"] = card.aspect
            row["cost"] = card.cost
            row["resources"] = card.resources
            row["traits"] = list(card.traits)
            row["stats"] = card.stats
            row["stars"] = list(card.stars)
            row["boost"] = card.boost
            row["hp_each"] = card.hp_each
            row["strikes"] = card.strikes
            row["icons"] = card.icons
            row["keywords"] = card.keywords
            row["stage"] = card.stage
            row["back"] = card.back
            row["threat"] = {"start": card.start, "each": card.start_each}
            #: Their words are the last lines of the text, in this order.
            row["abilities"] = [use.label for use in card.uses]
            row["text"] = {language: say_card(self.cards, card, Voice(language)) for language in i18n.LANGUAGES}
        for row in data.get("campaign", []):
            campaign = self.cards.campaigns[row["id"]]
            row["chapters"] = [chapter.scenario for chapter in campaign.chapters]
            row["marks"] = {mark: self.cards.names[mark] for mark in campaign.marks}
        data["deck"] = [deck.data() for deck in self.cards.decks.values()]
        data["scenario"] = [scenario.data() for scenario in self.cards.scenarios.values()]
        data["part"] = said_parts(self.cards.abilities.values(), self.voice_for)
        return data

    def voice_for(self, ability: Ability, language: str) -> Voice:
        return voice_for(self.cards, ability, language)

    # --- set-up -------------------------------------------------------------------------------------------------

    def check(self, config: Config) -> None:
        """Instead of the name of a deck that comes with the game, a seat may have its own: see decks/deck.py."""
        named = {
            name: value
            for name, value in config.settings.items()
            if not _own_deck(name, value) and name not in CAMPAIGN_SETTINGS
        }
        super().check(Config(config.seats, named))
        self.decks_of(config)
        self.modulars_of(config.settings)
        self.log_of(config.settings)

    def log_of(self, settings: dict[str, Any]) -> dict[str, Any]:
        """The log of the campaign that is played, empty if none. It says which scenario comes next."""
        mode = settings.get("campaign-mode", "standard")
        if mode not in ("standard", "expert"):
            raise BadSetting(setting="campaign-mode", value=str(mode)[:40], allowed="standard, expert")
        if "campaign" not in settings:
            return {}
        log = read_log(self.cards, settings["campaign"], mode == "expert")
        scenario = chapter_of(self.cards, log).scenario
        if settings.get("scenario", scenario) != scenario:
            raise BadSetting(setting="scenario", value=str(settings["scenario"])[:40], allowed=scenario)
        return log

    def scenario_of(self, settings: dict[str, Any]) -> Scenario:
        log = self.log_of(settings)
        return self.cards.scenarios[
            chapter_of(self.cards, log).scenario if log else settings.get("scenario", SCENARIOS[0])
        ]

    def decks_of(self, config: Config) -> list[Deck]:
        """Each seat's deck. Two players cannot have the same identity."""
        chosen: list[Deck | None] = []
        for seat in range(config.seats):
            value = config.settings.get(f"deck-{seat + 1}", "next")
            if _own_deck(f"deck-{seat + 1}", value):
                chosen.append(self.own_deck(seat, value, str(config.settings.get("environment", "own"))))
            else:
                chosen.append(None if value == "next" else self.cards.decks[str(value)])
        taken = [deck.identity for deck in chosen if deck is not None]
        decks: list[Deck] = []
        for seat, deck in enumerate(chosen):
            free = [other for other in self.cards.decks.values() if other.identity not in taken]
            if deck is None:
                if not free:
                    raise BadSetting(setting=f"deck-{seat + 1}", value="next", allowed=", ".join(self.cards.decks))
                deck = free[0]
                taken.append(deck.identity)
            elif deck.identity in [other.identity for other in decks]:
                allowed = ", ".join(other.id for other in free)
                raise BadSetting(setting=f"deck-{seat + 1}", value=deck.id, allowed=allowed)
            decks.append(deck)
        return decks

    def own_deck(self, seat: int, data: Any, environment: str) -> Deck:
        deck = deck_of(data)
        wrong = problems(self.cards, deck, "" if environment == "own" else environment)
        if wrong:
            problem = {"key": wrong[0].key, "arguments": wrong[0].arguments}
            card = wrong[0].arguments.get("card")
            named = {"names": {card: self.cards.names[card]}} if card in self.cards.names else {}
            raise IllegalDeck(seat=seat + 1, problem=problem, **named)
        return deck

    def look_at_deck(self, given: Any, environment: str = "") -> dict[str, Any]:
        """``given`` is a text in any form that decks/formats.py reads, or JSON already taken apart."""
        deck, unknown = self._read_deck(given)
        if environment and environment not in ENVIRONMENTS:
            raise BadSetting(setting="environment", value=environment[:40], allowed=", ".join(ENVIRONMENTS))
        return {
            "deck": deck.data(),
            "size": sum(deck.cards.values()),
            "problems": [
                {"key": problem.key, "arguments": problem.arguments}
                for problem in problems(self.cards, deck, environment)
            ],
            "unknown": [line.data() for line in unknown],
        }

    def write_deck(self, given: Any, form: str) -> str:
        deck, unknown = self._read_deck(given)
        if unknown:
            raise BadDeck(why="unknown", what=unknown[0].written[:40])
        return write_deck(self.cards, deck, form)

    def _read_deck(self, given: Any) -> tuple[Deck, list[Unknown]]:
        return read_deck(self.cards, given) if isinstance(given, str) else read_data(self.cards, given)

    def setting_of(self, name: str, text: str) -> Any:
        """``deck-1=my.o8d`` plays the deck in that file; ``campaign=`` takes a campaign's id to begin one, or the file
        of a finished game to go on from it."""
        path = Path(text)
        if name == "campaign" and text not in self.cards.campaigns and path.is_file():
            state = Record.load(path).replay(self)
            assert isinstance(state, ChampionsState)
            return state.campaign
        if name in DECK_SETTINGS and text not in self.settings[name] and path.is_file():
            deck, unknown = read_deck(self.cards, path.read_text(encoding="utf-8", errors="replace"))
            if unknown:
                raise BadDeck(why="unknown", what=unknown[0].written[:40])
            return deck.data()
        return super().setting_of(name, text)

    def modulars_of(self, settings: dict[str, Any]) -> list[str]:
        """The modular sets that were asked for, each at most once; "random" stands for one not yet known."""
        scenario = self.scenario_of(settings)
        chosen: list[str] = []
        for name in ("modular", *MORE_MODULARS):
            modular = str(settings.get(name, self.settings[name][0]))
            if modular == "recommended":
                modular = scenario.modular
            if modular in MODULARS and modular in chosen:
                allowed = [other for other in self.settings[name] if other not in chosen]
                raise BadSetting(setting=name, value=modular, allowed=", ".join(allowed))
            if modular != "none":
                chosen.append(modular)
        return chosen

    def set_up(self, config: Config, rng: Rng) -> State:
        cards = self.cards
        scenario = self.scenario_of(config.settings)
        log = self.log_of(config.settings)
        mode = str(config.settings.get("mode", "standard"))
        modulars = self.modulars_of(config.settings)
        while "random" in modulars:
            modulars[modulars.index("random")] = rng.choice([name for name in MODULARS if name not in modulars])
        sets = [*scenario.sets, "standard", *modulars]
        if mode == "expert":
            sets.append("expert")
        if log:
            sets += chapter_of(cards, log).sets
        encounter = [thing for name in sets for thing in cards.encounter_copies(name, log.get("campaign", ""))]
        players: list[Player] = []
        play: dict[str, Piece] = {}
        for seat, deck in enumerate(self.decks_of(config)):
            hero = cards.by_id[deck.identity]
            identity = f"{hero.id}@{seat}"
            play[identity] = Piece(identity, hero.back, seat)
            things = [f"{card}@{seat}.{copy}" for card, count in deck.cards.items() for copy in range(1, count + 1)]
            things += [f"{card}@{seat}.{copy}" for copy, card in enumerate(log.get("cards", {}).get(hero.id, []), 1)]
            things = without_removed(things, log)
            rng.shuffle(things)
            for card in cards.in_set(hero.set):
                if card.kind == "obligation":
                    encounter += [f"{card.id}.{copy}" for copy in range(1, card.quantity + 1)]
            nemesis = without_removed(cards.encounter_copies(f"{hero.set}-nemesis"), log)
            players.append(Player(identity, things, [], [], [], nemesis))
        stages = list(scenario.expert if mode == "expert" else scenario.standard)
        skirmish = int(config.settings.get("skirmish", 0))
        if skirmish:
            every = (*scenario.standard, *scenario.expert)
            stages = [next(stage for stage in every if cards.by_id[stage].stage == skirmish)]
        villain = stages.pop(0)
        play[villain] = Piece(villain, villain, NOBODY)
        encounter = without_removed(encounter, log)
        rng.shuffle(encounter)
        shown = config.seats > 1 and config.settings.get("hands") == "ask"
        asked = list(range(config.seats)) if shown else []
        return ChampionsState(
            seats=config.seats,
            rng=rng,
            frames=[Round(queue=asked)],
            result=None,
            moves=0,
            mode=mode,
            heroic=int(config.settings.get("heroic", 0)),
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
            campaign=log,
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
        assert isinstance(state, ChampionsState)
        return imagined(state, seat, rng)

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
        if state.phase == "setup":
            return []  # only what set-up itself says is resolved
        if moment != "after":
            return self._unless_alone(state, self._all_triggers(state, occurrence, moment))
        if happening.gathering(state, occurrence) is not None:
            return []  # answered together with what it is a part of
        found = self._all_triggers(state, occurrence, moment)
        for number, part in enumerate(occurrence.facts.get("parts", []), 1):
            state.frames.append(Window(part, len(MOMENTS)))  # so that conditions look at the part
            for trigger in self._all_triggers(state, part, moment):
                trigger.part = number
                found.append(trigger)
            state.frames.pop()
        return self._unless_alone(state, found)

    def _unless_alone(self, state: ChampionsState, found: list[Trigger]) -> list[Trigger]:
        """Nobody helps whoever is in peril."""
        alone = in_peril(state) if found else NOBODY
        return [trigger for trigger in found if alone in (NOBODY, trigger.seat) or trigger.forced]

    def _all_triggers(self, state: ChampionsState, occurrence: Occurrence, moment: str) -> list[Trigger]:
        found: list[Trigger] = []
        for kind in happening.answered(occurrence, moment):
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
            if piece.face in faces and not is_blank(state, piece.id):
                for use in by_id[piece.face].uses:
                    if use.effect.on == kind and use.effect.moment == moment and _speaks_of(use, occurrence):
                        if use.once and self._once_used(state, use):
                            continue
                        for seat in self._users(state, piece, use, occurrence):
                            if self._answers(state, use, seat, piece.id):
                                found.append(Trigger(use.label, piece.id, seat, use.forced))
        for seat, player in enumerate(state.players):
            seen: set[str] = set()
            for thing in player.hand:
                card = self.cards.of(thing)
                if card.id in faces and card.kind == "event" and card.id not in seen:
                    seen.add(card.id)
                    for use in card.uses:
                        if (
                            use.trigger == (kind, moment)
                            and _speaks_of(use, occurrence)
                            and self._answers(state, use, seat, thing)
                        ):
                            found.append(Trigger(use.label, thing, seat, False))
        if kind == "spent":
            found += self._of_spent(state, occurrence, moment)
        return found

    def _of_spent(self, state: ChampionsState, occurrence: Occurrence, moment: str) -> list[Trigger]:
        """What a resource card does by being spent."""
        thing, seat = occurrence.facts["card"], occurrence.facts["seat"]
        card = self.cards.of(thing)
        if card.kind != "resource":
            return []
        uses = [use for use in card.uses if use.trigger == ("spent", moment)]
        return [Trigger(use.label, thing, seat, use.forced) for use in uses if self._answers(state, use, seat, thing)]

    def _once_used(self, state: ChampionsState, use: Use) -> bool:
        """Has another copy answered this occurrence?"""
        window = state.frames[-1]
        return isinstance(window, Window) and any(used.split("#")[0].endswith(f"/{use.label}") for used in window.used)

    def _users(self, state: ChampionsState, piece: Piece, use: Use, occurrence: Occurrence) -> list[int]:
        """Who "you" is: the controller, the engaged player, or the player whom the occurrence is about. An optional
        ability of an encounter card is for whoever may use it."""
        if not use.forced and self.cards.by_id[piece.face].aspect == "encounter":
            return [seat for seat in state.order() if may_use(state, piece, seat)]
        if piece.area >= 0 and not state.players[piece.area].eliminated:
            return [piece.area]
        if owner_of(piece.id) != NOBODY:
            return [numbers.controller(state, piece)]
        seat = occurrence.facts.get("seat", NOBODY)
        return [seat if seat >= 0 and not state.players[seat].eliminated else state.first]

    def _answers(self, state: ChampionsState, use: Use, seat: int, thing: str) -> bool:
        run = Resolving(use.label, seat, thing)
        when = use.effect.when
        return (when is None or when.holds(state, run)) and usable(state, use, seat, thing)

    def use(self, state: State, trigger: Trigger) -> None:
        window = state.frames[-1]
        if trigger.part and isinstance(window, Window):
            state.frames.append(Window(window.occurrence.facts["parts"][trigger.part - 1], len(MOMENTS)))
        assert isinstance(state, ChampionsState)
        begin_use(state, trigger.ability, trigger.seat, trigger.origin)

    def settle(self, state: State, until: Callable[[Any], bool] | None = None) -> None:
        """Whatever has changed, before anybody chooses a status card that a constant ability keeps is there, and nobody
        is above a limit."""
        assert isinstance(state, ChampionsState)
        super().settle(state, until)
        while state.decision is not None and (statuses.keep(state) or (self.cards.limits_vary and keep_limits(state))):
            super().settle(state, until)

    def happen(self, state: State, occurrence: Occurrence) -> None:
        assert isinstance(state, ChampionsState)
        kind = occurrence.kind
        if kind == "damage":
            harm.dealt(state, occurrence)
        elif kind == happening.TOGETHER:
            harm.deal_together(state, occurrence)
        elif kind == "taking":
            harm.taken(state, occurrence)
        elif kind == "threat":
            threats.placed(state, occurrence)
        elif kind == "defeat":
            defeats.defeated(state, occurrence)
        elif kind in ("enemy-attack", "enemy-scheme"):
            enemies.activates(state, occurrence)
        elif kind == "reveal":
            revealing.revealed(state, occurrence)
        elif kind == "attack":
            attacks(state, occurrence.facts)
        elif kind == "thwart":
            thwarts(state, occurrence.facts)
        elif kind == "recover":
            recovers(state, occurrence.facts)
        elif kind == "effect":
            effects_begin(state)
        elif kind == "enter":
            enemies.strike_at_once(state, occurrence.facts["card"], True)
        elif kind == "engage" and not occurrence.facts["entered"]:
            enemies.strike_at_once(state, occurrence.facts["card"], False)
        # "enter", "engage", "played", "form" and "round-end" have happened when their window opens.

    # --- texts --------------------------------------------------------------------------------------------------

    def term(self, name: str, value: Any, language: str) -> Any:
        if name in ("card", "thing", "origin", "target", "source", "under", "enemy") and isinstance(value, str):
            if value.startswith("seat:"):
                return i18n.say(language, "champions-seat", {"number": int(value.removeprefix("seat:")) + 1})
            if value:
                return self.cards.of(value).names[language]
        if name == "resources" and isinstance(value, list):
            return i18n.listing(language, [i18n.say(language, f"champions-resource-{kind}") for kind in value])
        if name == "mark":
            return self.cards.names[value][language]
        if name == "status":
            return i18n.say(language, f"champions-status-{value}")
        return value


def _speaks_of(use: Use, occurrence: Occurrence) -> bool:
    """Of an attack on several enemies some abilities answer the whole, others each enemy attacked."""
    return not occurrence.facts.get("several" if use.per_enemy else "one_of_several")


def _own_deck(name: str, value: Any) -> bool:
    return name in DECK_SETTINGS and isinstance(value, dict)
