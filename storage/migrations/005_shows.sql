-- 005 shows
-- Revises: 004 memory.
-- Why: posts of a running game grow while their scene lasts, so what they say so far is kept
-- beside the game and written only when something is told.

CREATE TABLE shows (
    game INTEGER PRIMARY KEY REFERENCES games,
    card TEXT NOT NULL
) STRICT;
CREATE INDEX outbox_edits ON outbox (game, edits) WHERE edits IS NOT NULL;
