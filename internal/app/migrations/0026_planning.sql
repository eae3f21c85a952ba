-- +goose Up

-- A teaching week-end, or week. year is the one in which its school year begins; week names the week of the timetables
-- that it uses. board counts the changes of its board, so that who looks on learns cheaply that there is something new.
CREATE TABLE planning (
	id           TEXT PRIMARY KEY,
	version      BIGINT NOT NULL DEFAULT 1,
	year         BIGINT NOT NULL,
	number       BIGINT NOT NULL,
	first_day    DATE NOT NULL,
	last_day     DATE NOT NULL,
	abbreviation TEXT NOT NULL,
	description  TEXT NOT NULL,
	week         BIGINT NOT NULL,
	state        TEXT NOT NULL,
	state_reason TEXT NOT NULL DEFAULT '',
	publication  BIGINT NOT NULL DEFAULT 0,
	board        BIGINT NOT NULL DEFAULT 0,
	search_text  TEXT NOT NULL,
	created_at   TIMESTAMPTZ NOT NULL,
	updated_at   TIMESTAMPTZ NOT NULL,
	CONSTRAINT planning_number_key UNIQUE (year, number),
	CONSTRAINT planning_days_check CHECK (last_day >= first_day),
	CONSTRAINT planning_week_check CHECK (week BETWEEN 1 AND 8),
	CONSTRAINT planning_state_check CHECK (state IN ('draft', 'published', 'closed', 'canceled'))
);
CREATE INDEX planning_first_idx ON planning (first_day, id);
CREATE INDEX planning_updated_idx ON planning (updated_at, id);

CREATE TABLE planning_campus (
	planning_id TEXT NOT NULL REFERENCES planning (id) ON DELETE CASCADE,
	campus_id   TEXT NOT NULL REFERENCES campus (id),
	PRIMARY KEY (planning_id, campus_id)
);
CREATE INDEX planning_campus_campus_idx ON planning_campus (campus_id, planning_id);

CREATE TABLE planning_class (
	planning_id TEXT NOT NULL REFERENCES planning (id) ON DELETE CASCADE,
	class_id    TEXT NOT NULL REFERENCES class (id),
	PRIMARY KEY (planning_id, class_id)
);
CREATE INDEX planning_class_class_idx ON planning_class (class_id, planning_id);

-- Rows of the board that a campus without a timetable got by hand.
CREATE TABLE planning_row (
	planning_id TEXT NOT NULL REFERENCES planning (id) ON DELETE CASCADE,
	campus_id   TEXT NOT NULL REFERENCES campus (id),
	day         DATE NOT NULL,
	start       BIGINT NOT NULL,
	finish      BIGINT NOT NULL,
	PRIMARY KEY (planning_id, campus_id, day, start),
	CONSTRAINT planning_row_hours_check CHECK (start >= 0 AND finish > start AND finish <= 1440)
);
CREATE INDEX planning_row_campus_idx ON planning_row (campus_id);

-- Why somebody ticked a course of a class as done.
ALTER TABLE class_course_done ADD COLUMN reason TEXT NOT NULL DEFAULT '';

-- The courses that a course builds on: a class should have had them before.
CREATE TABLE course_requirement (
	course_id   TEXT NOT NULL REFERENCES course (id) ON DELETE CASCADE,
	required_id TEXT NOT NULL REFERENCES course (id) ON DELETE CASCADE,
	PRIMARY KEY (course_id, required_id),
	CONSTRAINT course_requirement_check CHECK (course_id <> required_id)
);
CREATE INDEX course_requirement_required_idx ON course_requirement (required_id);

-- A course that is given to one class or several. campus_id is the host: its zone, its fee.
CREATE TABLE agenda_course (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	course_id  TEXT NOT NULL REFERENCES course (id),
	campus_id  TEXT NOT NULL REFERENCES campus (id),
	created_at TIMESTAMPTZ NOT NULL,
	updated_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX agenda_course_course_idx ON agenda_course (course_id);
CREATE INDEX agenda_course_campus_idx ON agenda_course (campus_id);

CREATE TABLE agenda_course_class (
	agenda_course_id TEXT NOT NULL REFERENCES agenda_course (id) ON DELETE CASCADE,
	class_id         TEXT NOT NULL REFERENCES class (id),
	PRIMARY KEY (agenda_course_id, class_id)
);
CREATE INDEX agenda_course_class_class_idx ON agenda_course_class (class_id, agenda_course_id);

-- A session of an agenda course: a day and minutes from midnight in the host's zone, and the same as instants, by which
-- campuses in different zones are compared.
CREATE TABLE agenda (
	id               TEXT PRIMARY KEY,
	agenda_course_id TEXT NOT NULL REFERENCES agenda_course (id) ON DELETE CASCADE,
	planning_id      TEXT NOT NULL REFERENCES planning (id),
	day              DATE NOT NULL,
	start            BIGINT NOT NULL,
	finish           BIGINT NOT NULL,
	starts_at        TIMESTAMPTZ NOT NULL,
	ends_at          TIMESTAMPTZ NOT NULL,
	place            TEXT NOT NULL,
	CONSTRAINT agenda_hours_check CHECK (start >= 0 AND finish > start AND finish <= 1440)
);
CREATE INDEX agenda_planning_idx ON agenda (planning_id, day, start);
CREATE INDEX agenda_course_idx ON agenda (agenda_course_id, starts_at);
CREATE INDEX agenda_starts_idx ON agenda (starts_at, ends_at);

-- Who teaches or translates an agenda course, or is asked to. line is the order in which several are asked; whole is
-- false where it is only for the sessions that are named.
CREATE TABLE teaching_invitation (
	id               TEXT PRIMARY KEY,
	version          BIGINT NOT NULL DEFAULT 1,
	agenda_course_id TEXT NOT NULL REFERENCES agenda_course (id) ON DELETE CASCADE,
	half             TEXT NOT NULL,
	person_id        TEXT NOT NULL REFERENCES person (id),
	state            TEXT NOT NULL,
	line             BIGINT NOT NULL,
	whole            BOOLEAN NOT NULL,
	created_by       TEXT NOT NULL,
	created_at       TIMESTAMPTZ NOT NULL,
	updated_at       TIMESTAMPTZ NOT NULL,
	CONSTRAINT teaching_invitation_half_check CHECK (half IN ('teacher', 'translator')),
	CONSTRAINT teaching_invitation_state_check CHECK (state IN ('in_analysis', 'not_answered', 'answered', 'accepted', 'declined', 'canceled'))
);
CREATE INDEX teaching_invitation_course_idx ON teaching_invitation (agenda_course_id, half, line);
CREATE INDEX teaching_invitation_person_idx ON teaching_invitation (person_id, state, agenda_course_id);
CREATE INDEX teaching_invitation_creator_idx ON teaching_invitation (created_by);
-- Nobody is asked twice for the same half at the same time.
CREATE UNIQUE INDEX teaching_invitation_open_key ON teaching_invitation (agenda_course_id, half, person_id) WHERE state IN ('in_analysis', 'not_answered', 'answered', 'accepted');

CREATE TABLE teaching_invitation_session (
	invitation_id TEXT NOT NULL REFERENCES teaching_invitation (id) ON DELETE CASCADE,
	agenda_id     TEXT NOT NULL REFERENCES agenda (id) ON DELETE CASCADE,
	PRIMARY KEY (invitation_id, agenda_id)
);
CREATE INDEX teaching_invitation_session_agenda_idx ON teaching_invitation_session (agenda_id);

-- What planners did on a board, with the agenda courses as they were before and after, so that it can be taken back and
-- done again. request_key is the browser's, so that what is sent twice is done once.
CREATE TABLE board_act (
	planning_id TEXT NOT NULL REFERENCES planning (id) ON DELETE CASCADE,
	number      BIGINT NOT NULL,
	person_id   TEXT NOT NULL REFERENCES person (id),
	kind        TEXT NOT NULL,
	was         TEXT NOT NULL,
	became      TEXT NOT NULL,
	undone      BOOLEAN NOT NULL,
	request_key TEXT,
	created_at  TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (planning_id, number),
	CONSTRAINT board_act_request_key UNIQUE (request_key)
);
CREATE INDEX board_act_person_idx ON board_act (person_id, planning_id, number);

-- Sessions as last published: what everybody but planners sees. They outlive the session, which may have been taken off
-- since. sequence counts the changes that were published.
CREATE TABLE published_agenda (
	id               TEXT PRIMARY KEY,
	agenda_course_id TEXT NOT NULL,
	planning_id      TEXT NOT NULL REFERENCES planning (id) ON DELETE CASCADE,
	course_id        TEXT NOT NULL REFERENCES course (id),
	campus_id        TEXT NOT NULL REFERENCES campus (id),
	day              DATE NOT NULL,
	start            BIGINT NOT NULL,
	finish           BIGINT NOT NULL,
	starts_at        TIMESTAMPTZ NOT NULL,
	ends_at          TIMESTAMPTZ NOT NULL,
	place            TEXT NOT NULL,
	sequence         BIGINT NOT NULL,
	canceled         BOOLEAN NOT NULL,
	updated_at       TIMESTAMPTZ NOT NULL
);
CREATE INDEX published_agenda_planning_idx ON published_agenda (planning_id, starts_at);
CREATE INDEX published_agenda_starts_idx ON published_agenda (starts_at, id);
CREATE INDEX published_agenda_course_idx ON published_agenda (agenda_course_id);
CREATE INDEX published_agenda_taught_idx ON published_agenda (course_id);
CREATE INDEX published_agenda_campus_idx ON published_agenda (campus_id, starts_at);

CREATE TABLE published_agenda_class (
	agenda_id TEXT NOT NULL REFERENCES published_agenda (id) ON DELETE CASCADE,
	class_id  TEXT NOT NULL REFERENCES class (id),
	PRIMARY KEY (agenda_id, class_id)
);
CREATE INDEX published_agenda_class_class_idx ON published_agenda_class (class_id, agenda_id);

CREATE TABLE published_agenda_person (
	agenda_id TEXT NOT NULL REFERENCES published_agenda (id) ON DELETE CASCADE,
	person_id TEXT NOT NULL REFERENCES person (id),
	half      TEXT NOT NULL,
	PRIMARY KEY (agenda_id, person_id, half)
);
CREATE INDEX published_agenda_person_person_idx ON published_agenda_person (person_id, agenda_id);

-- Each publication of a planning, with what it changed.
CREATE TABLE publication (
	planning_id TEXT NOT NULL REFERENCES planning (id) ON DELETE CASCADE,
	number      BIGINT NOT NULL,
	changes     TEXT NOT NULL,
	created_by  TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (planning_id, number)
);
CREATE INDEX publication_creator_idx ON publication (created_by);
