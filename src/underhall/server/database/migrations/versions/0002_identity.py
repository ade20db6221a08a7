"""Tokens can be void, and people can be gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("season", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "void_tokens",
        sa.Column("mark", sa.String(length=32), primary_key=True),
        sa.Column("person", sa.String(length=32), sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("void_tokens_by_person", "void_tokens", ["person"])
