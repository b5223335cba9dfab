-- 001 games
-- Revises: an empty database.
-- Why: games, their tables, deadlines and the messages they owe, written together in one step.

PRAGMA application_id = 1297306451;  -- "MSHS": this file is ours

CREATE TABLE about (  -- one row
    tag TEXT NOT NULL,  -- no other database has it; the first part of every nonce
    beat REAL  -- when the host was last alive
) STRICT;
INSERT INTO about (tag) VALUES (lower(hex(randomblob(5))));

CREATE TABLE games (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    guild INTEGER,
    host INTEGER NOT NULL,
    rules TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    status TEXT NOT NULL,
    revision INTEGER NOT NULL,
    min_seats INTEGER NOT NULL,
    max_seats INTEGER NOT NULL,
    pace REAL NOT NULL,
    locale TEXT NOT NULL,
    commitment TEXT NOT NULL,
    key BLOB NOT NULL,  -- secret until the game is over or cancelled
    joins INTEGER NOT NULL,
    receipts INTEGER NOT NULL,
    posts INTEGER NOT NULL,
    lobby_post TEXT,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL
) STRICT;
CREATE UNIQUE INDEX one_open_game_per_channel ON games (channel)
    WHERE status IN ('lobby', 'running', 'halted');

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    person INTEGER,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    joined INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (  -- where a started game stands
    game INTEGER PRIMARY KEY REFERENCES games,
    setup TEXT NOT NULL,
    state TEXT NOT NULL,
    undos INTEGER NOT NULL
) STRICT;

CREATE TABLE entries (  -- the log; nothing is ever changed or removed
    game INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE inbox (  -- answers and drafts of the open group
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    slip TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE standing (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    policy TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE receipts (
    game INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    grp TEXT NOT NULL,
    answer TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE deadlines (
    game INTEGER PRIMARY KEY REFERENCES games,
    grp TEXT NOT NULL,
    due REAL NOT NULL,
    closing REAL
) STRICT;

CREATE TABLE reports (  -- what halted a game; it may quote secrets
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games,
    report TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- part of the nonce, so never used twice
    game INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    state TEXT NOT NULL,
    payload TEXT NOT NULL,  -- emptied once the message is out
    edits INTEGER,  -- number of the post whose message is edited
    since REAL,
    repeated INTEGER NOT NULL DEFAULT 0,
    reference TEXT,
    why TEXT,
    UNIQUE (game, number)
) STRICT;
CREATE INDEX outbox_owed ON outbox (id) WHERE state IN ('pending', 'sending');
