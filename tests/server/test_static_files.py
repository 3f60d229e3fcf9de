"""The web client's files as the server sends them."""

import gzip
import os

import pytest

from server.support import problem


def test_only_the_clients_files_are_served(server):
    folder = server.backend.services.config.static
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><title>start</title>")
    (folder / "assets" / "app-1a2b.js").write_text("let a = 1;" * 1000)
    (folder.parent / "secret.txt").write_text("secret")
    start = server.get("/")
    assert "start" in start.text
    assert start.headers["cache-control"] == "no-cache"
    assert server.get("/table/abc").text == start.text
    script = server.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    for outside in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%00.txt"):
        assert "secret" not in server.get(outside).text


def test_files_are_compressed_once_until_they_change(server, monkeypatch):
    folder = server.backend.services.config.static
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html>")
    script = folder / "assets" / "big-1a2b.js"
    script.write_text("let a = 1;" * 1000)
    zipped = []
    compress = gzip.compress
    monkeypatch.setattr(gzip, "compress", lambda data: zipped.append(data) or compress(data))
    for _ in range(5):
        answer = server.get("/assets/big-1a2b.js", headers={"Accept-Encoding": "br, gzip"})
        assert answer.text == "let a = 1;" * 1000
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "Accept-Encoding"
    assert len(zipped) == 1
    plain = server.get("/assets/big-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    script.write_text("let b = 2;" * 1000)
    os.utime(script, ns=(1, 1))
    assert server.get("/assets/big-1a2b.js", headers={"Accept-Encoding": "gzip"}).text == "let b = 2;" * 1000
    assert len(zipped) == 2
    (folder / "assets" / "type.woff2").write_bytes(b"x" * 5000)
    assert "content-encoding" not in server.get("/assets/type.woff2", headers={"Accept-Encoding": "gzip"}).headers


def test_without_a_built_client_the_page_explains_how_to_build_it(server):
    start = server.backend.services.config.static / "index.html"
    start.unlink(missing_ok=True)
    answer = server.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


@pytest.mark.parametrize("path", ["/api/nothing", "/api/", "/ws/x", "/assets/missing.js"])
def test_unknown_addresses_are_refused(server, path):
    server.backend.services.config.static.mkdir(exist_ok=True)
    (server.backend.services.config.static / "index.html").write_text("<!doctype html>")
    assert problem(server.get(path)) == (404, "error-no-such-page")
