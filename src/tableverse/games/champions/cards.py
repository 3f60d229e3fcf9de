"""Cards and decks as the rules use them, and all content of a table: data, made by ``reading`` and not changed
afterwards."""

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
#: Aspects that a deck may choose among.
CHOSEN: Final = ("aggression", "justice", "leadership", "protection", "pool")
RESOURCES: Final = ("energy", "mental", "physical", "wild")
#: In a cost: a resource of any type; and before a type that must be the printed one, so that nothing stands in for it.
ANY: Final = "any"
#: Of several such resources each is of another type.
UNLIKE: Final = "unlike"
PRINTED: Final = "printed-"
ICONS: Final = ("acceleration", "crisis", "hazard", "amplify")
STATS: Final = ("thw", "atk", "def", "rec", "sch", "hp", "hand")
STATUSES: Final = ("stunned", "confused", "tough")
#: What may be done to a number besides adding to it: "double:atk", "set:thw".
RESHAPING: Final = ("double", "halve", "most", "set")
#: Keywords that a printed card may have; those that take a number have one, the others count 1.
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
#: Keywords that belong to an attack rather than to a card.
ATTACK_KEYWORDS: Final = ("overkill", "piercing", "ranged")
#: Keywords whose number is printed.
NUMBERED: Final = ("retaliate", "hinder", "incite", "victory")
#: What a star beside a number points at: the card's text is looked up whenever one of these happens.
STARRED: Final = {
    "atk": ("attack", "enemy-attack"),
    "sch": ("enemy-scheme",),
    "thw": ("thwart",),
    "def": ("defense",),
    "rec": ("recover",),
}
#: The kinds of card that may be changed into one another.
CHANGEABLE: Final = ("ally", "minion")
FORMS: Final = ("hero", "alter-ego")
MODES: Final = ("standard", "expert")
LABELS: Final = ("attack", "thwart", "defense")
#: The set of what cards in play facedown are.
FACEDOWN: Final = "facedown"
#: How the label of a cost ends, and what is in that of an additional cost.
COST: Final = "-cost"
TOLL: Final = "-toll-"
#: From which products a deck may be built. "full" is everything that was published.
ENVIRONMENTS: Final = ("full", "current", "limited")


# --- cards ----------------------------------------------------------------------------------------------------------


@plain
class Use:
    """A triggered ability as printed: its heading, form, labels, cost and limit around the effect tree."""

    label: str
    card: str
    heading: str
    #: The form its player must be in, or "".
    form: str
    #: What else must be true before it is paid for.
    needs: Shared[Condition[Any] | None]
    #: A card with the title that the villain must show, or "".
    villain: str
    labels: tuple[str, ...]
    #: Resources to be spent, by type; ("x", type) means any number of that type.
    spend: tuple[str, ...]
    cost: Shared[Ability | None]
    effect: Shared[Ability]
    #: "round", "phase" or "".
    limit: str
    #: The limit is one for each aspect of the cards that it answers.
    limit_each_aspect: bool
    #: It is a maximum: all copies of the card count together, whoever uses them.
    shared_limit: bool
    #: Only one copy of the card may answer one occurrence.
    once: bool
    #: The only aspect or kind of card that a Resource ability pays for, or "".
    pays_for: str
    #: Or the only cards, as some of "source".
    pays_for_cards: Shared[Selector[Any] | None]
    #: Icons that do not count for this ability.
    ignores: tuple[str, ...]
    #: Only if a resource of this type was spent on it, or "".
    ignores_if_paid: str
    #: Any player may use it, whoever controls its card.
    anyone: bool
    #: It answers a player's attack once for each enemy attacked.
    per_enemy: bool
    #: The label of the ability as printed, which several triggers may share, and with it one limit.
    printed: str
    #: What it answers, and when.
    trigger: tuple[str, str]
    #: It may end the game.
    decides: bool
    #: Its own card is exhausted to pay for it.
    exhausts: bool
    #: What it is called on its card, by language; mostly nothing.
    names: Shared[dict[str, str]]

    @property
    def forced(self) -> bool:
        return self.effect.forced


@plain
class Constant:
    """What holds while its card is in play: a number added to ``name`` of whatever ``of`` finds.

    Traits and keywords are counted too: "trait:aerial", "keyword:guard", "cannot:take-damage"."""

    name: str
    of: Shared[Selector[Any]]
    amount: Shared[Number[Any]]
    when: Shared[Condition[Any] | None]
    #: The only cards that it speaks of as sources: the selection finds something of "source" if it is one of them.
    source: Shared[Selector[Any] | None]

    @property
    def varies(self) -> bool:
        """May its amount change while its card stays as it is?"""
        return self.when is not None or not isinstance(self.amount, Exactly)


@plain
class Toll:
    """An additional cost, for as long as its card is in play: to play cards of a kind, or for one of ``of`` to ready or
    to make a basic attack."""

    to: str
    #: The players who must pay it, or the cards that do not ready or attack without it.
    of: Shared[Selector[Any]]
    cost: Shared[Ability]


@plain
class Terms:
    """Keywords that come with more than a number."""

    #: The card that brings it into the game.
    linked: str
    #: The two characters who must be in play.
    team_up: tuple[str, ...]
    #: The trait that calls others to act together.
    teamwork: str
    #: Resources that must be among those that pay for it.
    requirement: tuple[str, ...]
    #: The type of form that it gives its identity on top of hero and alter-ego, by language; empty if none.
    form: Shared[dict[str, str]]
    #: The only type of resource that may be spent on its cost, or "".
    paid_only_with: str


@plain
class Also:
    """Cards of any aspect that may be in the deck too: of a kind, with a trait or a label, at most so many. Or so many
    titles with all their copies, or none of it."""

    kind: str
    trait: str
    labels: tuple[str, ...]
    #: 0: as many as one likes.
    most: int
    #: 0: any number of titles, with as many copies as one likes.
    titles: int


@plain
class Building:
    """What an identity demands of its deck. ``aspects`` are to be chosen, as many cards of one as of the other if
    ``equal``; ``copies`` is the most of one title that is not identity-specific, 0 if nothing is said."""

    aspects: int = 1
    equal: bool = False
    copies: int = 0
    also: Shared[Also | None] = None

    @property
    def demands(self) -> bool:
        """Does it ask for anything unusual?"""
        return self.aspects != 1 or bool(self.copies) or self.also is not None


@plain
class Card(Plain):
    """One printed side."""

    id: str
    names: Shared[dict[str, str]]
    #: What abilities that name a card look for.
    title: str
    code: str
    kind: str
    set: str
    aspect: str
    quantity: int
    unique: bool
    #: Another name of the character, by which unique cards are told apart.
    subtitle: str
    #: The campaign that the card is specific to, or "".
    campaign: str
    #: How many a deck may have at most where the card says so itself, else 0.
    deck_limit: int
    building: Shared[Building]
    #: -1: it has none. It may be so much per player, or X, which is the payer's to choose.
    cost: int
    cost_each: bool
    cost_x: bool
    resources: Shared[list[str]]
    traits: tuple[str, ...]
    stats: Shared[dict[str, int]]
    #: Numbers with a star beside them, or a star alone, which counts 0.
    stars: tuple[str, ...]
    hp_each: bool
    #: It has infinite hit points.
    endless: bool
    #: Consequential damage of an ally by power.
    strikes: Shared[dict[str, int]]
    boost: int
    icons: Shared[dict[str, int]]
    #: They are printed in the text box, so a blank one has none.
    icons_in_text: bool
    #: Each with its number, and those whose number is so much per player.
    keywords: Shared[dict[str, int]]
    keywords_each: tuple[str, ...]
    terms: Shared[Terms]
    #: The set of cards that an identity begins the game with as a deck of its own, or "".
    own_deck: str
    #: Of a villain: defeated, they leave the game, which goes on. Of a main scheme: completed, it stays, and nobody
    #: loses; it is completed too if all players of its game area are eliminated.
    goes_on: bool
    #: The main scheme in the middle, while players are apart: they meet there when no other area is left.
    meeting: bool
    #: Of several minions in a nemesis set, the nemesis itself.
    nemesis: bool
    #: The other side of an identity, or the next side. Hero sides with the same back belong to one identity.
    back: str
    #: The mode of play that this side of a double-sided card is for, or "".
    only: str
    stage: int
    #: Threat that it enters play with, that completes it, and that the villain phase places: each perhaps per player.
    start: int
    start_each: bool
    target: int
    target_each: bool
    grows: int
    grows_each: bool
    #: Counters it enters play with, perhaps per player; whether it goes when they are used up; what they are called, by
    #: language.
    counters: int
    counters_each: bool
    uses_up: bool
    counter: Shared[dict[str, str]]
    #: "player" or "host": at most one copy for each.
    limit_per: str
    #: How many copies may be played by all players together in a "round" or "phase".
    most_played: Shared[dict[str, int]]
    play_form: str
    #: It may also be played from its owner's discard pile.
    from_discard: bool
    #: The cards stored on it may be played as if they were in hand.
    stores: bool
    #: What must be true for it to be played.
    play_if: Shared[Condition[Any] | None]
    under_anyone: bool
    #: The form in which it may be spent, or "".
    spend_form: str
    #: The aspect whose cards this resource pays for twofold.
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
    #: The type of resource that it likes to be paid beyond its cost, or "".
    overpays: str
    #: Does it ask what it was paid with? What was played before? How an activation went, and what answered it?
    minds_payment: bool
    asks_for_played: bool
    asks_how_it_went: bool
    #: Does it ask what was too much for each enemy attacked?
    asks_for_excess: bool
    #: The cards and marks that its text speaks of.
    mentions: tuple[str, ...]

    def starred(self, use: Use, name: str) -> bool:
        """Is an ability what the star beside a number points at?"""
        return use.effect.on in STARRED[name]

    def first(self, heading: str) -> Use | None:
        return next((use for use in self.uses if use.heading == heading), None)


# --- decks, scenarios, campaigns ------------------------------------------------------------------------------------


@plain
class Deck:
    """A deck as its player wrote it down. ``id`` is the name of one that comes with the game, or whatever its player
    calls it."""

    id: str
    #: The hero side of the identity card; "" while it is not known.
    identity: str
    cards: dict[str, int]
    aspects: list[str] = field(factory=list)
    environment: str = ENVIRONMENTS[0]

    def data(self) -> dict[str, Any]:
        """As a setting of a game, a record and the web carry it."""
        return {
            "name": self.id,
            "hero": self.identity,
            "aspects": self.aspects[:],
            "cards": dict(self.cards),
            "environment": self.environment,
        }


class Printed:
    """The cards of one table, and how they are found."""

    def __init__(self) -> None:
        #: Every face that may lie in play, and those of them that are printed.
        self.by_id: dict[str, Card] = {}
        self.printed: list[Card] = []
        #: All sides of the identity that a side belongs to, as printed: two, or more where a hero has several forms.
        self.faces: dict[str, tuple[str, ...]] = {}
        #: Of a hero with several forms, the trait that tells this one from the others.
        self.form_traits: dict[str, str] = {}
        #: The printed cards by set, those linked to others, and those with a keyword.
        self.by_set: dict[str, list[Card]] = {}
        self.linked: list[Card] = []
        self.with_keyword: dict[str, set[str]] = {}
        #: The title and the other name of every unique card: by these they are the same person or thing.
        self.called: dict[str, tuple[str, str]] = {}
        #: The faces that are the same person or thing as a unique card, of those that have been asked for.
        self.namesakes: dict[str, set[str]] = {}
        #: Copies seen so far, by thing.
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
    """All content of one table. What the rules look up most is worked out once, by ``reading``."""

    def __init__(self) -> None:
        super().__init__()
        self.registry = Registry()
        #: The names of cards and marks by language.
        self.names: dict[str, dict[str, str]] = {}
        #: What traits and sets are called, by language.
        self.traits: dict[str, dict[str, str]] = {}
        self.sets: dict[str, dict[str, str]] = {}
        #: The sets that packs bring, by what they are.
        self.brought_sets: dict[str, str] = {}
        #: Those that a scenario is set up with: a player card among them is in no player's deck.
        self.encounter_sets: set[str] = set()
        #: Those of heroes.
        self.hero_sets: set[str] = set()
        self.decks: dict[str, Deck] = {}
        #: The modular sets that may join a scenario.
        self.modulars: tuple[str, ...] = ()
        self.scenarios: dict[str, Scenario] = {}
        #: Only packs bring campaigns.
        self.campaigns: dict[str, Campaign] = {}
        self.uses: dict[str, Use] = {}
        self.abilities: dict[str, Ability] = {}
        #: By moment, which cards answer an occurrence, and those of them that do so from a hand: events.
        self.answering: dict[str, dict[str, set[str]]] = {moment: {} for moment in MOMENTS}
        self.answering_events: dict[str, dict[str, set[str]]] = {moment: {} for moment in MOMENTS}
        #: Which cards change a number: most change nothing.
        self.changing: dict[str, set[str]] = {}
        #: Which cards have an ability with a heading: an action, a resource.
        self.headed: dict[str, set[str]] = {}
        #: Which cards have actions for their controller while they are in play, and which events have some: each with
        #: those abilities.
        self.acting: dict[str, list[Use]] = {}
        self.acting_events: dict[str, list[Use]] = {}
        #: Cards with additional costs, and those with the keyword restricted.
        self.tolled: set[str] = set()
        self.restricted: set[str] = set()
        #: Every number that some card changes; and the fields that are more than added to, each with what is done to it
        #: and the name of that change, in the order in which it counts: most tables have none.
        self.changes: set[str] = set()
        self.reshaped: dict[str, list[tuple[str, str]]] = {}
        self.losses = False  # does any of them take something away?
        #: Keywords that some card gives or takes away.
        self.changed_keywords: set[str] = set()
        #: The names of the changes that apply to the cost of a card of a kind: those to any card and those to its kind.
        self.cost_changes: dict[str, tuple[str, ...]] = {}
        #: The traits by which cards are blank, as changes. Whoever gives them is not asked whether they are blank, too.
        self.blanking: set[str] = set()
        #: Which cards show an icon.
        self.faces_by_icon: dict[str, set[str]] = {}
        #: Status cards that somebody always has while a card says so.
        self.kept: list[str] = []
        #: May a limit change although no card enters, leaves, is turned over or changes hands?
        self.limits_vary = False
        #: The sets that are decks of their own.
        self.own_decks: set[str] = set()
        #: Cards that may also be played from a discard pile, and those from which what is stored on them may be played.
        self.from_discard: set[str] = set()
        self.storing: set[str] = set()
        #: Only if some card asks for it, plays are counted, and it is told how an attack went and what was too much.
        self.asks_for_played = self.asks_how_it_went = self.asks_for_excess = False

    def is_front(self, card: Card) -> bool:
        """Is it the side that an identity is known by? Of several hero sides the one behind the alter-ego."""
        other = self.by_id.get(card.back)
        return card.kind == "hero" and other is not None and other.back == card.id

    def is_specific(self, card: Card) -> bool:
        """Does it belong to one identity only? It may be of an aspect all the same."""
        return card.aspect == "hero" or (card.aspect in CHOSEN and card.set in self.hero_sets)

    def encounter_copies(self, name: str, campaign: str = "") -> list[str]:
        """The things of an encounter set, each copy by itself, with the allies that it brings; villains, main schemes
        and made-up sides left out, and cards that are specific to another campaign than the one played."""
        things: list[str] = []
        sides: set[str] = set()
        for card in self.in_set(name):
            sides.add(card.back)
            if card.id in sides:
                continue  # the other side of a card that is counted already
            if card.campaign not in ("", campaign):
                continue
            if card.kind in ("minion", "treachery", "attachment", "side-scheme", "environment", "obligation", "ally"):
                things += copies_of(card.id, card.quantity)
        return things
