-- +goose Up

-- How somebody makes up for a session that he missed: by its recording, by the same course in another class, or by
-- written work. What proves it is kept beside: what the other class marked, or the work and when it was accepted. Once
-- it was taken, entry is the one by which the mark was changed, and was_* what stood there before.
CREATE TABLE catch_up (
	id              TEXT PRIMARY KEY,
	agenda_id       TEXT NOT NULL REFERENCES published_agenda (id),
	enrollment_id   TEXT NOT NULL REFERENCES enrollment (id),
	way             TEXT NOT NULL,
	due_day         DATE NOT NULL,
	note            TEXT NOT NULL,
	state           TEXT NOT NULL,
	other_agenda_id TEXT REFERENCES published_agenda (id),
	other_class_id  TEXT REFERENCES class (id),
	other_value     TEXT NOT NULL DEFAULT '',
	work_name       TEXT NOT NULL DEFAULT '',
	work_hash       TEXT REFERENCES file (hash),
	accepted_at     TIMESTAMPTZ,
	accepted_by     TEXT NOT NULL DEFAULT '',
	entry           TEXT NOT NULL DEFAULT '',
	was_value       TEXT NOT NULL DEFAULT '',
	was_reason      TEXT NOT NULL DEFAULT '',
	taken_by        TEXT NOT NULL DEFAULT '',
	version         BIGINT NOT NULL DEFAULT 1,
	created_by      TEXT NOT NULL,
	created_at      TIMESTAMPTZ NOT NULL,
	updated_at      TIMESTAMPTZ NOT NULL,
	CONSTRAINT catch_up_way_check CHECK (way IN ('recording', 'elsewhere', 'work')),
	CONSTRAINT catch_up_state_check CHECK (state IN ('open', 'taken', 'ended')),
	CONSTRAINT catch_up_other_check CHECK ((other_agenda_id IS NULL) = (way <> 'elsewhere') AND (other_class_id IS NULL) = (way <> 'elsewhere'))
);
CREATE UNIQUE INDEX catch_up_live_key ON catch_up (agenda_id, enrollment_id) WHERE state <> 'ended';
CREATE INDEX catch_up_enrollment_idx ON catch_up (enrollment_id, agenda_id);
CREATE INDEX catch_up_other_idx ON catch_up (other_agenda_id, other_class_id);
CREATE INDEX catch_up_class_idx ON catch_up (other_class_id);
CREATE INDEX catch_up_work_idx ON catch_up (work_hash);
CREATE INDEX catch_up_creator_idx ON catch_up (created_by);
CREATE INDEX catch_up_acceptor_idx ON catch_up (accepted_by);
CREATE INDEX catch_up_taker_idx ON catch_up (taken_by);
