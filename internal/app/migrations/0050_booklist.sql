-- +goose Up

-- A list: students of a campus and books, and who has received, returned and paid which. turn counts everything that
-- changes on it, so that who looks at it is told in one small query whether there is anything new. received, returned and
-- paid are how many such ticks stand, kept with each change: a page of lists would otherwise count them all.
CREATE TABLE book_list (
	id          TEXT PRIMARY KEY,
	version     BIGINT NOT NULL DEFAULT 1,
	campus_id   TEXT NOT NULL REFERENCES campus (id),
	name        TEXT NOT NULL,
	note        TEXT NOT NULL,
	turn        BIGINT NOT NULL DEFAULT 1,
	received    BIGINT NOT NULL DEFAULT 0,
	returned    BIGINT NOT NULL DEFAULT 0,
	paid        BIGINT NOT NULL DEFAULT 0,
	last_number BIGINT NOT NULL DEFAULT 0,
	closed_at   TIMESTAMPTZ,
	closed_by   TEXT NOT NULL DEFAULT '',
	sort_name   TEXT NOT NULL,
	search_text TEXT NOT NULL,
	created_by  TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	updated_at  TIMESTAMPTZ NOT NULL
);
CREATE INDEX book_list_name_idx ON book_list (sort_name, id);
CREATE INDEX book_list_created_idx ON book_list (created_at, id);
CREATE INDEX book_list_campus_idx ON book_list (campus_id, created_at, id);
CREATE INDEX book_list_campus_name_idx ON book_list (campus_id, sort_name, id);
CREATE INDEX book_list_creator_idx ON book_list (created_by);
CREATE INDEX book_list_closer_idx ON book_list (closed_by);

-- Who stands on a list. Ticks hang on this row, so that they go along when two records of a person are joined.
CREATE TABLE book_list_student (
	id        TEXT PRIMARY KEY,
	list_id   TEXT NOT NULL REFERENCES book_list (id) ON DELETE CASCADE,
	person_id TEXT NOT NULL REFERENCES person (id),
	CONSTRAINT book_list_student_key UNIQUE (list_id, person_id)
);
CREATE INDEX book_list_student_person_idx ON book_list_student (person_id, list_id);

-- The books of a list. number is the column, given once and never again; stock is how many copies the campus has for it.
CREATE TABLE book_list_book (
	list_id TEXT NOT NULL REFERENCES book_list (id) ON DELETE CASCADE,
	number  BIGINT NOT NULL,
	book_id TEXT NOT NULL REFERENCES book (id),
	stock   BIGINT NOT NULL,
	PRIMARY KEY (list_id, number),
	CONSTRAINT book_list_book_key UNIQUE (list_id, book_id),
	CONSTRAINT book_list_book_stock_check CHECK (stock BETWEEN 0 AND 10000)
);
CREATE INDEX book_list_book_book_idx ON book_list_book (book_id);

-- A tick: that a student received, returned or paid a book. One that was undone stays, with the reason as its note, so
-- that its version goes on. entries are the ids under which the last ones were sent: one that comes again is known.
CREATE TABLE book_list_tick (
	list_id    TEXT NOT NULL,
	student_id TEXT NOT NULL REFERENCES book_list_student (id) ON DELETE CASCADE,
	number     BIGINT NOT NULL,
	kind       TEXT NOT NULL,
	stands     BOOLEAN NOT NULL,
	note       TEXT NOT NULL,
	version    BIGINT NOT NULL,
	taker      BIGINT NOT NULL REFERENCES taker (number),
	entries    TEXT NOT NULL,
	ticked_at  TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (list_id, student_id, number, kind),
	FOREIGN KEY (list_id, number) REFERENCES book_list_book (list_id, number) ON DELETE CASCADE,
	CONSTRAINT book_list_tick_kind_check CHECK (kind IN ('received', 'returned', 'paid'))
);
CREATE INDEX book_list_tick_student_idx ON book_list_tick (student_id);
CREATE INDEX book_list_tick_book_idx ON book_list_tick (list_id, number, kind);
