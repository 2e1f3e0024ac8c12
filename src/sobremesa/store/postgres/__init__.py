"""PostgreSQL: the record of many servers, and who of them has which table."""

from sobremesa.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
