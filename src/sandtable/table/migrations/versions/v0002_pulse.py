"""A row that is written to see whether the database still takes anything."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table and its row."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("beat", sa.String(32), nullable=False),
    )
    op.execute("INSERT INTO pulse (id, beat) VALUES (1, '')")
