"""Corrections by hand: what can be changed, the immediate consequences, and what stays hidden."""

from __future__ import annotations

import pytest

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, of_products, plain
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.corrections import Correction
from tableverse.kernel.errors import BadCorrection


def test_correcting_hit_points_is_announced_to_everyone() -> None:
    table = Table()
    said = table.corrects(table.state.villain, "hit-points", 10)
    assert said == "Fixed by hand: Rhino, hit points 14 → 10, by Ada"
    assert table.damage("rhino-1") == 4
    table.waits_for(0, "turn")


def test_character_corrected_to_zero_hit_points_is_defeated() -> None:
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


def test_card_put_into_play_by_hand_triggers_nothing() -> None:
    """Shocker deals damage when he is revealed, but not when he is put into play by hand."""
    table = Table()
    table.state.encounter_discard = [table.make("shocker")]
    shocker = table.state.encounter_discard[0]
    table.corrects(shocker, "place", "play:0")
    assert table.in_play("shocker")
    assert table.damage("spider-man") == 0
    table.waits_for(0, "turn")


def test_correction_triggers_no_response_and_keeps_the_open_question() -> None:
    """Mockingbird stuns an enemy after she enters play."""
    table = Table("spider-man", "captain-marvel")
    table.discard("mockingbird")
    table.corrects(table.state.players[0].discard[0], "place", "play:0")
    table.waits_for(0, "turn")
    table = Table("spider-man", "captain-marvel")
    table.hand("mockingbird", "energy", "genius")
    table.does("play:mockingbird", "pay")
    table.waits_for(0, "window")
    table.discard("nick-fury", seat=1)
    table.corrects(table.state.players[1].discard[0], "place", "play:1", seat=1)
    table.corrects(table.state.villain, "hit-points", 9)
    table.waits_for(0, "window")
    table.does("trigger:mockingbird")
    assert table.piece("rhino-1").stunned == 1
    table.waits_for(0, "turn")


def test_side_schemes_that_cannot_leave_play_stay_without_threat() -> None:
    crew = of_products("the-wrecking-crew")("she-hulk", scenario="wrecking-crew")
    scheme = crew.thing("thunderstruck")
    crew.corrects(scheme, "threat", 0)
    assert crew.threat("thunderstruck") == 0
    crew.waits_for(0, "turn")


def test_a_main_scheme_without_threat_stays() -> None:
    table = Table()
    table.change(table.state.scheme, threat=3)
    table.corrects(table.state.scheme, "threat", 0)
    assert table.in_play("the-break-in")
    assert table.threat() == 0
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


def test_emptied_deck_is_reshuffled_after_a_correction() -> None:
    table = Table()
    player = table.state.players[0]
    player.deck, player.discard = [table.make("energy", 0)], [table.make("genius", 0)]
    table.corrects("top:deck-top:0", "place", "hand:0")
    assert (plain(player.deck), player.discard, len(player.dealt)) == (["genius"], [], 1)
    table.state.encounter, table.state.encounter_discard = [table.make("advance")], [table.make("assault")]
    table.corrects("top:encounter-top", "place", "removed")
    assert (plain(table.state.encounter), table.state.encounter_discard) == (["assault"], [])
    assert table.state.tokens == 1


def test_card_discarded_by_hand_is_revealed() -> None:
    table = Table()
    table.hand("haymaker")
    table.corrects(table.state.players[0].hand[0], "place", "discard:0")
    assert [event.facts["card"] for event in table.happened if event.kind == "discarded"] == ["haymaker"]


def test_owner_can_take_back_a_card_controlled_by_another_player() -> None:
    table = Table("spider-man", "captain-marvel")
    ally = table.put("black-cat")
    ally.area = 1
    assert table.places(ally.id)[-1] == "play:0"
    table.corrects(ally.id, "place", "play:0")
    assert ally.area == 0


def test_minion_can_be_moved_to_another_player() -> None:
    table = Table("spider-man", "captain-marvel")
    minion = table.put("hydra-mercenary", seat=0)
    table.corrects(minion.id, "place", "play:1")
    assert minion.area == 1


def test_ally_limit_applies_after_a_correction() -> None:
    table = Table()
    for ally in ("black-cat", "nick-fury", "mockingbird"):
        table.put(ally)
    table.discard("luke-cage")
    table.corrects(table.state.players[0].discard[-1], "place", "play:0")
    assert table.decision.kind == "ally-limit"


def test_card_being_played_cannot_be_moved() -> None:
    table = Table()
    table.hand("haymaker", "energy", "genius")
    haymaker, energy, _ = table.state.players[0].hand
    assert table.places(haymaker)
    table.does("play:haymaker")
    assert table.decision.kind == "pay"
    assert table.places(haymaker) == []
    assert table.places(energy)
    table.corrects(energy, "place", "discard:0")  # the payment is asked for again
    assert not table.offers("spend:energy")


def test_villain_main_scheme_and_identities_are_not_moved() -> None:
    table = Table()
    state = table.state
    assert [table.places(thing) for thing in (state.villain, state.scheme, state.players[0].identity)] == [[], [], []]


def test_hidden_cards_of_decks_and_other_hands_cannot_be_corrected() -> None:
    table = Table("spider-man", "captain-marvel")
    table.hand("haymaker", seat=1)
    theirs, mine = table.state.players[1].hand[0], table.state.players[0].deck[-1]
    offered = {one.thing for one in table.correctables(0)}
    assert not offered & {theirs, mine, *table.state.encounter}
    assert "top:deck-top:0" in offered
    before = table.game.encode(table.state)
    with pytest.raises(BadCorrection, match="you can’t see it"):
        table.game.apply_correction(table.state, Correction(0, theirs, "place", "hand:1", "discard:1"))
    assert table.game.encode(table.state) == before


def test_a_card_that_stays_hidden_is_not_named() -> None:
    table = Table("spider-man", "captain-marvel")
    table.hand("haymaker", seat=1)
    card = table.state.players[1].hand[0]
    said = table.corrects(card, "place", "deck-top:1", seat=1)
    assert said == "Fixed by hand: A card, place Bob’s hand → on top of Bob’s deck, by Bob"
    assert table.corrects("top:deck-top:1", "place", "hand:1") == (
        "Fixed by hand: The top card of Bob’s deck, place on top of Bob’s deck → Bob’s hand, by Ada"
    )
    assert "Haymaker, place Bob’s hand" in table.corrects(card, "place", "discard:1", seat=1)


def test_villain_stage_can_be_advanced_and_reverted() -> None:
    """The stage starts as usual but nothing is revealed: Rhino II would grant a tough status card or search."""
    table = Table()
    villain = table.state.villain
    table.corrects(villain, "hit-points", 5)
    said = table.corrects(villain, "stage", "rhino-2")
    assert said == "Fixed by hand: Rhino, stage 1 → 2, by Ada"
    assert (table.state.play[villain].face, table.state.play[villain].damage) == ("rhino-2", 0)
    assert (table.state.villain_deck, table.state.removed) == ([], ["rhino-1"])
    table.waits_for(0, "turn")
    table.corrects(villain, "stage", "rhino-1")
    assert (table.state.villain_deck, table.state.removed) == (["rhino-2"], [])
    table.corrects(villain, "hit-points", 0)
    assert table.state.play[villain].face == "rhino-2"  # as if nothing had been corrected


def test_attachment_can_be_moved_between_enemies_and_piles() -> None:
    table = Table("spider-man", "captain-marvel")
    webbed = table.put("webbed-up", on="rhino-1")
    minion = table.put("hydra-mercenary", seat=1)
    said = table.corrects(webbed.id, "place", f"on:{minion.id}")
    assert said == "Fixed by hand: Webbed Up, place on Rhino → on Hydra Mercenary, by Ada"
    assert webbed.host == minion.id
    table.corrects(webbed.id, "place", "discard:0")
    table.corrects(webbed.id, "place", f"on:{table.state.villain}")
    assert table.state.play[webbed.id].host == table.state.villain
    charge = table.put("charge", on="rhino-1")
    assert f"on:{minion.id}" not in table.places(charge.id)  # Charge's text says to attach it to Rhino


def test_set_aside_cards_can_be_moved_in_and_out() -> None:
    table = Table()
    vulture = next(thing for thing in table.state.players[0].nemesis if thing.startswith("vulture"))
    table.corrects(vulture, "place", "play:0")
    assert table.in_play("vulture")
    assert vulture not in table.state.players[0].nemesis
    table.corrects(vulture, "place", "aside")
    assert table.state.aside == [vulture]
    assert "aside" not in table.places("top:encounter-top")  # nobody would see which card it is


def test_faceup_tucked_card_can_be_moved_to_hand() -> None:
    table = Table()
    host = table.put("helicarrier")
    under, beneath = table.make("haymaker", 0), table.make("energy", 0)
    host.tucked, host.shown = [under, beneath], [under]
    assert table.places(beneath) == []
    table.corrects(under, "place", "hand:0")
    assert (host.tucked, host.shown, under in table.state.players[0].hand) == ([beneath], [], True)


def full_table() -> Table:
    """Return a table with a card of every kind in every place."""
    table = Table("spider-man", "captain-marvel")
    table.change("rhino-1", damage=3)
    table.change(table.state.scheme, threat=2, counters=1)
    table.state.tokens = 1
    table.put("breakin-takin", tokens=4)
    table.put("hydra-mercenary", seat=1, confused=1)
    table.put("steady-one", stunned=2)
    table.put("rock", tough=1)
    table.put("vulture")
    table.put("enhanced-ivory-horn", on="rhino-1")
    table.put("black-cat", damage=1, exhausted=True)
    table.put("nick-fury", seat=1, counters=2)
    table.put("aunt-may")
    table.put("web-shooter")
    table.hand("haymaker", "webbed-up", "daredevil", "tac-team")
    table.hand("energy", seat=1)
    table.discard("swinging-web-kick", "focused-rage", "nick-fury")
    table.discard("alpha-flight-station", seat=1)
    table.state.players[1].dealt = [table.make("advance")]
    table.state.encounter_discard = [table.make("shocker"), table.make("crowd-control"), table.make("assault")]
    table.state.victory = [table.make("sandman")]
    table.state.removed = [table.make("hard-to-keep-down")]
    table.state.aside = [table.make("yon-rogg")]
    for player in table.state.players:
        player.nemesis = []
    return table


def told(table: Table) -> list[str]:
    return [
        f"{plain(one.thing)} {one.aspect} {one.value} "
        + (" ".join(plain(other.id) for other in one.alternatives) if one.alternatives else f"{one.least}-{one.most}")
        for one in table.correctables()
    ]


def test_cards_of_extra_villains_and_eliminated_players_cannot_be_moved() -> None:
    crew = of_products("the-wrecking-crew")("she-hulk", scenario="wrecking-crew")
    assert [crew.places(crew.thing(card)) for card in ("wrecker-a", "thunderball-a", "pile-it-on")] == [[], [], []]
    table = Table("spider-man", "captain-marvel", "she-hulk")
    for seat in range(3):
        table.hand("energy", seat=seat)
        table.discard("genius", seat=seat)
    table.corrects(table.state.players[1].identity, "hit-points", 0)
    tops = [one.thing for one in table.correctables(2) if one.thing.startswith("top:")]
    assert tops == ["top:deck-top:0", "top:deck-top:2", "top:encounter-top"]
    assert [one.value for one in table.correctables(2) if plain(one.thing) in ("energy", "genius")] == [
        *("discard:0", "hand:2", "discard:2")
    ]


def test_cards_with_a_place_fixed_by_the_rules_cannot_be_moved() -> None:
    """Two-sided cards, cards of separate or recycled decks, cards with cards under them, permanent cards."""
    table = of_products("the-rise-of-red-skull", "doctor-strange")("hawkeye-hawkeye", scenario="red-skull")
    state = table.state
    deck = next(thing for thing in state.renewed["side-schemes"].cards)
    table.discard("crimson-bands-of-cyttorak", "basic-thwart-upgrade", "energy")
    state.encounter_discard = [deck, table.make("hydra-mercenary")]
    quiver = table.put("hawkeye-s-quiver", tucked=[table.make("sonic-arrow", 0)])
    stays = [*state.players[0].discard[:2], deck, quiver.id]
    goes = [state.players[0].discard[-1], state.encounter_discard[-1], table.put("hawkeye-s-bow").id]
    assert [bool(table.places(thing)) for thing in stays] == [False] * 4
    assert [bool(table.places(thing)) for thing in goes] == [True] * 3
    quiver.tucked = []
    assert table.places(quiver.id)
    table = FixtureTable()
    assert table.places(table.put("monument").id) == []


def test_attacking_minion_cannot_be_moved_during_its_attack() -> None:
    table = Table()
    for minion in ("sandman", "hydra-mercenary"):
        table.put(minion)
    table.hand("energy")
    table.attacked("sandman")
    if table.decision.kind == "window":
        table.does("pass")
    table.waits_for(0, "defend")
    assert table.places(table.thing("sandman")) == []
    assert table.places(table.thing("hydra-mercenary"))


def test_correctable_cards_are_named_by_public_information() -> None:
    table = full_table()
    for one in table.correctables():
        if one.thing in table.state.play:
            assert one.name.arguments == {"thing": plain(one.thing)}
        assert one.secret == (one.value == "hand:0")
        if one.alternatives:
            assert (one.least, one.most) == (0, 0)
            areas = [other.id for other in one.alternatives if other.message.key == "correct-place-area"]
            assert areas == [other.id for other in one.alternatives if other.id.startswith("play:")]
            hidden = [other.id for other in one.alternatives if other.hidden]
            assert hidden == [
                other.id
                for other in one.alternatives
                if other.id.startswith(("hand", "deck", "dealt", "encounter-top", "encounter-bottom"))
            ]


#: Where cards may be put by hand: a player's cards, and cards of the encounter deck.
OWN = "hand:{0} deck-top:{0} deck-bottom:{0} discard:{0} removed"
ENCOUNTER = "encounter-top encounter-bottom encounter-discard dealt:0 dealt:1 victory removed aside"
STATUSES = ("stunned 0 0-1", "confused 0 0-1", "tough 0 0-1")
READY = "readiness ready ready exhausted"


def test_all_corrections_offered_on_a_full_table() -> None:
    mine, theirs = OWN.format(0), OWN.format(1)
    ally = f"place play:0 {mine} play:0"
    enemies = ("rhino-1", "hydra-mercenary", "steady-one", "rock", "vulture")
    expected = {
        "spider-man": ["hit-points 10 0-10", *STATUSES, READY, "form spider-man spider-man peter-parker"],
        "captain-marvel": ["hit-points 12 0-12", *STATUSES, READY, "form captain-marvel captain-marvel carol-danvers"],
        "rhino-1": ["hit-points 25 0-28", *STATUSES, "stage rhino-1 rhino-1 rhino-2"],
        "the-break-in": ["threat 2 0-14", "acceleration 1 0-99", "counters 1 0-99"],
        "breakin-takin": ["threat 2 0-99", "acceleration 4 0-99", f"place play {ENCOUNTER} play"],
        "hydra-mercenary": [
            *("hit-points 3 0-3", "stunned 0 0-1", "confused 1 0-1", "tough 0 0-1"),
            f"place play:1 {ENCOUNTER} play:0 play:1",
        ],
        "steady-one": [
            *("hit-points 3 0-3", "stunned 2 0-2", "confused 0 0-2", "tough 0 0-1"),
            f"place play:0 {ENCOUNTER} play:0 play:1",
        ],
        "rock": ["hit-points 3 0-3", "tough 1 0-1", f"place play:0 {ENCOUNTER} play:0 play:1"],
        "vulture": [  # unique, and still movable to any player
            *("hit-points 4 0-4", *STATUSES),
            f"place play:0 {ENCOUNTER} play:0 play:1",
        ],
        "enhanced-ivory-horn": [f"place on:rhino-1 {ENCOUNTER} on:rhino-1"],
        "black-cat": ["hit-points 1 0-2", *STATUSES, "readiness exhausted ready exhausted", ally],
        "nick-fury": [
            *("hit-points 3 0-3", *STATUSES, "counters 2 0-99", READY, f"place play:1 {theirs} play:1"),
            f"place discard:0 {mine}",  # another copy, which may not enter play beside this one
        ],
        "aunt-may": [READY, ally],
        "web-shooter": ["counters 3 0-99", READY, ally],
        "haymaker": [f"place hand:0 {mine}"],
        "webbed-up": [f"place hand:0 {mine} " + " ".join(f"on:{enemy}" for enemy in enemies)],
        "daredevil": [f"place hand:0 {mine} play:0"],
        "tac-team": [f"place hand:0 {mine} play:0"],
        "top:deck-top:0": ["place deck-top:0 deck-top:0 hand:0 deck-bottom:0 discard:0 removed"],
        "swinging-web-kick": [f"place discard:0 {mine}"],
        "focused-rage": [f"place discard:0 {mine} play:0"],
        "top:deck-top:1": ["place deck-top:1 deck-top:1 hand:1 deck-bottom:1 discard:1 removed"],
        "top:dealt:1": [
            "place dealt:1 dealt:1 encounter-top encounter-bottom encounter-discard dealt:0 victory removed"
        ],
        "alpha-flight-station": [f"place discard:1 {theirs} play:1"],
        "top:encounter-top": ["place encounter-top " + ENCOUNTER.removesuffix(" aside")],
        "shocker": [f"place encounter-discard {ENCOUNTER} play:0 play:1"],
        "crowd-control": [f"place encounter-discard {ENCOUNTER} play"],
        "assault": [f"place encounter-discard {ENCOUNTER}"],
        "sandman": [f"place victory {ENCOUNTER} play:0 play:1"],
        "hard-to-keep-down": [f"place removed {ENCOUNTER}"],
        "yon-rogg": [f"place aside {ENCOUNTER} play:0 play:1"],
    }
    found: dict[str, list[str]] = {}
    for thing, _, what in (one.partition(" ") for one in told(full_table())):
        found.setdefault(thing, []).append(what)
    assert found == expected


def test_each_offered_correction_takes_effect() -> None:
    table = full_table()
    for one in table.correctables():
        moved = top_of(table.state, one.thing)
        others = [other.id for other in one.alternatives] or [*{one.least, min(1, one.most), one.most - 1}]
        for after in others:
            if after == one.value or (one.aspect in ("hit-points", "threat", "counters") and not after):
                continue
            state = table.state.clone()
            table.game.apply_correction(state, Correction(0, one.thing, one.aspect, one.value, after))
            if one.aspect == "place":
                assert lies_in(state, moved) == [after]
            else:
                things = table.game.correctables(state, 0)
                assert [two.value for two in things if (two.thing, two.aspect) == (one.thing, one.aspect)] == [after]


def top_of(state: ChampionsState, thing: str) -> str:
    """Return the card that the top of a pile refers to."""
    if not thing.startswith("top:"):
        return thing
    return places_of(state)[thing.removeprefix("top:")][-1]


def places_of(state: ChampionsState) -> dict[str, list[str]]:
    """Return the cards by place, the top card last."""
    found = {"encounter-top": state.encounter, "encounter-discard": state.encounter_discard}
    found |= {"victory": state.victory, "removed": state.removed, "aside": state.aside}
    for seat, player in enumerate(state.players):
        found |= {f"hand:{seat}": player.hand, f"deck-top:{seat}": player.deck, f"discard:{seat}": player.discard}
        found[f"dealt:{seat}"] = player.dealt
    for piece in state.play.values():
        area = "play" if piece.area == NOBODY else f"play:{piece.area}"
        found.setdefault(f"on:{piece.host}" if piece.host else area, []).append(piece.id)
    return found


def lies_in(state: ChampionsState, thing: str) -> list[str]:
    """Return every place where a card is. For a deck, say which end."""
    found = []
    for place, things in places_of(state).items():
        if thing in things:
            bottom = place.replace("-top", "-bottom")
            found.append(bottom if bottom != place and things[0] == thing else place)
            assert "-top" not in place or thing in (things[0], things[-1])
    return found


def test_used_up_card_can_be_given_counters() -> None:
    table = Table()
    table.put("web-shooter", counters=0)
    table.corrects(table.thing("web-shooter"), "counters", 2)
    assert table.piece("web-shooter").counters == 2
    table.put("helicarrier", exhausted=True)  # Helicarrier never has counters
    assert not [
        one for one in table.correctables() if (one.thing, one.aspect) == (table.thing("helicarrier"), "counters")
    ]
