"""Every Special Effect of the Hero cards in play."""

from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table

CARTER, SPIDER, LOKI, IRON = "captain-carter", "spider-man-2099", "loki", "ironheart"
THOR, SHURI, RIDER = "mighty-thor", "black-panther-shuri", "cosmic-ghost-rider"


def playing(card: str, villain: str = "maestro", mate: str = THOR, **settings: object) -> Table:
    """Return a table where the card's Hero holds it and another card in Pegasus, with a mate in London."""
    hero = GAME.cards.hero_cards[card].hero
    table = Table(villain, heroes=[hero, mate], **settings)
    table.villain(at=UN)
    table.hero(hero, at=PEGASUS, hand=[card, f"{hero}-wild"], deck=[])
    table.hero(mate, at=LONDON, hand=[f"{mate}-move"] * 3, deck=[f"{mate}-wild"] * 3)
    return table


def use(table: Table, card: str, *options: str) -> None:
    hero = table.state.heroes[0].id
    table.hero_turn(hero)
    table.does(f"play:{card}", f"special:{card}", *options)


def test_ive_got_you_covered() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI])
    table.villain(at=TVA)
    table.storyline("captain-carter-ive-got-you-covered")
    table.hero(CARTER, at=LONDON, hand=["captain-carter-move"] * 5)
    table.hero(LOKI, at=LONDON, hand=["loki-move"] * 5)
    table.villain_turn("maestro-plan-03", next_hero=LOKI)
    table.does("pick:hero:loki")
    answer = "trigger:entry:0/card/captain-carter-ive-got-you-covered"
    assert table.options() == [answer, "pass"]
    table.waits_for(CARTER, "window")
    table.does(answer)
    assert table.events("damaged") == [{"hero": CARTER, "amount": 3}]
    assert table.of(LOKI).hand.count("loki-move") == 5


def test_ko_d_hero_covers_nobody() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI])
    table.villain(at=TVA)
    table.storyline("captain-carter-ive-got-you-covered")
    table.hero(CARTER, at=LONDON, hand=[], down=True)
    table.hero(LOKI, at=LONDON, hand=["loki-move"] * 5)
    table.villain_turn("maestro-plan-03", next_hero=LOKI)
    assert table.events("damaged") == [{"hero": LOKI, "amount": 3}]


def test_ive_got_you_covered_only_once_in_a_villain_turn() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI, THOR])
    table.storyline("captain-carter-ive-got-you-covered")
    for hero in (CARTER, LOKI, THOR):
        table.hero(hero, at=UN, hand=[f"{hero}-move"] * 5)
    table.villain(at=TVA)
    table.hero(CARTER, at=TVA, hand=["captain-carter-move"] * 5)
    table.hero(LOKI, at=TVA, hand=["loki-move"] * 5)
    table.hero(THOR, at=TVA, hand=["mighty-thor-move"] * 5)
    table.villain_turn("maestro-plan-02", next_hero=THOR)  # 1 damage to each in his Location
    table.does("trigger:entry:0/card/captain-carter-ive-got-you-covered")
    assert [event["hero"] for event in table.events("damaged")] == [CARTER, CARTER, THOR]


def test_inspiring_leadership() -> None:
    for symbol in ("heroic", "attack"):
        card = f"captain-carter-inspiring-leadership-{symbol}"
        table = playing(card)
        use(table, card)
        assert table.tokens(THOR) == {"wild": 1}
        assert table.events("drew")[0] == {"hero": THOR, "amount": 1}


def test_provident() -> None:
    table = playing("captain-carter-provident")
    use(table, "captain-carter-provident", "choose:heroic")
    assert table.tokens(THOR) == {"heroic": 1}


def test_ricochet_throw() -> None:
    table = playing("captain-carter-ricochet-throw")
    table.place(LONDON, thugs=1)
    table.place(KUN_LUN, thugs=1)
    table.place(ALCHEMAX, thugs=1)
    use(table, "captain-carter-ricochet-throw")
    assert table.options() == [f"attack:thug@{LONDON}", f"attack:thug@{KUN_LUN}", "stop"]
    table.does(f"attack:thug@{LONDON}", f"attack:thug@{KUN_LUN}")
    assert table.state.missions[1] == 2


def test_spinnerets() -> None:
    table = Table("maestro", heroes=[SPIDER, LOKI])
    table.hero(SPIDER, at=PEGASUS, hand=["spider-man-2099-spinnerets", "spider-man-2099-move"], deck=[])
    table.storyline("loki-scepter")
    table.hero_turn(SPIDER)
    table.does("play:spider-man-2099-spinnerets")
    assert "ongoing:1:spider-man-2099-spinnerets" in table.options()
    table.does("ongoing:1:spider-man-2099-spinnerets", f"move:{KUN_LUN}")
    assert table.of(SPIDER).at == table.at(KUN_LUN)
    assert "ongoing:1:spider-man-2099-spinnerets" not in table.options()
    moved = Table("maestro", heroes=[SPIDER, LOKI])
    moved.hero(SPIDER, at=PEGASUS, hand=["spider-man-2099-spinnerets", "spider-man-2099-move"], deck=[])
    moved.storyline("loki-move")
    moved.hero_turn(SPIDER)
    moved.does("play:spider-man-2099-spinnerets")
    assert not any(option.startswith("ongoing") for option in moved.options())


def test_venomous_fangs() -> None:
    for symbol in ("attack", "move"):
        card = f"spider-man-2099-venomous-fangs-{symbol}"
        table = playing(card)
        table.villain(at=PEGASUS)
        table.threat("dogs-of-war-1", at=PEGASUS)
        use(table, card)
        assert table.options() == ["pick:villain", "pick:threat:dogs-of-war-1"]
        table.does("pick:threat:dogs-of-war-1")
        assert table.threat_card("dogs-of-war-1").stunned
        assert not table.state.stunned


def test_talons() -> None:
    table = playing("spider-man-2099-talons")
    table.place(PEGASUS, thugs=1)
    table.threat("gravity-police", at=PEGASUS, health=4)
    use(table, "spider-man-2099-talons", "attack:threat:gravity-police")
    assert table.options() == ["attack:threat:gravity-police", "stop"]  # a single target
    table.does("attack:threat:gravity-police")
    assert table.threat_card("gravity-police").health == 2


def test_lylas_assistance() -> None:
    table = playing("spider-man-2099-lyla-assistance")
    table.place(TVA, civilians=1)
    use(table, "spider-man-2099-lyla-assistance", f"rescue:civilian@{TVA}")
    assert table.state.missions[0] == 1


def test_scepter() -> None:
    table = playing("loki-scepter")
    use(table, "loki-scepter", f"move:{KUN_LUN}")  # no Equipment to recharge
    assert table.of(LOKI).at == table.at(KUN_LUN)
    armed = playing("loki-scepter", equipment=True)
    armed.hero(LOKI, at=PEGASUS, hand=["loki-scepter", "loki-wild"], deck=[], gear={"scepter": False})
    use(armed, "loki-scepter", "choose:recharge")
    assert armed.events("recharged") == [{"gear": "scepter"}]


def test_confuse() -> None:
    table = playing("loki-confuse")
    use(table, "loki-confuse")
    table.lasting("wild-tokens", f"hero:{THOR}")
    table.lasting("sends-villain", f"hero:{THOR}", until="villain-turn-end")
    table.villain_turn("maestro-plan-05", next_hero=THOR)
    table.waits_for(LOKI, "send-villain")
    assert len(table.options()) == 6
    table.does(f"send-villain:{TVA}")
    assert table.state.villain_at == table.at(TVA)  # no other Hero is asked
    assert "wild-tokens" in [item.kind for item in table.state.lasting]
    table.villain_turn("maestro-plan-05", next_hero=THOR)
    assert table.state.villain_at == table.at(PEGASUS)  # only once


def test_shapeshifter() -> None:
    table = playing("loki-shapeshifter")
    use(table, "loki-shapeshifter", "end")
    table.threat("dogs-of-war-1", at=ALCHEMAX)
    table.villain(at=LONDON)
    table.hero(THOR, at=UN)
    table.villain_turn("maestro-plan-03", next_hero=THOR)  # to Pegasus
    table.does("trigger:hero:loki/power/shifts-damage")
    assert table.options() == ["pick:hero:mighty-thor", "pick:threat:dogs-of-war-1"]
    table.does("pick:threat:dogs-of-war-1")
    assert table.threat_card("dogs-of-war-1").at == -1  # 3 damage clear it
    assert table.events("damaged") == []


def test_god_of_mischief() -> None:
    table = playing("loki-god-of-mischief")
    table.threat("dogs-of-war-1", at=LONDON, health=2)
    table.threat("trophy-room", at=TVA, heroic=1)
    use(table, "loki-god-of-mischief", "pick:threat:trophy-room")
    assert (table.threat_card("dogs-of-war-1").at, table.threat_card("trophy-room").at) == (
        table.at(TVA),
        table.at(LONDON),
    )
    assert table.threat_card("trophy-room").filled == [0, 0, 1, 0]


def test_glorious_purpose() -> None:
    table = Table("maestro", heroes=[LOKI, THOR, CARTER])
    table.villain(at=UN)
    table.hero(LOKI, at=PEGASUS, hand=["loki-glorious-purpose", "loki-wild"], deck=[])
    use(table, "loki-glorious-purpose")
    assert (table.tokens(LOKI), table.tokens(THOR), table.tokens(CARTER)) == ({}, {"wild": 1}, {"wild": 1})
    assert [event["hero"] for event in table.events("drew")][:2] == [THOR, CARTER]


def test_technological_genius() -> None:
    table = playing("ironheart-technological-genius")
    table.storyline("mighty-thor-heroic-heroic")
    use(table, "ironheart-technological-genius", "choose:symbols")
    assert table.state.frames[-1].symbols == [0, 0, 0, 3]  # type: ignore[attr-defined]
    assert table.state.storyline[-1].symbols == [0, 0, 1, 0]  # the next Hero uses it as printed
    token = playing("ironheart-technological-genius")
    use(token, "ironheart-technological-genius", "choose:token")
    assert token.tokens(IRON) == {"wild": 1}


def test_repulsor_beams() -> None:
    table = playing("ironheart-repulsor-beams")
    table.place(LONDON, thugs=2)
    table.place(KUN_LUN, thugs=2)
    table.place(PEGASUS, thugs=1)
    use(table, "ironheart-repulsor-beams", f"attack:thug@{KUN_LUN}")
    assert table.options() == [f"attack:thug@{KUN_LUN}", "stop"]  # one adjacent Location


def test_natalies_analysis() -> None:
    card = "ironheart-natalie-analysis"
    table = playing(card)
    table.state.plans = ["maestro-plan-01", "maestro-plan-03"]
    use(table, card)
    assert table.events("saw-plan") == [{"card": "maestro-plan-03"}]
    assert table.options() == ["may:yes", "may:no"]
    assert GAME.view(table.state, 0).top_plan == "maestro-plan-03"  # type: ignore[attr-defined]
    assert GAME.view(table.state, 1).top_plan == ""  # type: ignore[attr-defined]
    table.does("may:yes")
    assert table.state.plans == ["maestro-plan-03", "maestro-plan-01"]


def test_energy_redirection() -> None:
    table = playing("mighty-thor-energy-redirection", mate=LOKI)
    table.hero(LOKI, at=PEGASUS)
    use(table, "mighty-thor-energy-redirection")
    table.villain(at=LONDON)
    table.villain_turn("maestro-plan-03", next_hero=LOKI)
    table.does("pick:hero:loki")
    assert table.events("ignored") == [{"thing": "hero:loki", "amount": 3}]


def test_call_down_the_storm() -> None:
    table = playing("mighty-thor-call-down-the-storm", mate=LOKI)
    for place in (LONDON, PEGASUS, KUN_LUN):
        table.place(place, thugs=2)
    use(table, "mighty-thor-call-down-the-storm", f"attack:thug@{LONDON}")
    assert f"attack:thug@{LONDON}" not in table.options()
    table.does(f"attack:thug@{PEGASUS}", f"attack:thug@{KUN_LUN}")
    assert [table.location(place).thugs for place in (LONDON, PEGASUS, KUN_LUN)] == [1, 1, 1]


def test_the_hammers_return() -> None:
    table = playing("mighty-thor-hammers-return", mate=LOKI, equipment=True)
    hand = ["mighty-thor-hammers-return", "mighty-thor-wild"]
    table.hero(THOR, at=PEGASUS, hand=hand, deck=[], gear={"mjolnir": False})
    table.place(KUN_LUN, thugs=2)
    use(table, "mighty-thor-hammers-return", "choose:attack", f"attack:thug@{KUN_LUN}", f"attack:thug@{KUN_LUN}")
    assert table.location(KUN_LUN).thugs == 0
    again = playing("mighty-thor-hammers-return", mate=LOKI, equipment=True)
    again.hero(THOR, at=PEGASUS, hand=hand, deck=[], gear={"mjolnir": False})
    again.place(KUN_LUN, thugs=2)
    use(again, "mighty-thor-hammers-return", "choose:recharge")
    assert again.events("recharged") == [{"gear": "mjolnir"}]


def test_ancestral_plane() -> None:
    table = Table("maestro", heroes=[SHURI, LOKI])
    table.storyline(f"{SHURI}-ancestral-plane")
    table.hero(SHURI, at=PEGASUS, hand=[f"{SHURI}-attack"], deck=[f"{SHURI}-wild", f"{SHURI}-move-attack"])
    table.hero_turn(SHURI)
    table.does(f"trigger:entry:0/card/{SHURI}-ancestral-plane")
    assert table.events("drew") == [{"hero": SHURI, "amount": 2}]
    fuller = Table("maestro", heroes=[SHURI, LOKI])
    fuller.storyline(f"{SHURI}-ancestral-plane")
    fuller.hero(SHURI, at=PEGASUS, hand=[f"{SHURI}-attack"] * 2, deck=[f"{SHURI}-wild", f"{SHURI}-move-attack"])
    fuller.hero_turn(SHURI)
    assert fuller.events("drew") == [{"hero": SHURI, "amount": 1}]


def test_shield_up() -> None:
    card = f"{SHURI}-shield-up"
    table = playing(card, equipment=True)
    gear = {"spear-of-bashenga": True, "hard-light-shield": False}
    table.hero(SHURI, at=PEGASUS, hand=[card, f"{SHURI}-wild"], deck=[], gear=gear)
    use(table, card)
    assert table.state.frames[-1].symbols == [0, 0, 0, 1]  # type: ignore[attr-defined]
    table.does("end")
    assert table.events("recharged") == [{"gear": "hard-light-shield"}]
    draw = playing(card)
    draw.hero(SHURI, at=PEGASUS, hand=[card, f"{SHURI}-wild"], deck=[f"{SHURI}-attack", f"{SHURI}-move-attack"])
    use(draw, card, "choose:draw")
    assert draw.events("drew")[1] == {"hero": SHURI, "amount": 1}


def test_vibranium_gauntlets() -> None:
    for symbol in ("attack", "move"):
        card = f"{SHURI}-vibranium-gauntlets-{symbol}"
        table = playing(card)
        table.place(PEGASUS, thugs=3)
        table.place(LONDON, thugs=2)
        table.place(KUN_LUN, thugs=1)
        use(table, card, "choose:beside", f"attack:thug@{LONDON}", f"attack:thug@{KUN_LUN}")
        assert table.state.missions[1] == 2
        here = playing(card)
        here.place(PEGASUS, thugs=3)
        here.place(LONDON, thugs=2)
        use(here, card, "choose:here", f"attack:thug@{PEGASUS}", f"attack:thug@{PEGASUS}")
        assert here.location(PEGASUS).thugs == 1


def test_wakandan_science() -> None:
    table = playing(f"{SHURI}-wakandan-science")
    use(table, f"{SHURI}-wakandan-science", f"pick:hero:{SHURI}")
    assert table.tokens(SHURI) == {"wild": 1}


def test_cosmic_penance_stare() -> None:
    table = playing(f"{RIDER}-cosmic-penance-stare")
    table.threat("dogs-of-war-1", at=PEGASUS)
    attack = "attack:threat:dogs-of-war-1"
    use(table, f"{RIDER}-cosmic-penance-stare", attack, attack, attack)
    assert table.events("cleared") == [{"threat": "dogs-of-war-1", "place": PEGASUS}]


def test_cosmic_hellfire() -> None:
    table = playing(f"{RIDER}-cosmic-hellfire", villain="emperor-doom")
    table.place(PEGASUS, thugs=1, doombots=1, armoured=1)
    use(table, f"{RIDER}-cosmic-hellfire")
    assert table.location(PEGASUS).enemies == 0
    assert table.state.missions[1] == 3


def test_cosmic_punishment() -> None:
    table = playing(f"{RIDER}-cosmic-punishment", villain="emperor-doom")
    table.place(PEGASUS, thugs=2)
    table.place(LONDON, armoured=1)
    use(table, f"{RIDER}-cosmic-punishment")
    assert table.location(PEGASUS).thugs == 1
    assert table.location(LONDON).armoured == 0  # defeated at once, despite its armour
    assert table.state.missions[1] == 2


def test_remote_possession() -> None:
    table = playing(f"{RIDER}-remote-possession")
    table.threat("dogs-of-war-1", at=TVA)
    table.hero(RIDER, at=PEGASUS, hand=[f"{RIDER}-remote-possession", f"{RIDER}-wild"], deck=[f"{RIDER}-heroic"])
    use(table, f"{RIDER}-remote-possession")
    assert f"location:{KUN_LUN}" in table.options()
    assert f"location:{TVA}" not in table.options()
    table.does(f"location:{KUN_LUN}", f"discard:{RIDER}-wild")
    assert table.tokens(RIDER) == {"wild": 1}


def test_no_mercy() -> None:
    card = f"{RIDER}-no-mercy"
    table = playing(card)
    table.place(PEGASUS, thugs=2, civilians=2)
    table.threat("dogs-of-war-1", at=PEGASUS)
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-move"] * 3)
    use(table, card)
    assert table.location(PEGASUS).thugs == 0
    assert table.location(PEGASUS).civilians == 0
    assert table.threat_card("dogs-of-war-1").health == 2
    assert table.events("damaged") == [{"hero": THOR, "amount": 1}]
    assert table.state.missions == [0, 2, 0]


def test_god_of_mischief_swaps_threats_in_play() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.threat("trophy-room", KUN_LUN)
    table.threat("gamma-wasteland", UN)
    table.hero(LOKI, at=LONDON, hand=["loki-god-of-mischief", "loki-wild"])
    table.hero_turn(LOKI)
    table.does("play:loki-god-of-mischief", "special:loki-god-of-mischief")
    assert set(table.options()) == {"pick:threat:trophy-room", "pick:threat:gamma-wasteland"}
    table.does("pick:threat:trophy-room")
    assert (table.threat_card("trophy-room").at, table.threat_card("gamma-wasteland").at) == (3, 2)
