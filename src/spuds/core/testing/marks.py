"""Say in a test which rules of the book it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a test with the ids of the rules that it shows: `@rule("PM-3.4")`.

    pytest is imported here and not above, so that the core does without it.
    """
    import pytest  # noqa: PLC0415

    def mark(test: T) -> T:
        marked: T = pytest.mark.rule(*ids)(test)
        return marked

    return mark
