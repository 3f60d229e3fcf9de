"""Kill the server (-9) at random moments of play and check that no acknowledged move is lost and no table is stuck.

python bench/crash.py [--kills 200] [--tables 6] [--seed 1] [--database postgresql://...]
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.crash_harness import crash

say = Console(highlight=False).print


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="an empty database; by default a new SQLite file")
    arguments = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or str(Path(folder) / "tables.sqlite")
        seen, servers = asyncio.run(crash(database, arguments.kills, arguments.tables, arguments.seed))
    say(f"{servers.kills} kills in {time.monotonic() - begun:.0f} s, {seen.games} games played to their end")
    say(f"{sum(seen.moves)} choices by people, {seen.reconnects} reconnects, {len(seen.lost)} losses")
    for loss in seen.lost:
        say(loss)
    return 1 if seen.lost else 0


if __name__ == "__main__":
    sys.exit(main())
