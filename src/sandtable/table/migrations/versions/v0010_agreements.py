"""Which sides agree to go back: all persons must. Until now one who did not ask was enough."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column; who has asked agrees."""
    op.add_column("rollbacks", sa.Column("agreed", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE rollbacks SET agreed = side")
