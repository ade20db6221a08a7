"""The hall's own clock, absences, and tables that are put away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "hall",
        sa.Column("name", sa.String(length=40), primary_key=True),
        sa.Column("value", sa.Float(), nullable=False),
    )
    op.add_column("tables", sa.Column("turn_began", sa.Float()))
    op.add_column("tables", sa.Column("warned", sa.Float()))
    op.add_column("chairs", sa.Column("away_since", sa.Float()))
    op.add_column("chairs", sa.Column("left", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "put_away",
        sa.Column("table_id", sa.String(length=32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(length=32), sa.ForeignKey("people.id"), primary_key=True),
    )
