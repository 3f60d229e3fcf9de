"""Names: similar ones get a number, and unreadable ones are refused."""

from pathlib import Path

import pytest

from server.support import problem
from tableverse.server.confusables import TABLE, make_table, skeleton
from tableverse.server.errors import NameMissing
from tableverse.server.names import clean_name, distinct_name


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ana", "Ana"),
        ("José Íñigo", "José Íñigo"),
        ("Jose\u0301", "José"),
        ("𝓐𝓷𝓪", "Ana"),
        ("ＡＮＡ", "ANA"),
        ("Анна", "Анна"),
        ("アンナ", "アンナ"),
        ("🦝", "🦝"),
        ("\u202eanA", "anA"),
    ],
)
def test_names_are_normalized(name, cleaned):
    assert clean_name(name, 24) == cleaned


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u3164", "\u2800\u2800", "\u0301", "\u202e\u2066"])
def test_an_invisible_name_is_refused(name):
    with pytest.raises(NameMissing):
        clean_name(name, 24)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ana", "ana"),
        ("Ana", "Аna"),  # the first letter is Cyrillic
        ("Ana", "An\u0430"),
        ("Ana", "A na"),
        ("Ana", "A\u200bna"),
        ("Ana", "A\u200dna"),
        ("Ana", "𝐀𝐧𝐚"),
        ("Iris", "lris"),
        ("Iris", "1ris"),
        ("IRIS", "iris"),
        ("Oto", "0to"),
        ("Carmen", "Carrnen"),
        ("José", "Jose\u0301"),
        ("Χρύσα", "Xρύσα"),
    ],
)
def test_names_that_look_alike_get_a_number(first, second):
    shown = clean_name(second, 24)
    assert distinct_name(second, [first], 24) == f"{shown} 2"
    assert distinct_name(second, [first, f"{shown} 2"], 24) == f"{shown} 3"


@pytest.mark.parametrize(
    ("first", "second"),
    [("Ana", "Anna"), ("José", "Jose"), ("Ana 2", "Ana 3"), ("Peña", "Pena"), ("Ana", "Eva"), ("🦝", "🦊")],
)
def test_distinguishable_names_are_unchanged(first, second):
    assert distinct_name(second, [first], 24) == second


def test_the_number_fits_into_the_length():
    names = ["x" * 24]
    for _ in range(11):
        names.append(distinct_name("x" * 24, names, 24))
    assert names[-1] == "x" * 21 + " 12"
    assert len(set(names)) == 12


def test_a_guest_with_a_name_like_the_hosts_gets_a_number(server):
    ana = server.host("me open open", name="Ana")
    server.guest(ana.id, "Аna")
    ana.until(lambda: ana.table["seats"][1]["kind"] == "person")
    assert ana.table["seats"][1]["name"] == "Аna 2"
    answer = server.post(f"/api/tables/{ana.id}/join", {"name": "\u3164"})
    assert problem(answer) == (422, "error-name-missing")
    body = {"game": "splendor", "name": "\u200b", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert problem(server.post("/api/tables", body)) == (422, "error-name-missing")


def test_the_table_of_confusables_is_made_from_unicodes_list(tmp_path: Path):
    listed = tmp_path / "confusables.txt"
    rows = "0410 ;\t0041 ;\tMA\t# A\n0391 ;\t0041 ;\tMA\n006D ;\t0072 006E ;\tMA\nFF21 ;\t0041 ;\tMA\n"
    listed.write_text("\ufeff# Version: 99\n" + rows, "utf-8")
    made = make_table(listed).splitlines()
    assert made[2:] == ["0041 0391 0410", "0072+006E 006D"]
    assert "Unicode 99" in made[0]
    assert TABLE.read_text().splitlines()[2:] == sorted(TABLE.read_text().splitlines()[2:])
    assert skeleton("АВm") == "ABrn"
