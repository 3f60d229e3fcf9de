"""The interface of a game: new, apply, view, determinize, encode, decode."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from tableverse.kernel.choice import Consequence, Decision, Message, Option, Refusal
from tableverse.kernel.content import Item, Reader, Registry, Release
from tableverse.kernel.corrections import Correcting
from tableverse.kernel.effects.node import Ability, Resolving
from tableverse.kernel.effects.reading import Vocabulary
from tableverse.kernel.effects.saying import Voice
from tableverse.kernel.errors import BadSeatCount, BadSetting, CorruptData, Endless, NoDecks, UnknownSetting
from tableverse.kernel.event import Event
from tableverse.kernel.field_learning import places_of
from tableverse.kernel.fields import field, plain
from tableverse.kernel.occurrence import Trigger
from tableverse.kernel.packs import AnyPack, ComponentGroup, Pack, open_pack
from tableverse.kernel.plain import Codec, Plain
from tableverse.kernel.rng import LoadedRng, Rng
from tableverse.kernel.secret_rng import SecretRng, Seed, generator
from tableverse.kernel.state import MOST_STEPS, Result, State

SPECTATOR: Final = -1

#: Counts on the table by measure and thing, such as ("threat", "break-in") -> 6. A thing may be a seat: "seat:0".
Facts = dict[tuple[str, str], int]
#: A seat (SPECTATOR for no player), one of the game's ``tallies``, and the amount to add to that statistic.
PlayerStat = tuple[int, str, int]
#: Function that parses a row, called with the kind of the component and the row.
RowReader = Callable[[str, Reader], None]


def _read_nothing(kind: str, row: Reader) -> None:
    """Do nothing. The row reader of a game whose rows need no parsing."""


@plain
class Config(Plain):
    """The agreements before a game: the number of seats, and the game's own settings."""

    seats: int
    settings: dict[str, Any] = field(factory=dict)


@mypyc_attr(allow_interpreted_subclasses=True)
@plain
class View(Plain):
    """Everything that one seat (or a SPECTATOR) may know, listed field by field. Never a State with parts removed."""

    seat: int
    seats: int
    moves: int
    waiting_for: int
    waiting_kind: str
    #: Only the choosing seat sees the options, since they may name hidden cards.
    decision: Decision | None
    result: Result | None
    #: Fields whose value is never changed in place, only replaced, so that their encoded form can be cached.
    LASTING: ClassVar[tuple[str, ...]] = ()

    def __init__(self, state: State, seat: int) -> None:
        decision = state.decision
        self.seat = seat
        self.seats = state.seats
        self.moves = state.moves
        self.waiting_for = SPECTATOR if decision is None else decision.seat
        self.waiting_kind = "" if decision is None else decision.kind
        self.decision = decision if decision is not None and decision.seat == seat else None
        self.result = state.result


class ViewStep:
    """One step of a resolved choice: the events of the step, and a seat's view after them."""

    __slots__ = ("events", "view")

    def __init__(self, events: list[Event], view: View) -> None:
        self.events = events
        self.view = view


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Correcting):
    """Rules and content of one title. One instance may run any number of states."""

    id: ClassVar[str] = ""
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    #: Every plain class that may occur in a state or a view of this game.
    classes: ClassVar[tuple[type[Plain], ...]] = ()
    #: Settings that a Config may carry, each with its allowed values; the first is the default.
    settings: ClassVar[dict[str, tuple[Any, ...]]] = {}
    #: Defaults that differ when people play.
    defaults_for_people: ClassVar[dict[str, Any]] = {}
    #: The ledger rule behind each kind of question. "turn" (whose turn it is) covers all kinds without an entry, and
    #: "over" is the rule that ends the game.
    question_rules: ClassVar[dict[str, str]] = {}
    #: Counted measures, most important first; 1 if players want more of them, -1 if they want less.
    measures: ClassVar[dict[str, int]] = {}
    #: Measures that drop to 0 when their thing leaves the table. Every other measure keeps its value then.
    vanishing_measures: ClassVar[frozenset[str]] = frozenset()
    #: Measures that players spend, such as cards in hand. A change that only pays for an option is not reported.
    currency: ClassVar[frozenset[str]] = frozenset()
    #: Statistics of each player after the game; ``player_stats`` adds to them.
    tallies: ClassVar[tuple[str, ...]] = ()
    #: ``optional_questions``: kinds of decisions in which passing has no effect. ``payment_questions``: kinds of
    #: decisions about payment.
    optional_questions: ClassVar[frozenset[str]] = frozenset(("window",))
    payment_questions: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of events that begin a turn and, at timed tables, refill everybody's turn time.
    turn_events: ClassVar[frozenset[str]] = frozenset(("turn",))
    #: Fingerprints of earlier shipped content that differs in its files but plays the same.
    former_fingerprints: ClassVar[tuple[str, ...]] = ()
    #: Version of the encoding of positions; digests of different versions cannot be compared.
    encoding: ClassVar[int] = 1

    #: ``component_files``: the game's and its packs' files of components, each with the kind of its rows.
    #: ``addable_files``: the files in which a pack may add new rows.
    component_files: ClassVar[dict[str, str]] = {}
    addable_files: ClassVar[frozenset[str]] = frozenset()
    #: Sections whose components exist only as parts of another component.
    owned_sections: ClassVar[frozenset[str]] = frozenset()
    #: Occurrences that abilities may respond to, each with its ``moments`` and ``facts``.
    occurrence_types: ClassVar[Mapping[str, Any]] = {}

    #: The loaded products, in a game whose content is split into products.
    products: tuple[str, ...]

    def __init__(self, packs: Sequence[AnyPack] = ()) -> None:
        self.products = ()
        #: Content packs applied on top of the shipped content.
        self.packs: tuple[Pack, ...] = tuple(open_pack(pack).for_game(self.id) for pack in packs)
        kernel = (Rng, LoadedRng, SecretRng, Result, Message, Option, Decision, Refusal, Consequence, Event, Config)
        self.codec = Codec((*kernel, *type(self).classes))

    # --- methods that every game implements ---------------------------------------------------------------------

    def set_up(self, config: Config, rng: Rng) -> State:
        """Return the state before the first choice, with its first frame on the stack."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> View:
        raise NotImplementedError

    def views(self, state: State, seats: list[int], before: Sequence[View] = ()) -> list[View]:
        """Return the views of several seats.

        May reuse unchanged parts of ``before``, the views of an earlier position at the same table.
        """
        found: list[View] = []
        for seat in seats:
            found.append(self.view_beside(state, seat, found[0]) if found else self.view(state, seat))
        return found

    def view_beside(self, state: State, seat: int, beside: View) -> View:
        """Return the view of a seat, given ``beside``, another seat's view of the same position.

        The two views may share the parts that both seats see.
        """
        return self.view(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        """Return a state that the seat cannot distinguish from this one, with all hidden information redrawn.

        The result may depend only on the seat's knowledge and on ``rng``; the property tests check this for every game.
        """
        raise NotImplementedError

    def pointable(self, state: State, seat: int) -> list[str]:
        """Return the visible things that a player at a seat might want to play, by the names that options use.

        Include nothing that the seat must not know.
        """
        return []

    def refusals(self, state: State, seat: int, thing: str) -> list[Refusal]:
        """Return why the choosing seat cannot act with a thing, from the functions that compute its options."""
        return []

    def facts(self, state: State, seat: int) -> Facts:
        """Return the counts that the seat sees on the table: points, hit points, threat, cards in hand."""
        return {}

    def chance_extremes(self, world: State, seat: int) -> list[State]:
        """Return the worlds in which pending chance (boost cards, dice) turns out worst and best, or none."""
        return []

    def reveals_hidden(self, before: State, seat: int, event: Event) -> bool:
        """Return whether an event reveals information that was hidden from the seat and may affect later results."""
        return event.reveals

    def phase(self, state: State) -> str:
        """Return the phase of a position.

        A later phase may refill the measures in ``currency``, so these are not compared across phases.
        """
        return ""

    def starts_another_turn(self, event: Event) -> bool:
        """Return whether an event begins the next turn, whose events are not results of the option chosen before."""
        return False

    def player_stats(self, state: State, event: Event) -> list[PlayerStat]:
        """Return the amounts that an event adds to the ``tallies`` of players, called when the event occurs."""
        return []

    def side(self, state: State, seat: int) -> int:
        """Return -1 for a seat that wants the opposite of the ``measures``, otherwise 1."""
        return 1

    # --- methods that games with card effects implement ---------------------------------------------------------

    def ability(self, label: str) -> Ability:
        raise LookupError(label)

    def use(self, state: Any, trigger: Trigger) -> None:
        """Push a frame that resolves an ability. A game whose abilities have costs pushes a frame of its own class."""
        state.frames.append(Resolving(trigger.ability, trigger.seat, trigger.origin))

    def attach(self, state: State) -> None:
        """Set the fields of a new or decoded state that are never encoded: the game, and fields that a game adds."""
        state.game = self

    def term(self, name: str, value: Any, language: str) -> Any:
        """Return a message argument in readable form: the name of a card, a list of tokens."""
        return value

    def ability_name(self, label: str, language: str) -> str:
        """Return the printed name of an ability, or "" if the ability has none."""
        return ""

    def name_of(self, thing: str, language: str) -> str:
        """Return the readable name of a thing that options and refusals refer to."""
        return str(self.term("thing", thing, language))

    def voice_for(self, ability: Ability, language: str) -> Voice:
        """Return a voice for parts of an ability, which may know the referents of the ability's pronouns."""
        return Voice(language)

    @property
    def registry(self) -> Registry:
        """All components with their sources."""
        return Registry()

    def releases(self) -> list[Release]:
        """Return every published product, loaded or not. Empty for a game whose content is not split into products."""
        return []

    def products_for(self, config: Config) -> tuple[str, ...]:
        """Return the products that a table needs. Empty for a game whose content is not split into products."""
        return ()

    def with_products(self, products: tuple[str, ...]) -> Game:
        """Return this game limited to some products, so that all other products have no effect at its tables."""
        return self

    def for_table(self, config: Config) -> Game:
        """Return this game with the products that a table needs."""
        return self.with_products(self.products_for(config))

    def renumber(self, packed: dict[str, Any], names: dict[str, list[str]]) -> None:
        """Convert a packed position to the component numbers of this content.

        ``names`` lists the meaning of the numbers in the other content, by kind. Raise LookupError for a component that
        no longer exists.
        """

    def vocabulary(self) -> Vocabulary:
        """Return the words of card effects; only the kernel's words for a game without card effects."""
        return Vocabulary()

    def known_names(self) -> dict[str, Collection[str]]:
        """Return the names that words may refer to, by kind."""
        return {}

    def abilities(self) -> Iterable[Ability]:
        """Return the abilities of all components."""
        return ()

    def items_of(self, kind: str) -> dict[str, Item]:
        """Return all rows of a kind by id: components, and other rows that packs may contain."""
        return self.registry.kinds.get(kind, {})

    def row_of(self, kind: str, id: str) -> Reader:
        return self.registry.row(kind, id)

    def section(self, item: Item) -> str:
        """Return the heading under which clients list a component: its kind, unless a game distinguishes more."""
        return item.kind

    def created_together(self, kind: str, id: str) -> ComponentGroup:
        """Return the rows that must be created together with a new component of that kind, its own row first."""
        return ComponentGroup({kind: [id]})

    def row_reader(self) -> RowReader:
        """Return a function that parses rows by kind without storing them. It raises BadContent."""
        return _read_nothing

    def places(self) -> dict[str, dict[str, dict[str, Any]]]:
        """Return the valid values at each place in a row, learned from the content: kind of row -> path -> values."""
        read = self.row_reader()
        kinds = dict.fromkeys([*self.registry.kinds, *self.component_files.values()])
        return {kind: places_of(kind, [self.row_of(kind, id) for id in self.items_of(kind)], read) for kind in kinds}

    def check_content(self) -> None:
        """Check components more thoroughly than parsing does. Raise BadContent."""

    def content_data(self, brief: bool = False) -> dict[str, list[dict[str, Any]]]:
        """Return all components by kind as JSON-ready values; with ``brief``, only the data for choices."""
        kinds = self.registry.kinds.items()
        return {kind: [self.component_data(item, brief) for item in items.values()] for kind, items in kinds}

    def component_data(self, item: Item, brief: bool = False) -> dict[str, Any]:
        """Return one component as JSON-ready values, with the fingerprint of its pack, if any."""
        data: dict[str, Any] = {"id": item.id, "name": item.names, "source": item.source}
        brought = [pack for pack in self.packs if pack.brings(item.origin, item.id)]
        if brought:
            data["pack"] = brought[-1].fingerprint
        return data

    def inspect_deck(self, given: Any, environment: str = "", offered: list[str] | None = None) -> dict[str, Any]:
        """Parse a deck in any format; return its errors, and why no more copies of ``offered`` cards may be added."""
        raise NoDecks(game=self.id)

    def format_deck(self, given: Any, form: str) -> str:
        """Convert a deck to another format."""
        raise NoDecks(game=self.id)

    def fingerprint(self) -> str:
        """Return the digest of the content. A record can be replayed only with the same digest."""
        return self.registry.fingerprint()

    def plays_content(self, fingerprint: str) -> bool:
        """Return whether games played on content with that fingerprint can be replayed with this content."""
        return fingerprint == self.fingerprint() or (self.registry.shipped and fingerprint in self.former_fingerprints)

    # --- methods that every game inherits -----------------------------------------------------------------------

    def seat_limits(self, agreed: Mapping[str, Any]) -> tuple[int, int]:
        """Return the minimum and maximum number of players under these settings."""
        return self.min_seats, self.max_seats

    def offered_settings(self) -> dict[str, tuple[Any, ...]]:
        """Return all settings with their allowed values, including settings that packs add."""
        return self.settings

    def check(self, config: Config) -> None:
        if not self.min_seats <= config.seats <= self.max_seats:
            raise BadSeatCount(game=self.id, seats=config.seats, least=self.min_seats, most=self.max_seats)
        for name, value in config.settings.items():
            allowed = self.offered_settings().get(name)
            if allowed is None:
                raise UnknownSetting(game=self.id, setting=name)
            if value not in allowed:
                raise BadSetting(setting=name, value=str(value), allowed=", ".join(str(item) for item in allowed))

    def setting_of(self, name: str, text: str) -> Any:
        """Return the allowed value for a typed setting, or the text itself for ``check`` to refuse.

        A game may accept more values, such as a file name.
        """
        return {str(one): one for one in self.offered_settings().get(name, ())}.get(text, text)

    def next_settings(self, state: State, settings: dict[str, Any]) -> dict[str, Any]:
        """Return the settings for the next game of the same people, which are unchanged except within a campaign."""
        return settings

    def new(self, config: Config, seed: Seed, log: list[Event] | None = None) -> State:
        """Set up the table and settle at the first choice. Append set-up events to ``log``."""
        self.check(config)
        state = self.set_up(config, generator(seed))
        self.attach(state)
        state.log = log
        self.settle(state)
        state.log = None
        return state

    def apply(self, state: State, option_id: str, seat: int | None = None) -> list[Event]:
        """Make a choice, settle at the next one and return the events. An error leaves the state unchanged."""
        return self.answer_and_settle(state, self.legal(state, option_id, seat))

    def apply_quietly(self, state: State, option_id: str) -> None:
        """Make a choice without collecting events, for simulation and search."""
        option = self.legal(state, option_id, None)
        state.moves += 1
        state.frames[-1].answer(state, option)
        self.settle(state)

    def apply_recorded_quietly(self, state: State, option_id: str) -> None:
        option = self.recorded_option(state, option_id)
        state.moves += 1
        state.frames[-1].answer(state, option)
        self.settle(state)

    def apply_recorded_in_steps(self, state: State, option_id: str, seat: int) -> list[ViewStep]:
        """Repeat a choice and return the events and the view of a seat after each step; the last view is final.

        Include only events that are visible to the seat.
        """
        option = self.recorded_option(state, option_id)
        log: list[Event] = []
        state.log = log
        state.moves += 1
        state.frames[-1].answer(state, option)
        steps: list[ViewStep] = []
        reported = 0
        while True:
            self._settle_until_event(state, log, reported)
            view = self.view(state, seat)
            if len(log) > reported or not steps:
                steps.append(ViewStep([event for event in log[reported:] if event.seen_by(seat)], view))
            else:
                steps[-1].view = view
            reported = len(log)
            if state.decision is not None or state.result is not None:
                break
        state.log = None
        return steps

    def _settle_until_event(self, state: State, log: list[Event], reported: int) -> None:
        self.settle(state, lambda _state: len(log) > reported)

    def settle(self, state: State, until: Callable[[Any], bool] | None = None) -> None:
        """Advance the top frame until a player must choose, the game ends, or ``until`` returns True.

        In the last case the decision is None, and ``settle`` can continue from that position. Raise Endless if none of
        these happens; the state is then unusable.
        """
        frames = state.frames
        for _step in range(MOST_STEPS):
            if state.result is not None or (until is not None and until(state)):
                state.decision = None
                return
            frame = frames[-1]
            decision = frame.run(state)
            if decision is not None and (len(decision.options) != 1 or decision.shown):
                state.decision = decision
                return
            if decision is not None:
                frame.answer(state, decision.options[0])
        raise Endless(moves=state.moves)

    def why(self, state: State, seat: int, thing: str) -> list[Refusal]:
        """Return the impossible actions of a seat with a thing, and the reasons.

        Return nothing if the seat cannot point at the thing, or if no option with it is missing.
        """
        return self.why_of(state, seat, thing) if thing in self.pointable(state, seat) else []

    def why_of(self, state: State, seat: int, thing: str) -> list[Refusal]:
        """Return the same as ``why`` for a thing that the seat is known to be able to point at."""
        decision = state.decision
        if decision is None:
            return [Refusal("", self.question_rules.get("over", ""), Message("refusal-over"))]
        if decision.seat != seat:
            message = Message("refusal-waiting", {"seat": decision.seat})
            return [Refusal("", self.question_rules.get("turn", ""), message)]
        offered = {option.verb for option in decision.options if thing in option.targets or thing in option.things}
        at_large = {option.verb for option in decision.options if not option.targets}
        found = [one for one in self.refusals(state, seat, thing) if one.verb not in offered | at_large]
        if offered or found:
            return found
        rule = self.question_rules.get(decision.kind) or self.question_rules.get("turn", "")
        key = "refusal-not-among" if decision.kind == "pick" else "refusal-first"
        return [Refusal("", rule, Message(key, {"question": decision.prompt}))]

    def encode(self, state: State) -> bytes:
        return self.codec.encode(state)

    def decode(self, data: bytes) -> State:
        try:
            raw = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise CorruptData(what="json") from error
        return self.unpack(raw)

    def unpack(self, packed: Any) -> State:
        """Restore a position from the result of ``codec.pack``."""
        try:
            state = self.codec.unpack(packed)
            if not isinstance(state, State):
                raise CorruptData(what="state")
            self.attach(state)
            self.settle(state)  # the position is already settled, so this only recomputes the decision
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            # The data is well-formed, but the rules cannot continue from this position.
            raise CorruptData(what=type(error).__name__) from error
        return state

    def digest(self, state: State) -> str:
        """Return a short digest of a position: equal positions have equal digests."""
        return hashlib.sha256(self.encode(state)).hexdigest()[:16]
