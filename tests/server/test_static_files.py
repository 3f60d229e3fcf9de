"""The pages of the web client."""

import pytest

from server.support import problem


def test_the_client_is_served(server):
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


def test_without_a_built_client_the_page_says_how_to_build_it(server):
    start = server.backend.services.config.static / "index.html"
    start.unlink(missing_ok=True)
    answer = server.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


@pytest.mark.parametrize("path", ["/api/nothing", "/api/", "/ws/x", "/assets/missing.js"])
def test_unknown_addresses(server, path):
    server.backend.services.config.static.mkdir(exist_ok=True)
    (server.backend.services.config.static / "index.html").write_text("<!doctype html>")
    assert problem(server.get(path)) == (404, "error-no-such-page")
