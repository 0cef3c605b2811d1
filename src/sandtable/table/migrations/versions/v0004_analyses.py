"""What analyses have found out, and who allows them while a game goes on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table and the column."""
    op.create_table(
        "analyses",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("moment", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
    )
    op.add_column("seats", sa.Column("allows_analysis", sa.Boolean, nullable=False, server_default=sa.false()))
