"""Types and schemas for the page: all classes, all fields, all defaults, and nothing that it cannot say."""

from __future__ import annotations

import ast
import json
from typing import Any

import msgspec
import pytest

from scripts import types
from scripts.types import SCHEMAS, SENT, TOLD, schema, typescript
from spuds.core import board
from spuds.server import wire

STRUCTS = [
    thing
    for thing in {**vars(board), **vars(wire)}.values()
    if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__name__ not in ("Struct", "Request")
]


def body_of(name: str) -> str:
    return typescript().partition(f"\nexport interface {name} ")[2].partition("\n}\n")[0]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_field_of_every_class_has_its_type(struct: type[msgspec.Struct]) -> None:
    inherited = {"action_id"} if issubclass(struct, wire.Asked) and struct is not wire.Asked else set()
    body = body_of(struct.__name__)
    for field in msgspec.structs.fields(struct):
        if field.name not in inherited:
            optional = "?" if struct.__name__ in SENT and not field.required else ""
            assert f"\n  readonly {field.name}{optional}: " in body


def test_what_is_sent_may_leave_defaults_out_and_what_is_told_has_them_put_back() -> None:
    assert "readonly seq?: number;" in body_of("Hello")
    assert "readonly copies: number;" in body_of("Card")
    assert "Card: { defaults: { face: '', copies: 1, seat: -1, marks: [] }, parts: { marks: 'Text' } }" in typescript()
    assert not set(SENT) & set(TOLD)


def test_literals_unions_and_tuples_are_those_of_the_classes() -> None:
    text = typescript()
    assert "export type Layout = 'hand' | 'row' | 'pile' | 'heap';" in text
    assert "export type Decision = readonly [number, number, number];" in text
    assert "export type Told = Update | Ok | Error | Pong | Notice;" in text
    assert "readonly values: readonly (string | number)[];" in text
    assert "readonly why: Text | null;" in text


@pytest.mark.parametrize("annotation", ["set[int]", "bytes[1]", "Callable[..., int]", "x.y"])
def test_what_typescript_is_not_known_for_is_refused(annotation: str) -> None:
    with pytest.raises(TypeError, match="no TypeScript is known"):
        types._type(ast.parse(annotation, mode="eval").body)


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_defines_all_that_it_refers_to(name: str) -> None:
    document = json.loads(schema(name))
    assert {ref.rpartition("/")[2] for ref in _references(document)} <= set(document["$defs"])
    assert {"Board", "Line"} <= set(document["$defs"])


def _references(thing: Any) -> set[str]:
    if isinstance(thing, dict):
        own = {thing["$ref"]} if "$ref" in thing else set()
        return own.union(*map(_references, thing.values()))
    return set().union(*map(_references, thing)) if isinstance(thing, list) else set()
