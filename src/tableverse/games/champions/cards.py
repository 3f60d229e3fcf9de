"""Cards as the rules use them, read once from content/*.yaml with their abilities in the game's own words."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import yaml

from tableverse.games.champions.anatomy import check_fields
from tableverse.games.champions.campaign import Campaign, read_campaign
from tableverse.games.champions.changes import RESHAPING, STATS, read_change, trait_of
from tableverse.games.champions.decks.building import Building, read_building
from tableverse.games.champions.decks.deck import Deck
from tableverse.games.champions.decks.legality import aspects_of
from tableverse.games.champions.happenings import ANYTHING, HAPPENINGS, told, under_way
from tableverse.games.champions.numbers import Lasts
from tableverse.games.champions.state import name_of, retyped
from tableverse.games.champions.terms import Decisive, Retypes, read_terms
from tableverse.kernel import i18n
from tableverse.kernel.content import Item, Reader, Registry, fingerprint, open_yaml, pack_rows
from tableverse.kernel.effects import Ability, Condition, Exactly, Number, Selector, Vocabulary
from tableverse.kernel.errors import BadContent, nearest

KINDS: Final = (
    "hero",
    "alter-ego",
    "ally",
    "event",
    "resource",
    "support",
    "upgrade",
    "villain",
    "main-scheme",
    "side-scheme",
    "player-side-scheme",
    "minion",
    "treachery",
    "attachment",
    "environment",
    "obligation",
)
ASPECTS: Final = ("hero", "aggression", "justice", "leadership", "protection", "pool", "basic", "encounter")
RESOURCES: Final = ("energy", "mental", "physical", "wild")
ICONS: Final = ("acceleration", "crisis", "hazard", "amplify")
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
#: Keywords whose number is printed.
NUMBERED: Final = ("retaliate", "hinder", "incite", "victory")
#: Those whose number may be so much per player.
PER_PLAYER: Final = ("hinder", "incite")
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
#: How an ability is headed on its card.
HEADINGS: Final = (
    "action",
    "forced-action",
    "interrupt",
    "response",
    "forced-interrupt",
    "forced-response",
    "resource",
    "when-revealed",
    "when-defeated",
    "when-completed",
    "when-revealed-a",
    "boost",
    "setup",
    "special",
)
MOMENT_OF: Final = {
    "interrupt": "before",
    "forced-interrupt": "before",
    "response": "after",
    "forced-response": "after",
}
FORMS: Final = ("hero", "alter-ego")
MODES: Final = ("standard", "expert")
#: In the label of an additional cost.
TOLL: Final = "-toll-"
LABELS: Final = ("attack", "thwart", "defense")
#: What the cost of an ability may ask for: a type, or any resource.
SPENT: Final = (*RESOURCES, "any")
#: Icons that an ability may ignore.
IGNORED: Final = ("crisis",)


class Use:
    """A triggered ability as printed: its heading, form, labels, cost and limit around the effect tree."""

    __slots__ = (
        "anyone",
        "card",
        "cost",
        "decides",
        "effect",
        "form",
        "heading",
        "ignores",
        "label",
        "labels",
        "limit",
        "once",
        "pays_for",
        "per_enemy",
        "printed",
        "spend",
        "trigger",
    )

    def __init__(
        self,
        label: str,
        card: str,
        heading: str,
        form: str,
        labels: tuple[str, ...],
        spend: tuple[str, ...],
        cost: Ability | None,
        effect: Ability,
        limit: str,
        once: bool = False,
        pays_for: str = "",
        ignores: tuple[str, ...] = (),
        anyone: bool = False,
        per_enemy: bool = False,
        printed: str = "",
    ) -> None:
        self.label = label
        #: The label of the ability as printed, which several triggers may share, and with it one limit.
        self.printed = printed or label
        #: Any player may use it, whoever controls its card.
        self.anyone = anyone
        self.decides = any(isinstance(node, Decisive) for node in effect.nodes)
        self.card = card
        self.heading = heading
        #: The form its player must be in, or "".
        self.form = form
        self.labels = labels
        #: Resources to be spent, by type; ("x", type) means any number of that type.
        self.spend = spend
        self.cost = cost
        self.effect = effect
        #: "round", "phase" or "".
        self.limit = limit
        #: Only one copy of the card may answer one occurrence.
        self.once = once
        #: It answers a player's attack once for each enemy attacked.
        self.per_enemy = per_enemy
        #: The only aspect or kind of card that a Resource ability pays for, or "".
        self.pays_for = pays_for
        #: Icons that do not count for this ability.
        self.ignores = ignores
        self.trigger = (effect.on, effect.moment)

    @property
    def forced(self) -> bool:
        return self.effect.forced


class Constant:
    """What holds while its card is in play: a number added to ``name`` of whatever ``of`` finds.

    Traits and keywords are counted too: "trait:aerial", "keyword:guard", "cannot:take-damage"."""

    __slots__ = ("amount", "name", "of", "source", "when")

    def __init__(
        self, name: str, of: Selector, amount: Number, when: Condition | None, source: Selector | None = None
    ) -> None:
        self.name = name
        self.of = of
        self.amount = amount
        self.when = when
        #: The only cards that it speaks of as sources: the selection finds something of "source" if it is one of them.
        self.source = source

    @property
    def varies(self) -> bool:
        """May its amount change while its card stays as it is?"""
        return self.when is not None or not isinstance(self.amount, Exactly)


class Toll:
    """An additional cost, for as long as its card is in play: to play cards of a kind, or to ready one of ``of``."""

    __slots__ = ("cost", "of", "to")

    def __init__(self, to: str, of: Selector, cost: Ability) -> None:
        self.to = to
        #: The players who must pay it, or the cards that do not ready without it.
        self.of = of
        self.cost = cost


class Card:
    """One printed side."""

    __slots__ = (
        "asks_for_played",
        "aspect",
        "attach",
        "attach_else",
        "back",
        "boost",
        "building",
        "campaign",
        "code",
        "constants",
        "cost",
        "cost_each",
        "cost_x",
        "counter",
        "counters",
        "decides",
        "deck_limit",
        "doubles",
        "endless",
        "giver",
        "grows",
        "grows_each",
        "hp_each",
        "icons",
        "icons_in_text",
        "id",
        "keywords",
        "keywords_each",
        "kind",
        "limit_per",
        "minds_payment",
        "most_played",
        "names",
        "nemesis",
        "only",
        "play_form",
        "quantity",
        "resources",
        "set",
        "stage",
        "stars",
        "start",
        "start_each",
        "stats",
        "strikes",
        "subtitle",
        "target",
        "target_each",
        "terms",
        "title",
        "tolls",
        "traits",
        "under_anyone",
        "unique",
        "uses",
        "uses_up",
    )

    def __init__(self, item: Item, reader: Reader) -> None:
        self.id = item.id
        self.names = item.names
        #: What abilities that name a card look for.
        self.title: str = item.names["en"]
        self.code = reader.text("code")
        self.kind = reader.one_of("kind", KINDS)
        self.set = reader.text("set")
        self.aspect = reader.one_of("aspect", ASPECTS)
        self.quantity = reader.integer("quantity", 1, 9, default=1)
        self.unique = reader.flag("unique")
        #: Another name of the character, by which unique cards are told apart.
        self.subtitle = reader.text("subtitle") if reader.has("subtitle") else ""
        #: The campaign that the card is specific to, or "".
        self.campaign = reader.text("campaign") if reader.has("campaign") else ""
        #: How many a deck may have at most where the card says so itself, else 0.
        self.deck_limit = reader.integer("deck-limit", 1, 9, default=0) if reader.has("deck-limit") else 0
        #: What an identity demands of its deck.
        self.building = read_building(reader.field("deck"), KINDS, LABELS) if reader.has("deck") else Building()
        #: -1: it has none. It may be so much per player, or X, which is the payer's to choose.
        self.cost_x = reader.has("cost") and reader.field("cost").is_value() and reader.text("cost") == "x"
        self.cost, self.cost_each = (0, False) if self.cost_x else _each(reader, "cost", -1)
        self.resources = _counted(reader, "resources", RESOURCES)
        self.traits: tuple[str, ...] = (
            tuple(part.as_text() for part in reader.field("traits").items()) if reader.has("traits") else ()
        )
        self.stats = _numbers(reader, "stats", STATS, 0, 99)
        #: Numbers with a star beside them, or a star alone, which counts 0.
        self.stars: tuple[str, ...] = reader.words("stars", tuple(STARRED))
        for name in self.stars:
            self.stats.setdefault(name, 0)
        self.hp_each = reader.flag("hp-each")
        #: It has infinite hit points.
        self.endless = reader.flag("endless")
        #: Consequential damage of an ally by power.
        self.strikes = _numbers(reader, "strikes", ("thw", "atk"), 0, 3)
        self.boost = reader.integer("boost", 0, 5, default=0)
        self.icons = _numbers(reader, "icons", ICONS, 1, 3)
        #: They are printed in the text box, so a blank one has none.
        self.icons_in_text = reader.flag("icons-in-text")
        self.keywords, self.keywords_each = _keywords(reader)
        self.terms = read_terms(reader, RESOURCES)
        #: Of several minions in a nemesis set, the nemesis itself.
        self.nemesis = reader.flag("nemesis")
        #: One of its abilities may end the game.
        self.decides = False
        #: The other side of an identity, or the next side.
        self.back = reader.text("back") if reader.has("back") else ""
        #: The mode of play that this side of a double-sided card is for, or "".
        self.only = reader.one_of("only", MODES) if reader.has("only") else ""
        self.stage = reader.integer("stage", 1, 9, default=0) if reader.has("stage") else 0
        self.start, self.start_each = _each(reader, "threat")
        self.target, self.target_each = _each(reader, "target")
        self.grows, self.grows_each = _each(reader, "grows")
        #: Counters it enters play with; whether it goes when they are used up.
        self.counters = reader.integer("counters", 1, 9, default=0) if reader.has("counters") else 0
        self.uses_up = reader.flag("uses-up")
        #: What its counters are called, by language; empty if they have no name.
        self.counter: dict[str, str] = (
            {language: reader.field("counter").text(language) for language in i18n.LANGUAGES}
            if reader.has("counter")
            else {}
        )
        #: "player" or "host": at most one copy for each.
        self.limit_per = reader.one_of("limit-per", ("player", "host")) if reader.has("limit-per") else ""
        #: How many copies may be played by all players together in a "round" or "phase".
        self.most_played = _numbers(reader, "max", ("round", "phase"), 1, 9)
        self.play_form = reader.one_of("play-form", FORMS) if reader.has("play-form") else ""
        self.under_anyone = reader.flag("under-anyone")
        #: The aspect whose cards this resource pays for twofold.
        self.doubles = reader.one_of("doubles", ASPECTS) if reader.has("doubles") else ""
        #: The identity that an obligation is given to.
        self.giver = reader.text("give-to") if reader.has("give-to") else ""
        self.attach: Selector | None = None
        self.attach_else = ""
        self.uses: list[Use] = []
        self.constants: list[Constant] = []
        self.tolls: list[Toll] = []
        #: Does it ask what it was paid with?
        self.minds_payment = _says(reader.node, "paid-with") or _says(reader.node, "paid-using-only")
        #: Does it ask what was played before?
        self.asks_for_played = _says(reader.node, "played-this-round")

    def read_words(self, reader: Reader, words: Vocabulary) -> None:
        """The parts written in the vocabulary, and names of other cards."""
        for field in ("back", "give-to"):
            if reader.has(field):
                words.reference("card", reader.field(field))
        if reader.has("traits"):
            for part in reader.field("traits").items():
                words.reference("trait", part)
        if reader.has("teamwork"):
            words.reference("trait", reader.field("teamwork"))
        words.scope = {}
        if reader.has("attach"):
            self.attach = words.selector(reader.field("attach"))
        if reader.has("attach-else"):
            self.attach_else = reader.one_of("attach-else", ("surge",))
        if reader.has("constants"):
            words.scope = dict(ANYTHING)
            for row in reader.field("constants").items():
                when = words.condition(row.field("while")) if row.has("while") else None
                of = words.selector(row.field("of"))
                amount = words.number(row.field("amount"))
                source = words.selector(row.field("from")) if row.has("from") else None
                name = read_change(row.field("name"), KEYWORDS, KINDS)
                if trait_of(name):
                    words.references.append(("trait", trait_of(name), row.field("name")))
                self.constants.append(Constant(name, of, amount, when, source))
                row.no_more()
            words.scope = {}
        if reader.has("tolls"):
            for number, row in enumerate(reader.field("tolls").items(), 1):
                cost = Ability(f"{self.id}{TOLL}{number}", words.effect(row.field("cost")))
                of = words.selector(row.field("of"))
                self.tolls.append(Toll(row.one_of("to", ("ready", *KINDS)), of, cost))
                row.no_more()
        if reader.has("abilities"):
            for number, row in enumerate(reader.field("abilities").items(), 1):
                self.uses += read_uses(f"{self.id}-{number}", self.id, row, words)
        self.decides = any(use.decides for use in self.uses)
        for name in self.stars:
            if not self.constants and not any(self.starred(use, name) for use in self.uses):
                raise reader.field("stars").wrong("star-without-text", value=name)

    def starred(self, use: Use, name: str) -> bool:
        """Is an ability what the star beside a number points at?"""
        return use.effect.on in STARRED[name]

    def become(self, card: Card, kind: str) -> None:
        """The same card as one of another kind: it thwarts as it schemed, and the other way round. An ally that has
        become a minion takes no consequential damage, as it is no ally."""
        self.id = retyped(card.id, kind)
        self.kind = kind
        self.aspect = "encounter" if kind == "minion" else "basic"
        power, other = ("sch", "thw") if kind == "minion" else ("thw", "sch")
        self.stats = {power if name == other else name: value for name, value in card.stats.items()}
        self.strikes = {}
        self.attach, self.uses, self.constants, self.tolls = card.attach, card.uses, card.constants, card.tolls
        self.decides = card.decides

    def first(self, heading: str) -> Use | None:
        return next((use for use in self.uses if use.heading == heading), None)


def read_card(item: Item, reader: Reader, words: Vocabulary) -> Card:
    card = Card(item, reader)
    card.read_words(reader, words)
    reader.no_more()
    check_fields(card.kind, reader)
    return card


def read_uses(label: str, card: str, row: Reader, words: Vocabulary) -> list[Use]:
    """An ability once for each of the ways to trigger it: mostly there is one, or none."""
    ways = _triggers(row, row.one_of("is", HEADINGS))
    uses: list[Use] = []
    for number, way in enumerate(ways or [""], 1):
        name = label if number == 1 else f"{label}-or-{number}"
        uses.append(read_use(name, label, card, way, ways, row, words))
    return uses


def read_use(label: str, printed: str, card: str, on: str, ways: list[str], row: Reader, words: Vocabulary) -> Use:
    heading = row.one_of("is", HEADINGS)
    moment = _moment(row, heading) if on else ""
    labels = row.words("labels", LABELS)
    words.scope = dict(told(ways))
    when = words.condition(row.field("when")) if row.has("when") else None
    words.scope = dict(told(under_way(heading, ways, labels)))
    # Whatever the cost binds (the card that was chosen, how many were discarded) is handed over to the effect.
    cost = Ability(f"{label}-cost", words.effects["cost"](row.field("cost"), words)) if row.has("cost") else None
    effect = Ability(label, words.effect(row.field("do")), moment, on, when, heading.startswith("forced-"))
    words.scope = {}
    use = Use(
        label,
        card,
        heading,
        row.one_of("form", FORMS) if row.has("form") else "",
        labels,
        _spend(row),
        cost,
        effect,
        row.one_of("limit", ("round", "phase")) if row.has("limit") else "",
        row.flag("once"),
        row.one_of("pays-for", (*ASPECTS, *KINDS)) if row.has("pays-for") else "",
        row.words("ignores", IGNORED),
        row.flag("anyone"),
        row.flag("per-enemy"),
        printed,
    )
    row.no_more()
    return use


def _triggers(row: Reader, heading: str) -> list[str]:
    """What an ability answers: mostly one thing, or nothing."""
    if heading not in MOMENT_OF:
        for field in ("at", "would", "when", "once"):
            if row.has(field):
                raise row.field(field).wrong("answers-nothing", value=heading, field=field)
        return []
    if not row.has("at"):
        raise row.wrong("never-answered", value=heading)
    at = row.field("at")
    found: list[str] = []
    for way in [at] if at.is_value() else at.items():
        on = way.as_one_of([kind for kind, happening in HAPPENINGS.items() if happening.public])
        moments = HAPPENINGS[on].moments
        if _moment(row, heading) not in moments:
            raise way.wrong("no-such-moment", value=_moment(row, heading), at=on, known=", ".join(moments))
        if on in found:
            raise way.wrong("word-twice", value=on)
        found.append(on)
    return found


def _moment(row: Reader, heading: str) -> str:
    return "would" if row.flag("would") else MOMENT_OF[heading]


def _spend(row: Reader) -> tuple[str, ...]:
    """Resources by type; ``[x, energy]`` for any number of one."""
    parts = row.field("spend").items() if row.has("spend") else []
    if parts and parts[0].as_text() == "x":
        if len(parts) != 2:
            raise row.field("spend").wrong("not-one-of", value="x", allowed=", ".join(f"[x, {one}]" for one in SPENT))
        return "x", parts[1].as_one_of(SPENT)
    return tuple(part.as_one_of((*SPENT, *(f"printed-{kind}" for kind in RESOURCES))) for part in parts)


class Scenario:
    """A villain by stages, its main schemes in order, its own encounter sets and the modular one recommended."""

    __slots__ = ("expert", "id", "modular", "schemes", "sets", "standard")

    def __init__(
        self, id: str, standard: list[str], expert: list[str], schemes: list[str], sets: list[str], modular: str
    ) -> None:
        self.id = id
        self.standard = standard
        self.expert = expert
        self.schemes = schemes
        self.sets = sets
        self.modular = modular

    def data(self) -> dict[str, Any]:
        """For clients to draw."""
        stages = {"standard": self.standard, "expert": self.expert}
        return {"id": self.id, **stages, "schemes": self.schemes, "sets": self.sets, "modular": self.modular}


class Cards:
    """All content of one table."""

    def __init__(self, words: Vocabulary, packs: Sequence[Path] = (), extra: Sequence[Path] = ()) -> None:
        """``extra`` are further files of cards, such as those that tests make up."""
        self.registry = Registry()
        self.by_id: dict[str, Card] = {}
        self.uses: dict[str, Use] = {}
        self.abilities: dict[str, Ability] = {}
        self.decks: dict[str, Deck] = {}
        self.scenarios: dict[str, Scenario] = {}
        #: Only packs bring campaigns.
        self.campaigns: dict[str, Campaign] = {}
        #: Cards as they are printed, and the rows they were read from.
        self.printed: list[Card] = []
        self.rows: dict[str, tuple[Item, Reader]] = {}
        #: The ids of those that packs brought, and of further ones that no game is set up with.
        self.packed: set[str] = set()
        self.extra: set[str] = set()
        self.words = words
        #: Copies seen so far, by thing.
        self._of: dict[str, Card] = {}
        folder = files("tableverse") / "games" / "champions" / "content"
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".yaml") and file.name.startswith("cards-"):
                for reader in open_yaml(file).items():
                    self._add(reader, words, False)
        for path in extra:
            for reader in open_yaml(path).items():
                self.extra.add(self._add(reader, words, False))
        for pack in packs:
            for kind, reader in pack_rows(pack, "champions"):
                if kind == "cards":
                    self.packed.add(self._add(reader, words, True))
                elif kind == "campaigns":
                    self._add_campaign(reader, words)
                else:
                    raise reader.wrong("unknown-kind", value=kind[:40], known="campaigns, cards")
        for reader in open_yaml(folder / "decks.yaml").items():
            self._add_deck(reader)
        for reader in open_yaml(folder / "scenarios.yaml").items():
            self._add_scenario(reader)
        self._prepare(words)

    def of(self, thing: str) -> Card:
        card = self._of.get(thing)
        if card is None:
            card = self.by_id[name_of(thing)]
            self._of[thing] = card
        return card

    def in_set(self, name: str) -> list[Card]:
        return [card for card in self.printed if card.set == name]

    def encounter_copies(self, name: str, campaign: str = "") -> list[str]:
        """The things of an encounter set, each copy by itself; villains, main schemes and made-up sides left out, and
        cards that are specific to another campaign than the one played."""
        things: list[str] = []
        sides: set[str] = set()
        for card in self.in_set(name):
            sides.add(card.back)
            if card.id in sides:
                continue  # the other side of a card that is counted already
            if card.campaign not in ("", campaign):
                continue
            if card.kind in ("minion", "treachery", "attachment", "side-scheme", "environment", "obligation"):
                things.extend(f"{card.id}.{copy}" for copy in range(1, card.quantity + 1))
        return things

    # --- reading ------------------------------------------------------------------------------------------------

    def _add(self, reader: Reader, words: Vocabulary, replaces: bool) -> str:
        item = Item.read("card", reader)
        card = read_card(item, reader, words)
        self.registry.add(item, reader, replaces and item.id in self.by_id)
        self.by_id[card.id] = card
        self.rows[card.id] = (item, reader)
        return card.id

    def _add_deck(self, reader: Reader) -> None:
        listed = reader.field("cards")
        cards: dict[str, int] = {}
        for name in listed.keys():  # noqa: SIM118 (a Reader is not a mapping)
            if name not in self.by_id:
                raise listed.field(name).wrong("names-nothing", value=name[:40], near=nearest(name, self.by_id))
            cards[name] = listed.integer(name, 1, 9)
        heroes = [card.id for card in self.by_id.values() if card.kind == "hero"]
        deck = Deck(reader.identifier(), reader.one_of("identity", heroes), cards, aspects_of(self, cards))
        reader.no_more()
        self.decks[deck.id] = deck

    def _add_campaign(self, reader: Reader, words: Vocabulary) -> None:
        item = Item.read("campaign", reader)
        self.campaigns[item.id] = read_campaign(item, reader, words)
        self.registry.add(item, reader)

    def _add_scenario(self, reader: Reader) -> None:
        villains = [card.id for card in self.by_id.values() if card.kind == "villain"]
        schemes = [card.id for card in self.by_id.values() if card.kind == "main-scheme"]
        sets = {card.set for card in self.by_id.values() if card.aspect == "encounter"}
        scenario = Scenario(
            reader.identifier(),
            [part.as_one_of(villains) for part in reader.field("standard").items()],
            [part.as_one_of(villains) for part in reader.field("expert").items()],
            [part.as_one_of(schemes) for part in reader.field("schemes").items()],
            [part.as_one_of(sorted(sets)) for part in reader.field("sets").items()],
            reader.one_of("modular", sorted(sets)),
        )
        reader.no_more()
        self.scenarios[scenario.id] = scenario

    # --- what the rules look up ---------------------------------------------------------------------------------

    def _check_campaigns(self) -> None:
        """Scenarios and cards that campaigns name exist, and so do the campaigns that cards are specific to."""
        for card in self.printed:
            if card.campaign and card.campaign not in self.campaigns:
                known = ", ".join(self.campaigns)
                raise (
                    self.rows[card.id][1].field("campaign").wrong("unknown-word", value=card.campaign[:40], known=known)
                )
        for campaign in self.campaigns.values():
            for chapter in campaign.chapters:
                earned = [*chapter.won.earn, *chapter.lost.earn]
                wrong = [card for card in earned if card not in self.by_id or self.by_id[card].campaign != campaign.id]
                if chapter.scenario not in self.scenarios:
                    wrong.append(chapter.scenario)
                if wrong:
                    item = self.registry.kinds["campaign"][campaign.id]
                    known = ", ".join([*self.scenarios, *(card.id for card in self.printed if card.campaign)])
                    raise BadContent(item.origin, item.line, "unknown-word", value=wrong[0][:40], known=known)

    def look_up(self, words: Vocabulary) -> None:
        """Cards, forms, marks and titles that were named exist."""
        words.look_up(
            {
                "card": self.by_id,
                "form": [card.id for card in self.printed if card.terms.form],
                "mark": [mark for campaign in self.campaigns.values() for mark in campaign.marks],
                "scenario": self.scenarios,
                "set": {card.set for card in self.printed},
                "title": "/".join(card.title for card in self.printed),  # a part of any of them
            }
        )

    def _retype(self) -> None:
        """Cards as cards of another kind, where an ability may change them: they are only ever a face in play."""
        kinds = {
            node.kind
            for card in self.printed
            for use in card.uses
            for node in use.effect.nodes
            if isinstance(node, Retypes)
        }
        for kind in sorted(kinds):
            for card in self.printed:
                if card.kind in CHANGEABLE and card.kind != kind:
                    item, reader = self.rows[card.id]
                    changed = Card(item, reader)
                    changed.become(card, kind)
                    self.by_id[changed.id] = changed

    def _prepare(self, words: Vocabulary) -> None:
        self.printed = list(self.by_id.values())
        self.look_up(words)
        self._retype()
        self._check_campaigns()
        for campaign in self.campaigns.values():
            for chapter in campaign.chapters:
                for ability in (chapter.set_up, chapter.expert):
                    if ability is not None:
                        self.abilities[ability.label] = ability
        #: Which cards answer an occurrence at a moment, and which change a number: most answer and change nothing.
        self.answering: dict[str, set[str]] = {}
        self.changing: dict[str, set[str]] = {}
        #: Cards with additional costs.
        self.tolled: set[str] = set()
        #: Must be counted what is played? Only where a card asks.
        self.asks_for_played = any(card.asks_for_played for card in self.by_id.values())
        for card in self.by_id.values():
            card.terms.check(self.by_id)
            for use in card.uses:
                self.uses[use.label] = use
                self.abilities[use.label] = use.effect
                if use.cost is not None:
                    self.abilities[use.cost.label] = use.cost
                if use.effect.on:
                    key = f"{use.effect.on}/{use.effect.moment}"
                    self.answering.setdefault(key, set()).add(card.id)
            for toll in card.tolls:
                self.abilities[toll.cost.label] = toll.cost
                self.tolled.add(card.id)
            for constant in card.constants:
                self.changing.setdefault(constant.name, set()).add(card.id)
        #: Every number that some card changes, and the fields that are more than added to: most tables have none.
        self.changes: set[str] = set(self.changing)
        for ability in self.abilities.values():
            self.changes.update(node.name for node in ability.nodes if isinstance(node, Lasts))
        self.reshaped: set[str] = {
            name.partition(":")[2] for name in self.changes if name.partition(":")[0] in RESHAPING
        }
        #: May a limit change although no card enters, leaves, is turned over or changes hands?
        self.limits_vary = (
            not self.changes.isdisjoint(("blank", "keyword:restricted"))
            or any(
                constant.name == "allies" and constant.varies for card in self.printed for constant in card.constants
            )
            or any(
                isinstance(node, Lasts) and node.name == "allies"
                for ability in self.abilities.values()
                for node in ability.nodes
            )
        )
        #: Status cards that somebody always has while a card says so.
        self.kept: list[str] = sorted(name for name in self.changes if name.startswith("status:"))
        self.fingerprint = fingerprint(
            [
                [card.id, card.kind, card.cost, card.resources, sorted(card.stats.items()), card.boost, card.quantity]
                for card in self.printed
            ]
        )


def _numbers(reader: Reader, field: str, allowed: tuple[str, ...], least: int, most: int) -> dict[str, int]:
    if not reader.has(field):
        return {}
    values = reader.field(field)
    found: dict[str, int] = {}
    for name in values.keys():  # noqa: SIM118
        if name not in allowed:
            raise values.field(name).wrong("not-one-of", value=name[:40], allowed=", ".join(allowed))
        found[name] = values.integer(name, least, most)
    return found


def _keywords(reader: Reader) -> tuple[dict[str, int], tuple[str, ...]]:
    """Each with its number, 1 where none is printed; and those whose number is so much per player: ``{each: 2}``."""
    each: list[str] = []
    if not reader.has("keywords"):
        return {}, ()
    values = reader.field("keywords")
    found: dict[str, int] = {}
    for name in values.keys():  # noqa: SIM118
        if name not in KEYWORDS:
            raise values.field(name).wrong("not-one-of", value=name[:40], allowed=", ".join(KEYWORDS))
        value = values.field(name)
        if name in PER_PLAYER and not value.is_value():
            each.append(name)
            found[name] = value.integer("each", 1, 99)
            value.no_more()
        else:
            found[name] = value.as_integer(1, 99 if name in PER_PLAYER else 9)
    return found, tuple(each)


def _says(node: yaml.Node, word: str) -> bool:
    """Is a word used anywhere in a row?"""
    if isinstance(node, yaml.ScalarNode):
        return bool(node.value == word)
    if isinstance(node, yaml.SequenceNode):
        return any(_says(part, word) for part in node.value)
    return any(_says(part, word) for pair in node.value for part in pair)


def _counted(reader: Reader, field: str, allowed: tuple[str, ...]) -> list[str]:
    """``{wild: 2}`` as a list of two."""
    counts = _numbers(reader, field, allowed, 1, 5)
    return [name for name, count in counts.items() for _ in range(count)]


def _each(reader: Reader, field: str, default: int = 0) -> tuple[int, bool]:
    """A number, or ``{each: number}`` for so many per player."""
    if not reader.has(field):
        return default, False
    value = reader.field(field)
    if value.is_value():
        return value.as_integer(0, 99), False
    return value.integer("each", 0, 99), True
