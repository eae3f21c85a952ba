-- +goose Up

-- Where the chapters of a recording and of a file of a book begin, in milliseconds, with their titles, as JSON; the first
-- one comes first.
ALTER TABLE recording ADD COLUMN chapters TEXT NOT NULL DEFAULT '[]';
ALTER TABLE book_file ADD COLUMN chapters TEXT NOT NULL DEFAULT '[]';

-- What is said in a film, as WebVTT, in one language each.
CREATE TABLE recording_caption (
	recording_id TEXT NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
	language     TEXT NOT NULL,
	hash         TEXT NOT NULL REFERENCES file (hash),
	created_by   TEXT NOT NULL,
	created_at   TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (recording_id, language)
);
CREATE INDEX recording_caption_hash_idx ON recording_caption (hash);
CREATE INDEX recording_caption_creator_idx ON recording_caption (created_by);
