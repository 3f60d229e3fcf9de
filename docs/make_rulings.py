"""Write docs/rulings.md from the games' rulings, which the rulebook in the app shows too.

Run it after changing a rulings.yaml: make rulings
"""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Final

from tableverse.games.registry import game_ids, load_rulebook
from tableverse.kernel import i18n
from tableverse.kernel.rulebook import PrintedRuling

PAGE: Final = Path(__file__).with_name("rulings.md")
HEAD: Final = """\
# Rulings

*Made from `src/tableverse/games/<game>/rulings.yaml` by `make rulings`; do not edit.*

How Tableverse plays where a rulebook is silent or ambiguous, and why. The rulebook in the app shows the same text in
English and Spanish, beside the rules concerned. Ids such as `SPL-TURN-02` are entries of the game’s rules ledger
(`src/tableverse/games/<game>/rules.yaml`).
"""
WIDTH: Final = 120


def page() -> str:
    parts = [HEAD]
    for game in game_ids():
        parts.append(f"## {i18n.say('en', f'{game}-name')}\n")
        section = ""
        for ruling in load_rulebook(game).rulings:
            if ruling["section"]["en"] != section:
                section = ruling["section"]["en"]
                parts.append(f"### {section}\n")
            parts.append(entry(ruling))
    return "\n".join(parts)


def entry(ruling: PrintedRuling) -> str:
    rules = ", ".join(f"`{id}`" for id in ruling["rules"])
    lines = [f"**{ruling['question']['en']}**" + (f" ({rules})" if rules else "")]
    lines.append(f"*Reading:* {ruling['reading']['en']}")
    if ruling["why"]["en"]:
        lines.append(f"*Why:* {ruling['why']['en']}")
    return "\n".join(folded for line in lines for folded in wrapped(line)) + "\n"


def wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, break_long_words=False, break_on_hyphens=False)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
