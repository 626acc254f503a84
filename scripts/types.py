"""Make TypeScript types and JSON Schema of what travels between page and server, from the Python classes.

Only `spuds.core.board`, `spuds.server.wire` and `spuds.server.payloads` are read: their source for names, order and
docs, their classes for
defaults. `python -m scripts.documents` writes what comes out.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec

from spuds.core import board
from spuds.server import payloads, wire

WIDTH = 120
PLAIN = {"str": "string", "int": "number", "bool": "boolean", "None": "null"}
SENT = ("Asked", *(kind.__name__ for kind in wire.Sent.__args__), "NewTable", "Fork", "Rejoin")
"""What the page makes: fields at their defaults may be left out."""
TOLD = tuple(kind.__name__ for kind in wire.Told.__args__)
SCHEMAS: dict[str, tuple[str, list[Any]]] = {
    "board": ("What a page draws of any game", [board.Board, board.Line, board.Sheet, board.Looks]),
    "wire": (
        "What travels between page and server",
        [
            *(wire.Sent, wire.Told, payloads.GameInfo, payloads.RulesPage, payloads.Me, payloads.Listed),
            *(payloads.NewTable, payloads.Made, payloads.Fork, payloads.Rejoin, payloads.Moment),
        ],
    ),
}

HEAD = """\
// Generated from src/spuds/core/board.py and src/spuds/server/{wire,payloads}.py by `make docs`: not to be edited.
//
// What the server tells leaves out every field at its default. `told(json)` for a message from the socket and
// `whole('GameInfo', json)` for anything else put the defaults back, all the way down, so that every field of these
// types is there; `whole('Card', { face: 'r16' })` makes one in a test. What the page sends may leave defaults out.
"""

TAIL = """\
type Loose = Record<string, unknown>;

/** Put the defaults back that were left out of a thing of this kind, and of all that it holds. */
export function whole<K extends keyof Kinds>(kind: K, given: object): Kinds[K] {
  const { defaults, parts } = SHAPES[kind] as { defaults: Loose; parts: Record<string, keyof Kinds> };
  const made: Loose = { ...defaults, ...given };
  for (const [name, part] of Object.entries(parts)) {
    const held = made[name];
    if (Array.isArray(held)) made[name] = held.map((one: object) => whole(part, one));
    else if (held !== null && held !== undefined) made[name] = whole(part, held);
  }
  return made as unknown as Kinds[K];
}

/** Read a message of the server. Null: it is none that this page knows. */
export function told(given: unknown): Told | null {
  const type = (given as { type?: unknown } | null)?.type;
  if (typeof type !== 'string' || !Object.hasOwn(TAGS, type)) return null;
  return whole(TAGS[type as Told['type']], given as object) as Told;
}
"""


def typescript() -> str:
    """Return the page's types, the table of defaults and what puts them back."""
    parts = [HEAD]
    for module in (board, wire, payloads):
        parts += _module(module)
    shapes = [name for name in _structs() if name not in SENT]
    kinds = "".join(f"  {name}: {name};\n" for name in shapes)
    parts.append(f"/** Every kind of thing that the server tells. */\nexport interface Kinds {{\n{kinds}}}\n")
    table = "".join(_shape(name) for name in shapes)
    parts.append(f"const SHAPES = {{\n{table}}};\n")
    tags = "".join(f"  {_tag(name)}: '{name}',\n" for name in TOLD)
    parts.append(f"const TAGS = {{\n{tags}}} as const;\n")
    return "\n".join([*parts, TAIL])


def schema(name: str) -> str:
    """Return the JSON Schema of one of SCHEMAS, each class under `$defs`."""
    title, kinds = SCHEMAS[name]
    roots, defs = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "anyOf": roots,
        "$defs": dict(sorted(defs.items())),
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _structs() -> dict[str, type[msgspec.Struct]]:
    found = {**vars(board), **vars(wire), **vars(payloads)}
    structs = {name: it for name, it in found.items() if isinstance(it, type) and issubclass(it, msgspec.Struct)}
    return {
        name: struct for name, struct in structs.items() if struct.__struct_fields__ or struct.__struct_config__.tag
    }


def _tag(name: str) -> str:
    return str(_structs()[name].__struct_config__.tag)


def _module(module: ModuleType) -> Iterator[str]:
    """Yield the TypeScript of each class, alias and constant of a module, in its order."""
    body = ast.parse(inspect.getsource(module)).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        doc = _doc(after)
        if isinstance(node, ast.ClassDef) and node.name in _structs():
            yield _interface(node)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield f"{doc}{_alias(node.target.id, _type(node.value))}\n"
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield f"{doc}export const {_constant(node.targets[0].id, ast.literal_eval(node.value))};\n"


def _alias(name: str, kind: str) -> str:
    line = f"export type {name} = {kind};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n  | " + kind.replace(" | ", "\n  | ") + ";"


def _constant(name: str, value: object) -> str:
    if isinstance(value, tuple):
        return f"{name} = [{', '.join(map(_value, value))}] as const"
    return f"{name} = {_value(value)}"


def _doc(node: ast.stmt | None, indent: str = "") -> str:
    """Return a string that stands alone after what it tells of, as a comment."""
    if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)):
        return ""
    return _comment(node.value.value, indent)


def _comment(text: str, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */\n"


def _interface(node: ast.ClassDef) -> str:
    sent = node.name in SENT
    struct = _structs()[node.name]
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in _structs()]
    head = f"export interface {node.name}{f' extends {bases[0]}' if bases else ''}"
    lines = [f"  readonly type: '{_tag(node.name)}';\n"] if struct.__struct_config__.tag else []
    required = {field.name for field in msgspec.structs.fields(struct) if field.required}
    for part, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            name = part.target.id
            optional = "?" if sent and name not in required else ""
            lines.append(f"{_doc(after, '  ')}  readonly {name}{optional}: {_type(part.annotation)};\n")
    comment = _comment(ast.get_docstring(node) or "")
    return f"{comment}{head} {{\n{''.join(lines)}}}\n"


def _type(node: ast.expr) -> str:
    """Return the TypeScript of a Python annotation."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, right=right, op=ast.BitOr()):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name(id=name), slice=ast.Tuple(elts=elements)):
            return _generic(name, elements)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=value):
            return _value(ast.literal_eval(value))
    raise TypeError(f"no TypeScript is known for {ast.unparse(node)}")


def _generic(name: str, elements: list[ast.expr]) -> str:
    match name, elements:
        case "tuple", [one, ast.Constant(value=value)] if value is ...:
            inner = _type(one)
            return f"readonly {f'({inner})' if '|' in inner else inner}[]"
        case "tuple", _:
            return f"readonly [{', '.join(map(_type, elements))}]"
        case "dict", [_, value]:
            return f"Readonly<Record<string, {_type(value)}>>"
        case "Literal", _:
            return " | ".join(_value(ast.literal_eval(one)) for one in elements)
        case "Annotated", [one, *_]:
            return _type(one)
    raise TypeError(f"no TypeScript is known for {name} of {len(elements)}")


def _value(value: object) -> str:
    if isinstance(value, str):
        return f"'{value}'"
    return json.dumps(value)


def _shape(name: str) -> str:
    """Return the line of a class in the table of defaults: those, and which fields hold other classes."""
    fields = msgspec.structs.fields(_structs()[name])
    defaults = {field.name: _default(field) for field in fields if not field.required}
    parts = {field.name: held for field in fields if (held := _held(field.type))}
    line = f"  {name}: {{ defaults: {_object(defaults)}, parts: {_object(parts)} }},\n"
    if len(line) <= WIDTH:
        return line
    return "".join(
        [
            f"  {name}: {{\n",
            f"    defaults: {_object(defaults, most=WIDTH - 20)},\n",
            f"    parts: {_object(parts, most=WIDTH - 20)},\n",
            "  },\n",
        ]
    )


def _object(table: dict[str, Any], *, most: int = 10 * WIDTH) -> str:
    """Return a table as an object of TypeScript, on a line of its own for each field where one has too little room."""
    fields = [f"{key}: {_value(value)}" for key, value in table.items()]
    line = f"{{ {', '.join(fields)} }}" if fields else "{}"
    return line if len(line) <= most else "{\n" + "".join(f"      {field},\n" for field in fields) + "    }"


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return msgspec.to_builtins(field.default)


def _held(kind: Any) -> str:
    """Return the name of the class that a field holds, alone or in a list; "" if it holds none."""
    for part in (kind, *getattr(kind, "__args__", ())):
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            return part.__name__
    return ""
