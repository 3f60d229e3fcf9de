"""The files of ``docker compose up``, as far as they can be tested without Docker."""

import asyncio
import contextlib
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

import httpx
import pytest
import typer
import yaml

from server.databases import fresh_database
from server.support import Server, play_on, quick, running
from tableverse.server.config import ServerConfig
from tableverse.server.serve import serve

ROOT = Path(__file__).parents[2]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVERS = {name: service for name, service in COMPOSE["services"].items() if "build" in service}
DOCKERFILE = (ROOT / "deploy/Dockerfile").read_text().replace("\\\n", " ")
INSTRUCTIONS = [line.split(None, 1) for line in DOCKERFILE.splitlines() if line.strip() and not line.startswith("#")]


def test_two_servers_share_a_database_under_their_own_addresses():
    assert len(SERVERS) == 2
    assert {service["environment"]["TABLEVERSE_DATABASE"] for service in SERVERS.values()} == {
        "postgresql://tableverse:${TABLEVERSE_PASSWORD:-tableverse}@database/tableverse"
    }
    for name, service in SERVERS.items():
        assert service["environment"]["TABLEVERSE_INTERNAL"] == name
        assert "ports" not in service  # only the proxy reaches the servers
    assert "ports" not in COMPOSE["services"]["database"]


def test_the_servers_options_exist():
    command = typer.main.get_command(_alone())
    known = {word for parameter in command.params for word in parameter.opts}
    variables = {parameter.envvar for parameter in command.params}
    for service in SERVERS.values():
        name, *words = service["command"]
        assert name == "serve"
        assert {word for word in words if word.startswith("--")} <= known | {"--no-open"}
        assert set(service["environment"]) <= variables
    assert _instruction("CMD")[1] == '["serve", "--no-open", "--host", "0.0.0.0"]'


def _alone() -> typer.Typer:
    alone = typer.Typer()
    alone.command("serve")(serve)
    return alone


def test_everything_named_in_the_compose_file_exists():
    for service in COMPOSE["services"].values():
        for network in service["networks"]:
            assert network in COMPOSE["networks"]
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
        for needed in service.get("depends_on", []):
            assert needed in COMPOSE["services"]
        if "build" in service:
            assert (ROOT / service["build"]["dockerfile"]).is_file()
    for server in re.findall(r"(\S+):8000", (ROOT / "deploy/compose.Caddyfile").read_text()):
        assert server in SERVERS


def _instruction(name: str) -> list[str]:
    return [words for words in INSTRUCTIONS if words[0] == name][-1]


def test_the_image_copies_existing_files_and_does_not_run_as_root():
    stages = re.findall(r"^FROM \S+ AS (\S+)", DOCKERFILE, re.MULTILINE)
    ignored = (ROOT / ".dockerignore").read_text().split()
    for _, words in (line for line in INSTRUCTIONS if line[0] == "COPY"):
        *sources, _target = words.split()
        if sources[0].startswith("--from="):
            assert sources[0].removeprefix("--from=") in stages
            continue
        for source in sources:
            assert (ROOT / source).exists(), source
            assert source.partition("/")[0] not in ignored
    names = [words[0] for words in INSTRUCTIONS]
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert _instruction("USER")[1] != "root"
    assert f"EXPOSE {SERVERS['server1']['command'][-1]}" in DOCKERFILE


def test_the_image_installs_asyncpg_from_the_lock_with_its_hash():
    lock = (ROOT / "requirements.lock").read_text()
    found = re.search(r"sed --quiet '(\S+)' requirements.lock", DOCKERFILE)
    if sed := shutil.which("sed"):
        taken = subprocess.run(
            [sed, "--quiet", found[1]], input=lock, capture_output=True, text=True, check=True
        ).stdout
        assert re.match(r"asyncpg==\S+.*\\\n", taken)
        assert "--hash=sha256:" in taken
        assert taken.count("==") == 1


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy here")
def test_two_servers_behind_the_proxy(postgres, tmp_path):
    """Each request may reach either server."""
    database = asyncio.run(fresh_database(postgres))
    config: ServerConfig = quick(tmp_path, database=database)
    with running(config) as first, running(config) as second, _proxy([first, second], tmp_path) as address:
        proxied = Server(int(address.rpartition(":")[2]))
        tables = [proxied.create("me open random") for _ in range(4)]
        for made in tables:
            ana = proxied.sit(made["table"], made["token"])
            juan = proxied.guest(ana.id, "Juan")
            for player in (ana, juan):
                player.until(lambda player=player: player.move >= 0)
            play_on([ana, juan], seed=1, moves=6)
        assert all(server.backend.rooms.rooms for server in (first, second))
        proxied.disconnect_all()
        proxied.http.close()


@contextlib.contextmanager
def _proxy(servers: list[Server], folder: Path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    text = (ROOT / "deploy/compose.Caddyfile").read_text().replace(":8080", f"http://127.0.0.1:{port}")
    for name, server in zip(SERVERS, servers, strict=True):
        text = text.replace(f"{name}:8000", server.address)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text)
    command = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    environment = {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "PATH": "/usr/bin",
    }
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(command, env=environment, stderr=log, stdout=log) as caddy,
    ):
        try:
            deadline = time.monotonic() + 30
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if httpx.get(f"http://127.0.0.1:{port}/api/live", timeout=5).status_code == 200:
                        break
                assert time.monotonic() < deadline, (folder / "log").read_text()
                time.sleep(0.1)
            yield f"127.0.0.1:{port}"
        finally:
            caddy.terminate()
