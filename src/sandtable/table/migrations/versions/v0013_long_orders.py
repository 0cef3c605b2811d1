"""An order of a record may be longer than one that is typed: a way hex by hex has no end that a column could know."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the column as long as it is wanted; SQLite's always was."""
    if op.get_context().dialect.name == "postgresql":
        op.alter_column("entries", "answer", type_=sa.Text, existing_nullable=False)
