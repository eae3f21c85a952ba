-- +goose Up

-- Whether mails of a kind come together once a day.
ALTER TABLE notice_choice ADD COLUMN daily BOOLEAN NOT NULL DEFAULT FALSE;

-- Where somebody was told as one who has a role there; empty for what is his own.
ALTER TABLE notice ADD COLUMN campus_id TEXT NOT NULL DEFAULT '';

-- A notice waits for the next mail of the day, until it is in one.
ALTER TABLE notice ADD COLUMN waits BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE notice ADD COLUMN digest_id TEXT;
CREATE INDEX notice_waits_idx ON notice (person_id, happened_at) WHERE waits;
CREATE INDEX notice_digest_idx ON notice (digest_id) WHERE digest_id IS NOT NULL;

-- The mails of a day: one for each person, whoever of several servers thinks of it first.
CREATE TABLE notice_digest (
	id        TEXT PRIMARY KEY,
	person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	day       DATE NOT NULL,
	made_at   TIMESTAMPTZ NOT NULL,
	mailed_at TIMESTAMPTZ,
	CONSTRAINT notice_digest_day_key UNIQUE (person_id, day)
);
CREATE INDEX notice_digest_made_idx ON notice_digest (made_at);
