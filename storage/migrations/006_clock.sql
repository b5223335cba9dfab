-- 006 clock
-- Revises: 005 shows.
-- Why: captains may ask for more time once per question, the last one to answer is told so once,
-- reminders take their shares of running time, and time given back is said.

ALTER TABLE deadlines ADD COLUMN allotted REAL NOT NULL DEFAULT 0;  -- seconds, without nights
ALTER TABLE deadlines ADD COLUMN extended TEXT NOT NULL DEFAULT '[]';  -- seats that got more time
ALTER TABLE deadlines ADD COLUMN nudge REAL;  -- when the last captain hears that all wait
ALTER TABLE deadlines ADD COLUMN nudged INTEGER NOT NULL DEFAULT 0;
ALTER TABLE deadlines ADD COLUMN away REAL NOT NULL DEFAULT 0;  -- seconds given back, not yet said
UPDATE deadlines SET allotted = max(0, due - opened);
