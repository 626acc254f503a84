"""Tables, their logs, and who sits at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

REFUSALS = {
    "entry_follows": (
        "BEFORE INSERT ON entry "
        "WHEN NEW.n <> coalesce((SELECT max(n) FROM entry WHERE table_id = NEW.table_id), 0) + 1",
        "an entry must follow the last one",
    ),
    "entry_stays": ("BEFORE UPDATE ON entry", "an entry is never changed"),
    "entry_lasts": ("BEFORE DELETE ON entry", "an entry is never removed"),
    "game_table_stays": (
        "BEFORE UPDATE OF id, game, rules, seats, options, seed, secret, created_at, settings ON game_table",
        "how a table was set up is never changed",
    ),
}
"""What SQLite itself refuses, whoever asks: when, and in which words."""


def upgrade() -> None:
    """Make them."""
    _make_game_table()
    _make_entry()
    op.create_table(
        "sitter",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("sitter_table", "sitter", ["table_id"])
    if op.get_context().dialect.name == "sqlite":
        for name, (when, why) in REFUSALS.items():
            op.execute(f"CREATE TRIGGER {name} {when} BEGIN SELECT RAISE(ABORT, '{why}'); END")


def _make_game_table() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "game_table_lobby",
        "game_table",
        ["touched_at"],
        sqlite_where=sa.text("listed = 1"),
        postgresql_where=sa.text("listed"),
    )


def _make_entry() -> None:
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("action_id", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "entry_action",
        "entry",
        ["table_id", "person", "action_id"],
        unique=True,
        sqlite_where=sa.text("action_id <> ''"),
        postgresql_where=sa.text("action_id <> ''"),
    )


def downgrade() -> None:
    """Refuse: the log is the only truth, so nobody drops it. A backup is beside the file."""
    raise NotImplementedError("restore the backup instead")
