"""Let failed checks say what they compared, and compile what servers need before a test is timed."""

from __future__ import annotations

import pytest

from spuds.server import kernels

pytest.register_assert_rewrite("tests.server.chaos.checks")


@pytest.fixture(scope="session", autouse=True)
def _servers_are_compiled() -> None:
    """Get everything that a server loads into the cache: the first one would take as long as the compiler does."""
    kernels.load_all()
