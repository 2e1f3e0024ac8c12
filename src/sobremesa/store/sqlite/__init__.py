"""SQLite: one file, one server, and nothing to install."""

from sobremesa.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
