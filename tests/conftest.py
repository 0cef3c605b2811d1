"""What holds for all tests."""

import gc
import os
import sys
import warnings

import pytest

os.environ["SANDTABLE_BOX"] = ""  # whatever box lies in the data of whoever runs the tests: none of them plays with it


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    """A test that has failed takes what it left open with it, else the next one would be blamed for that."""
    failed = item.session.testsfailed
    ran = yield
    if item.session.testsfailed > failed:
        sys.last_exc = sys.last_type = sys.last_value = sys.last_traceback = None
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            gc.collect()
    return ran
