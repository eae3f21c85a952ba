-- +goose Up

-- What somebody put on his own shelf of the library.
CREATE TABLE book_shelf (
	person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	book_id   TEXT NOT NULL REFERENCES book (id) ON DELETE CASCADE,
	added_at  TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (person_id, book_id)
);
CREATE INDEX book_shelf_book_idx ON book_shelf (book_id);

-- The newest books of a library come in order from it.
CREATE INDEX book_created_idx ON book (created_at, id);
