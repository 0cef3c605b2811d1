"""Snapshots of games, from which long ones open; and answers may be orders, which are longer."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the table, and the column longer."""
    op.create_table(
        "snapshots",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("moment", sa.Integer, primary_key=True),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
    )
    with op.batch_alter_table("entries") as entries:
        entries.alter_column("answer", type_=sa.String(255), existing_nullable=False)
