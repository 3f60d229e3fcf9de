"""Commander Solo Mode."""

import pytest

from games.united.table import ALCHEMAX, GAME, LONDON, PEGASUS, TVA, UN, Table
from tableverse.games.united.state import UnitedState
from tableverse.kernel.errors import BadSetting
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

CARTER, LOKI = "captain-carter", "loki"
SUPPORTS = {"support1": "ironheart", "support2": "spider-man-2099", "support3": LOKI, "support4": "black-panther-shuri"}
MODE = "commander"


def opening(seed: int = 0, **settings: object) -> UnitedState:
    chosen = {"mode": MODE, "villain": "maestro", "hero1": CARTER, **SUPPORTS, **settings}
    state = GAME.new(Config(1, chosen), seed)
    assert isinstance(state, UnitedState)
    return state


def ids(state: UnitedState) -> list[str]:
    assert state.decision is not None
    return [option.id for option in state.decision.options]


def commanding(villain: str = "maestro", plans: tuple[str, ...] = (), seed: int = 0) -> Table:
    table = Table(villain, heroes=[CARTER], mode=MODE, seed=seed, **SUPPORTS)
    table.villain(at=TVA)
    table.state.battle_plans = list(plans)
    table.state.display = ["ironheart-repulsor-beams", "loki-confuse"]
    table.state.supports = ["spider-man-2099-talons", "loki-shapeshifter"]
    hand = ["captain-carter-move", "captain-carter-attack", "captain-carter-wild"]
    table.hero(CARTER, at=PEGASUS, hand=hand, deck=["captain-carter-heroic-heroic"] * 3)
    return table


@rule("UNI-COM-01", "UNI-COM-02", "UNI-COM-03", "UNI-COM-05", "UNI-COM-06", "UNI-COM-11")
def test_commander_setup_follows_the_rulebook_example() -> None:
    state = opening(equipment=True)
    assert len(state.heroes) == 1
    for hero in SUPPORTS.values():
        for _ in range(3):
            assert state.decision is not None
            assert state.decision.kind == "support"
            assert all(GAME.cards.hero_cards[id.removeprefix("choose-support:")].hero == hero for id in ids(state))
            GAME.apply(state, ids(state)[0])
            if len(state.supports) % 3 == 0:
                break
    assert state.decision is not None
    assert state.decision.kind == "battle-plan"
    GAME.apply(state, "battle-plan:heroic-tendency")
    events = GAME.apply(state, "battle-plan:well-armed")
    carter = state.heroes[0]
    assert next(event.facts for event in events if event.kind == "drew") == {"hero": CARTER, "amount": 3}
    assert (len(state.supports), len(state.display)) == (10, 2)
    assert state.battle_plans == ["heroic-tendency", "well-armed"]
    assert [gear.id for gear in carter.gear] == ["captain-carters-shield"]
    assert "captain-carter-wild-wild" not in carter.deck + carter.hand
    assert state.health == 3  # as with 2 Heroes


@rule("UNI-COM-04")
def test_starting_hand_and_plain_cards_cannot_be_support_cards() -> None:
    state = opening()
    offered = []
    while state.decision is not None and state.decision.kind == "support":
        offered += ids(state)
        GAME.apply(state, ids(state)[0])
    assert "choose-support:spider-man-2099-spinnerets" not in offered
    assert "choose-support:spider-man-2099-talons" in offered
    assert "choose-support:ironheart-wild" not in offered


@rule("UNI-COM-08")
def test_battle_plans_stay_within_the_budget() -> None:
    def to_plans(budget: int) -> UnitedState:
        state = opening(budget=budget)
        while state.decision is not None and state.decision.kind == "support":
            GAME.apply(state, ids(state)[0])
        return state

    costs = {plan.id: plan.cost for plan in GAME.cards.battle_plans.values()}
    two = to_plans(2)
    assert {costs[id.removeprefix("battle-plan:")] for id in ids(two) if id != "nothing"} == {1, 2}
    GAME.apply(two, "battle-plan:well-armed")
    assert {costs[id.removeprefix("battle-plan:")] for id in ids(two) if id != "nothing"} == {1}
    one = to_plans(1)
    assert {costs[id.removeprefix("battle-plan:")] for id in ids(one) if id != "nothing"} == {1}
    nothing = to_plans(0)
    assert nothing.decision is None or nothing.decision.kind != "battle-plan"
    with pytest.raises(BadSetting):
        opening(budget=3)


@rule("UNI-COM-09")
def test_commander_counts_as_two_heroes() -> None:
    assert opening(villain="emperor-doom").health == 9
    assert opening(villain="emperor-doom").threat("purple-man").health == 3


@rule("UNI-COM-10")
def test_challenge_can_be_used_in_commander_mode() -> None:
    state = opening(challenge="moderate")
    assert "captain-carter-wild" not in state.heroes[0].deck + state.heroes[0].hand


@rule("UNI-COM-07")
def test_support_card_may_stun_the_villain() -> None:
    table = commanding()
    table.state.display = ["spider-man-2099-venomous-fangs-attack", "loki-confuse"]
    table.villain(at=PEGASUS)
    table.hero_turn(CARTER, since=1)
    table.does("support:spider-man-2099-venomous-fangs-attack")
    table.does("special:spider-man-2099-venomous-fangs-attack")
    assert table.state.stunned


@rule("UNI-COM-12", "UNI-COM-13", "UNI-COM-17")
def test_support_turn_needs_a_regular_turn_after_the_villain_turn() -> None:
    table = commanding()
    table.hero_turn(CARTER)
    assert all(option.startswith("play:") for option in table.options())
    assert len(table.of(CARTER).hand) == 4  # drawn
    table.does("play:captain-carter-move", "end")
    assert table.options() == ["regular", "support:ironheart-repulsor-beams", "support:loki-confuse"]
    table.does("regular", "play:captain-carter-attack", "end")
    assert table.options()[0] == "regular"
    table.does("regular", "play:captain-carter-wild", "end")
    assert table.story("plan", "turn") == ["turn", "turn", "turn", "plan", "turn"]


@rule("UNI-COM-14", "UNI-COM-15", "UNI-COM-16", "UNI-COM-18")
def test_support_card_acts_for_the_main_hero() -> None:
    table = commanding()
    table.storyline("captain-carter-heroic-heroic")
    table.place(LONDON, thugs=2)
    table.hero_turn(CARTER, since=1)
    table.does("support:ironheart-repulsor-beams")
    assert table.events("drew") == []
    assert len(table.of(CARTER).hand) == 3
    assert table.state.frames[-1].symbols == [0, 1, 2, 0]  # type: ignore[attr-defined]
    table.does("special:ironheart-repulsor-beams", f"attack:thug@{LONDON}", f"attack:thug@{LONDON}")
    assert table.state.missions[1] == 2
    assert table.played()[-1] == "ironheart-repulsor-beams"
    assert table.state.display == ["loki-confuse", "loki-shapeshifter"]
    assert table.state.supports == ["spider-man-2099-talons"]


@rule("UNI-COM-19")
def test_effect_on_another_hero_affects_the_main_hero() -> None:
    table = commanding()
    card = "captain-carter-inspiring-leadership-heroic"
    table.hero(CARTER, hand=[card, "captain-carter-wild"], deck=["captain-carter-attack", "captain-carter-move"])
    table.hero_turn(CARTER)
    table.does(f"play:{card}", f"special:{card}")
    assert table.tokens(CARTER) == {"wild": 1}
    assert len(table.of(CARTER).hand) == 3


@rule("UNI-COM-20")
def test_effects_on_each_hero_affect_the_main_hero() -> None:
    table = commanding("cosmic-ghost-rider")
    table.villain_turn("cosmic-ghost-rider-plan-06")
    assert table.events("damaged") == [{"hero": CARTER, "amount": 1}]


@rule("UNI-COM-21")
def test_main_hero_may_use_ongoing_effects_of_support_cards() -> None:
    table = commanding()
    table.storyline("+spider-man-2099-spinnerets", "captain-carter-attack")
    table.hero_turn(CARTER)
    table.does("play:captain-carter-wild")
    assert "ongoing:0:spider-man-2099-spinnerets" in table.options()


@rule("UNI-COM-22")
def test_support_cards_do_not_count_as_cards_of_the_main_hero() -> None:
    table = commanding()
    table.storyline("captain-carter-move", "+loki-confuse", "captain-carter-attack")
    table.hero(CARTER, at=TVA, hand=["captain-carter-move-heroic", "captain-carter-wild"], deck=[])
    table.villain(at=UN)
    table.hero_turn(CARTER)
    table.does("play:captain-carter-wild", "end", f"location:{TVA}")
    assert table.options() == ["pick:entry:0", "pick:entry:2", "pick:entry:3"]


@rule("UNI-COM-23")
def test_commander_discards_down_to_three_tokens_at_the_end_of_the_turn() -> None:
    table = commanding()
    table.of(CARTER).tokens = [2, 1, 0, 2]
    table.hero_turn(CARTER)
    table.does("play:captain-carter-attack", "end")
    assert table.options() == ["token:move", "token:attack", "token:wild"]
    table.does("token:move", "token:attack")
    assert table.tokens(CARTER) == {"move": 1, "wild": 2}
    assert table.story("turn") == ["turn", "turn"]


@rule("UNI-COM-23")
@pytest.mark.parametrize("tokens", [[1, 1, 0, 1], [3, 0, 0, 0]])
def test_commander_keeps_three_tokens(tokens: list[int]) -> None:
    table = commanding()
    table.of(CARTER).tokens = tokens[:]
    table.hero_turn(CARTER)
    table.does("play:captain-carter-attack", "end")
    assert (table.of(CARTER).tokens, table.events("token-discarded")) == (tokens, [])


@rule("UNI-COM-23")
def test_heroes_outside_commander_mode_keep_all_tokens() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI])
    table.villain(at=TVA)
    table.hero(CARTER, at=PEGASUS, hand=["captain-carter-attack", "captain-carter-wild"], deck=[])
    table.of(CARTER).tokens = [2, 1, 0, 2]
    table.hero_turn(CARTER)
    table.does("play:captain-carter-attack", "end")
    assert (table.of(CARTER).tokens, table.decision.kind) == ([2, 1, 0, 2], "play")


@rule("UNI-COM-24")
def test_third_mission_gives_the_commander_a_card() -> None:
    table = commanding()
    table.place(PEGASUS, thugs=1)
    table.missions(defeat=8, completed=["clear-threats", "rescue-civilians"])
    table.hero_turn(CARTER)
    table.forget()
    table.does("play:captain-carter-attack", f"attack:thug@{PEGASUS}")
    assert table.events("drew")[0] == {"hero": CARTER, "amount": 1}


@rule("UNI-COM-25")
@pytest.mark.parametrize("since", [0, 1, 2])
@pytest.mark.parametrize("plans", [(), ("rapid-deployment",)])
def test_random_play_uses_the_hand_and_no_support_card(since: int, plans: tuple[str, ...]) -> None:
    """Cover turns with and without support cards: right after a Villain turn only Rapid Deployment allows them."""
    hands = set()
    for seed in range(6):
        table = commanding("emperor-doom", plans, seed)
        table.threat("psycho-prism", at=PEGASUS)  # Heroes who start a turn there play at random
        before = table.of(CARTER).hand + table.of(CARTER).deck
        table.hero_turn(CARTER, since=since)
        assert table.played()[-1] in before
        assert not table.state.storyline[-1].support
        assert table.state.display == ["ironheart-repulsor-beams", "loki-confuse"]
        table.waits_for(CARTER, "action")
        hands.add(table.played()[-1])
    assert len(hands) > 1


@rule("UNI-COM-25")
def test_random_play_of_a_hero_card_lasts_one_turn() -> None:
    symbiote = "symbiote-spider-man"
    card = f"{symbiote}-symbiote-enhancement"
    table = Table("maestro", heroes=[symbiote], mode=MODE, **SUPPORTS)
    table.villain(at=TVA)
    table.state.display = ["ironheart-repulsor-beams", "loki-confuse"]
    table.state.supports = ["spider-man-2099-talons", "loki-shapeshifter"]
    table.hero(symbiote, at=PEGASUS, hand=[card, f"{symbiote}-move"], deck=[f"{symbiote}-heroic"] * 3)
    table.place(PEGASUS, thugs=3)
    table.hero_turn(symbiote, since=0)
    table.does(f"play:{card}", f"special:{card}", f"attack:thug@{PEGASUS}", f"attack:thug@{PEGASUS}")
    assert table.of(symbiote).at_random
    table.does("end")
    # The turn has begun with a random card from the hand, not with a support card.
    assert table.played()[-1] in (f"{symbiote}-move", f"{symbiote}-heroic")
    assert table.state.display == ["ironheart-repulsor-beams", "loki-confuse"]
    table.does("end")
    # The obligation lasts one turn: now both ways are possible again.
    assert table.options() == ["regular", "support:ironheart-repulsor-beams", "support:loki-confuse"]


@rule("UNI-COM-25", "UNI-COM-27")
def test_commander_without_own_cards_loses_when_forced_to_play_at_random() -> None:
    table = commanding("emperor-doom")
    table.hero(CARTER, at=PEGASUS, hand=[], deck=[], down=True)
    table.threat("psycho-prism", at=PEGASUS)
    table.hero_turn(CARTER, since=1)
    assert table.ended() == ("villain", "no-cards")


@rule("UNI-COM-14")
@pytest.mark.parametrize("plans", [(), ("rapid-deployment",)])
@pytest.mark.parametrize("since", [0, 1, 2])
@pytest.mark.parametrize("down", [False, True])
def test_mandatory_card_in_hand_rules_out_support_cards(down: bool, since: int, plans: tuple[str, ...]) -> None:
    """Final Understanding is in hand, or among the three cards drawn after a KO."""
    superior = "superior-spider-man"
    card = f"{superior}-final-understanding"
    table = Table("maestro", heroes=[superior], mode=MODE, **SUPPORTS)
    table.villain(at=TVA)
    table.state.battle_plans = list(plans)
    table.state.display = ["ironheart-repulsor-beams", "loki-confuse"]
    hand = [f"{superior}-move", card, f"{superior}-wild"]
    table.hero(
        superior, at=PEGASUS, hand=[] if down else hand, deck=hand if down else [f"{superior}-heroic"], down=down
    )
    table.hero_turn(superior, since=since)
    assert table.played()[-1] == card
    assert table.state.display == ["ironheart-repulsor-beams", "loki-confuse"]


def test_mandatory_card_is_played_once_it_is_drawn() -> None:
    """A commander without the card may play a support card, and plays it once it is drawn."""
    superior = "superior-spider-man"
    card = f"{superior}-final-understanding"
    table = Table("maestro", heroes=[superior], mode=MODE, **SUPPORTS)
    table.villain(at=TVA)
    table.state.display = ["ironheart-repulsor-beams", "loki-confuse"]
    table.hero(superior, at=PEGASUS, hand=[f"{superior}-move", f"{superior}-wild"], deck=[card])
    table.hero_turn(superior, since=1)
    assert table.options() == ["regular", "support:ironheart-repulsor-beams", "support:loki-confuse"]
    table.does("regular")
    assert table.played()[-1] == card


@rule("UNI-COM-26")
def test_battle_plans_affect_support_cards_and_stay() -> None:
    table = commanding(plans=("well-armed",))
    table.place(PEGASUS, thugs=3)
    table.hero_turn(CARTER, since=1)
    table.does("support:ironheart-repulsor-beams")
    assert table.state.frames[-1].symbols == [0, 2, 0, 0]  # type: ignore[attr-defined]
    assert table.state.battle_plans == ["well-armed"]
    regular = commanding(plans=("well-armed",))
    regular.place(PEGASUS, thugs=3)
    regular.hero_turn(CARTER, since=1)
    regular.does("regular", "play:captain-carter-attack")
    assert regular.state.frames[-1].symbols == [0, 1, 0, 0]  # type: ignore[attr-defined]


@rule("UNI-COM-27")
def test_commander_loses_only_without_any_playable_card() -> None:
    table = commanding()
    table.state.supports = []
    table.state.display = []
    table.hero_turn(CARTER, since=1)
    assert table.state.result is None
    lost = commanding()
    lost.hero(CARTER, at=ALCHEMAX, hand=[], deck=[], down=True)
    lost.hero_turn(CARTER, since=0)  # right after a Villain turn support cards cannot be played
    assert lost.ended() == ("villain", "no-cards")
    saved = commanding()
    saved.hero(CARTER, at=ALCHEMAX, hand=[], deck=[], down=True)
    saved.hero_turn(CARTER, since=1)
    assert saved.options() == ["support:ironheart-repulsor-beams", "support:loki-confuse"]


@pytest.mark.parametrize(("card", "shown"), [("play:captain-carter-move", True), ("support:loki-confuse", False)])
def test_only_cards_played_from_hand_reveal_information(card: str, shown: bool) -> None:
    table = commanding()
    table.hero_turn(CARTER, since=1)
    table.does(*(["regular"] if shown else []), card)
    assert [event.reveals for event in table.happened if event.kind == "played"] == [shown]
