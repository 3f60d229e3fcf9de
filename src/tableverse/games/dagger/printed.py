"""What can be read on every sheet, card and space, as JSON-ready values for clients to draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, NotRequired, TypedDict

from tableverse.games.dagger.cards import ACTIONS, ATTRIBUTES, STATS, Cards, EnemyCard, MissionCard, Spawn
from tableverse.games.dagger.text import ability_says, lines
from tableverse.games.dagger.vocabulary.nodes import Selector
from tableverse.kernel.effects import Ability, Voice
from tableverse.kernel.effects.parts import said_parts
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.printed import Names, PrintedComponent, PrintedPart

TextUse = Annotated[str, ("action", "free", "trigger", "icon", "")]
SpaceKind = Annotated[str, ("numbered", "base", "ocean", "asgard")]
MissionKind = Annotated[str, ("strike", "nemesis", "side", "hero")]


class PrintedText(TypedDict):
    """Something a card says. ``use`` tells an action from what happens by itself."""

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
    #: What of it was made by us.
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
    """One side of an aspect: its four actions, and what else it says."""

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

Row = dict[str, Any]

MISSIONS: Final = ("first-strike", "nemesis-mission", "side-mission", "hero-mission")
#: Kinds without a text of their own, or with one on each side.
WITHOUT_TEXTS: Final = ("region", "space", "aspect")


def add_facts(cards: Cards, data: dict[str, list[Row]]) -> None:
    """Add to the rows of ids and names all that the components show."""
    for kind, rows in data.items():
        for row in rows:
            row["reconstructed"] = cards.origins[kind, row["id"]].ours
            if kind not in WITHOUT_TEXTS:
                row["texts"] = texts(cards, kind, row["id"])
            if kind in MISSIONS:
                _mission(cards.missions[row["id"]], row)
            if kind in FACTS:
                FACTS[kind](cards, row)
    data["part"] = said_parts(cards.abilities.values())


def texts(cards: Cards, kind: str, id: str, side: str = "") -> list[Row]:
    """All that a card or one side of it says, each part with its source."""
    origin = cards.origins[kind, id]
    told = {language: lines(cards, kind, id, side, Voice(language)) for language in LANGUAGES}
    said: list[Row] = []
    for number, line in enumerate(told["en"]):
        row: Row = {
            "id": line.id,
            "text": {language: told[language][number].text for language in LANGUAGES},
            "source": origin.of(side, line.id, "passives" if line.id in STATS else "texts"),
        }
        text = line.made_of
        if text is not None:
            row["name"], row["use"], row["combo"] = text.names, text.kind, text.combo
        said.append(row)
    return said


def spoken(ability: Ability) -> dict[str, str]:
    return {language: ability_says(ability, Voice(language)) for language in LANGUAGES}


def _place(where: Selector) -> dict[str, str]:
    return {language: where.say_as("a", Voice(language)) for language in LANGUAGES}


def _hero(cards: Cards, row: Row) -> None:
    hero = cards.heroes[row["id"]]
    row["alter_ego"], row["sheet"], row["life"] = hero.alter_ego, hero.sheet, hero.life
    for name in ATTRIBUTES:
        row[name] = hero.values[name]


def _aspect(cards: Cards, row: Row) -> None:
    for side in ("heroic", "battered"):
        actions = cards.aspects[row["id"]].side(side == "battered").actions
        row[side] = {action: spoken(actions[action].ability) for action in ACTIONS}
        row[side]["texts"] = texts(cards, "aspect", row["id"], side)
        row[side]["source"] = cards.origins["aspect", row["id"]].of(side)


def _support(cards: Cards, row: Row) -> None:
    support = cards.supports[row["id"]]
    row["owner"], row["exclusive"], row["charge"] = support.owner, support.exclusive, support.charge


def _team_up(cards: Cards, row: Row) -> None:
    row["owner"], row["cost"] = cards.team_ups[row["id"]].owner, cards.team_ups[row["id"]].cost


def _event(cards: Cards, row: Row) -> None:
    event = cards.events[row["id"]]
    row["icons"], row["activation"], row["nemesis"] = event.icons, event.activation, event.nemesis
    row["spawns"] = _spawns(event.spawns)


def _strike(cards: Cards, row: Row) -> None:
    row["spawns"] = _spawns(cards.strikes[row["id"]].spawns)


def _backs(cards: Cards, row: Row) -> None:
    """Both halves of the back of a nemesis mission."""
    mission = cards.missions[row["id"]]
    for side, back in (("passed", mission.passed), ("failed", mission.failed)):
        if back is not None:
            row[side] = {"id": back.id, "name": back.names, **_side(cards, "nemesis-mission", row["id"], side)}


def _nemesis(cards: Cards, row: Row) -> None:
    sheet = cards.nemeses[row["id"]]
    row["own"], row["threat"], row["power"], row["life"] = sheet.own, sheet.threat, sheet.power, sheet.life
    row["icons"] = {icon: cards.texts[ability.label].id for icon, ability in sheet.abilities.items()}
    back = sheet.showdown
    row["showdown"] = {
        "id": back.id,
        "name": back.names,
        "threat": back.threat,
        "life": back.life,
        **_side(cards, "nemesis", row["id"], "showdown"),
    }


def _side(cards: Cards, kind: str, id: str, side: str) -> Row:
    return {"texts": texts(cards, kind, id, side), "source": cards.origins[kind, id].of(side)}


def _space(cards: Cards, row: Row) -> None:
    space = cards.board.spaces.get(row["id"])
    if space is not None:
        row["kind"], row["number"], row["region"] = space.kind, space.number, space.region
        row["x"], row["y"] = space.x, space.y
        row["links"] = cards.board.links[space.id]
    if row["id"] in cards.base_effects:
        row["effect"] = spoken(cards.base_effects[row["id"]])


def _enemy(cards: Cards, row: Row) -> None:
    _fighter(cards.enemies[row["id"]], row)


def _fighter(enemy: EnemyCard, row: Row) -> None:
    row["rank"], row["power"], row["life"] = enemy.rank, enemy.power, enemy.life


def _mission(mission: MissionCard, row: Row) -> None:
    row["kind"], row["owner"], row["number"] = mission.kind, mission.owner, mission.number
    row["threat"], row["threshold"], row["team_up"] = mission.threat, mission.threshold, mission.team_up
    row["progress"], row["per_player"] = mission.progress, mission.per_player
    for name, where in (("defy_from", mission.defy_from), ("rest_from", mission.rest_from)):
        if where is not None:
            row[name] = _place(where)
    if mission.elite is not None:
        _fighter(mission.elite, row)


def _spawns(spawns: list[Spawn]) -> list[Row]:
    return [{"rank": part.rank, "space": part.space, "dots": part.dots} for part in spawns]


#: What the components of a kind show beside their texts.
FACTS: Final[dict[str, Callable[[Cards, Row], None]]] = {
    "hero": _hero,
    "aspect": _aspect,
    "support": _support,
    "team-up": _team_up,
    "space": _space,
    "enemy": _enemy,
    "event": _event,
    "first-strike": _strike,
    "nemesis-mission": _backs,
    "nemesis": _nemesis,
}
