"""Let failed checks say what they compared, and compile what servers need before a test is timed."""

from __future__ import annotations

import pytest

from tests.sharing import compile_for_servers

pytest.register_assert_rewrite("tests.server.chaos.checks")
collect_ignore = ["nursery.py"]
"""Loads all rules when it is imported, and a search for doctests would import it."""


@pytest.fixture(scope="session", autouse=True)
def _servers_are_compiled() -> None:
    compile_for_servers()
