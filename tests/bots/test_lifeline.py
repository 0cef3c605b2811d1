"""A process that works for another does not outlive it; what that means for real workers is tested where they are."""

import os
import subprocess
import sys

import pytest

SCRIPT = (
    "import sys; from sandtable.bots.lifeline import end_with_parent; end_with_parent(int(sys.argv[1])); print('on')"
)


@pytest.mark.parametrize(("parent", "said"), [(os.getpid, "on\n"), (os.getppid, "")], ids=["there", "gone"])
def test_a_process_whose_parent_was_gone_before_it_had_started_ends_at_once(parent, said):
    run = subprocess.run([sys.executable, "-P", "-c", SCRIPT, str(parent())], capture_output=True, text=True)

    assert (run.stdout, run.stderr, run.returncode) == (said, "", 0 if said else 1)
