"""Rulings of the questions and answers in the rules reference, on Core Set cards and on made-up ones."""

from games.champions.table import Table, plain


def test_webbed_up_stops_two_attacks() -> None:
    table = Table("spider-man")
    table.put("webbed-up", on="rhino-1")
    table.attacked("rhino-1")
    assert not table.in_play("webbed-up")
    assert table.piece("rhino-1").stunned == 1
    table.attacked("rhino-1")
    assert table.piece("rhino-1").stunned == 0
    assert table.damage("spider-man") == 0
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert table.damage("spider-man") == 2


def test_starting_threat_is_not_placed_and_so_not_prevented() -> None:
    table = Table("she-hulk", form="alter-ego")  # "I Object!": prevent 1 threat that would be placed
    table.reveals("clockwork")
    assert table.threat("clockwork") == 1
    table.waits(0, "turn")  # never asked


def test_superhuman_strength_stays_if_the_enemy_cannot_be_stunned() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.change("rhino-1", stunned=1)
    table.does("attack:she-hulk>rhino-1")
    assert table.in_play("superhuman-strength")
    table.put("rock", damage=0)  # stalwart
    table.change("she-hulk", exhausted=False)
    table.change("rock", tough=1)
    table.does("attack:she-hulk>rock")
    assert table.in_play("superhuman-strength")
    table.change("rhino-1", stunned=0)
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert not table.in_play("superhuman-strength")
    assert table.piece("rhino-1").stunned == 1


def test_tigra_heals_before_her_consequential_damage() -> None:
    table = Table("she-hulk")
    table.put("tigra", damage=2)  # one more would defeat her
    table.put("brawler", damage=1)
    table.does("attack:tigra>brawler", "trigger:tigra")
    assert table.damage("tigra") == 2
    assert table.in_play("tigra")


def test_each_attack_of_whirlwind_has_a_defender_of_its_own() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("hellcat", seat=1)
    table.put("whirlwind")
    table.attacked("whirlwind")
    table.does("undefended", "defend:hellcat")  # she covers Spider-Man only
    assert table.strikes() == [("whirlwind", "hellcat", 2)]
    table.does("undefended", "undefended")
    assert table.strikes() == [("whirlwind", "she-hulk", 2)]
    assert table.damage("spider-man") == 0


def test_assault_is_not_in_the_discard_pile_while_its_attack_goes_on() -> None:
    table = Table("she-hulk")
    table.state.encounter = table.state.encounter[:1]  # the boost card of that attack is the last one
    table.state.encounter_discard = [table.make("quiet-threat") for _ in range(3)]
    table.reveals("assault")
    assert table.events("encounter-reshuffled") == [{"tokens": 1}]
    assert plain(table.state.encounter) == ["quiet-threat"] * 3
    table.does("undefended")
    assert plain(table.state.encounter_discard) == ["quiet-threat", "assault"]


def test_a_stunned_card_comes_before_what_replaces_an_attack() -> None:
    table = Table("she-hulk")
    table.put("two-faced", stunned=1)  # "when it would attack, put a counter on it instead"
    table.attacked("two-faced")
    assert (table.piece("two-faced").stunned, table.piece("two-faced").counters) == (0, 0)
    table.attacked("two-faced")
    assert table.piece("two-faced").counters == 1
    assert "strikes" not in table.kinds()


def test_a_villain_told_to_attack_you_does_so_in_either_form() -> None:
    table = Table("spider-man", form="alter-ego")
    table.reveals("open-doors")
    while table.state.decision is not None and table.state.decision.kind != "turn":
        table.does(table.options()[-1])
    assert table.damage("spider-man") == 2


def test_what_answers_an_attack_answers_attack_events_too() -> None:
    table = Table("she-hulk")
    table.put("drill-sergeant", exhausted=True)
    table.hand("one-two")
    table.does("play:one-two")
    assert table.piece("drill-sergeant").counters == 1


def test_an_attachment_without_a_place_is_just_discarded() -> None:
    table = Table("spider-man", form="alter-ego")
    table.reveals("curse")  # "attach to a hero"
    assert not table.in_play("curse")
    assert plain(table.state.encounter_discard) == ["curse"]
    assert [event["card"] for event in table.events("revealed")] == ["curse"]


def test_who_is_defeated_by_damage_does_not_answer_it() -> None:
    table = Table("she-hulk")
    table.put("little-sister", damage=0)  # "after she takes damage, ready your identity"
    table.change("she-hulk", exhausted=True)
    table.hand("pinch", "ram")
    table.does("play:pinch", "pick:little-sister", "trigger:little-sister")
    assert not table.piece("she-hulk").exhausted
    table.change("she-hulk", exhausted=True)
    table.does("play:ram", "pick:little-sister")
    assert not table.in_play("little-sister")
    assert table.piece("she-hulk").exhausted


def test_an_encounter_card_in_the_area_of_an_eliminated_player_is_discarded() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("parole")
    table.change("she-hulk", damage=14)
    table.attacked("rhino-1")
    table.does("undefended", "undefended")
    assert "parole" in plain(table.state.encounter_discard)
