"""The server behind nginx and Caddy, with the files from docs/deploying.md. A missing proxy is skipped."""

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from server.support import TIMEOUT, Player, Server, play_on, quick, running
from server.support import UNLIMITED as LIMITS

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"
NGINX = """\
{user}
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log off; client_body_temp_path {folder}; proxy_temp_path {folder};
    fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};
    include {folder}/site.conf;
}}
"""
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
CADDY = """\
{{
	admin off
	http_port {http}
	https_port {https}
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"there is no {name} here; on Debian, as root: apt-get install {name}")
    return found


@dataclass
class Proxy:
    """A proxy in front of a test server."""

    kind: str
    server: Server
    http: int
    https: int
    certificate: Path

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        """Return a client that connects from this address of the machine."""
        transport = httpx.HTTPTransport(verify=self.tls(), local_address=address)
        return httpx.Client(transport=transport, base_url=f"https://127.0.0.1:{self.https}", timeout=TIMEOUT)

    def ask(self, client: httpx.Client, method: str, path: str, host: str = NAME, **more: Any) -> httpx.Response:
        headers = {"Host": f"{host}:{self.https}", **more.pop("headers", {})}
        return client.request(method, path, headers=headers, extensions={"sni_hostname": NAME}, **more)

    def socket(self, table: str, **more: Any) -> ClientConnection:
        wire = socket.create_connection(("127.0.0.1", self.https), TIMEOUT)
        address = f"wss://{NAME}:{self.https}/ws/{table}"
        return connect(address, sock=wire, ssl=self.tls(), open_timeout=TIMEOUT, close_timeout=1, **more)

    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    found = program(request.param)
    folder = tmp_path_factory.mktemp(request.param)
    make_certificate(folder)
    limits = replace(LIMITS, tables_per_hour=5)
    with running(quick(folder, hosts=(NAME,), limits=limits)) as server:
        made = Proxy(request.param, server, free_port(), free_port(), folder / "fullchain.pem")
        command = write_nginx(made, folder) if request.param == "nginx" else write_caddy(made, folder)
        # Write its output to a file: a pipe that nobody reads fills up and blocks the proxy.
        said = folder / "stderr"
        with said.open("wb") as errors:
            process = subprocess.Popen([found, *command], env={**os.environ, "HOME": str(folder)}, stderr=errors)
        try:
            wait_for(made, process, said)
            yield made
        finally:
            process.terminate()
            process.wait()


def make_certificate(folder: Path) -> None:
    openssl = program("openssl")
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    subprocess.run([openssl, "req", *kind, *subject, *files], check=True, capture_output=True)


def write_nginx(proxy: Proxy, folder: Path) -> list[str]:
    """Write our file with other ports and another certificate, and return nginx's arguments.

    The main configuration around it is like Debian's.
    """
    site = (DEPLOY / "nginx.conf").read_text()
    for ours, here in (
        ("127.0.0.1:8000", proxy.server.address),
        ("listen 80;", f"listen 127.0.0.1:{proxy.http};"),
        ("listen 443 ", f"listen 127.0.0.1:{proxy.https} "),
        (f"/etc/letsencrypt/live/{NAME}", str(folder)),
    ):
        assert ours in site
        site = site.replace(ours, here)
    (folder / "site.conf").write_text(site)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    return ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]


def write_caddy(proxy: Proxy, folder: Path) -> list[str]:
    """Write our file with other ports and the certificate of the test. Return the arguments."""
    site = (DEPLOY / "Caddyfile").read_text()
    certificate = f"\ttls {folder}/fullchain.pem {folder}/privkey.pem\n"
    for ours, here in (("127.0.0.1:8000", proxy.server.address), (f"\n{NAME} {{\n", f"\n{NAME} {{\n{certificate}")):
        assert ours in site
        site = site.replace(ours, here)
    (folder / "Caddyfile").write_text(CADDY.format(http=proxy.http, https=proxy.https) + site)
    return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def wait_for(proxy: Proxy, process: "subprocess.Popen[bytes]", said: Path) -> None:
    deadline = time.monotonic() + TIMEOUT
    while True:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", proxy.https), TIMEOUT).close()
            return
        assert process.poll() is None, said.read_text()
        assert time.monotonic() < deadline, "the proxy did not start"
        time.sleep(0.05)


def table(proxy: Proxy, client: httpx.Client, **more: Any) -> httpx.Response:
    body = {"game": "splendor", "name": "Ana", "seats": [{"kind": "me"}, {"kind": "open"}]}
    return proxy.ask(client, "POST", "/api/tables", json=body, **more)


def test_plain_http_redirects_to_tls(proxy):
    with proxy.client() as client:
        answer = proxy.ask(client, "GET", "/api/health")
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")
        assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
    plain = httpx.get(f"http://127.0.0.1:{proxy.http}/table/x", headers={"Host": NAME}, timeout=TIMEOUT)
    assert plain.status_code in (301, 308)
    assert plain.headers["Location"].startswith(f"https://{NAME}")
    assert plain.headers["Location"].endswith("/table/x")


def test_a_game_is_played_through_the_proxy(proxy):
    with proxy.client("127.0.0.11") as client:
        made = table(proxy, client).json()
        joined = proxy.ask(client, "POST", f"/api/tables/{made['table']}/join", json={"name": "Juan"}).json()
    origin = f"https://{NAME}:{proxy.https}"
    with proxy.socket(made["table"], origin=origin) as first, proxy.socket(made["table"], origin=origin) as second:
        ana, juan = Player(first, made["token"]), Player(second, joined["token"])
        for player in (ana, juan):
            player.until(lambda player=player: player.move == 0)
        play_on([ana, juan], seed=1, moves=10)
        assert ana.move == juan.move == 10


def test_a_page_of_another_origin_gets_no_socket(proxy):
    """Send a browser's handshake from a client whose timeout covers every answer."""
    with proxy.client("127.0.0.14") as client:
        made = table(proxy, client).json()
        answers = [
            proxy.ask(client, "GET", f"/ws/{made['table']}", headers={**UPGRADE, "Origin": origin}).status_code
            for origin in ("https://evil.example.net", f"https://{NAME}:{proxy.https}")
        ]
    assert answers == [403, 101]


def test_forged_forwarding_headers_are_ignored(proxy):
    with proxy.client("127.0.0.12") as ana, proxy.client("127.0.0.13") as juan:
        said = [
            {"X-Forwarded-For": f"203.0.113.{number}", "Forwarded": f"for=203.0.113.{number}"} for number in range(6)
        ]
        assert [table(proxy, ana, headers=lie).status_code for lie in said] == [201] * 5 + [429]
        assert table(proxy, juan).status_code == 201


def test_a_request_that_is_too_long_is_refused(proxy):
    with proxy.client() as client:
        body = {"game": "splendor", "name": "x" * 600_000, "seats": []}
        assert proxy.ask(client, "POST", "/api/tables", json=body).status_code == 413


def test_another_host_name_is_refused(proxy):
    with proxy.client() as client:
        answer = proxy.ask(client, "GET", "/api/health", host="evil.example.net")
    if proxy.kind == "nginx":  # nginx forwards any host, and the server refuses it
        assert (answer.status_code, answer.json()["key"]) == (421, "error-unknown-host")
    else:  # Caddy knows no such site
        assert "status" not in answer.text
