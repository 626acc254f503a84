"""What stands in the server's log, and what does not."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from spuds.server.logs import Format, log_of, set_up_logs, short

SECRET = "seat 2 holds r16"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def fail() -> None:
    raise ValueError(SECRET)


@pytest.mark.parametrize("form", ["json", "console"])
def test_of_an_error_its_class_and_its_lines_are_told_and_not_its_message(
    form: Format, capfd: pytest.CaptureFixture[str]
) -> None:
    set_up_logs(form)
    for log in (log_of("test"), logging.getLogger("uvicorn.error")):
        try:
            fail()
        except ValueError:
            log.exception("something failed")
    said = capfd.readouterr().err
    assert SECRET not in said
    assert said.count("something failed") == 2
    assert said.count("ValueError") == 2
    assert said.count("test_logs.py") >= 2


def test_every_line_is_json_where_it_is_wanted(capfd: pytest.CaptureFixture[str]) -> None:
    set_up_logs("json")
    log_of("test").info("a table left memory", table=short("abcdefghij"))
    logging.getLogger("another.library").warning("%s happened", "something")
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [(line["event"], line["level"]) for line in lines] == [
        ("a table left memory", "info"),
        ("something happened", "warning"),
    ]
    assert lines[0]["table"] == "abcdef"


def test_what_libraries_say_in_passing_is_left_out(capfd: pytest.CaptureFixture[str]) -> None:
    set_up_logs("json")
    logging.getLogger("uvicorn.error").info("connection open")
    log_of("test").debug("too fine")
    assert capfd.readouterr().err == ""
