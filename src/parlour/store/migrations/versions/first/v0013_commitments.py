"""Commitments: the published digest of every secret seed is kept beside it.

Seeds are promised beforehand, and seats bring nonces. Earlier matches and tournaments had their commitment derived from
the seed: that is what is kept for them. A challenge that waits is given its seed now, and opens a match whose
challenger brought no nonce.
"""

import hashlib
import secrets
from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

DIGEST = sa.String(64)
MANY = 1000  # rows written at a time


def upgrade() -> None:
    """Add the commitments, and write down those that were made."""
    op.create_table(
        "commitment",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("secret", DIGEST, nullable=False),
        sa.Column("published", DIGEST, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_commitment_created", "commitment", ["created"])
    # Empty until it is filled below: SQLite adds no required column without a default.
    for table in ("match", "challenge", "tournament"):
        op.add_column(table, sa.Column("commitment", DIGEST, nullable=False, server_default=""))
    op.add_column("challenge", sa.Column("secret", DIGEST, nullable=False, server_default=""))
    for table in ("challenge", "entrant"):
        op.add_column(table, sa.Column("nonce", DIGEST))
    for table in ("match", "tournament"):
        _fill(table, lambda secret: secret)
    _fill("challenge", lambda _none: secrets.token_hex(32))


def _fill(name: str, seed: Callable[[str], str]) -> None:
    """Write the seed of every row, made from the one it has, and its commitment."""
    table = sa.table(name, sa.column("id"), sa.column("secret"), sa.column("commitment"))
    connection = op.get_bind()
    rows = connection.execute(sa.select(table.c.id, table.c.secret)).all()
    made = [(row.id, seed(row.secret)) for row in rows]
    filled = [{"row": row, "seed": secret, "told": _published(secret)} for row, secret in made]
    change = table.update().where(table.c.id == sa.bindparam("row"))
    change = change.values(secret=sa.bindparam("seed"), commitment=sa.bindparam("told"))
    for start in range(0, len(filled), MANY):
        connection.execute(change, filled[start : start + MANY])


def _published(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def downgrade() -> None:
    """Take them away again."""
    for table in ("entrant", "challenge"):
        op.drop_column(table, "nonce")
    op.drop_column("challenge", "secret")
    for table in ("tournament", "challenge", "match"):
        op.drop_column(table, "commitment")
    op.drop_table("commitment")
