"""The game that follows a finished one, and when each entry was given. Of earlier entries nobody knows."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table and the column."""
    op.create_table(
        "rematches",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("next_id", sa.String(32), nullable=False),
    )
    op.add_column("entries", sa.Column("given", sa.String(32)))
