"""The contract of a game: new, apply, view, determinize, encode, decode. Everything else is built on these."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from tableverse.kernel.choice import Consequence, Decision, Message, Option, Refusal
from tableverse.kernel.content import Item, Reader, Registry, Release
from tableverse.kernel.correcting import Correcting
from tableverse.kernel.effects.node import Ability, Resolving
from tableverse.kernel.effects.reading import Vocabulary
from tableverse.kernel.effects.saying import Voice
from tableverse.kernel.errors import BadSeatCount, BadSetting, CorruptData, Endless, NoDecks, UnknownSetting
from tableverse.kernel.event import Event
from tableverse.kernel.fields import field, plain
from tableverse.kernel.learned_places import places_of
from tableverse.kernel.occurrence import Trigger
from tableverse.kernel.packs import AnyPack, Pack, Together, open_pack
from tableverse.kernel.plain import Codec, Plain
from tableverse.kernel.rng import LoadedRng, Rng
from tableverse.kernel.secret_rng import SecretRng, Seed, generator
from tableverse.kernel.state import MOST_STEPS, Result, State

SPECTATOR: Final = -1

#: What is counted on the table, by measure and thing: ("threat", "break-in") -> 6. A thing may be a seat: "seat:0".
Facts = dict[tuple[str, str], int]
#: What somebody did: their seat (or SPECTATOR, for nobody), which of the game's ``tallies`` it adds to, and how much.
PlayerStat = tuple[int, str, int]
#: Called with the kind of a component and a row of that kind.
RowReader = Callable[[str, Reader], None]


def _read_nothing(kind: str, row: Reader) -> None:
    """Of a game that does not say how its rows are read nothing is learned."""


@plain
class Config(Plain):
    """What is agreed before the game: how many seats, and the game's own settings."""

    seats: int
    settings: dict[str, Any] = field(factory=dict)


@mypyc_attr(allow_interpreted_subclasses=True)
@plain
class View(Plain):
    """What one seat (or a SPECTATOR) may know, listed field by field. Never a State with parts removed."""

    seat: int
    seats: int
    moves: int
    waiting_for: int
    waiting_kind: str
    #: Options may name hidden cards, so only the seat that chooses sees them.
    decision: Decision | None
    result: Result | None
    #: Fields that are replaced by a new object whenever they change: what was encoded of the old one can be used again.
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
    """A part of what followed from a choice: what happened, and the table as a seat saw it then."""

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
    #: Every plain class that may stand in a state or a view of this game.
    classes: ClassVar[tuple[type[Plain], ...]] = ()
    #: Settings a Config may carry, each with its allowed values; the first is the default.
    settings: ClassVar[dict[str, tuple[Any, ...]]] = {}
    #: Those of them that are not their defaults where people play, unless they agree on something else.
    for_people: ClassVar[dict[str, Any]] = {}
    #: The rule of the ledger behind each kind of question; under "turn" the one that says whose turn it is, which
    #: stands for the kinds that are not named, under "over" the one that ends the game.
    questions: ClassVar[dict[str, str]] = {}
    #: What is counted, most important first, and whether players want more of it (1) or less (-1).
    measures: ClassVar[dict[str, int]] = {}
    #: Measures that are 0 once their thing is gone; of others it is not said what became of them.
    vanishing: ClassVar[frozenset[str]] = frozenset()
    #: Measures that go down by paying: what something costs is told instead.
    currency: ClassVar[frozenset[str]] = frozenset()
    #: What is told of each player after the game, in numbers: ``player_stats`` says what adds to them.
    tallies: ClassVar[tuple[str, ...]] = ()
    #: Kinds of questions that only offer something, so that passing (or being done) changes nothing; and kinds that ask
    #: how to pay.
    offers: ClassVar[frozenset[str]] = frozenset(("window",))
    payments: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of events with which a turn begins: where turns are timed, everybody has all their time again.
    turns: ClassVar[frozenset[str]] = frozenset(("turn",))
    #: Fingerprints that the shipped content had before, when it was written differently but played the same.
    formerly: ClassVar[tuple[str, ...]] = ()
    #: Counts the ways in which positions of this game have been written: digests of an earlier one cannot be compared.
    encoding: ClassVar[int] = 1

    #: The files of components, as the game and its packs have them, each with the kind that its rows are; and those of
    #: them in which a pack may have rows that replace nothing.
    component_files: ClassVar[dict[str, str]] = {}
    adding: ClassVar[frozenset[str]] = frozenset()
    #: Sections whose components are parts of what others bring: nobody makes one without its owner.
    parts: ClassVar[frozenset[str]] = frozenset()
    #: What abilities may answer: each with its ``moments`` and ``facts``.
    occurrence_types: ClassVar[Mapping[str, Any]] = {}

    #: The parts of the content that are at hand, where a game has its content in parts.
    products: tuple[str, ...]

    def __init__(self, packs: Sequence[AnyPack] = ()) -> None:
        self.products = ()
        #: What is laid over the content that is shipped.
        self.packs: tuple[Pack, ...] = tuple(open_pack(pack).for_game(self.id) for pack in packs)
        kernel = (Rng, LoadedRng, SecretRng, Result, Message, Option, Decision, Refusal, Consequence, Event, Config)
        self.codec = Codec((*kernel, *type(self).classes))

    # --- what a game writes -------------------------------------------------------------------------------------

    def set_up(self, config: Config, rng: Rng) -> State:
        """The state before the first choice, with its first frame pushed."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> View:
        raise NotImplementedError

    def views(self, state: State, seats: list[int], before: Sequence[View] = ()) -> list[View]:
        """The views of several seats. A game may also take what has not changed from the views ``before``, of an
        earlier position at the same table."""
        found: list[View] = []
        for seat in seats:
            found.append(self.view_beside(state, seat, found[0]) if found else self.view(state, seat))
        return found

    def view_beside(self, state: State, seat: int, beside: View) -> View:
        """The view of a seat where there is one of the same position for another seat: a game may let them share what
        both see, so that it is made once."""
        return self.view(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        """A state that the seat cannot tell from this one: what it cannot know is drawn anew. The outcome may depend
        only on what the seat knows and on ``rng``: the property tests hold every game to it."""
        raise NotImplementedError

    def pointable(self, state: State, seat: int) -> list[str]:
        """What a seat sees on the table and might take for playable, as options refer to it: cards in hand, powers,
        spaces, tokens. Nothing that it may not know."""
        return []

    def refusals(self, state: State, seat: int, thing: str) -> list[Refusal]:
        """What the seat that is asked now cannot do with such a thing, in the middle of whatever is asked. Worked out
        by the functions that decide on its options, from nothing that the seat may not know."""
        return []

    def facts(self, state: State, seat: int) -> Facts:
        """What is counted on the table, as far as the seat sees it: points, hit points, threat, cards in hand."""
        return {}

    def chance_extremes(self, world: State, seat: int) -> list[State]:
        """Of a world that the seat cannot rule out: those in which chance (boost cards, dice) turns out as badly and as
        well as it can. None where nothing of the kind is under way."""
        return []

    def reveals_hidden(self, before: State, seat: int, event: Event) -> bool:
        """Does an event tell the seat what it could not know before, so that what follows may depend on it?"""
        return event.reveals

    def player_stats(self, state: State, event: Event) -> list[PlayerStat]:
        """Whose doing an event is that is happening now, and what it adds to their ``tallies``. Nobody's, as a rule."""
        return []

    def side(self, state: State, seat: int) -> int:
        """-1 for a seat that wants the opposite of what ``measures`` say."""
        return 1

    # --- what a game with card effects writes -------------------------------------------------------------------

    def ability(self, label: str) -> Ability:
        raise LookupError(label)

    def use(self, state: Any, trigger: Trigger) -> None:
        """A game whose abilities have costs to pay first puts its own frame here."""
        state.frames.append(Resolving(trigger.ability, trigger.seat, trigger.origin))

    def attach(self, state: State) -> None:
        """Give a new or decoded state what is never encoded: the game, and what a game adds to that."""
        state.game = self

    def term(self, name: str, value: Any, language: str) -> Any:
        """The readable form of a message's argument: the name of a card, a list of tokens."""
        return value

    def ability_name(self, label: str, language: str) -> str:
        """What an ability is called on its card, "" where it has no name of its own."""
        return ""

    def name_of(self, thing: str, language: str) -> str:
        """What people call a thing that options and refusals refer to."""
        return str(self.term("thing", thing, language))

    def voice_for(self, ability: Ability, language: str) -> Voice:
        """A voice that says parts of an ability. A game may have it know what the words in them stand for."""
        return Voice(language)

    @property
    def registry(self) -> Registry:
        """All components with their sources."""
        return Registry()

    def releases(self) -> list[Release]:
        """Every published product, here or not, for a game whose content comes in parts."""
        return []

    def products_for(self, config: Config) -> tuple[str, ...]:
        """The products that a table needs, for a game whose content comes in parts."""
        return ()

    def with_products(self, products: tuple[str, ...]) -> Game:
        """This game with no more than these products: what other products hold changes nothing at its tables."""
        return self

    def for_table(self, config: Config) -> Game:
        """This game with what a table needs."""
        return self.with_products(self.products_for(config))

    def renumber(self, packed: dict[str, Any], names: dict[str, list[str]]) -> None:
        """For a game whose positions refer to components by number: put this content's numbers into a packed position
        of another one. ``names``: by kind, what the numbers meant there. LookupError for what is not here any more."""

    def vocabulary(self) -> Vocabulary:
        """The words that cards are written with; none but the kernel's, where cards have no effects."""
        return Vocabulary()

    def known_names(self) -> dict[str, Collection[str]]:
        """What words may name, by kind."""
        return {}

    def abilities(self) -> Iterable[Ability]:
        """What the components do, for games whose components do something."""
        return ()

    def listed(self, kind: str) -> dict[str, Item]:
        """All that there is of a kind of rows, by id: components, and whatever else packs may bring."""
        return self.registry.kinds.get(kind, {})

    def row_of(self, kind: str, id: str) -> Reader:
        return self.registry.row(kind, id)

    def section(self, item: Item) -> str:
        """The heading under which somebody looks for it: its kind, unless a game tells more apart."""
        return item.kind

    def comes_with(self, kind: str, id: str) -> Together:
        """What must be made together with a new component of that kind: all that comes with this one, itself first."""
        return Together({kind: [id]})

    def row_reader(self) -> RowReader:
        """Reads rows by their kind, beside what is shipped, and keeps nothing of them: BadContent for what is wrong."""
        return _read_nothing

    def places(self) -> dict[str, dict[str, dict[str, Any]]]:
        """What may stand where in the rows of each kind, learned from what there is: kind -> path -> what fits."""
        read = self.row_reader()
        kinds = dict.fromkeys([*self.registry.kinds, *self.component_files.values()])
        return {kind: places_of(kind, [self.row_of(kind, id) for id in self.listed(kind)], read) for kind in kinds}

    def check_content(self) -> None:
        """Refuse components that mean nothing, more thoroughly than when they are read: raises BadContent."""

    def content_data(self, brief: bool = False) -> dict[str, list[dict[str, Any]]]:
        """All components by kind as JSON-ready values, for clients to draw: in brief as far as a choice needs them."""
        kinds = self.registry.kinds.items()
        return {kind: [self.component_data(item, brief) for item in items.values()] for kind, items in kinds}

    def component_data(self, item: Item, brief: bool = False) -> dict[str, Any]:
        """One component as JSON-ready values, with the fingerprint of its pack, if any. A game adds what it shows."""
        data: dict[str, Any] = {"id": item.id, "name": item.names, "source": item.source}
        brought = [pack for pack in self.packs if pack.brings(item.origin, item.id)]
        if brought:
            data["pack"] = brought[-1].fingerprint
        return data

    def look_at_deck(self, given: Any, environment: str = "", offered: list[str] | None = None) -> dict[str, Any]:
        """For games whose players build decks: reads a deck in any format and says what is wrong with it, and why not
        one more of some offered cards may be added."""
        raise NoDecks(game=self.id)

    def write_deck(self, given: Any, form: str) -> str:
        """The same deck in another form."""
        raise NoDecks(game=self.id)

    def fingerprint(self) -> str:
        """Tells contents apart: a record replays only on the cards that it was played with."""
        return self.registry.fingerprint()

    def plays_content(self, fingerprint: str) -> bool:
        """Can a game that was played on content with that fingerprint be replayed here?"""
        return fingerprint == self.fingerprint() or (self.registry.shipped and fingerprint in self.formerly)

    # --- what every game has ------------------------------------------------------------------------------------

    def seat_limits(self, agreed: Mapping[str, Any]) -> tuple[int, int]:
        """Fewest and most players under these settings. A game whose modes differ says so."""
        return self.min_seats, self.max_seats

    def offered_settings(self) -> dict[str, tuple[Any, ...]]:
        """All settings with their values: those of the game, and what packs add to them."""
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
        """What a typed setting means: the allowed value of that name, or the text itself for ``check`` to refuse.
        A game may understand more, such as the name of a file."""
        return {str(one): one for one in self.offered_settings().get(name, ())}.get(text, text)

    def next_settings(self, state: State, settings: dict[str, Any]) -> dict[str, Any]:
        """With which settings the same people play on after a finished game: the same, unless games follow one another
        in this one."""
        return settings

    def new(self, config: Config, seed: Seed, log: list[Event] | None = None) -> State:
        """Set the table up and go to the first choice. Events of the set-up go to ``log``."""
        self.check(config)
        state = self.set_up(config, generator(seed))
        self.attach(state)
        state.log = log
        self.settle(state)
        state.log = None
        return state

    def apply(self, state: State, option_id: str, seat: int | None = None) -> list[Event]:
        """Make a choice and go to the next one. Returns what happened. An error leaves the state unchanged."""
        return self.carry_through(state, self.legal(state, option_id, seat))

    def apply_quietly(self, state: State, option_id: str) -> None:
        """The same without collecting events: for simulation and search."""
        option = self.legal(state, option_id, None)
        state.moves += 1
        state.frames[-1].answer(state, option)
        self.settle(state)

    def repeat_quietly(self, state: State, option_id: str) -> None:
        option = self.recorded(state, option_id)
        state.moves += 1
        state.frames[-1].answer(state, option)
        self.settle(state)

    def repeat_in_steps(self, state: State, option_id: str, seat: int) -> list[ViewStep]:
        """Make a choice as ``repeat`` does, and look at the table from a seat whenever something has happened. The last
        view is that of the next choice. Events are those that the seat may see."""
        option = self.recorded(state, option_id)
        log: list[Event] = []
        state.log = log
        state.moves += 1
        state.frames[-1].answer(state, option)
        steps: list[ViewStep] = []
        told = 0
        while True:
            self._settle_until_told(state, log, told)
            view = self.view(state, seat)
            if len(log) > told or not steps:
                steps.append(ViewStep([event for event in log[told:] if event.seen_by(seat)], view))
            else:
                steps[-1].view = view
            told = len(log)
            if state.decision is not None or state.result is not None:
                break
        state.log = None
        return steps

    def _settle_until_told(self, state: State, log: list[Event], told: int) -> None:
        self.settle(state, lambda _state: len(log) > told)

    def settle(self, state: State, until: Callable[[Any], bool] | None = None) -> None:
        """Advance the top frame until someone must choose, the game ends, or ``until`` says so of the state: then the
        decision is None, and settling goes on from there. Endless if none of it ever comes; the state is lost then."""
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
        """What a seat cannot do with a thing now, and why. Empty for what it cannot point at, and where nothing that
        could be done with it is missing from its options."""
        return self.why_of(state, seat, thing) if thing in self.pointable(state, seat) else []

    def why_of(self, state: State, seat: int, thing: str) -> list[Refusal]:
        """The same of what it can surely point at."""
        decision = state.decision
        if decision is None:
            return [Refusal("", self.questions.get("over", ""), Message("refusal-over"))]
        if decision.seat != seat:
            message = Message("refusal-waiting", {"seat": decision.seat})
            return [Refusal("", self.questions.get("turn", ""), message)]
        offered = {option.verb for option in decision.options if thing in option.targets or thing in option.things}
        at_large = {option.verb for option in decision.options if not option.targets}
        found = [one for one in self.refusals(state, seat, thing) if one.verb not in offered | at_large]
        if offered or found:
            return found
        rule = self.questions.get(decision.kind) or self.questions.get("turn", "")
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
        """The position that ``codec.pack`` made this of."""
        try:
            state = self.codec.unpack(packed)
            if not isinstance(state, State):
                raise CorruptData(what="state")
            self.attach(state)
            self.settle(state)  # at rest, so this only asks the top frame again
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            # Well-formed, yet not a position that the rules can go on from.
            raise CorruptData(what=type(error).__name__) from error
        return state

    def digest(self, state: State) -> str:
        """A short name for a position: equal positions have equal digests."""
        return hashlib.sha256(self.encode(state)).hexdigest()[:16]
