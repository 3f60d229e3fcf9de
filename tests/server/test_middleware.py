"""Every HTTP response: security headers, size limits, compression."""

import gzip
import json

from server.support import problem


def test_every_page_is_sent_with_security_headers(server):
    for path in ("/", "/api/health", "/api/docs", "/api/nothing"):
        headers = server.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_a_body_that_is_too_large_is_refused(server):
    assert problem(server.post("/api/tables", {"name": "x" * 600_000})) == (413, "error-too-large")


def test_responses_are_compressed(server):
    raw = server.http.send(server.http.build_request("GET", "/api/games/splendor/content"), stream=True)
    assert json.loads(gzip.decompress(b"".join(raw.iter_raw())))["fingerprint"]
