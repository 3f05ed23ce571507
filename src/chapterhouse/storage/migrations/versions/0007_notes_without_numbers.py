"""Private asides take no number of their own: ``note`` stands beside ``seq`` in the key of the log.

Entries that are stored keep their numbers; what is noted from now on has one that tells others nothing.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"
branch_labels = None
depends_on = None

KEPT = "table_id, seq, kind, seat, body, chance, told, learned, aside, person_id, at"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.add_column("log", sa.Column("note", sa.Integer(), nullable=False, server_default="0"))
        op.alter_column("log", "note", server_default=None)
        op.drop_constraint("log_pkey", "log", type_="primary")
        op.create_primary_key("log_pkey", "log", ["table_id", "seq", "note"])
        return
    op.rename_table("log", "log_before")
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("chance", sa.Text(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("learned", sa.Boolean(), nullable=False),
        sa.Column("aside", sa.Boolean(), nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("note", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seq", "note"),
    )
    op.execute(sa.text(f"INSERT INTO log ({KEPT}, note) SELECT {KEPT}, 0 FROM log_before"))
    op.drop_table("log_before")
