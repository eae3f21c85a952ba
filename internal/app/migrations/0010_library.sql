-- +goose Up

-- barcode_key is NULL where a book has none, so that only real ones collide.
CREATE TABLE book (
	id           TEXT PRIMARY KEY,
	version      BIGINT NOT NULL DEFAULT 1,
	title        TEXT NOT NULL,
	author       TEXT NOT NULL,
	language     TEXT NOT NULL,
	isbn         TEXT NOT NULL,
	barcode      TEXT NOT NULL,
	barcode_key  TEXT,
	price        BIGINT NOT NULL,
	currency     TEXT NOT NULL,
	type         TEXT NOT NULL,
	description  TEXT NOT NULL,
	active       BOOLEAN NOT NULL,
	published    BOOLEAN NOT NULL,
	downloadable BOOLEAN NOT NULL,
	cover_hash   TEXT REFERENCES file (hash),
	sort_title   TEXT NOT NULL,
	sort_author  TEXT NOT NULL,
	search_text  TEXT NOT NULL,
	created_at   TIMESTAMPTZ NOT NULL,
	updated_at   TIMESTAMPTZ NOT NULL,
	CONSTRAINT book_barcode_key UNIQUE (barcode_key),
	CONSTRAINT book_type_check CHECK (type IN ('ebook', 'audio_book', 'paperback')),
	CONSTRAINT book_price_check CHECK (price >= 0)
);
CREATE INDEX book_title_idx ON book (sort_title, id);
CREATE INDEX book_author_idx ON book (sort_author, sort_title, id);
CREATE INDEX book_updated_idx ON book (updated_at, id);
CREATE INDEX book_cover_idx ON book (cover_hash);

CREATE TABLE book_file (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	book_id    TEXT NOT NULL REFERENCES book (id) ON DELETE CASCADE,
	kind       TEXT NOT NULL,
	title      TEXT NOT NULL,
	name       TEXT NOT NULL,
	hash       TEXT NOT NULL REFERENCES file (hash),
	position   BIGINT NOT NULL,
	created_by TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	CONSTRAINT book_file_kind_check CHECK (kind IN ('pdf', 'kindle', 'epub', 'audio'))
);
CREATE INDEX book_file_book_idx ON book_file (book_id, position, id);
CREATE INDEX book_file_hash_idx ON book_file (hash);
