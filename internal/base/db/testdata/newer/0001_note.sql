-- +goose Up
CREATE TABLE note (
	id    TEXT PRIMARY KEY,
	text  TEXT NOT NULL,
	count BIGINT NOT NULL DEFAULT 0,
	at    TIMESTAMPTZ,
	search_text TEXT NOT NULL DEFAULT '',
	CONSTRAINT note_text_check CHECK (length(text) <= 100)
);
