"""The tables of the database. The migrations build exactly this; a test holds the two equal."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("notices", Text, nullable=False),
    Column("created", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person_id", String(40), ForeignKey("persons.id"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("used", Integer, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("kind", String(12), nullable=False, server_default="device"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person_id", String(40), ForeignKey("persons.id"), nullable=False, index=True),
    Column("link_id", String(40), ForeignKey("links.id"), nullable=True, index=True),
    Column("created", Float, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("device", String(60), nullable=False, server_default=""),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person_id", String(40), ForeignKey("persons.id"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),
    Column("public_key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
)

challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person_id", String(40), nullable=True),
    Column("until", Float, nullable=False),
)

health = Table(
    "health",
    metadata,
    Column("server", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("padding", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("stage", String(20), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("doc", Text, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", Float, nullable=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tables_by_lobby", "listed", "stage", "updated"),
    Index("tables_by_due", "due"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String(40), ForeignKey("persons.id"), primary_key=True, index=True),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("body", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("learned", Boolean, nullable=False),
    Column("aside", Boolean, nullable=False),
    Column("person_id", String(40), nullable=True),
    Column("at", Float, nullable=False),
    Column("note", Integer, primary_key=True, autoincrement=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("build", String(60), nullable=False),
    Column("state", LargeBinary, nullable=False),
)

requests = Table(
    "requests",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("request", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("channel", String(12), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("person_id", String(40), nullable=True, index=True),
    Index("talk_by_table", "table_id", "channel", "number"),
)

thoughts = Table(
    "thoughts",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("thought", Text, nullable=False),
)

judgements = Table(
    "judgements",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

judging = Table(
    "judging",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("server", String(40), nullable=False),
    Column("until", Float, nullable=False),
)

pages = Table(
    "pages",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String(40), ForeignKey("persons.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

looks = Table(
    "looks",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String(40), ForeignKey("persons.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("server", String(40), primary_key=True),
    Column("until", Float, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("beat", Float, nullable=False),
)

relations = Table(
    "relations",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("person_id", String(40), nullable=False),
    Column("other_id", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("person_id", "other_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("person_id", String(40), nullable=False),
    Column("about_id", String(40), nullable=False),
    Column("about_name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("talk", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Boolean, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("kind", String(12), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
