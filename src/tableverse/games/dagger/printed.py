"""What can be read on every sheet, card and space, as JSON-ready values for clients to draw."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.dagger.cards import ACTIONS, ATTRIBUTES, STATS, Cards, EnemyCard, MissionCard, Spawn
from tableverse.games.dagger.text import ability_says, lines
from tableverse.games.dagger.vocabulary.nodes import Selector
from tableverse.kernel.effects import Ability, Voice
from tableverse.kernel.effects.parts import said_parts
from tableverse.kernel.i18n import LANGUAGES

Data = dict[str, list[dict[str, Any]]]

MISSIONS: Final = ("first-strike", "nemesis-mission", "side-mission", "hero-mission")


def add_facts(cards: Cards, data: Data) -> None:
    """Add to the rows of ids and names all that the components show."""
    for kind in ("support", "team-up", "enemy", "event", *MISSIONS, "nemesis", "hero"):
        for row in data[kind]:
            row["texts"] = texts(cards, kind, row["id"])
    for kind, rows in data.items():
        for row in rows:
            origin = cards.origins[f"{kind}/{row['id']}"]
            row["reconstructed"] = origin.ours
    for row in data["hero"]:
        hero = cards.heroes[row["id"]]
        row["alter_ego"], row["sheet"], row["life"] = hero.alter_ego, hero.sheet, hero.life
        for name in ATTRIBUTES:
            row[name] = hero.values[name]
    for row in data["aspect"]:
        aspect = cards.aspects[row["id"]]
        for side in ("heroic", "battered"):
            face = aspect.side(side == "battered")
            row[side] = {action: spoken(face.actions[action].ability) for action in ACTIONS}
            row[side]["texts"] = texts(cards, "aspect", row["id"], side)
            row[side]["source"] = cards.origins[f"aspect/{row['id']}"].of(side)
    for row in data["support"]:
        support = cards.supports[row["id"]]
        row["owner"], row["exclusive"], row["charge"] = support.owner, support.exclusive, support.charge
    for row in data["team-up"]:
        row["owner"], row["cost"] = cards.team_ups[row["id"]].owner, cards.team_ups[row["id"]].cost
    for row in data["space"]:
        _space(cards, row)
    for row in data["enemy"]:
        _enemy(cards.enemies[row["id"]], row)
    for row in data["event"]:
        event = cards.events[row["id"]]
        row["icons"], row["activation"], row["nemesis"] = event.icons, event.activation, event.nemesis
        row["spawns"] = _spawns(event.spawns)
    for kind in MISSIONS:
        for row in data[kind]:
            _mission(cards.missions[row["id"]], row)
    for row in data["first-strike"]:
        row["spawns"] = _spawns(cards.strikes[row["id"]].spawns)
    for row in data["nemesis-mission"]:
        mission = cards.missions[row["id"]]
        for side, back in (("passed", mission.passed), ("failed", mission.failed)):
            assert back is not None
            row[side] = {
                "id": back.id,
                "name": back.names,
                "texts": texts(cards, "nemesis-mission", row["id"], side),
                "source": cards.origins[f"nemesis-mission/{row['id']}"].of(side),
            }
    for row in data["nemesis"]:
        sheet = cards.nemeses[row["id"]]
        assert sheet.showdown is not None
        row["own"], row["threat"], row["power"], row["life"] = sheet.own, sheet.threat, sheet.power, sheet.life
        row["icons"] = {icon: cards.texts[ability.label].id for icon, ability in sheet.abilities.items()}
        row["showdown"] = {
            "id": sheet.showdown.id,
            "name": sheet.showdown.names,
            "threat": sheet.showdown_threat,
            "life": sheet.showdown_life,
            "texts": texts(cards, "nemesis", row["id"], "showdown"),
            "source": cards.origins[f"nemesis/{row['id']}"].of("showdown"),
        }
    data["part"] = said_parts(cards.abilities.values())


def texts(cards: Cards, kind: str, id: str, side: str = "") -> list[dict[str, Any]]:
    """All that a card or one side of it says, each part with its source."""
    origin = cards.origins[f"{kind}/{id}"]
    told = {language: lines(cards, kind, id, side, Voice(language)) for language in LANGUAGES}
    said: list[dict[str, Any]] = []
    for number, line in enumerate(told["en"]):
        row: dict[str, Any] = {
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


def _space(cards: Cards, row: dict[str, Any]) -> None:
    space = cards.board.spaces.get(row["id"])
    if space is not None:
        row["kind"], row["number"], row["region"] = space.kind, space.number, space.region
        row["x"], row["y"] = space.x, space.y
        row["links"] = cards.board.links[space.id]
    if row["id"] in cards.base_effects:
        row["effect"] = spoken(cards.base_effects[row["id"]])


def _enemy(enemy: EnemyCard, row: dict[str, Any]) -> None:
    row["rank"], row["power"], row["life"] = enemy.rank, enemy.power, enemy.life


def _mission(mission: MissionCard, row: dict[str, Any]) -> None:
    row["kind"], row["owner"], row["number"] = mission.kind, mission.owner, mission.number
    row["threat"], row["threshold"], row["team_up"] = mission.threat, mission.threshold, mission.team_up
    row["progress"], row["per_player"] = mission.progress, mission.per_player
    for name, where in (("defy_from", mission.defy_from), ("rest_from", mission.rest_from)):
        if where is not None:
            row[name] = _place(where)
    if mission.elite is not None:
        _enemy(mission.elite, row)


def _spawns(spawns: list[Spawn]) -> list[dict[str, Any]]:
    return [{"rank": part.rank, "space": part.space, "dots": part.dots} for part in spawns]
