-- 004 memory
-- Revises: 003 looks.
-- Why: a restarted bot must know which commands Discord has of it, and when it last logged in.

CREATE TABLE memory (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
