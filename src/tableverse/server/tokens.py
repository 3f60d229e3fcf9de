"""Signed tokens that identify a person at a table. Clients keep their tokens; the server stores only the key."""

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
    def __init__(self) -> None:
        self._secret = b""

    def use_secret(self, secret: bytes) -> None:
        self._secret = secret

    def issue(self, table: str, person: str) -> str:
        return f"{person}.{self._signature(table, person)}"

    def person(self, table: str, token: str) -> str | None:
        """Return the person whom a token identifies, or None unless this server issued it for this table."""
        person, _, signature = token.partition(".")
        if hmac.compare_digest(signature.encode(), self._signature(table, person).encode()):
            return person
        return None

    def sign(self, text: str) -> str:
        """Sign a text as a server that knows the secret. A table id is never empty, so a signature is never a token."""
        return hmac.new(self._secret, f"\n{text}".encode(), hashlib.sha256).hexdigest()

    def hash_address(self, address: str) -> str:
        """Return a hash by which an address is recognised without being stored."""
        return self.sign(f"address\n{address}")[:32]

    def _signature(self, table: str, person: str) -> str:
        return hmac.new(self._secret, f"{table}\n{person}".encode(), hashlib.sha256).hexdigest()[:40]
