"""Every Location of the box, used by a Hero who ends the turn there."""

import pytest

from games.united.table import ALCHEMAX, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table

CARTER, SPIDER, LOKI, IRON = "captain-carter", "spider-man-2099", "loki", "ironheart"
THOR, SHURI, RIDER = "mighty-thor", "black-panther-shuri", "cosmic-ghost-rider"


def ending(at: str, ring: tuple[str, ...] | None = None) -> Table:
    """Return a table where Loki ends his turn in a Location, and Thor is elsewhere."""
    table = Table("maestro", heroes=[LOKI, THOR], **({"ring": ring} if ring else {}))
    table.villain(at=UN)
    hand = ["loki-move", "loki-wild", "loki-confuse"]
    table.hero(LOKI, at=at, hand=hand, deck=["loki-scepter", "loki-move-attack"])
    table.hero(THOR, at=UN)
    return table


def end(table: Table, at: str, *options: str) -> None:
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end", f"location:{at}", *options)


@pytest.mark.parametrize(("place", "token"), [("niffleheim", "attack"), ("muspelheim", "heroic")])
def test_niffleheim_and_muspelheim_give_tokens(place: str, token: str) -> None:
    table = ending(place, (place, PEGASUS, KUN_LUN, UN, ALCHEMAX, TVA))
    table.hero_turn(LOKI)
    table.does("play:loki-wild", "end") if place == "muspelheim" else table.does("play:loki-wild")
    table.does(f"location:{place}")
    assert table.tokens(LOKI) == {token: 1}


def test_london() -> None:
    table = ending(LONDON)
    table.hero(THOR, at=LONDON)
    end(table, LONDON, "choose:heroic")
    assert table.tokens(LOKI) == {"heroic": 1}
    alone = ending(LONDON)
    alone.hero_turn(LOKI)
    alone.does("play:loki-move", "end")
    alone.waits_for(THOR, "play")


def test_project_pegasus() -> None:
    table = ending(PEGASUS)
    table.threat("dogs-of-war-1", at=TVA)
    end(table, PEGASUS)
    assert table.threat_card("dogs-of-war-1").at == table.at(PEGASUS)
    assert table.threat_card("dogs-of-war-1").health == 2


def test_kun_lun() -> None:
    table = ending(KUN_LUN)
    table.hero(LOKI, at=KUN_LUN, hand=["loki-move"], deck=["loki-scepter", "loki-wild"])
    end(table, KUN_LUN, "choose:draw")
    assert len(table.of(LOKI).hand) == 2
    other = ending(KUN_LUN)
    end(other, KUN_LUN, "discard:loki-wild")  # with 3 cards in hand, drawing is not offered
    assert other.tokens(LOKI) == {"wild": 1}
    assert other.of(LOKI).deck[0] == "loki-wild"


def test_united_nations_headquarters() -> None:
    table = ending(UN)
    table.villain(at=TVA)
    table.place(LONDON, civilians=1)
    table.place(TVA, civilians=1)
    end(table, UN, f"pick:place:{LONDON}", f"pick:place:{KUN_LUN}")
    assert (table.location(LONDON).civilians, table.location(KUN_LUN).civilians) == (0, 1)


def test_alchemax_headquarters() -> None:
    table = ending(ALCHEMAX)
    end(table, ALCHEMAX)
    assert table.tokens(LOKI) == {"wild": 1}
    assert table.state.storyline[-1].symbols == [0, 0, 0, 0]
    assert table.events("covered") == [{"card": "loki-move"}]


def test_tva_headquarters() -> None:
    table = ending(TVA)
    table.storyline("loki-scepter", "mighty-thor-move")
    end(table, TVA, "pick:entry:0")
    assert table.played() == ["loki-move", "mighty-thor-move", "loki-scepter"]
