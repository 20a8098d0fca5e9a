"""Codes: a card of Cipher known without the letter of its printed code, B14-040c, gets it wherever it lies.

Logs are left as they are: `Game.former_names` reads them.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None

WAS, IS = "B14-040", "B14-040c"
ASSETS = ("posting", "holding", "lot", "wish")
# Documents that hold cards of a deck, or assets.
HELD_IN = (
    ("deck", "bring"),
    ("challenge", "bring"),
    ("entrant", "bring"),
    ("tournament", "prize"),
    ("winnings", "pool"),
    ("trade", "gives_left"),
    ("trade", "gives_right"),
)


def upgrade() -> None:
    """Write the letter."""
    _rename(WAS, IS)


def downgrade() -> None:
    """Leave it out again."""
    _rename(IS, WAS)


def _rename(was: str, now: str) -> None:
    for table in ASSETS:
        asset = sa.column("asset", sa.String)
        changed = {"asset": sa.func.replace(asset, f"/{was}", f"/{now}")}
        op.execute(sa.table(table, asset).update().where(asset.like(f"cipher/%/{was}")).values(changed))
    for table, name in HELD_IN:
        document: sa.ColumnClause[Any] = sa.column(name)
        text = sa.cast(document, sa.Text)
        renamed: sa.ColumnElement[Any] = sa.func.replace(text, f'{was}"', f'{now}"')
        if op.get_bind().dialect.name == "postgresql":
            renamed = sa.cast(renamed, JSONB)
        op.execute(sa.table(table, document).update().where(text.like(f'%{was}"%')).values({name: renamed}))
