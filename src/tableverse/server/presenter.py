"""Messages about a table's people, position and events for each viewer, who is a seat or SPECTATOR."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from tableverse.kernel.choice import Message
from tableverse.kernel.errors import NoSuchMove
from tableverse.kernel.event import Event
from tableverse.kernel.game import SPECTATOR
from tableverse.kernel.match import Match
from tableverse.kernel.secret_rng import commitment
from tableverse.server import seats, wire
from tableverse.server.messages import (
    AlternativeShown,
    ClockShown,
    CoachingShown,
    CorrectableShown,
    CorrectablesMessage,
    CorrectingShown,
    EventShown,
    OtherViewsMessage,
    PackShown,
    PageShown,
    PersonShown,
    RefusalShown,
    SeatShown,
    StepShown,
    StepsMessage,
    TableShown,
    UndoShown,
    UpgradeShown,
    ViewMessage,
    WhyMessage,
    You,
    problem_shown,
)
from tableverse.server.room_state import RoomState
from tableverse.server.store import ENDED, OPEN, PLAYING
from tableverse.server.tokens import Tokens
from tableverse.server.undo import free_undo_seat, reveals_since

#: Maximum length of a thing's id that is echoed to the client.
MAX_THING = 100


def viewer_of(room: RoomState, person: str | None) -> int:
    """Return the person's first seat, or SPECTATOR."""
    seat = room.seat_of(person)
    return SPECTATOR if seat is None else seat


def view_messages(
    room: RoomState, match: Match, viewers: list[int], reset: bool, encoder: wire.ViewEncoder
) -> list[bytes]:
    """Return the encoded position for each viewer, with the last move's events or, with ``reset``, all events."""
    views = match.views(viewers, encoder.views)
    events = visible_events(match.history, viewers, 0 if reset else match.moves, match.moves)
    lessons = [coaching_shown(room, viewer) for viewer in viewers]
    undos = undo_shown(room, viewers)  # after the coach, which determines the first move that can be undone
    choosers = match.seats_asked if reset else match.seats_asked[-1:]
    clock = clock_shown(room) or UNSET
    return [
        wire.encode(ViewMessage(match.moves, reset, view, seen, undo, room.saved.undone, choosers, lesson, clock))
        for view, seen, undo, lesson in zip(encoder.encode(views), events, undos, lessons, strict=True)
    ]


def other_views_shown(match: Match, seats: list[int]) -> OtherViewsMessage:
    """Return the position from several seats of one person."""
    encoder = wire.ViewEncoder()
    return OtherViewsMessage(match.moves, encoder.encode(match.views(seats, encoder.views)))


def clock_shown(room: RoomState) -> ClockShown | None:
    return None if room.saved.clock is None else room.clock.shown(room.saved.clock)


def coaching_shown(room: RoomState, viewer: int) -> CoachingShown | UnsetType:
    """Return the lesson's state at this position for the learner only, since advice may name hidden cards."""
    coach = room.coach
    if coach is None or viewer != coach.lesson.seat:
        return UNSET
    coaching = coach.follow()
    pages = [PageShown(page.say, list(page.look), page.click, list(page.rules)) for page in coaching.pages]
    steps = len(coach.lesson.steps)
    return CoachingShown(coaching.step, steps, pages, coaching.advised, coaching.free, coaching.done)


def visible_events(history: list[list[Event]], viewers: list[int], first: int, last: int) -> list[list[EventShown]]:
    """Return the events that each viewer saw, from the first to the last move."""
    seen: list[list[EventShown]] = [[] for _ in viewers]
    for move in range(first, last + 1):
        for event in history[move]:
            shown = EventShown(move, event.kind, event.facts)
            for viewer, visible in zip(viewers, seen, strict=True):
                if event.seen_by(viewer):
                    visible.append(shown)
    return seen


def refusals_shown(match: Match, seat: int, thing: str) -> WhyMessage:
    """Return the reasons why a seat cannot do something with a thing."""
    found = match.game.why(match.state, seat, thing)
    refusals = [RefusalShown(refusal.verb, refusal.rule, refusal.message) for refusal in found]
    return WhyMessage(thing[:MAX_THING], match.moves, refusals)


def correctables_shown(match: Match, seat: int) -> CorrectablesMessage:
    """Return everything that can be corrected by hand, as far as the seat may know of it."""
    return CorrectablesMessage(
        match.moves,
        [
            CorrectableShown(
                one.thing,
                one.aspect,
                one.name,
                Message(f"correct-{one.aspect}"),
                one.value,
                one.least,
                one.most,
                [AlternativeShown(other.id, other.message) for other in one.alternatives],
            )
            for one in match.game.correctables(match.state, seat)
        ],
    )


def correcting_shown(room: RoomState) -> CorrectingShown:
    made = 0 if room.match is None else room.match.record.corrections
    request = room.correction_request
    if request is None:
        return CorrectingShown(room.corrections_allowed, made)
    asked_by, waiting = request.correction.seat, sorted(request.waiting)
    return CorrectingShown(room.corrections_allowed, made, asked_by, waiting, request.message)


def steps_shown(room: RoomState, viewer: int, move: int) -> StepsMessage:
    """Return the effects of a choice step by step, without steps that are invisible to the viewer."""
    match = room.match
    if match is None:
        raise NoSuchMove(move=move, last=0)
    before, steps = match.steps(move, viewer)
    shown: list[StepShown] = []
    fields = wire.encoded_fields(before)
    for step in steps:
        last, fields = fields, wire.encoded_fields(step.view)
        changes = {name: msgspec.Raw(data) for name, data in fields.items() if data != last[name]}
        events = [EventShown(move, event.kind, event.facts) for event in step.events]
        if events or changes:
            shown.append(StepShown(events, changes))
    return StepsMessage(move, room.saved.undone, before, shown)


def seats_shown(room: RoomState) -> list[SeatShown]:
    shown: list[SeatShown] = []
    for number, seat in enumerate(room.saved.seats):
        name = "" if seat.person is None else room.saved.people[seat.person]
        kind = "bot" if seat.bot else "person" if seat.person else "open"
        online = kind == "bot" or (seat.person is not None and room.away_since(number) is None)
        thinking = room.thinking == number
        shown.append(SeatShown(number, kind, name, seat.bot, online, thinking, room.away_seconds(number)))
    return shown


def people_shown(room: RoomState) -> list[PersonShown]:
    saved = room.saved
    here = {connection.person for connection in room.connections}
    kept = here | {seat.person for seat in saved.seats} | {*saved.banned, *saved.muted, saved.host}
    named = [
        PersonShown(
            name,
            room.seat_of(person),
            person in here,
            person == saved.host,
            person in saved.muted,
            person in saved.banned,
        )
        for person, name in saved.people.items()
        if person in kept
    ]
    nameless = [PersonShown(name, None, True, False, False, False, True) for name in room.anonymous_names.values()]
    return named + nameless


def undo_shown(room: RoomState, viewers: list[int]) -> list[UndoShown]:
    """Return, for each viewer, whether they may undo and who requests it."""
    match = room.match
    if match is None or room.status != PLAYING:
        return [UndoShown() for _ in viewers]
    owners, deciders = seats.owners(room.saved), seats.deciders(room.saved)
    playing = {seat: owners[seat] for seat in seats.people_seats(room.saved)}
    free = free_undo_seat(match, deciders)
    asked = set(match.seats_asked[match.opening :] if match.opening else match.seats_asked)
    # A person's right to undo applies to all their seats.
    may_freely = {who for who in playing.values() if free is not None and who == deciders[free]}
    may_ask = {who for seat, who in playing.items() if seat in asked}
    request = room.undo_request
    asked_by = None if request is None else request.seat
    waiting = [] if request is None else sorted(request.waiting)
    reveals = reveals_since(match, deciders)
    who = [owners.get(seat) for seat in viewers]
    return [UndoShown(person in may_freely, person in may_ask, asked_by, waiting, reveals) for person in who]


def you_shown(room: RoomState, person: str | None, tokens: Tokens) -> You:
    rematch = room.saved.rematch
    if person is None:
        return You(None, "")
    token = None if rematch is None else tokens.issue(rematch, person)
    return You(room.seat_of(person), room.saved.people[person], token, room.seats_of(person))


def table_shown(
    room: RoomState, person: str | None, all_seats: list[SeatShown], people: list[PersonShown], you: You | None
) -> TableShown:
    """Return the table as a person sees it. ``you`` is None in REST, where the person is unknown."""
    saved = room.saved
    missing = seats.why_no_start(saved, room.game) if saved.status == OPEN else None
    decision, result = (None, None) if room.match is None else (room.match.state.decision, room.match.state.result)
    return TableShown(
        id=saved.id,
        game=saved.game,
        settings=saved.settings,
        products=list(room.game.products),
        status=room.status,
        host=person is not None and person == saved.host,
        seats=all_seats,
        you=you,
        watchers=sum(room.seat_of(connection.person) is None for connection in room.connections),
        people=people,
        acts=saved.acts,
        undo=undo_shown(room, [viewer_of(room, person)])[0],
        correcting=correcting_shown(room),
        wait_minutes=saved.wait_minutes,
        clock=clock_shown(room),
        rematch=saved.rematch,
        moves=room.moves,
        seeded=saved.seeded,
        commitment=commitment(saved.seed),
        seed=str(saved.seed) if saved.status in ENDED else None,
        content=saved.content,
        engine=saved.engine,
        upgrades=[
            UpgradeShown(one.move, one.content, one.engine, one.restarted, one.taken_back) for one in saved.upgrades
        ],
        problem=None if room.problem is None else problem_shown(room.problem),
        missing=None if missing is None else problem_shown(missing),
        lesson=saved.lesson,
        packs=[PackShown(pack.title, pack.fingerprint, pack.cards) for pack in saved.packs],
        waiting_for=None if decision is None else decision.seat,
        winners=None if result is None else result.winners,
    )
