"""The secret that lets anybody watch a game. Older games show it to nobody, since only its hash is known."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column."""
    op.add_column("games", sa.Column("watch_secret", sa.String(64)))
