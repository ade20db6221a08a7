"""Tables keep the box they were begun with, and finished ones their scores."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("fingerprint", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("contents", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint"),
    )
    op.add_column("tables", sa.Column("scores", sa.Text(), nullable=True))
