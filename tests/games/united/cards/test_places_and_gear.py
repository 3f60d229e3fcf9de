"""Every Location, Equipment card, Battle Plan, Super Villain card and Super Hero card, played."""

import pytest

from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table

CARTER, SPIDER, LOKI, IRON = "captain-carter", "spider-man-2099", "loki", "ironheart"
THOR, SHURI, RIDER = "mighty-thor", "black-panther-shuri", "cosmic-ghost-rider"


def ending(at: str, ring: tuple[str, ...] | None = None) -> Table:
    """Loki ends his turn somewhere; Thor is elsewhere."""
    table = Table("maestro", heroes=[LOKI, THOR], **({"ring": ring} if ring else {}))
    table.villain(at=UN)
    hand = ["loki-move", "loki-wild", "loki-confuse"]
    table.hero(LOKI, at=at, hand=hand, deck=["loki-scepter", "loki-move-attack"])
    table.hero(THOR, at=UN)
    return table


def end(table: Table, at: str, *options: str) -> None:
    table.hero_turn(LOKI)
    table.play("play:loki-move", "end", f"location:{at}", *options)


# --- Locations ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "token"), [("niffleheim", "attack"), ("muspelheim", "heroic")])
def test_niffleheim_and_muspelheim_give_tokens(place: str, token: str) -> None:
    table = ending(place, (place, PEGASUS, KUN_LUN, UN, ALCHEMAX, TVA))
    table.hero_turn(LOKI)
    table.play("play:loki-wild", "end") if place == "muspelheim" else table.play("play:loki-wild")
    table.play(f"location:{place}")
    assert table.tokens(LOKI) == {token: 1}


def test_london() -> None:
    table = ending(LONDON)
    table.hero(THOR, at=LONDON)
    end(table, LONDON, "choose:heroic")
    assert table.tokens(LOKI) == {"heroic": 1}
    alone = ending(LONDON)
    alone.hero_turn(LOKI)
    alone.play("play:loki-move", "end")
    alone.waits(THOR, "play")


def test_project_pegasus() -> None:
    table = ending(PEGASUS)
    table.threat("dogs-of-war-1", at=TVA)
    end(table, PEGASUS)
    assert table.card("dogs-of-war-1").at == table.at(PEGASUS)
    assert table.card("dogs-of-war-1").health == 2


def test_kun_lun() -> None:
    table = ending(KUN_LUN)
    table.hero(LOKI, at=KUN_LUN, hand=["loki-move"], deck=["loki-scepter", "loki-wild"])
    end(table, KUN_LUN, "choose:draw")
    assert len(table.of(LOKI).hand) == 2
    other = ending(KUN_LUN)
    end(other, KUN_LUN, "discard:loki-wild")  # with 3 in hand drawing is no choice
    assert other.tokens(LOKI) == {"wild": 1}
    assert other.of(LOKI).deck[0] == "loki-wild"


def test_united_nations_headquarters() -> None:
    table = ending(UN)
    table.villain(at=TVA)
    table.place(LONDON, civilians=1)
    table.place(TVA, civilians=1)
    end(table, UN, f"pick:place:{LONDON}", f"pick:place:{KUN_LUN}")
    assert (table.spot(LONDON).civilians, table.spot(KUN_LUN).civilians) == (0, 1)


def test_alchemax_headquarters() -> None:
    table = ending(ALCHEMAX)
    end(table, ALCHEMAX)
    assert table.tokens(LOKI) == {"wild": 1}
    assert table.state.storyline[-1].symbols == [0, 0, 0, 0]


def test_tva_headquarters() -> None:
    table = ending(TVA)
    table.storyline("loki-scepter", "mighty-thor-move")
    end(table, TVA, "pick:entry:0")
    assert table.played() == ["loki-move", "mighty-thor-move", "loki-scepter"]


# --- Equipment ----------------------------------------------------------------------------------------------------


def armed(hero: str, gear: str, ready: bool = True, hand: list[str] | None = None, **tokens: int) -> Table:
    villain = "maestro" if hero != RIDER else "immortus"
    table = Table(villain, heroes=[hero, "captain-carter" if hero != CARTER else LOKI], equipment=True)
    table.villain(at=TVA)
    cards = hand or [f"{hero}-move", f"{hero}-wild"]
    table.hero(hero, at=PEGASUS, hand=cards, deck=[], gear={gear: ready}, tokens=tokens)
    table.hero(table.state.heroes[1].id, at=UN, hand=["captain-carter-move"] * 3)
    return table


def test_captain_carters_shield() -> None:
    table = armed(CARTER, "captain-carters-shield", hand=["captain-carter-move"] * 4)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move"] * 5)
    table.villain(at=LONDON)
    table.villain_turn("maestro-plan-03", next_hero=LOKI)
    table.play("pick:hero:loki", "trigger:gear:captain-carters-shield/gear/captain-carters-shield/use")
    assert table.events("damaged") == [{"hero": LOKI, "amount": 1}]
    assert not table.of(CARTER).gear[0].ready


@pytest.mark.parametrize(
    ("hero", "gear", "tokens"),
    [
        (CARTER, "captain-carters-shield", {"move": 1}),
        (SHURI, "hard-light-shield", {"wild": 1}),
        (LOKI, "scepter", {"heroic": 1}),
        (IRON, "communicator", {"attack": 1}),
        (IRON, "air-transport", {"attack": 1}),
        (IRON, "drone", {"attack": 1}),
        (SHURI, "spear-of-bashenga", {"wild": 1}),
    ],
)
def test_recharged_by_a_token(hero: str, gear: str, tokens: dict[str, int]) -> None:
    table = armed(hero, gear, ready=False, **tokens)
    table.hero_turn(hero)
    table.play(f"recharge:{gear}")
    assert table.of(hero).gear[0].ready
    assert table.tokens(hero) == {}


def test_hard_light_shield() -> None:
    table = armed(SHURI, "hard-light-shield", hand=[f"{SHURI}-attack"] * 4)
    table.villain(at=LONDON)
    table.villain_turn("maestro-plan-03", next_hero=CARTER)
    table.play("trigger:gear:hard-light-shield/gear/hard-light-shield/use")
    assert table.events("damaged") == [{"hero": SHURI, "amount": 2}]
    assert table.tokens(SHURI) == {"attack": 1}


def test_hellfire_chain() -> None:
    hand = [f"{RIDER}-heroic", f"{RIDER}-wild", f"{RIDER}-move-attack"]
    table = armed(RIDER, "hellfire-chain", hand=hand)
    table.place(PEGASUS, thugs=2)
    table.threat("starfox", at=PEGASUS)
    table.hero_turn(RIDER)
    table.play(f"play:{RIDER}-heroic", "use:hellfire-chain", "attack:threat:starfox")
    assert table.options() == [f"attack:thug@{PEGASUS}", "stop"]
    table.play(f"attack:thug@{PEGASUS}")
    assert (table.card("starfox").health, table.spot(PEGASUS).thugs) == (2, 1)
    again = armed(RIDER, "hellfire-chain", ready=False, hand=hand)
    again.hero_turn(RIDER)
    again.play("recharge:hellfire-chain", f"discard:{RIDER}-wild")
    assert again.of(RIDER).gear[0].ready
    assert again.of(RIDER).deck == []  # the discarded card was drawn again
    assert len(again.of(RIDER).hand) == 3


def test_hell_cycle() -> None:
    table = armed(RIDER, "hell-cycle", hand=[f"{RIDER}-attack-attack", f"{RIDER}-wild"])
    table.place(UN, thugs=2)
    table.hero_turn(RIDER)
    table.play(f"play:{RIDER}-attack-attack", "use:hell-cycle", f"move:{KUN_LUN}", f"move:{UN}")
    table.play(f"attack:thug@{UN}", f"attack:thug@{UN}")
    assert table.events("gear-used", "recharged") == [{"gear": "hell-cycle"}, {"gear": "hell-cycle"}]


def test_scepter_equipment() -> None:
    table = armed(LOKI, "scepter")
    table.place(UN, thugs=1, civilians=1)
    table.hero_turn(LOKI)
    table.play("play:loki-move", "use:scepter", f"pick:place:{LONDON}")
    assert table.spot(LONDON).thugs == 2
    assert not any(LONDON in option for option in table.options())
    table.play(f"attack:thug@{UN}", f"rescue:civilian@{UN}")
    assert table.state.missions == [1, 1, 0]


def test_mjolnir() -> None:
    hand = ["mighty-thor-heroic-heroic", "mighty-thor-wild"]
    table = armed(THOR, "mjolnir", hand=hand)
    table.threat("dogs-of-war-1", at=LONDON)
    table.place(PEGASUS, civilians=2)
    table.hero_turn(THOR)
    attack = "attack:threat:dogs-of-war-1"
    table.play("play:mighty-thor-heroic-heroic", "use:mjolnir", attack, attack)
    assert table.card("dogs-of-war-1").health == 1
    table.play(f"rescue:civilian@{PEGASUS}", f"rescue:civilian@{PEGASUS}")
    assert table.events("recharged") == [{"gear": "mjolnir"}]


def test_improvised_weapon() -> None:
    table = armed(IRON, "improvised-weapon")
    table.threat("gravity-police", at=PEGASUS, health=4)
    table.hero_turn(IRON)
    attack = "attack:threat:gravity-police"
    table.play("play:ironheart-move", "use:improvised-weapon", attack, attack, attack)
    assert table.card("gravity-police").health == 1
    assert table.of(IRON).gear == []


def test_communicator() -> None:
    table = armed(IRON, "communicator")
    table.hero_turn(IRON)
    table.play("play:ironheart-move", "use:communicator", f"move:{LONDON}")
    assert table.of(IRON).at == table.at(LONDON)


def test_armor() -> None:
    table = armed(IRON, "armor", hand=["ironheart-move"] * 4)
    table.villain(at=LONDON)
    table.threat("dogs-of-war-1", at=PEGASUS)
    table.villain_turn("maestro-plan-03", next_hero=CARTER)
    table.play("trigger:gear:armor/gear/armor/use")
    assert table.events("ignored") == [
        {"thing": "hero:ironheart", "amount": 3},
        {"thing": "hero:ironheart", "amount": 1},
    ]
    assert table.events("damaged") == []
    assert table.of(IRON).gear == []
    assert table.state.lasting == []  # for this Villain turn only


def test_air_transport() -> None:
    table = armed(IRON, "air-transport")
    table.hero_turn(IRON)
    table.play("play:ironheart-move", "use:air-transport", f"move:{KUN_LUN}", f"move:{UN}")
    assert table.of(IRON).at == table.at(UN)


def test_drone() -> None:
    table = armed(IRON, "drone")
    table.place(KUN_LUN, civilians=1)
    table.hero_turn(IRON)
    table.play("play:ironheart-move", "use:drone", f"rescue:civilian@{KUN_LUN}")
    assert table.state.missions[0] == 1


def test_flash_grenade() -> None:
    table = armed(IRON, "flash-grenade")
    table.villain(at=PEGASUS)
    table.hero_turn(IRON)
    table.play("play:ironheart-move", "use:flash-grenade")
    assert table.state.stunned


# --- Battle Plans -------------------------------------------------------------------------------------------------


def commanding(plan: str, card: str = "ironheart-repulsor-beams", villain: str = "maestro") -> Table:
    table = Table(villain, heroes=[CARTER], mode="commander")
    table.villain(at=TVA)
    table.state.battle_plans = [plan]
    table.state.display = [card, "loki-confuse"]
    table.state.supports = ["spider-man-2099-talons", "loki-shapeshifter"]
    table.place(PEGASUS, thugs=2, civilians=2)
    hand = ["captain-carter-move", "captain-carter-attack"]
    table.hero(CARTER, at=PEGASUS, hand=hand, deck=["captain-carter-heroic-heroic"] * 3)
    table.hero_turn(CARTER, since=1)
    table.play(f"support:{card}")
    return table


def symbols(table: Table) -> list[int]:
    found: list[int] = table.state.frames[-1].symbols  # type: ignore[attr-defined]
    return found


def use(table: Table, plan: str, *options: str) -> None:
    table.play(f"trigger:battle-plan:{plan}/battle/{plan}", *options)


def test_save_a_friend() -> None:
    table = commanding("save-a-friend")
    use(table, "save-a-friend")
    assert len(table.of(CARTER).hand) == 3
    assert table.order("played", "drew", "turn")[:3] == ["turn", "played", "drew"]
    assert table.events("special") == []


@pytest.mark.parametrize(
    ("plan", "card", "expected"),
    [
        ("heroic-tendency", "loki-confuse", [0, 0, 2, 0]),
        ("well-armed", "ironheart-repulsor-beams", [0, 2, 0, 0]),
        ("fast-response", "loki-shapeshifter", [2, 0, 0, 0]),
    ],
)
def test_plans_that_give_one_more_action(plan: str, card: str, expected: list[int]) -> None:
    assert symbols(commanding(plan, card)) == expected


def test_versatile_team() -> None:
    table = commanding("versatile-team")
    use(table, "versatile-team")
    assert symbols(table) == [0, 0, 0, 1]


def test_versatile_team_finds_no_symbol_on_a_facedown_card() -> None:
    table = Table("maestro", heroes=[CARTER], mode="commander")
    table.state.battle_plans = ["versatile-team"]
    table.state.display = ["ironheart-repulsor-beams"]
    table.hero(CARTER, at=PEGASUS)
    table.of(CARTER).facedown = True
    table.hero_turn(CARTER, since=1)
    table.play("support:ironheart-repulsor-beams")
    assert [option for option in table.options() if option.startswith("trigger:")] == []
    assert symbols(table) == [0, 0, 0, 0]


def test_covering_fire() -> None:
    table = commanding("covering-fire")
    table.play("end") if "end" in table.options() else None
    table.hero(CARTER, at=LONDON, hand=["captain-carter-move"] * 5)
    table.villain_turn("maestro-plan-03")
    table.play("trigger:hero:captain-carter/power/covered")
    assert table.events("damaged") == [{"hero": CARTER, "amount": 2}]


def test_covering_fire_given_twice_is_offered_once() -> None:
    table = commanding("covering-fire")
    table.play("end") if "end" in table.options() else None
    table.lasting("covered", f"hero:{CARTER}", until="villain-turn-end")
    assert [item.kind for item in table.state.lasting] == ["covered", "covered"]
    table.hero(CARTER, at=LONDON, hand=["captain-carter-move"] * 5)
    table.villain_turn("maestro-plan-03")
    assert table.options() == ["trigger:hero:captain-carter/power/covered", "pass"]


def test_deep_bench() -> None:
    settings = {"mode": "commander", "villain": "maestro", "hero1": CARTER}
    from tableverse.kernel.game import Config

    state = GAME.new(Config(1, settings), 0)
    while state.decision is not None and state.decision.kind == "support":
        GAME.apply(state, state.decision.options[0].id)
    GAME.apply(state, "battle-plan:deep-bench")
    GAME.apply(state, "nothing")
    assert len(state.display) == 3  # type: ignore[attr-defined]


def test_improvise() -> None:
    table = commanding("improvise")
    use(table, "improvise", "choose:heroic")
    assert table.tokens(CARTER) == {"heroic": 1}
    assert not any(option.startswith("special") for option in table.options())


def test_shared_intel() -> None:
    table = commanding("shared-intel")
    use(table, "shared-intel")
    assert table.events("saw-plan") == [{"card": table.state.plans[-1]}]


def test_perfect_chain() -> None:
    table = Table("maestro", heroes=[CARTER], mode="commander")
    table.villain(at=TVA)
    table.state.battle_plans = ["perfect-chain"]
    table.state.display = ["ironheart-repulsor-beams"]
    table.storyline("captain-carter-heroic-heroic", "captain-carter-move")
    table.place(PEGASUS, thugs=1)
    table.hero(CARTER, at=PEGASUS)
    table.hero_turn(CARTER, since=1)
    table.play("support:ironheart-repulsor-beams")
    use(table, "perfect-chain")
    assert symbols(table) == [1, 1, 2, 0]


def test_rapid_deployment() -> None:
    table = Table("maestro", heroes=[CARTER], mode="commander")
    table.state.battle_plans = ["rapid-deployment"]
    table.state.display = ["ironheart-repulsor-beams"]
    table.hero_turn(CARTER, since=0)
    assert table.options() == ["regular", "support:ironheart-repulsor-beams"]


def test_steady_support() -> None:
    table = commanding("steady-support")
    use(table, "steady-support")
    assert table.events("drew") == [{"hero": CARTER, "amount": 1}]


# --- Super Villain cards ------------------------------------------------------------------------------------------


def scheming(card: str, plan: str, villain: str = "maestro", at: str = TVA) -> Table:
    """The Villain player holds a Super Villain card and one Master Plan card; the Heroes stand in Pegasus."""
    table = Table(villain, heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=at)
    for hero in (LOKI, THOR):
        table.hero(hero, at=PEGASUS, hand=[f"{hero}-move"] * 5, deck=[f"{hero}-wild"] * 3)
    table.state.villain_supers = [card]
    table.state.villain_hand = []
    table.villain_turn(plan, next_hero=LOKI)
    return table


def answer(card: str) -> str:
    return f"trigger:super:{card}/super/{card}"


def test_misdirection() -> None:
    table = scheming("misdirection", "maestro-plan-01")  # a Thug in TVA
    table.play(answer("misdirection"))
    assert table.options() == [f"add:{ALCHEMAX}", f"add:{TVA}", f"add:{LONDON}"]
    table.play(f"add:{LONDON}")
    assert (table.spot(TVA).thugs, table.spot(LONDON).thugs) == (0, 1)


def test_saw_that_coming() -> None:
    table = scheming("saw-that-coming", "maestro-plan-01")
    table.of(LOKI).tokens = [0, 0, 0, 2]
    table.play(answer("saw-that-coming"), "play:loki-move")
    assert not any(option.endswith("+token") for option in table.options())


def test_covert_operation() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA)
    table.state.villain_supers = ["covert-operation"]
    table.state.villain_hand = ["maestro-plan-01", "maestro-plan-03"]
    table.state.plans = ["maestro-plan-05", "maestro-plan-09", "maestro-plan-11"]
    table.villain_turn()
    table.play("plan:maestro-plan-01", answer("covert-operation"), "under:maestro-plan-03", "skip")
    assert table.state.plans[0] == "maestro-plan-03"
    assert table.state.villain_hand == ["maestro-plan-11", "maestro-plan-09"]


def test_now_you_see_me() -> None:
    table = scheming("now-you-see-me", "maestro-plan-03")  # to London; the Heroes are next door
    table.play(answer("now-you-see-me"))
    assert table.options() == [f"as-if:{LONDON}", f"as-if:{TVA}", f"as-if:{PEGASUS}"]
    table.play(f"as-if:{PEGASUS}", "pick:hero:loki")
    assert table.events("damaged") == [{"hero": LOKI, "amount": 3}]
    assert table.state.villain_at == table.at(LONDON)
    assert [event["place"] for event in table.events("added")] == [TVA, PEGASUS]


def test_caught_alone() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA)
    table.hero(LOKI, at=LONDON, hand=["loki-move"] * 6)
    table.hero(THOR, at=UN)
    table.state.villain_supers = ["caught-alone"]
    table.state.villain_hand = []
    table.villain_turn("maestro-plan-03", next_hero=THOR)
    table.play(answer("caught-alone"))
    assert table.events("damaged") == [{"hero": LOKI, "amount": 2}, {"hero": LOKI, "amount": 3}]


def test_flexible_plans() -> None:
    table = scheming("flexible-plans", "maestro-plan-09")
    table.play(answer("flexible-plans"), "movement:5")
    assert table.events("villain-moved") == [{"place": ALCHEMAX}]


def test_personal_nemesis() -> None:
    table = scheming("personal-nemesis", "maestro-plan-05")  # 2 steps to Pegasus
    table.play(answer("personal-nemesis"), "pick:hero:mighty-thor", "pick:hero:loki")
    assert table.events("damaged") == [{"hero": THOR, "amount": 1}, {"hero": LOKI, "amount": 3}]


def finishing(card: str) -> Table:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=UN, health=3)
    table.state.villain_supers = [card]
    table.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild"], deck=[])
    table.hero(THOR, at=UN, hand=["mighty-thor-move"] * 4)
    for place in (LONDON, PEGASUS, KUN_LUN, UN, ALCHEMAX):
        table.place(place, civilians=1)
    return table


def test_terror_in_the_streets() -> None:
    table = finishing("terror-in-the-streets")
    table.hero_turn(LOKI)
    table.play("play:loki-move", "end", answer("terror-in-the-streets"), "choose:thug", "choose:civilian")
    assert (table.spot(TVA).thugs, table.spot(TVA).civilians) == (1, 1)


def test_nasty_surprise() -> None:
    table = finishing("nasty-surprise")
    table.hero_turn(LOKI)
    table.play("play:loki-move", "end", answer("nasty-surprise"), "pick:threat:dogs-of-war-1", f"pick:place:{PEGASUS}")
    assert table.card("dogs-of-war-1").at == table.at(PEGASUS)


def test_getting_stronger() -> None:
    table = finishing("getting-stronger-me-too")
    table.hero_turn(LOKI)
    table.play("play:loki-move", "end", answer("getting-stronger-me-too"))
    assert table.state.health == 5


def test_sabotage() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA)
    table.hero(LOKI, at=PEGASUS, tokens={"move": 1, "wild": 1})
    table.hero(THOR, at=PEGASUS, tokens={"attack": 1})
    table.state.villain_supers = ["sabotage"]
    table.state.villain_hand = []
    table.villain_turn("maestro-plan-01", next_hero=LOKI)
    table.play(answer("sabotage"))
    assert table.options() == ["token:loki:move", "token:loki:wild", "token:mighty-thor:attack"]
    table.play("token:loki:wild", "give:move:mighty-thor", "give:attack:loki")
    assert (table.tokens(LOKI), table.tokens(THOR)) == ({"attack": 1}, {"move": 1})


def test_more_crisis() -> None:
    table = scheming("more-crisis", "maestro-plan-01")
    table.play(answer("more-crisis"), "choose:hero", "pick:hero:loki")
    assert table.of(LOKI).crisis == 1
    other = scheming("more-crisis", "maestro-plan-01")
    other.play(answer("more-crisis"), "choose:location", f"pick:place:{UN}")
    assert other.spot(UN).crisis == 1


# --- Super Hero cards ---------------------------------------------------------------------------------------------


def holding(card: str, plan: str, villain: str = "maestro", at: str = TVA, loki: str = LONDON) -> Table:
    """Loki holds a Super Hero card; the Villain has one card to play."""
    table = Table(villain, heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=at, health=3)
    table.hero(LOKI, at=loki, hand=["loki-move"] * 6, deck=["loki-wild"] * 4, supers=[card])
    table.hero(THOR, at=UN, hand=["mighty-thor-move"] * 6)
    table.state.villain_supers = []
    table.state.villain_hand = []
    table.villain_turn(plan, next_hero=THOR)
    return table


def test_crowd_control() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA, health=3)
    table.hero(LOKI, at=LONDON, supers=["crowd-control"])
    table.hero(THOR, at=UN)
    table.full(LONDON)
    table.state.villain_supers = []
    table.state.villain_hand = []
    table.villain_turn("maestro-plan-05", next_hero=THOR)  # to Pegasus, a Thug beside it
    table.play(answer("crowd-control"))
    assert table.events("villain-healed") == []


def test_taking_you_with_me() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=UN)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move"], deck=[], supers=["taking-you-with-me"])
    table.state.villain_supers = []
    table.hero_turn(LOKI)
    table.play("end", answer("taking-you-with-me"))
    assert table.state.tempo == 1


def test_strategic_retreat() -> None:
    table = holding("strategic-retreat", "maestro-plan-03")
    table.play(answer("strategic-retreat"), f"pick:place:{KUN_LUN}")
    assert table.of(LOKI).at == table.at(KUN_LUN)
    assert table.events("damaged") == []


def test_get_ready() -> None:
    table = holding("get-ready", "maestro-plan-03")
    table.play(answer("get-ready"))
    assert table.tokens(LOKI) == {"wild": 1}


def test_eye_of_the_hurricane() -> None:
    table = holding("eye-of-the-hurricane", "maestro-plan-09", loki=TVA)
    table.play(answer("eye-of-the-hurricane"))
    assert table.events("drew")[0] == {"hero": LOKI, "amount": 1}


def test_shake_it_off() -> None:
    table = holding("shake-it-off", "maestro-plan-03")
    table.play(answer("shake-it-off"))
    assert table.events("damaged") == [{"hero": LOKI, "amount": 1}]


def test_thwart_the_plan() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA)
    table.hero(LOKI, at=LONDON, hand=["loki-move"] * 6, supers=["thwart-the-plan"])
    table.hero(THOR, at=UN)
    table.state.villain_supers = []
    table.state.villain_hand = ["maestro-plan-03", "maestro-plan-05"]
    table.state.plans = ["maestro-plan-07", "maestro-plan-09"]
    table.villain_turn()
    table.play("plan:maestro-plan-03", answer("thwart-the-plan"))
    assert table.events("saw-plans") == [{"cards": ["maestro-plan-05", "maestro-plan-09"]}]
    table.play("under:maestro-plan-05")
    assert table.state.villain_hand == ["maestro-plan-09", "maestro-plan-07"]
    assert table.state.plans == ["maestro-plan-05"]


def test_to_the_rescue() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA)
    table.hero(THOR, at=LONDON, hand=["mighty-thor-move"] * 6)
    table.hero(LOKI, at=UN, hand=["loki-move"] * 6, supers=["to-the-rescue"])
    table.state.villain_supers = []
    table.state.villain_hand = []
    table.villain_turn("maestro-plan-03", next_hero=THOR)
    table.play(answer("to-the-rescue"))
    assert table.events("damaged") == [{"hero": LOKI, "amount": 3}]
    assert table.tokens(LOKI) == {"heroic": 1}
