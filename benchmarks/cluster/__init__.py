"""Several servers on one PostgreSQL, broken on purpose."""
