"""The common parts of all tables: one catalogue, names of constraints, and the types of documents and of numbers."""

from sqlalchemy import JSON, BigInteger, Integer, MetaData
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
NUMBER = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts only a plain INTEGER key by itself
