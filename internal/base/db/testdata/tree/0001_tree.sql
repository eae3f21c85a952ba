-- +goose Up
CREATE TABLE owner (
	id   TEXT PRIMARY KEY,
	name TEXT NOT NULL
);
CREATE TABLE node (
	id        TEXT PRIMARY KEY,
	parent_id TEXT REFERENCES node (id),
	owner_id  TEXT NOT NULL REFERENCES owner (id),
	n         BIGINT,
	f         DOUBLE PRECISION,
	b         BOOLEAN,
	d         DATE,
	at        TIMESTAMPTZ
);
ALTER TABLE owner ADD COLUMN favourite_id TEXT REFERENCES node (id);
