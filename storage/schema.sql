-- All tables, made together in a new database. Whoever changes one raises VERSION in database.py,
-- and adds what brings servers there to postgres/migrating.py. An index alone raises nothing: one
-- that says IF NOT EXISTS is made when an older file is opened.

PRAGMA application_id = 1297306451;  -- "MSHS": this file is ours

CREATE TABLE about (  -- one row
    beat REAL,  -- when the host was last alive
    opened INTEGER NOT NULL DEFAULT 0  -- 1 while somebody writes, and the journal belongs to it
) STRICT;
INSERT INTO about (beat) VALUES (NULL);

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
    terms TEXT NOT NULL,
    locale TEXT NOT NULL,
    proceedings TEXT NOT NULL,  -- pause, vote, lobby's end
    commitment TEXT NOT NULL,
    key BLOB NOT NULL,  -- secret until the game is over or cancelled
    joins INTEGER NOT NULL,
    lobby_post TEXT,
    start_post TEXT,  -- the id that went into the dice; empty where the post cannot be sent
    start_repeated INTEGER NOT NULL,
    parent INTEGER,  -- channel of the lobby, where the game has a thread of its own
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL
) STRICT;
CREATE UNIQUE INDEX one_open_game_per_channel ON games (channel)
    WHERE status IN ('lobby', 'starting', 'running', 'halted');
CREATE INDEX games_of_a_guild ON games (guild) WHERE status IN ('lobby', 'starting', 'running', 'halted');
CREATE INDEX games_of_a_channel ON games (channel);
CREATE INDEX past_games_of_a_guild ON games (guild, rules) WHERE status = 'over';
CREATE INDEX games_to_begin ON games (number) WHERE status = 'starting' AND start_post NOTNULL;

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    person INTEGER,
    card TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_a_person ON seats (person);

CREATE TABLE vocabularies (  -- words of the first snapshot of its kind, which no other repeats
    number INTEGER PRIMARY KEY,
    rules TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    words BLOB NOT NULL,
    UNIQUE (rules, data_hash)
) STRICT;

CREATE TABLE snapshots (  -- where a started game stands, and where undo stops
    game INTEGER PRIMARY KEY REFERENCES games,
    snapshot BLOB NOT NULL,  -- packed with a vocabulary
    vocabulary INTEGER NOT NULL REFERENCES vocabularies
) STRICT;

CREATE TABLE entries (  -- the log, step by step; nothing is ever changed or removed
    game INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL,  -- of the first entry that the step brought
    count INTEGER NOT NULL,
    entries BLOB NOT NULL,  -- packed
    at REAL NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE desks (  -- what lies on a table for the open group and those to come, by seat
    game INTEGER PRIMARY KEY REFERENCES games,
    inbox TEXT NOT NULL DEFAULT '{}',
    standing TEXT NOT NULL DEFAULT '{}'
) STRICT;

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
    closing REAL,
    opened REAL NOT NULL,
    rung REAL NOT NULL,  -- all that was due until then is done
    allotted REAL NOT NULL,  -- seconds, without nights
    extended TEXT NOT NULL,  -- seats that got more time
    nudge REAL,  -- when the last captain hears that all wait
    nudged INTEGER NOT NULL,
    away REAL NOT NULL  -- seconds given back, not yet said
) STRICT;

CREATE TABLE wakes (  -- when something is due next
    game INTEGER PRIMARY KEY REFERENCES games,
    at REAL NOT NULL
) STRICT;

CREATE TABLE open_posts (  -- what was posted last and may still change, but for the scene
    game INTEGER PRIMARY KEY REFERENCES games,
    card BLOB NOT NULL  -- as text it would be spelled twice, and so would scenes
) STRICT;

CREATE TABLE scenes (  -- posts that grow while their scene lasts: what they say so far is long
    game INTEGER PRIMARY KEY REFERENCES games,
    scene BLOB NOT NULL
) STRICT;

CREATE TABLE reports (  -- what halted a game; it may quote secrets
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games,
    report TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE TABLE outbox (  -- every message, and how far it has come
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    state TEXT NOT NULL,
    edits INTEGER,  -- number of the post whose message is edited
    since REAL,
    repeated INTEGER NOT NULL DEFAULT 0,
    nonce TEXT,  -- from the first attempt until it is out; chance, so that no copy has it again
    reference TEXT,
    why TEXT,
    UNIQUE (game, number)
) STRICT;
CREATE INDEX outbox_edits ON outbox (game, edits) WHERE edits IS NOT NULL;

-- What messages say that are still to be sent. It leaves with them: were it emptied in the row of
-- the outbox, its pages would stay behind almost empty, ten times as large as all the rest.
CREATE TABLE owed (
    post INTEGER PRIMARY KEY REFERENCES outbox,
    payload BLOB NOT NULL
) STRICT;

CREATE TABLE people (  -- what somebody chose for all games
    person INTEGER PRIMARY KEY,
    card TEXT NOT NULL
) STRICT;

CREATE TABLE languages (  -- how the Discord of captains speaks whom we write to
    person INTEGER PRIMARY KEY,
    locale TEXT NOT NULL
) STRICT;

CREATE TABLE guilds (  -- what a server chose for all games
    guild INTEGER PRIMARY KEY,
    card TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS guilds_by_address ON guilds
    ((CASE WHEN json_valid(card) THEN json_extract(card, '$.address') END));

CREATE TABLE looks (  -- how long a game's log was when somebody last looked
    game INTEGER NOT NULL REFERENCES games,
    person INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX looks_of_a_person ON looks (person);

CREATE TABLE notes (
    game INTEGER NOT NULL REFERENCES games,
    person INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, person, seat, turn)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_of_a_person ON notes (person);

CREATE TABLE addresses (  -- where anybody may look at a game outside Discord
    game INTEGER PRIMARY KEY REFERENCES games,
    address TEXT UNIQUE  -- none where it was taken away for good
) STRICT;

CREATE TABLE results (  -- how games ended, for statistics and ratings
    game INTEGER PRIMARY KEY REFERENCES games,
    guild INTEGER,
    rules TEXT NOT NULL,
    variant TEXT NOT NULL,
    began REAL NOT NULL,
    ended REAL NOT NULL,
    alone INTEGER NOT NULL
) STRICT;
CREATE INDEX results_of_a_guild ON results (guild, rules, variant, ended);

CREATE TABLE seat_results (  -- for each seat; the person is who sat there when the game began
    game INTEGER NOT NULL REFERENCES results,
    seat INTEGER NOT NULL,
    person INTEGER,
    card TEXT NOT NULL,  -- the rest
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_results_of_a_person ON seat_results (person);

CREATE TABLE memory (  -- small facts about the bot itself
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
