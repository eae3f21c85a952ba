-- +goose Up

-- For how many days a copy that was reserved is kept for who comes next.
ALTER TABLE campus_lending ADD COLUMN keep_days BIGINT NOT NULL DEFAULT 7 CONSTRAINT campus_lending_keep_check CHECK (keep_days BETWEEN 1 AND 60);

-- Somebody's place in the queue for a book at a campus: he waits until a copy is kept for him, and then has until
-- kept_until to fetch it. It ends when he fetches it, comes too late, or needs it no longer.
CREATE TABLE book_reservation (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	book_id    TEXT NOT NULL REFERENCES book (id),
	campus_id  TEXT NOT NULL REFERENCES campus (id),
	person_id  TEXT NOT NULL REFERENCES person (id),
	state      TEXT NOT NULL,
	copy_id    TEXT REFERENCES book_copy (id),
	kept_until DATE,
	made_by    TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	ended_at   TIMESTAMPTZ,
	CONSTRAINT book_reservation_state_check CHECK (state IN ('waiting', 'kept', 'fetched', 'expired', 'canceled')),
	CONSTRAINT book_reservation_kept_check CHECK ((state = 'kept') = (kept_until IS NOT NULL) AND (state IN ('waiting', 'kept')) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX book_reservation_open_key ON book_reservation (person_id, book_id, campus_id) WHERE ended_at IS NULL;
-- A copy is kept for one person at a time.
CREATE UNIQUE INDEX book_reservation_kept_key ON book_reservation (copy_id) WHERE state = 'kept';
CREATE INDEX book_reservation_queue_idx ON book_reservation (book_id, campus_id, state, created_at, id);
CREATE INDEX book_reservation_copy_idx ON book_reservation (copy_id);
CREATE INDEX book_reservation_person_idx ON book_reservation (person_id, created_at, id);
CREATE INDEX book_reservation_campus_idx ON book_reservation (campus_id, created_at, id);
CREATE INDEX book_reservation_created_idx ON book_reservation (created_at, id);
CREATE INDEX book_reservation_until_idx ON book_reservation (state, kept_until);
CREATE INDEX book_reservation_maker_idx ON book_reservation (made_by);
