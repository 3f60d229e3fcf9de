"""``tableverse serve`` as a process."""

import re
import signal
import socket
import subprocess
import sys

import httpx
import pytest

START = [sys.executable, "-c", "from tableverse.cli import app; app()", "serve", "--no-open"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_the_server(tmp_path, how):
    command = [*START, "--port", "0", "--database", str(tmp_path / "t.sqlite"), "--lang", "es"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        line = server.stdout.readline()
        assert "Tableverse está en" in line
        address = re.search(r"http://\S+", line)[0]
        assert httpx.get(f"{address}/api/health", verify=False).json()["status"] == "ok"
        server.send_signal(how)
        assert server.wait(timeout=30) == 0
        assert server.stderr.read() == ""


def refused(*options: str) -> str:
    ended = subprocess.run([*START, *options], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    return ended.stderr


def test_a_port_in_use_is_an_error(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Port {port}" in refused("--port", port, "--database", str(tmp_path / "t.sqlite"))


def test_bad_options_are_refused(tmp_path):
    assert "99999" in refused("--port", "99999")
    assert "can’t be used" in refused("--port", "0", "--database", str(tmp_path))
    assert "can’t be used" in refused("--port", "0", "--database", "postgresql://127.0.0.1:1/none")
