"""The history of the schema, carried out by Alembic."""
