-- +goose Up

-- Files that come in pieces. The bytes lie in the folder of the files; received
-- says how many of them are safe, state is the hash's after as many, in base64.
CREATE TABLE upload (
	id         TEXT PRIMARY KEY,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	kind       TEXT NOT NULL,
	name       TEXT NOT NULL,
	size       BIGINT NOT NULL,
	received   BIGINT NOT NULL DEFAULT 0,
	state      TEXT NOT NULL DEFAULT '',
	created_at TIMESTAMPTZ NOT NULL,
	updated_at TIMESTAMPTZ NOT NULL,
	CONSTRAINT upload_size_check CHECK (size > 0 AND received >= 0 AND received <= size)
);
CREATE INDEX upload_person_idx ON upload (person_id, id);
CREATE INDEX upload_updated_idx ON upload (updated_at, id);
