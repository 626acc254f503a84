"""Where Alembic begins. `spuds.server.database` runs it, with a connection of its own, never the command `alembic`."""

from __future__ import annotations

from alembic import context

# Alembic runs this file under this name; whoever imports it as a module runs nothing.
if __name__ == "env_py":
    context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
