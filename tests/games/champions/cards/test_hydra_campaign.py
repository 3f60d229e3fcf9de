"""Campaign cards of The Rise of Red Skull: technology and conditions."""

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
    """Return a table whose first player has earned this card, which started in play."""
    heroes = heroes or (HAWKEYE,)
    table = Table(*heroes, form=form)
    table.state.campaign = {**new_log(CAMPAIGN, False), "cards": {heroes[0]: [card]}}
    table.put(card, **values)
    return table


def offers(table: AnyTable, verb: str) -> list[str]:
    """Return the cards of the offered options with this verb."""
    return [one.partition("/")[0] for one in positions.offers(table, verb)]


def identity_of(table: AnyTable, seat: int = 0) -> str:
    return table.state.players[seat].identity


# --- technology -------------------------------------------------------------------------------------------------------


def test_adrenal_stims_ready_and_heal_and_leave_the_campaign() -> None:
    table = with_card(STIMS)
    table.change(HAWKEYE, exhausted=True, damage=6)
    table.does(f"use:{STIMS}")
    assert (table.piece(HAWKEYE).exhausted, table.damage(HAWKEYE)) == (False, 1)
    assert table.discarded() == [STIMS]
    assert table.state.campaign["cards"] == {HAWKEYE: []}
    assert table.state.campaign["removed"] == [STIMS]


def test_adrenal_stims_need_an_exhausted_or_damaged_hero() -> None:
    table = with_card(STIMS)
    assert offers(table, "use") == []
    table.change(HAWKEYE, damage=1)
    assert offers(table, "use") == [STIMS]
    table.does(f"use:{STIMS}")
    assert table.damage(HAWKEYE) == 0


@pytest.mark.parametrize("card", [STIMS, SCANNER, TELEPORTER, CANNON])
def test_technology_starts_in_play_and_leaves_the_campaign_when_a_hero_uses_it(card: str) -> None:
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


def test_emergency_teleporter_cannot_fetch_a_unique_ally_already_in_play() -> None:
    table = with_card(TELEPORTER)
    table.state.players[0].deck = []
    table.put("nick-fury")
    table.deck("nick-fury")
    table.does(f"use:{TELEPORTER}", "pick:nick-fury?")
    assert (table.piece("nick-fury").tough, len(table.state.players[0].deck)) == (0, 1)


def test_technology_is_usable_only_by_its_owner_in_hero_form() -> None:
    table = with_card(SCANNER, form="alter-ego")
    assert offers(table, "use") == []
    table = with_card(SCANNER, HAWKEYE, SPIDER_WOMAN)
    table.does("end-turn")
    assert table.decision.seat == 1
    assert SCANNER not in offers(table, "use")


def test_used_technology_can_be_replayed_but_not_used_again() -> None:
    table = with_card(SCANNER)
    table.does(f"use:{SCANNER}")
    table.hand(SCANNER)
    table.does(f"play:{SCANNER}")
    assert table.in_play(SCANNER)
    assert offers(table, "use") == []


def test_tactical_scanner_draws_five_cards() -> None:
    table = with_card(SCANNER, SPIDER_WOMAN)
    table.hand("energy", "genius", "strength")
    table.does(f"use:{SCANNER}")
    assert len(table.held()) == 8
    assert table.discarded() == [SCANNER]


def test_tactical_scanner_draws_through_a_reshuffle() -> None:
    table = with_card(SCANNER, SPIDER_WOMAN)
    player = table.state.players[0]
    player.deck = player.deck[:2]
    table.discard(*["energy"] * 6)
    table.ask()
    table.does(f"use:{SCANNER}")
    assert (len(player.hand), len(player.deck), player.discard) == (5, 4, [])
    assert len(player.dealt) == 1


def test_emergency_teleporter_searches_the_deck_for_an_ally() -> None:
    table = with_card(TELEPORTER)
    table.deck("goliath", "energy")
    table.discard("mockingbird")
    table.does(f"use:{TELEPORTER}", "pick:goliath")
    assert (table.piece("goliath").exhausted, table.piece("goliath").tough) == (False, 1)
    assert table.events("shuffled")
    assert table.discarded() == ["mockingbird", TELEPORTER]


def test_fetched_ally_enters_play_without_being_played() -> None:
    table = with_card(TELEPORTER)
    table.deck("maria-hill")
    table.does(f"use:{TELEPORTER}", "pick:maria-hill?")
    assert offers(table, "trigger") == ["maria-hill"]
    table = with_card(TELEPORTER)
    table.deck("spider-girl")
    table.put("hydra-mercenary")
    table.does(f"use:{TELEPORTER}", "pick:spider-girl?")
    assert (table.in_play("spider-girl"), offers(table, "trigger")) == (True, [])


def test_emergency_teleporter_obeys_the_ally_limit() -> None:
    table = with_card(TELEPORTER)
    for ally in ("mockingbird", "black-knight", "nick-fury"):
        table.put(ally)
    table.deck("goliath", "nick-fury")
    table.does(f"use:{TELEPORTER}", "pick:goliath?")
    assert table.decision.kind == "ally-limit"
    table.does("discard:mockingbird")
    assert (table.in_play("goliath"), table.in_play("mockingbird")) == (True, False)


def test_laser_cannon_damages_the_villain_and_engaged_minions() -> None:
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
    """Set up a game with each side of the upgrade in the log."""
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


def test_conditions_cannot_be_discarded_by_encounter_cards() -> None:
    table = with_card("basic-thwart-upgrade")
    table.reveals("caught-off-guard")
    assert table.in_play("basic-thwart-upgrade")
    assert len(table.revealed()) == 2  # it surges


def test_basic_defense_upgrade_raises_def() -> None:
    table = with_card("basic-defense-upgrade")
    table.attacked("rhino-1", boost="caught-off-guard")
    table.does(f"defend:{HAWKEYE}")
    assert numbers.remaining(table.state, identity_of(table)) == 11


def test_improved_thwart_upgrade_draws_when_the_hero_defeats_a_side_scheme() -> None:
    table = with_card("improved-thwart-upgrade")
    table.put("crowd-control", threat=2)
    table.hand()
    table.does(f"thwart:{HAWKEYE}>crowd-control", "trigger:improved-thwart-upgrade")
    assert (table.in_play("crowd-control"), len(table.held())) == (False, 1)
    assert table.piece("improved-thwart-upgrade").exhausted


def test_improved_thwart_upgrade_ignores_a_side_scheme_defeated_by_an_ally() -> None:
    table = with_card("improved-thwart-upgrade")
    table.put("crowd-control", threat=1)
    table.put("mockingbird")
    table.does("thwart:mockingbird>crowd-control")
    assert (table.in_play("crowd-control"), offers(table, "trigger")) == (False, [])


def test_improved_thwart_upgrade_draws_for_an_alter_ego_too() -> None:
    table = with_card("improved-thwart-upgrade", "she-hulk", form="alter-ego")
    table.put("crowd-control", threat=1)
    table.hand("legal-practice", "quiet-card")
    table.does("play:legal-practice", "pick:quiet-card?", "done?", "pick:crowd-control?")
    assert offers(table, "trigger") == ["improved-thwart-upgrade"]


def test_basic_thwart_upgrade_draws_nothing() -> None:
    table = with_card("basic-thwart-upgrade")
    table.put("crowd-control", threat=2)
    table.does(f"thwart:{HAWKEYE}>crowd-control")
    assert (table.in_play("crowd-control"), offers(table, "trigger")) == (False, [])


def test_improved_attack_upgrade_draws_when_the_hero_defeats_a_minion() -> None:
    table = with_card("improved-attack-upgrade")
    table.put("shocker")
    table.hand()
    table.does(f"attack:{HAWKEYE}>shocker", "trigger:improved-attack-upgrade")
    assert (table.in_play("shocker"), len(table.held())) == (False, 1)


def test_improved_attack_upgrade_ignores_a_minion_defeated_by_an_ally() -> None:
    table = with_card("improved-attack-upgrade")
    table.put("shocker", damage=1)
    table.put("black-knight")
    table.does("attack:black-knight>shocker")
    assert (table.in_play("shocker"), offers(table, "trigger")) == (False, [])


def test_improved_attack_upgrade_draws_once_for_two_minions_defeated_together() -> None:
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


def test_improved_defense_upgrade_draws_after_the_hero_defends() -> None:
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


def test_improved_defense_upgrade_draws_for_defending_another_player() -> None:
    table = with_card("improved-defense-upgrade", HAWKEYE, SPIDER_WOMAN)
    table.hand()
    table.attacked("rhino-1", seat=1)
    defend_for(table, HAWKEYE)
    table.does("trigger:improved-defense-upgrade")
    assert len(table.held()) == 1


def test_defense_event_counts_as_defending_for_improved_defense_upgrade() -> None:
    table = with_card("improved-defense-upgrade", "spider-man")
    table.hand("backflip")
    table.attacked("rhino-1")
    table.does("trigger:spider-man", "undefended?", "trigger:backflip", "trigger:improved-defense-upgrade")
    assert (table.damage("spider-man"), len(table.held())) == (0, 2)  # one card drawn by Spider-Sense


def test_improved_recovery_upgrade_draws_after_recovering() -> None:
    table = with_card("improved-recovery-upgrade", SPIDER_WOMAN, form="alter-ego")
    table.hand()
    assert offers(table, "recover") == []
    table.change(SPIDER_WOMAN, damage=2)
    table.does(f"recover:{SPIDER_WOMAN}", "trigger:improved-recovery-upgrade")
    assert (table.damage(SPIDER_WOMAN), len(table.held())) == (0, 1)
    assert table.piece("improved-recovery-upgrade").exhausted


def test_improved_recovery_upgrade_ignores_another_player_s_recovery() -> None:
    table = with_card("improved-recovery-upgrade", SPIDER_WOMAN, HAWKEYE, form="alter-ego")
    table.change(HAWKEYE, damage=2)
    table.does("end-turn", f"recover:{HAWKEYE}")
    assert (table.damage(HAWKEYE), offers(table, "trigger")) == (0, [])


def test_improved_recovery_upgrade_ignores_other_healing() -> None:
    table = with_card("improved-recovery-upgrade", SPIDER_WOMAN, form="alter-ego")
    table.change(SPIDER_WOMAN, damage=2)
    table.hand("first-aid", "energy")
    table.does("play:first-aid", "pay", f"pick:{SPIDER_WOMAN}?")
    assert (table.damage(SPIDER_WOMAN), offers(table, "trigger")) == (0, [])
