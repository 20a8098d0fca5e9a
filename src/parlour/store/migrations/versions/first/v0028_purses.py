"""A community may keep gil and cards of its own: trades and wishes name theirs. Existing ones keep the hall's."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from parlour.store.tables.schema import Document

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

_COMMUNITIES = sa.table("community", sa.column("id", sa.String), sa.column("charter", Document))


def upgrade() -> None:
    """Add the community; existing trades and wishes are the hall's."""
    op.add_column("trade", sa.Column("community", sa.String(40)))
    _wishes({"community": ""})
    for community, charter in _charters():
        _keep(community, {**charter, "purse": None})


def downgrade() -> None:
    """Take it away again, with the wishes made in communities."""
    for community, charter in _charters():
        _keep(community, {part: told for part, told in charter.items() if part != "purse"})
    op.execute(sa.text("DELETE FROM wish WHERE community <> ''"))
    _wishes({})
    op.drop_column("trade", "community")


def _wishes(more: dict[str, str]) -> None:
    """Make the table of wishes anew, with more columns in its key or without.

    Databases change keys in different ways.
    """
    kept = sa.table("wish", sa.column("player"), sa.column("asset"), sa.column("since"))
    rows = [{**row._mapping, **more} for row in op.get_bind().execute(sa.select(kept))]
    op.drop_table("wish")
    made = op.create_table(
        "wish",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        *(sa.Column(name, sa.String(40), primary_key=True) for name in more),
        sa.Column("asset", sa.String(80), primary_key=True),
        sa.Column("since", sa.String(40), nullable=False),
    )
    op.create_index("ix_wish_asset", "wish", ["asset"])
    op.bulk_insert(made, rows)


def _charters() -> list[tuple[str, dict[str, Any]]]:
    return [(row.id, row.charter) for row in op.get_bind().execute(sa.select(_COMMUNITIES))]


def _keep(community: str, charter: dict[str, Any]) -> None:
    kept = sa.update(_COMMUNITIES).where(_COMMUNITIES.c.id == community)
    op.get_bind().execute(kept.values(charter=charter))
