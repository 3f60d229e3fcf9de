"""Rulings of the FAQ on fights that made-up cards can show: who attacks whom, and what becomes of a defeated one."""

from games.champions.table import Table, plain


def test_nebu_02_an_ally_that_a_card_makes_attack_takes_consequential_damage() -> None:
    table = Table("captain-marvel")
    table.put("pal")  # ATK 3, 2 consequential damage
    table.reveals("old-grudge")
    assert (table.damage("captain-marvel"), table.damage("pal"), table.piece("pal").exhausted) == (3, 2, False)
    assert [event["card"] for event in table.events("damaged")] == ["captain-marvel", "pal"]
    assert table.events("surge") == []
    table.waits(0, "turn")
    # A stunned one does not attack, which costs it the stunned card and nothing else.
    table.change("pal", stunned=1)
    table.reveals("old-grudge")
    assert (table.damage("captain-marvel"), table.damage("pal"), table.piece("pal").stunned) == (3, 2, 0)
    assert plain(table.state.encounter_discard).count("quiet-threat") == 1  # the card that surge revealed


def test_nebu_02_whoever_is_attacked_by_an_ally_retaliates() -> None:
    table = Table("black-panther", "captain-marvel")
    table.put("pal", seat=1)
    table.reveals("old-grudge", seat=0)
    assert (table.damage("black-panther"), table.damage("captain-marvel"), table.damage("pal")) == (3, 0, 1 + 2)
