"""The page at /api/docs: the OpenAPI description as plain HTML, without third-party scripts."""

from __future__ import annotations

from html import escape
from typing import Any

STYLE = "body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}code,pre{background:#8881}"

INTRODUCTION = """<p>For programs: <a href="/api/openapi.json">openapi.json</a>.
The WebSocket <code>/ws/TABLE</code> is described in docs/websocket.md.</p>"""


def page(description: dict[str, Any]) -> str:
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tableverse API</title><style>{STYLE}</style>',
        f"<h1>Tableverse API {escape(description['info']['version'])}</h1>",
        INTRODUCTION,
    ]
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
            parts.append(f"<p>{escape(operation.get('description') or operation.get('summary', ''))}</p>")
            body = operation.get("requestBody")
            if body:
                reference = body["content"]["application/json"]["schema"].get("$ref", "")
                schema = description["components"]["schemas"].get(reference.rpartition("/")[2], {})
                parts.append(_fields(schema))
    return "\n".join(parts) + "</html>"


def _fields(schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    rows = [
        f"<li><code>{escape(name)}</code>{' (required)' if name in required else ''}: {escape(_kind(field))}"
        f" {escape(field.get('description', ''))}</li>"
        for name, field in schema.get("properties", {}).items()
    ]
    return f"<ul>{''.join(rows)}</ul>"


def _kind(field: dict[str, Any]) -> str:
    if "anyOf" in field:
        return " or ".join(_kind(one) for one in field["anyOf"])
    if "items" in field:
        return f"list of {_kind(field['items'])}"
    return str(field.get("type") or field.get("$ref", "").rpartition("/")[2])
