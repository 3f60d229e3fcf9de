"""A vocabulary as data: each word with its arguments, as an editor offers it."""

from __future__ import annotations

from typing import Any

from kernel.test_grammar import words
from tableverse.kernel.effects.describing import described


def taken(name: str, kind: str, required: bool = True, many: str = "", **more: Any) -> dict[str, Any]:
    return {"name": name, "kind": kind, "many": many, "required": required, **more}


def test_every_word_is_described_by_its_arguments() -> None:
    found = {kind: {row["word"]: row for row in rows} for kind, rows in described(words()).items()}
    effects, selectors = found["effect"], found["selector"]
    assert list(effects) == sorted(effects)
    assert effects["sink"] == {"word": "sink", "takes": [taken("to", "selector")]}
    assert effects["hail"]["takes"] == [
        taken("to", "selector"),
        taken("times", "number", required=False),
        taken("loudly", "flag", required=False),
        taken("from", "text", required=False, names="port"),
    ]
    assert effects["wait"]["takes"] == [taken("hours", "whole", required=False, least=1, most=12)]
    assert effects["signals"]["takes"] == [taken("flags", "whole", many="list", least=1, most=3)]
    assert effects["race"]["takes"] == [taken("of", "selector", many="list", least=2, most=3)]
    assert effects["unless"]["takes"][1] == taken("do", "effect")
    assert effects["together"]["takes"][0]["kind"] == "verb"
    assert effects["board"]["takes"][1]["kind"] == "any"  # the argument has a custom reader
    assert selectors["ships"]["takes"] == [taken("near", "text", required=False, one_of=["sea", "harbour"])]
    # Words that share a class receive their own name, which is not an argument.
    assert selectors["north"]["takes"] == [taken("open", "flag", required=False)]
    assert found["condition"]["at-least"]["takes"]
    assert found["number"]["count"]["takes"]


def test_description_lists_only_the_required_context() -> None:
    found = {row["word"]: row for rows in described(words()).values() for row in rows}
    assert (found["windward"]["needs"], found["reef"]["during"]) == (["wind"], ["gale", "squall"])
    assert found["storm"] == {
        "word": "storm",
        "takes": [taken("blows", "text", required=False, asks="fact")],
        "needs": ["wind"],
    }
    assert found["sail"] == {"word": "sail", "takes": []}


def test_word_with_a_custom_reader_has_no_described_arguments() -> None:
    made = words()
    made.effects["whistle"] = lambda reader, words: made.effects["sail"](reader, words)
    assert {"word": "whistle", "takes": []} in described(made)["effect"]
