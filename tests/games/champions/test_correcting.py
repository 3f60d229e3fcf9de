"""Put right by hand: what can be changed, what follows from it at once, and what nobody learns by it."""

from __future__ import annotations

import pytest

from games.champions.table import Table, plain
from tableverse.kernel.correcting import Correction
from tableverse.kernel.errors import BadCorrection


def test_hit_points_and_what_everybody_is_told() -> None:
    table = Table()
    said = table.corrects(table.state.villain, "hit-points", 10)
    assert said == "Put right by hand: Rhino, hit points 14 → 10, by Ada"
    assert table.damage("rhino-1") == 4
    table.waits_for(0, "turn")


def test_whoever_has_no_hit_points_left_is_defeated() -> None:
    table = Table()
    minion = table.put("hydra-mercenary")
    table.corrects(minion.id, "hit-points", 0)
    assert not table.in_play("hydra-mercenary")
    assert plain(table.state.encounter_discard) == ["hydra-mercenary"]
    table.corrects(table.state.players[0].identity, "hit-points", 0)
    assert table.state.result is not None
    assert table.state.result.reason == "eliminated"


def test_a_full_main_scheme_is_completed_and_an_empty_side_scheme_defeated() -> None:
    table = Table()
    side = table.put("breakin-takin")
    table.corrects(side.id, "threat", 0)
    assert not table.in_play("breakin-takin")
    most = next(one.most for one in table.correctables() if (one.thing, one.aspect) == (table.state.scheme, "threat"))
    table.corrects(table.state.scheme, "threat", most)
    assert table.state.result is not None
    assert table.state.result.reason == "scheme"


def test_statuses_tokens_and_form() -> None:
    table = Table()
    hero, scheme = table.state.players[0].identity, table.state.scheme
    table.corrects(hero, "stunned", 1)
    table.corrects(hero, "tough", 1)
    table.corrects(hero, "readiness", "exhausted")
    table.corrects(scheme, "acceleration", 2)
    piece = table.state.identity(0)
    assert (piece.stunned, piece.tough, piece.exhausted, table.state.tokens) == (1, 1, True, 2)
    other = next(one for one in table.correctables() if one.aspect == "form").alternatives[-1].id
    said = table.corrects(hero, "form", other if other != piece.face else "spider-man")
    assert "form Spider-Man → Peter Parker" in said
    assert table.state.form(0) == "alter-ego"


def test_a_card_enters_play_and_nothing_answers_that() -> None:
    """Shocker deals damage when he is revealed: not when he is put into play by hand."""
    table = Table()
    table.state.encounter_discard = [table.make("shocker")]
    shocker = table.state.encounter_discard[0]
    table.corrects(shocker, "place", "play:0")
    assert table.in_play("shocker")
    assert table.damage("spider-man") == 0
    table.waits_for(0, "turn")


def test_cards_move_between_piles() -> None:
    table = Table()
    table.hand("haymaker", "energy")
    haymaker = table.state.players[0].hand[0]
    table.corrects(haymaker, "place", "discard:0")
    assert (table.held(), table.discarded()) == (["energy"], ["haymaker"])
    table.corrects(haymaker, "place", "deck-bottom:0")
    assert table.state.players[0].deck[0] == haymaker
    table.corrects("top:encounter-top", "place", "encounter-discard")
    assert plain(table.state.encounter_discard) == ["quiet-threat"]
    ally = table.put("black-cat")
    table.corrects(ally.id, "place", "hand:0")
    assert table.held() == ["energy", "black-cat"]


def test_a_minion_turns_to_another_player() -> None:
    table = Table("spider-man", "captain-marvel")
    minion = table.put("hydra-mercenary", seat=0)
    table.corrects(minion.id, "place", "play:1")
    assert minion.area == 1


def test_limits_are_kept() -> None:
    table = Table()
    for ally in ("black-cat", "nick-fury", "mockingbird"):
        table.put(ally)
    table.discard("luke-cage")
    table.corrects(table.state.players[0].discard[-1], "place", "play:0")
    assert table.decision.kind == "ally-limit"


def test_what_is_in_the_middle_of_something_stays_where_it_is() -> None:
    table = Table()
    table.hand("haymaker", "energy", "genius")
    haymaker, energy, _ = table.state.players[0].hand
    assert table.places(haymaker)
    table.does("play:haymaker")
    assert table.decision.kind == "pay"
    assert table.places(haymaker) == []
    assert table.places(energy)
    table.corrects(energy, "place", "discard:0")  # the payment is asked for anew
    assert not table.offers("spend:energy")


def test_villain_main_scheme_and_identities_are_not_moved() -> None:
    table = Table()
    state = table.state
    assert [table.places(thing) for thing in (state.villain, state.scheme, state.players[0].identity)] == [[], [], []]


def test_nobody_looks_through_a_deck_or_into_another_hand() -> None:
    table = Table("spider-man", "captain-marvel")
    table.hand("haymaker", seat=1)
    theirs, mine = table.state.players[1].hand[0], table.state.players[0].deck[-1]
    offered = {one.thing for one in table.correctables(0)}
    assert not offered & {theirs, mine, *table.state.encounter}
    assert "top:deck-top:0" in offered
    before = table.game.encode(table.state)
    with pytest.raises(BadCorrection, match="you may not know of it"):
        table.game.put_right(table.state, Correction(0, theirs, "place", "hand:1", "discard:1"))
    assert table.game.encode(table.state) == before


def test_a_card_that_stays_hidden_is_not_named() -> None:
    table = Table("spider-man", "captain-marvel")
    table.hand("haymaker", seat=1)
    card = table.state.players[1].hand[0]
    said = table.corrects(card, "place", "deck-top:1", seat=1)
    assert said == "Put right by hand: A card, place Bob’s hand → on top of Bob’s deck, by Bob"
    assert table.corrects("top:deck-top:1", "place", "hand:1") == (
        "Put right by hand: The top card of Bob’s deck, place on top of Bob’s deck → Bob’s hand, by Ada"
    )
    assert "Haymaker, place Bob’s hand" in table.corrects(card, "place", "discard:1", seat=1)


def test_the_stage_of_the_villain_goes_on_and_back() -> None:
    """As the stage begins, but nothing is revealed: Rhino's second stage would give a tough status card or search."""
    table = Table()
    villain = table.state.villain
    table.corrects(villain, "hit-points", 5)
    said = table.corrects(villain, "stage", "rhino-2")
    assert said == "Put right by hand: Rhino, stage 1 → 2, by Ada"
    assert (table.state.play[villain].face, table.state.play[villain].damage) == ("rhino-2", 0)
    assert (table.state.villain_deck, table.state.removed) == ([], ["rhino-1"])
    table.waits_for(0, "turn")
    table.corrects(villain, "stage", "rhino-1")
    assert (table.state.villain_deck, table.state.removed) == (["rhino-2"], [])
    table.corrects(villain, "hit-points", 0)
    assert table.state.play[villain].face == "rhino-2"  # as if nothing had been put right


def test_an_attachment_goes_to_another_enemy_and_comes_from_a_pile() -> None:
    table = Table("spider-man", "captain-marvel")
    webbed = table.put("webbed-up", on="rhino-1")
    minion = table.put("hydra-mercenary", seat=1)
    said = table.corrects(webbed.id, "place", f"on:{minion.id}")
    assert said == "Put right by hand: Webbed Up, place on Rhino → on Hydra Mercenary, by Ada"
    assert webbed.host == minion.id
    table.corrects(webbed.id, "place", "discard:0")
    table.corrects(webbed.id, "place", f"on:{table.state.villain}")
    assert table.state.play[webbed.id].host == table.state.villain
    charge = table.put("charge", on="rhino-1")
    assert f"on:{minion.id}" not in table.places(charge.id)  # it says: attach to Rhino


def test_cards_that_are_set_aside_come_into_the_game_and_back() -> None:
    table = Table()
    vulture = next(thing for thing in table.state.players[0].nemesis if thing.startswith("vulture"))
    table.corrects(vulture, "place", "play:0")
    assert table.in_play("vulture")
    assert vulture not in table.state.players[0].nemesis
    table.corrects(vulture, "place", "aside")
    assert table.state.aside == [vulture]
    assert "aside" not in table.places("top:encounter-top")  # nobody would see which card it is


def test_what_lies_faceup_under_a_card_is_taken_from_there() -> None:
    table = Table()
    host = table.put("helicarrier")
    under, beneath = table.make("haymaker", 0), table.make("energy", 0)
    host.tucked, host.shown = [under, beneath], [under]
    assert table.places(beneath) == []
    table.corrects(under, "place", "hand:0")
    assert (host.tucked, host.shown, under in table.state.players[0].hand) == ([beneath], [], True)
