"""Current values: printed numbers, changes by other cards, and lasting effects."""

from __future__ import annotations

from typing import Annotated, Final

from tableverse.games.champions.cards import Card
from tableverse.games.champions.effects import Lasts
from tableverse.games.champions.ids import NOBODY, name_of, owner_of, printed
from tableverse.games.champions.state import ChampionsState, Piece, Standing
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.plain import Plain
from tableverse.kernel.timing import Window

#: Hit points that no damage exhausts.
ENDLESS: Final = 1_000_000
#: The ally limit of each player.
ALLIES: Final = 3
#: Fields for which an attachment has a printed value that changes its host.
ATTACHED: Final[frozenset[str]] = frozenset(("atk", "sch", "thw"))
#: Kinds of cards that are schemes, enemies and friendly characters.
SCHEMES: Final[frozenset[str]] = frozenset(("main-scheme", "side-scheme", "player-side-scheme"))
ENEMIES: Final[frozenset[str]] = frozenset(("villain", "minion"))
FRIENDS: Final[frozenset[str]] = frozenset(("hero", "alter-ego", "ally"))
#: How a card changes a number, in the order of application.
HOW: Final[tuple[str, ...]] = ("add", "double", "halve", "most", "set")
How = Annotated[str, HOW]


@plain
class Change(Plain):
    """The effect of a card, by its printed name, on the number ``stat`` of a thing.

    ``until`` is the moment the effect ends, or "" if it lasts while the card is in play.
    """

    stat: str
    how: Shared[How]
    amount: int
    card: str
    until: str


def controller(state: ChampionsState, piece: Piece) -> int:
    """Return the player who is "you" on a card: the player of its area, its owner, or the first player."""
    if piece.area >= 0:
        return piece.area
    owner = owner_of(piece.id)
    return state.lead() if owner == NOBODY else owner


def attacked_by(state: ChampionsState, minion: Piece) -> int:
    """Return the player who is "you" on a minion: the player that it activates against, or else is engaged with."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Window) and frame.occurrence.kind in ("enemy-attack", "enemy-scheme"):
            facts = frame.occurrence.facts
            if facts["enemy"] == minion.id and not state.players[facts["seat"]].eliminated:
                return int(facts["seat"])
    return controller(state, minion)


def each_added(
    state: ChampionsState,
    name: str,
    thing: str,
    source: str = "",
    origins: list[tuple[str, str]] | None = None,
    changing: list[Piece] | None = None,
) -> list[int]:
    """Return the changes that constant and lasting effects add to a number, one by one.

    Constants come in the order in which their cards entered play, then lasting effects in the order in which they
    began. Some changes apply only to certain cards, given as ``source``. The list ``origins`` receives the card and the
    end of each change to a thing in play. ``changing`` are the cards in play with constants for this number, if known.
    """
    if changing is None:
        changing = _changing(state, name)
    amounts: list[int] = []
    cards = state.cards
    if changing:
        blanks = name != "blank" and "blank" in cards.changes and name not in cards.blanking
        for piece in changing:
            card = cards.by_id[piece.face]
            seat = attacked_by(state, piece) if card.kind == "minion" else controller(state, piece)
            before = len(amounts)
            _add_constants(state, card, seat, piece.id, name, thing, source, amounts)
            # Check this last, since whether a card is blank may depend on the traits of all other cards.
            if blanks and len(amounts) > before and is_blank(state, piece.id):
                del amounts[before:]
            if origins is not None:
                origins += [(piece.id, "")] * (len(amounts) - before)
    if thing in state.limbo and name_of(thing) in cards.changing.get(name, ()):
        # A card being revealed or played may affect itself.
        _add_constants(state, cards.of(thing), state.lead(), thing, name, thing, source, amounts)
    for modifier in state.modifiers:
        if modifier.stat == name and applies(state, modifier, thing, source):
            amounts.append(_recalculated(state, modifier) if isinstance(modifier, Standing) else modifier.amount)
            if origins is not None:
                origins.append((modifier.origin, modifier.until.partition("/")[0]))
    return amounts


def applies(state: ChampionsState, modifier: Modifier, thing: str, source: str = "") -> bool:
    """Return whether a lasting effect applies to a thing.

    An effect without a fixed target applies to the things that its text describes now. "You" remains the original
    player.
    """
    if not isinstance(modifier, Standing):
        return modifier.target == thing
    if modifier.target not in ("", thing):
        return False
    verb = _verb(state, modifier)
    if verb.source is not None and not verb.source.find(state, modifier.effect.binding("source", source)):
        return False
    return bool(modifier.target) or verb.of.includes(state, modifier.effect, thing)


def _add_constants(
    state: ChampionsState, card: Card, seat: int, origin: str, name: str, thing: str, source: str, amounts: list[int]
) -> None:
    for constant in card.constants:
        if constant.name != name or constant.of.excludes(state, seat, origin, thing):
            continue
        run = Resolving("", seat, origin, None, [])
        if constant.source is not None and not (source and constant.source.find(state, run.binding("source", source))):
            continue
        if constant.when is not None and not constant.when.holds(state, run):
            continue
        if constant.of.includes(state, run, thing):
            amounts.append(constant.amount.value(state, run))


def _verb(state: ChampionsState, modifier: Standing) -> Lasts:
    """Return the part of an ability that created a lasting effect."""
    run = modifier.effect
    verb = state.cards.abilities[run.ability].nodes[run.steps[0].node]
    assert isinstance(verb, Lasts)
    return verb


def _recalculated(state: ChampionsState, modifier: Standing) -> int:
    """Recalculate the amount of a lasting effect."""
    return _verb(state, modifier).amount.value(state, modifier.effect)


def added(state: ChampionsState, name: str, thing: str) -> int:
    if name not in state.cards.changes:
        return 0
    changing = _changing(state, name)
    if not (changing or state.modifiers or state.limbo):
        return 0
    return sum(each_added(state, name, thing, "", None, changing))


def _changing(state: ChampionsState, name: str) -> list[Piece]:
    faces = state.cards.changing.get(name)
    return [] if faces is None else state.pieces_with_face(name, faces)


def may_change(state: ChampionsState, name: str, thing: str) -> bool:
    """Return whether any card may change this number. Usually none does, which saves computing the changes."""
    for modifier in state.modifiers:
        if modifier.stat == name:
            return True
    faces = state.cards.changing.get(name)
    if faces is None:
        return False
    if thing in state.limbo:  # it may affect itself
        return True
    return bool(state.pieces_with_face(name, faces))


def may_vary(state: ChampionsState, name: str) -> bool:
    """Return whether any effect may change this power or field of any card."""
    if may_change(state, name, ""):
        return True
    for _, change in state.cards.reshaped.get(name, ()):  # noqa: SIM110 (any() is slow here)
        if may_change(state, change, ""):
            return True
    return False


def can_take_damage(state: ChampionsState, thing: str, source: str) -> bool:
    """Return whether a thing can take damage from a source. If not, that source cannot target it."""
    return not any(each_added(state, "cannot:take-damage", thing, source))


def able_to_take_damage(state: ChampionsState, found: list[str], source: str) -> list[str]:
    """Return the things that can take damage. Without a card that forbids damage, return all of them unchecked."""
    if not may_change(state, "cannot:take-damage", ""):
        return found
    return [thing for thing in found if can_take_damage(state, thing, source)]


def is_blank(state: ChampionsState, thing: str) -> bool:
    """Return whether a card's text box is treated as blank. Its traits and numbers remain."""
    if "blank" not in state.cards.changes or added(state, "blank", thing) <= 0:
        return False
    card = state.card(thing)
    if card.decides:
        return False
    return not card.keywords.get("permanent") or _blanked_by_its_set(state, thing, card)


def _blanked_by_its_set(state: ChampionsState, thing: str, card: Card) -> bool:
    """Return whether a permanent card is blanked by a card of its own set. No other card can blank it."""
    for piece in state.play.values():
        other = state.cards.by_id[piece.face]
        if other.set == card.set:
            run = Resolving("", controller(state, piece), piece.id, None, [])
            if any(one.name == "blank" and one.of.includes(state, run, thing) for one in other.constants):
                return True
    return False


def stat(state: ChampionsState, thing: str, name: str) -> int:
    """Return the current value of a power or field, at least 0."""
    amount = unbounded(state, thing, name)
    return amount if amount > 0 else 0


def unbounded(state: ChampionsState, thing: str, name: str) -> int:
    """Return the value without the minimum of 0, for use in sums. A card without the field has 0."""
    cards = state.cards
    its = state.play.get(thing)
    card = cards.of(thing) if its is None else cards.by_id[its.face]
    printed = card.stats.get(name)
    if printed is None:
        return 0
    amount = printed
    if name in ATTACHED:
        for piece in state.of_kind("attachment"):
            if piece.host == thing:
                amount += cards.by_id[piece.face].stats.get(name, 0)
    elif card.hp_each and name == "hp":
        amount *= state.seats
    amount += added(state, name, thing)
    return _reshaped(state, thing, name, amount) if name in cards.reshaped else amount


def _reshaped(state: ChampionsState, thing: str, name: str, amount: int) -> int:
    """Apply doubling, halving (rounded up) and ceilings after all additions.

    A set value overrides everything else. The latest set value counts.
    """
    for how, change in state.cards.reshaped[name]:
        for number in each_added(state, change, thing):
            if how == "double":
                amount <<= number
            elif how == "halve":
                amount = -(-amount >> number)
            else:
                amount = min(amount, number) if how == "most" else number
    return amount


def changes(state: ChampionsState, thing: str, name: str) -> list[Change]:
    """Return everything that changes a power or field, in the order of application."""
    found: list[Change] = []
    for piece in state.of_kind("attachment") if name in ATTACHED else ():
        card = state.cards.by_id[piece.face]
        if piece.host == thing and card.stats.get(name):
            found.append(Change(name, "add", card.stats[name], printed(piece.face), ""))
    for how in HOW:
        origins: list[tuple[str, str]] = []
        amounts = each_added(state, name if how == "add" else f"{how}:{name}", thing, "", origins)
        for amount, (origin, until) in zip(amounts, origins, strict=True):
            if amount or how in ("most", "set"):
                by = printed(state.play[origin].face) if origin in state.play else name_of(origin)
                found.append(Change(name, how, amount, by, until))
    return found


def remaining(state: ChampionsState, thing: str) -> int:
    """Return a character's remaining hit points.

    A defeated minion that was attached instead of leaving play cannot be defeated again, even after healing.
    """
    piece = state.play[thing]
    card = state.cards.by_id[piece.face]
    if card.endless:
        return ENDLESS
    if piece.host and card.kind == "minion":
        return ENDLESS
    hit_points = unbounded(state, thing, "hp")
    return (hit_points if hit_points > 0 else 0) - piece.damage


def keyword(state: ChampionsState, thing: str, name: str) -> int:
    cards = state.cards
    changes = name in cards.changed_keywords
    if changes and lost(state, thing, f"keyword:{name}"):
        return 0
    piece = state.play.get(thing)
    card = cards.of(thing) if piece is None else cards.by_id[piece.face]
    amount = card.keywords.get(name, 0)
    if amount:
        if is_blank(state, thing):
            amount = 0
        elif card.keywords_each:
            amount = per_player(state, amount, name in card.keywords_each)
    return amount + added(state, f"keyword:{name}", thing) if changes else amount


def has_trait(state: ChampionsState, thing: str, trait: str) -> bool:
    if state.cards.losses and lost(state, thing, f"trait:{trait}"):
        return False
    if trait in state.card(thing).traits or added(state, f"trait:{trait}", thing) > 0:
        return True
    gains = "traits-of" in state.cards.changes and may_change(state, "traits-of", thing)
    return gains and any(
        any(each_added(state, "traits-of", thing, piece.id))
        for piece in state.play.values()
        if trait in state.cards.by_id[piece.face].traits
    )


def traits_of(state: ChampionsState, thing: str) -> list[str]:
    """Return a card's current traits, printed and gained."""
    gained = [name.removeprefix("trait:") for name in state.cards.changes if name.startswith("trait:")]
    return [trait for trait in dict.fromkeys([*state.card(thing).traits, *gained]) if has_trait(state, thing, trait)]


def lost(state: ChampionsState, thing: str, what: str) -> bool:
    """Return whether a card has lost a trait or keyword and therefore cannot gain it."""
    name = f"lose:{what}"
    return name in state.cards.changes and added(state, name, thing) > 0


def hand_size(state: ChampionsState, seat: int) -> int:
    return stat(state, state.players[seat].identity, "hand")


def counted_allies(state: ChampionsState, seat: int) -> list[str]:
    """Return the allies that count against a player's limit."""
    return [
        piece.id
        for piece in state.of_kind("ally")
        if piece.area == seat and not added(state, "uncounted:ally-limit", piece.id)
    ]


def ally_limit(state: ChampionsState, seat: int) -> int:
    return ALLIES + added(state, "allies", state.players[seat].identity)


def is_stunned(state: ChampionsState, thing: str) -> bool:
    piece = state.play.get(thing)
    return piece is not None and piece.stunned > 0 and piece.stunned > (1 if keyword(state, thing, "steady") else 0)


def is_confused(state: ChampionsState, thing: str) -> bool:
    piece = state.play.get(thing)
    return piece is not None and piece.confused > 0 and piece.confused > (1 if keyword(state, thing, "steady") else 0)


def basic_power(state: ChampionsState, thing: str, name: str) -> int:
    """Return the value of a power used as a basic power, including increases of basic powers."""
    return stat(state, thing, name) + added(state, "basic-power", thing)


def thwarts_with(state: ChampionsState, scheme: str) -> str:
    """Return the power used for a basic thwart: ATK with assault."""
    return "atk" if keyword(state, scheme, "assault") else "thw"


def per_player(state: ChampionsState, amount: int, each: bool) -> int:
    """Return the amount, multiplied by the number of players who began the game if ``each``."""
    return amount * state.seats if each else amount


def target_threat(state: ChampionsState, card: Card) -> int:
    """Return the threat that completes a main scheme, including increases while it is in play."""
    return per_player(state, card.target, card.target_each) + added(state, "target", card.id)


def growth(state: ChampionsState) -> int:
    """Return the threat that step one of the villain phase places on the main scheme."""
    if not state.scheme:
        return 0
    card = state.card(state.scheme)
    tokens = main_tokens(state)
    for piece in state.play.values():
        tokens += piece.tokens
    grows = per_player(state, card.grows, card.grows_each) + added(state, "grows", state.scheme)
    return grows + icons(state, "acceleration") + tokens


def main_tokens(state: ChampionsState) -> int:
    """Return the acceleration tokens on the main scheme.

    While players are separated, all tokens are on the middle scheme and count for no other scheme.
    """
    return 0 if state.areas else state.tokens


def icons(state: ChampionsState, name: str) -> int:
    """Return the number of icons of a kind on cards in play."""
    showing = state.cards.faces_by_icon.get(name)
    found = 0
    if showing is not None:
        for piece in state.pieces_with_face(f"icon {name}", showing):
            card = state.cards.by_id[piece.face]
            if not (card.icons_in_text and is_blank(state, piece.id)):
                found += card.icons[name]
    return found


def schemes(state: ChampionsState) -> list[str]:
    return [piece.id for piece in state.of_kinds(SCHEMES)]


def can_remove_threat(
    state: ChampionsState, scheme: str, encounter: bool = False, ignores: tuple[str, ...] = ()
) -> bool:
    """Return whether a source may remove threat. Crisis protects the main scheme from all but encounter cards."""
    if scheme == state.scheme and not encounter and "crisis" not in ignores and icons(state, "crisis"):
        return False
    return added(state, "cannot:lose-threat", scheme) == 0


def forbidden(state: ChampionsState, power: str, thing: str) -> bool:
    """Return whether a character may not attack, or may not thwart."""
    if power == "attack":
        return added(state, "cannot:attack", thing) > 0
    return added(state, "cannot:thwart", thing) > 0


def more_consequential(state: ChampionsState, power: str, thing: str) -> int:
    """Return the additional consequential damage an ally takes for attacking or thwarting."""
    if power == "attack":
        return added(state, "consequential-attack", thing)
    return added(state, "consequential-thwart", thing)


def may_attack(state: ChampionsState, seat: int, enemy: str, attacker: str = "") -> bool:
    return not why_unattackable(state, seat, enemy, attacker)


def why_unattackable(state: ChampionsState, seat: int, enemy: str, attacker: str = "") -> str:
    """Return the reason why a player, or their character, cannot attack an enemy, or "".

    Guard: a player engaged with a minion that has guard cannot attack a villain without guard.
    """
    if "cannot:be-attacked" in state.cards.changes and any(each_added(state, "cannot:be-attacked", enemy, attacker)):
        return "cannot-be-attacked"
    if state.card(enemy).kind != "villain":
        return ""
    return "guard" if _faced(state, seat, "guard") and not keyword(state, enemy, "guard") > 0 else ""


def _faced(state: ChampionsState, seat: int, name: str) -> bool:
    """Return whether a minion with a keyword is engaged with a player."""
    for piece in state.engaged(seat):  # noqa: SIM110 (any() is slow here)
        if keyword(state, piece.id, name):
            return True
    return False


def may_thwart(state: ChampionsState, seat: int, scheme: str, ignores: tuple[str, ...] = ()) -> bool:
    return not why_unthwartable(state, seat, scheme, ignores)


def why_unthwartable(state: ChampionsState, seat: int, scheme: str, ignores: tuple[str, ...] = ()) -> str:
    """Return the reason why a player cannot thwart a scheme, or "".

    Patrol protects the main scheme as guard protects the villain.
    """
    if not can_remove_threat(state, scheme, False, ignores):
        return "cannot-lose-threat" if added(state, "cannot:lose-threat", scheme) else "crisis"
    if added(state, "cannot:be-thwarted", scheme):
        return "cannot-lose-threat"
    if scheme != state.scheme:
        return ""
    return "patrol" if _faced(state, seat, "patrol") else ""


def victory_points(state: ChampionsState) -> int:
    return sum(state.cards.of(thing).keywords.get("victory", 0) for thing in state.victory)


def can_leave(state: ChampionsState, thing: str, source: str) -> bool:
    """Return whether an effect of ``source`` may remove a card from play.

    Identities, villains and main schemes never leave. Only a card of its own set may remove a permanent card.
    """
    card = state.card(thing)
    if card.kind in ("hero", "alter-ego", "villain", "main-scheme"):
        return False
    if added(state, "cannot:leave-play", thing):
        return False
    return not keyword(state, thing, "permanent") or state.card(source).set == card.set


def enemies(state: ChampionsState) -> list[str]:
    return [piece.id for piece in state.of_kinds(ENEMIES)]
