"""FAQ rulings on playing cards and paying for them. Each test names its ruling."""

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from tableverse.games.champions.text import render_card
from tableverse.kernel.effects import Voice


def says(card: str, language: str) -> list[str]:
    """Return the text of a card, asserting that no message is missing."""
    voice = Voice(language)
    said = render_card(FIXTURE_GAME.cards, FIXTURE_GAME.cards.by_id[card], voice)
    assert voice.missing == []
    return said


def test_spiderham_01_a_word_in_the_title_is_matched_letter_by_letter() -> None:
    table = FixtureTable("spider-man", "captain-marvel")
    table.put("walker")  # SP//dr
    table.put("spider-tot")
    table.hand("web-badge")
    table.does("play:web-badge")
    assert sorted(table.options()) == ["place:spider-man", "place:spider-tot"]
    table.does("place:spider-tot")
    assert table.piece("web-badge").host == table.thing("spider-tot")
    # The other form has another title.
    alone = FixtureTable("spider-man", form="alter-ego")
    alone.put("walker")
    alone.hand("web-badge")
    assert "play:web-badge" not in alone.options()
    assert says("web-badge", "en")[0] == "Attach to a friendly character with “Spider” in its title."
    assert says("web-badge", "es")[0] == "Vincula esta carta a un personaje amigo con «Spider» en su título."


def test_hlk_01_resource_type_restriction_applies_only_to_spent_resources() -> None:
    table = FixtureTable("she-hulk")  # ATK 3
    table.put("helicarrier")
    table.hand("raw-strength", "strongman", "spark", "insight")
    assert not {"play:raw-strength", "play:strongman"} & set(table.options())
    table.does("use:helicarrier")
    assert {"play:raw-strength", "play:strongman"} <= set(table.options())
    table.does("play:raw-strength")
    assert (table.damage("rhino-1"), table.held()) == (3, ["strongman", "spark", "insight"])
    assert "spent" not in table.story()
    # Otherwise only that type and wild can pay.
    table.hand("raw-strength", "strongman", "insight", "muscle", "anything")
    table.does("play:strongman")
    assert table.options() == ["spend:muscle", "spend:anything"]
    table.does("spend:anything", "play:raw-strength")
    assert (table.damage("rhino-1"), table.held()) == (6, ["insight"])
    assert table.events("spent") == [{"seat": 0, "card": "anything"}, {"seat": 0, "card": "muscle"}]
    assert says("strongman", "en") == ["Only physical resources can be spent to pay for this card."]
    assert says("strongman", "es") == ["Esta carta solo se puede pagar con recursos de tipo físico."]


def test_resource_type_restriction_applies_when_paid_through_another_card() -> None:
    table = FixtureTable("captain-marvel")
    table.discard("strongman")
    table.hand("make-the-call", "insight")
    assert "play:make-the-call" not in table.options()
    table.hand("make-the-call", "insight", "muscle")
    table.does("play:make-the-call")
    assert (table.in_play("strongman"), table.held()) == (True, ["insight"])


def test_bp_01_up_to_two_other_cards_may_be_zero() -> None:
    table = FixtureTable("black-panther", form="alter-ego")
    table.put("quiet-square")
    table.put("friend")  # no Wakanda card
    table.does("use:quiet-square")
    assert table.events("exhausted") == [{"card": "quiet-square"}]
    assert table.held() == ["quiet-card"]
    assert "use:quiet-square" not in table.options()
    # It always counts itself and cannot be left out.
    table.hand()
    table.put("shuri")
    table.put("the-golden-city")
    assert "use:quiet-square" not in table.options()
    table.change("quiet-square", exhausted=False)
    table.does("use:quiet-square")
    assert table.options() == ["pick:shuri", "pick:the-golden-city", "done"]
    table.does("done")
    assert table.held() == ["quiet-card"]
    # With two others it is three cards.
    table.hand()
    table.change("quiet-square", exhausted=False)
    table.does("use:quiet-square", "pick:the-golden-city", "pick:shuri")
    assert table.events("exhausted") == [{"card": "quiet-square"}, {"card": "the-golden-city"}, {"card": "shuri"}]
    assert table.held() == ["quiet-card"] * 3
    table.waits_for(0, "turn")
    assert says("quiet-square", "en")[0] == (
        "Alter-Ego Action: Choose this card and up to 2 other ready Wakanda allies and supports you control, then "
        "exhaust each card chosen this way → draw 1 card for each card chosen this way."
    )
    assert says("quiet-square", "es")[0] == (
        "Acción de alter ego: elige esta carta y hasta otras 2 cartas entre aliados y apoyos Wakanda preparados que "
        "controles; luego agota cada carta elegida de este modo → roba 1 carta por cada carta elegida de este modo."
    )


def test_sm_06_repeated_ability_includes_its_cost_and_repetition() -> None:
    table = FixtureTable("captain-marvel")
    for _ in range(3):
        table.put("avengers-mansion")
    table.discard("hulk", "tigra", "vision")
    table.hand("call-after-call", "muscle", *["insight"] * 9)
    table.does("play:call-after-call", "spend:muscle", "pick:avengers-mansion", "pick:hulk")
    table.waits_for(0, "may")
    table.does("may:yes", "pay", "pick:avengers-mansion", "pick:tigra")
    assert "call-after-call" not in table.discarded()  # still being resolved
    assert table.story().count("played") == 0
    table.waits_for(0, "may")
    table.does("may:yes", "pay")
    # Nothing is left to exhaust, so three more resources repeat nothing, and the event is discarded once.
    table.waits_for(0, "turn")
    assert [table.in_play(ally) for ally in ("hulk", "tigra", "vision")] == [True] * 3
    assert [piece.exhausted for piece in table.state.named("avengers-mansion")] == [True] * 3
    assert table.held() == ["insight"] * 3
    assert table.discarded().count("call-after-call") == 1
    assert table.events("repeats") == [{"seat": 0, "card": "call-after-call"}]
    assert says("call-after-call", "en")[0].endswith(
        "That player may spend 3 resources of any type → repeat this ability."
    )
    assert says("call-after-call", "es")[0].endswith(
        "Si ese jugador quiere, gasta 3 recursos de cualquier tipo → repite esta capacidad."
    )


def test_player_repeating_an_ability_pays_its_cost() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.put("avengers-mansion")
    table.put("avengers-mansion", seat=1)
    table.discard("hulk", "tigra")
    table.discard("vision", seat=1)
    table.hand("insight", "insight", "insight", seat=1)
    table.hand("call-after-call", "muscle")
    table.does("play:call-after-call", "pick:hulk", "pick:seat:1")
    table.waits_for(1, "may")
    table.does("may:yes", "pay")
    assert (table.piece("hulk").area, table.piece("vision").area) == (0, 1)
    assert [piece.exhausted for piece in table.state.named("avengers-mansion")] == [True, True]
    table.waits_for(1, "pick")  # she now chooses who may repeat it next
    table.does("pick:seat:0")
    assert (table.held(1), table.discarded(0)) == ([], ["tigra", "muscle", "call-after-call"])
    table.waits_for(0, "turn")


def test_repeating_an_event_has_no_additional_cost_for_playing() -> None:
    table = FixtureTable("captain-marvel")
    table.put("red-tape")  # playing an event exhausts an upgrade
    upgrades = [table.put("energy-channel"), table.put("energy-channel")]
    for _ in range(2):
        table.put("avengers-mansion")
    table.discard("hulk", "tigra")
    table.hand("call-after-call", "muscle", *["insight"] * 3)
    table.does("play:call-after-call", "spend:muscle", "pick:energy-channel", "pick:avengers-mansion", "pick:hulk")
    table.does("may:yes", "pay", "pick:avengers-mansion?")
    assert (table.in_play("tigra"), table.held()) == (True, [])
    assert [piece.exhausted for piece in upgrades] == [True, False]


def test_ally_discount_waits_for_the_next_ally() -> None:
    table = FixtureTable("she-hulk")
    table.hand("open-door", "avengers-mansion", *["insight"] * 6, "hawkeye")
    table.does("play:open-door", "play:avengers-mansion", "pay")
    assert len(table.events("spent")) == 4
    table.does("play:hawkeye", "pay")  # cost 3, reduced by 1
    assert len(table.events("spent")) == 2


def test_cap_02_first_ally_of_a_round_counts_from_the_round_start() -> None:
    table = FixtureTable("captain-marvel")
    table.put("gathering-place")  # holds in alter-ego form
    table.hand(*["insight"] * 6, "hawkeye", "old-guard")  # 3 each
    table.does("play:hawkeye", "pay")
    assert len(table.events("spent")) == 3
    table.does("change-form", "play:old-guard", "pay")  # the second ally of the round
    assert (len(table.events("spent")), table.held()) == (3, [])
    table.does("end-turn")
    table.waits_for(0, "turn")
    for ally in ("hawkeye", "old-guard"):
        table.state.take_out_of_play(table.thing(ally))
    # A new round. An ally that was not played does not count.
    table.put("friend")
    table.hand(*["insight"] * 6, "hawkeye", "old-guard")
    table.does("play:hawkeye", "pay")
    assert len(table.events("spent")) == 2
    table.does("play:old-guard", "pay")
    assert (len(table.events("spent")), table.held()) == (3, ["insight"])
    assert says("gathering-place", "en")[0].startswith("While you are in alter-ego form and the number of ally cards")
    assert says("gathering-place", "es")[0].endswith("cada aliado que juegues cuesta 1 menos.")


def test_discount_on_the_next_card_of_a_type_applies_once() -> None:
    table = FixtureTable("she-hulk")
    table.hand(*["insight"] * 7, "open-door", "haymaker", "hawkeye", "old-guard")
    table.does("play:open-door", "play:haymaker", "pay")
    assert len(table.events("spent")) == 2
    table.does("play:hawkeye", "pay")
    assert len(table.events("spent")) == 2
    table.does("play:old-guard", "pay")
    assert (len(table.events("spent")), table.held()) == (3, [])
    assert says("open-door", "en") == ["Action: Until the end of the phase, the next ally you play costs 1 less."]
