"""Everything in the box, read once from content/*.yaml and packs: components, and their abilities by label."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import yaml

from tableverse.games.united.actions import Options
from tableverse.games.united.happenings import EXCESS, FALLEN, HAPPENINGS, WHOLE
from tableverse.games.united.symbols import SPOTS, SYMBOLS, count
from tableverse.games.united.verbs import PERSONAS, AddExcess, CollectExcess, Once, PlaySuper, Spend, UseUp
from tableverse.games.united.vocabulary import vocabulary
from tableverse.kernel import effects
from tableverse.kernel.content import Item, Reader, Registry, fingerprint, open_yaml, pack_rows
from tableverse.kernel.effects import Ability, Effect, check_ability

if TYPE_CHECKING:
    from tableverse.games.united.state import UnitedState

TOKENS: Final = ("thug", "doombot", "civilian")
#: What a slot of a Location holds at the start.
SLOTS: Final = (*TOKENS, "empty")
#: Constant rules that Threats and Locations may have, each with a number.
THREAT_RULES: Final = (
    "exit-cost",
    "dampens",
    "randomises",
    "last-slot",
    "missions-first",
    "all-or-nothing",
    "absorbs",
    "sure-damage",
    "roots-heroes",
    "refuses-tokens",
    "cloaks-villain",
    "guards-villain",
)
#: How the Heroes may lose besides running out of time or cards.
PLOTS: Final = ("track", "doombots", "removed", "missions")
LOCATION_RULES: Final = ("skip-draw", "ignore-symbol")
#: What the effects of a component may speak of, by the field they stand in.
TOLD: Final = {"ko": (FALLEN,), "overflow": (EXCESS,)}
#: The first word of an ability's label, where it is not the kind of its component.
LABELS: Final = {
    "hero_card": "card",
    "equipment": "gear",
    "battle_plan": "battle",
    "super_hero": "super",
    "super_villain": "super",
}
BATTLE_RULES: Final = ("", "deep-bench", "rapid-deployment")
#: The sets of the content: the box, and what goes with it; each with its folder.
FOLDERS: Final = {"multiverse": ("content",), "spider-geddon": ("content", "spider_geddon")}
EVERY_SET: Final = "both"
#: What ``set`` may say: from which of them Heroes, Villains and Locations are drawn at random.
SETS: Final = (*FOLDERS, EVERY_SET)


def _rows(set_name: str, kind: str) -> list[Reader]:
    """The rows of a kind in a set; not every set has every kind."""
    path = files("tableverse") / "games" / "united"
    for part in (*FOLDERS[set_name], f"{kind}.yaml"):
        path = path / part
    return open_yaml(path).items() if path.is_file() else []


def identified(kind: str) -> list[tuple[str, Reader]]:
    """All components of a kind by id, without reading anything else of them."""
    return [(reader.text("id"), reader) for set_name in FOLDERS for reader in _rows(set_name, kind)]


class HeroRow:
    __slots__ = ("anti_hero", "cards", "gear", "id", "persona", "set")

    def __init__(self, id: str, anti_hero: bool, set_name: str, persona: str) -> None:
        self.id = id
        self.anti_hero = anti_hero
        self.set = set_name
        #: Who it is of whom there are several, "" for anybody else.
        self.persona = persona
        #: The ids of the deck, copies included, and of own Equipment.
        self.cards: list[str] = []
        self.gear: list[str] = []


class CardRow:
    __slots__ = (
        "answers",
        "bottom",
        "copies",
        "hero",
        "id",
        "mandatory",
        "removal",
        "special",
        "starting",
        "symbols",
        "urgent",
    )

    def __init__(self, id: str, hero: str, symbols: list[int]) -> None:
        self.id = id
        self.hero = hero
        self.symbols = symbols
        self.copies = 1
        self.starting = False
        self.bottom = False
        #: "single-wild" or "double-wild": what Challenges and Equipment take out.
        self.removal = ""
        #: Has a Special Effect to be used in the action step.
        self.special = False
        self.mandatory = False
        #: Must be played when it is in hand.
        self.urgent = False
        self.answers: dict[str, str] = {}


class VillainRow:
    __slots__ = (
        "absorbs",
        "answers",
        "anti_hero",
        "bots",
        "companion",
        "goal",
        "guarded",
        "has_ko",
        "health",
        "id",
        "plans",
        "plot",
        "set",
        "shields",
        "spots",
        "starts",
        "threat_answers",
        "threats",
        "tokens",
        "track",
        "wants_excess",
    )

    def __init__(self, id: str, anti_hero: bool, health: list[int], set_name: str) -> None:
        self.id = id
        self.anti_hero = anti_hero
        self.set = set_name
        #: For 2, 3 and 4 Heroes; empty for a Villain without Health.
        self.health = health
        #: The end of the track, by Heroes as Health is; empty for a Villain without one.
        self.track: list[int] = []
        self.plot: list[str] = []
        self.goal = ""
        self.companion = False
        self.absorbs = 0
        self.has_ko = False
        #: Has Spot tokens, one in each Location.
        self.spots = False
        #: The Location he starts in and the one opposite, where they are fixed.
        self.starts: list[str] = []
        #: Starts with Spider-Bots.
        self.bots = False
        #: Has Threats that keep him from damage.
        self.guarded = False
        #: His Overflow asks which tokens found no room.
        self.wants_excess = False
        #: Crisis tokens that shield him, by Heroes as Health is.
        self.shields: list[int] = []
        #: What his Threats answer.
        self.threat_answers: set[str] = set()
        self.tokens: list[str] = []
        self.plans: list[str] = []
        self.threats: list[str] = []
        self.answers: dict[str, str] = {}


class PlanRow:
    __slots__ = ("add", "bam", "chase", "has_ko", "id", "move", "special", "spot", "starting", "villain")

    def __init__(self, id: str, villain: str, move: int, chase: str, add: list[list[tuple[str, int]]]) -> None:
        self.id = id
        self.villain = villain
        self.move = move
        #: "clockwise" or "counterclockwise" to the next Location with a Hero, instead of a number.
        self.chase = chase
        #: The Spot token he goes to, as a letter, instead of a number.
        self.spot = ""
        self.add = add
        self.bam = False
        self.special = False
        #: While it lies faceup, a KO does this instead of BAM!.
        self.has_ko = False
        self.starting = False


class ThreatRow:
    __slots__ = (
        "answers",
        "clear",
        "has_arrive",
        "has_bam",
        "has_clear",
        "health",
        "health_per_hero",
        "henchman",
        "id",
        "rules",
        "villain",
    )

    def __init__(self, id: str, villain: str, henchman: bool) -> None:
        self.id = id
        self.villain = villain
        self.henchman = henchman
        self.health = 0
        self.health_per_hero = False
        self.clear = [0] * len(SYMBOLS)
        self.rules: dict[str, int] = {}
        self.has_bam = False
        self.has_arrive = False
        self.has_clear = False
        self.answers: dict[str, str] = {}


class LocationRow:
    __slots__ = ("answers", "has_end", "id", "mandatory", "rules", "set", "slots", "tokens")

    def __init__(self, id: str, slots: list[str], rules: list[str], set_name: str) -> None:
        self.id = id
        self.slots = slots
        self.rules = rules
        self.set = set_name
        #: Heroic tokens that lie there at the start.
        self.tokens = 0
        self.answers: dict[str, str] = {}
        self.mandatory = False
        self.has_end = False


class GearRow:
    __slots__ = ("answers", "deed", "exhausts", "id", "on_turn", "owner", "permanent", "recharge", "serves")

    def __init__(self, id: str, owner: str) -> None:
        self.id = id
        #: "" for generic Equipment.
        self.owner = owner
        self.on_turn = False
        self.permanent = False
        #: Leaves the game when it is turned facedown.
        self.exhausts = False
        #: What it is for, by the word that cards ask for it with; "" for what is used by itself.
        self.serves = ""
        #: "start" or "end" of the owner's turn, "" for what is never recharged.
        self.recharge = ""
        #: (what, how many) must be done in a turn for a recharge at its end.
        self.deed: tuple[str, int] = ("", 0)
        self.answers: dict[str, str] = {}

    def deed_done(self, defeated: int, rescued: int) -> bool:
        what, amount = self.deed
        return (defeated if what == "defeat" else rescued) >= amount


class BattlePlanRow:
    __slots__ = ("answers", "cost", "id", "rule")

    def __init__(self, id: str, cost: int, rule: str) -> None:
        self.id = id
        self.cost = cost
        self.rule = rule
        self.answers: dict[str, str] = {}


class AnswerRow:
    """A power in force, a Super Hero card or a Super Villain card: nothing but what it answers."""

    __slots__ = ("answers", "id")

    def __init__(self, id: str) -> None:
        self.id = id
        self.answers: dict[str, str] = {}


class Box:
    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.registry = Registry()
        self.abilities: dict[str, Ability] = {}
        self.once: set[str] = set()
        #: The effects as they are said: without what the rules add to them (turning Equipment facedown, and so on).
        self.said: dict[str, Effect] = {}
        self.options = Options()
        self.heroes: dict[str, HeroRow] = {}
        self.cards: dict[str, CardRow] = {}
        self.villains: dict[str, VillainRow] = {}
        self.plans: dict[str, PlanRow] = {}
        self.threats: dict[str, ThreatRow] = {}
        self.locations: dict[str, LocationRow] = {}
        self.gear: dict[str, GearRow] = {}
        self.battle_plans: dict[str, BattlePlanRow] = {}
        self.super_heroes: dict[str, AnswerRow] = {}
        self.super_villains: dict[str, AnswerRow] = {}
        self.powers: dict[str, AnswerRow] = {}
        #: How many tokens complete each Mission: rescue, defeat, clear.
        self.slots: list[int] = []
        self._words = vocabulary()
        self._read: list[Any] = []
        self._kinds = kinds = self._readers()
        #: The set being read.
        self._set = ""
        for kind, read in kinds.items():
            for set_name in FOLDERS:
                self._set = set_name
                for reader in _rows(set_name, kind):
                    read(reader, False)
                    self._read.append(_data(reader.node))
        self._look_up()
        for pack in packs:
            for kind, reader in pack_rows(pack, "united"):
                if kind not in kinds:
                    raise reader.wrong("unknown-kind", value=kind[:40], known=", ".join(kinds))
                self.lay(kind, reader)
        self._prepare()

    def _readers(self) -> dict[str, Callable[[Reader, bool], None]]:
        """How each kind of component is read, in this order: the later ones name the earlier ones."""
        return {
            "heroes": self._hero,
            "hero_cards": self._card,
            "locations": self._location,
            "villains": self._villain,
            "plans": self._plan,
            "threats": self._threat,
            "missions": self._mission,
            "equipment": self._gear,
            "battle_plans": self._battle_plan,
            "super_heroes": self._super_hero,
            "super_villains": self._super_villain,
            "powers": self._power,
        }

    def lay(self, kind: str, reader: Reader) -> None:
        """A row of a pack takes the place of the component with its id."""
        before = dict(self.abilities)
        self._words.anew()
        self._kinds[kind](reader, True)
        self._read.append(_data(reader.node))
        self._look_up()
        for label, ability in self.abilities.items():
            if before.get(label) is not ability:
                for problem in check_ability(ability):
                    raise problem.error()

    def check(self) -> None:
        """Raises BadContent for the first ability that does not work or has no text."""
        for ability in self.abilities.values():
            for problem in check_ability(ability):
                raise problem.error()

    def _look_up(self) -> None:
        """What was named exists, and what Equipment serves for is asked for by a card."""
        nodes = [node for ability in self.abilities.values() for node in ability.nodes]
        self._words.look_up(
            {
                "gear": self.gear,
                "service": [gear.serves for gear in self.gear.values()],
                "served": [node.word("what") for node in nodes if isinstance(node, UseUp)],
                "goal": ["missions", *(f"threat:{threat}" for threat in self.threats)],
            }
        )

    # --- reading ------------------------------------------------------------------------------------------------

    def _item(self, kind: str, reader: Reader, replaces: bool) -> str:
        item = Item.read(kind, reader)
        self.registry.add(item, reader, replaces)
        if replaces:  # what the card did before is gone, unless the new one says it again
            start = f"{LABELS.get(kind, kind)}/{item.id}"
            for label in [label for label in self.abilities if label == start or label.startswith(f"{start}/")]:
                del self.abilities[label], self.said[label]
                self.once.discard(label)
        return item.id

    def _ability(self, label: str, reader: Reader, before: Effect | None = None, after: Effect | None = None) -> str:
        """Read ``effect`` and, where there are, what it ``answers``. Says which occurrence that is, "" for none."""
        moment, occurrence, forced, when = "", "", False, None
        once = False
        if reader.has("answers"):
            answers = reader.field("answers")
            occurrence = answers.one_of("to", tuple(HAPPENINGS))
            by = HAPPENINGS[occurrence].by
            if by and label.split("/")[0] not in by:
                raise answers.field("to").wrong("never-asked", value=occurrence, by=", ".join(by))
            moments = HAPPENINGS[occurrence].moments
            moment = answers.one_of("moment", WHOLE) if answers.has("moment") else "before"
            if moment not in moments:
                place = answers.field("moment") if answers.has("moment") else answers
                raise place.wrong("no-such-moment", value=moment, at=occurrence, known=", ".join(moments))
            self._words.scope = {"fact": HAPPENINGS[occurrence].told(moment)}
            forced = answers.flag("forced")
            when = self._words.condition(answers.field("when")) if answers.has("when") else None
            once = answers.flag("once")
            answers.no_more()
        core = self._words.effect(reader.field("effect"))
        self._words.scope = {}
        self.said[label] = core
        parts = [part for part in (before, core, after) if part is not None]
        if once:
            self.once.add(label)
            parts.insert(0, Once())
        effect = parts[0] if len(parts) == 1 else effects.Sequence(*parts)
        self.abilities[label] = Ability(label, effect, moment, occurrence, when, forced)
        return occurrence

    def _part(self, label: str, reader: Reader, field: str) -> bool:
        """An ability written as ``field: effect``."""
        if not reader.has(field):
            return False
        self._words.scope = {"fact": TOLD.get(field, ())}
        self.said[label] = self._words.effect(reader.field(field))
        self._words.scope = {}
        self.abilities[label] = Ability(label, self.said[label])
        return True

    def _hero(self, reader: Reader, replaces: bool) -> None:
        id = self._item("hero", reader, replaces)
        persona = reader.one_of("persona", PERSONAS) if reader.has("persona") else ""
        set_name = self.heroes[id].set if replaces else self._set
        self.heroes[id] = HeroRow(id, reader.flag("anti_hero"), set_name, persona)
        reader.no_more()

    def _card(self, reader: Reader, replaces: bool) -> None:
        id = self._item("hero_card", reader, replaces)
        hero = reader.field("hero")
        if hero.as_text() not in self.heroes:
            raise hero.wrong("not-one-of", value=hero.as_text()[:40], allowed=", ".join(self.heroes))
        row = CardRow(id, hero.as_text(), count(_symbols(reader, "symbols")))
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
        if replaces and self.cards[id].hero != row.hero:
            raise hero.wrong("fixed-field", field="hero")
        if replaces and self.cards[id].copies != row.copies:
            raise reader.wrong("fixed-field", field="copies")
        self.cards[id] = row

    def _villain(self, reader: Reader, replaces: bool) -> None:
        id = self._item("villain", reader, replaces)
        health = _by_heroes(reader.field("health"), 30) if reader.has("health") else []
        row = VillainRow(id, reader.flag("anti_hero"), health, self.villains[id].set if replaces else self._set)
        if reader.has("track"):
            row.track = _by_heroes(reader.field("track"), 99)
        if reader.has("plot"):
            row.plot = [item.as_one_of(PLOTS) for item in reader.field("plot").items()]
        if reader.has("goal"):
            row.goal = self._words.reference("goal", reader.field("goal"))
        row.companion = reader.flag("companion")
        row.absorbs = reader.integer("absorbs", 1, 9, default=0)
        row.spots = reader.flag("spots")
        row.bots = reader.flag("bots")
        if reader.has("starts"):
            row.starts = [item.as_one_of(self.locations) for item in reader.field("starts").items()]
            if len(row.starts) != 2:
                raise reader.field("starts").wrong("not-two-locations")
        if reader.has("shields"):
            row.shields = _by_heroes(reader.field("shields"), 9)
        row.tokens = _symbols(reader, "tokens")
        self._part(f"villain/{id}/bam", reader, "bam")
        self._part(f"villain/{id}/overflow", reader, "overflow")
        overflow = self.abilities.get(f"villain/{id}/overflow")
        row.wants_excess = overflow is not None and any(
            isinstance(node, AddExcess | CollectExcess) for node in overflow.nodes
        )
        row.has_ko = self._part(f"villain/{id}/ko", reader, "ko")
        if reader.has("rule"):
            rule = reader.field("rule")
            row.answers[self._ability(f"villain/{id}/rule", rule)] = f"villain/{id}/rule"
            rule.no_more()
        reader.no_more()
        self.villains[id] = row

    def _plan(self, reader: Reader, replaces: bool) -> None:
        id = self._item("plan", reader, replaces)
        add = [_tokens(item) for item in reader.field("add").items()]
        if len(add) != 3:
            raise reader.field("add").wrong("not-a-list")
        chase = reader.one_of("chase", ("clockwise", "counterclockwise")) if reader.has("chase") else ""
        villain = reader.one_of("villain", tuple(self.villains))
        row = PlanRow(id, villain, reader.integer("move", 0, 6, default=0), chase, add)
        row.bam = reader.flag("bam")
        row.starting = reader.flag("starting")
        row.spot = reader.one_of("spot", tuple(SPOTS)) if reader.has("spot") else ""
        row.special = self._part(f"plan/{id}", reader, "special")
        row.has_ko = self._part(f"plan/{id}/ko", reader, "ko")
        reader.no_more()
        if replaces and self.plans[id].villain != villain:
            raise reader.field("villain").wrong("fixed-field", field="villain")
        self.plans[id] = row

    def _threat(self, reader: Reader, replaces: bool) -> None:
        id = self._item("threat", reader, replaces)
        row = ThreatRow(id, reader.one_of("villain", tuple(self.villains)), reader.flag("henchman"))
        row.health = reader.integer("health", 1, 20, default=0)
        row.health_per_hero = reader.flag("health_per_hero")
        row.clear = count(_symbols(reader, "clear"))
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
        if not row.henchman and not any(row.clear):
            raise reader.wrong("missing", field="clear")
        reader.no_more()
        if replaces and self.threats[id].villain != row.villain:
            raise reader.field("villain").wrong("fixed-field", field="villain")
        self.threats[id] = row

    def _location(self, reader: Reader, replaces: bool) -> None:
        id = self._item("location", reader, replaces)
        slots = [item.as_one_of(SLOTS) for item in reader.field("slots").items()]
        rules = list(reader.words("rules", LOCATION_RULES))
        row = LocationRow(id, slots, rules, self.locations[id].set if replaces else self._set)
        row.tokens = reader.integer("tokens", 1, 9, default=0)
        if reader.has("shelter"):
            shelter = reader.field("shelter")
            row.answers[self._ability(f"location/{id}/shelter", shelter)] = f"location/{id}/shelter"
            shelter.no_more()
        row.mandatory = reader.flag("mandatory")
        row.has_end = self._part(f"location/{id}", reader, "end_of_turn")
        reader.no_more()
        self.locations[id] = row

    def _mission(self, reader: Reader, replaces: bool) -> None:
        self._item("mission", reader, replaces)
        slots = reader.integer("slots", 1, 20)
        reader.no_more()
        if replaces:
            raise reader.wrong("fixed-field", field="slots")
        self.slots.append(slots)

    def _gear(self, reader: Reader, replaces: bool) -> None:
        id = self._item("equipment", reader, replaces)
        row = GearRow(id, reader.one_of("owner", tuple(self.heroes)) if reader.has("owner") else "")
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
        else:  # it is used up by the cards that ask for it
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
        self.gear[id] = row

    def _battle_plan(self, reader: Reader, replaces: bool) -> None:
        id = self._item("battle_plan", reader, replaces)
        rule = reader.one_of("rule", BATTLE_RULES) if reader.has("rule") else ""
        row = BattlePlanRow(id, reader.integer("cost", 1, 2), rule)
        if not rule:
            row.answers[self._ability(f"battle/{id}", reader)] = f"battle/{id}"
        reader.no_more()
        self.battle_plans[id] = row

    def _super_hero(self, reader: Reader, replaces: bool) -> None:
        row = self._super("super_hero", reader, replaces)
        self.super_heroes[row.id] = row

    def _super_villain(self, reader: Reader, replaces: bool) -> None:
        row = self._super("super_villain", reader, replaces)
        self.super_villains[row.id] = row

    def _super(self, kind: str, reader: Reader, replaces: bool) -> AnswerRow:
        row = AnswerRow(self._item(kind, reader, replaces))
        row.answers[self._ability(f"super/{row.id}", reader, PlaySuper())] = f"super/{row.id}"
        reader.no_more()
        return row

    def _power(self, reader: Reader, replaces: bool) -> None:
        id = self._item("power", reader, replaces)
        row = AnswerRow(id)
        row.answers[self._ability(f"power/{id}", reader)] = f"power/{id}"
        reader.no_more()
        self.powers[id] = row

    # --- what answers what --------------------------------------------------------------------------------------

    def answered(self, state: UnitedState, kind: str) -> bool:
        """Is there anything in play that might answer such an occurrence?"""
        ongoing = self.ongoing.get(kind)
        if ongoing is not None and any(entry.card in ongoing for entry in state.storyline):
            return True
        villain = self.villains[state.villain]
        if kind in villain.answers or kind in villain.threat_answers or state.villain_supers:
            return True
        if any(item.kind in self.powers and kind in self.powers[item.kind].answers for item in state.lasting):
            return True
        if any(kind in self.battle_plans[plan].answers for plan in state.battle_plans):
            return True
        if any(kind in self.locations[place.id].answers for place in state.places):
            return True
        return any(
            hero.supers or any(kind in self.gear[gear.id].answers for gear in hero.gear) for hero in state.heroes
        )

    # --- what the rules look up ---------------------------------------------------------------------------------

    def has_special(self, card: str) -> bool:
        """Does a Hero card have a Special Effect?"""
        row = self.cards[card]
        return row.special or bool(row.answers)

    def special_among(self, cards: list[str]) -> list[str]:
        return [card for card in cards if self.has_special(card)]

    def support_cards(self, hero: str) -> list[str]:
        """The cards of a Supporting Hero that may be chosen: with a Special Effect, never a Starting Hand card."""
        return [card for card in self.special_among(self.heroes[hero].cards) if not self.cards[card].starting]

    def _prepare(self) -> None:
        for card in self.cards.values():
            self.heroes[card.hero].cards += [card.id] * card.copies
        for gear in self.gear.values():
            if gear.owner:
                self.heroes[gear.owner].gear.append(gear.id)
        for plan in self.plans.values():
            self.villains[plan.villain].plans.append(plan.id)
        for threat in self.threats.values():
            self.villains[threat.villain].threats.append(threat.id)
            self.villains[threat.villain].threat_answers.update(threat.answers)
            if "guards-villain" in threat.rules:
                self.villains[threat.villain].guarded = True
        self.generic_gear = [gear.id for gear in self.gear.values() if not gear.owner]
        #: Hero cards that must be played when they are in hand.
        self.urgent = {card.id for card in self.cards.values() if card.urgent}
        self.action_cards = {card.id for card in self.cards.values() if "action" in card.answers}
        #: By occurrence, the Hero cards that answer it from the Storyline, and with which ability.
        self.ongoing: dict[str, dict[str, str]] = {}
        for card in self.cards.values():
            for kind, label in card.answers.items():
                self.ongoing.setdefault(kind, {})[card.id] = label
        self.fingerprint = fingerprint(self._read)


def _data(node: yaml.Node) -> Any:
    """A YAML value without what does not change how the game is played: names and sources."""
    if isinstance(node, yaml.MappingNode):
        return {key.value: _data(value) for key, value in node.value if key.value not in ("name", "source")}
    if isinstance(node, yaml.SequenceNode):
        return [_data(item) for item in node.value]
    return node.value


def _symbols(reader: Reader, field: str) -> list[str]:
    return [item.as_one_of(SYMBOLS) for item in reader.field(field).items()] if reader.has(field) else []


def _by_heroes(reader: Reader, most: int) -> list[int]:
    """A number for 2, 3 and 4 Heroes; written once where it is the same."""
    if reader.is_value():
        return [reader.as_integer(1, most)] * 3
    numbers = [item.as_integer(1, most) for item in reader.items()]
    if len(numbers) != 3:
        raise reader.wrong("not-three-numbers")
    return numbers


def _tokens(reader: Reader) -> list[tuple[str, int]]:
    """What a Master Plan card adds to one Location: Thugs first, then Doombots, then Civilians."""
    amounts = [(kind, reader.integer(kind, 0, 9, default=0)) for kind in TOKENS]
    reader.no_more()
    return [(kind, amount) for kind, amount in amounts if amount]
