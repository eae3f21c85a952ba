-- +goose Up

-- Bytes are in the file store; this row says that they are complete there.
-- unused_since is when nothing referred to it any more: a day later it goes.
CREATE TABLE file (
	hash         TEXT PRIMARY KEY,
	size         BIGINT NOT NULL,
	media_type   TEXT NOT NULL,
	created_at   TIMESTAMPTZ NOT NULL,
	unused_since TIMESTAMPTZ
);

CREATE TABLE region (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	code       TEXT NOT NULL,
	name       TEXT NOT NULL,
	sort_name  TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	updated_at TIMESTAMPTZ NOT NULL,
	CONSTRAINT region_code_key UNIQUE (code)
);

CREATE TABLE campus (
	id            TEXT PRIMARY KEY,
	version       BIGINT NOT NULL DEFAULT 1,
	region_id     TEXT NOT NULL REFERENCES region (id),
	name          TEXT NOT NULL,
	business_name TEXT NOT NULL,
	id_number     TEXT NOT NULL,
	website       TEXT NOT NULL,
	color         TEXT NOT NULL,
	phone         TEXT NOT NULL,
	address       TEXT NOT NULL,
	zip_code      TEXT NOT NULL,
	city          TEXT NOT NULL,
	state         TEXT NOT NULL,
	country       TEXT NOT NULL,
	latitude      DOUBLE PRECISION,
	longitude     DOUBLE PRECISION,
	schedule      TEXT NOT NULL,
	open          BOOLEAN NOT NULL,
	time_zone     TEXT NOT NULL,
	currency      TEXT NOT NULL,
	language      TEXT NOT NULL,
	pass_mark     BIGINT NOT NULL,
	required_attendance BIGINT NOT NULL,
	logo_hash     TEXT REFERENCES file (hash),
	archived_at   TIMESTAMPTZ,
	sort_name     TEXT NOT NULL,
	sort_city     TEXT NOT NULL,
	search_text   TEXT NOT NULL,
	created_at    TIMESTAMPTZ NOT NULL,
	updated_at    TIMESTAMPTZ NOT NULL,
	CONSTRAINT campus_name_key UNIQUE (region_id, sort_name),
	CONSTRAINT campus_language_check CHECK (language IN ('fr', 'en', 'pt', 'it', 'es')),
	CONSTRAINT campus_pass_mark_check CHECK (pass_mark BETWEEN 0 AND 100),
	CONSTRAINT campus_required_attendance_check CHECK (required_attendance BETWEEN 0 AND 100),
	CONSTRAINT campus_place_check CHECK ((latitude IS NULL) = (longitude IS NULL))
);
CREATE INDEX campus_name_idx ON campus (sort_name, id);
CREATE INDEX campus_city_idx ON campus (sort_city, sort_name, id);
CREATE INDEX campus_updated_idx ON campus (updated_at, id);

CREATE TABLE campus_document (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	campus_id  TEXT NOT NULL REFERENCES campus (id) ON DELETE CASCADE,
	title      TEXT NOT NULL,
	name       TEXT NOT NULL,
	hash       TEXT NOT NULL REFERENCES file (hash),
	position   BIGINT NOT NULL,
	created_by TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX campus_document_campus_idx ON campus_document (campus_id, position, id);

CREATE TABLE person (
	id          TEXT PRIMARY KEY,
	version     BIGINT NOT NULL DEFAULT 1,
	first_name  TEXT NOT NULL,
	middle_name TEXT NOT NULL,
	last_name   TEXT NOT NULL,
	email       TEXT NOT NULL,
	email_key   TEXT,
	mobile      TEXT NOT NULL,
	gender      TEXT NOT NULL,
	birth_date  DATE,
	city        TEXT NOT NULL,
	country     TEXT NOT NULL,
	language    TEXT NOT NULL,
	photo_hash  TEXT REFERENCES file (hash),
	enabled     BOOLEAN NOT NULL,
	sort_name   TEXT NOT NULL,
	search_text TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	updated_at  TIMESTAMPTZ NOT NULL,
	CONSTRAINT person_email_key UNIQUE (email_key),
	CONSTRAINT person_gender_check CHECK (gender IN ('', 'male', 'female')),
	CONSTRAINT person_language_check CHECK (language IN ('', 'fr', 'en', 'pt', 'it', 'es'))
);
CREATE INDEX person_name_idx ON person (sort_name, id);

-- sort_name is the person's, copied so that a campus's people come in order
-- from the index, however many the network has.
CREATE TABLE membership (
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	campus_id  TEXT NOT NULL REFERENCES campus (id),
	sort_name  TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (person_id, campus_id)
);
CREATE INDEX membership_campus_idx ON membership (campus_id, sort_name, person_id);

CREATE TABLE membership_role (
	person_id TEXT NOT NULL,
	campus_id TEXT NOT NULL,
	role      TEXT NOT NULL,
	sort_name TEXT NOT NULL,
	PRIMARY KEY (person_id, campus_id, role),
	FOREIGN KEY (person_id, campus_id) REFERENCES membership (person_id, campus_id) ON DELETE CASCADE,
	CONSTRAINT membership_role_check CHECK (role IN ('coordinator', 'accounting', 'secretary', 'multimedia', 'teacher', 'alumni', 'student', 'user'))
);
CREATE INDEX membership_role_campus_idx ON membership_role (campus_id, role, sort_name, person_id);
CREATE INDEX membership_role_name_idx ON membership_role (role, sort_name, person_id);

CREATE TABLE network_role (
	person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	role      TEXT NOT NULL,
	sort_name TEXT NOT NULL,
	PRIMARY KEY (person_id, role),
	CONSTRAINT network_role_check CHECK (role IN ('admin', 'director', 'supervisor', 'librarian'))
);
CREATE INDEX network_role_name_idx ON network_role (role, sort_name, person_id);

-- How many people a campus has, kept with each membership: counting them for
-- every list would take longer the more there are.
CREATE TABLE campus_size (
	campus_id TEXT PRIMARY KEY REFERENCES campus (id) ON DELETE CASCADE,
	people    BIGINT NOT NULL
);

CREATE TABLE password (
	person_id  TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	hash       TEXT NOT NULL,
	changed_at TIMESTAMPTZ NOT NULL
);

CREATE TABLE session (
	id         TEXT PRIMARY KEY,
	token_hash TEXT NOT NULL,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	campus_id  TEXT NOT NULL REFERENCES campus (id) ON DELETE CASCADE,
	origin     TEXT NOT NULL,
	address    TEXT NOT NULL,
	agent      TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	used_at    TIMESTAMPTZ NOT NULL,
	expires_at TIMESTAMPTZ NOT NULL,
	CONSTRAINT session_token_key UNIQUE (token_hash)
);
CREATE INDEX session_person_idx ON session (person_id);
CREATE INDEX session_campus_idx ON session (campus_id);
CREATE INDEX session_expires_idx ON session (expires_at);

-- Attempts to sign in, counted before they are verified.
CREATE TABLE attempt (
	key     TEXT PRIMARY KEY,
	count   BIGINT NOT NULL,
	ends_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX attempt_ends_idx ON attempt (ends_at);

CREATE TABLE user_metadata (
	person_id TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	settings  TEXT NOT NULL,
	shortcuts TEXT NOT NULL
);

CREATE TABLE audit_event (
	id         TEXT PRIMARY KEY,
	at         TIMESTAMPTZ NOT NULL,
	person_id  TEXT NOT NULL,
	session_id TEXT NOT NULL,
	campus_id  TEXT NOT NULL,
	action     TEXT NOT NULL,
	entity     TEXT NOT NULL,
	entity_id  TEXT NOT NULL,
	changes    TEXT NOT NULL,
	request_id TEXT NOT NULL,
	address    TEXT NOT NULL
);
CREATE INDEX audit_event_entity_idx ON audit_event (entity, entity_id, id);
CREATE INDEX audit_event_campus_idx ON audit_event (campus_id, id);

CREATE TABLE secret (
	name  TEXT PRIMARY KEY,
	value TEXT NOT NULL
);

CREATE TABLE job (
	id          TEXT PRIMARY KEY,
	kind        TEXT NOT NULL,
	payload     TEXT NOT NULL,
	dedup_key   TEXT,
	state       TEXT NOT NULL,
	run_at      TIMESTAMPTZ NOT NULL,
	attempt     BIGINT NOT NULL DEFAULT 0,
	lease_owner TEXT NOT NULL DEFAULT '',
	lease_until TIMESTAMPTZ,
	last_error  TEXT NOT NULL DEFAULT '',
	created_at  TIMESTAMPTZ NOT NULL,
	finished_at TIMESTAMPTZ,
	CONSTRAINT job_state_check CHECK (state IN ('ready', 'running', 'done', 'dead')),
	CONSTRAINT job_dedup_key UNIQUE (dedup_key)
);
CREATE INDEX job_ready_idx ON job (state, run_at, id);
