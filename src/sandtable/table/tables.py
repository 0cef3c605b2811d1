"""The tables of the database, as the migrations make them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()
games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("dealt_from", Integer, nullable=False),
    Column("watch_secret", String(64)),
    Column("creator_hash", String(64)),
)
seats = Table(
    "seats",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(32), primary_key=True),
    Column("who", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("allows_analysis", Boolean, nullable=False),
    Column("taken", Boolean, nullable=False),
)
entries = Table(
    "entries",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("side", String(32), nullable=False),
    Column("answer", String(255).with_variant(Text(), "postgresql"), nullable=False),  # SQLite takes any length
    Column("back_to", Integer),
    Column("given", String(32)),
)
rollbacks = Table(
    "rollbacks",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(32), nullable=False),
    Column("back_to", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
)
messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(32), ForeignKey("games.id"), nullable=False, index=True),
    Column("sent", String(32), nullable=False),
    Column("side", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("event", String(16), nullable=False),
)
spent_links = Table(
    "spent_links",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("secret_hash", String(64), primary_key=True),
    Column("side", String(32), nullable=False),
    Column("event", String(16), nullable=False),
)
analyses = Table(
    "analyses",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("moment", Integer, primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("found", Text, nullable=False),
)
endings = Table(
    "endings",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("ended", String(32), nullable=False),
)
rematches = Table(
    "rematches",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("next_id", String(32), nullable=False),
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("moment", Integer, primary_key=True),
    Column("since", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("notes", Text, nullable=False),
)
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("beat", String(32), nullable=False),
)
notices = Table(
    "notices",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(32), primary_key=True),
    Column("url", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("link", Text, nullable=False),
    Column("told", String(64), nullable=False),
)
