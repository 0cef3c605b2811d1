"""Whether somebody has sat down at a seat. Games from before invite nobody."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.true()))
