"""Published card facts in the format of our content rows, for drafting a product and for checking the shipped cards.

    PYTHONPATH=tests:src python -m games.champions.published path/to/marvelsdb cap build/drafts

writes the known facts of every card of that pack into the folder, one file for each set. The author of the product adds
abilities in our own words. The input has the layout of MarvelsDB's repository (``pack/*.json``, Spanish in
``es/pack``). Its texts are only searched for keywords and counts, never copied.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tableverse.games.champions.cards import KEYWORDS
from tableverse.games.champions.reading.catalogue import traits

Row = dict[str, Any]

#: Where tests look for the optional data: beside the project.
FOLDER = Path(__file__).parents[4] / "shared" / "data" / "marvelsdb"
STATS = {
    "thw": "thwart",
    "atk": "attack",
    "def": "defense",
    "rec": "recover",
    "sch": "scheme",
    "hp": "health",
    "hand": "hand_size",
}
#: Corrections of Spanish names that were mistyped or have an erratum.
MISTYPED = {"01143": "Dron avanzado de Ultrón", "01184": "M.O.D.O.K.", "04146": "Soldado volador de Hydra"}
MISTYPED_ABILITIES = {"desefundado rapido": "desenfundado rapido"}
RESOURCES = ("energy", "mental", "physical", "wild")
ICONS = {"acceleration": "acceleration", "crisis": "crisis", "hazard": "hazard", "amplify": "amplify"}
ROMAN = ("", "I", "II", "III", "IV", "V")
#: Campaigns by the pack that contains them.
CAMPAIGNS = {"trors": "the-rise-of-red-skull"}
#: Matches the name of an ability: the text before a dash and the heading, possibly in italics or quotation marks.
NAMED = re.compile(r"^(?:<i>)?([^<\n]+?)(?:</i>)? — <b>", re.MULTILINE)
#: Matches a keyword at the beginning of a line, with its number or its number per player.
KEYWORD = re.compile(r"(?:^|(?<=\n)|(?<=\. ))([A-Z][a-z]+)(?: (\d)(\[per_hero\])?)?(?:\.| <i>| \(|\n)")


class Published:
    """All rows of a folder in the order of their codes, without reprints."""

    def __init__(self, folder: Path) -> None:
        self.rows: dict[str, Row] = {}
        for path in sorted((folder / "pack").glob("*.json")):
            for row in json.loads(path.read_text(encoding="utf-8")):
                if "duplicate_of" not in row:
                    self.rows[row["code"]] = row
        self.rows = dict(sorted(self.rows.items()))
        self.spanish: dict[str, Row] = {}
        for path in (folder / "es" / "pack").glob("*.json"):
            self.spanish |= {row["code"]: row for row in json.loads(path.read_text(encoding="utf-8"))}
        self.ids = self._ids()
        links = {code: row["back_link"] for code, row in self.rows.items() if "back_link" in row}
        self.backs = links | {back: front for front, back in links.items()}
        for code, row in self.rows.items():  # find the backs of folded cards
            front = self.backs.get(f"{code[:-1]}a")
            if row["type_code"] == "hero" and code not in self.backs and front is not None:
                self.backs[code] = front
        self._traits = sorted(
            ((folded(names["en"]), id) for id, names in traits().items()), key=lambda one: -len(one[0])
        )

    def _ids(self) -> dict[str, str]:
        """Return an id for each code.

        The id is the title. If an earlier card has the same title, the set or pack precedes it. Villains add their
        stage, and cards that share title and number add their letter.
        """
        ids: dict[str, str] = {}
        taken: set[str] = set()
        alike = Counter((row["name"], code[:5]) for code, row in self.rows.items() if not is_side_a(row))
        for code, row in self.rows.items():
            if is_side_a(row):
                continue
            id = slug(row["name"])
            if row["type_code"] in ("villain", "leader") and row.get("stage"):
                id = f"{id}-{stage_of(row) or slug(row['stage'])}"
            elif alike[row["name"], code[:5]] > 1:
                id = f"{id}-{code[5:]}"
            for tried in (id, f"{set_of(row)}-{id}", f"{slug(row['pack_code'])}-{id}", f"{id}-{code.lower()}"):
                if tried not in taken:
                    ids[code] = tried
                    taken.add(tried)
                    break
        return ids

    def of_pack(self, pack: str) -> list[Row]:
        return [row for row in self.rows.values() if row["pack_code"] == pack]

    def facts(self, row: Row) -> Row:
        """Return the fields of a content row except abilities, leaving out empty values."""
        text = row.get("text", "")
        of_encounter = row["faction_code"] == "encounter"  # an ally from a scenario is a player card
        stats = {name: max(0, row[field]) for name, field in STATS.items() if row.get(field) is not None}
        strikes = {power: row.get(f"{STATS[power]}_cost") or 0 for power in ("thw", "atk")}
        strikes = {power: amount for power, amount in strikes.items() if amount}
        found: Row = {
            "id": self.ids[row["code"]],
            "name": {"en": row["name"], "es": self.spanish_name(row)},
            "source": "published",
            "code": row["code"],
            "kind": row["type_code"].replace("_", "-"),
            "set": set_of(row),
            "aspect": "basic" if row["type_code"] == "ally" and of_encounter else aspect_of(row),
            "campaign": CAMPAIGNS[row["pack_code"]] if row["faction_code"] == "campaign" else "",
            "unique": bool(row.get("is_unique")),
            "subtitle": row.get("subname", ""),
            "quantity": row["quantity"] if row["quantity"] != 1 else 0,
            "traits": self.traits_of(row),
            "cost": "x" if row.get("cost") == -1 else row.get("cost"),
            "resources": {kind: row[f"resource_{kind}"] for kind in RESOURCES if row.get(f"resource_{kind}")},
            "stats": stats,
            "stars": [name for name, field in STATS.items() if row.get(f"{field}_star")],
            "hp-each": bool(row.get("health_per_hero")),
            "strikes": strikes,
            "boost": row.get("boost") or 0,
            "icons": {icon: row[f"scheme_{field}"] for icon, field in ICONS.items() if row.get(f"scheme_{field}")},
            "keywords": keywords_of(text),
            "stage": stage_of(row),
            "threat": per_player(row, "base_threat"),
            "target": per_player(row, "threat"),
            "grows": per_player(row, "escalation_threat"),
            "back": self.ids.get(self.backs.get(row["code"], ""), ""),
        }
        counters = re.search(r"Uses \((\d) (\w+) counters\)", text)
        if counters:
            found |= {"counters": int(counters[1]), "counter": {"en": counters[2], "es": "?"}, "uses-up": True}
        return {name: value for name, value in found.items() if value or (name in ("cost", "threat") and value == 0)}

    def ability_names(self, row: Row) -> list[tuple[str, str]]:
        """Return the names of a card's abilities in both languages."""
        texts = [one.get("text") or "" for one in (row, self.spanish[row["code"]])]
        english, spanish = ([folded(name) for name in NAMED.findall(text)] for text in texts)
        return list(zip(english, [MISTYPED_ABILITIES.get(name, name) for name in spanish], strict=True))

    def spanish_name(self, row: Row) -> str:
        return MISTYPED.get(row["code"]) or str(self.spanish.get(row["code"], row)["name"])

    def traits_of(self, row: Row) -> list[str]:
        """Return the traits of ``S.H.I.E.L.D. Spy.`` as shield and spy, taking the longest known trait at each step."""
        rest, found = folded(row.get("traits", "")), []
        while rest:
            match = next(((name, id) for name, id in self._traits if rest == name or rest.startswith(f"{name} ")), None)
            if match is None:
                raise LookupError(f"{row['code']}: no trait begins “{rest}”")
            found.append(match[1])
            rest = rest[len(match[0]) :].strip()
        return found


def keywords_of(text: str) -> Row:
    found: Row = {}
    for word, number, each in KEYWORD.findall(text):
        if word.lower() in KEYWORDS:
            found[word.lower()] = {"each": int(number)} if each else int(number or 1)
    return found


def is_side_a(row: Row) -> bool:
    """Return whether this is side A of a main scheme, which is set-up only and part of the entry of side B."""
    return row["type_code"] == "main_scheme" and row["code"].endswith("a")


def aspect_of(row: Row) -> str:
    """Return the aspect. Campaign cards are basic, but obligations are encounter cards even in a player's deck."""
    if row["faction_code"] == "campaign":
        return "encounter" if row["type_code"] == "obligation" else "basic"
    return str(row["faction_code"])


def set_of(row: Row) -> str:
    return slug(row.get("set_code") or row["faction_code"])


def stage_of(row: Row) -> int:
    stage = str(row.get("stage", ""))
    if stage in ROMAN:
        return ROMAN.index(stage)
    return int(stage[0]) if stage[:1].isdigit() else 0


def per_player(row: Row, field: str) -> Any:
    """Return an amount of threat, per player unless marked as fixed."""
    if field not in row or row[field] is None:
        return None
    if row[field] < 0:
        return "x"
    return row[field] if row.get(f"{field}_fixed") or row[field] == 0 else {"each": row[field]}


def folded(text: str) -> str:
    bare = "".join(
        one for one in unicodedata.normalize("NFKD", text.replace(".", "")) if not unicodedata.combining(one)
    )
    return " ".join(re.sub(r"[^a-z0-9]+", " ", bare.lower()).split())


def slug(text: str) -> str:
    bare = "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))
    return re.sub(r"[^a-z0-9]+", "-", bare.lower()).strip("-")


def written(facts: Row) -> str:
    """Return one row as YAML in the style of the files in ``content``."""
    lines = []
    for name, value in facts.items():
        lead = "- " if name == "id" else "  "
        lines.append(f"{lead}{name}: {_value(value, name)}")
    return "\n".join(lines) + "\n"


def _value(value: Any, name: str = "") -> str:
    if isinstance(value, dict):
        quoted = name == "name"
        inside = (
            f"{key}: {json.dumps(one, ensure_ascii=False) if quoted else _value(one)}" for key, one in value.items()
        )
        return "{" + ", ".join(inside) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value) if name in ("code", "subtitle") else str(value)


def draft(published: Published, pack: str) -> Iterable[tuple[str, str]]:
    """Yield the sets of a pack with their rows."""
    sets: dict[str, list[str]] = {}
    for row in published.of_pack(pack):
        if not is_side_a(row):
            sets.setdefault(set_of(row).removesuffix("-nemesis"), []).append(written(published.facts(row)))
    return [(name, "\n".join(rows)) for name, rows in sets.items()]


if __name__ == "__main__":
    source, pack, target = sys.argv[1:]
    for name, rows in draft(Published(Path(source)), pack):
        (Path(target) / f"{name}.yaml").write_text(rows, encoding="utf-8")
