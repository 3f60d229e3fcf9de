"""Reasons why something cannot be done: when each is given and when not."""

from games.champions.table import Table, of_products, plain
from tableverse.kernel.game import SPECTATOR
from tableverse.kernel.speech import Speaker


def why(table: Table, card: str, seat: int | None = None) -> dict[str, str]:
    return table.why(thing(table, card, seat), seat)


def thing(table: Table, card: str, seat: int | None = None) -> str:
    asked = table.decision.seat if seat is None else seat
    return next(one for one in table.game.pointable(table.state, asked) if plain(one) == card)


def said(table: Table, card: str) -> str:
    (refusal,) = table.game.why(table.state, table.decision.seat, thing(table, card))
    return Speaker(table.game, "en", ["Ada", "Bob"]).say(refusal.message)


def everything(table: Table) -> dict[str, list[str]]:
    """Return every thing that can be selected but not used now, with the reasons."""
    seat = table.decision.seat
    speaker = Speaker(table.game, "en", ["Ada", "Bob"])
    found: dict[str, list[str]] = {}
    for one in table.game.pointable(table.state, seat):
        for refusal in table.game.why(table.state, seat, one):
            if refusal.verb:
                found.setdefault(plain(one), []).append(f"{refusal.verb}: {speaker.say(refusal.message)}")
    return found


def test_unaffordable_card_names_its_cost_and_available_resources():
    table = Table("spider-man")
    table.hand("swinging-web-kick", "energy")
    assert said(table, "swinging-web-kick") == "Swinging Web Kick costs 3, and you can pay only 2"
    table.hand("swinging-web-kick", "energy", "genius")
    assert why(table, "swinging-web-kick") == {}
    assert why(table, "energy") == {"play": "resource-card"}


def test_card_of_the_other_form_is_refused():
    table = Table("spider-man", form="alter-ego")
    table.hand("swinging-web-kick", "energy", "genius")
    assert why(table, "swinging-web-kick") == {"play": "form"}
    assert said(table, "swinging-web-kick") == "Swinging Web Kick can be used only in hero form"
    table.does("change-form")
    assert why(table, "swinging-web-kick") == {}


def test_second_form_change_in_a_turn_is_refused():
    table = Table("spider-man", form="alter-ego")
    assert why(table, "spider-man") == {"recover": "unhurt", "attack": "hero-only", "thwart": "hero-only"}
    table.does("change-form")
    assert why(table, "spider-man") == {"thwart": "no-threat", "change-form": "changed-form"}


def test_exhausted_hero_cannot_attack_or_thwart():
    table = Table("spider-man")
    table.change("spider-man", exhausted=True)
    assert why(table, "spider-man") == {"attack": "exhausted", "thwart": "exhausted"}
    assert why(table, "rhino-1") == {"attack": "exhausted"}
    table.put("mockingbird")
    assert why(table, "rhino-1") == {}


def test_guard_protects_the_villain_and_crisis_the_scheme():
    table = Table("spider-man")
    assert why(table, "rhino-1") == {}
    table.put("hydra-mercenary")
    assert why(table, "rhino-1") == {"attack": "guard"}
    assert said(table, "rhino-1") == "Hydra Mercenary is engaged with you and guards Rhino"
    assert why(table, "hydra-mercenary") == {}
    assert why(table, plain(table.state.scheme)) == {"thwart": "no-threat"}
    table.change(plain(table.state.scheme), threat=3)
    assert why(table, plain(table.state.scheme)) == {}
    table.put("crowd-control", threat=2)
    assert why(table, plain(table.state.scheme)) == {"thwart": "crisis"}


def test_stunned_hero_may_attack_and_sees_the_consequence():
    table = Table("spider-man")
    table.change("spider-man", stunned=1)
    assert table.options("attack")
    assert why(table, "spider-man")["stunned"] == "stunned"


def test_unique_and_max_one_per_player_cards_are_refused_while_in_play():
    table = Table("spider-man")
    table.put("mockingbird")
    table.hand("mockingbird", "energy", "genius", "strength")
    held = table.state.players[0].hand[0]
    assert table.why(held) == {"play": "unique"}
    table = Table("spider-man")
    table.hand("interrogation-room", "energy")
    assert why(table, "interrogation-room") == {}
    table.put("interrogation-room")
    assert table.why(table.state.players[0].hand[0]) == {"play": "max-player"}


def test_used_ability_and_ability_without_effect_are_refused():
    table = Table("spider-man", form="alter-ego")
    table.put("aunt-may")
    assert why(table, "aunt-may") == {"use": "nobody-hurt"}
    assert said(table, "aunt-may") == "No character that Aunt May could heal has damage"
    table.change("spider-man", damage=5)
    assert why(table, "aunt-may") == {}
    table.does("use:aunt-may/aunt-may-1")
    assert why(table, "aunt-may") == {"use": "exhausted"}


def test_refusal_names_the_missing_target_type():
    table = Table("she-hulk")
    table.hand("relentless-assault", "energy", "genius")
    assert why(table, "relentless-assault") == {"play": "missing"}
    assert said(table, "relentless-assault") == "There is no minion in play for Relentless Assault"
    table.put("hydra-mercenary")
    assert why(table, "relentless-assault") == {}


def test_refusal_names_the_missing_host_type():
    table = Table("spider-man")
    table.hand("spider-tracer", "energy")
    assert said(table, "spider-tracer") == "There is no minion in play for Spider-Tracer"
    table.put("hydra-mercenary")
    assert why(table, "spider-tracer") == {}


def test_thwart_event_is_refused_without_threat_or_under_a_crisis():
    table = Table("spider-man")
    table.hand("for-justice", "energy", "genius")
    assert why(table, "for-justice") == {"play": "no-threat"}
    table.change(plain(table.state.scheme), threat=3)
    assert why(table, "for-justice") == {}
    table.put("crowd-control", threat=0)
    assert why(table, "for-justice") == {"play": "crisis"}


def test_attack_event_without_a_target_does_not_mention_schemes():
    table = of_products("black-widow", "the-rise-of-red-skull")("she-hulk", scenario="red-skull")
    table.hand("stealth-strike", "energy", "genius")
    table.put("the-red-house")  # Red Skull cannot take damage
    assert why(table, "stealth-strike") == {"play": "no-effect"}
    table.state.take_out_of_play(table.thing("the-red-house"))
    table.ask()
    assert why(table, "stealth-strike") == {}


def test_interrupt_card_is_refused_outside_its_trigger():
    table = Table("spider-man")
    table.hand("enhanced-spider-sense", "energy")
    assert why(table, "enhanced-spider-sense") == {"play": "answers"}


def test_card_being_paid_for_cannot_be_spent():
    table = Table("spider-man")
    table.hand("swinging-web-kick", "energy", "genius", "strength")
    table.put("web-shooter")
    assert why(table, "web-shooter") == {"use": "pays"}
    table.does("play:swinging-web-kick")
    table.waits_for(0, "pay")
    assert why(table, "swinging-web-kick") == {"spend": "itself"}
    assert why(table, "web-shooter") == {}
    table.change("web-shooter", exhausted=True)
    assert why(table, "web-shooter") == {"use": "exhausted"}
    assert why(table, "rhino-1") == {"": "refusal-first"}


def test_unpayable_damage_cost_is_not_reported_as_exhausted():
    """A character with a tough status card cannot take damage as a cost."""
    table = Table("she-hulk")
    table.put("focused-rage")
    table.change("she-hulk", tough=1)
    assert why(table, "focused-rage") == {"use": "cost"}
    table.change("focused-rage", exhausted=True)
    assert why(table, "focused-rage") == {"use": "exhausted"}


def test_exhausted_ally_cannot_defend():
    table = Table("spider-man")
    table.put("mockingbird")
    table.does("end-turn")
    while table.decision.kind != "defend":
        table.does(table.decision.options[-1].id)
    assert why(table, "mockingbird") == {}
    table.change("mockingbird", exhausted=True)
    assert why(table, "mockingbird") == {"defend": "exhausted"}
    assert why(table, "spider-man") == {}


def test_other_players_cards_cannot_be_used():
    table = Table("spider-man", "she-hulk")
    table.put("mockingbird", seat=1)
    assert why(table, "mockingbird") == {"use": "not-yours"}
    assert why(table, "spider-man", seat=1) == {"": "refusal-waiting"}


def test_second_copy_in_hand_is_refused_as_a_copy():
    table = Table("spider-man")
    table.hand("energy", "genius", "swinging-web-kick", "swinging-web-kick")
    first, second = table.state.players[0].hand[2:]
    assert table.why(first) == {}
    assert table.why(second) == {"play": "copy"}


def test_card_with_a_blank_text_box_is_refused():
    table = of_products("ant-man")("spider-man")
    table.put("web-shooter")
    table.put("rocket-boots")
    table.hand("swinging-web-kick", "energy", "genius")
    assert why(table, "rocket-boots") == {}
    assert why(table, "web-shooter") == {"use": "pays"}
    table.put("tech-theft")
    assert why(table, "rocket-boots") == {"use": "blank"}
    assert said(table, "web-shooter") == "The text box of Web-Shooter is treated as blank"
    table.does("play:swinging-web-kick")
    assert why(table, "web-shooter") == {"use": "blank"}


def test_cards_stored_under_a_card_get_reasons_like_cards_in_hand():
    table = of_products("the-rise-of-red-skull")("hawkeye-hawkeye", "she-hulk")
    quiver = table.put("hawkeye-s-quiver")
    quiver.tucked = [table.make("sonic-arrow", 0), table.make("sonic-arrow", 0)]
    quiver.shown = quiver.tucked[:]
    table.hand("energy")
    first, second = quiver.tucked
    assert table.why(first) == {"play": "cost"}
    table.put("hawkeye-s-bow")
    assert (table.why(first), table.why(second)) == ({}, {"play": "copy"})
    assert first not in table.game.pointable(table.state, 1)


def test_other_players_hands_cannot_be_pointed_at():
    table = Table("spider-man", "she-hulk")
    table.hand("energy", seat=1)
    assert table.state.players[1].hand[0] in table.game.pointable(table.state, 1)
    assert table.state.players[1].hand[0] not in table.game.pointable(table.state, 0)
    assert table.state.players[1].hand[0] not in table.game.pointable(table.state, SPECTATOR)


# --- everything on a full table ---------------------------------------------------------------------------------------

HELD = ("swinging-web-kick", "energy", "backflip", "for-justice", "webbed-up", "tac-team", "mockingbird")
HELD_TOO = ("interrogation-room", "first-aid", "haymaker", "haymaker", "emergency")


def full_table(form: str = "hero") -> Table:
    table = Table("spider-man", "she-hulk", form=form)
    table.change(plain(table.state.scheme), threat=3)
    table.put("mockingbird", exhausted=True)
    table.put("daredevil", stunned=1)
    table.put("nick-fury", seat=1)
    for card in ("aunt-may", "web-shooter", "interrogation-room", "helicarrier", "armored-vest"):
        table.put(card)
    table.put("avengers-mansion", exhausted=True)
    table.put("superhuman-law-division", seat=1)
    table.put("focused-rage", seat=1)
    table.put("hydra-mercenary")
    table.put("sandman", seat=1)
    table.put("breakin-takin", threat=0)
    table.put("crowd-control", threat=2)
    table.put("armored-rhino-suit", on="rhino-1")
    table.hand(*HELD, *HELD_TOO)
    return table


BOBS = "use: {} is Bob’s: you can ask them for an action"
ADAS = "use: {} is Ada’s: you can ask them for an action"
WAITS = "use: {} has no action: it resolves by itself at the right moment"
LATER = "{} is an interrupt: the game asks you when it can be used"
AT_EITHER_FORM = {
    "energy": ["play: Energy is a resource card: discard it when you pay for something"],
    "backflip": ["play: " + LATER.format("Backflip")],
    "mockingbird": [
        "play: Mockingbird is unique and already in play",
        "attack: Mockingbird is exhausted",
        "thwart: Mockingbird is exhausted",
    ],
    "interrogation-room": [
        "play: You already have a copy of Interrogation Room: max 1 per player",
        WAITS.format("Interrogation Room"),
    ],
    "first-aid": ["play: There is no character in play that First Aid can choose"],
    "emergency": ["play: " + LATER.format("Emergency")],
    "she-hulk": [BOBS.format("She-Hulk")],
    "rhino-1": ["attack: Hydra Mercenary is engaged with you and guards Rhino"],
    "the-break-in": ["thwart: A crisis icon is in play: player cards cannot remove threat from The Break-In!"],
    "daredevil": ["stunned: Daredevil is stunned: an attack would only discard the stunned card"],
    "nick-fury": [BOBS.format("Nick Fury")],
    "web-shooter": ["use: Web-Shooter generates resources: use it when you pay for something"],
    "armored-vest": ["use: Armored Vest has no action: its effect is always active"],
    "avengers-mansion": ["use: Avengers Mansion is exhausted"],
    "superhuman-law-division": [BOBS.format("Superhuman Law Division")],
    "focused-rage": [BOBS.format("Focused Rage")],
    "breakin-takin": ["thwart: There is no threat to remove"],
    "armored-rhino-suit": [WAITS.format("Armored Rhino Suit")],
}


def test_all_refusals_in_hero_form():
    assert everything(full_table()) == {
        **AT_EITHER_FORM,
        "haymaker": ["play: You hold several copies of Haymaker: choose another one, they are all the same"],
        "aunt-may": ["use: Aunt May can be used only in alter-ego form"],
    }


def test_all_refusals_in_alter_ego_form():
    heroic = "Peter Parker is in alter-ego form: only heroes can attack, thwart and defend"
    assert everything(full_table("alter-ego")) == {
        **AT_EITHER_FORM,
        "swinging-web-kick": ["play: Swinging Web Kick can be used only in hero form"],
        "for-justice": ["play: For Justice! can be used only in hero form"],
        "webbed-up": ["play: Webbed Up can be played only in hero form"],
        "haymaker": ["play: Haymaker can be used only in hero form"] * 2,
        "spider-man": [
            "recover: Peter Parker has no damage to heal",
            f"attack: {heroic}",
            f"thwart: {heroic}",
        ],
        "aunt-may": ["use: No character that Aunt May could heal has damage"],
    }


def test_all_refusals_while_another_player_is_asked_for_an_action():
    table = full_table()
    table.hand("gamma-slam", "energy", "tac-team", seat=1)
    table.does("ask:2")
    table.waits_for(1, "help")
    later = "You can do that only on your own turn: now you can only use an action"
    names = {"spider-man": "Spider-Man", "mockingbird": "Mockingbird", "daredevil": "Daredevil", "aunt-may": "Aunt May"}
    names |= {"web-shooter": "Web-Shooter", "interrogation-room": "Interrogation Room", "helicarrier": "Helicarrier"}
    names |= {"armored-vest": "Armored Vest", "avengers-mansion": "Avengers Mansion"}
    attacked = ("she-hulk", "nick-fury", "rhino-1", "hydra-mercenary", "sandman")
    assert everything(table) == {
        **{card: [ADAS.format(name)] for card, name in names.items()},
        **{card: [f"attack: {later}"] for card in attacked},
        **{card: [f"thwart: {later}"] for card in ("the-break-in", "breakin-takin", "crowd-control")},
        "gamma-slam": ["play: There is no enemy in play that Gamma Slam can choose"],
        "energy": ["play: Energy is a resource card: discard it when you pay for something"],
        "tac-team": [f"play: {later}"],
        "superhuman-law-division": ["use: Superhuman Law Division can be used only in alter-ego form"],
        "armored-rhino-suit": [WAITS.format("Armored Rhino Suit")],
    }


def test_all_refusals_during_a_payment():
    table = of_products("ms-marvel")("ms-marvel", "she-hulk")
    table.put("biokinetic-polymer-suit")
    table.put("web-shooter", exhausted=True)
    table.put("web-shooter", seat=1)
    table.hand("mockingbird", "big-hands", "energy", "energy")
    table.does("play:mockingbird")
    assert everything(table) == {
        "energy": ["spend: You hold several copies of Energy: choose another one, they are all the same"],
        "biokinetic-polymer-suit": ["use: Biokinetic Polymer Suit cannot pay for cards of this kind"],
        "web-shooter": ["use: Web-Shooter is exhausted"],
        "mockingbird": ["spend: Mockingbird is the card you are paying for"],
    }
    table = Table("she-hulk", form="alter-ego")
    table.change(plain(table.state.scheme), threat=4)
    for card in ("superhuman-law-division", "web-shooter", "focused-rage"):
        table.put(card)
    table.hand("energy", "genius", "gamma-slam", "genius")
    table.does("use:superhuman-law-division")
    assert everything(table) == {
        "energy": ["spend: You don’t need any resource that Energy would generate"],
        "genius": ["spend: You hold several copies of Genius: choose another one, they are all the same"],
        "web-shooter": ["use: Web-Shooter can be used only in hero form"],
    }


def test_all_refusals_during_an_attack_window():
    table = Table("spider-man", "she-hulk")
    table.put("mockingbird", exhausted=True)
    table.put("black-cat")
    table.put("nick-fury", seat=1)
    table.put("armored-vest")
    table.hand("backflip", "haymaker")
    table.attacked("rhino-1")
    table.waits_for(0, "window")
    told = "trigger: {} cannot be used at this moment"
    names = {"backflip": "Backflip", "haymaker": "Haymaker", "rhino-1": "Rhino", "the-break-in": "The Break-In!"}
    names |= {"mockingbird": "Mockingbird", "black-cat": "Black Cat", "armored-vest": "Armored Vest"}
    assert everything(table) == {card: [told.format(name)] for card, name in names.items()}
    table.does("pass")
    table.waits_for(0, "defend")
    assert everything(table) == {"mockingbird": ["defend: Mockingbird is exhausted"]}


def test_all_refusals_while_picking_a_target():
    def picking(event: str, *choices: str) -> Table:
        table = Table("spider-man", "she-hulk")
        for card in ("hydra-mercenary", "sandman"):
            table.put(card)
        for card in ("crowd-control", "breakin-takin"):
            table.put(card, threat=2)
        table.change(plain(table.state.scheme), threat=4)
        table.hand(event, "strength", "strength", "backflip")
        table.does(f"play:{event}", *["spend:strength"] * (2 if event == "swinging-web-kick" else 1), *choices)
        table.waits_for(0, "pick")
        return table

    told = "pick: {} is not a valid target"
    names = {"spider-man": "Spider-Man", "she-hulk": "She-Hulk", "backflip": "Backflip"}
    enemies = {"hydra-mercenary": "Hydra Mercenary", "sandman": "Sandman", "rhino-1": "Rhino"}
    schemes = {"crowd-control": "Crowd Control", "breakin-takin": "Breakin' & Takin'", "the-break-in": "The Break-In!"}
    others = {**names, **schemes, "swinging-web-kick": "Swinging Web Kick"}
    assert everything(picking("swinging-web-kick")) == {
        **{card: [told.format(name)] for card, name in others.items()},
        "rhino-1": ["pick: Hydra Mercenary is engaged with you and guards Rhino"],
    }
    others = {**names, **enemies, "for-justice": "For Justice!", "strength": "Strength"}
    assert everything(picking("for-justice")) == {
        **{card: [told.format(name)] for card, name in others.items()},
        "the-break-in": ["pick: A crisis icon is in play: player cards cannot remove threat from The Break-In!"],
    }
