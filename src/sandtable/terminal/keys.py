"""Lines typed with the keys of a shell: the arrows bring back and edit lines, Tab completes a word of an answer."""

from __future__ import annotations

from sandtable.terminal.table import TextTable


def complete_with(table: TextTable) -> None:
    """From now on Tab completes the words of answers."""
    try:
        import readline
    except ImportError:  # not every Python has it: lines are then typed without it
        return

    def complete(begun: str, number: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()].split()
        found = table.completions(before, begun)
        return f"{found[number]} " if number < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
