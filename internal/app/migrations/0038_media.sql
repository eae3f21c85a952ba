-- +goose Up

-- What was recorded of a session. It is open to those for whom it is meant from publish_at on; NULL is hidden. rhema opens
-- it to whom the course was granted, too. duration is in milliseconds, 0 where nobody knows.
CREATE TABLE recording (
	id           TEXT PRIMARY KEY,
	version      BIGINT NOT NULL DEFAULT 1,
	agenda_id    TEXT NOT NULL REFERENCES published_agenda (id),
	kind         TEXT NOT NULL,
	title        TEXT NOT NULL,
	position     BIGINT NOT NULL,
	publish_at   TIMESTAMPTZ,
	all_classes  BOOLEAN NOT NULL,
	rhema        BOOLEAN NOT NULL,
	downloadable BOOLEAN NOT NULL,
	consent      BOOLEAN NOT NULL,
	duration     BIGINT NOT NULL,
	created_by   TEXT NOT NULL,
	created_at   TIMESTAMPTZ NOT NULL,
	updated_at   TIMESTAMPTZ NOT NULL,
	CONSTRAINT recording_kind_check CHECK (kind IN ('audio', 'video', 'photo', 'document')),
	CONSTRAINT recording_duration_check CHECK (duration >= 0),
	-- Those shown on a photo agree before anybody else sees it.
	CONSTRAINT recording_consent_check CHECK (kind <> 'photo' OR consent OR publish_at IS NULL)
);
CREATE INDEX recording_agenda_idx ON recording (agenda_id, kind, position, id);
CREATE INDEX recording_creator_idx ON recording (created_by);

-- The classes of the session that a recording is for, where it is not for all of them.
CREATE TABLE recording_class (
	recording_id TEXT NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
	class_id     TEXT NOT NULL REFERENCES class (id),
	PRIMARY KEY (recording_id, class_id)
);
CREATE INDEX recording_class_class_idx ON recording_class (class_id);

-- The files of a recording; the highest number is the one in use, the others are its earlier versions.
CREATE TABLE recording_file (
	id           TEXT PRIMARY KEY,
	recording_id TEXT NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
	number       BIGINT NOT NULL,
	name         TEXT NOT NULL,
	hash         TEXT NOT NULL REFERENCES file (hash),
	created_by   TEXT NOT NULL,
	created_at   TIMESTAMPTZ NOT NULL,
	CONSTRAINT recording_file_number_key UNIQUE (recording_id, number)
);
CREATE INDEX recording_file_hash_idx ON recording_file (hash);
CREATE INDEX recording_file_creator_idx ON recording_file (created_by);

-- A link by which a phone on which nobody is signed in adds recordings to one session, until ends_at. campus_id is where its
-- maker was signed in: it does what he may do there now. The token is kept hashed. files and bytes are what came by it.
CREATE TABLE recording_link (
	id         TEXT PRIMARY KEY,
	agenda_id  TEXT NOT NULL REFERENCES published_agenda (id),
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	campus_id  TEXT NOT NULL REFERENCES campus (id) ON DELETE CASCADE,
	token_hash TEXT NOT NULL,
	files      BIGINT NOT NULL,
	bytes      BIGINT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	ends_at    TIMESTAMPTZ NOT NULL,
	CONSTRAINT recording_link_token_key UNIQUE (token_hash)
);
CREATE INDEX recording_link_agenda_idx ON recording_link (agenda_id, created_at);
CREATE INDEX recording_link_person_idx ON recording_link (person_id);
CREATE INDEX recording_link_campus_idx ON recording_link (campus_id);

-- Somebody's private link by which an app for podcasts fetches what he may hear. campus_id is where he made it: it has what
-- is open to him there now. The token is kept hashed, to be found by, and sealed, so that he can copy the address again.
CREATE TABLE podcast (
	person_id    TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	campus_id    TEXT NOT NULL REFERENCES campus (id) ON DELETE CASCADE,
	token_hash   TEXT NOT NULL,
	token_sealed TEXT NOT NULL,
	created_at   TIMESTAMPTZ NOT NULL,
	asked_at     TIMESTAMPTZ,
	CONSTRAINT podcast_token_key UNIQUE (token_hash)
);
CREATE INDEX podcast_campus_idx ON podcast (campus_id);

-- Where somebody stopped in something that is heard or read, and what of it he has really heard: ranges of milliseconds
-- as text, merged and in order. item is the id of what he hears. changes guards against two devices at once.
CREATE TABLE place (
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	item       TEXT NOT NULL,
	position   BIGINT NOT NULL,
	duration   BIGINT NOT NULL,
	heard      TEXT NOT NULL,
	percent    BIGINT NOT NULL,
	device     TEXT NOT NULL,
	noted_at   TIMESTAMPTZ NOT NULL,
	changes    BIGINT NOT NULL,
	PRIMARY KEY (person_id, item),
	CONSTRAINT place_percent_check CHECK (percent BETWEEN 0 AND 100)
);
CREATE INDEX place_item_idx ON place (item);

-- Somebody asks for a course. One waits at a time for each person and course.
CREATE TABLE course_request (
	id          TEXT PRIMARY KEY,
	person_id   TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	course_id   TEXT NOT NULL REFERENCES course (id),
	note        TEXT NOT NULL,
	state       TEXT NOT NULL,
	reason      TEXT NOT NULL DEFAULT '',
	answered_by TEXT NOT NULL DEFAULT '',
	answered_at TIMESTAMPTZ,
	created_at  TIMESTAMPTZ NOT NULL,
	CONSTRAINT course_request_state_check CHECK (state IN ('waiting', 'granted', 'declined'))
);
CREATE UNIQUE INDEX course_request_waiting_key ON course_request (person_id, course_id) WHERE state = 'waiting';
CREATE INDEX course_request_person_idx ON course_request (person_id, course_id, created_at);
CREATE INDEX course_request_course_idx ON course_request (course_id);
CREATE INDEX course_request_state_idx ON course_request (state, created_at, id);
CREATE INDEX course_request_answerer_idx ON course_request (answered_by);
