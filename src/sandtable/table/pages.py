"""The page that describes the API: plain HTML from the OpenAPI description, nothing fetched from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"></head>
<body><h1>{title}</h1><p>{description}</p>
<p>For programs: <a href="/openapi.json">openapi.json</a>
</p>
{operations}
</body></html>
"""


def api_page(description: dict[str, Any]) -> str:
    """Every operation with what it does and what it takes."""
    operations = [
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('description', ''))}</p>"
        f"{parameters_of(operation)}{body_of(operation)}"
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]
    info = description["info"]
    return PAGE.format(
        title=escape(info["title"]), description=escape(info["description"]), operations="\n".join(operations)
    )


def parameters_of(operation: dict[str, Any]) -> str:
    names = [escape(f"{parameter['name']} ({parameter['in']})") for parameter in operation.get("parameters", [])]
    return f"<p>Parameters: {', '.join(names)}</p>" if names else ""


def body_of(operation: dict[str, Any]) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    names = [schema["schema"].get("$ref", "").rpartition("/")[2] for schema in content.values()]
    return f"<p>Body: {escape(', '.join(names))}, described in openapi.json</p>" if any(names) else ""
