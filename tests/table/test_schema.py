"""Schemathesis sends whatever the OpenAPI allows, and what it does not: no 5xx, and every answer is as described."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from processes import PATIENCE
from table.server import Server

IS_LONG = "SANDTABLE_LONG" in os.environ
EXAMPLES = 1000 if IS_LONG else 10  # for each request, beside all that its description names
# Not among them: that all that fits the schema is granted. An answer may fit and be against the rules.
CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
    "negative_data_rejection",
    "unsupported_method",
]


def test_the_api_is_as_its_description_says(tmp_path):
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--notices", "discord://") as server:
        game = server.new_game()
        secret = f"{game.secrets['british']}.{game.secrets['irgun']}"
        parameters = f'[parameters]\ngame_id = "{game.id}"\ngame = "palestine"\n'
        settings = f'{parameters}[headers]\nAuthorization = "Bearer {secret}"\n'
        # What is too large is sent away before anybody looks what else is wrong with it.
        settings += f"[checks.negative_data_rejection]\nexpected-statuses = {[*range(400, 430)]}\n"
        (tmp_path / "schemathesis.toml").write_text(settings)
        limits = ["--max-examples", str(EXAMPLES), "--no-color", "--suppress-health-check", "all"]
        limits += [] if IS_LONG else ["--seed", "1"]
        program = Path(sys.executable).parent / "schemathesis"
        command = [program, "run", f"{server.address}/openapi.json", "--checks", ",".join(CHECKS), *limits]
        patience = PATIENCE * (60 if IS_LONG else 5)  # of ten seconds on a quiet machine, or of twenty minutes
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=patience)

        assert run.returncode == 0, failures_in(run.stdout) + run.stderr[-2000:]
        assert "the program failed" not in server.log()
        assert server.http.get("/healthz").status_code == 200


def failures_in(report: str) -> str:
    return report.partition("= FAILURES =")[2] or report
