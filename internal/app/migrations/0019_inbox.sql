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
