"""Effects without a valid target, which do nothing and are not possible."""

from __future__ import annotations

import pytest

from games.united.table import KUN_LUN, LOKI, LONDON, PEGASUS, THOR, TVA, UN, Table
from tableverse.games.united.frames.hero_turn import current_turn
from tableverse.games.united.frames.options import symbol_options
from tableverse.games.united.frames.rounds import Round
from tableverse.games.united.ids import NOBODY, VILLAIN
from tableverse.games.united.rules import plans, tokens
from tableverse.games.united.rules.damage import hurt
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.conditions import AllWithoutThreat, HoldsSpecial
from tableverse.games.united.vocabulary.nodes import Effect, Selector
from tableverse.games.united.vocabulary.numbers import Deeds
from tableverse.games.united.vocabulary.selectors.enemies import EveryThug, Henchmen, Threats, ThreatsBut, Thugs
from tableverse.games.united.vocabulary.selectors.heroes import Attacker, Everyone
from tableverse.games.united.vocabulary.selectors.locations import (
    Locations,
    Next,
    ThisLocation,
    VillainLocation,
    YourLocation,
    has,
)
from tableverse.games.united.vocabulary.verbs.acting import (
    ActAfar,
    ChainFurther,
    GiveUp,
    MoreActions,
    Perform,
    SymbolToWild,
    TreatAsWild,
)
from tableverse.games.united.vocabulary.verbs.action_tokens import GainLater, Sabotage
from tableverse.games.united.vocabulary.verbs.damage import Damage
from tableverse.games.united.vocabulary.verbs.knock_outs import FallLater, ReplaceHero
from tableverse.games.united.vocabulary.verbs.movement import MoveHeroes
from tableverse.games.united.vocabulary.verbs.plans import Guess, LookAtPlan, PlanToBottom
from tableverse.games.united.vocabulary.verbs.storyline import Cover, Reverse
from tableverse.games.united.vocabulary.verbs.threats import ReturnThreat
from tableverse.games.united.vocabulary.verbs.tokens import Add, AddCrisis, MoveThug, RemoveBot
from tableverse.games.united.vocabulary.verbs.using import Last, Spend, UseUp
from tableverse.games.united.vocabulary.verbs.villain import Bam, Target, Untarget, VillainGains
from tableverse.kernel.effects import Bound, Resolving, Verb
from tableverse.kernel.effects.values import Exactly
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import Window

HEROES = (LOKI, THOR)


def run(**bound: object) -> Resolving:
    return Resolving("", 0, f"hero:{LOKI}", dict(bound))


def test_only_tokens_of_standing_heroes_can_be_sabotaged() -> None:
    table = Table("maestro", heroes=HEROES)
    table.hero(THOR, tokens={"wild": 1}, down=True)
    assert not Sabotage().possible(table.state, run())
    table.hero(THOR, tokens={"wild": 1})
    assert Sabotage().possible(table.state, run())


def test_ko_d_hero_can_be_replaced_by_a_card_without_owner() -> None:
    """Only ``later`` requires a card owned by a Hero."""
    table = Table("maestro", heroes=HEROES)
    assert ReplaceHero("anyone").possible(table.state, run())


@pytest.mark.parametrize("thugs", [1, 0])
def test_moving_a_thug_without_thugs_does_nothing(thugs: int) -> None:
    table = Table("maestro", heroes=HEROES)
    table.place(PEGASUS, thugs=thugs)
    found = {"it": f"thug@{PEGASUS}"} if thugs else {}
    MoveThug(Bound("it"), Bound("there")).do(table.state, run(there=f"place:{KUN_LUN}", **found))
    assert (table.location(PEGASUS).thugs, table.location(KUN_LUN).thugs) == (0, thugs)


def test_returning_a_threat_without_cleared_threats_does_nothing() -> None:
    table = Table("maestro", heroes=HEROES)
    before = [threat.at for threat in table.state.threats]
    ReturnThreat(Bound("it"), Bound("there")).do(table.state, run(there=f"place:{KUN_LUN}"))
    assert [threat.at for threat in table.state.threats] == before


def test_condition_on_all_standing_heroes_fails_without_standing_heroes() -> None:
    table = Table("maestro", heroes=HEROES)
    assert AllWithoutThreat().holds(table.state, run())
    for hero in HEROES:
        table.of(hero).down = True
    assert not AllWithoutThreat().holds(table.state, run())


def test_deeds_count_from_the_start_of_the_effect() -> None:
    table = Table("maestro", heroes=HEROES)
    table.state.defeated = 5
    assert Deeds("defeated").value(table.state, run(defeated=3)) == 2


@pytest.mark.parametrize(("tokens", "there"), [({}, False), ({"armoured": 1}, True), ({"doombots": 1}, True)])
def test_armoured_and_plain_doombots_count_as_doombots(tokens: dict[str, int], there: bool) -> None:
    table = Table("maestro", heroes=HEROES)
    table.place(LONDON, **tokens)
    assert has(table.state, table.at(LONDON), "doombot") is there


def test_power_negation_prevents_moving_heroes_in_the_villain_turn() -> None:
    table = Table("anti-venom", heroes=HEROES)
    moves, both = MoveHeroes(Bound("it"), Bound("there")), {"it": f"hero:{LOKI}", "there": f"place:{KUN_LUN}"}
    table.state.villains_turn = True
    assert moves.possible(table.state, run(**both))
    assert not moves.possible(table.state, run(it=f"hero:{LOKI}"))
    table.threat("power-negation-1", LONDON)
    assert not moves.possible(table.state, run(**both))
    table.state.villains_turn = False
    assert moves.possible(table.state, run(**both))


@pytest.mark.parametrize(("origin", "bams"), [(VILLAIN, 1), (f"hero:{LOKI}", 0)])
def test_only_the_bam_of_a_ko_can_be_replaced_by_a_plan(origin: str, bams: int) -> None:
    """A Master Plan card in the Storyline replaces the BAM! of a KO."""
    table = Table("morlun", heroes=HEROES)
    table.storyline("morlun-plan-08")
    table.state.log = table.happened
    Bam().do(table.state, Resolving("", 0, origin))
    assert len(table.events("bam")) == bams


@pytest.mark.parametrize(("hands", "held"), [(("confuse", "move"), True), (("move", "move"), False)])
def test_holds_special_checks_all_hands(hands: tuple[str, str], held: bool) -> None:
    table = Table("anti-venom", heroes=HEROES)
    for number, card in enumerate(hands):
        table.state.heroes[number].hand = [f"loki-{card}"]
    assert HoldsSpecial(Everyone()).holds(table.state, run()) is held


def test_symbol_option_names_its_kind() -> None:
    table = Table("maestro", heroes=HEROES)
    (option,) = symbol_options(table.state, [0, 1, 0, 0], "ignore")
    assert (option.id, option.message.arguments, option.things) == ("ignore:attack", {"kind": "attack"}, ["attack"])


def test_location_may_have_no_end_of_turn_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("maestro", heroes=HEROES)
    monkeypatch.setattr(table.game.cards.locations[LONDON], "has_end", False)
    monkeypatch.delitem(table.game.cards.abilities, f"location/{LONDON}")
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"])
    table.hero_turn(LOKI)
    table.does("play:loki-wild")
    assert table.why(f"place:{LONDON}") == {"move": "here"}
    table.does("end")
    assert table.decision.kind != "location"


@pytest.mark.parametrize(("by", "answered"), [(0, 1), (NOBODY, 0)])
def test_threat_reacts_only_to_damage_by_heroes(by: int, answered: int) -> None:
    table = Table("immortus", heroes=HEROES)
    table.threat("captain-marvel", LONDON)
    hurt(table.state, "threat:captain-marvel", 1, by, False)
    assert sum(isinstance(frame, Window) for frame in table.state.frames) == answered


def test_only_token_additions_to_one_location_are_mergeable() -> None:
    thug, civilian = Add("thug", Bound("there")), Add("civilian", Bound("there"))
    assert thug.is_mergeable_with(civilian)
    assert not thug.is_mergeable_with(Add("civilian", Bound("elsewhere")))
    assert not thug.is_mergeable_with(Bam())


@pytest.mark.parametrize(("kind", "lost"), [("thug", False), ("doombot", True)])
def test_doombot_without_room_ends_the_game_but_thug_does_not(kind: str, lost: bool) -> None:
    table = Table("emperor-doom", heroes=HEROES)
    for place in table.state.places:
        table.full(place.id)
    Add(kind, Next(Bound("there"), "free-slot")).do(table.state, run(there=f"place:{LONDON}"))
    assert (table.state.result is not None) is lost


@pytest.mark.parametrize(("amount", "due"), [(0, []), (2, [2])])
def test_gain_later_of_nothing_creates_no_lasting_effect(amount: int, due: list[int]) -> None:
    table = Table("maestro", heroes=HEROES)
    GainLater("move", Exactly(amount)).do(table.state, run())
    assert [item.amount for item in table.state.lasting] == due


@pytest.mark.parametrize(("heroes", "following"), [(2, 0), (3, 1), (4, 2)])
def test_reverse_changes_direction_and_next_hero(heroes: int, following: int) -> None:
    """The Hero before the latest one comes next."""
    table = Table("immortus", heroes=[LOKI, THOR, "captain-carter", "ironheart"][:heroes])
    table.state.active = 0  # the last one has played
    Reverse().do(table.state, run())
    assert (table.state.active, table.state.direction) == ((-2) % heroes, -1)
    assert table.state.active == following
    Reverse().do(table.state, run())
    assert (table.state.active, table.state.direction) == (0, 1)


def test_tokens_without_room_are_kept_only_if_the_villain_uses_them() -> None:
    for villain, noted in (("maestro", 0), ("morlun", 1)):
        table = Table(villain, heroes=HEROES)
        table.full(LONDON)
        tokens.add(table.state, table.at(LONDON), "thug", 1)
        assert len(table.state.excess) == noted


def test_seen_villain_hand_is_forgotten_when_a_card_leaves_it_unseen() -> None:
    for openly, known in ((True, ["maestro-plan-01"]), (False, [])):
        table = Table("maestro", heroes=HEROES, mode="super-villain")
        table.state.villain_hand = ["maestro-plan-01", "maestro-plan-02"]
        table.state.hand_seen, table.state.hand_seer = table.state.villain_hand[:], 0
        plans.leave_villain_hand(table.state, "maestro-plan-02", openly)
        assert table.state.hand_seen == known


# --- outside a turn, or for the Villain's player --------------------------------------------------------------------

ONE = Exactly(1)


def between_turns(mode: str = "super-villain") -> Table:
    table = Table("maestro", heroes=HEROES, mode=mode)
    table.place(LONDON, thugs=2, bots=1)
    table.state.threats[0].at = table.at(PEGASUS)
    table.state.frames = [Round()]
    return table


def villain_run(table: Table, **bound: object) -> Resolving:
    return Resolving("", table.state.villain_seat, VILLAIN, dict(bound), [])


@pytest.mark.parametrize(
    "verb",
    [
        MoreActions("attack"),
        TreatAsWild("all"),
        SymbolToWild("heroic"),
        ChainFurther(),
        FallLater(),
        ReplaceHero("spider-man", later=True),
        MoveHeroes(Everyone(), Bound("there")),
        Damage(Thugs(Locations()), Exactly(0)),
        RemoveBot(VillainLocation()),
        AddCrisis(Threats()),
        Cover(Bound("entry")),
    ],
    ids=lambda verb: type(verb).__name__,
)
def test_effect_outside_a_turn_without_targets_does_nothing(verb: Verb[UnitedState]) -> None:
    table = between_turns()
    table.storyline("loki-wild", "loki-move", "loki-wild-wild")
    table.state.storyline[1] = table.state.storyline[1].with_symbols([0, 0, 0, 0])
    before = table.game.encode(table.state)
    table.state.log = table.happened
    verb.do(table.state, villain_run(table, entry="entry:1"))
    table.state.log = None
    assert table.game.encode(table.state) == before
    assert table.happened == []


@pytest.mark.parametrize(
    "effect",
    [
        Perform("attack", Locations()),
        ActAfar(),
        TreatAsWild("all"),
        SymbolToWild("heroic"),
        GiveUp(),
        GiveUp(all_=True),
        ReplaceHero("spider-man", later=True),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_action_effects_are_not_possible_for_the_villain_player(effect: Effect) -> None:
    table = between_turns()
    assert not effect.possible(table.state, villain_run(table))
    if not isinstance(effect, Perform):
        assert not effect.possible(table.state, run())  # nor a Hero outside their turn
    table.hero(LOKI, at=PEGASUS, hand=["loki-heroic-attack", "loki-wild"])
    table.hero_turn(LOKI)
    table.does("play:loki-heroic-attack")
    if isinstance(effect, Perform | ActAfar):
        assert not effect.possible(table.state, villain_run(table))
    if isinstance(effect, ActAfar | TreatAsWild | SymbolToWild):
        assert effect.possible(table.state, run())


def test_replacing_later_needs_a_card_owned_by_a_hero() -> None:
    table = between_turns()
    ReplaceHero("anyone", later=True).do(table.state, run())  # no owner of the card is bound
    assert (table.state.removed, table.state.lasting) == ([], [])
    ReplaceHero("anyone").do(table.state, run())
    assert table.state.removed == [LOKI]


def test_chain_further_uses_only_a_faceup_card() -> None:
    gained = []
    for cards in (("loki-move", "loki-wild"), ("-loki-move", "loki-wild"), ("loki-wild",)):
        table = Table("maestro", heroes=HEROES)
        table.storyline("maestro-plan-01", *cards)
        table.hero(LOKI, at=LONDON, hand=["loki-heroic-attack", "loki-wild-wild"])
        table.hero_turn(LOKI)
        table.does("play:loki-heroic-attack")
        turn = current_turn(table.state)
        assert turn is not None
        before = sum(turn.symbols)
        ChainFurther().do(table.state, run())
        gained.append(sum(turn.symbols) - before)
    assert gained == [1, 0, 0]


@pytest.mark.parametrize(
    ("selector", "found"),
    [
        (YourLocation(), []),
        (ThisLocation(), [f"place:{UN}"]),
        (ThreatsBut(Bound("it")), []),
        (VillainLocation(), [f"place:{UN}"]),
    ],
    ids=lambda one: type(one).__name__,
)
def test_selectors_for_the_villain_player_find_only_the_villains_location(selector: Selector, found: list[str]) -> None:
    table = between_turns()
    assert selector.find(table.state, villain_run(table)) == found


def test_as_if_at_changes_the_location_only_for_the_villain() -> None:
    table = between_turns()
    table.lasting("as-if-at", f"place:{TVA}")
    assert VillainLocation().find(table.state, villain_run(table)) == [f"place:{TVA}"]
    assert VillainLocation().find(table.state, run()) == [f"place:{UN}"]


def test_cleared_threat_has_no_location() -> None:
    table = between_turns()
    henchman = next(threat.id for threat in table.state.threats if table.game.cards.threats[threat.id].henchman)
    here = Resolving("", 0, f"threat:{henchman}")
    assert ThisLocation().find(table.state, here) == []
    table.threat(henchman, at=KUN_LUN)
    assert ThisLocation().find(table.state, here) == [f"place:{KUN_LUN}"]


@pytest.mark.parametrize("down", [True, False])
def test_attacker_is_nobody_if_ko_d(down: bool) -> None:
    table = between_turns()
    facts = {"target": "threat:dogs-of-war-1", "hero": f"hero:{LOKI}"}
    table.state.frames.append(Window(Occurrence("hurt", facts)))
    table.of(LOKI).down = down
    assert Attacker().find(table.state, run()) == ([] if down else [f"hero:{LOKI}"])


def test_add_to_thugs_adds_to_their_location() -> None:
    table = between_turns()
    Add("civilian", EveryThug(Locations())).do(table.state, run())
    assert table.location(LONDON).civilians == 2  # one per Thug


@pytest.mark.parametrize(("origin", "answered"), [(VILLAIN, 0), (f"hero:{LOKI}", 1)])
def test_threat_does_not_react_to_damage_by_the_villain(origin: str, answered: int) -> None:
    table = Table("immortus", heroes=HEROES)
    table.threat("captain-marvel", LONDON)
    table.state.completed = [0, 1, 2]
    Damage(Henchmen(Locations()), ONE).do(table.state, Resolving("", 0, origin))
    assert sum(isinstance(frame, Window) for frame in table.state.frames) == answered


def test_looking_at_or_burying_a_plan_of_an_empty_deck_does_nothing() -> None:
    table = Table("maestro", heroes=HEROES)
    table.state.plans = []
    for verb in (LookAtPlan(), PlanToBottom()):
        verb.do(table.state, run())
    assert (table.state.plans, table.state.seen_plan) == ([], NOBODY)


def test_unseen_plan_put_under_the_deck_stays_unknown() -> None:
    table = Table("maestro", heroes=HEROES)
    top = table.state.plans[-1]
    PlanToBottom().do(table.state, run())
    assert (table.state.plans[0], table.state.buried_plans) == (top, [0])


def test_guess_by_the_villain_player_is_not_logged() -> None:
    for seat, told in ((0, 1), (2, 0)):
        table = between_turns()
        table.state.log = table.happened
        Guess("thug").do(table.state, Resolving("", seat, VILLAIN))
        assert (len(table.events("guessed")), len(table.events("plan-revealed"))) == (told, 1)


def test_your_next_turn_of_the_villain_player_is_the_villain_turn() -> None:
    for seat, until in ((0, f"start:hero:{LOKI}"), (2, "villain-turn")):
        table = between_turns()
        Last("blank", "your-next-turn").do(table.state, Resolving("", seat, VILLAIN))
        assert [item.until for item in table.state.lasting] == [until]


def test_use_up_and_spend_remove_only_their_own_equipment() -> None:
    table = Table("maestro", heroes=HEROES)
    gear = table.game.cards.gear
    serving = next(row for row in gear.values() if row.serves)
    table.hero(LOKI, gear={"scepter": True, serving.id: True})
    UseUp(serving.serves).do(table.state, run())
    assert [one.id for one in table.of(LOKI).gear] == ["scepter"]
    table.hero(LOKI, gear={"scepter": True, serving.id: True})
    Spend(True).do(table.state, Resolving("", 0, f"gear:{serving.id}"))
    assert [(one.id, one.ready) for one in table.of(LOKI).gear] == [("scepter", True)]


def test_villain_without_health_gains_none() -> None:
    table = Table("immortus", heroes=HEROES)
    assert table.state.health < 0
    before = table.state.health
    VillainGains(ONE).do(table.state, run())
    assert table.state.health == before


def test_villain_without_the_doombot_plot_does_not_win_by_lack_of_room() -> None:
    table = Table("maestro", heroes=HEROES)
    for place in table.state.places:
        table.full(place.id)
    Add("doombot", Next(Bound("there"), "free-slot")).do(table.state, run(there=f"place:{LONDON}"))
    assert table.state.result is None


def test_target_tokens_are_added_and_removed_unless_refused() -> None:
    table = Table("maestro", heroes=HEROES)
    table.lasting("blank", f"hero:{LOKI}")
    Target().do(table.state, run())
    assert [item.kind for item in table.state.lasting] == ["blank", "target"]
    Untarget().do(table.state, run())
    assert [item.kind for item in table.state.lasting] == ["blank"]
    refusing = next(row.id for row in table.game.cards.threats.values() if "refuses-tokens" in row.rules)
    other = Table(table.game.cards.threats[refusing].villain, heroes=HEROES)
    other.threat(refusing, at=KUN_LUN)
    Target().do(other.state, run())
    assert other.state.lasting == []
