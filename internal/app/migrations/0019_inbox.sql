-- +goose Up

-- Applications that were declined: who applies again is in the inbox anew.
CREATE TABLE declined_application (
	person_id   TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	campus_id   TEXT NOT NULL REFERENCES campus (id),
	reason      TEXT NOT NULL,
	message     TEXT NOT NULL,
	declined_by TEXT NOT NULL REFERENCES person (id),
	declined_at TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (person_id, campus_id),
	CONSTRAINT declined_application_reason_check CHECK (reason IN ('full', 'requirements', 'papers', 'no_answer', 'withdrew', 'other'))
);
CREATE INDEX declined_application_by_idx ON declined_application (declined_by);
CREATE INDEX declined_application_campus_idx ON declined_application (campus_id, person_id);

-- Pairs of records that may be of one person, found by a job; person_id is the
-- smaller id. What somebody said of a pair, that they are two, is kept.
CREATE TABLE possible_duplicate (
	person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	other_id     TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	score        BIGINT NOT NULL,
	reasons      TEXT NOT NULL,
	found_at     TIMESTAMPTZ NOT NULL,
	dismissed_by TEXT REFERENCES person (id),
	dismissed_at TIMESTAMPTZ,
	PRIMARY KEY (person_id, other_id),
	CONSTRAINT possible_duplicate_pair_check CHECK (person_id < other_id)
);
CREATE INDEX possible_duplicate_other_idx ON possible_duplicate (other_id);
CREATE INDEX possible_duplicate_by_idx ON possible_duplicate (dismissed_by);
CREATE INDEX possible_duplicate_open_idx ON possible_duplicate (score, person_id, other_id) WHERE dismissed_at IS NULL;
