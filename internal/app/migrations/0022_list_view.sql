-- +goose Up

-- What people see of a list, kept under a name: search, filters, sort and
-- columns as its address has them.
CREATE TABLE list_view (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	path       TEXT NOT NULL,
	name       TEXT NOT NULL,
	name_key   TEXT NOT NULL,
	query      TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	updated_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX list_view_person_idx ON list_view (person_id, path, name_key, id);
