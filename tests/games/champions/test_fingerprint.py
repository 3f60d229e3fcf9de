"""Content fingerprints of records: effects count as much as numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tableverse.games import registry
from tableverse.games.champions.game import Champions
from tableverse.kernel.errors import OtherContent
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match

HAYMAKER = """
- id: haymaker
  name: {en: "Haymaker", es: "Puñetazo demoledor"}
  source: published
  code: "01087"
  kind: event
  set: basic
  aspect: basic
  quantity: 3
  cost: 2
  resources: {energy: 1}
  traits: [attack]
  abilities:
    - {is: action, form: hero, labels: [attack], do: {damage: {amount: 3, to: {one: enemies}}}}
"""


def game_with(folder: Path, row: str) -> Champions:
    folder.mkdir()
    (folder / "pack.yaml").write_text("game: champions\ntitle: Stronger\n")
    (folder / "cards.yaml").write_text(row)
    return Champions([folder])


def test_pack_that_changes_an_effect_has_another_fingerprint(tmp_path: Path) -> None:
    shipped = registry.load_game("champions")
    stronger = game_with(tmp_path / "stronger", HAYMAKER.replace("amount: 3", "amount: 30"))
    assert stronger.fingerprint() != shipped.fingerprint()
    record = Match(shipped, Config(1), 5).finished_record()
    with pytest.raises(OtherContent):
        record.replay(stronger)


def test_pack_with_equal_content_keeps_the_fingerprint(tmp_path: Path) -> None:
    shipped = registry.load_game("champions")
    same = game_with(tmp_path / "same", HAYMAKER)
    assert same.fingerprint() == shipped.fingerprint()
    record = Match(shipped, Config(1), 5).finished_record()
    assert record.replay(same).moves == 0


def test_former_fingerprints_are_those_of_the_shipped_cards(tmp_path: Path) -> None:
    shipped = registry.load_game("champions")
    stronger = game_with(tmp_path / "stronger", HAYMAKER.replace("amount: 3", "amount: 30"))
    for former in shipped.former_fingerprints:
        assert shipped.plays_content(former)
        assert not stronger.plays_content(former)
