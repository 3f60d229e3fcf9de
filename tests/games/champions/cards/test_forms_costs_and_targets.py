"""Rules shared by many player cards: forms, exhaust costs, attack and thwart labels, single targets."""

from __future__ import annotations

import pytest

from games.champions.table import Table

EITHER = {"get-ready", "first-aid", "make-the-call", "split-personality"}
EITHER |= {"captain-marvel-s-helmet", "hellcat", "energy-channel", "rocket-boots"}
HERO = {"haymaker", "uppercut", "relentless-assault", "swinging-web-kick", "photonic-blast", "crisis-interdiction"}
HERO |= {"gamma-slam", "ground-stomp", "repulsor-blast", "supersonic-punch", "for-justice", "lead-from-the-front"}
HERO |= {"wakanda-forever-a", "wakanda-forever-b", "wakanda-forever-c", "wakanda-forever-d", "webbed-up"}
ALTER_EGO = {"legal-practice", "ancestral-knowledge"}

USED_IN_EITHER = {"tac-team", "surveillance-team", "med-team", "avengers-mansion", "helicarrier", "war-machine"}
USED_IN_EITHER |= {"alpha-flight-station", "vision"}
USED_BY_HEROES = {"arc-reactor", "mark-v-helmet", "powered-gauntlets", "rocket-boots", "focused-rage", "tenacity"}
ATTACHMENTS = {"enhanced-ivory-horn", "vibranium-armor", "concussion-blasters", "sonic-converter", "solid-sound-body"}
ATTACHMENTS |= {"program-transmitter", "upgraded-drones"}
USED_BY_HEROES |= ATTACHMENTS
USED_BY_ALTER_EGOS = {"aunt-may", "superhuman-law-division", "stark-tower", "the-golden-city"}


def full_table(*heroes: str, form: str = "hero") -> Table:
    """Return a table with targets to attack, thwart, heal, ready and call back."""
    table = Table(*(heroes or ("spider-man",)), form=form)
    table.state.play[table.state.scheme].threat = 5
    table.put("bomb-scare", threat=5)
    table.put("radioactive-man")
    table.put("hawkeye", exhausted=True, damage=1)
    table.change(heroes[0] if heroes else "spider-man", damage=4)
    table.discard("arc-reactor", "maria-hill")
    return table


def take_first_options(table: Table) -> None:
    """Take first options until the turn continues."""
    while table.state.decision is not None and table.state.decision.kind != "turn":
        table.does(table.options()[0])


def offered(table: Table, what: str) -> set[str]:
    found = [option.split("/", 1)[0] for option in table.options()]
    return {option.removeprefix(what) for option in found if option.startswith(what)}


@pytest.mark.parametrize(("form", "cards"), [("hero", EITHER | HERO), ("alter-ego", EITHER | ALTER_EGO)])
def test_cards_can_be_played_only_in_their_form(form: str, cards: set[str]) -> None:
    table = full_table(form=form)
    table.put("panther-claws")
    table.hand(*sorted(EITHER | HERO | ALTER_EGO), *["vibranium"] * 3)
    assert offered(table, "play:") == cards


#: The first group exhausts the hero as part of the cost; the second readies the hero.
EXHAUST_THE_HERO = {"vibranium-armor", "concussion-blasters", "program-transmitter"}
READY_THE_HERO = {"arc-reactor", "tenacity"}


@pytest.mark.parametrize("exhausted", [False, True])
@pytest.mark.parametrize(("form", "cards"), [("hero", USED_BY_HEROES), ("alter-ego", USED_BY_ALTER_EGOS)])
def test_abilities_can_be_used_only_in_their_form_and_are_optional(form: str, cards: set[str], exhausted: bool) -> None:
    table = full_table("captain-marvel", form=form)
    for _ in range(3):
        table.put("the-triskelion")  # room for the allies
    for card in sorted(USED_IN_EITHER | USED_BY_HEROES | USED_BY_ALTER_EGOS | {"hellcat"}):
        table.put(card, on="rhino-1" if card in ATTACHMENTS else "")
    table.change("captain-marvel", exhausted=exhausted)
    table.hand(*["vibranium"] * 3)
    usable = cards - (EXHAUST_THE_HERO if exhausted else READY_THE_HERO)
    assert offered(table, "use:") == USED_IN_EITHER | usable | {"captain-marvel", "hellcat"}
    table.does("end-turn")
    table.waits_for(0, "discard")
    assert table.events("uses") == []


def test_energy_channel_is_filled_in_any_form_but_emptied_only_by_heroes() -> None:
    for form, abilities in (("hero", 2), ("alter-ego", 1)):
        table = full_table("captain-marvel", form=form)
        table.put("energy-channel", counters=2)
        table.hand("vibranium")
        found = [option for option in table.options() if option.startswith("use:energy-channel")]
        assert found == [f"use:energy-channel/energy-channel-{number}" for number in range(1, abilities + 1)]
        table.does("end-turn")
        table.waits_for(0, "discard")


def test_hero_interrupts_are_unavailable_to_alter_egos() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("enhanced-spider-sense", "get-behind-me", "great-responsibility", "vibranium")
    table.reveals("advance")
    table.waits_for(0, "turn")
    assert table.threat() == 1
    table = Table("captain-marvel", form="alter-ego")
    table.put("cosmic-flight")
    table.reveals("hydra-bomber")
    table.does("choose:damage")
    table.waits_for(0, "turn")
    assert table.damage("captain-marvel") == 2


def test_web_shooter_pays_only_in_hero_form() -> None:
    for form, plays in (("hero", True), ("alter-ego", False)):
        table = full_table("iron-man", form=form)
        table.put("web-shooter")
        table.hand("first-aid")
        assert ("play:first-aid" in table.options()) is plays
    table = full_table("iron-man")
    table.put("web-shooter")
    table.hand("first-aid")
    table.does("play:first-aid", "pick:iron-man")
    assert (table.piece("web-shooter").counters, table.piece("web-shooter").exhausted) == (2, True)


# --- costs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", sorted((USED_IN_EITHER - {"vision"}) | {"arc-reactor", "mark-v-helmet"}))
def test_ability_that_exhausts_its_card_is_used_once(card: str) -> None:
    table = full_table()
    table.change("spider-man", exhausted=True)
    piece = table.put(card)
    counters = piece.counters
    table.hand("vibranium", "vibranium")
    table.does(f"use:{card}")
    take_first_options(table)
    assert table.piece(card).exhausted
    assert table.piece(card).counters == max(0, counters - 1)
    assert card not in offered(table, "use:")


@pytest.mark.parametrize("card", ["powered-gauntlets", "rocket-boots", "focused-rage"])
def test_hero_upgrade_abilities_exhaust_their_card(card: str) -> None:
    table = full_table("iron-man")
    table.put(card)
    table.hand("vibranium", "vibranium")
    table.does(f"use:{card}")
    take_first_options(table)
    assert table.piece(card).exhausted
    assert card not in offered(table, "use:")


@pytest.mark.parametrize("card", sorted(USED_BY_ALTER_EGOS))
def test_alter_ego_support_abilities_exhaust_their_card(card: str) -> None:
    table = full_table(form="alter-ego")
    table.put(card)
    table.hand("vibranium", "vibranium")
    table.does(f"use:{card}")
    take_first_options(table)
    assert table.piece(card).exhausted
    assert card not in offered(table, "use:")


@pytest.mark.parametrize(
    ("card", "resources"),
    [
        ("tenacity", ["strength"]),
        ("vision", ["energy"]),
        ("rocket-boots", ["genius"]),
        ("enhanced-ivory-horn", ["strength", "strength"]),
        ("vibranium-armor", ["strength"]),
        ("concussion-blasters", ["energy"]),
        ("sonic-converter", ["energy", "genius", "strength"]),
        ("solid-sound-body", ["energy", "genius", "strength"]),
        ("program-transmitter", ["genius"]),
        ("upgraded-drones", ["energy", "genius", "strength"]),
    ],
)
def test_ability_cost_requires_resources_of_the_printed_type(card: str, resources: list[str]) -> None:
    """Check that one resource less or another type does not pay. Each card gives two of its type or one."""
    wrong = {"strength": "genius", "genius": "energy", "energy": "strength"}
    for change in range(len(resources)):
        table = Table("she-hulk")
        table.put(card, on="rhino-1" if card in ATTACHMENTS else "")
        table.change("she-hulk", exhausted=card == "tenacity")
        table.hand(*resources)
        assert card in offered(table, "use:")
        table.hand(*resources[:change], *resources[change + 1 :])
        assert card not in offered(table, "use:")
        table.hand(*resources[:change], wrong[resources[change]], *resources[change + 1 :])
        assert card not in offered(table, "use:")
        table.hand(*resources)
        table.does(f"use:{card}", "pay")
        assert table.held() == [] or card == "vision"
        if card in ("program-transmitter", "vibranium-armor", "concussion-blasters"):
            assert table.piece("she-hulk").exhausted
        if card not in ("vision", "rocket-boots"):
            assert not table.in_play(card)


@pytest.mark.parametrize(
    ("card", "resource"),
    [
        ("program-transmitter", "great-responsibility"),
        ("vibranium-armor", "daredevil"),
        ("concussion-blasters", "jessica-jones"),
    ],
)
def test_attachment_is_removed_for_two_resources_and_exhausting_the_own_hero(card: str, resource: str) -> None:
    """Pay with one card that has two resources of the type."""
    table = Table("she-hulk", "iron-man")
    table.put(card, on="rhino-1")
    table.hand(resource)
    assert card not in offered(table, "use:")
    table.hand(resource, resource)
    table.does(f"use:{card}", "pay")
    assert (table.held(), table.in_play(card)) == ([], False)
    assert (table.piece("she-hulk").exhausted, table.piece("iron-man").exhausted) == (True, False)


@pytest.mark.parametrize("card", ["captain-marvel", "iron-man", "vision"])
def test_once_per_round_ability_is_not_offered_twice(card: str) -> None:
    table = full_table("captain-marvel" if card == "vision" else card, form="hero" if card == "vision" else "alter-ego")
    if card == "vision":
        table.put("vision")
    table.hand("energy", "energy", "energy")
    table.does(f"use:{card}")
    take_first_options(table)
    assert card not in offered(table, "use:")


# --- labels -------------------------------------------------------------------------------------------------------

ATTACKS = ["haymaker", "uppercut", "relentless-assault", "swinging-web-kick", "photonic-blast", "gamma-slam"]
ATTACKS += ["repulsor-blast", "supersonic-punch"]


@pytest.mark.parametrize("card", ATTACKS)
def test_stunned_hero_s_attack_event_only_removes_the_stun(card: str) -> None:
    table = full_table()
    table.change("spider-man", stunned=1)
    table.hand(card, "vibranium", "vibranium")
    table.does(f"play:{card}", "pay")
    table.waits_for(0, "turn")
    assert (table.piece("spider-man").stunned, table.events("damaged")) == (0, [])


@pytest.mark.parametrize("card", ["powered-gauntlets", "energy-channel"])
def test_stunned_hero_s_attack_ability_only_removes_the_stun(card: str) -> None:
    table = full_table()
    table.change("spider-man", stunned=1)
    table.put(card, counters=3)
    table.does([option for option in table.options() if option.startswith(f"use:{card}")][-1])
    table.waits_for(0, "turn")
    assert (table.piece("spider-man").stunned, table.events("damaged")) == (0, [])


@pytest.mark.parametrize("card", ["for-justice", "crisis-interdiction", "legal-practice", "mark-v-helmet"])
def test_confused_identity_s_thwart_only_removes_the_confusion(card: str) -> None:
    table = full_table(form="alter-ego" if card == "legal-practice" else "hero")
    table.change("spider-man", confused=1)
    if card == "mark-v-helmet":
        table.put(card)
        table.does(f"use:{card}")
    else:
        table.hand(card, "vibranium", "haymaker")
        table.does(f"play:{card}", "discard:haymaker" if card == "legal-practice" else "pay")
        if card == "legal-practice":
            table.does("done")
    table.waits_for(0, "turn")
    assert (table.piece("spider-man").confused, table.events("thwarted")) == (0, [])


@pytest.mark.parametrize(
    ("upgrade", "status"),
    [("panther-claws", "stunned"), ("vibranium-suit", "stunned"), ("tactical-genius", "confused")],
)
def test_wakanda_forever_upgrades_count_as_attacks_and_thwarts(upgrade: str, status: str) -> None:
    table = full_table("black-panther")
    table.put(upgrade)
    table.change("black-panther", **{status: 1})
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a")
    table.waits_for(0, "turn")
    assert getattr(table.piece("black-panther"), status) == 0
    assert (table.events("damaged"), table.events("thwarted")) == ([], [])


def test_abilities_without_the_attack_label_ignore_the_stun() -> None:
    table = full_table("iron-man")
    table.change("iron-man", stunned=1)
    for card in ("tac-team", "war-machine"):
        table.put(card)
    table.hand("ground-stomp", "vibranium")
    table.does("play:ground-stomp", "use:tac-team", "pick:rhino-1", "use:war-machine")
    assert (table.damage("rhino-1"), table.damage("radioactive-man")) == (1 + 2 + 1, 1 + 1)
    assert table.piece("iron-man").stunned == 1


# --- single targets -----------------------------------------------------------------------------------------------

HURTS = [("haymaker", 3), ("uppercut", 5), ("photonic-blast", 5), ("gamma-slam", 4), ("supersonic-punch", 4)]
HURTS += [("swinging-web-kick", 8), ("repulsor-blast", 1 + 2 * 4), ("tac-team", 2), ("powered-gauntlets", 1)]


@pytest.mark.parametrize("target", ["rhino-1", "radioactive-man"])
@pytest.mark.parametrize(("card", "amount"), HURTS)
def test_attack_damages_only_the_chosen_enemy(card: str, amount: int, target: str) -> None:
    table = full_table("spider-man", "iron-man")
    table.deck("genius", "energy", "strength", "genius", "energy", "energy")
    if card in ("tac-team", "powered-gauntlets"):
        table.put(card)
        table.does(f"use:{card}", f"pick:{target}")
    else:
        table.hand(card, "strength", "strength", "strength", "strength")
        table.does(f"play:{card}")
        while table.options()[0].startswith("spend:"):
            table.does("spend:strength")
        table.does(f"pick:{target}")
    assert [(event["card"], event["amount"]) for event in table.events("damaged")] == [(target, amount)]
    assert set(table.held()) <= {"strength"}
    assert (table.held(1), table.discarded(1)) == ([], [])


@pytest.mark.parametrize("minion", ["radioactive-man", "brawler"])
def test_relentless_assault_without_physical_damages_only_the_chosen_minion(minion: str) -> None:
    table = full_table()
    table.put("brawler")
    table.hand("relentless-assault", "energy", "genius")
    table.does("play:relentless-assault", "spend:energy")
    assert table.options() == ["pick:radioactive-man", "pick:brawler"]
    table.does(f"pick:{minion}")
    assert table.damage("rhino-1") == 0
    assert table.in_play("brawler") is (minion != "brawler")
    assert table.damage("radioactive-man") == (5 if minion == "radioactive-man" else 0)


def test_energy_channel_deals_at_most_10_damage_to_one_enemy() -> None:
    for counters, amount in ((4, 8), (5, 10), (6, 10)):
        table = full_table("captain-marvel")
        table.put("energy-channel", counters=counters)
        table.does("use:energy-channel/energy-channel-2", "pick:rhino-1")
        assert (table.damage("rhino-1"), table.damage("radioactive-man")) == (amount, 0)
        table = full_table("captain-marvel")
        table.put("energy-channel", counters=2)
        table.does("use:energy-channel/energy-channel-2", "pick:radioactive-man")
        assert (table.damage("rhino-1"), table.damage("radioactive-man")) == (0, 4)


THWARTS = [("for-justice", 3), ("crisis-interdiction", 2), ("surveillance-team", 1), ("mark-v-helmet", 1)]
THWARTS += [("superhuman-law-division", 2), ("legal-practice", 2)]


@pytest.mark.parametrize("target", ["the-break-in", "bomb-scare"])
@pytest.mark.parametrize(("card", "amount"), THWARTS)
def test_thwart_removes_threat_only_from_the_chosen_scheme(card: str, amount: int, target: str) -> None:
    table = full_table(form="alter-ego" if card in ("superhuman-law-division", "legal-practice") else "hero")
    if card in ("for-justice", "crisis-interdiction"):
        table.hand(card, "energy")
        table.does(f"play:{card}")
    elif card == "legal-practice":
        table.hand(card, "haymaker", "haymaker")
        table.does(f"play:{card}", "discard:haymaker", "discard:haymaker")
    else:
        table.put(card)
        table.hand("genius")
        table.does(f"use:{card}")
        if card == "superhuman-law-division":
            table.does("spend:genius")
    assert table.options() == ["pick:the-break-in", "pick:bomb-scare"]
    table.does(f"pick:{target}")
    assert table.events("thwarted") == [{"card": target, "amount": amount, "threat": 5 - amount}]
    table.waits_for(0, "turn")


DRAWS = [("captain-marvel", "hero", "captain-marvel", 1), ("the-golden-city", "alter-ego", "black-panther", 2)]
DRAWS += [("alpha-flight-station", "hero", "captain-marvel", 1), ("focused-rage", "hero", "she-hulk", 1)]
DRAWS += [("alpha-flight-station", "alter-ego", "captain-marvel", 2)]


@pytest.mark.parametrize(("card", "form", "hero", "amount"), DRAWS)
def test_draw_ability_draws_only_for_its_user(card: str, form: str, hero: str, amount: int) -> None:
    table = full_table(hero, "iron-man", form=form)
    if card != hero:
        table.put(card)
    table.hand("energy", "haymaker")
    table.does(f"use:{card}")
    if card == "alpha-flight-station":
        table.does("discard:haymaker" if "discard:haymaker" in table.options() else "pick:haymaker")
    elif card == "captain-marvel":
        table.does("spend:energy")
    assert table.held().count("quiet-card") == amount
    assert table.held().count("energy") == (0 if card == "captain-marvel" else 1)
    assert table.held(1) == []


@pytest.mark.parametrize(("card", "form"), [("avengers-mansion", "hero"), ("captain-marvel", "alter-ego")])
def test_draw_ability_draws_for_the_chosen_player(card: str, form: str) -> None:
    for seat in (0, 1):
        table = full_table("captain-marvel", "iron-man", form=form)
        if card == "avengers-mansion":
            table.put(card)
        table.does(f"use:{card}", f"pick:seat:{seat}")
        assert [table.held(0), table.held(1)] == [["quiet-card"] * (seat == 0), ["quiet-card"] * (seat == 1)]
