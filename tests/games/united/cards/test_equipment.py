"""Every Equipment card of the box in use."""

import pytest

from games.united.table import KUN_LUN, LONDON, PEGASUS, TVA, UN, Table

CARTER, SPIDER, LOKI, IRON = "captain-carter", "spider-man-2099", "loki", "ironheart"
THOR, SHURI, RIDER = "mighty-thor", "black-panther-shuri", "cosmic-ghost-rider"


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
    table.does("pick:hero:loki", "trigger:gear:captain-carters-shield/gear/captain-carters-shield/use")
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
def test_shield_can_be_recharged_with_a_token(hero: str, gear: str, tokens: dict[str, int]) -> None:
    table = armed(hero, gear, ready=False, **tokens)
    table.hero_turn(hero)
    table.does(f"recharge:{gear}")
    assert table.of(hero).gear[0].ready
    assert table.tokens(hero) == {}


def test_hard_light_shield() -> None:
    table = armed(SHURI, "hard-light-shield", hand=[f"{SHURI}-attack"] * 4)
    table.villain(at=LONDON)
    table.villain_turn("maestro-plan-03", next_hero=CARTER)
    table.does("trigger:gear:hard-light-shield/gear/hard-light-shield/use")
    assert table.events("damaged") == [{"hero": SHURI, "amount": 2}]
    assert table.tokens(SHURI) == {"attack": 1}


def test_hellfire_chain() -> None:
    hand = [f"{RIDER}-heroic", f"{RIDER}-wild", f"{RIDER}-move-attack"]
    table = armed(RIDER, "hellfire-chain", hand=hand)
    table.place(PEGASUS, thugs=2)
    table.threat("starfox", at=PEGASUS)
    table.hero_turn(RIDER)
    table.does(f"play:{RIDER}-heroic", "use:hellfire-chain", "attack:threat:starfox")
    assert table.options() == [f"attack:thug@{PEGASUS}", "stop"]
    table.does(f"attack:thug@{PEGASUS}")
    assert (table.threat_card("starfox").health, table.location(PEGASUS).thugs) == (2, 1)
    again = armed(RIDER, "hellfire-chain", ready=False, hand=hand)
    again.hero_turn(RIDER)
    again.does("recharge:hellfire-chain", f"discard:{RIDER}-wild")
    assert again.of(RIDER).gear[0].ready
    assert again.of(RIDER).deck == []  # the discarded card was drawn again
    assert len(again.of(RIDER).hand) == 3


def test_hell_cycle() -> None:
    table = armed(RIDER, "hell-cycle", hand=[f"{RIDER}-attack-attack", f"{RIDER}-wild"])
    table.place(UN, thugs=2)
    table.hero_turn(RIDER)
    table.does(f"play:{RIDER}-attack-attack", "use:hell-cycle", f"move:{KUN_LUN}", f"move:{UN}")
    table.does(f"attack:thug@{UN}", f"attack:thug@{UN}")
    assert table.events("gear-used", "recharged") == [{"gear": "hell-cycle"}, {"gear": "hell-cycle"}]


def test_scepter_equipment() -> None:
    table = armed(LOKI, "scepter")
    table.place(UN, thugs=1, civilians=1)
    table.hero_turn(LOKI)
    table.does("play:loki-move", "use:scepter", f"pick:place:{LONDON}")
    assert table.location(LONDON).thugs == 2
    assert not any(LONDON in option for option in table.options())
    table.does(f"attack:thug@{UN}", f"rescue:civilian@{UN}")
    assert table.state.missions == [1, 1, 0]


def test_mjolnir() -> None:
    hand = ["mighty-thor-heroic-heroic", "mighty-thor-wild"]
    table = armed(THOR, "mjolnir", hand=hand)
    table.threat("dogs-of-war-1", at=LONDON)
    table.place(PEGASUS, civilians=2)
    table.hero_turn(THOR)
    attack = "attack:threat:dogs-of-war-1"
    table.does("play:mighty-thor-heroic-heroic", "use:mjolnir", attack, attack)
    assert table.threat_card("dogs-of-war-1").health == 1
    table.does(f"rescue:civilian@{PEGASUS}", f"rescue:civilian@{PEGASUS}")
    assert table.events("recharged") == [{"gear": "mjolnir"}]


def test_improvised_weapon() -> None:
    table = armed(IRON, "improvised-weapon")
    table.threat("gravity-police", at=PEGASUS, health=4)
    table.hero_turn(IRON)
    attack = "attack:threat:gravity-police"
    table.does("play:ironheart-move", "use:improvised-weapon", attack, attack, attack)
    assert table.threat_card("gravity-police").health == 1
    assert table.of(IRON).gear == []


def test_communicator() -> None:
    table = armed(IRON, "communicator")
    table.hero_turn(IRON)
    table.does("play:ironheart-move", "use:communicator", f"move:{LONDON}")
    assert table.of(IRON).at == table.at(LONDON)


def test_armor() -> None:
    table = armed(IRON, "armor", hand=["ironheart-move"] * 4)
    table.villain(at=LONDON)
    table.threat("dogs-of-war-1", at=PEGASUS)
    table.villain_turn("maestro-plan-03", next_hero=CARTER)
    table.does("trigger:gear:armor/gear/armor/use")
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
    table.does("play:ironheart-move", "use:air-transport", f"move:{KUN_LUN}", f"move:{UN}")
    assert table.of(IRON).at == table.at(UN)


def test_drone() -> None:
    table = armed(IRON, "drone")
    table.place(KUN_LUN, civilians=1)
    table.hero_turn(IRON)
    table.does("play:ironheart-move", "use:drone", f"rescue:civilian@{KUN_LUN}")
    assert table.state.missions[0] == 1


def test_flash_grenade() -> None:
    table = armed(IRON, "flash-grenade")
    table.villain(at=PEGASUS)
    table.hero_turn(IRON)
    table.does("play:ironheart-move", "use:flash-grenade")
    assert table.state.stunned


@pytest.mark.parametrize("room", [True, False])
def test_rescue_harness_needs_room_in_the_new_location(room: bool) -> None:
    table = armed(IRON, "rescue-harness")
    table.place(PEGASUS, civilians=1)
    if not room:
        table.full(LONDON)
    table.hero_turn(IRON)
    table.does("play:ironheart-move", f"move:{LONDON}")
    harness = "trigger:gear:rescue-harness/gear/rescue-harness/use"
    assert (harness in table.options()) is room
    if room:
        table.does(harness)
        assert table.events("civilian-moved") == [{"from-place": PEGASUS, "place": LONDON}]
