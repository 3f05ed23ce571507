"""What bots thought when they moved, and every page of private notes with the entry at which it was written."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Notes that were there before count as written at the newest entry of their table."""
    op.create_table(
        "thoughts",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("thought", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_table(
        "pages",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "person_id", "seat", "seq"),
    )
    op.execute(
        "INSERT INTO pages (table_id, person_id, seat, seq, text) "
        "SELECT notes.table_id, notes.person_id, notes.seat, tables.seq, notes.text "
        "FROM notes JOIN tables ON tables.id = notes.table_id"
    )
    op.drop_table("notes")
