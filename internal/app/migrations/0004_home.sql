-- +goose Up

-- What people write down for themselves, in the order they gave it.
CREATE TABLE note (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	text       TEXT NOT NULL,
	done       BOOLEAN NOT NULL DEFAULT FALSE,
	position   BIGINT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	updated_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX note_person_idx ON note (person_id, position, id);
