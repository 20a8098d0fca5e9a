"""The reference: the OpenAPI schema as one plain page that needs no script and no other site."""

import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from html import escape
from typing import Any

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { overflow-wrap: anywhere }
body { color: #222; background: #fff }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1a1a1e } a { color: #9cf } }
summary { cursor: pointer; padding: .4rem 0 } code { font-size: .95em }
pre { overflow: auto; padding: .8rem; border: 1px solid #8888; border-radius: 6px }
.verb { display: inline-block; min-width: 4.5rem; font-weight: 700 }
"""
# The page carries its style, named by its hash, and the browser takes no other.
STYLE_SOURCE = f"'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'"


def reference_page(schema: Mapping[str, Any]) -> str:
    """Return the page of a schema: every operation with its parameters, what it reads, and the shapes of both."""
    info = schema["info"]
    operations = "\n".join(_operations(schema["paths"]))
    shapes = "\n".join(_shapes(schema.get("components", {}).get("schemas", {})))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(info['title'])}: REST interface</title><style>{STYLE}</style>"
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info.get('description', ''))}</p>"
        f'<p>For programs: <a href="openapi.json">openapi.json</a></p>'
        f"<h2>Operations</h2>{operations}<h2>Shapes</h2>{shapes}</html>"
    )


def _operations(paths: Mapping[str, Any]) -> Iterator[str]:
    for path, verbs in paths.items():
        for verb, operation in verbs.items():
            yield (
                f'<details><summary><span class="verb">{escape(verb.upper())}</span><code>{escape(path)}</code> '
                f"{escape(operation.get('summary', ''))}</summary><p>{escape(operation.get('description', ''))}</p>"
                f"{_parameters(operation.get('parameters', []))}{_body(operation.get('requestBody'))}</details>"
            )


def _parameters(parameters: list[Mapping[str, Any]]) -> str:
    rows = [
        f"<li><code>{escape(p['name'])}</code> in {escape(p['in'])}{'' if p.get('required') else ', optional'}</li>"
        for p in parameters
    ]
    return f"<p>Parameters</p><ul>{''.join(rows)}</ul>" if rows else ""


def _body(body: Mapping[str, Any] | None) -> str:
    if body is None:
        return ""
    shape = body["content"]["application/json"]["schema"]
    name = str(shape.get("$ref", "")).rpartition("/")[2]
    if name:
        return f'<p>Reads <a href="#{escape(name)}">{escape(name)}</a></p>'
    return f"<p>Reads</p>{_pre(shape)}"


def _shapes(schemas: Mapping[str, Any]) -> Iterator[str]:
    for name, shape in schemas.items():
        yield f'<h3 id="{escape(name)}">{escape(name)}</h3>{_pre(shape)}'


def _pre(shape: Any) -> str:
    return f"<pre>{escape(json.dumps(shape, indent=2, ensure_ascii=False))}</pre>"
