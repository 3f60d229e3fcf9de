"""Costs and payments: resources from hand and from abilities, and all other costs of abilities.

Paying involves choices, so it is done in ``frames``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tableverse.games.champions.cards import ANY, PRINTED, UNLIKE, Card, Constant, Use
from tableverse.games.champions.effects import Generates, PaysMore
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.rules import counting, numbers, occurrences, performing, uniqueness
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Ability, Resolving
from tableverse.kernel.effects.values import seat_id

TYPES: Final[tuple[str, ...]] = ("energy", "mental", "physical")
#: For each resource type, the entry of a cost that requires the printed type.
AS_PRINTED: Final[dict[str, str]] = {kind: PRINTED + kind for kind in TYPES}

# --- prices -----------------------------------------------------------------------------------------------------------


def cost_of(state: ChampionsState, card: Card, seat: int, x: int = 0) -> int:
    """Return the cost of a card after all changes, including the card's own. A cost per player is multiplied first."""
    cost = x if card.cost_x else numbers.per_player(state, card.cost, card.cost_each)
    cards = state.cards
    for name in cards.cost_changes[card.kind]:
        if numbers.may_change(state, name, ""):
            for more in numbers.each_added(state, name, seat_id(seat), card.id):
                cost += more
    if card.id in cards.changing.get("cost", ()):
        run = Resolving("", seat, card.id, None, [])
        cost += sum(one.amount.value(state, run) for one in card.constants if is_own_cost(one, card, state))
    return cost if cost > 0 else 0


def is_own_cost(constant: Constant, card: Card, state: ChampionsState) -> bool:
    """Return whether a card changes its own cost while it is played."""
    return constant.name == "cost" and constant.of.find(state, Resolving("", NOBODY, card.id, None, [])) == [card.id]


def accepted(card: Card) -> str:
    """Return the resource type for each unspecified part of a cost: any type, unless the card takes only one."""
    return card.terms.paid_only_with or ANY


def price(state: ChampionsState, card: Card, seat: int, x: int = 0, host: str = "") -> list[str]:
    """Return the resources needed to play a card (on ``host``, if given), including required types."""
    terms = card.terms
    cost = cost_of(state, card, seat, x)
    if host:
        cost = max(0, cost + numbers.added(state, "cost-on", host))
    if not terms.requirement:
        return [terms.paid_only_with or ANY] * cost
    return [*terms.requirement, *[accepted(card)] * (cost - len(terms.requirement))]


def host_first(state: ChampionsState, card: Card) -> bool:
    """Return whether a card's host must be chosen before it is paid for."""
    return card.kind == "upgrade" and card.attach is not None and "cost-on" in state.cards.changes


def needed(state: ChampionsState, use: Use, seat: int, thing: str, x: int = 0) -> list[str]:
    """Return the resources needed to use an ability: its own cost and, when played, the cost of its event."""
    need = [] if use.spend[:1] == ("x",) else list(use.spend)
    card = state.cards.of(thing)
    if card.kind == "event" and card.id == use.card:  # as in plays_event
        need += price(state, card, seat, x)
    if use.ignores_if_paid and ANY in need and must_be_paid_with(state, use, seat, thing):
        need[need.index(ANY)] = use.ignores_if_paid
    return need


def must_be_paid_with(state: ChampionsState, use: Use, seat: int, thing: str) -> bool:
    """Return whether an ability has no effect without a certain resource, so that this resource is part of its cost."""
    if not use.ignores_if_paid:
        return False
    return not use.effect.effect.possible(state, Resolving(use.label, seat, thing, {"paid": []}))


def plays_event(state: ChampionsState, use: Use, thing: str) -> bool:
    """Return whether using the ability means playing the event that it is printed on."""
    card = state.cards.of(thing)
    return card.kind == "event" and card.id == use.card


def is_allowed(state: ChampionsState, card: Card, seat: int) -> bool:
    """Return whether a card's play restrictions hold and no effect forbids its player to play it."""
    identity = state.players[seat].identity
    if "cannot:play" in state.cards.changes and any(numbers.each_added(state, "cannot:play", identity, card.id)):
        return False
    return card.play_if is None or card.play_if.holds(state, Resolving("", seat, card.id, None, []))


def has_no_cost(card: Card) -> bool:
    """Return whether a dash is printed as the cost: the card cannot be played, only put into play."""
    return card.cost < 0 and not card.cost_x


# --- resources --------------------------------------------------------------------------------------------------------


def deficit(need: list[str], got: list[str]) -> int:
    """Return the number of missing resources.

    A wild resource counts as any type unless a printed type is required; surplus resources count towards "any".
    """
    of_any_type = need.count(ANY)
    if of_any_type == len(need):  # usually any type counts
        return max(0, of_any_type - len(got))
    if UNLIKE in need:
        return max(0, len(need) - len({kind for kind in got if kind != "wild"}) - got.count("wild"))
    missing = 0
    spare = 0
    unprinted = 0
    for kind in TYPES:
        have = got.count(kind)
        printed = need.count(AS_PRINTED[kind])
        if printed > have:
            unprinted += printed - have
            have = 0
        else:
            have -= printed
        wanted = need.count(kind)
        if wanted > have:
            missing += wanted - have
        else:
            spare += have - wanted
    wild = got.count("wild") - need.count("wild")  # if negative, this many wild resources are missing
    if wild < 0:
        unprinted -= wild
    elif wild > missing:
        spare += wild - missing
        missing = 0
    else:
        missing -= wild
    if of_any_type > spare:
        missing += of_any_type - spare
    return unprinted + missing


def left_for_x(need: list[str], got: list[str], kind: str) -> list[str]:
    """Return the surplus resources of a type after covering the rest of the cost. Their number is X."""
    rest = [icon for icon in got if icon not in (kind, "wild")]
    rest += ["wild"] * got.count("wild") + [kind] * got.count(kind)
    given: list[str] = []
    while rest and rest[-1] in (kind, "wild") and deficit(need, rest[:-1]) == 0:
        given.append(rest.pop())
    return given


def resources_from(state: ChampionsState, thing: str, paying_for: Card) -> list[str]:
    """Return the resources that a card provides when discarded to pay."""
    card = state.cards.of(thing)
    if card.spend_form and state.form(owner_of(thing)) != card.spend_form:
        return []
    if paying_for.aspect == card.doubles:
        return card.resources * 2
    return card.resources


def resource_uses(state: ChampionsState, seat: int, paying_for: Card) -> list[tuple[Use, str]]:
    """Return the Resource abilities that a player may use for this card or ability, each with the card it is on."""
    found: list[tuple[Use, str]] = []
    for piece in state.pieces_with_face("generating", state.cards.headed.get("resource", ())):
        if piece.area == seat and not numbers.is_blank(state, piece.id):
            for use in state.cards.by_id[piece.face].uses:
                if use.heading == "resource" and pays(state, use, paying_for) and usable(state, use, seat, piece.id):
                    found.append((use, piece.id))
    return found


def pays(state: ChampionsState, use: Use, paying_for: Card) -> bool:
    """Return whether the resources of an ability may be spent on that card or ability."""
    if use.pays_for_cards is not None:
        run = Resolving("", NOBODY, "", {"source": paying_for.id})
        return bool(use.pays_for_cards.find(state, run))
    return not use.pays_for or use.pays_for in (paying_for.aspect, paying_for.kind)


def gives(state: ChampionsState, use: Use, seat: int, thing: str) -> list[str]:
    effect = use.effect.effect
    assert isinstance(effect, Generates)
    return effect.gives(state, Resolving(use.label, seat, thing))


def affordable(
    state: ChampionsState,
    seat: int,
    need: list[str],
    thing: str,
    paying_for: Card,
    others: list[str] | None = None,
) -> bool:
    """Return whether a player could pay with all their resources and those that other players offer.

    ``thing`` cannot pay for itself.
    """
    if not need:
        return True
    got: list[str] = [] if others is None else others[:]
    enough = len(need)
    of_any_type = need.count(ANY) == enough
    aspect = paying_for.aspect
    cards = state.cards
    for other in state.players[seat].hand:
        if other != thing:
            card = cards.of(other)
            if card.spend_form or card.doubles == aspect:
                got += resources_from(state, other, paying_for)
            else:
                got += card.resources
            if len(got) >= enough and (of_any_type or deficit(need, got) == 0):
                return True
    for use, piece in resource_uses(state, seat, paying_for):
        got = got + gives(state, use, seat, piece)
    return deficit(need, got) == 0


def available_resources(state: ChampionsState, seat: int, thing: str, paying_for: Card) -> list[str]:
    """Return all resources that a player could pay with."""
    got = [
        icon
        for other in state.players[seat].hand
        if other != thing
        for icon in resources_from(state, other, paying_for)
    ]
    for use, piece in resource_uses(state, seat, paying_for):
        got += gives(state, use, seat, piece)
    return got


class Offer(NamedTuple):
    """A contribution towards another player's card, with the resources it provides.

    The contribution is a card in hand, or the Resource ability of a card in play.
    """

    thing: str
    ability: str
    icons: list[str]


def offers(state: ChampionsState, seat: int, card: Card) -> list[Offer]:
    """Return the contributions that a player could pledge."""
    found = [Offer(thing, "", resources_from(state, thing, card)) for thing in state.players[seat].hand]
    for use, piece in [] if card.cost_x else resource_uses(state, seat, card):  # X is fixed before anything is paid
        found.append(Offer(piece, use.label, gives(state, use, seat, piece)))
    return [offer for offer in found if offer.icons]


def affordable_together(state: ChampionsState, seat: int, need: list[str], thing: str, card: Card) -> bool:
    """Return whether the card could be paid for if all players gave everything they have."""
    others = [other for other in state.order() if other != seat]
    given = [icon for other in others for offer in offers(state, other, card) for icon in offer.icons]
    return affordable(state, seat, need, thing, card, given)


def can_pay(state: ChampionsState, seat: int, need: list[str], thing: str, card: Card) -> bool:
    if card.keywords.get("alliance"):
        return affordable_together(state, seat, need, thing, card)
    return affordable(state, seat, need, thing, card)


# --- additional costs -------------------------------------------------------------------------------------------------


def tolls(state: ChampionsState, to: str, seat: int) -> list[tuple[Ability, str]]:
    """Return a player's additional costs for playing a kind of card, each with the card that imposes it."""
    return [] if not state.cards.tolled else _tolls(state, (to,), seat_id(seat))


def tolls_payable(state: ChampionsState, to: str, seat: int) -> bool:
    if not state.cards.tolled:
        return True
    return all(cost.effect.payable(state, Resolving(cost.label, seat, card)) for cost, card in tolls(state, to, seat))


def tolls_on(state: ChampionsState, to: str, thing: str) -> list[tuple[Ability, str]]:
    """Return a card's additional costs for readying or attacking, each with the card that imposes it."""
    return [] if not state.cards.tolled else _tolls(state, (to, f"basic-{to}"), thing)


def _tolls(state: ChampionsState, to: tuple[str, ...], of: str) -> list[tuple[Ability, str]]:
    found: list[tuple[Ability, str]] = []
    for piece in state.pieces_with_face("tolled", state.cards.tolled):
        if numbers.is_blank(state, piece.id):
            continue
        for toll in state.cards.by_id[piece.face].tolls:
            run = Resolving(toll.cost.label, numbers.controller(state, piece), piece.id, None, [])
            if toll.to in to and toll.of.includes(state, run, of):
                found.append((toll.cost, piece.id))
    return found


# --- everything together ----------------------------------------------------------------------------------------------


def usable(state: ChampionsState, use: Use, seat: int, thing: str, free: bool = False) -> bool:
    return not (use.exhausts and is_exhausted(state, thing)) and not why_unusable(state, use, seat, thing, free)


def is_exhausted(state: ChampionsState, thing: str) -> bool:
    """Return whether a card cannot be exhausted as a cost: it is exhausted, or not in play."""
    piece = state.play.get(thing)
    return piece is None or piece.exhausted


def why_unusable(state: ChampionsState, use: Use, seat: int, thing: str, free: bool = False) -> str:
    """Return the reason why an ability cannot be used now, such as its form, limit or cost, or "".

    With ``free``, ignore the resource cost, which rules out an ability whose event requires certain resources.
    """
    if use.form and state.form(seat) != use.form:
        return "form"
    if use.needs is not None and not use.needs.holds(state, Resolving(use.label, seat, thing, None, [])):
        return "not-allowed"
    if use.limit and counting.is_used_up(state, use, thing):
        return "limit"
    if use.form == "alter-ego" and numbers.added(state, "cannot:act-as-alter-ego", thing):
        return "not-allowed"
    character = ""
    if use.labels:
        if "defense" in use.labels:
            attack = occurrences.current(state, "enemy-attack")
            if attack is not None and attack.facts.get("defending", seat) != seat:
                return "defended"  # another player is the defender
        character = performing.performer(state, seat, thing)
        for label in ("attack", "thwart"):
            if label in use.labels and numbers.forbidden(state, label, character):
                return f"cannot-{label}"
    event = state.cards.of(thing)
    played = event.kind == "event" and event.id == use.card  # as in plays_event
    if played:
        if has_no_cost(event):
            return "no-cost"
        if not is_allowed(state, event, seat):
            return "not-allowed"
        if counting.too_often(state, event):
            return "max"
        if not tolls_payable(state, "event", seat):
            return "toll"
    if use.heading == "forced-action" and counting.forced_is_done(state, use, thing):
        return "done"
    run = Resolving(use.label, seat, thing, {"x": 0} if free else None, [])
    if use.ignores_if_paid and (free or not need_of_use(state, use, seat, thing)):
        run.bound["paid"] = []  # no resources will be spent on it
    if use.cost is not None:
        paid = use.cost.effect.paid(state, run)
        if paid is None:
            return "cost"
        run = paid
    if not use.effect.effect.possible(state, run) and not performing.held_back(state, use, character):
        return "no-effect"
    card = state.card(thing)
    if free and card.terms.requirement:
        return "requirement"
    if card.kind == "event" and not uniqueness.team_is_there(state, card):
        return "team-up"
    if not played and not use.spend and use.cost is None:
        return ""  # no resources are needed
    need = need_of_use(state, use, seat, thing, free)
    return "" if not need or can_pay(state, seat, need, thing, card) else "resources"


def need_of_use(state: ChampionsState, use: Use, seat: int, thing: str, free: bool = False) -> list[str]:
    """Return the minimum resources to spend on an ability. An X counts as 1."""
    need = [] if free else needed(state, use, seat, thing, 1)
    if use.cost is not None:
        for node in use.cost.nodes:
            if isinstance(node, PaysMore):
                need += node.least(state, Resolving(use.cost.label, seat, thing, None, []))
    if use.spend[:1] == ("x",):
        need.append(use.spend[1])
    elif free:
        need += use.spend
    return need


def spend_reduction(state: ChampionsState, card: Card, seat: int) -> None:
    """Remove the cost reductions that applied to the card just played."""
    names, payer = state.cards.cost_changes[card.kind], seat_id(seat)
    state.modifiers = [
        modifier
        for modifier in state.modifiers
        if not (modifier.stat in names and numbers.applies(state, modifier, payer, card.id))
    ]
