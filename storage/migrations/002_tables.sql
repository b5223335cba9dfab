-- 002 tables
-- Revises: 001 games.
-- Why: a table agrees on terms, seats know more of who sits on them, and every game says when
-- something is due in it, so that dormant games need not be in memory.

ALTER TABLE games ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
UPDATE games SET terms = json_object('pace', pace);
ALTER TABLE games DROP COLUMN pace;
ALTER TABLE games ADD COLUMN affairs TEXT NOT NULL DEFAULT '{}';  -- pause, vote, lobby's end
CREATE INDEX games_of_a_guild ON games (guild) WHERE status IN ('lobby', 'running', 'halted');

ALTER TABLE seats ADD COLUMN card TEXT NOT NULL DEFAULT '{}';
UPDATE seats SET card = json_object(
    'seat', seat, 'person', person, 'name', name, 'kind', kind, 'mixed', person || ':' || joined
);
ALTER TABLE seats DROP COLUMN name;
ALTER TABLE seats DROP COLUMN kind;
ALTER TABLE seats DROP COLUMN joined;
CREATE INDEX seats_of_a_person ON seats (person);

ALTER TABLE deadlines ADD COLUMN opened REAL NOT NULL DEFAULT 0;
ALTER TABLE deadlines ADD COLUMN rung REAL NOT NULL DEFAULT 0;  -- all that was due until then is done

CREATE TABLE wakes (  -- when something is due next
    game INTEGER PRIMARY KEY REFERENCES games,
    at REAL NOT NULL
) STRICT;
INSERT INTO wakes SELECT game, min(due, coalesce(closing, due)) FROM deadlines;

CREATE TABLE people (  -- what somebody chose for all games
    person INTEGER PRIMARY KEY,
    card TEXT NOT NULL
) STRICT;

CREATE TABLE guilds (  -- what a server chose for all games
    guild INTEGER PRIMARY KEY,
    card TEXT NOT NULL
) STRICT;
