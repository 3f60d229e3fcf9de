"""Who somebody is: a signed note that names a table and a person. Kept by the client, checked in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


def new_person_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> bytes:
    return secrets.token_bytes(32)


class Tokens:
    def __init__(self, secret: bytes = b"") -> None:
        self._secret = secret

    def use(self, secret: bytes) -> None:
        self._secret = secret

    def issue(self, table: str, person: str) -> str:
        return f"{person}.{self._signature(table, person)}"

    def person(self, table: str, token: str) -> str | None:
        """Whom the token names at this table; None for a token of another table, another server, or nobody."""
        person, _, signature = token.partition(".")
        if hmac.compare_digest(signature.encode(), self._signature(table, person).encode()):
            return person
        return None

    def _signature(self, table: str, person: str) -> str:
        return hmac.new(self._secret, f"{table}\n{person}".encode(), hashlib.sha256).hexdigest()[:40]
