"""Compile what servers need before a test is timed, where several processes would each begin with it."""

from __future__ import annotations

import pytest

from tests.sharing import NAME, compile_for_servers


@pytest.fixture(scope="session", autouse=True)
def _compiled_once() -> None:
    if NAME:
        compile_for_servers()
