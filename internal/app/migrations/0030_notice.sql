-- +goose Up

-- What somebody is told of, once for each event. params are what the text refers to, in JSON; link leads to where it can
-- be seen.
CREATE TABLE notice (
	id          TEXT PRIMARY KEY,
	person_id   TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	event       TEXT NOT NULL,
	kind        TEXT NOT NULL,
	params      TEXT NOT NULL,
	link        TEXT NOT NULL,
	happened_at TIMESTAMPTZ NOT NULL,
	seen_at     TIMESTAMPTZ,
	mailed_at   TIMESTAMPTZ,
	CONSTRAINT notice_event_key UNIQUE (person_id, event)
);
CREATE INDEX notice_person_idx ON notice (person_id, happened_at, id);
CREATE INDEX notice_unseen_idx ON notice (person_id) WHERE seen_at IS NULL;
CREATE INDEX notice_happened_idx ON notice (happened_at);

-- Where somebody wants it otherwise than the kind has it.
CREATE TABLE notice_choice (
	person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	kind      TEXT NOT NULL,
	mail      BOOLEAN NOT NULL,
	PRIMARY KEY (person_id, kind)
);

-- What stood in somebody's panel when he last looked, as keys in JSON: what stands since is new to him.
CREATE TABLE notice_look (
	person_id TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	standing  TEXT NOT NULL
);
