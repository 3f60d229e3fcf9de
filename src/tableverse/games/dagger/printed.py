"""What can be read on every sheet, card and space, as JSON-ready values for clients to draw."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.dagger.cards import ACTIONS, ATTRIBUTES, Box, EnemyCard, MissionCard, Spawn
from tableverse.kernel.effects import Effect, Selector, Voice
from tableverse.kernel.effects.parts import said_parts
from tableverse.kernel.i18n import LANGUAGES, say

Data = dict[str, list[dict[str, Any]]]

MISSIONS: Final = ("first-strike", "nemesis-mission", "side-mission", "hero-mission")


def add_facts(box: Box, data: Data) -> None:
    """Add to the rows of ids and names all that the components show."""
    for kind in ("support", "team-up", "enemy", "event", *MISSIONS, "nemesis", "hero"):
        for row in data[kind]:
            row["texts"] = texts(box, row["id"])
    for row in data["hero"]:
        hero = box.heroes[row["id"]]
        row["alter_ego"], row["sheet"], row["life"] = hero.alter_ego, hero.sheet, hero.life
        for name in ATTRIBUTES:
            row[name] = hero.values[name]
    for row in data["aspect"]:
        aspect = box.aspects[row["id"]]
        for side in ("heroic", "battered"):
            face = aspect.side(side == "battered")
            row[side] = {action: spoken(face.actions[action].ability.effect) for action in ACTIONS}
            row[side]["texts"] = [text for text in texts(box, face.card.id) if text["id"] not in ACTIONS]
    for row in data["support"]:
        support = box.supports[row["id"]]
        row["owner"], row["exclusive"], row["charge"] = support.owner, support.exclusive, support.charge
    for row in data["team-up"]:
        row["owner"], row["cost"] = box.team_ups[row["id"]].owner, box.team_ups[row["id"]].cost
    for row in data["space"]:
        _space(box, row)
    for row in data["enemy"]:
        _enemy(box.enemies[row["id"]], row)
    for row in data["event"]:
        event = box.events[row["id"]]
        row["icons"], row["activation"], row["nemesis"] = event.icons, event.activation, event.nemesis
        row["spawns"] = _spawns(event.spawns)
    for kind in MISSIONS:
        for row in data[kind]:
            _mission(box.missions[row["id"]], row)
    for row in data["first-strike"]:
        row["spawns"] = _spawns(box.strikes[row["id"]].spawns)
    for row in data["nemesis-mission"]:
        mission = box.missions[row["id"]]
        for side, back in (("passed", mission.passed), ("failed", mission.failed)):
            assert back is not None
            row[side] = {"id": back.id, "name": back.names, "texts": texts(box, back.id)}
    for row in data["nemesis"]:
        sheet = box.nemeses[row["id"]]
        assert sheet.showdown is not None
        row["own"], row["threat"], row["power"], row["life"] = sheet.own, sheet.threat, sheet.power, sheet.life
        row["icons"] = {icon: ability.label.partition("/")[2] for icon, ability in sheet.abilities.items()}
        row["showdown"] = {
            "id": sheet.showdown.id,
            "name": sheet.showdown.names,
            "threat": sheet.showdown_threat,
            "life": sheet.showdown_life,
            "texts": texts(box, sheet.showdown.id),
        }
    data["part"] = said_parts(box.abilities.values())
    for row in data["part"]:
        row["name"] = {language: contracted(text, language) for language, text in row["name"].items()}


def texts(box: Box, id: str) -> list[dict[str, Any]]:
    """All that a card says: its texts, what it changes, and the traits of an enemy."""
    said: list[dict[str, Any]] = []
    for label, ability in box.abilities.items():
        if label.startswith(f"{id}/"):
            row = {"id": label.partition("/")[2], "text": spoken(ability.effect)}
            text = box.texts.get(label)
            if text is not None:
                row["name"], row["use"], row["combo"] = text.names, text.kind, text.combo
            said.append(row)
    card = box.cards.get(id)
    for passive in card.passives if card is not None else ():
        said.append({"id": passive.stat, "text": {code: passive.say(Voice(code)) for code in LANGUAGES}})
    enemy = box.enemies.get(id)
    for trait in enemy.traits if enemy is not None else ():
        said.append({"id": trait, "text": {code: say(code, f"dagger-trait-{trait}") for code in LANGUAGES}})
    return said


def spoken(part: Effect | Selector) -> dict[str, str]:
    return {language: contracted(part.say(Voice(language)), language) for language in LANGUAGES}


def contracted(text: str, language: str) -> str:
    """Spanish joins "de el" and "a el" into one word."""
    return text.replace(" de el ", " del ").replace(" a el ", " al ") if language == "es" else text


def _space(box: Box, row: dict[str, Any]) -> None:
    space = box.board.spaces.get(row["id"])
    if space is not None:
        row["kind"], row["number"], row["region"] = space.kind, space.number, space.region
        row["x"], row["y"] = space.x, space.y
        row["links"] = box.board.links[space.id]
    if row["id"] in box.base_effects:
        row["effect"] = spoken(box.base_effects[row["id"]].effect)


def _enemy(enemy: EnemyCard, row: dict[str, Any]) -> None:
    row["rank"], row["power"], row["life"] = enemy.rank, enemy.power, enemy.life


def _mission(mission: MissionCard, row: dict[str, Any]) -> None:
    row["kind"], row["owner"], row["number"] = mission.kind, mission.owner, mission.number
    row["threat"], row["threshold"], row["team_up"] = mission.threat, mission.threshold, mission.team_up
    row["progress"], row["per_player"] = mission.progress, mission.per_player
    for name, where in (("defy_from", mission.defy_from), ("rest_from", mission.rest_from)):
        if where is not None:
            row[name] = spoken(where)
    if mission.elite is not None:
        _enemy(mission.elite, row)


def _spawns(spawns: list[Spawn]) -> list[dict[str, Any]]:
    return [{"rank": part.rank, "space": part.space, "dots": part.dots} for part in spawns]
