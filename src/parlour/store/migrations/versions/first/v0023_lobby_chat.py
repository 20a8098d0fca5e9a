"""Lines of the lobby belong to no match; accounts keep rule sets."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Allow lines without a match, and add the rules that accounts keep for tables to come."""
    _let_lines_be(nullable=True)
    op.create_table(
        "kept_rules",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(200), primary_key=True),
        sa.Column("rules", sa.String(2000), nullable=False),
        sa.Column("usual", sa.Boolean, nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    """Delete the kept rules, and the lines of the lobby."""
    op.drop_table("kept_rules")
    op.execute("DELETE FROM report WHERE line IN (SELECT number FROM chat_line WHERE match IS NULL)")
    op.execute("DELETE FROM chat_line WHERE match IS NULL")
    _let_lines_be(nullable=False)


def _let_lines_be(nullable: bool) -> None:
    """Change whether a line may be without a match.

    SQLite makes the table anew, and so the reports that name its rows.
    """
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("chat_line", "match", existing_type=sa.String(40), nullable=nullable)
        return
    op.execute("CREATE TABLE report_kept AS SELECT * FROM report")
    op.drop_table("report")
    with op.batch_alter_table("chat_line") as lines:
        lines.alter_column("match", existing_type=sa.String(40), nullable=nullable)
    op.create_table(
        "report",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("reporter", sa.String(40), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("accused", sa.String(40), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("line", NUMBER, sa.ForeignKey("chat_line.number")),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("note", sa.String(300), nullable=False),
        sa.Column("time", sa.String(40), nullable=False),
        sa.Column("closed", sa.String(40)),
        sa.UniqueConstraint("reporter", "line", name="uq_report_reporter_line"),
    )
    op.create_index("ix_report_closed_number", "report", ["closed", "number"])
    op.execute("INSERT INTO report SELECT * FROM report_kept")
    op.execute("DROP TABLE report_kept")
