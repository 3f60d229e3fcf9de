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
#: In a cost: any type of resource.
ANY: Final = "any"
#: In a cost: a resource of any type. All resources with this entry must be of different types. ``PRINTED`` is the
#: prefix of a printed type, which a wild resource cannot replace.
UNLIKE: Final = "unlike"
PRINTED: Final = "printed-"
ICONS: Final = ("acceleration", "crisis", "hazard", "amplify")
STATS: Final = ("thw", "atk", "def", "rec", "sch", "hp", "hand")
STATUSES: Final = ("stunned", "confused", "tough")
#: Operations that change a number other than by addition, as in "double:atk" and "set:thw".
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
#: Keywords that an attack may have, as well as a card.
ATTACK_KEYWORDS: Final = ("overkill", "piercing", "ranged")
#: Keywords with a printed number.
NUMBERED: Final = ("retaliate", "hinder", "incite", "victory")
#: Occurrences at which a star beside a number refers to the text of its card.
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
#: The set of the cards that represent facedown cards in play.
FACEDOWN: Final = "facedown"
#: Suffix of the label of a cost, and infix of the label of an additional cost.
COST: Final = "-cost"
TOLL: Final = "-toll-"
#: Ranges of products that a deck may be built from. "full" includes everything published.
ENVIRONMENTS: Final = ("full", "current", "limited")


# --- cards ----------------------------------------------------------------------------------------------------------


@plain
class Use:
    """A triggered ability as printed: heading, form, labels, cost and limit around the effect tree."""

    label: str
    card: str
    heading: str
    #: The form that the player must be in, or "".
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
    #: Period in which the ability may be used once: "round", "phase" or "".
    limit: str
    #: Whether the limit counts separately for each aspect of the cards that the ability responds to.
    limit_each_aspect: bool
    #: Whether all copies of the card share the limit, even if different players use them.
    shared_limit: bool
    #: Whether only one copy of the card may respond to one occurrence.
    once: bool
    #: The only aspect or kind of card that a Resource ability pays for, or "".
    pays_for: str
    #: Further limit on what a Resource ability pays for: only cards that this selector finds as "source".
    pays_for_cards: Shared[Selector[Any] | None]
    #: Icons, such as crisis, that the ability ignores.
    ignores: tuple[str, ...]
    #: Type of resource that must be spent on the ability for it to ignore the icons; "" if none.
    ignores_if_paid: str
    #: Whether any player may use the ability, not only the one who controls its card.
    anyone: bool
    #: Whether the ability responds to a player's attack once for each attacked enemy.
    per_enemy: bool
    #: Label of the printed ability. All uses of an ability with several triggers share this label and one limit.
    printed: str
    #: The kind of occurrence and the moment that the ability responds to.
    trigger: tuple[str, str]
    #: Whether the ability may end the game.
    decides: bool
    #: Whether the card itself is exhausted to pay for the ability.
    exhausts: bool
    #: The ability's printed name by language; usually none.
    names: Shared[dict[str, str]]

    @property
    def forced(self) -> bool:
        return self.effect.forced


@plain
class Constant:
    """A constant ability: a number added to ``name`` of the things that ``of`` finds while its card is in play.

    The name may also be a trait, keyword or prohibition: "trait:aerial", "keyword:guard", "cannot:take-damage".
    """

    name: str
    of: Shared[Selector[Any]]
    amount: Shared[Number[Any]]
    when: Shared[Condition[Any] | None]
    #: The only sources that the ability applies to: those for which this selector finds something as "source".
    source: Shared[Selector[Any] | None]

    @property
    def varies(self) -> bool:
        """Whether the amount may change while the card stays the same."""
        return self.when is not None or not isinstance(self.amount, Exactly)


@plain
class Toll:
    """An additional cost that a card imposes while it is in play.

    The cost applies to playing a kind of card, or to readying or basic attacks of the cards in ``of``.
    """

    to: str
    #: The players who must pay the cost, or the cards that need it to ready or attack.
    of: Shared[Selector[Any]]
    cost: Shared[Ability]


@plain
class Terms:
    """Details of keywords that have more than a number."""

    #: The card that puts this linked card into the game.
    linked: str
    #: The two characters who must be in play for a team-up card.
    team_up: tuple[str, ...]
    #: With teamwork: the trait of other minions whose presence makes this minion activate.
    teamwork: str
    #: Resources that the payment for the card must include.
    requirement: tuple[str, ...]
    #: The additional type of form that the card gives its identity, by language; empty if none.
    form: Shared[dict[str, str]]
    #: The only type of resource that the card's cost accepts, or "".
    paid_only_with: str


@plain
class Also:
    """Cards of any aspect that a deck may include in addition.

    The cards share a kind, a trait or labels. A deck may include up to ``most`` cards, or exactly ``titles`` titles
    with all their copies.
    """

    kind: str
    trait: str
    labels: tuple[str, ...]
    #: Maximum number of cards; 0 for no maximum.
    most: int
    #: Number of titles if any are included; 0 for any number of titles and copies.
    titles: int


@plain
class Building:
    """The deck-building requirements of an identity.

    The player chooses ``aspects`` aspects, with equally many cards of each if ``equal``. ``copies`` is the maximum of
    copies of a title that is not identity-specific; 0 for the usual maximum.
    """

    aspects: int = 1
    equal: bool = False
    copies: int = 0
    also: Shared[Also | None] = None

    @property
    def demands(self) -> bool:
        """Whether the identity has any special requirement."""
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
    #: Cost; -1 for a card without one. ``cost_each``: the cost is per player. ``cost_x``: the payer chooses the cost,
    #: X.
    cost: int
    cost_each: bool
    cost_x: bool
    resources: Shared[list[str]]
    traits: tuple[str, ...]
    stats: Shared[dict[str, int]]
    #: Numbers printed with a star. A star without a number counts as 0.
    stars: tuple[str, ...]
    hp_each: bool
    #: Whether the card has infinite hit points.
    endless: bool
    #: Consequential damage of an ally for each power.
    strikes: Shared[dict[str, int]]
    boost: int
    icons: Shared[dict[str, int]]
    #: Whether the icons are printed in the text box, so that a blank card has none.
    icons_in_text: bool
    #: Each keyword with its number, and the keywords whose number is per player.
    keywords: Shared[dict[str, int]]
    keywords_each: tuple[str, ...]
    terms: Shared[Terms]
    #: The set that forms an additional deck of the identity, or "".
    own_deck: str
    #: For a villain: whether the defeated villain leaves the game, which continues. For a main scheme: whether the
    #: completed scheme stays and the game continues. It is then also completed if all players of its game area are
    #: eliminated.
    goes_on: bool
    #: Whether this is the middle main scheme of separated players, who meet there when no other area is left.
    meeting: bool
    #: Whether the card is the nemesis, among several minions of a nemesis set.
    nemesis: bool
    #: Id of an identity's other side, or of a card's next side. Hero sides with the same ``back`` belong to one
    #: identity.
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
    #: Starting counters, whether their number is per player, whether the card leaves play without counters, and the
    #: name of the counters by language.
    counters: int
    counters_each: bool
    uses_up: bool
    counter: Shared[dict[str, str]]
    #: "player" or "host": limit of one copy for each player or each host; "" for no limit.
    limit_per: str
    #: Maximum number of copies that all players together may play in a "round" or "phase".
    most_played: Shared[dict[str, int]]
    play_form: str
    #: Whether the card may also be played from its owner's discard pile.
    from_discard: bool
    #: Whether the cards stored on this card may be played as if from hand.
    stores: bool
    #: A condition for playing the card.
    play_if: Shared[Condition[Any] | None]
    under_anyone: bool
    #: The form in which the card may be spent as a resource, or "".
    spend_form: str
    #: The aspect for whose cards this card provides double resources, or "".
    doubles: str
    #: The identity that an obligation is given to, or "".
    giver: str
    attach: Shared[Selector[Any] | None]
    attach_else: str
    uses: Shared[list[Use]]
    constants: Shared[list[Constant]]
    tolls: Shared[list[Toll]]
    #: Whether one of the card's abilities may end the game.
    decides: bool
    #: The resource type whose surplus over the cost improves the card, or "".
    overpays: str
    #: Whether the card's text refers to its payment, to cards played before, or to the course of an activation and the
    #: responses to it.
    minds_payment: bool
    asks_for_played: bool
    asks_how_it_went: bool
    #: Whether the card's text refers to the excess damage of each attacked enemy.
    asks_for_excess: bool
    #: The cards and marks that the text names.
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
        """Return the deck in the format of settings, records and web messages."""
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
        #: Every face that may be in play, and the printed faces among them.
        self.by_id: dict[str, Card] = {}
        self.printed: list[Card] = []
        #: All printed sides of the identity that a side belongs to: two, or more for a hero with several forms.
        self.faces: dict[str, tuple[str, ...]] = {}
        #: For a side of a hero with several forms, the trait that distinguishes this side.
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
        #: Kinds of the sets that packs add.
        self.brought_sets: dict[str, str] = {}
        #: Sets that scenarios are set up with. Player cards of these sets are not in any player's deck.
        self.encounter_sets: set[str] = set()
        #: Sets of heroes.
        self.hero_sets: set[str] = set()
        self.decks: dict[str, Deck] = {}
        #: The modular sets that may be added to a scenario.
        self.modulars: tuple[str, ...] = ()
        self.scenarios: dict[str, Scenario] = {}
        #: Only packs contain campaigns.
        self.campaigns: dict[str, Campaign] = {}
        self.uses: dict[str, Use] = {}
        self.abilities: dict[str, Ability] = {}
        #: For each moment and kind of occurrence, the cards that respond, and the events that respond from hand.
        self.answering: dict[str, dict[str, set[str]]] = {moment: {} for moment in MOMENTS}
        self.answering_events: dict[str, dict[str, set[str]]] = {moment: {} for moment in MOMENTS}
        #: For each number, the cards that change it. Most tables have none for most numbers.
        self.changing: dict[str, set[str]] = {}
        #: For each heading, such as action or resource, the cards that have an ability with it.
        self.headed: dict[str, set[str]] = {}
        #: Actions of cards in play that the controller may use, and actions of events, both by card.
        self.acting: dict[str, list[Use]] = {}
        self.acting_events: dict[str, list[Use]] = {}
        #: Cards with additional costs, and cards with the keyword restricted.
        self.tolled: set[str] = set()
        self.restricted: set[str] = set()
        #: All numbers that any card changes. For fields changed other than by addition, ``reshaped`` holds each
        #: operation and the name of the change, in the order of application. Most tables have none.
        self.changes: set[str] = set()
        self.reshaped: dict[str, list[tuple[str, str]]] = {}
        self.losses = False  # whether any change removes a trait or keyword
        #: Keywords that some card adds or removes.
        self.changed_keywords: set[str] = set()
        #: For each kind of card, the names of cost changes that apply: changes for all cards and changes for this kind.
        self.cost_changes: dict[str, tuple[str, ...]] = {}
        #: Names of the trait changes that blanking abilities depend on. Such a change is not checked for a blank
        #: source.
        self.blanking: set[str] = set()
        #: For each icon, the cards that show it.
        self.faces_by_icon: dict[str, set[str]] = {}
        #: Names of changes by which constant abilities keep status cards on characters.
        self.kept: list[str] = []
        #: Whether a limit may change although no card enters play, leaves play, is turned over or changes controllers.
        self.limits_vary = False
        #: The sets that form additional decks of identities.
        self.own_decks: set[str] = set()
        #: Cards that may also be played from a discard pile, and cards whose stored cards may be played.
        self.from_discard: set[str] = set()
        self.storing: set[str] = set()
        #: Whether any card refers to plays, to the course of attacks or to excess damage, which are else not recorded.
        self.asks_for_played = self.asks_how_it_went = self.asks_for_excess = False

    def is_front(self, card: Card) -> bool:
        """Return whether this side represents an identity: of several hero sides, the side behind the alter-ego."""
        other = self.by_id.get(card.back)
        return card.kind == "hero" and other is not None and other.back == card.id

    def is_specific(self, card: Card) -> bool:
        """Return whether the card is identity-specific. An identity-specific card may still have an aspect."""
        return card.aspect == "hero" or (card.aspect in CHOSEN and card.set in self.hero_sets)

    def encounter_copies(self, name: str, campaign: str = "") -> list[str]:
        """Return the copies of the cards in an encounter set, including allies.

        Leave out villains, main schemes, artificial sides, and cards that are specific to another campaign.
        """
        things: list[str] = []
        sides: set[str] = set()
        for card in self.in_set(name):
            sides.add(card.back)
            if card.id in sides:
                continue  # the other side of a card that is already counted
            if card.campaign not in ("", campaign):
                continue
            if card.kind in ("minion", "treachery", "attachment", "side-scheme", "environment", "obligation", "ally"):
                things += copies_of(card.id, card.quantity)
        return things
