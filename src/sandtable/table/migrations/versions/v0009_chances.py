"""The course of a game is kept for each side. Until now it was for the first, and every game had two."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

analyses = sa.table(
    "analyses",
    sa.column("game_id", sa.String),
    sa.column("moment", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("found", sa.Text),
)


def upgrade() -> None:
    """Give the other side what is left."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(analyses).where(analyses.c.kind == "chance")).all():
        chance = json.loads(row.found)
        this = (analyses.c.game_id == row.game_id, analyses.c.moment == row.moment, analyses.c.kind == "chance")
        connection.execute(
            analyses.update().where(*this).values(kind="chances", found=json.dumps([chance, 1 - chance]))
        )
