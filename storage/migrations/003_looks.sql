-- 003 looks
-- Revises: 002 tables.
-- Why: "catch me up" needs to know what somebody has seen, and captains keep private notes; both
-- belong to a person, not to a game, and go when that person wants them gone.

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

CREATE INDEX games_of_a_channel ON games (channel);
