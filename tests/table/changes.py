"""What a client makes of the changes that it is told."""

from __future__ import annotations

import json
from typing import Any


def changed(old: Any, change: dict[str, Any]) -> Any:
    """What web/src/api/changes.ts does."""
    if "=" in change:
        return change["="]
    if "+" in change:
        return [*old[: change["@"]], *change["+"]]
    thing = {key: value for key, value in old.items() if key not in change.get("-", [])}
    return thing | {key: changed(thing.get(key), inside) for key, inside in change["~"].items()}


def next_view_by_changes(view: dict[str, Any], message: str) -> dict[str, Any]:
    """The view after the next message of a socket that tells changes."""
    told: dict[str, Any] = json.loads(message)
    if told["type"] == "view":
        return told
    own = {key: value for key, value in told.items() if key not in ("type", "change")}
    made: dict[str, Any] = changed(view, told["change"]) | own
    return made
