-- A step, written by one call: rows by table as storage/tables/writing.py lists them, bytes as base64,
-- null where a row leaves. Programs of this version call it, and a later one may still run beside
-- them: what is to be written otherwise is a function of the next version, made by a migration.
-- Columns are named, so that tables may get more of them meanwhile, but none that is named as what
-- it declares: nobody could tell them apart, and no step of an older program could be written.
CREATE FUNCTION commit_27(this BIGINT, known BIGINT, moment DOUBLE PRECISION, written JSONB)
RETURNS BIGINT[] LANGUAGE plpgsql AS $$
DECLARE
    edited BIGINT[];
    older BIGINT[];
    posts BIGINT[];
BEGIN
    -- Whatever changes a game changes its row before all else of it.
    UPDATE games SET revision = revision + 1, changed_at = moment
    WHERE number = this AND revision = known;
    IF NOT FOUND THEN
        RAISE SQLSTATE 'MS001';  -- it has moved on
    END IF;
    IF written ? 'games' THEN
        UPDATE games SET
            status = card.status, host = card.host,
            min_seats = card.min_seats, max_seats = card.max_seats,
            terms = coalesce(card.terms, games.terms), locale = card.locale,
            proceedings = coalesce(card.proceedings, games.proceedings), joins = card.joins
        FROM jsonb_populate_record(NULL::games, written -> 'games') AS card
        WHERE games.number = this;
    END IF;
    IF written ? 'seats' THEN
        DELETE FROM seats WHERE game = this;
        INSERT INTO seats (game, seat, person, card)
        SELECT this, seat, person, card
        FROM jsonb_populate_recordset(NULL::seats, written -> 'seats');
    END IF;
    IF written -> 'deadlines' = 'null' THEN
        DELETE FROM deadlines WHERE game = this;
    ELSIF written ? 'deadlines' THEN
        INSERT INTO deadlines
            (game, grp, due, closing, opened, rung, allotted, extended, nudge, nudged, away)
        SELECT this, grp, due, closing, opened, rung, allotted, extended, nudge, nudged, away
        FROM jsonb_populate_record(NULL::deadlines, written -> 'deadlines')
        ON CONFLICT (game) DO UPDATE SET
            grp = excluded.grp, due = excluded.due, closing = excluded.closing,
            opened = excluded.opened, rung = excluded.rung, allotted = excluded.allotted,
            extended = excluded.extended, nudge = excluded.nudge, nudged = excluded.nudged,
            away = excluded.away;
    END IF;
    IF written -> 'wakes' = 'null' THEN
        DELETE FROM wakes WHERE game = this;
    ELSIF written ? 'wakes' THEN
        INSERT INTO wakes (game, at) VALUES (this, (written #>> '{wakes,at}')::DOUBLE PRECISION)
        ON CONFLICT (game) DO UPDATE SET at = excluded.at;
    END IF;
    IF written ? 'open_posts' THEN
        INSERT INTO open_posts (game, card)
        VALUES (this, decode(written #>> '{open_posts,card}', 'base64'))
        ON CONFLICT (game) DO UPDATE SET card = excluded.card;
    END IF;
    IF written -> 'scenes' = 'null' THEN
        DELETE FROM scenes WHERE game = this;
    ELSIF written ? 'scenes' THEN
        INSERT INTO scenes (game, scene)
        VALUES (this, decode(written #>> '{scenes,scene}', 'base64'))
        ON CONFLICT (game) DO UPDATE SET scene = excluded.scene;
    END IF;
    IF written ? 'snapshots' THEN
        INSERT INTO snapshots (game, snapshot, vocabulary) VALUES (
            this, decode(written #>> '{snapshots,snapshot}', 'base64'),
            (written #>> '{snapshots,vocabulary}')::BIGINT
        )
        ON CONFLICT (game) DO UPDATE SET
            snapshot = excluded.snapshot, vocabulary = excluded.vocabulary;
    END IF;
    IF written ? 'entries' THEN
        INSERT INTO entries (game, number, count, entries, at) VALUES (
            this, (written #>> '{entries,number}')::BIGINT,
            (written #>> '{entries,count}')::BIGINT,
            decode(written #>> '{entries,entries}', 'base64'), moment
        );
    END IF;
    IF written ? 'desks' THEN
        INSERT INTO desks (game, inbox, standing) VALUES (
            this, coalesce(written #>> '{desks,inbox}', '{}'),
            coalesce(written #>> '{desks,standing}', '{}')
        )
        ON CONFLICT (game) DO UPDATE SET
            inbox = coalesce(written #>> '{desks,inbox}', desks.inbox),
            standing = coalesce(written #>> '{desks,standing}', desks.standing);
    END IF;
    IF written ? 'receipts' THEN
        INSERT INTO receipts (game, number, seat, grp, answer, at)
        SELECT this, number, seat, grp, answer, moment
        FROM jsonb_populate_record(NULL::receipts, written -> 'receipts');
    END IF;
    IF written ? 'reports' THEN
        INSERT INTO reports (game, report, at)
        VALUES (this, written #>> '{reports,report}', moment);
    END IF;
    IF NOT written ? 'outbox' THEN
        RETURN posts;
    END IF;
    SELECT array_agg((post -> 'edits')::BIGINT) INTO edited
    FROM jsonb_array_elements(written -> 'outbox') AS post WHERE post -> 'edits' <> 'null';
    IF edited IS NOT NULL THEN
        SELECT array_agg(id) INTO older FROM outbox
        WHERE (game = this AND edits = ANY (edited) AND state IN ('pending', 'bare'))
            OR (game = this AND number = ANY (edited) AND state = 'bare');
    END IF;
    IF older IS NOT NULL THEN
        UPDATE outbox SET state = CASE state WHEN 'bare' THEN 'sent' ELSE 'merged' END
        WHERE id = ANY (older);
        DELETE FROM owed WHERE post = ANY (older);
    END IF;
    WITH made AS (
        INSERT INTO outbox (game, number, kind, seat, edits, state, since, nonce)
        SELECT this, number, kind, seat, edits, state, since, nonce
        FROM jsonb_populate_recordset(NULL::outbox, written -> 'outbox')
        RETURNING id, number
    ), owing AS (
        INSERT INTO owed (post, payload)
        SELECT made.id, decode(post ->> 'payload', 'base64')
        FROM made
        JOIN jsonb_array_elements(written -> 'outbox') AS post
            ON (post -> 'number')::BIGINT = made.number
    )
    SELECT array_agg(id ORDER BY id) INTO posts FROM made;
    RETURN posts;
END $$;
