"""The common parts of all tables: one catalogue, names of constraints, and the type of a JSON document."""

from sqlalchemy import JSON, MetaData
from sqlalchemy.dialects.postgresql import JSONB

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)
Document = JSON().with_variant(JSONB(), "postgresql")
