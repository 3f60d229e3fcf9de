"""Parsing YAML into cards: the shipped content, and packs. Every error names its file and line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from importlib.resources import files
from typing import Final

from tableverse.games.united import completeness
from tableverse.games.united.cards import (
    BATTLE_RULES,
    LOCATION_RULES,
    OWN_SETS,
    PERSONAS,
    PLOTS,
    SLOTS,
    THREAT_RULES,
    TOKENS,
    AnsweringCard,
    BattlePlan,
    Cards,
    Equipment,
    HeroCard,
    HeroDeck,
    Location,
    MasterPlan,
    ThreatCard,
    Villain,
    printed_on,
)
from tableverse.games.united.occurrence_types import EXCESS, FALLEN, OCCURRENCE_TYPES, WHOLE
from tableverse.games.united.symbols import SPOTS, SYMBOLS, count
from tableverse.games.united.vocabulary.combining import name_choices
from tableverse.games.united.vocabulary.nodes import Effect
from tableverse.games.united.vocabulary.verbs.tokens import AddExcess
from tableverse.games.united.vocabulary.verbs.using import Once, PlaySuper, Spend, UseUp
from tableverse.games.united.vocabulary.verbs.villain_missions import CollectExcess
from tableverse.games.united.vocabulary.words import vocabulary
from tableverse.kernel import effects
from tableverse.kernel.content import Item, Reader, open_yaml
from tableverse.kernel.effects import Ability, check_abilities
from tableverse.kernel.packs import Pack, pack_rows

#: Component files, each with the kind of its rows.
KINDS: Final = {
    "heroes": "hero",
    "hero-cards": "hero_card",
    "locations": "location",
    "villains": "villain",
    "plans": "plan",
    "threats": "threat",
    "missions": "mission",
    "equipment": "equipment",
    "battle-plans": "battle_plan",
    "super-heroes": "super_hero",
    "super-villains": "super_villain",
    "powers": "power",
}
#: Files in which a pack may add components. Missions and powers are part of the rules.
ADDABLE_FILES: Final[frozenset[str]] = frozenset(file for file in KINDS if file not in ("missions", "powers"))
#: Kinds of cards that share decks, hands and the Storyline, so their ids must differ.
SHUFFLED: Final = ("hero_card", "plan", "super_hero", "super_villain")
#: Facts that an effect may use, by the YAML field of the effect.
EFFECT_FACTS: Final = {"ko": (FALLEN,), "overflow": (EXCESS,)}
#: The first word of an ability's label, where it differs from its component's kind.
LABELS: Final = {
    "hero_card": "card",
    "equipment": "gear",
    "battle_plan": "battle",
    "super_hero": "super",
    "super_villain": "super",
}


#: Component file of each kind.
FILES: Final = {kind: file for file, kind in KINDS.items()}


def read_cards(packs: Sequence[Pack] = ()) -> Cards:
    """Return the content of the game, with packs applied."""
    reading = CardReader()
    order = list(KINDS)
    for pack in packs:
        # Packs may still name a file with underscores: hero_cards.yaml.
        rows = [(kind.replace("_", "-"), reader) for kind, reader in pack_rows(pack, "united")]
        for kind, reader in sorted(rows, key=lambda row: order.index(row[0]) if row[0] in order else -1):
            reading.apply_row(kind, reader)
    return reading.finish([place for pack in packs for place in pack.places()])


def known_names(cards: Cards) -> dict[str, Collection[str]]:
    """Return the names that words of cards may refer to, by kind."""
    nodes = [node for ability in cards.abilities.values() for node in ability.nodes]
    return {
        "gear": cards.gear,
        "service": [gear.serves for gear in cards.gear.values()],
        "served": [node.what for node in nodes if isinstance(node, UseUp)],
        "goal": ["missions", *(f"threat:{threat}" for threat in cards.threats)],
    }


def rows(set_name: str, kind: str) -> list[Reader]:
    """Return the rows of a kind in a set, or none if the set lacks that kind."""
    path = files("tableverse") / "games" / "united" / "content" / set_name / f"{kind}.yaml"
    return open_yaml(path).items() if path.is_file() else []


def rows_with_ids(kind: str) -> list[tuple[str, Reader]]:
    """Return the id and row of every component of a kind, without parsing the rows."""
    return [(reader.text("id"), reader) for set_name in OWN_SETS for reader in rows(set_name, kind)]


class CardReader:
    """A parser of the game's content.

    The parser reads the shipped content when it is created. Rows of packs may then replace parts of this content.
    """

    def __init__(self) -> None:
        self.cards = Cards()
        self._words = vocabulary()
        self._kinds = self._readers()
        #: The set being parsed.
        self._set = ""
        for kind, read in self._kinds.items():
            for set_name in OWN_SETS:
                self._set = set_name
                for reader in rows(set_name, kind):
                    read(reader, False)
        self._look_up()

    def finish(self, places: Sequence[str] = ()) -> Cards:
        """Return the cards after all packs. Check references and, if there are packs, abilities and completeness.

        ``places`` are the files of the packs.
        """
        self._look_up()
        self.cards.index()
        if places:
            check_abilities(self.cards.abilities.values(), places)
            completeness.check(self.cards, places)
        return self.cards

    def _readers(self) -> dict[str, Callable[[Reader, bool], None]]:
        """Return the parser of each kind, in parsing order: later kinds refer to earlier ones."""
        return {
            "heroes": self._hero,
            "hero-cards": self._card,
            "locations": self._location,
            "villains": self._villain,
            "plans": self._plan,
            "threats": self._threat,
            "missions": self._mission,
            "equipment": self._gear,
            "battle-plans": self._battle_plan,
            "super-heroes": self._super_hero,
            "super-villains": self._super_villain,
            "powers": self._power,
        }

    def apply_row(self, kind: str, reader: Reader) -> None:
        """Apply a pack's row: replace the component that has the row's id, or add a new component."""
        if kind not in self._kinds:
            raise reader.wrong("unknown-kind", value=kind[:40], known=", ".join(self._kinds))
        adds = kind in ADDABLE_FILES and reader.identifier() not in self.cards.registry.kinds[KINDS[kind]]
        if adds:
            self._check_new(kind, reader)
        self._set = ""
        self._words.scope = {}
        self._kinds[kind](reader, not adds)
        if adds:
            self.cards.registry.shipped = False

    def _check_new(self, kind: str, reader: Reader) -> None:
        """Check that a new card's id differs from the ids of all cards that are shuffled with it."""
        id = reader.identifier()
        if KINDS[kind] in SHUFFLED and any(id in self.cards.registry.kinds[other] for other in SHUFFLED):
            raise reader.field("id").wrong("same-id", value=id)

    def check_row(self, kind: str, reader: Reader) -> None:
        """Parse and check a single row as part of a pack. Afterwards ``cards`` cannot be used for play."""
        before = dict(self.cards.abilities)
        self._words.discard_row()
        self.apply_row(kind, reader)
        self._look_up()
        now = self.cards.abilities
        check_abilities(ability for label, ability in now.items() if before.get(label) is not ability)

    def read_row(self, kind: str, reader: Reader) -> None:
        """Parse a single row by the kind of its component. Afterwards ``cards`` cannot be used for play."""
        self._words.discard_row()
        self._kinds[FILES[kind]](reader, True)

    def _look_up(self) -> None:
        """Check that every name refers to something, and that some card uses up each Equipment that ``serves``."""
        self._words.look_up(known_names(self.cards))

    # --- one kind of component each -----------------------------------------------------------------------------

    def _item(self, kind: str, reader: Reader, replaces: bool) -> str:
        item = Item.read(kind, reader)
        self.cards.registry.add(item, reader, replaces)
        if replaces:  # drop the former abilities, unless the new row defines them
            own = (LABELS.get(kind, kind), item.id)
            for label in [label for label in self.cards.abilities if printed_on(label) == own]:
                del self.cards.abilities[label], self.cards.printed_effects[label]
                self.cards.once.discard(label)
        return item.id

    def _ability(self, label: str, reader: Reader, before: Effect | None = None, after: Effect | None = None) -> str:
        """Parse ``effect`` and the occurrence in ``answers``. Return the occurrence, or "" if there is none."""
        moment, occurrence, forced, when = "", "", False, None
        once = False
        if reader.has("answers"):
            answers = reader.field("answers")
            occurrence = answers.one_of("to", tuple(OCCURRENCE_TYPES))
            by = OCCURRENCE_TYPES[occurrence].by
            if by and printed_on(label)[0] not in by:
                raise answers.field("to").wrong("never-asked", value=occurrence, by=", ".join(by))
            moments = OCCURRENCE_TYPES[occurrence].moments
            moment = answers.one_of("moment", WHOLE) if answers.has("moment") else "before"
            if moment not in moments:
                place = answers.field("moment") if answers.has("moment") else answers
                raise place.wrong("no-such-moment", value=moment, at=occurrence, known=", ".join(moments))
            self._words.scope = {"fact": OCCURRENCE_TYPES[occurrence].available_facts(moment)}
            forced = answers.flag("forced")
            when = self._words.condition(answers.field("when")) if answers.has("when") else None
            once = answers.flag("once")
            answers.no_more()
        core = self._effect(reader.field("effect"))
        self._words.scope = {}
        self.cards.printed_effects[label] = core
        parts = [part for part in (before, core, after) if part is not None]
        if once:
            self.cards.once.add(label)
            parts.insert(0, Once())
        effect = parts[0] if len(parts) == 1 else effects.Sequence(*parts)
        self.cards.abilities[label] = Ability(label, effect, moment, occurrence, when, forced)
        return occurrence

    def _effect(self, reader: Reader) -> Effect:
        effect = self._words.effect(reader)
        name_choices(effect)
        return effect

    def _part(self, label: str, reader: Reader, field: str) -> bool:
        """Parse an ability written as ``field: effect``, if present."""
        if not reader.has(field):
            return False
        self._words.scope = {"fact": EFFECT_FACTS.get(field, ())}
        self.cards.printed_effects[label] = self._effect(reader.field(field))
        self._words.scope = {}
        self.cards.abilities[label] = Ability(label, self.cards.printed_effects[label])
        return True

    def _hero(self, reader: Reader, replaces: bool) -> None:
        id = self._item("hero", reader, replaces)
        persona = reader.one_of("persona", PERSONAS) if reader.has("persona") else ""
        set_name = self.cards.heroes[id].set if replaces else self._set
        self.cards.heroes[id] = HeroDeck(id, reader.flag("anti_hero"), set_name, persona)
        reader.no_more()

    def _card(self, reader: Reader, replaces: bool) -> None:
        id = self._item("hero_card", reader, replaces)
        hero = reader.field("hero")
        if hero.as_text() not in self.cards.heroes:
            raise hero.wrong("not-one-of", value=hero.as_text()[:40], allowed=", ".join(self.cards.heroes))
        row = HeroCard(id, hero.as_text(), count(_symbols(reader, "symbols")))
        row.copies = reader.integer("copies", 1, 12, default=1)
        row.starting = reader.flag("starting_hand")
        row.bottom = reader.flag("bottom_of_deck")
        row.urgent = reader.flag("urgent")
        if reader.has("removal"):
            row.removal = reader.one_of("removal", ("single-wild", "double-wild"))
        if reader.has("special"):
            special = reader.field("special")
            row.mandatory = special.flag("mandatory")
            occurrence = self._ability(f"card/{id}", special)
            if occurrence:
                row.answers[occurrence] = f"card/{id}"
            else:
                row.special = True
            special.no_more()
        if reader.has("ongoing"):
            ongoing = reader.field("ongoing")
            row.answers[self._ability(f"card/{id}/ongoing", ongoing)] = f"card/{id}/ongoing"
            ongoing.no_more()
        reader.no_more()
        if replaces and self.cards.hero_cards[id].hero != row.hero:
            raise hero.wrong("fixed-field", field="hero")
        if replaces and self.cards.hero_cards[id].copies != row.copies:
            raise reader.wrong("fixed-field", field="copies")
        self.cards.hero_cards[id] = row

    def _villain(self, reader: Reader, replaces: bool) -> None:
        id = self._item("villain", reader, replaces)
        # The Heroes must beat a Villain without Health in another way.
        health = _by_heroes(reader.field("health"), 30) if reader.has("health") or not reader.has("goal") else []
        row = Villain(id, reader.flag("anti_hero"), health, self.cards.villains[id].set if replaces else self._set)
        if reader.has("plot"):
            row.plot = [item.as_one_of(PLOTS) for item in reader.field("plot").items()]
        if reader.has("track") or "track" in row.plot:
            row.track = _by_heroes(reader.field("track"), 99)
        if reader.has("goal"):
            row.goal = self._words.reference("goal", reader.field("goal"))
        row.companion = reader.flag("companion")
        row.absorbs = reader.integer("absorbs", 1, 9, default=0)
        row.spots = reader.flag("spots")
        row.bots = reader.flag("bots")
        if reader.has("starts"):
            row.starts = [item.as_one_of(self.cards.locations) for item in reader.field("starts").items()]
            if len(row.starts) != 2:
                raise reader.field("starts").wrong("not-two-locations")
        if reader.has("shields"):
            row.shields = _by_heroes(reader.field("shields"), 9)
        row.tokens = _symbols(reader, "tokens")
        for field in ("bam", "overflow"):
            reader.field(field)
            self._part(f"villain/{id}/{field}", reader, field)
        overflow = self.cards.abilities[f"villain/{id}/overflow"]
        row.wants_excess = any(isinstance(node, AddExcess | CollectExcess) for node in overflow.nodes)
        row.has_ko = self._part(f"villain/{id}/ko", reader, "ko")
        if reader.has("rule"):
            rule = reader.field("rule")
            row.answers[self._ability(f"villain/{id}/rule", rule)] = f"villain/{id}/rule"
            rule.no_more()
        reader.no_more()
        self.cards.villains[id] = row

    def _plan(self, reader: Reader, replaces: bool) -> None:
        id = self._item("plan", reader, replaces)
        add = [_tokens(item) for item in reader.field("add").items()]
        if len(add) != 3:
            raise reader.field("add").wrong("not-a-list")
        chase = reader.one_of("chase", ("clockwise", "counterclockwise")) if reader.has("chase") else ""
        villain = reader.one_of("villain", tuple(self.cards.villains))
        row = MasterPlan(id, villain, reader.integer("move", 0, 6, default=0), chase, add)
        row.bam = reader.flag("bam")
        row.starting = reader.flag("starting")
        row.spot = reader.one_of("spot", tuple(SPOTS)) if reader.has("spot") else ""
        row.special = self._part(f"plan/{id}", reader, "special")
        row.has_ko = self._part(f"plan/{id}/ko", reader, "ko")
        reader.no_more()
        if replaces and self.cards.plans[id].villain != villain:
            raise reader.field("villain").wrong("fixed-field", field="villain")
        self.cards.plans[id] = row

    def _threat(self, reader: Reader, replaces: bool) -> None:
        id = self._item("threat", reader, replaces)
        villain = reader.one_of("villain", tuple(self.cards.villains))
        row = ThreatCard(id, villain, reader.flag("henchman"), count(_symbols(reader, "clear")))
        row.health = reader.integer("health", 1, 20, default=0)
        row.health_per_hero = reader.flag("health_per_hero")
        if reader.has("rules"):
            listed = reader.field("rules")
            for name in listed.keys():  # noqa: SIM118 (a Reader is not a mapping)
                if name not in THREAT_RULES:
                    raise listed.wrong("not-one-of", value=name[:40], allowed=", ".join(THREAT_RULES))
                row.rules[name] = listed.integer(name, 1, 9)
        row.has_bam = self._part(f"threat/{id}/bam", reader, "bam")
        row.has_arrive = self._part(f"threat/{id}/arrive", reader, "arrive")
        row.has_clear = self._part(f"threat/{id}/clear", reader, "cleared")
        if reader.has("reaction"):
            reaction = reader.field("reaction")
            row.answers[self._ability(f"threat/{id}/reaction", reaction)] = f"threat/{id}/reaction"
            reaction.no_more()
        if not (row.health if row.henchman else any(row.clear)):
            raise reader.wrong("missing", field="health" if row.henchman else "clear")
        reader.no_more()
        if replaces and self.cards.threats[id].villain != row.villain:
            raise reader.field("villain").wrong("fixed-field", field="villain")
        self.cards.threats[id] = row

    def _location(self, reader: Reader, replaces: bool) -> None:
        id = self._item("location", reader, replaces)
        slots = [item.as_one_of(SLOTS) for item in reader.field("slots").items()]
        rules = list(reader.words("rules", LOCATION_RULES))
        row = Location(id, slots, rules, self.cards.locations[id].set if replaces else self._set)
        row.tokens = reader.integer("tokens", 1, 9, default=0)
        if reader.has("shelter"):
            shelter = reader.field("shelter")
            row.answers[self._ability(f"location/{id}/shelter", shelter)] = f"location/{id}/shelter"
            shelter.no_more()
        row.mandatory = reader.flag("mandatory")
        row.has_end = self._part(f"location/{id}", reader, "end_of_turn")
        reader.no_more()
        self.cards.locations[id] = row

    def _mission(self, reader: Reader, replaces: bool) -> None:
        self._item("mission", reader, replaces)
        slots = reader.integer("slots", 1, 20)
        reader.no_more()
        if replaces:
            raise reader.wrong("fixed-field", field="slots")
        self.cards.slots.append(slots)

    def _gear(self, reader: Reader, replaces: bool) -> None:
        id = self._item("equipment", reader, replaces)
        row = Equipment(id, reader.one_of("owner", tuple(self.cards.heroes)) if reader.has("owner") else "")
        back = reader.one_of("back", ("recharge", "exhausted", "permanent"))
        row.permanent = back == "permanent"
        row.exhausts = back == "exhausted"
        if reader.has("use"):
            use = reader.field("use")
            spend = None if row.permanent else Spend(row.exhausts)
            occurrence = self._ability(f"gear/{id}/use", use, None, spend)
            use.no_more()
            if occurrence:
                row.answers[occurrence] = f"gear/{id}/use"
            else:
                row.on_turn = True
        else:  # cards that require this Equipment use it up
            row.serves = self._words.reference("served", reader.field("serves"))
        if back == "recharge":
            recharge = reader.field("recharge")
            row.recharge = recharge.one_of("at", ("start", "end"))
            if row.recharge == "end":
                row.deed = (recharge.one_of("deed", ("defeat", "rescue")), recharge.integer("amount", 1, 9))
            else:
                self._part(f"gear/{id}/recharge", recharge, "effect")
            recharge.no_more()
        reader.no_more()
        self.cards.gear[id] = row

    def _battle_plan(self, reader: Reader, replaces: bool) -> None:
        id = self._item("battle_plan", reader, replaces)
        rule = reader.one_of("rule", BATTLE_RULES) if reader.has("rule") else ""
        row = BattlePlan(id, reader.integer("cost", 1, 2), rule)
        if not rule:
            row.answers[self._ability(f"battle/{id}", reader)] = f"battle/{id}"
        reader.no_more()
        self.cards.battle_plans[id] = row

    def _super_hero(self, reader: Reader, replaces: bool) -> None:
        row = self._super("super_hero", reader, replaces)
        self.cards.super_heroes[row.id] = row

    def _super_villain(self, reader: Reader, replaces: bool) -> None:
        row = self._super("super_villain", reader, replaces)
        self.cards.super_villains[row.id] = row

    def _super(self, kind: str, reader: Reader, replaces: bool) -> AnsweringCard:
        row = AnsweringCard(self._item(kind, reader, replaces))
        row.answers[self._ability(f"super/{row.id}", reader, PlaySuper())] = f"super/{row.id}"
        reader.no_more()
        return row

    def _power(self, reader: Reader, replaces: bool) -> None:
        id = self._item("power", reader, replaces)
        row = AnsweringCard(id)
        row.answers[self._ability(f"power/{id}", reader)] = f"power/{id}"
        reader.no_more()
        self.cards.powers[id] = row


def _symbols(reader: Reader, field: str) -> list[str]:
    return [item.as_one_of(SYMBOLS) for item in reader.field(field).items()] if reader.has(field) else []


def _by_heroes(reader: Reader, most: int) -> list[int]:
    """Parse a number for each of 2, 3 and 4 Heroes. A single number applies to all."""
    if reader.is_value():
        return [reader.as_integer(1, most)] * 3
    numbers = [item.as_integer(1, most) for item in reader.items()]
    if len(numbers) != 3:
        raise reader.wrong("not-three-numbers")
    return numbers


def _tokens(reader: Reader) -> list[tuple[str, int]]:
    """Parse the tokens that a Master Plan card adds to one Location: Thugs, then Doombots, then Civilians."""
    amounts = [(kind, reader.integer(kind, 0, 9, default=0)) for kind in TOKENS]
    reader.no_more()
    return [(kind, amount) for kind, amount in amounts if amount]
