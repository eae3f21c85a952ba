-- +goose Up

-- What somebody marked in a file of a book: a bookmark has no length, a highlight
-- goes from start to finish in the words of a section. It is his alone.
CREATE TABLE book_mark (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	file_id    TEXT NOT NULL REFERENCES book_file (id) ON DELETE CASCADE,
	kind       TEXT NOT NULL,
	position   BIGINT NOT NULL,
	section    BIGINT NOT NULL,
	start      BIGINT NOT NULL,
	finish     BIGINT NOT NULL,
	quote      TEXT NOT NULL,
	note       TEXT NOT NULL,
	color      TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	updated_at TIMESTAMPTZ NOT NULL,
	CONSTRAINT book_mark_kind_check CHECK (kind IN ('bookmark', 'highlight')),
	CONSTRAINT book_mark_color_check CHECK (color IN ('yellow', 'green', 'blue', 'pink'))
);
CREATE INDEX book_mark_file_idx ON book_mark (file_id);
CREATE INDEX book_mark_person_idx ON book_mark (person_id, file_id, position, start, id);
