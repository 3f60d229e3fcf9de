"""Printed facts of sheets, cards and spaces, as JSON-ready values for clients to draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, NotRequired, TypedDict

from tableverse.games.dagger.cards import ACTIONS, ATTRIBUTES, STATS, Cards, EnemyCard, Spawn
from tableverse.games.dagger.text import lines, render_ability
from tableverse.games.dagger.vocabulary.nodes import Selector
from tableverse.kernel.content import Item
from tableverse.kernel.effects import Ability, Voice
from tableverse.kernel.effects.parts import branch_texts
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.printed import Names, PrintedComponent, PrintedPart, Row

TextUse = Annotated[str, ("action", "free", "trigger", "icon", "")]
SpaceKind = Annotated[str, ("numbered", "base", "ocean", "asgard")]
MissionKind = Annotated[str, ("strike", "nemesis", "side", "hero")]


class PrintedText(TypedDict):
    """A text of a card. ``use`` is the way to use the text, or "" if the text applies by itself."""

    id: str
    text: Names
    source: str
    name: NotRequired[Names]
    use: NotRequired[TextUse]
    combo: NotRequired[str]


class PrintedSide(PrintedComponent):
    """The back of a card or sheet."""

    texts: list[PrintedText]


class PrintedCard(PrintedSide):
    reconstructed: list[str]


class PrintedShowdown(PrintedSide):
    threat: int
    life: int


class PrintedRegion(PrintedComponent):
    #: Names of the component's reconstructed parts.
    reconstructed: list[str]


class PrintedSpace(PrintedRegion):
    kind: NotRequired[SpaceKind]
    number: NotRequired[int]
    region: NotRequired[str]
    x: NotRequired[int]
    y: NotRequired[int]
    links: NotRequired[list[str]]
    effect: NotRequired[Names]


class PrintedHero(PrintedCard):
    alter_ego: str
    sheet: str
    life: int
    attack: int
    defy: int
    tactics: int


class PrintedAspectSide(TypedDict):
    """One side of an aspect: its four actions and its other texts."""

    move: Names
    combat: Names
    defy: Names
    rest: Names
    texts: list[PrintedText]
    source: str


class PrintedAspect(PrintedRegion):
    heroic: PrintedAspectSide
    battered: PrintedAspectSide


class PrintedSupport(PrintedCard):
    owner: str
    exclusive: bool
    charge: int


class PrintedTeamUp(PrintedCard):
    owner: str
    cost: int


class PrintedEnemy(PrintedCard):
    rank: str
    power: int
    life: int


class PrintedSpawn(TypedDict):
    rank: str
    space: str
    dots: int


class PrintedEvent(PrintedCard):
    icons: list[str]
    activation: bool
    nemesis: str
    spawns: list[PrintedSpawn]


class PrintedMission(PrintedCard):
    kind: MissionKind
    owner: str
    number: int
    threat: int
    threshold: int
    team_up: int
    progress: int
    per_player: bool
    defy_from: NotRequired[Names]
    rest_from: NotRequired[Names]
    rank: NotRequired[str]
    power: NotRequired[int]
    life: NotRequired[int]
    spawns: NotRequired[list[PrintedSpawn]]
    passed: NotRequired[PrintedSide]
    failed: NotRequired[PrintedSide]


class PrintedNemesis(PrintedCard):
    own: str
    threat: int
    power: int
    life: int
    icons: dict[str, str]
    showdown: PrintedShowdown


PrintedContent = TypedDict(
    "PrintedContent",
    {
        "region": list[PrintedRegion],
        "space": list[PrintedSpace],
        "hero": list[PrintedHero],
        "aspect": list[PrintedAspect],
        "support": list[PrintedSupport],
        "team-up": list[PrintedTeamUp],
        "enemy": list[PrintedEnemy],
        "event": list[PrintedEvent],
        "first-strike": list[PrintedMission],
        "nemesis-mission": list[PrintedMission],
        "side-mission": list[PrintedMission],
        "hero-mission": list[PrintedMission],
        "nemesis": list[PrintedNemesis],
        "part": list[PrintedPart],
    },
)

#: Kinds that have no texts, or have separate texts on each side.
WITHOUT_TEXTS: Final = ("region", "space", "aspect")


def facts(cards: Cards, item: Item) -> Row:
    """Return every displayed fact of a component except its name."""
    row: Row = {"reconstructed": cards.origins[item.kind, item.id].ours}
    if item.kind not in WITHOUT_TEXTS:
        row["texts"] = texts(cards, item.kind, item.id)
    if item.kind in FACTS:
        row.update(FACTS[item.kind](cards, item.id))
    return row


def add_others(cards: Cards, data: dict[str, list[Row]]) -> None:
    """Add client data that belongs to no component: the branches of choices."""
    data["part"] = branch_texts(cards.abilities.values())


def texts(cards: Cards, kind: str, id: str, side: str = "") -> list[Row]:
    """Return all texts of a card or of one side of a card, each with its source."""
    origin = cards.origins[kind, id]
    rendered = {language: lines(cards, kind, id, side, Voice(language)) for language in LANGUAGES}
    rows: list[Row] = []
    for number, line in enumerate(rendered["en"]):
        row: Row = {
            "id": line.id,
            "text": {language: rendered[language][number].text for language in LANGUAGES},
            "source": origin.of(side, line.id, "passives" if line.id in STATS else "texts"),
        }
        text = line.made_of
        if text is not None:
            row["name"], row["use"], row["combo"] = text.names, text.kind, text.combo
        rows.append(row)
    return rows


def spoken(ability: Ability) -> dict[str, str]:
    return {language: render_ability(ability, Voice(language)) for language in LANGUAGES}


def _place(where: Selector) -> dict[str, str]:
    return {language: where.say_as("a", Voice(language)) for language in LANGUAGES}


def _hero(cards: Cards, id: str) -> Row:
    hero = cards.heroes[id]
    values = {name: hero.values[name] for name in ATTRIBUTES}
    return {"alter_ego": hero.alter_ego, "sheet": hero.sheet, "life": hero.life, **values}


def _aspect(cards: Cards, id: str) -> Row:
    facts: Row = {}
    for side in ("heroic", "battered"):
        actions = cards.aspects[id].side(side == "battered").actions
        facts[side] = {action: spoken(actions[action].ability) for action in ACTIONS} | _side(cards, "aspect", id, side)
    return facts


def _support(cards: Cards, id: str) -> Row:
    support = cards.supports[id]
    return {"owner": support.owner, "exclusive": support.exclusive, "charge": support.charge}


def _team_up(cards: Cards, id: str) -> Row:
    team_up = cards.team_ups[id]
    return {"owner": team_up.owner, "cost": team_up.cost}


def _event(cards: Cards, id: str) -> Row:
    event = cards.events[id]
    spawns = _spawns(event.spawns)
    return {"icons": event.icons, "activation": event.activation, "nemesis": event.nemesis, "spawns": spawns}


def _nemesis(cards: Cards, id: str) -> Row:
    sheet = cards.nemeses[id]
    back = sheet.showdown
    return {
        "own": sheet.own,
        "threat": sheet.threat,
        "power": sheet.power,
        "life": sheet.life,
        "icons": {icon: cards.texts[ability.label].id for icon, ability in sheet.abilities.items()},
        "showdown": {
            "id": back.id,
            "name": back.names,
            "threat": back.threat,
            "life": back.life,
            **_side(cards, "nemesis", id, "showdown"),
        },
    }


def _space(cards: Cards, id: str) -> Row:
    facts: Row = {}
    space = cards.board.spaces.get(id)
    if space is not None:
        facts = {"kind": space.kind, "number": space.number, "region": space.region, "x": space.x, "y": space.y}
        facts["links"] = cards.board.links[id]
    if id in cards.base_effects:
        facts["effect"] = spoken(cards.base_effects[id])
    return facts


def _enemy(cards: Cards, id: str) -> Row:
    return _fighter(cards.enemies[id])


def _mission(cards: Cards, id: str) -> Row:
    mission = cards.missions[id]
    places = {"defy_from": mission.defy_from, "rest_from": mission.rest_from}
    return {
        "kind": mission.kind,
        "owner": mission.owner,
        "number": mission.number,
        "threat": mission.threat,
        "threshold": mission.threshold,
        "team_up": mission.team_up,
        "progress": mission.progress,
        "per_player": mission.per_player,
        **{name: _place(where) for name, where in places.items() if where is not None},
        **({} if mission.elite is None else _fighter(mission.elite)),
    }


def _first_strike(cards: Cards, id: str) -> Row:
    return {**_mission(cards, id), "spawns": _spawns(cards.strikes[id].spawns)}


def _nemesis_mission(cards: Cards, id: str) -> Row:
    """Return the facts of a nemesis mission with both halves of its back."""
    mission = cards.missions[id]
    facts = _mission(cards, id)
    for side, back in zip(("passed", "failed"), mission.backs(), strict=True):
        facts[side] = {"id": back.id, "name": back.names, **_side(cards, "nemesis-mission", id, side)}
    return facts


def _fighter(enemy: EnemyCard) -> Row:
    return {"rank": enemy.rank, "power": enemy.power, "life": enemy.life}


def _side(cards: Cards, kind: str, id: str, side: str) -> Row:
    return {"texts": texts(cards, kind, id, side), "source": cards.origins[kind, id].of(side)}


def _spawns(spawns: list[Spawn]) -> list[Row]:
    return [{"rank": part.rank, "space": part.space, "dots": part.dots} for part in spawns]


#: Functions that return the facts of a component other than its texts, by kind.
FACTS: Final[dict[str, Callable[[Cards, str], Row]]] = {
    "hero": _hero,
    "aspect": _aspect,
    "support": _support,
    "team-up": _team_up,
    "space": _space,
    "enemy": _enemy,
    "event": _event,
    "first-strike": _first_strike,
    "nemesis-mission": _nemesis_mission,
    "side-mission": _mission,
    "hero-mission": _mission,
    "nemesis": _nemesis,
}
