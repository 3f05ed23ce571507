"""How Alembic runs our steps: on the connection that ``migrate`` opened, inside its transaction."""

from alembic import context

from chapterhouse.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
