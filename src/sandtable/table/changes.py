"""What has changed between two things that are fit for JSON, so that only that is sent.

A change is an object with one of these: `=`, the new thing; `@` and `+`, how much of a list stays and what comes after
it; or `~`, changes by key, and `-`, keys that are gone. web/src/api/changes.ts applies them.
"""

from __future__ import annotations

from typing import Any

Change = dict[str, Any]


def change_between(old: Any, new: Any) -> Change | None:
    """What makes the new thing of the old one; None if they are the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        return change_of_dict(old, new)
    if isinstance(old, list) and isinstance(new, list):
        same = 0
        while same < min(len(old), len(new)) and change_between(old[same], new[same]) is None:
            same += 1
        if same == len(old) == len(new):
            return None
        return {"@": same, "+": new[same:]} if same else {"=": new}
    return None if old == new and type(old) is type(new) else {"=": new}  # 1 is not true in JSON


def change_of_dict(old: dict[str, Any], new: dict[str, Any]) -> Change | None:
    changed: dict[str, Change] = {}
    for key, thing in new.items():
        change: Change | None = change_between(old[key], thing) if key in old else {"=": thing}
        if change is not None:
            changed[key] = change
    gone = [key for key in old if key not in new]
    if not changed and not gone:
        return None
    return {"~": changed, "-": gone} if gone else {"~": changed}
