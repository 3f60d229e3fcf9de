"""Record the tests' traces again (``traces.py``) after an intended change, and print what changed.

    make traces                                        # every test that plays at a table
    python tests/keep_traces.py tests/games/united     # some of them
    python tests/keep_traces.py --base main            # compared with the engine of another commit, not the last one

The first tests that changed run once more on the old engine, and both traces are compared line by line.
"""

from __future__ import annotations

import argparse
import difflib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import traces

PROJECT = Path(__file__).resolve().parent.parent
CHANGED = PROJECT / traces.CHANGED
FOLDER = CHANGED.parent
#: How many changed tests are shown, and how many lines of each.
SHOWN = 3
LINES = 60


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("tests", nargs="*", default=["tests/games"])
    parser.add_argument("--base", default="HEAD", help="the commit with the old engine")
    parser.add_argument("--workers", default="auto")
    asked = parser.parse_args()
    shutil.rmtree(FOLDER, ignore_errors=True)
    code = run(PROJECT / "src", *asked.tests, "-n", asked.workers, "-m", "not slow", "--record-traces")
    changed = CHANGED.read_text(encoding="utf-8").splitlines() if CHANGED.exists() else []
    if changed:
        show(changed, asked.base)
    return code


def run(source: Path, *arguments: str) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=PROJECT, env=os.environ | {"PYTHONPATH": str(source)}).returncode


def show(changed: list[str], base: str) -> None:
    before = FOLDER / "engine"
    before.mkdir()
    packed = subprocess.run(["git", "archive", base, "src"], cwd=PROJECT, check=True, capture_output=True)
    subprocess.run(["tar", "-x", "-C", str(before)], input=packed.stdout, check=True)
    for name, source in (("before", before / "src"), ("now", PROJECT / "src")):
        run(source, *changed[:SHOWN], "--traces-to", str(FOLDER / name))
    out = sys.stdout.write
    for path in sorted((FOLDER / "now").glob("*.txt")):
        old = FOLDER / "before" / path.name
        texts = [file.read_text(encoding="utf-8").splitlines() if file.exists() else [] for file in (old, path)]
        lines = list(difflib.unified_diff(*texts, f"{path.stem}, {base}", "now", lineterm="", n=1))
        out("\n".join([*lines[:LINES], f"... {len(lines) - LINES} more lines" if len(lines) > LINES else "", ""]))
    out(f"{len(changed)} traces changed:\n" + "".join(f"  {test}\n" for test in changed))


if __name__ == "__main__":
    sys.exit(main())
