"""The tables of the database, as queries name them. `migrations/` makes them; a test sees that both agree.

Portable: texts, whole numbers and JSON in texts. Times are milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, text

REVISION = "0001"
"""The newest revision in `migrations/`, here so that a start which changes nothing need not load Alembic."""

METADATA = MetaData()

GAME_TABLE = Table(
    "game_table",
    METADATA,
    Column("id", Text, primary_key=True),
    # How it was set up: never changed.
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
    # What lists of tables show, as the log has it: kept here so that a list need not read any log.
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Index("game_table_lobby", "touched_at", sqlite_where=text("listed = 1"), postgresql_where=text("listed")),
    sqlite_with_rowid=False,
)

ENTRY = Table(
    "entry",
    METADATA,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    # One entry can have a number: of two that were written without knowing of each other, the second is refused.
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("action_id", Text, nullable=False),
    Column("data", Text, nullable=False),
    Index(
        "entry_action",
        "table_id",
        "person",
        "action_id",
        unique=True,
        sqlite_where=text("action_id <> ''"),
        postgresql_where=text("action_id <> ''"),
    ),
    sqlite_with_rowid=False,
)

SITTER = Table(
    "sitter",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Index("sitter_table", "table_id"),
    sqlite_with_rowid=False,
)
