"""Campaign cards of The Rise of Red Skull: technology that is used up, and conditions that last."""

from __future__ import annotations

from typing import Any

import pytest

from games.champions.cards import positions
from games.champions.cards.positions import defend_for
from games.champions.table import Table as AnyTable
from games.champions.table import of_products
from tableverse.games.champions.campaign import new_log
from tableverse.games.champions.rules import numbers
from tableverse.kernel.game import Config

Table = of_products("the-rise-of-red-skull")
CAMPAIGN = "the-rise-of-red-skull"
HAWKEYE, SPIDER_WOMAN = "hawkeye-hawkeye", "spider-woman-spider-woman"
STIMS, SCANNER, TELEPORTER, CANNON = "adrenal-stims", "tactical-scanner", "emergency-teleporter", "laser-cannon"


def with_card(card: str, *heroes: str, form: str = "hero", **values: Any) -> AnyTable:
    """The first player has earned the card, which has begun in play."""
    heroes = heroes or (HAWKEYE,)
    table = Table(*heroes, form=form)
    table.state.campaign = {**new_log(CAMPAIGN, False), "cards": {heroes[0]: [card]}}
    table.put(card, **values)
    return table


def offers(table: AnyTable, verb: str) -> list[str]:
    """The cards with which something may be done in this way."""
    return [one.partition("/")[0] for one in positions.offers(table, verb)]


def identity_of(table: AnyTable, seat: int = 0) -> str:
    return table.state.players[seat].identity


# --- technology -------------------------------------------------------------------------------------------------------


def test_adrenal_stims_ready_and_heal_and_are_struck_off() -> None:
    table = with_card(STIMS)
    table.change(HAWKEYE, exhausted=True, damage=6)
    table.does(f"use:{STIMS}")
    assert (table.piece(HAWKEYE).exhausted, table.damage(HAWKEYE)) == (False, 1)
    assert table.discarded() == [STIMS]
    assert table.state.campaign["cards"] == {HAWKEYE: []}
    assert table.state.campaign["removed"] == [STIMS]


def test_adrenal_stims_do_nothing_for_who_needs_nothing() -> None:
    table = with_card(STIMS)
    assert offers(table, "use") == []
    table.change(HAWKEYE, damage=1)
    assert offers(table, "use") == [STIMS]
    table.does(f"use:{STIMS}")
    assert table.damage(HAWKEYE) == 0


@pytest.mark.parametrize("card", [STIMS, SCANNER, TELEPORTER, CANNON])
def test_all_technology_begins_in_play_and_is_struck_off_by_a_hero(card: str) -> None:
    log = {**new_log(CAMPAIGN, False), "chapter": 1, "cards": {HAWKEYE: [card]}, "played": [["crossbones", True]]}
    deck = {deck.identity: deck.id for deck in Table.game.cards.decks.values()}[HAWKEYE]
    state = Table.game.new(Config(1, {"campaign": log, "deck-1": deck}), 3)
    assert card in [piece.face for piece in state.play.values()]  # type: ignore[attr-defined]
    table = with_card(card, form="alter-ego")
    table.change(HAWKEYE, damage=1)
    assert offers(table, "use") == []
    table = with_card(card)
    table.change(HAWKEYE, damage=1)
    table.deck("goliath")
    table.does(f"use:{card}", "pick:goliath?")
    assert (table.state.campaign["cards"], table.state.campaign["removed"]) == ({HAWKEYE: []}, [card])


def test_the_emergency_teleporter_finds_nobody_but_an_ally_in_play() -> None:
    table = with_card(TELEPORTER)
    table.state.players[0].deck = []
    table.put("nick-fury")
    table.deck("nick-fury")
    table.does(f"use:{TELEPORTER}", "pick:nick-fury?")
    assert (table.piece("nick-fury").tough, len(table.state.players[0].deck)) == (0, 1)


def test_technology_is_for_heroes_and_for_who_has_it() -> None:
    table = with_card(SCANNER, form="alter-ego")
    assert offers(table, "use") == []
    table = with_card(SCANNER, HAWKEYE, SPIDER_WOMAN)
    table.does("end-turn")
    assert table.decision.seat == 1
    assert SCANNER not in offers(table, "use")


def test_technology_that_was_used_can_be_played_again_but_no_longer_used() -> None:
    table = with_card(SCANNER)
    table.does(f"use:{SCANNER}")
    table.hand(SCANNER)
    table.does(f"play:{SCANNER}")
    assert table.in_play(SCANNER)
    assert offers(table, "use") == []


def test_the_tactical_scanner_draws_five() -> None:
    table = with_card(SCANNER, SPIDER_WOMAN)
    table.hand("energy", "genius", "strength")
    table.does(f"use:{SCANNER}")
    assert len(table.held()) == 8
    assert table.discarded() == [SCANNER]


def test_the_tactical_scanner_draws_on_from_a_new_deck() -> None:
    table = with_card(SCANNER, SPIDER_WOMAN)
    player = table.state.players[0]
    player.deck = player.deck[:2]
    table.discard(*["energy"] * 6)
    table.ask()
    table.does(f"use:{SCANNER}")
    assert (len(player.hand), len(player.deck), player.discard) == (5, 4, [])
    assert len(player.dealt) == 1


def test_the_emergency_teleporter_fetches_an_ally() -> None:
    table = with_card(TELEPORTER)
    table.deck("goliath", "energy")
    table.discard("mockingbird")
    table.does(f"use:{TELEPORTER}", "pick:goliath")
    assert (table.piece("goliath").exhausted, table.piece("goliath").tough) == (False, 1)
    assert table.events("shuffled")
    assert table.discarded() == ["mockingbird", TELEPORTER]


def test_an_ally_that_is_fetched_has_entered_play_but_was_not_played() -> None:
    table = with_card(TELEPORTER)
    table.deck("maria-hill")
    table.does(f"use:{TELEPORTER}", "pick:maria-hill?")
    assert offers(table, "trigger") == ["maria-hill"]
    table = with_card(TELEPORTER)
    table.deck("spider-girl")
    table.put("hydra-mercenary")
    table.does(f"use:{TELEPORTER}", "pick:spider-girl?")
    assert (table.in_play("spider-girl"), offers(table, "trigger")) == (True, [])


def test_the_emergency_teleporter_keeps_to_the_ally_limit_and_finds_no_ally_in_play() -> None:
    table = with_card(TELEPORTER)
    for ally in ("mockingbird", "black-knight", "nick-fury"):
        table.put(ally)
    table.deck("goliath", "nick-fury")
    table.does(f"use:{TELEPORTER}", "pick:goliath?")
    assert table.decision.kind == "ally-limit"
    table.does("discard:mockingbird")
    assert (table.in_play("goliath"), table.in_play("mockingbird")) == (True, False)


def test_the_laser_cannon_hits_the_villain_and_who_is_engaged_with_you() -> None:
    table = with_card(CANNON, HAWKEYE, SPIDER_WOMAN)
    table.put("hydra-mercenary")
    table.put("sandman", tough=1)
    table.put("shocker", seat=1)
    table.change(HAWKEYE, stunned=1)
    table.does(f"use:{CANNON}")
    assert (table.damage("rhino-1"), table.damage("shocker")) == (5, 0)
    assert (table.in_play("hydra-mercenary"), table.piece("sandman").tough, table.damage("sandman")) == (False, 0, 0)
    assert table.piece(HAWKEYE).stunned == 1


# --- conditions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["basic", "improved"])
@pytest.mark.parametrize(
    ("upgrade", "hero", "hp", "power", "much"),
    [
        ("thwart", HAWKEYE, 11, "thw", 2),
        ("attack", SPIDER_WOMAN, 12, "atk", 2),
        ("defense", HAWKEYE, 12, "def", 2),
        ("recovery", HAWKEYE, 13, "rec", 4),
    ],
)
def test_conditions_raise_hit_points_and_a_power(
    side: str, upgrade: str, hero: str, hp: int, power: str, much: int
) -> None:
    """From the beginning of the game, whichever side the log names."""
    card = f"{side}-{upgrade}-upgrade"
    log = {**new_log(CAMPAIGN, False), "chapter": 1, "cards": {hero: [card]}, "played": [["crossbones", True]]}
    deck = {deck.identity: deck.id for deck in Table.game.cards.decks.values()}[hero]
    state = Table.game.new(Config(1, {"campaign": log, "deck-1": deck}), 3)
    piece = state.play[state.players[0].identity]  # type: ignore[attr-defined]
    assert card in [one.face for one in state.play.values()]  # type: ignore[attr-defined]
    alter_ego, form = piece.face, "alter-ego" if power == "rec" else "hero"
    for face in (alter_ego, hero):
        state.show(piece, face)  # type: ignore[attr-defined]
        assert numbers.stat(state, piece.id, "hp") == hp  # type: ignore[arg-type]
    state.show(piece, alter_ego if form == "alter-ego" else hero)  # type: ignore[attr-defined]
    assert numbers.stat(state, piece.id, power) == much  # type: ignore[arg-type]


def test_conditions_cannot_be_discarded() -> None:
    table = with_card("basic-thwart-upgrade")
    table.reveals("caught-off-guard")
    assert table.in_play("basic-thwart-upgrade")
    assert len(table.revealed()) == 2  # it surges


def test_the_basic_defense_upgrade_defends() -> None:
    table = with_card("basic-defense-upgrade")
    table.attacked("rhino-1", boost="caught-off-guard")
    table.does(f"defend:{HAWKEYE}")
    assert numbers.remaining(table.state, identity_of(table)) == 11


def test_who_defeats_a_side_scheme_draws() -> None:
    table = with_card("improved-thwart-upgrade")
    table.put("crowd-control", threat=2)
    table.hand()
    table.does(f"thwart:{HAWKEYE}>crowd-control", "trigger:improved-thwart-upgrade")
    assert (table.in_play("crowd-control"), len(table.held())) == (False, 1)
    assert table.piece("improved-thwart-upgrade").exhausted


def test_a_side_scheme_that_an_ally_defeats_draws_nothing() -> None:
    table = with_card("improved-thwart-upgrade")
    table.put("crowd-control", threat=1)
    table.put("mockingbird")
    table.does("thwart:mockingbird>crowd-control")
    assert (table.in_play("crowd-control"), offers(table, "trigger")) == (False, [])


def test_an_alter_ego_that_defeats_a_side_scheme_draws_too() -> None:
    table = with_card("improved-thwart-upgrade", "she-hulk", form="alter-ego")
    table.put("crowd-control", threat=1)
    table.hand("legal-practice", "quiet-card")
    table.does("play:legal-practice", "pick:quiet-card?", "done?", "pick:crowd-control?")
    assert offers(table, "trigger") == ["improved-thwart-upgrade"]


def test_the_basic_thwart_upgrade_draws_nothing() -> None:
    table = with_card("basic-thwart-upgrade")
    table.put("crowd-control", threat=2)
    table.does(f"thwart:{HAWKEYE}>crowd-control")
    assert (table.in_play("crowd-control"), offers(table, "trigger")) == (False, [])


def test_who_defeats_a_minion_draws() -> None:
    table = with_card("improved-attack-upgrade")
    table.put("shocker")
    table.hand()
    table.does(f"attack:{HAWKEYE}>shocker", "trigger:improved-attack-upgrade")
    assert (table.in_play("shocker"), len(table.held())) == (False, 1)


def test_a_minion_that_an_ally_defeats_draws_nothing() -> None:
    table = with_card("improved-attack-upgrade")
    table.put("shocker", damage=1)
    table.put("black-knight")
    table.does("attack:black-knight>shocker")
    assert (table.in_play("shocker"), offers(table, "trigger")) == (False, [])


def test_two_minions_defeated_at_once_draw_one_card() -> None:
    table = with_card("improved-attack-upgrade")
    table.put("hawkeye-s-bow")
    table.put("shocker", damage=2)
    table.put("hydra-mercenary", damage=2)
    table.hand("explosive-arrow", "energy")
    table.does("play:explosive-arrow", "pay", "pick:shocker?")
    assert not table.in_play("hydra-mercenary")
    table.does("trigger:improved-attack-upgrade")
    assert offers(table, "trigger") == []
    assert len(table.held()) == 1


def test_who_has_defended_draws() -> None:
    table = with_card("improved-defense-upgrade")
    table.hand()
    table.attacked("rhino-1")
    table.does(f"defend:{HAWKEYE}", "trigger:improved-defense-upgrade")
    assert (len(table.held()), table.piece("improved-defense-upgrade").exhausted) == (1, True)
    table = with_card("improved-defense-upgrade")
    table.put("mockingbird")
    table.attacked("rhino-1")
    table.does("defend:mockingbird")
    assert offers(table, "trigger") == []


def test_who_defends_for_somebody_else_draws() -> None:
    table = with_card("improved-defense-upgrade", HAWKEYE, SPIDER_WOMAN)
    table.hand()
    table.attacked("rhino-1", seat=1)
    defend_for(table, HAWKEYE)
    table.does("trigger:improved-defense-upgrade")
    assert len(table.held()) == 1


def test_a_defense_event_counts_as_defending() -> None:
    table = with_card("improved-defense-upgrade", "spider-man")
    table.hand("backflip")
    table.attacked("rhino-1")
    table.does("trigger:spider-man", "undefended?", "trigger:backflip", "trigger:improved-defense-upgrade")
    assert (table.damage("spider-man"), len(table.held())) == (0, 2)  # one by Spider-Sense


def test_who_recovers_draws() -> None:
    table = with_card("improved-recovery-upgrade", SPIDER_WOMAN, form="alter-ego")
    table.hand()
    assert offers(table, "recover") == []
    table.change(SPIDER_WOMAN, damage=2)
    table.does(f"recover:{SPIDER_WOMAN}", "trigger:improved-recovery-upgrade")
    assert (table.damage(SPIDER_WOMAN), len(table.held())) == (0, 1)
    assert table.piece("improved-recovery-upgrade").exhausted


def test_another_players_recovery_draws_nothing() -> None:
    table = with_card("improved-recovery-upgrade", SPIDER_WOMAN, HAWKEYE, form="alter-ego")
    table.change(HAWKEYE, damage=2)
    table.does("end-turn", f"recover:{HAWKEYE}")
    assert (table.damage(HAWKEYE), offers(table, "trigger")) == (0, [])


def test_other_healing_is_no_recovery() -> None:
    table = with_card("improved-recovery-upgrade", SPIDER_WOMAN, form="alter-ego")
    table.change(SPIDER_WOMAN, damage=2)
    table.hand("first-aid", "energy")
    table.does("play:first-aid", "pay", f"pick:{SPIDER_WOMAN}?")
    assert (table.damage(SPIDER_WOMAN), offers(table, "trigger")) == (0, [])
