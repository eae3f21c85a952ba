-- +goose Up

-- edition is the specification's "version" of a course: a language or a revision of its content. version counts the
-- changes of the row, as everywhere.
CREATE TABLE course (
	id           TEXT PRIMARY KEY,
	version      BIGINT NOT NULL DEFAULT 1,
	code         TEXT NOT NULL,
	name         TEXT NOT NULL,
	english_name TEXT NOT NULL,
	edition      TEXT NOT NULL,
	description  TEXT NOT NULL,
	hours        BIGINT NOT NULL,
	archived_at  TIMESTAMPTZ,
	code_key     TEXT NOT NULL,
	edition_key  TEXT NOT NULL,
	sort_name    TEXT NOT NULL,
	search_text  TEXT NOT NULL,
	created_at   TIMESTAMPTZ NOT NULL,
	updated_at   TIMESTAMPTZ NOT NULL,
	CONSTRAINT course_code_key UNIQUE (code_key, edition_key),
	CONSTRAINT course_hours_check CHECK (hours BETWEEN 0 AND 1000)
);
CREATE INDEX course_name_idx ON course (sort_name, edition_key, id);
CREATE INDEX course_updated_idx ON course (updated_at, id);

CREATE TABLE course_book (
	course_id TEXT NOT NULL REFERENCES course (id) ON DELETE CASCADE,
	book_id   TEXT NOT NULL REFERENCES book (id),
	need      TEXT NOT NULL,
	position  BIGINT NOT NULL,
	PRIMARY KEY (course_id, book_id),
	CONSTRAINT course_book_need_check CHECK (need IN ('required', 'suggested'))
);
CREATE INDEX course_book_book_idx ON course_book (book_id);

CREATE TABLE course_document (
	id             TEXT PRIMARY KEY,
	version        BIGINT NOT NULL DEFAULT 1,
	course_id      TEXT NOT NULL REFERENCES course (id) ON DELETE CASCADE,
	title          TEXT NOT NULL,
	type           TEXT NOT NULL,
	language       TEXT NOT NULL,
	student_access BOOLEAN NOT NULL,
	position       BIGINT NOT NULL,
	created_at     TIMESTAMPTZ NOT NULL,
	updated_at     TIMESTAMPTZ NOT NULL,
	CONSTRAINT course_document_type_check CHECK (type IN ('complement', 'material', 'summary', 'exam', 'exam_answer', 'slideshow', 'other')),
	-- Exams are for no student, whatever somebody ticks.
	CONSTRAINT course_document_exam_check CHECK (NOT (student_access AND type IN ('exam', 'exam_answer')))
);
CREATE INDEX course_document_course_idx ON course_document (course_id, position, id);

-- The files of a document; the highest number is the one in use, the others are its earlier versions.
CREATE TABLE course_document_file (
	id          TEXT PRIMARY KEY,
	document_id TEXT NOT NULL REFERENCES course_document (id) ON DELETE CASCADE,
	number      BIGINT NOT NULL,
	name        TEXT NOT NULL,
	hash        TEXT NOT NULL REFERENCES file (hash),
	created_by  TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	CONSTRAINT course_document_file_key UNIQUE (document_id, number)
);
CREATE INDEX course_document_file_hash_idx ON course_document_file (hash);

-- What a teacher says of himself: it opens nothing.
CREATE TABLE course_knowledge (
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	course_id  TEXT NOT NULL REFERENCES course (id) ON DELETE CASCADE,
	level      TEXT NOT NULL,
	place      TEXT NOT NULL,
	updated_at TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (person_id, course_id),
	CONSTRAINT course_knowledge_level_check CHECK (level IN ('wants', 'elsewhere', 'can', 'regularly'))
);
CREATE INDEX course_knowledge_course_idx ON course_knowledge (course_id, level);

-- The courses that a supervisor gave a teacher: these are "his courses".
CREATE TABLE course_teacher (
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	course_id  TEXT NOT NULL REFERENCES course (id) ON DELETE CASCADE,
	created_by TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (person_id, course_id)
);
CREATE INDEX course_teacher_course_idx ON course_teacher (course_id);

-- A course opened to a person until the last day, that day included.
CREATE TABLE course_access (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	course_id  TEXT NOT NULL REFERENCES course (id),
	days       BIGINT NOT NULL,
	first_day  DATE NOT NULL,
	last_day   DATE NOT NULL,
	note       TEXT NOT NULL,
	created_by TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	updated_at TIMESTAMPTZ NOT NULL,
	CONSTRAINT course_access_person_key UNIQUE (person_id, course_id),
	CONSTRAINT course_access_days_check CHECK (days IN (90, 120, 240, 360)),
	CONSTRAINT course_access_order_check CHECK (last_day >= first_day)
);
CREATE INDEX course_access_course_idx ON course_access (course_id, last_day);

-- One version of a curriculum. Versions of the same one share family_id; a class stays with the one it began with, so
-- a version that a class follows is never changed.
CREATE TABLE curriculum (
	id          TEXT PRIMARY KEY,
	version     BIGINT NOT NULL DEFAULT 1,
	family_id   TEXT NOT NULL,
	number      BIGINT NOT NULL,
	name        TEXT NOT NULL,
	programme   TEXT NOT NULL,
	description TEXT NOT NULL,
	archived_at TIMESTAMPTZ,
	sort_name   TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	updated_at  TIMESTAMPTZ NOT NULL,
	CONSTRAINT curriculum_number_key UNIQUE (family_id, number),
	CONSTRAINT curriculum_programme_check CHECK (programme IN ('certificate', 'diploma'))
);
CREATE INDEX curriculum_name_idx ON curriculum (sort_name, number, id);

CREATE TABLE curriculum_course (
	curriculum_id TEXT NOT NULL REFERENCES curriculum (id) ON DELETE CASCADE,
	course_id     TEXT NOT NULL REFERENCES course (id),
	level         BIGINT NOT NULL,
	position      BIGINT NOT NULL,
	hours         BIGINT NOT NULL,
	PRIMARY KEY (curriculum_id, course_id),
	CONSTRAINT curriculum_course_level_check CHECK (level BETWEEN 1 AND 10),
	CONSTRAINT curriculum_course_hours_check CHECK (hours BETWEEN 0 AND 1000)
);
CREATE INDEX curriculum_course_course_idx ON curriculum_course (course_id);

CREATE TABLE class (
	id            TEXT PRIMARY KEY,
	version       BIGINT NOT NULL DEFAULT 1,
	campus_id     TEXT NOT NULL REFERENCES campus (id),
	curriculum_id TEXT REFERENCES curriculum (id),
	code          TEXT NOT NULL,
	level         BIGINT NOT NULL,
	programme     TEXT NOT NULL,
	start_year    BIGINT NOT NULL,
	end_year      BIGINT NOT NULL,
	language      TEXT NOT NULL,
	capacity      BIGINT NOT NULL,
	graduated_at  TIMESTAMPTZ,
	archived_at   TIMESTAMPTZ,
	code_key      TEXT NOT NULL,
	search_text   TEXT NOT NULL,
	created_at    TIMESTAMPTZ NOT NULL,
	updated_at    TIMESTAMPTZ NOT NULL,
	CONSTRAINT class_code_key UNIQUE (campus_id, code_key),
	CONSTRAINT class_programme_check CHECK (programme IN ('certificate', 'diploma')),
	CONSTRAINT class_level_check CHECK (level BETWEEN 1 AND 10),
	CONSTRAINT class_years_check CHECK (end_year >= start_year),
	CONSTRAINT class_capacity_check CHECK (capacity BETWEEN 0 AND 1000)
);
CREATE INDEX class_code_idx ON class (code_key, id);
CREATE INDEX class_year_idx ON class (start_year, code_key, id);
CREATE INDEX class_campus_year_idx ON class (campus_id, start_year, code_key, id);
CREATE INDEX class_curriculum_idx ON class (curriculum_id);

-- Courses that a class has done, ticked by hand until the agenda tells.
CREATE TABLE class_course_done (
	class_id   TEXT NOT NULL REFERENCES class (id) ON DELETE CASCADE,
	course_id  TEXT NOT NULL REFERENCES course (id),
	done_on    DATE NOT NULL,
	created_by TEXT NOT NULL,
	PRIMARY KEY (class_id, course_id)
);
CREATE INDEX class_course_done_course_idx ON class_course_done (course_id);

-- The hours of a campus, or of one of its classes. Minutes count from midnight; week is the number in the month or cycle.
CREATE TABLE timetable_slot (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	campus_id  TEXT NOT NULL REFERENCES campus (id),
	class_id   TEXT REFERENCES class (id) ON DELETE CASCADE,
	week       BIGINT NOT NULL,
	weekday    BIGINT NOT NULL,
	start      BIGINT NOT NULL,
	finish     BIGINT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	CONSTRAINT timetable_slot_week_check CHECK (week BETWEEN 1 AND 8),
	CONSTRAINT timetable_slot_weekday_check CHECK (weekday BETWEEN 0 AND 6),
	CONSTRAINT timetable_slot_hours_check CHECK (start >= 0 AND finish > start AND finish <= 1440)
);
CREATE INDEX timetable_slot_campus_idx ON timetable_slot (campus_id, week, weekday, start);
CREATE INDEX timetable_slot_class_idx ON timetable_slot (class_id, week, weekday, start);

-- campus_id and sort_name are the class's and the person's, copied so that lists come from one index. request_key is the
-- browser's, so that what is sent twice enrolls once.
CREATE TABLE enrollment (
	id              TEXT PRIMARY KEY,
	version         BIGINT NOT NULL DEFAULT 1,
	person_id       TEXT NOT NULL REFERENCES person (id),
	class_id        TEXT NOT NULL REFERENCES class (id),
	campus_id       TEXT NOT NULL REFERENCES campus (id),
	status          TEXT NOT NULL,
	waiting_reason  TEXT NOT NULL,
	waiting_rank    BIGINT NOT NULL,
	outcome         TEXT NOT NULL,
	outcome_at      TIMESTAMPTZ,
	outcome_reason  TEXT NOT NULL,
	passed          BOOLEAN NOT NULL,
	tuition         BIGINT NOT NULL,
	discount_kind   TEXT NOT NULL,
	discount_value  BIGINT NOT NULL,
	discount_reason TEXT NOT NULL,
	installments    BIGINT NOT NULL,
	first_date      DATE,
	currency        TEXT NOT NULL,
	observation     TEXT NOT NULL,
	previous_id     TEXT REFERENCES enrollment (id),
	request_key     TEXT,
	confirmed_at    TIMESTAMPTZ,
	sort_name       TEXT NOT NULL,
	created_at      TIMESTAMPTZ NOT NULL,
	updated_at      TIMESTAMPTZ NOT NULL,
	CONSTRAINT enrollment_request_key UNIQUE (request_key),
	CONSTRAINT enrollment_status_check CHECK (status IN ('waiting', 'confirmed')),
	CONSTRAINT enrollment_reason_check CHECK (waiting_reason IN ('', 'full', 'papers', 'payment', 'approval')),
	CONSTRAINT enrollment_outcome_check CHECK (outcome IN ('', 'transferred', 'withdrawn', 'failed', 'completed')),
	CONSTRAINT enrollment_discount_check CHECK (discount_kind IN ('none', 'amount', 'percent')),
	CONSTRAINT enrollment_installments_check CHECK (installments BETWEEN 1 AND 60)
);
-- A person runs at most once in a class.
CREATE UNIQUE INDEX enrollment_running_key ON enrollment (person_id, class_id) WHERE outcome = '';
CREATE INDEX enrollment_class_idx ON enrollment (class_id, sort_name, id);
-- How many are in a class, and how many wait for it.
CREATE INDEX enrollment_place_idx ON enrollment (class_id, outcome, status);
CREATE INDEX enrollment_name_idx ON enrollment (sort_name, id);
CREATE INDEX enrollment_campus_idx ON enrollment (campus_id, sort_name, id);
CREATE INDEX enrollment_person_idx ON enrollment (person_id, created_at);
CREATE INDEX enrollment_previous_idx ON enrollment (previous_id);

CREATE TABLE installment (
	enrollment_id TEXT NOT NULL REFERENCES enrollment (id),
	number        BIGINT NOT NULL,
	deadline      DATE NOT NULL,
	amount        BIGINT NOT NULL,
	PRIMARY KEY (enrollment_id, number),
	CONSTRAINT installment_amount_check CHECK (amount >= 0)
);
CREATE INDEX installment_deadline_idx ON installment (deadline, enrollment_id);

-- A promotion or graduation of a class: what it did to whom, so that it can be undone.
CREATE TABLE class_step (
	id         TEXT PRIMARY KEY,
	class_id   TEXT NOT NULL REFERENCES class (id) ON DELETE CASCADE,
	kind       TEXT NOT NULL,
	detail     TEXT NOT NULL,
	created_by TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	undone_at  TIMESTAMPTZ,
	CONSTRAINT class_step_kind_check CHECK (kind IN ('promote', 'graduate'))
);
CREATE INDEX class_step_class_idx ON class_step (class_id, created_at);
