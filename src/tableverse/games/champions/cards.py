"""Cards, decks and all content of a table, as immutable data built by ``reading``."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.ids import copies_of, name_of
from tableverse.games.champions.scenarios import Campaign, Scenario
from tableverse.kernel.content import Registry
from tableverse.kernel.effects import Ability, Condition, Exactly, Number, Selector
from tableverse.kernel.fields import Shared, field, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.timing import MOMENTS

KINDS: Final = (
    *("hero", "alter-ego", "ally", "event", "resource", "support", "upgrade"),
    *("villain", "main-scheme", "side-scheme", "player-side-scheme"),
    *("minion", "treachery", "attachment", "environment", "obligation"),
)
ASPECTS: Final = ("hero", "aggression", "justice", "leadership", "protection", "pool", "basic", "encounter")
#: Aspects a deck may choose from.
CHOSEN: Final = ("aggression", "justice", "leadership", "protection", "pool")
RESOURCES: Final = ("energy", "mental", "physical", "wild")
#: In a cost: a resource of any type; and the prefix of a printed type, which a wild resource cannot replace.
ANY: Final = "any"
#: Several such resources must all be of different types.
UNLIKE: Final = "unlike"
PRINTED: Final = "printed-"
ICONS: Final = ("acceleration", "crisis", "hazard", "amplify")
STATS: Final = ("thw", "atk", "def", "rec", "sch", "hp", "hand")
STATUSES: Final = ("stunned", "confused", "tough")
#: Changes of a number other than addition: "double:atk", "set:thw".
RESHAPING: Final = ("double", "halve", "most", "set")
#: Printed keywords. Some have a number; all others count as 1.
KEYWORDS: Final = (
    "alliance",
    "assault",
    "guard",
    "hinder",
    "incite",
    "overkill",
    "patrol",
    "permanent",
    "peril",
    "piercing",
    "quickstrike",
    "ranged",
    "restricted",
    "retaliate",
    "setup",
    "stalwart",
    "steady",
    "surge",
    "temporary",
    "toughness",
    "victory",
    "villainous",
    "vulnerable",
)
#: Keywords of an attack rather than of a card.
ATTACK_KEYWORDS: Final = ("overkill", "piercing", "ranged")
#: Keywords with a printed number.
NUMBERED: Final = ("retaliate", "hinder", "incite", "victory")
#: Occurrences at which a star beside a number refers to the card's text.
STARRED: Final = {
    "atk": ("attack", "enemy-attack"),
    "sch": ("enemy-scheme",),
    "thw": ("thwart",),
    "def": ("defense",),
    "rec": ("recover",),
}
#: Kinds of card that can be changed into one another.
CHANGEABLE: Final = ("ally", "minion")
FORMS: Final = ("hero", "alter-ego")
MODES: Final = ("standard", "expert")
LABELS: Final = ("attack", "thwart", "defense")
#: The set of cards that stand for facedown cards in play.
FACEDOWN: Final = "facedown"
#: Suffix of a cost's label, and infix of an additional cost's.
COST: Final = "-cost"
TOLL: Final = "-toll-"
#: Products that a deck may be built from. "full" is everything published.
ENVIRONMENTS: Final = ("full", "current", "limited")


# --- cards ----------------------------------------------------------------------------------------------------------


@plain
class Use:
    """A triggered ability as printed: heading, form, labels, cost and limit around the effect tree."""

    label: str
    card: str
    heading: str
    #: The form its player must be in, or "".
    form: str
    #: A condition that must hold before the payment.
    needs: Shared[Condition[Any] | None]
    #: The title that the villain must show, or "".
    villain: str
    labels: tuple[str, ...]
    #: Resources to spend, by type; ("x", type) means any number of that type.
    spend: tuple[str, ...]
    cost: Shared[Ability | None]
    effect: Shared[Ability]
    #: "round", "phase" or "".
    limit: str
    #: The limit applies to each aspect of the cards it responds to.
    limit_each_aspect: bool
    #: All copies of the card share the limit, even if different players use them.
    shared_limit: bool
    #: Only one copy of the card may respond to one occurrence.
    once: bool
    #: The only aspect or kind of card that a Resource ability pays for, or "".
    pays_for: str
    #: Alternatively the only cards it pays for, as some of "source".
    pays_for_cards: Shared[Selector[Any] | None]
    #: Icons that this ability ignores.
    ignores: tuple[str, ...]
    #: They are ignored only if a resource of this type was spent on it, or always if "".
    ignores_if_paid: str
    #: Any player may use it, not only the one who controls its card.
    anyone: bool
    #: It responds to a player's attack once for each attacked enemy.
    per_enemy: bool
    #: The label of the printed ability; its triggers may share it, and with it one limit.
    printed: str
    #: The moment and the occurrence it responds to.
    trigger: tuple[str, str]
    #: The ability may end the game.
    decides: bool
    #: The card itself is exhausted to pay for the ability.
    exhausts: bool
    #: The ability's printed name by language; usually none.
    names: Shared[dict[str, str]]

    @property
    def forced(self) -> bool:
        return self.effect.forced


@plain
class Constant:
    """A constant ability: a number added to ``name`` of whatever ``of`` finds while its card is in play.

    Traits and keywords are counted too: "trait:aerial", "keyword:guard", "cannot:take-damage".
    """

    name: str
    of: Shared[Selector[Any]]
    amount: Shared[Number[Any]]
    when: Shared[Condition[Any] | None]
    #: The only sources it applies to: the selector must find something of "source".
    source: Shared[Selector[Any] | None]

    @property
    def varies(self) -> bool:
        """Whether its amount may change while its card stays the same."""
        return self.when is not None or not isinstance(self.amount, Exactly)


@plain
class Toll:
    """An additional cost while its card is in play.

    It applies to playing a kind of card, or to readying or basic attacks of the cards in ``of``.
    """

    to: str
    #: The players who must pay it, or the cards that need it to ready or attack.
    of: Shared[Selector[Any]]
    cost: Shared[Ability]


@plain
class Terms:
    """Keywords that come with more than a number."""

    #: The card that puts it into the game.
    linked: str
    #: The two characters who must be in play.
    team_up: tuple[str, ...]
    #: The trait that makes others act together.
    teamwork: str
    #: Resources that its payment must include.
    requirement: tuple[str, ...]
    #: The additional type of form it gives its identity, by language; empty if none.
    form: Shared[dict[str, str]]
    #: The only type of resource that its cost accepts, or "".
    paid_only_with: str


@plain
class Also:
    """Cards of any aspect that a deck may include in addition.

    They have a kind, a trait or a label. Either their number is limited, or a number of titles is included with all
    their copies or not at all.
    """

    kind: str
    trait: str
    labels: tuple[str, ...]
    #: Maximum number of cards; 0 for no maximum.
    most: int
    #: 0 means any number of titles, with any number of copies.
    titles: int


@plain
class Building:
    """The deck-building requirements of an identity.

    It chooses ``aspects``, with equally many cards of each if ``equal``. ``copies`` is the maximum of a title that is
    not identity-specific; 0 if there is no rule.
    """

    aspects: int = 1
    equal: bool = False
    copies: int = 0
    also: Shared[Also | None] = None

    @property
    def demands(self) -> bool:
        """Whether it has any special requirement."""
        return self.aspects != 1 or bool(self.copies) or self.also is not None


@plain
class Card(Plain):
    """One printed side of a card."""

    id: str
    names: Shared[dict[str, str]]
    #: The name that abilities referring to a card look for.
    title: str
    code: str
    kind: str
    set: str
    aspect: str
    quantity: int
    unique: bool
    #: Another name of the character, which distinguishes unique cards.
    subtitle: str
    #: The campaign that the card is specific to, or "".
    campaign: str
    #: The card's own limit per deck, or 0.
    deck_limit: int
    building: Shared[Building]
    #: -1 for a card without a cost. It may be per player, or X, which the payer chooses.
    cost: int
    cost_each: bool
    cost_x: bool
    resources: Shared[list[str]]
    traits: tuple[str, ...]
    stats: Shared[dict[str, int]]
    #: Numbers with a star beside them, or a star alone, which counts 0.
    stars: tuple[str, ...]
    hp_each: bool
    #: The character has infinite hit points.
    endless: bool
    #: Consequential damage of an ally by power.
    strikes: Shared[dict[str, int]]
    boost: int
    icons: Shared[dict[str, int]]
    #: The icons are printed in the text box, so a blank card has none.
    icons_in_text: bool
    #: Each keyword with its number, and those whose number is per player.
    keywords: Shared[dict[str, int]]
    keywords_each: tuple[str, ...]
    terms: Shared[Terms]
    #: The set that an identity begins the game with as an own deck, or "".
    own_deck: str
    #: For a villain: when defeated, they leave the game, which continues. For a main scheme: when completed, it stays
    #: and the game continues; it is also completed if all players of its game area are eliminated.
    goes_on: bool
    #: The middle main scheme of separated players, who meet there when no other area is left.
    meeting: bool
    #: The nemesis itself, among several minions of a nemesis set.
    nemesis: bool
    #: Id of an identity's other side, or of this card's next side. Hero sides with the same ``back`` are one identity.
    back: str
    #: The mode that this side of a double-sided card is for, or "".
    only: str
    stage: int
    #: Starting threat, target threat, and threat added in each villain phase. ``..._each``: the number is per player.
    start: int
    start_each: bool
    target: int
    target_each: bool
    grows: int
    grows_each: bool
    #: Starting counters, per player with ``counters_each``; whether the card leaves when they are used up; and their
    #: names by language.
    counters: int
    counters_each: bool
    uses_up: bool
    counter: Shared[dict[str, str]]
    #: "player" or "host": at most one copy for each.
    limit_per: str
    #: Maximum number of copies that all players together may play in a "round" or "phase".
    most_played: Shared[dict[str, int]]
    play_form: str
    #: The card may also be played from its owner's discard pile.
    from_discard: bool
    #: The cards stored on it may be played as if from hand.
    stores: bool
    #: A condition for playing it.
    play_if: Shared[Condition[Any] | None]
    under_anyone: bool
    #: The form in which it may be spent, or "".
    spend_form: str
    #: The aspect for whose cards this resource counts double.
    doubles: str
    #: The identity that an obligation is given to.
    giver: str
    attach: Shared[Selector[Any] | None]
    attach_else: str
    uses: Shared[list[Use]]
    constants: Shared[list[Constant]]
    tolls: Shared[list[Toll]]
    #: One of its abilities may end the game.
    decides: bool
    #: The resource type whose surplus over the cost improves the card, or "".
    overpays: str
    #: Whether it refers to its payment, to cards played before, or to the course of an activation and the responses to
    #: it.
    minds_payment: bool
    asks_for_played: bool
    asks_how_it_went: bool
    #: Whether it refers to the excess damage of each attacked enemy.
    asks_for_excess: bool
    #: The cards and marks that its text names.
    mentions: tuple[str, ...]

    def starred(self, use: Use, name: str) -> bool:
        """Return whether the star beside a number refers to this ability."""
        return use.effect.on in STARRED[name]

    def first(self, heading: str) -> Use | None:
        return next((use for use in self.uses if use.heading == heading), None)


# --- decks, scenarios, campaigns ------------------------------------------------------------------------------------


@plain
class Deck:
    """A deck list. ``id`` is the name of a shipped deck, or the player's own name for it."""

    id: str
    #: The hero side of the identity card; "" while unknown.
    identity: str
    cards: dict[str, int]
    aspects: list[str] = field(factory=list)
    environment: str = ENVIRONMENTS[0]

    def data(self) -> dict[str, Any]:
        """Return it as settings, records and web messages store it."""
        return {
            "name": self.id,
            "hero": self.identity,
            "aspects": self.aspects[:],
            "cards": dict(self.cards),
            "environment": self.environment,
        }


class Printed:
    """The cards of one table, with lookups."""

    def __init__(self) -> None:
        #: Every face that may be in play, and the printed ones.
        self.by_id: dict[str, Card] = {}
        self.printed: list[Card] = []
        #: All printed sides of a side's identity: two, or more for a hero with several forms.
        self.faces: dict[str, tuple[str, ...]] = {}
        #: For a hero with several forms, the trait that distinguishes this one.
        self.form_traits: dict[str, str] = {}
        #: The printed cards by set, the linked cards, and the cards with a keyword.
        self.by_set: dict[str, list[Card]] = {}
        self.linked: list[Card] = []
        self.with_keyword: dict[str, set[str]] = {}
        #: The title and the alternative name of every unique card, which decide uniqueness.
        self.called: dict[str, tuple[str, str]] = {}
        #: Cache of the faces that count as the same unique card.
        self.namesakes: dict[str, set[str]] = {}
        #: Cache of cards by thing.
        self._of: dict[str, Card] = {}

    def of(self, thing: str) -> Card:
        try:
            return self._of[thing]
        except KeyError:
            card = self._of[thing] = self.by_id[name_of(thing)]
            return card

    def in_set(self, name: str) -> list[Card]:
        return self.by_set.get(name, [])


class Cards(Printed):
    """All content of one table, with indexes for frequent lookups, built once by ``reading``."""

    def __init__(self) -> None:
        super().__init__()
        self.registry = Registry()
        #: The names of cards and marks by language.
        self.names: dict[str, dict[str, str]] = {}
        #: The names of traits and sets by language.
        self.traits: dict[str, dict[str, str]] = {}
        self.sets: dict[str, dict[str, str]] = {}
        #: The sets of packs, with their kinds.
        self.brought_sets: dict[str, str] = {}
        #: Sets that a scenario is set up with; a player card among them is in no player's deck.
        self.encounter_sets: set[str] = set()
        #: Sets of heroes.
        self.hero_sets: set[str] = set()
        self.decks: dict[str, Deck] = {}
        #: The modular sets that may join a scenario.
        self.modulars: tuple[str, ...] = ()
        self.scenarios: dict[str, Scenario] = {}
        #: Only packs contain campaigns.
        self.campaigns: dict[str, Campaign] = {}
        self.uses: dict[str, Use] = {}
        self.abilities: dict[str, Ability] = {}
        #: By moment, the cards that respond to an occurrence, and the events that do so from hand.
        self.answering: dict[str, dict[str, set[str]]] = {moment: {} for moment in MOMENTS}
        self.answering_events: dict[str, dict[str, set[str]]] = {moment: {} for moment in MOMENTS}
        #: The cards that change a number; most cards change none.
        self.changing: dict[str, set[str]] = {}
        #: The cards with an ability under a heading: an action, a resource.
        self.headed: dict[str, set[str]] = {}
        #: The cards with actions for their controller while in play, and the events with actions, each with those
        #: abilities.
        self.acting: dict[str, list[Use]] = {}
        self.acting_events: dict[str, list[Use]] = {}
        #: Cards with additional costs, and cards with the keyword restricted.
        self.tolled: set[str] = set()
        self.restricted: set[str] = set()
        #: Every number that some card changes; and the fields changed by more than addition, each with the operation
        #: and the name of the change, in the order of application: most tables have none.
        self.changes: set[str] = set()
        self.reshaped: dict[str, list[tuple[str, str]]] = {}
        self.losses = False  # whether any of them removes something
        #: Keywords that some card adds or removes.
        self.changed_keywords: set[str] = set()
        #: The names of the changes to the cost of a kind of card: those for any card and those for its kind.
        self.cost_changes: dict[str, tuple[str, ...]] = {}
        #: The traits that blank cards, as changes. Whether their giver is blank itself is not checked.
        self.blanking: set[str] = set()
        #: The cards that show an icon.
        self.faces_by_icon: dict[str, set[str]] = {}
        #: Status cards that a constant ability keeps on a character.
        self.kept: list[str] = []
        #: Whether a limit may change although no card enters, leaves, is turned over or changes hands.
        self.limits_vary = False
        #: The sets that form separate decks.
        self.own_decks: set[str] = set()
        #: Cards that may also be played from a discard pile, and cards whose stored cards may be played.
        self.from_discard: set[str] = set()
        self.storing: set[str] = set()
        #: Plays, courses of attacks and excess damage are recorded only if some card refers to them.
        self.asks_for_played = self.asks_how_it_went = self.asks_for_excess = False

    def is_front(self, card: Card) -> bool:
        """Return whether this side represents an identity: of several hero sides, the side behind the alter-ego."""
        other = self.by_id.get(card.back)
        return card.kind == "hero" and other is not None and other.back == card.id

    def is_specific(self, card: Card) -> bool:
        """Return whether it is identity-specific. It may still have an aspect."""
        return card.aspect == "hero" or (card.aspect in CHOSEN and card.set in self.hero_sets)

    def encounter_copies(self, name: str, campaign: str = "") -> list[str]:
        """Return the copies of an encounter set with its allies.

        Leave out villains, main schemes, artificial sides, and cards that are specific to another campaign.
        """
        things: list[str] = []
        sides: set[str] = set()
        for card in self.in_set(name):
            sides.add(card.back)
            if card.id in sides:
                continue  # the other side of a counted card
            if card.campaign not in ("", campaign):
                continue
            if card.kind in ("minion", "treachery", "attachment", "side-scheme", "environment", "obligation", "ally"):
                things += copies_of(card.id, card.quantity)
        return things
