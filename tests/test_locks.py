"""The lock files: every package is pinned with hashes, no index is named, and all files agree."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ["requirements.lock", "requirements-play.lock", "requirements-node.lock"]


def pinned(lock: str) -> dict[str, list[str]]:
    """Return the versions of each package, which may differ by Python version or system."""
    found: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([a-z0-9.-]+)==([^\s;\\]+)", (ROOT / lock).read_text(), re.MULTILINE):
        found.setdefault(name, []).append(version)
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_with_hashes(lock):
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert "--index" not in text
    entries = [entry for entry in re.split(r"^(?=[^\s#])", text, flags=re.MULTILINE) if not entry.startswith("#")]
    assert len(entries) == sum(map(len, pinned(lock).values())) > 1
    for entry in entries:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


def test_both_python_locks_pin_the_same_versions():
    everything = pinned("requirements.lock")
    for name, versions in pinned("requirements-play.lock").items():
        assert everything[name] == versions


@pytest.mark.parametrize(
    ("lock", "extras", "groups"),
    [
        ("requirements-play.lock", ["server"], ["build"]),
        ("requirements.lock", ["server", "postgres", "envs", "spiel", "lab", "batch", "browser", "dev"], ["build"]),
        ("requirements-node.lock", [], ["node"]),
    ],
)
def test_every_requirement_is_locked(lock, extras, groups):
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [] if groups == ["node"] else list(told["project"]["dependencies"])
    for extra in extras:
        wanted += told["project"]["optional-dependencies"][extra]
    for group in groups:
        wanted += told["dependency-groups"][group]
    names = {re.split(r"[\[><=~! ]", one)[0].lower().replace("_", "-").replace(".", "-") for one in wanted}
    assert names <= {name.replace(".", "-") for name in pinned(lock)}
