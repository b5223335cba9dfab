"""Looking after a database: backup, archive, moving, checking, salvaging."""
