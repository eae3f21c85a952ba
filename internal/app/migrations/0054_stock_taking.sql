-- +goose Up

-- A stock-taking of a campus: whoever counts scans what is on the shelf. What was expected, seen and missing is kept when
-- it is closed.
CREATE TABLE stock_taking (
	id        TEXT PRIMARY KEY,
	version   BIGINT NOT NULL DEFAULT 1,
	campus_id TEXT NOT NULL REFERENCES campus (id),
	begun_at  TIMESTAMPTZ NOT NULL,
	begun_by  TEXT NOT NULL,
	closed_at TIMESTAMPTZ,
	closed_by TEXT NOT NULL,
	expected  BIGINT NOT NULL,
	missing   BIGINT NOT NULL
);
-- A campus counts once at a time.
CREATE UNIQUE INDEX stock_taking_open_key ON stock_taking (campus_id) WHERE closed_at IS NULL;
CREATE INDEX stock_taking_campus_idx ON stock_taking (campus_id, begun_at, id);
CREATE INDEX stock_taking_begun_idx ON stock_taking (begun_at, id);
CREATE INDEX stock_taking_beginner_idx ON stock_taking (begun_by);
CREATE INDEX stock_taking_closer_idx ON stock_taking (closed_by);

-- A copy that was seen, or, once it is closed, was missing.
CREATE TABLE stock_line (
	stock_id TEXT NOT NULL REFERENCES stock_taking (id) ON DELETE CASCADE,
	copy_id  TEXT NOT NULL REFERENCES book_copy (id),
	kind     TEXT NOT NULL,
	at       TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (stock_id, copy_id),
	CONSTRAINT stock_line_kind_check CHECK (kind IN ('seen', 'missing'))
);
CREATE INDEX stock_line_copy_idx ON stock_line (copy_id);
