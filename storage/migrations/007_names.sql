-- 007 names
-- Revises: 006 clock.
-- Why: tables are called what the code calls their rows, and the code now uses plain words.

ALTER TABLE games RENAME COLUMN affairs TO proceedings;
ALTER TABLE shows RENAME TO open_posts;
