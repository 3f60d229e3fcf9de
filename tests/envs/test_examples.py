"""The examples of docs/envs.md, run unchanged."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
EXAMPLES = (
    re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL) if PAGE.exists() else []
)


@pytest.mark.skipif(not PAGE.exists(), reason="the pages are not part of an installed package")
def test_each_environment_has_an_example() -> None:
    assert len(EXAMPLES) == 5


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    source = EXAMPLES[number]
    assert source.count("\n") <= 40
    if "numba" in source or "batch" in source:
        pytest.importorskip("numba", reason="numba is not installed (extra: batch)")
    if "pyspiel" in source:
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra: spiel)")
    if "import jax" in source:
        pytest.importorskip("jax", reason="JAX is not installed (extra: jax)")
    exec(compile(source, f"docs/envs.md, example {number + 1}", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out
