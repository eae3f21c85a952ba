-- +goose Up

-- An import of people that was carried out, kept for as long as it can be undone: how many people it
-- created and changed, and the ids of the churches it added.
CREATE TABLE people_import (
	id         TEXT PRIMARY KEY,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	file_name  TEXT NOT NULL,
	created    BIGINT NOT NULL,
	changed    BIGINT NOT NULL,
	churches   TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	undone_at  TIMESTAMPTZ
);
CREATE INDEX people_import_person_idx ON people_import (person_id, created_at);
CREATE INDEX people_import_created_idx ON people_import (created_at);

-- What an import did to somebody. earlier is what was known of him before, nothing for who is new. version is his
-- record as the import left it, roles are those he gained at the campus; joined says that he was not known there.
CREATE TABLE people_import_row (
	import_id TEXT NOT NULL REFERENCES people_import (id) ON DELETE CASCADE,
	person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	campus_id TEXT NOT NULL,
	version   BIGINT NOT NULL,
	roles     TEXT NOT NULL,
	joined    BOOLEAN NOT NULL,
	earlier   TEXT NOT NULL,
	PRIMARY KEY (import_id, person_id)
);
CREATE INDEX people_import_row_person_idx ON people_import_row (person_id);
