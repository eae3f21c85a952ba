-- +goose Up

-- Beyond its limit a key is tried one at a time, not before next_at.
ALTER TABLE attempt ADD COLUMN next_at TIMESTAMPTZ;

-- The browsers in which a person has signed in, by the hash of a mark that each
-- keeps: there, guesses made elsewhere do not keep him out.
CREATE TABLE known_device (
	mark_hash  TEXT NOT NULL,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	created_at TIMESTAMPTZ NOT NULL,
	used_at    TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (mark_hash, person_id)
);
CREATE INDEX known_device_person_idx ON known_device (person_id, used_at);
CREATE INDEX known_device_used_idx ON known_device (used_at);

-- Sessions that ended because their owner began too many: he is told for a while.
CREATE TABLE ended_session (
	id         TEXT PRIMARY KEY,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	campus_id  TEXT NOT NULL REFERENCES campus (id) ON DELETE CASCADE,
	agent      TEXT NOT NULL,
	address    TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	used_at    TIMESTAMPTZ NOT NULL,
	ended_at   TIMESTAMPTZ NOT NULL
);
CREATE INDEX ended_session_person_idx ON ended_session (person_id, ended_at);
CREATE INDEX ended_session_ended_idx ON ended_session (ended_at);

-- Why an invite was taken back, where nobody took it back by hand.
ALTER TABLE staff_invite ADD COLUMN revoked_because TEXT NOT NULL DEFAULT '';
CREATE INDEX staff_invite_by_idx ON staff_invite (invited_by);
