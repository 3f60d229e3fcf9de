"""The 90 Characters and 8 Locations of the box, each of them in play, and content packs that change them."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.splendor.table import Table
from tableverse.games.registry import load_game
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.ids import COLOURS, named
from tableverse.kernel.content import SOURCES
from tableverse.kernel.errors import BadContent, FileTrouble, OtherContent
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule
from tableverse.kernel.match import Match

GAME = load_game("splendor")
assert isinstance(GAME, Splendor)
CHARACTERS = GAME.cards.characters
LOCATIONS = GAME.cards.locations

# --- totals of the box --------------------------------------------------------------------------------------------

#: By level and bonus colour: number of cards, points, Avengers icons, and the total cost of each colour.
TOTALS = {
    (1, "yellow"): (8, 1, 2, {"yellow": 3, "blue": 3, "orange": 4, "red": 19, "purple": 4}),
    (1, "blue"): (8, 1, 2, {"yellow": 17, "blue": 3, "orange": 5, "red": 3, "purple": 5}),
    (1, "orange"): (8, 1, 2, {"yellow": 4, "blue": 5, "orange": 2, "red": 2, "purple": 19}),
    (1, "red"): (8, 1, 2, {"yellow": 4, "blue": 3, "orange": 19, "red": 4, "purple": 3}),
    (1, "purple"): (8, 1, 2, {"yellow": 4, "blue": 19, "orange": 3, "red": 4, "purple": 3}),
    (2, "yellow"): (6, 11, 2, {"yellow": 6, "blue": 6, "orange": 26, "red": 1, "purple": 2}),
    (2, "blue"): (6, 11, 2, {"yellow": 2, "blue": 4, "orange": 3, "red": 6, "purple": 26}),
    (2, "orange"): (6, 11, 2, {"yellow": 3, "blue": 1, "orange": 4, "red": 26, "purple": 7}),
    (2, "red"): (6, 11, 2, {"yellow": 4, "blue": 26, "orange": 5, "red": 5, "purple": 1}),
    (2, "purple"): (6, 11, 2, {"yellow": 26, "blue": 4, "orange": 3, "red": 3, "purple": 5}),
    (3, "yellow"): (4, 16, 3, {"yellow": 6, "blue": 25, "orange": 3, "red": 6, "purple": 3}),
    (3, "blue"): (4, 16, 3, {"yellow": 6, "blue": 3, "orange": 6, "red": 25, "purple": 3}),
    (3, "orange"): (4, 16, 3, {"yellow": 25, "blue": 3, "orange": 6, "red": 3, "purple": 6}),
    (3, "red"): (4, 16, 3, {"yellow": 3, "blue": 6, "orange": 3, "red": 6, "purple": 25}),
    (3, "purple"): (4, 16, 3, {"yellow": 3, "blue": 6, "orange": 25, "red": 3, "purple": 6}),
}

#: The cost shapes of each level, five cards of each: tokens per colour in falling order, then points or an icon.
SHAPES = {
    1: ["1111", "2111", "21", "22", "221 A", "3", "311 A", "4 +1"],
    2: ["322 +1 A", "332 +1 A", "421 +2", "5 +2", "53 +2", "6 +3"],
    3: ["5333 +3 AA", "633 +4 A", "7 +4", "73 +5"],
}

#: Four cards break the pattern in every public list; see content/characters.yaml.
ODD_SHAPES = {
    "spider-ham": "21",
    "kingpin": "21",
    "doctor-strange": "7 +4 A",
    "nova": "633 +4",
}


def shape(card) -> str:
    cost = "".join(str(amount) for amount in sorted(card.cost, reverse=True) if amount)
    points = f" +{card.points}" if card.points else ""
    icons = f" {'A' * card.avengers}" if card.avengers else ""
    return cost + points + icons


@pytest.mark.parametrize("group", TOTALS)
def test_totals_by_level_and_colour(group):
    level, bonus = group
    cards = [card for card in CHARACTERS if (card.level + 1, COLOURS[card.bonus]) == group]
    cost = [sum(card.cost[colour] for card in cards) for colour in range(5)]
    points, icons = sum(card.points for card in cards), sum(card.avengers for card in cards)
    assert (len(cards), points, icons, named(cost)) == TOTALS[level, bonus]


@pytest.mark.parametrize("level", SHAPES)
def test_every_colour_has_a_card_of_each_shape(level):
    for colour in range(5):
        cards = [card for card in CHARACTERS if (card.level + 1, card.bonus) == (level, colour)]
        usual = sorted(shape(card) for card in cards if card.id not in ODD_SHAPES)
        odd = [card for card in cards if card.id in ODD_SHAPES]
        assert {card.id: shape(card) for card in odd}.items() <= ODD_SHAPES.items()
        if not odd:
            assert usual == sorted(SHAPES[level])
        else:
            assert len(set(SHAPES[level]) - set(usual)) == len(odd)


def test_doubtful_cards_follow_the_majority_of_lists():
    """The values are those of most public lists, even where they look odd (docs/rulings.md)."""
    cards = {card.id: card for card in CHARACTERS}
    assert named(cards["gamora"].cost) == {"orange": 3, "red": 7}
    assert named(cards["spider-ham"].cost) == named(cards["kingpin"].cost) == {"yellow": 1, "purple": 2}
    assert cards["bullseye"].cost == cards["prowler"].cost
    assert named(cards["prowler"].cost) == {"blue": 1, "orange": 1, "red": 2, "purple": 1}
    assert (cards["doctor-strange"].avengers, cards["nova"].avengers) == (1, 0)


def test_every_component_has_a_unique_name_in_both_languages():
    registry = GAME.registry
    assert {kind: len(items) for kind, items in registry.kinds.items()} == {"character": 90, "location": 8}
    assert registry.counts() == {"character": {"published": 90}, "location": {"published": 8}}
    for items in registry.kinds.values():
        for item in items.values():
            assert item.id == item.id.lower()
            assert item.source in SOURCES
            assert set(item.names) == {"en", "es"}
            assert all(name.strip() == name and name[0].isupper() for name in item.names.values())
        for language in ("en", "es"):
            assert len({item.names[language] for item in items.values()}) == len(items)
    assert registry.name("character", "rocket-raccoon", "es") == "Mapache Cohete"
    assert registry.name("character", "wasp", "es") == "Avispa"


def test_content_data_for_clients_holds_all_values_of_a_card():
    data = GAME.content_data()
    assert [len(data["character"]), len(data["location"])] == [90, 8]
    assert next(row for row in data["character"] if row["id"] == "ghost-rider") == {
        "id": "ghost-rider",
        "name": {"en": "Ghost Rider", "es": "Motorista Fantasma"},
        "source": "published",
        "level": 2,
        "bonus": "red",
        "points": 2,
        "avengers": 0,
        "cost": {"yellow": 2, "blue": 4, "purple": 1},
    }
    assert next(row for row in data["location"] if row["id"] == "knowhere") == {
        "id": "knowhere",
        "name": {"en": "Knowhere", "es": "Sapiencial"},
        "source": "published",
        "tile": 3,
        "points": 3,
        "needs": {"yellow": 3, "blue": 3, "red": 3},
    }


# --- every component in play --------------------------------------------------------------------------------------


@rule("SPL-REC-06", "SPL-TIME-01")
@pytest.mark.parametrize("card", CHARACTERS, ids=lambda card: card.id)
def test_every_character_can_be_recruited(card):
    table = Table(players=4)
    table.can_pay_for(0, card.id)
    table.row(card.level + 1, [card.id])
    table.locations()
    table.turn(0)
    before, paid = table.bonuses(0), table.tokens(0)
    bank = table.in_bank()
    table.recruits(card.id)
    (recruited,) = table.events("recruited")
    assert (recruited["seat"], recruited["card"]) == (0, card.id)
    assert {gem: recruited["tokens"].count(gem) for gem in recruited["tokens"]} == paid
    cost = named(card.cost)
    assert {colour: paid.get(colour, 0) + before.get(colour, 0) for colour in cost} == cost
    time = card.level == 2
    assert table.tokens(0) == ({"green": 1} if time else {})
    assert table.events("gained") == ([{"seat": 0, "gem": "green"}] if time else [])
    assert table.in_bank() == {gem: bank.get(gem, 0) + paid.get(gem, 0) - (gem == "green" and time) for gem in COLOURS}
    assert table.bonuses(0) == {**before, COLOURS[card.bonus]: before.get(COLOURS[card.bonus], 0) + 1}
    assert (table.points(0), table.icons(0)) == (card.points, card.avengers)
    assert table.recruited(0)[-1] == card.id
    table.waits_for(1)


@rule("SPL-REC-02")
@pytest.mark.parametrize("card", CHARACTERS, ids=lambda card: card.id)
def test_no_character_costs_one_token_less(card):
    for colour in named(card.cost):
        table = Table(players=4)
        table.can_pay_for(0, card.id)
        held = table.tokens(0)
        if not held.get(colour):
            continue
        held[colour] -= 1
        table.player(0, tokens=held)
        table.row(card.level + 1, [card.id])
        table.turn(0)
        table.refuses(f"recruit:{card.id}")
        table.waits_for(0)


@rule("SPL-LOC-01", "SPL-LOC-03")
@pytest.mark.parametrize("place", LOCATIONS, ids=lambda place: place.id)
def test_every_location_can_be_taken(place):
    table = Table(players=4)
    table.player(0, bonuses=named(place.needs))
    table.locations(place.id)
    table.turn(0)
    table.does("take:yellow+blue+red")
    assert table.events("location") == [{"seat": 0, "location": place.id, "points": 3}]
    assert (table.owned_locations(0), table.points(0)) == ([place.id], 3)
    table.waits_for(1)
    # With one bonus fewer, the Location is not taken.
    for colour in named(place.needs):
        short = Table(players=4)
        short.player(0, bonuses={**named(place.needs), colour: named(place.needs)[colour] - 1})
        short.locations(place.id)
        short.turn(0)
        short.does("take:yellow+blue+red")
        assert short.owned_locations(0) == []
        short.waits_for(1)


# --- content packs ------------------------------------------------------------------------------------------------


def make_pack(folder: Path, game: str = "splendor", **files: str) -> Path:
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"game: {game}\ntitle: My own box\n", encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def character(**changes: object) -> str:
    row: dict[str, object] = {
        "id": "kraven",
        "name": "{en: Kraven the Hunter, es: Kraven el Cazador}",
        "source": "rulebook",
        "level": 1,
        "bonus": "purple",
        "points": 1,
        "avengers": 0,
        "cost": "{red: 2}",
    }
    row.update(changes)
    return "- {" + ", ".join(f"{field}: {value}" for field, value in row.items() if value is not None) + "}\n"


def location(**changes: object) -> str:
    row: dict[str, object] = {
        "id": "knowhere",
        "name": "{en: Knowhere, es: Sapiencial}",
        "source": "rulebook",
        "tile": 3,
        "points": 4,
        "needs": "{red: 1}",
    }
    row.update(changes)
    return "- {" + ", ".join(f"{field}: {value}" for field, value in row.items() if value is not None) + "}\n"


def test_pack_replaces_a_character(tmp_path):
    pack = make_pack(tmp_path / "pack", characters=character(bonus="blue"))
    table = Table(packs=[pack])
    table.row(1, ["kraven"])
    table.player(0, tokens={"red": 2})
    table.turn(0)
    table.recruits("kraven")
    assert table.events("recruited") == [{"seat": 0, "card": "kraven", "tokens": ["red", "red"]}]
    assert (table.points(0), table.bonuses(0)) == (1, {"blue": 1})
    table.waits_for(1)
    assert table.game.registry.name("character", "kraven", "es") == "Kraven el Cazador"
    assert table.game.registry.counts()["character"] == {"published": 89, "rulebook": 1}
    # The shipped game is unchanged.
    assert GAME.registry.name("character", "kraven", "es") == "Kraven"


def test_pack_replaces_a_location(tmp_path):
    pack = make_pack(tmp_path / "pack", locations=location())
    table = Table(packs=[pack])
    table.player(0, bonuses={"red": 1})
    table.locations("knowhere")
    table.turn(0)
    table.does("take:yellow+blue+red")
    assert table.events("location") == [{"seat": 0, "location": "knowhere", "points": 4}]
    assert table.points(0) == 4
    table.waits_for(1)


def test_location_may_be_worth_no_points(tmp_path):
    table = Table(packs=[make_pack(tmp_path / "pack", locations=location(points=0))])
    table.player(0, bonuses={"red": 1})
    table.locations("knowhere")
    table.turn(0)
    table.does("take:yellow+blue+red")
    assert table.events("location") == [{"seat": 0, "location": "knowhere", "points": 0}]
    assert (table.owned_locations(0), table.points(0)) == (["knowhere"], 0)
    table.waits_for(1)


def test_last_pack_overrides_earlier_ones(tmp_path):
    first = make_pack(tmp_path / "first", characters=character(points=2))
    second = make_pack(tmp_path / "second", characters=character(points=3))
    game = load_game("splendor", [first, second])
    assert isinstance(game, Splendor)
    assert game.cards.characters[game.cards.character("kraven")].points == 3


@pytest.mark.parametrize(
    "change",
    [{"points": 0}, {"bonus": "red"}, {"avengers": 1}, {"cost": "{red: 3}"}, {"cost": "{blue: 2}"}],
    ids=str,
)
def test_fingerprint_depends_on_every_value_of_a_card(tmp_path, change):
    plain = load_game("splendor", [make_pack(tmp_path / "plain", characters=character())])
    changed = load_game("splendor", [make_pack(tmp_path / "changed", characters=character(**change))])
    assert len({GAME.fingerprint(), plain.fingerprint(), changed.fingerprint()}) == 3


def test_fingerprint_does_not_depend_on_names(tmp_path):
    same = character(points=0, cost="{blue: 3}")
    game = load_game("splendor", [make_pack(tmp_path / "pack", characters=same)])
    assert game.fingerprint() == GAME.fingerprint()


def test_replay_with_other_cards_is_refused(tmp_path):
    other = load_game("splendor", [make_pack(tmp_path / "pack", characters=character())])
    match = Match(GAME, Config(2), seed=3)
    for _ in range(6):
        match.choose(match.state.decision.options[0].id)
    record = match.finished_record()
    assert GAME.digest(record.replay(GAME)) == record.digest
    with pytest.raises(OtherContent) as refusal:
        record.replay(other)
    assert "other cards" in str(refusal.value)
    assert "otras cartas" in refusal.value.say("es")
    with pytest.raises(OtherContent):
        Match.resume(other, record)


#: By case: the broken row and a word of the expected message.
BROKEN = {
    "missing field": (character(points=None), "points"),
    "misspelt field": (character(colour="red"), "colour"),
    "bad id": (character(id="Kraven!"), "Kraven!"),
    "level changed": (character(level=2), "level"),
    "level out of range": (character(level=4), "4"),
    "points not a number": (character(points="many"), "many"),
    "too many icons": (character(avengers=3), "3"),
    "green bonus": (character(bonus="green"), "green"),
    "green in the cost": (character(cost="{green: 1}"), "green"),
    "grey in the cost": (character(cost="{grey: 1}"), "grey"),
    "cost out of range": (character(cost="{red: 10}"), "10"),
    "negative cost": (character(cost="{red: -1}"), "-1"),
    "no cost": (character(cost="{}"), "colour"),
    "cost not a mapping": (character(cost="3"), "fields"),
    "no Spanish name": (character(name="{en: Kraven}"), "es"),
    "unknown source": (character(source="rumour"), "rumour"),
    "not a row": ("- kraven\n", "fields"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_invalid_character_is_refused_with_file_and_line(tmp_path, case):
    row, words = BROKEN[case]
    pack = make_pack(tmp_path / "pack", characters="# my cards\n" + character(id="wong") + row)
    with pytest.raises(BadContent) as refusal:
        load_game("splendor", [pack])
    for language in ("en", "es"):
        sentence = refusal.value.say(language)
        assert sentence.startswith(f"{pack / 'characters.yaml'}:3: ")
        problem = sentence.split(":3: ", 1)[1]
        assert not problem.startswith("content-")
        assert "{" not in problem
    assert words in str(refusal.value)


@pytest.mark.parametrize(
    ("row", "words"),
    [
        (location(tile=2), "tile"),
        (location(tile=0), "from 1 to 20"),
        (location(tile=21), "from 1 to 20"),
        (location(id="mars"), "both faces of tile 3"),
        (location(needs="{green: 1}"), "green"),
        (location(needs="{}"), "colour"),
        (location(points=None), "points"),
        (location(points=-1), "-1"),
        (location(points=10), "10"),
        (location(colour="red"), "colour"),
    ],
)
def test_invalid_location_is_refused_with_file_and_line(tmp_path, row, words):
    pack = make_pack(tmp_path / "pack", locations=row)
    with pytest.raises(BadContent) as refusal:
        load_game("splendor", [pack])
    assert str(refusal.value).startswith(f"{pack / 'locations.yaml'}:1: ")
    assert words in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "text", "line", "words"),
    [
        ("heroes", character(), 1, "heroes"),
        ("characters", "kraven: 3\n", 1, "list"),
        ("characters", "", 1, "empty"),
        ("characters", "- {id: kraven\n- [\n", 2, "YAML"),
        ("characters", character() + character().replace("points: 1", "points: 1, points: 2"), 2, "twice"),
    ],
)
def test_invalid_file_is_refused_with_its_line(tmp_path, name, text, line, words):
    pack = make_pack(tmp_path / "pack", **{name: text})
    with pytest.raises(BadContent) as refusal:
        load_game("splendor", [pack])
    assert str(refusal.value).startswith(f"{pack / name}.yaml:{line}: ")
    assert words in str(refusal.value)


def test_pack_of_another_game_is_refused(tmp_path):
    pack = make_pack(tmp_path / "pack", game="chess", characters=character())
    with pytest.raises(BadContent) as refusal:
        load_game("splendor", [pack])
    assert str(refusal.value).startswith(f"{pack / 'pack.yaml'}:1: ")
    assert "chess" in str(refusal.value)


def test_pack_must_be_a_folder_with_a_pack_file(tmp_path):
    (tmp_path / "empty").mkdir()
    for missing in (tmp_path / "nowhere", tmp_path / "empty"):
        with pytest.raises(FileTrouble) as refusal:
            load_game("splendor", [missing])
        assert str(missing) in str(refusal.value)
