-- +goose Up

-- What a teacher says of his teaching. He is one by his role at a campus; who
-- has no row here has said nothing yet, and teaches where he has the role.
CREATE TABLE instructor (
	person_id  TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	version    BIGINT NOT NULL,
	updated_at TIMESTAMPTZ NOT NULL
);

CREATE TABLE instructor_language (
	person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	language  TEXT NOT NULL,
	PRIMARY KEY (person_id, language)
);
CREATE INDEX instructor_language_idx ON instructor_language (language, person_id);

CREATE TABLE instructor_campus (
	person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	campus_id TEXT NOT NULL REFERENCES campus (id) ON DELETE CASCADE,
	PRIMARY KEY (person_id, campus_id)
);
CREATE INDEX instructor_campus_idx ON instructor_campus (campus_id, person_id);

-- A question to several teachers: on which of these dates are you free?
CREATE TABLE availability_request (
	id          TEXT PRIMARY KEY,
	asked_by    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	message     TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	expires_at  TIMESTAMPTZ NOT NULL,
	canceled_at TIMESTAMPTZ
);
CREATE INDEX availability_request_created_idx ON availability_request (created_at, id);

CREATE TABLE availability_request_period (
	request_id TEXT NOT NULL REFERENCES availability_request (id) ON DELETE CASCADE,
	position   BIGINT NOT NULL,
	first_day  DATE NOT NULL,
	last_day   DATE NOT NULL,
	PRIMARY KEY (request_id, position),
	CONSTRAINT availability_request_period_check CHECK (last_day >= first_day)
);

-- Only the hash of the mailed link is kept. A reminder makes a new link, and
-- the older one is dead.
CREATE TABLE availability_request_person (
	request_id  TEXT NOT NULL REFERENCES availability_request (id) ON DELETE CASCADE,
	person_id   TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	token_hash  TEXT,
	asked_at    TIMESTAMPTZ NOT NULL,
	mailed_at   TIMESTAMPTZ,
	answered_at TIMESTAMPTZ,
	remark      TEXT NOT NULL DEFAULT '',
	PRIMARY KEY (request_id, person_id),
	CONSTRAINT availability_request_person_token_key UNIQUE (token_hash)
);
CREATE INDEX availability_request_person_idx ON availability_request_person (person_id, asked_at);

-- When a teacher is available, perhaps available, or unavailable: days, or
-- times on them in a zone, once or again and again. ends_on is the last day of
-- the last time, empty where there is no last one: by it a span of days finds
-- its rows.
CREATE TABLE availability (
	id              TEXT PRIMARY KEY,
	version         BIGINT NOT NULL DEFAULT 1,
	person_id       TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	kind            TEXT NOT NULL,
	reason          TEXT NOT NULL,
	all_day         BOOLEAN NOT NULL,
	first_day       DATE NOT NULL,
	last_day        DATE NOT NULL,
	starts_at       TEXT NOT NULL,
	ends_at         TEXT NOT NULL,
	time_zone       TEXT NOT NULL,
	repeat_every    TEXT NOT NULL,
	repeat_interval BIGINT NOT NULL,
	repeat_weekdays TEXT NOT NULL,
	repeat_by       TEXT NOT NULL,
	repeat_until    DATE,
	repeat_count    BIGINT NOT NULL,
	except_days     TEXT NOT NULL,
	ends_on         DATE,
	origin          TEXT NOT NULL,
	request_id      TEXT REFERENCES availability_request (id) ON DELETE SET NULL,
	created_at      TIMESTAMPTZ NOT NULL,
	updated_at      TIMESTAMPTZ NOT NULL,
	CONSTRAINT availability_kind_check CHECK (kind IN ('available', 'maybe', 'unavailable')),
	CONSTRAINT availability_origin_check CHECK (origin IN ('self', 'staff', 'answer')),
	CONSTRAINT availability_repeat_check CHECK (repeat_every IN ('', 'week', 'month', 'year')),
	CONSTRAINT availability_days_check CHECK (last_day >= first_day)
);
CREATE INDEX availability_person_idx ON availability (person_id, first_day, id);
CREATE INDEX availability_ends_idx ON availability (ends_on, first_day);
CREATE INDEX availability_request_idx ON availability (request_id, person_id);
