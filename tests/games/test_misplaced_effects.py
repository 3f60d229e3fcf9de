"""Card effects that make no sense where a pack puts them: refused by the check, or without effect in play."""

import pytest

from tableverse.games import registry, workshop
from tableverse.games.united.game import United
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.packs import pack_of_data

# --- refused by the check -------------------------------------------------------------------------------------------

MISPLACED = [
    # Dice results can only change during a roll.
    ("dagger", "event", "effect", {"add-successes": 1}),
    ("dagger", "event", "effect", {"add-results": ["tactics"]}),
    ("dagger", "event", "effect", "reroll"),
    ("dagger", "event", "effect", {"strengthen": "roller"}),
    # Damage can only be prevented while it is about to be dealt.
    ("dagger", "event", "effect", {"prevent": 1}),
    ("dagger", "event", "effect", "take-over"),
    ("dagger", "event", "effect", {"cancel": "attack"}),
]


@pytest.mark.parametrize(("name", "kind", "field", "effect"), MISPLACED)
def test_effect_on_a_pending_roll_or_damage_is_refused_elsewhere(
    name: str, kind: str, field: str, effect: object
) -> None:
    game = registry.load_game(name)
    id = next(id for id in game.items_of(kind) if field in workshop.row_data(game, kind, id))
    row = {**workshop.row_data(game, kind, id), field: effect}
    row.pop("reconstructed", None)
    file = workshop.file_of(game, kind)
    (found,) = workshop.examine(pack_of_data({"game": name, "title": "Mine", "rows": {file: [row]}})).problems
    assert (found.problem, found.path[:3]) == ("not-under-way", [file, 0, field])


@pytest.mark.parametrize("effect", [{"generate": ["wild"]}, "generate-top"])
def test_generating_resources_in_an_action_is_refused(effect: object) -> None:
    game = registry.load_game("champions")
    card = next(
        id
        for id in game.items_of("card")
        if any(use.get("is") == "action" for use in workshop.row_data(game, "card", id).get("abilities", []))
    )
    row = workshop.row_data(game, "card", card)
    row["abilities"] = [{**use, "do": effect} if use["is"] == "action" else use for use in row["abilities"]]
    (found,) = workshop.examine(pack_of_data({"game": "champions", "title": "Mine", "rows": {"cards": [row]}})).problems
    assert found.problem == "not-under-way"


def test_pack_with_the_id_of_a_shipped_campaign_is_refused() -> None:
    game = registry.load_game("champions")
    row = workshop.row_data(game, "campaign", "the-rise-of-red-skull")
    (found,) = workshop.examine(
        pack_of_data({"game": "champions", "title": "Mine", "rows": {"campaigns": [row]}})
    ).problems
    assert (found.problem, found.file) == ("same-id", "campaigns.yaml")


def test_scenario_that_lists_a_set_twice_is_refused() -> None:
    rows = workshop.copied(registry.load_game("champions"), "scenario", "rhino", "clockmaker")
    rows["scenarios"][0]["sets"] *= 2
    (found,) = workshop.examine(pack_of_data({"game": "champions", "title": "Mine", "rows": rows})).problems
    assert (found.problem, found.path) == ("word-twice", ["scenarios", 0, "sets", 1])


# --- harmless in play -----------------------------------------------------------------------------------------------

HARMLESS = [
    {"villain-progress": "rescue-civilians"},  # a Villain without special Missions
    "sabotage",  # nobody has a token
    {"discard-token": "any"},
    {"damage": {"to": "spotted", "amount": 0}},  # a Villain without Spots
    {"replace-hero": {"by": "anyone"}},  # a card without an owner
    {"cover": {"of": "you"}},  # not a card of the Storyline
    {"stun": "you"},  # neither a Villain nor a Henchman
    {"threat-gains": {"of": "you"}},
    {"defeat": "you"},
]


@pytest.mark.parametrize("effect", HARMLESS, ids=str)
def test_effect_without_a_valid_target_does_nothing(effect: object) -> None:
    shipped = registry.load_game("united")
    row = {**workshop.row_data(shipped, "villain", "maestro"), "bam": effect}
    row.pop("reconstructed", None)
    pack = pack_of_data({"game": "united", "title": "Mine", "rows": {"villains": [row]}})
    game = workshop.load_pack(pack)
    assert isinstance(game, United)
    match = Match(game, Config(2, {"villain": "maestro"}), 5)
    while match.state.decision is not None and match.moves < 120:
        match.choose(match.state.decision.options[match.moves % len(match.state.decision.options)].id)
    assert match.moves > 20
