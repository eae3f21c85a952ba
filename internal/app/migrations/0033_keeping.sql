-- +goose Up

-- The key with which a person's browsers seal what they keep for work without a line. The server gives it to his
-- sessions alone; sealed is the key as base/seal keeps it.
CREATE TABLE keeping_key (
	person_id  TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	sealed     TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL
);
