"""Endless loops of pack cards, which raise an error and leave the game at its previous position."""

from pathlib import Path

import pytest

from games.united.packs import pack
from tableverse.games.united.game import United
from tableverse.kernel.errors import BadContent, Endless
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match

VILLAIN = (
    "- {{id: superior-spider-man, name: {{en: S, es: S}}, source: published, health: [4, 5, 6], plot: [missions], "
    "bam: {bam}, overflow: collect-excess}}"
)


def test_endless_bam_raises_and_restores_the_position(tmp_path: Path) -> None:
    game = United([pack(tmp_path, villains=VILLAIN.format(bam="{sequence: [{advance: 0}, bam]}"))])
    match = Match(game, Config(2, {"villain": "superior-spider-man"}), 5)
    before: list[str] = []

    def play() -> None:
        while match.state.decision is not None:
            before.append(game.digest(match.state))
            match.choose(match.state.decision.options[0].id)

    with pytest.raises(Endless) as trouble:
        play()
    moves = match.moves
    assert 0 < moves == len(before) - 1 == len(match.record.options)
    assert game.digest(match.state) == before[-1]
    assert match.state.decision is not None
    assert str(trouble.value) != trouble.value.say("es")
    match.undo_to(moves - 1)
    assert match.record.replay(game).moves == moves - 1


@pytest.mark.parametrize("loop", ["repeat: {times: 9, do: ", "for-each: {of: locations, do: "])
def test_too_deeply_nested_loops_are_refused(tmp_path: Path, loop: str) -> None:
    def bam(times: int) -> str:
        return f"{{{loop}" * times + "{advance: 1}" + "}}" * times

    United([pack(tmp_path, villains=VILLAIN.format(bam=bam(3)))])
    with pytest.raises(BadContent) as trouble:
        United([pack(tmp_path, villains=VILLAIN.format(bam=bam(4)))])
    assert trouble.value.problem == "too-many-loops"
