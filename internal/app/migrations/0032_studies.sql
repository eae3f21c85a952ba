-- +goose Up

-- Who enters marks and grades, as a small number: each of millions of cells says by whom it was entered, and joining two
-- records of a person changes a few rows here instead of all of those.
CREATE TABLE taker (
	number    BIGINT PRIMARY KEY,
	person_id TEXT NOT NULL REFERENCES person (id)
);
CREATE INDEX taker_person_idx ON taker (person_id, number);

-- A mark of attendance. It hangs on the enrollment, which says who and in which class: so it goes along when two records
-- of a person are joined, and stays where it was given after a transfer. A mark that was taken back has no value but
-- stays, so that its version goes on. entries are the ids under which the last ones were sent: one that comes again is
-- known.
CREATE TABLE attendance (
	agenda_id     TEXT NOT NULL REFERENCES published_agenda (id),
	enrollment_id TEXT NOT NULL REFERENCES enrollment (id),
	value         TEXT NOT NULL,
	minutes       BIGINT NOT NULL,
	reason        TEXT NOT NULL,
	version       BIGINT NOT NULL,
	taker         BIGINT NOT NULL REFERENCES taker (number),
	entries       TEXT NOT NULL,
	marked_at     TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (agenda_id, enrollment_id),
	CONSTRAINT attendance_value_check CHECK (value IN ('', 'present', 'late', 'online', 'made_up', 'absent', 'justified')),
	CONSTRAINT attendance_minutes_check CHECK (minutes BETWEEN 0 AND 1440)
);
CREATE INDEX attendance_enrollment_idx ON attendance (enrollment_id, agenda_id);

-- What somebody brought to show why he was away.
CREATE TABLE attendance_paper (
	id            TEXT PRIMARY KEY,
	agenda_id     TEXT NOT NULL,
	enrollment_id TEXT NOT NULL,
	name          TEXT NOT NULL,
	hash          TEXT NOT NULL REFERENCES file (hash),
	created_by    TEXT NOT NULL,
	created_at    TIMESTAMPTZ NOT NULL,
	FOREIGN KEY (agenda_id, enrollment_id) REFERENCES attendance (agenda_id, enrollment_id)
);
CREATE INDEX attendance_paper_mark_idx ON attendance_paper (agenda_id, enrollment_id, id);
CREATE INDEX attendance_paper_hash_idx ON attendance_paper (hash);
CREATE INDEX attendance_paper_creator_idx ON attendance_paper (created_by);

-- Days on which a student says beforehand that he will be away.
CREATE TABLE announced_absence (
	id         TEXT PRIMARY KEY,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	first_day  DATE NOT NULL,
	last_day   DATE NOT NULL,
	reason     TEXT NOT NULL,
	created_by TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	CONSTRAINT announced_absence_days_check CHECK (last_day >= first_day)
);
CREATE INDEX announced_absence_person_idx ON announced_absence (person_id, first_day);
CREATE INDEX announced_absence_creator_idx ON announced_absence (created_by);

-- A grade, in hundredths. attempt 0 is the first one, the others are retakes.
CREATE TABLE grade (
	agenda_course_id TEXT NOT NULL,
	enrollment_id    TEXT NOT NULL REFERENCES enrollment (id),
	attempt          BIGINT NOT NULL,
	state            TEXT NOT NULL,
	points           BIGINT NOT NULL,
	comment          TEXT NOT NULL,
	version          BIGINT NOT NULL,
	taker            BIGINT NOT NULL REFERENCES taker (number),
	entries          TEXT NOT NULL,
	graded_at        TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (agenda_course_id, enrollment_id, attempt),
	CONSTRAINT grade_state_check CHECK (state IN ('', 'graded', 'absent', 'exempt')),
	CONSTRAINT grade_points_check CHECK (points BETWEEN 0 AND 10000 AND (points = 0 OR state = 'graded')),
	CONSTRAINT grade_attempt_check CHECK (attempt BETWEEN 0 AND 9)
);
CREATE INDEX grade_enrollment_idx ON grade (enrollment_id, agenda_course_id, attempt);

-- The grades of an agenda course in a class, once they were published or locked.
CREATE TABLE grade_sheet (
	agenda_course_id TEXT NOT NULL,
	class_id         TEXT NOT NULL REFERENCES class (id),
	version          BIGINT NOT NULL DEFAULT 1,
	published_at     TIMESTAMPTZ,
	published_by     TEXT NOT NULL,
	locked_at        TIMESTAMPTZ,
	locked_by        TEXT NOT NULL,
	PRIMARY KEY (agenda_course_id, class_id),
	CONSTRAINT grade_sheet_locked_check CHECK (locked_at IS NULL OR published_at IS NOT NULL)
);
CREATE INDEX grade_sheet_class_idx ON grade_sheet (class_id);
CREATE INDEX grade_sheet_publisher_idx ON grade_sheet (published_by);
CREATE INDEX grade_sheet_locker_idx ON grade_sheet (locked_by);
