-- +goose Up

-- What an invitation offers, asks and was answered. Amounts are in the smallest unit of currency, the host's
-- when they were named. queued has
-- somebody invited by himself when who stands before him in line says no; again marks who had accepted and is asked to
-- confirm a change; sequence counts what his calendar was told. answer is what he said, in JSON.
ALTER TABLE teaching_invitation ADD COLUMN queued BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE teaching_invitation ADD COLUMN again BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE teaching_invitation ADD COLUMN amount BIGINT;
ALTER TABLE teaching_invitation ADD COLUMN agreed_amount BIGINT;
ALTER TABLE teaching_invitation ADD COLUMN currency TEXT NOT NULL DEFAULT '';
ALTER TABLE teaching_invitation ADD COLUMN offer_text TEXT NOT NULL DEFAULT '';
ALTER TABLE teaching_invitation ADD COLUMN lodging TEXT NOT NULL DEFAULT '';
ALTER TABLE teaching_invitation ADD COLUMN transport TEXT NOT NULL DEFAULT '';
ALTER TABLE teaching_invitation ADD COLUMN arrives_on DATE;
ALTER TABLE teaching_invitation ADD COLUMN leaves_on DATE;
ALTER TABLE teaching_invitation ADD COLUMN answer_by_day DATE;
ALTER TABLE teaching_invitation ADD COLUMN sent_by TEXT NOT NULL DEFAULT '';
ALTER TABLE teaching_invitation ADD COLUMN sent_at TIMESTAMPTZ;
ALTER TABLE teaching_invitation ADD COLUMN reminded_at TIMESTAMPTZ;
ALTER TABLE teaching_invitation ADD COLUMN viewed_at TIMESTAMPTZ;
ALTER TABLE teaching_invitation ADD COLUMN answered_at TIMESTAMPTZ;
ALTER TABLE teaching_invitation ADD COLUMN answer TEXT NOT NULL DEFAULT '';
ALTER TABLE teaching_invitation ADD COLUMN sequence BIGINT NOT NULL DEFAULT 0;
CREATE INDEX teaching_invitation_sender_idx ON teaching_invitation (sent_by);
CREATE INDEX teaching_invitation_waiting_idx ON teaching_invitation (state, answer_by_day, id);
CREATE INDEX teaching_invitation_wanted_idx ON teaching_invitation (answer_by_day, id);
CREATE INDEX teaching_invitation_sent_idx ON teaching_invitation (sent_at, id);
CREATE INDEX teaching_invitation_updated_idx ON teaching_invitation (updated_at, id);

-- Every move of an invitation, and what it was before, so that who answered can take it back. person_id is null where it
-- moved by itself. request_key is the browser's, so that what is sent twice is done once.
CREATE TABLE teaching_move (
	id            TEXT PRIMARY KEY,
	invitation_id TEXT NOT NULL REFERENCES teaching_invitation (id) ON DELETE CASCADE,
	at            TIMESTAMPTZ NOT NULL,
	move          TEXT NOT NULL,
	from_state    TEXT NOT NULL,
	to_state      TEXT NOT NULL,
	via           TEXT NOT NULL,
	person_id     TEXT REFERENCES person (id),
	reason        TEXT NOT NULL,
	was           TEXT NOT NULL,
	request_key   TEXT,
	CONSTRAINT teaching_move_via_check CHECK (via IN ('staff', 'link', 'self', 'behalf', 'itself')),
	CONSTRAINT teaching_move_request_key UNIQUE (request_key)
);
CREATE INDEX teaching_move_invitation_idx ON teaching_move (invitation_id, at, id);
CREATE INDEX teaching_move_person_idx ON teaching_move (person_id);

-- A private link by which somebody answers what he is asked for a planning. Only its hash is kept; ended_at is when a
-- newer mail took its place.
CREATE TABLE teaching_link (
	token_hash  TEXT PRIMARY KEY,
	planning_id TEXT NOT NULL REFERENCES planning (id) ON DELETE CASCADE,
	person_id   TEXT NOT NULL REFERENCES person (id),
	created_at  TIMESTAMPTZ NOT NULL,
	ended_at    TIMESTAMPTZ
);
CREATE INDEX teaching_link_planning_idx ON teaching_link (planning_id, person_id);
CREATE INDEX teaching_link_person_idx ON teaching_link (person_id);
