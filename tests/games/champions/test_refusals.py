"""Why something cannot be done: each reason, when it is given and when it is not."""

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


def test_what_a_card_costs_and_what_can_be_paid():
    table = Table("spider-man")
    table.hand("swinging-web-kick", "energy")
    assert said(table, "swinging-web-kick") == "Swinging Web Kick costs 3, and you can pay 2"
    table.hand("swinging-web-kick", "energy", "genius")
    assert why(table, "swinging-web-kick") == {}
    assert why(table, "energy") == {"play": "resource-card"}


def test_a_card_of_the_other_form():
    table = Table("spider-man", form="alter-ego")
    table.hand("swinging-web-kick", "energy", "genius")
    assert why(table, "swinging-web-kick") == {"play": "form"}
    assert said(table, "swinging-web-kick") == "Swinging Web Kick can be used in hero form only"
    table.does("change-form")
    assert why(table, "swinging-web-kick") == {}


def test_form_is_changed_once():
    table = Table("spider-man", form="alter-ego")
    assert why(table, "spider-man") == {"recover": "unhurt", "attack": "hero-only", "thwart": "hero-only"}
    table.does("change-form")
    assert why(table, "spider-man") == {"thwart": "no-threat", "change-form": "changed-form"}


def test_an_exhausted_hero_does_nothing():
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


def test_whoever_is_stunned_may_attack_and_is_told_what_comes_of_it():
    table = Table("spider-man")
    table.change("spider-man", stunned=1)
    assert table.options("attack")
    assert why(table, "spider-man")["stunned"] == "stunned"


def test_a_unique_card_that_is_in_play_and_one_that_each_player_has_once():
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


def test_an_ability_that_was_used_and_one_that_would_do_nothing():
    table = Table("spider-man", form="alter-ego")
    table.put("aunt-may")
    assert why(table, "aunt-may") == {"use": "nobody-hurt"}
    assert said(table, "aunt-may") == "Nobody whom Aunt May could heal has any damage"
    table.change("spider-man", damage=5)
    assert why(table, "aunt-may") == {}
    table.does("use:aunt-may/aunt-may-1")
    assert why(table, "aunt-may") == {"use": "exhausted"}


def test_which_kind_of_target_is_missing():
    table = Table("she-hulk")
    table.hand("relentless-assault", "energy", "genius")
    assert why(table, "relentless-assault") == {"play": "missing"}
    assert said(table, "relentless-assault") == "There is no minion in play for Relentless Assault"
    table.put("hydra-mercenary")
    assert why(table, "relentless-assault") == {}


def test_which_kind_of_host_is_missing():
    table = Table("spider-man")
    table.hand("spider-tracer", "energy")
    assert said(table, "spider-tracer") == "There is no minion in play for Spider-Tracer"
    table.put("hydra-mercenary")
    assert why(table, "spider-tracer") == {}


def test_a_thwart_without_threat_and_one_that_a_crisis_stands_in_the_way_of():
    table = Table("spider-man")
    table.hand("for-justice", "energy", "genius")
    assert why(table, "for-justice") == {"play": "no-threat"}
    table.change(plain(table.state.scheme), threat=3)
    assert why(table, "for-justice") == {}
    table.put("crowd-control", threat=0)
    assert why(table, "for-justice") == {"play": "crisis"}


def test_an_attack_without_a_target_is_not_said_to_lack_a_scheme():
    table = of_products("black-widow", "the-rise-of-red-skull")("she-hulk", scenario="red-skull")
    table.hand("stealth-strike", "energy", "genius")
    table.put("the-red-house")  # he cannot take damage
    assert why(table, "stealth-strike") == {"play": "no-effect"}
    table.state.play.pop(table.thing("the-red-house"))
    table.ask()
    assert why(table, "stealth-strike") == {}


def test_a_card_that_answers_waits_for_its_moment():
    table = Table("spider-man")
    table.hand("enhanced-spider-sense", "energy")
    assert why(table, "enhanced-spider-sense") == {"play": "answers"}


def test_nothing_pays_for_itself():
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


def test_whoever_cannot_defend():
    table = Table("spider-man")
    table.put("mockingbird")
    table.does("end-turn")
    while table.decision.kind != "defend":
        table.does(table.decision.options[-1].id)
    assert why(table, "mockingbird") == {}
    table.change("mockingbird", exhausted=True)
    assert why(table, "mockingbird") == {"defend": "exhausted"}
    assert why(table, "spider-man") == {}


def test_the_cards_of_others_are_theirs():
    table = Table("spider-man", "she-hulk")
    table.put("mockingbird", seat=1)
    assert why(table, "mockingbird") == {"use": "not-yours"}
    assert why(table, "spider-man", seat=1) == {"": "refusal-waiting"}


def test_of_several_copies_one_is_offered():
    table = Table("spider-man")
    table.hand("energy", "genius", "swinging-web-kick", "swinging-web-kick")
    first, second = table.state.players[0].hand[2:]
    assert table.why(first) == {}
    assert table.why(second) == {"play": "copy"}


def test_a_card_whose_text_is_blank():
    table = of_products("ant-man")("spider-man")
    table.put("web-shooter")
    table.put("rocket-boots")
    table.hand("swinging-web-kick", "energy", "genius")
    assert why(table, "rocket-boots") == {}
    assert why(table, "web-shooter") == {"use": "pays"}
    table.put("tech-theft")
    assert why(table, "rocket-boots") == {"use": "blank"}
    assert said(table, "web-shooter") == "The text of Web-Shooter counts as blank now"
    table.does("play:swinging-web-kick")
    assert why(table, "web-shooter") == {"use": "blank"}


def test_what_is_stored_on_a_card_is_asked_about_as_if_it_were_in_hand():
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


def test_hands_of_others_are_nothing_to_point_at():
    table = Table("spider-man", "she-hulk")
    table.hand("energy", seat=1)
    assert table.state.players[1].hand[0] in table.game.pointable(table.state, 1)
    assert table.state.players[1].hand[0] not in table.game.pointable(table.state, 0)
    assert table.state.players[1].hand[0] not in table.game.pointable(table.state, SPECTATOR)
