"""Invitations that are good for one entry, who may make new ones, and what the table says of it in the chat.

Links of games from before go on: who has sat down keeps his, and one that nobody has opened yet invites.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the columns and the table of links that open nothing any more; spectators never had to sit down."""
    op.add_column("games", sa.Column("creator_hash", sa.String(64)))
    op.add_column("messages", sa.Column("event", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "spent_links",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("side", sa.String(32), nullable=False),
        sa.Column("event", sa.String(16), nullable=False),
    )
    op.execute(sa.text("UPDATE seats SET taken = :true WHERE side = 'spectator'").bindparams(true=True))
