"""PostgreSQL: the same tables and functions as on SQLite, for an operator who has a server."""
