"""Refusals: the cards that a player can point at, and the rules that prevent actions with them.

The functions that compute options return the obstacle as a key ("exhausted", "guard"). This module turns the key into a
rule and a sentence on request.
"""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions import triggers
from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.frames.basic_powers import (
    attack_targets,
    attackable,
    thwart_targets,
    thwartable,
    why_powerless,
)
from tableverse.games.champions.frames.enemy_attack import EnemyAttack, why_no_defender
from tableverse.games.champions.frames.options import cards_in_hand
from tableverse.games.champions.frames.payment import Payment
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.ids import NOBODY, printed
from tableverse.games.champions.rules import costs, numbers, occurrences
from tableverse.games.champions.rules.playing import PLAYED, may_use, stored, why_unplayable
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.games.champions.vocabulary.nodes import Selector
from tableverse.games.champions.vocabulary.selectors.described import innermost
from tableverse.games.champions.vocabulary.selectors.table import NOUNS, PLACES, Those
from tableverse.games.champions.vocabulary.verbs.base import TargetedVerb
from tableverse.games.champions.vocabulary.verbs.damage import Heal, HealAll
from tableverse.games.champions.vocabulary.verbs.statuses import Ready
from tableverse.kernel.choice import Message, Refusal
from tableverse.kernel.effects import Pick, Resolving
from tableverse.kernel.game import SPECTATOR
from tableverse.kernel.timing import MOMENTS, Window

#: The rule on which each kind of question is based.
QUESTIONS: Final = {
    "turn": "CHA-TURN-01",
    "help": "CHA-TURN-12",
    "pay": "CHA-COST-07",
    "place": "CHA-PLAYPUT-01",
    "defend": "CHA-ENATTACK-07",
    "mulligan": "CHA-GAMESETUP-19",
    "show": "CHA-GAMESETUP-19",
    "discard": "CHA-HANDSIZE-01",
    "order": "CHA-FIRSTPLAYER-04",
    "window": "CHA-INTERRUPT-07",
    "ally-limit": "CHA-ALLYLIMIT-02",
    "limit": "CHA-RESTRICTEDKW-03",
    "extra": "CHA-COST-10",
    "x": "CHA-INITIATE-05",
    "pledge": "CHA-ALLIANCE-01",
    "ready": "CHA-READY-03",
    "forced": "CHA-ACTION-05",
    "join": "CHA-TARGET-04",
    "double": "CHA-UNIQUE-01",
    "form": "CHA-FORM-04",
    "give-status": "CHA-TARGET-04",
    "lose-status": "CHA-TARGET-04",
    "replace-status": "CHA-TARGET-04",
    "pick": "CHA-TARGET-04",
    "choose": "CHA-CHOOSEOPT-01",
    "may": "CHA-ABILITY-09",
    "scatter": "CHA-INDIRECT-01",
    "over": "CHA-WIN-01",
}

#: The rule on which each reason is based.
RULES: Final = {
    "alter-ego-only": "CHA-BASICRECOVERY-01",
    "answers": "CHA-INTERRUPT-01",
    "blank": "CHA-RULESTEXT-02",
    "cannot-attack": "CHA-CANNOT-01",
    "cannot-be-attacked": "CHA-TARGET-13",
    "cannot-be-hurt": "CHA-TARGET-20",
    "cannot-change-form": "CHA-CANNOT-01",
    "cannot-defend": "CHA-CANNOT-01",
    "cannot-lose-threat": "CHA-TARGET-14",
    "cannot-thwart": "CHA-CANNOT-01",
    "changed-form": "CHA-TURN-02",
    "confused": "CHA-CONFUSED-06",
    "constant": "CHA-CONSTANT-01",
    "copy": "CHA-PLAYPUT-02",
    "cost": "CHA-COST-02",
    "crisis": "CHA-CRISIS-01",
    "defended": "CHA-DEFEND-14",
    "done": "CHA-ACTION-06",
    "exhausted": "CHA-EXHAUST-02",
    "form": "CHA-TRIGGERED-02",
    "guard": "CHA-GUARD-01",
    "hero-only": "CHA-TURN-05",
    "itself": "CHA-INITIATE-06",
    "limit": "CHA-LIMIT-01",
    "max": "CHA-MAX-02",
    "max-host": "CHA-MAX-07",
    "max-player": "CHA-MAX-05",
    "missing": "CHA-TARGET-03",
    "missing-such": "CHA-TARGET-06",
    "no-answer": "CHA-PLAYRESTRICTION-01",
    "no-cost": "CHA-DASH-02",
    "no-effect": "CHA-INITIATE-03",
    "no-help": "CHA-RESOURCEPAY-09",
    "no-place": "CHA-ATTACH-06",
    "no-power": "CHA-DASH-03",
    "no-target": "CHA-TARGET-03",
    "no-threat": "CHA-THWART-02",
    "not-allowed": "CHA-PLAYRESTRICTION-01",
    "not-target": "CHA-TARGET-06",
    "not-yours": "CHA-TURN-12",
    "nothing-exhausted": "CHA-READY-02",
    "nobody-hurt": "CHA-HEAL-01",
    "once": "CHA-INTERRUPT-05",
    "patrol": "CHA-PATROL-01",
    "pays": "CHA-RESOURCE-03",
    "pays-for": "CHA-PLAYRESTRICTION-01",
    "play-form": "CHA-FORM-11",
    "requirement": "CHA-REQUIREMENT-01",
    "resource-card": "CHA-RESOURCECARD-01",
    "resources": "CHA-RESOURCE-06",
    "resources-together": "CHA-ALLIANCE-01",
    "stunned": "CHA-STUNNED-06",
    "team-up": "CHA-TEAMUP-02",
    "toll": "CHA-COST-21",
    "unhurt": "CHA-BASICRECOVERY-03",
    "unique": "CHA-UNIQUE-09",
    "works-alone": "CHA-TRIGGERED-01",
    "your-turn": "CHA-TURN-03",
}
CHARACTERS: Final = ("hero", "alter-ego", "ally")
ENEMIES: Final = ("villain", "minion")
SCHEMES: Final = ("main-scheme", "side-scheme", "player-side-scheme")
ACTIONS: Final = ("action", "forced-action")


def pointable(state: ChampionsState, seat: int) -> list[str]:
    """Return cards in play and in limbo, the player's own hand, and cards playable as if from hand."""
    own = [] if seat == SPECTATOR else [*state.players[seat].hand, *stored(state, seat)]
    return [*own, *state.play, *state.limbo]


def refusals(state: ChampionsState, seat: int, thing: str) -> list[Refusal]:
    decision, frame = state.decision, state.frames[-1]
    assert decision is not None
    if _is_at_hand(state, seat, thing):
        held = cards_in_hand(state, seat) if thing in state.players[seat].hand else stored(state, seat)
        first = next(one for one in held if state.cards.of(one).id == state.cards.of(thing).id)
        if first != thing and any(first in option.targets for option in decision.options):
            offered = next(option.verb for option in decision.options if first in option.targets)
            return [_refusal(offered, "copy", card=thing)]
    if isinstance(frame, Turn):
        return _acting(state, frame, seat, thing)
    if isinstance(frame, Payment):
        return _paying(state, frame, thing)
    if isinstance(frame, Window):
        return _answering(state, frame, seat, thing) if decision.kind == "window" else []
    if isinstance(frame, EnemyAttack):
        return _defending(state, seat, thing)
    if decision.kind == "pick" and not any(thing in option.targets for option in decision.options):
        targets = [target for option in decision.options for target in option.targets if target in state.play]
        return [_not_a_target(state, seat, thing, {state.card(target).kind for target in targets})]
    return []


def _is_at_hand(state: ChampionsState, seat: int, thing: str) -> bool:
    """Return whether a card is in the player's hand or playable as if from hand."""
    return thing in state.players[seat].hand or thing in stored(state, seat)


# --- in a turn ----------------------------------------------------------------------------------------------------


def _acting(state: ChampionsState, turn: Turn, seat: int, thing: str) -> list[Refusal]:
    """Explain refusals during the player's own turn, or when another player offers the player an action."""
    own = turn.asking == NOBODY
    if _is_at_hand(state, seat, thing):
        return _from_hand(state, seat, thing, own)
    piece = state.play[thing]
    kind = state.cards.by_id[piece.face].kind
    found: list[Refusal] = []
    if kind in ENEMIES:
        found += _attacked(state, seat, piece, own)
    elif kind in SCHEMES:
        found += _thwarted(state, seat, piece, own)
    elif kind in CHARACTERS and piece.area == seat:
        found += _powers(state, piece, own)
        if own and thing == state.players[seat].identity:
            found += _change_form(state, turn, piece)
    return found + _actions(state, seat, piece, bool(found) or kind in ENEMIES or kind in SCHEMES)


def _from_hand(state: ChampionsState, seat: int, thing: str, own: bool) -> list[Refusal]:
    card = state.cards.of(thing)
    if card.kind == "resource":
        return [_refusal("play", "resource-card", card=thing)]
    if card.kind in PLAYED:
        if not own:
            return [_refusal("play", "your-turn", card=thing)]
        why = _with_help(card, why_unplayable(state, thing, seat))
        return [_explained(state, seat, "play", thing, why)] if why else []
    acting = [use for use in card.uses if use.heading == "action"]
    if not acting:
        return [_answer_only(thing, card)]
    found: list[Refusal] = []
    for use in acting:
        why = _with_help(card, costs.why_unusable(state, use, seat, thing))
        if not why:
            return []
        found.append(_explained(state, seat, "play", thing, why, use))
    return found


def _with_help(card: Card, why: str) -> str:
    """Replace the reason "resources" by "resources-together" if other players may help to pay for the card."""
    return "resources-together" if why == "resources" and card.keywords.get("alliance") else why


def _answer_only(thing: str, card: Card) -> Refusal:
    heading = card.uses[0].heading.removeprefix("forced-") if card.uses else "interrupt"
    rule = "CHA-RESPONSE-01" if heading == "response" else "CHA-INTERRUPT-01"
    return Refusal("play", rule, Message("champions-refusal-answers", {"card": thing, "heading": heading}))


def _powers(state: ChampionsState, piece: Piece, own: bool) -> list[Refusal]:
    alter_ego = state.cards.by_id[piece.face].kind == "alter-ego"
    if not own:
        return [_refusal("attack", "your-turn", card=printed(piece.face))]
    found: list[Refusal] = []
    for verb in ("recover", "attack", "thwart") if alter_ego else ("attack", "thwart"):
        why = why_powerless(state, piece, verb)
        if not why and verb == "attack" and not attack_targets(state, piece, attackable(state, piece.area)):
            why = "no-target"
        elif not why and verb == "thwart" and not thwart_targets(state, piece, thwartable(state, piece.area)):
            why = _no_scheme(state, piece.area)
        if why:
            found.append(_refusal(verb, why, card=printed(piece.face)))
    if not alter_ego and numbers.is_stunned(state, piece.id):
        found.append(_refusal("stunned", "stunned", card=printed(piece.face)))
    if not alter_ego and numbers.is_confused(state, piece.id):
        found.append(_refusal("confused", "confused", card=printed(piece.face)))
    return found


def _no_scheme(state: ChampionsState, seat: int) -> str:
    """Return the reason why the player cannot thwart the first scheme with threat, or "no-threat"."""
    threatened = [scheme for scheme in numbers.schemes(state) if state.play[scheme].threat]
    reasons = [numbers.why_unthwartable(state, seat, scheme) for scheme in threatened]
    return reasons[0] if reasons else "no-threat"


def _change_form(state: ChampionsState, turn: Turn, piece: Piece) -> list[Refusal]:
    if turn.changed:
        return [_refusal("change-form", "changed-form")]
    if numbers.added(state, "cannot:change-form", piece.id):
        return [_refusal("change-form", "cannot-change-form", card=printed(piece.face))]
    return []


def _attacked(state: ChampionsState, seat: int, enemy: Piece, own: bool) -> list[Refusal]:
    if not own:
        return [_refusal("attack", "your-turn", card=enemy.id)]
    fighters = _fighters(state, seat)
    able = [piece for piece in fighters if not why_powerless(state, piece, "attack")]
    if any(enemy.id in attack_targets(state, piece, attackable(state, seat)) for piece in able):
        return []
    why = numbers.why_unattackable(state, seat, enemy.id)
    if why == "guard":
        return [_guarded(state, seat, "attack", enemy.id)]
    if why or able:
        return [_refusal("attack", why or "cannot-be-hurt", card=enemy.id)]
    return [_refusal("attack", why_powerless(state, one, "attack"), card=printed(one.face)) for one in fighters[:1]]


def _thwarted(state: ChampionsState, seat: int, scheme: Piece, own: bool) -> list[Refusal]:
    if not own:
        return [_refusal("thwart", "your-turn", card=scheme.id)]
    fighters = _fighters(state, seat)
    able = [piece for piece in fighters if not why_powerless(state, piece, "thwart")]
    if any(scheme.id in thwart_targets(state, piece, thwartable(state, seat)) for piece in able):
        return []
    why = numbers.why_unthwartable(state, seat, scheme.id) if scheme.threat else "no-threat"
    if why:
        return [_refusal("thwart", why, card=scheme.id)]
    return [_refusal("thwart", why_powerless(state, one, "thwart"), card=printed(one.face)) for one in fighters[:1]]


def _fighters(state: ChampionsState, seat: int) -> list[Piece]:
    """Return a player's characters, the identity first, since players look for its obstacles first."""
    identity = state.identity(seat)
    return [identity, *(piece for piece in state.of_kind("ally") if piece.area == seat)]


def _actions(state: ChampionsState, seat: int, piece: Piece, said: bool) -> list[Refusal]:
    """Explain why no action ability is usable.

    For a card without action abilities, explain its purpose, unless ``said`` is set.
    """
    card = state.cards.by_id[piece.face]
    acting = [use for use in card.uses if use.heading in ACTIONS]
    theirs = may_use(state, piece, seat)
    blank = numbers.is_blank(state, piece.id)
    if not acting or blank:
        if blank and acting and theirs:
            return [_refusal("use", "blank", card=piece.id)]
        if said or (card.kind in CHARACTERS and theirs):
            return []
        if not theirs and piece.area != NOBODY:
            return [_refusal("use", "not-yours", card=piece.id, seat=piece.area)]
        return [_refusal("use", "blank" if blank else _purpose(card), card=piece.id)]
    found: list[Refusal] = []
    for use in acting:
        why = "not-yours" if not (theirs or use.anyone) else costs.why_unusable(state, use, seat, piece.id)
        if not why:
            return []
        if why == "not-yours":
            return [_refusal("use", why, card=piece.id, seat=numbers.controller(state, piece))]
        found.append(_explained(state, seat, "use", piece.id, why, use))
    return found


def _purpose(card: Card) -> str:
    headings = {use.heading for use in card.uses}
    return "pays" if "resource" in headings else "works-alone" if headings else "constant"


# --- in the middle of something -----------------------------------------------------------------------------------


def _paying(state: ChampionsState, payment: Payment, thing: str) -> list[Refusal]:
    if thing == payment.card and thing in state.limbo:
        return [_refusal("spend", "itself", card=thing)]
    lacking = costs.deficit(payment.need, payment.got)
    paid_for = state.card(payment.card)
    if thing in state.players[payment.seat].hand:
        if payment.helps(costs.resources_from(state, thing, paid_for), lacking):
            return []
        return [_refusal("spend", "no-help", card=thing)]
    piece = state.play.get(thing)
    if piece is None or piece.area != payment.seat:
        return []
    found: list[Refusal] = []
    for use in state.cards.by_id[piece.face].uses:
        if use.heading != "resource":
            continue
        why = "blank" if numbers.is_blank(state, thing) else "" if costs.pays(state, use, paid_for) else "pays-for"
        why = why or costs.why_unusable(state, use, payment.seat, thing)
        if not why and not payment.helps(costs.gives(state, use, payment.seat, thing), lacking):
            why = "no-help"
        if not why:
            return []
        found.append(_explained(state, payment.seat, "use", thing, why, use))
    return found


def _answering(state: ChampionsState, window: Window, seat: int, thing: str) -> list[Refusal]:
    """Explain refusals during an occurrence that the player may respond to."""
    piece = state.play.get(thing)
    if piece is not None and not may_use(state, piece, seat):
        return []
    moment = MOMENTS[window.moment]
    found = triggers.find(state, window.occurrence, moment)
    mine = [trigger for trigger in found if trigger.origin == thing and trigger.seat == seat]
    if any(trigger.id not in window.used for trigger in mine):
        return []
    if mine:
        return [_refusal("trigger", "once", card=thing)]
    card = state.card(thing)
    kinds = occurrences.answered(window.occurrence, moment)
    for use in card.uses:
        if use.effect.moment == moment and use.effect.on in kinds:
            blank = piece is not None and numbers.is_blank(state, thing)
            why = "blank" if blank else costs.why_unusable(state, use, seat, thing)
            if why:
                return [_explained(state, seat, "trigger", thing, why, use)]
    return [_refusal("trigger", "no-answer", card=thing)]


def _defending(state: ChampionsState, seat: int, thing: str) -> list[Refusal]:
    piece = state.play.get(thing)
    if piece is None or piece.area != seat or state.cards.by_id[piece.face].kind not in CHARACTERS:
        return []
    why = why_no_defender(state, piece)
    return [_refusal("defend", why, card=printed(piece.face))] if why else []


def _not_a_target(state: ChampionsState, seat: int, thing: str, offered: set[str]) -> Refusal:
    """Explain why a card cannot be chosen. Guard and crisis explain why other cards of its kind can be."""
    piece = state.play.get(thing)
    kind = "" if piece is None else state.cards.by_id[piece.face].kind
    if kind == "villain" and "minion" in offered and numbers.why_unattackable(state, seat, thing) == "guard":
        return _guarded(state, seat, "pick", thing)
    why = (
        numbers.why_unthwartable(state, seat, thing) if thing == state.scheme and offered.intersection(SCHEMES) else ""
    )
    return _refusal("pick", why or "not-target", card=thing)


# --- as sentences -------------------------------------------------------------------------------------------------


def _explained(state: ChampionsState, seat: int, verb: str, thing: str, why: str, use: Use | None = None) -> Refusal:
    card = state.card(thing)
    if why in ("resources", "resources-together"):
        need = costs.price(state, card, seat) if use is None else costs.need_of_use(state, use, seat, thing)
        missing = costs.deficit(need, costs.available_resources(state, seat, thing, card))
        return _refusal(verb, why, card=thing, amount=len(need), have=len(need) - missing)
    if use is not None and why == "form":
        return _refusal(verb, why, card=thing, form=use.form)
    if why == "play-form":
        return _refusal(verb, why, card=thing, form=card.play_form)
    if use is not None and why == "limit":
        return _refusal(verb, why, card=thing, period=use.limit)
    if use is not None and why == "no-effect":
        return _without_target(state, seat, verb, thing, use)
    if why == "no-place":
        assert card.attach is not None
        return _nothing_found(state, verb, Resolving("", seat, thing), card.attach) or _refusal(verb, why, card=thing)
    if why == "cost":
        piece = state.play.get(thing)
        why = "exhausted" if piece is not None and piece.exhausted else why
    return _refusal(verb, why, card=thing)


def _without_target(state: ChampionsState, seat: int, verb: str, thing: str, use: Use) -> Refusal:
    """Return the kind of target that an ability lacks, or the reason why the existing targets are not legal."""
    run = Resolving(use.label, seat, thing)
    for node in use.effect.nodes:
        of = node.among if isinstance(node, Pick) else node.to if isinstance(node, TargetedVerb) else None
        found = None if of is None else _nothing_found(state, verb, run, of)
        if found is not None:
            return found
    if any(isinstance(node, Heal | HealAll) for node in use.effect.nodes):
        return _refusal(verb, "nobody-hurt", card=thing)
    if any(isinstance(node, Ready) for node in use.effect.nodes):
        return _refusal(verb, "nothing-exhausted", card=thing)
    return _refusal(verb, "no-effect", card=thing)


def _nothing_found(state: ChampionsState, verb: str, run: Resolving, of: Selector) -> Refusal | None:
    """Return the reason why a selector of cards in play finds none.

    Return None if the selector finds a card, or does not search cards in play.
    """
    those = innermost(of)
    if not isinstance(those, Those) or those.word in PLACES or of.find(state, run):
        return None
    if those.word == "schemes":
        why = _no_scheme(state, run.seat)  # empty unless schemes are missing
        return _refusal(verb, why, card=state.scheme) if why else None
    if those.word in ("villain", "enemies") and numbers.why_unattackable(state, run.seat, state.villain) == "guard":
        return _guarded(state, run.seat, verb, state.villain)
    noun, _, whose = NOUNS.get(those.word, ("", "", ""))
    if not noun:
        return None
    kind = f"your-{noun}" if whose == "yours" else noun
    return _refusal(verb, "missing-such" if those.find(state, run) else "missing", card=run.origin, kind=kind)


def _guarded(state: ChampionsState, seat: int, verb: str, enemy: str) -> Refusal:
    guard = next(piece.id for piece in state.engaged(seat) if numbers.keyword(state, piece.id, "guard"))
    return _refusal(verb, "guard", enemy=enemy, card=guard)


def _refusal(verb: str, why: str, **arguments: Any) -> Refusal:
    return Refusal(verb, RULES[why], Message(f"champions-refusal-{why}", arguments))
