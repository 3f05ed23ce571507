"""Session ids as digests, devices and last use; passkeys and their challenges; who said a line of talk; health."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Browsers stay logged in: the digest of what their cookie holds replaces the id."""
    _sessions()
    op.add_column("links", sa.Column("kind", sa.String(length=12), nullable=False, server_default="device"))
    op.add_column("talk", sa.Column("person_id", sa.String(length=40), nullable=True))
    op.create_index(op.f("ix_talk_person_id"), "talk", ["person_id"], unique=False)
    _new_tables()


def _sessions() -> None:
    with op.batch_alter_table("sessions") as sessions:
        sessions.alter_column("id", type_=sa.String(length=64), existing_nullable=False)
        sessions.add_column(sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
        sessions.add_column(sa.Column("device", sa.String(length=60), nullable=False, server_default=""))
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE sessions SET seen = created"))
    for (session,) in connection.execute(sa.text("SELECT id FROM sessions")).all():
        digest = hashlib.sha256(session.encode()).hexdigest()
        connection.execute(
            sa.text("UPDATE sessions SET id = :digest WHERE id = :id"), {"digest": digest, "id": session}
        )


def _new_tables() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("credential", sa.String(length=1400), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("counter", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("credential"),
    )
    op.create_index(op.f("ix_passkeys_person_id"), "passkeys", ["person_id"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=True),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "health",
        sa.Column("server", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("padding", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("server"),
    )
