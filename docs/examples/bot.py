"""A bot that joins a table and plays at random.

python bot.py http://127.0.0.1:8000 TABLE
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def play(server: str, table: str, name: str = "Example bot") -> dict:
    """Take the first open seat, play to the end and return the result."""
    join = urllib.request.Request(
        f"{server}/api/tables/{table}/join",
        data=json.dumps({"name": name}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(join) as answer:
        token = json.load(answer)["token"]
    with connect(f"{server.replace('http', 'ws', 1)}/ws/{table}") as socket:
        socket.send(json.dumps({"t": "hello", "token": token}))
        for text in socket:
            message = json.loads(text)
            if message["t"] == "view" and message["view"]["result"]:
                return message["view"]["result"]
            if message["t"] == "view" and message["view"]["decision"]:
                option = random.choice(message["view"]["decision"]["options"])
                socket.send(json.dumps({"t": "choose", "option": option["id"], "move": message["move"]}))
    raise ConnectionError("the table went away")


if __name__ == "__main__":
    sys.stdout.write(f"{play(*sys.argv[1:3])}\n")
