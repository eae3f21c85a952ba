-- +goose Up

-- A private link by which somebody's calendar fetches sessions: his own, those of a class, or those of a campus. campus_id
-- is where he made it: it shows what he may see there now. The token is kept hashed, to be found by, and sealed, so that
-- its owner can copy the address again.
CREATE TABLE feed (
	id           TEXT PRIMARY KEY,
	person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	campus_id    TEXT NOT NULL REFERENCES campus (id) ON DELETE CASCADE,
	kind         TEXT NOT NULL,
	class_id     TEXT REFERENCES class (id) ON DELETE CASCADE,
	of_campus_id TEXT REFERENCES campus (id) ON DELETE CASCADE,
	token_hash   TEXT NOT NULL,
	token_sealed TEXT NOT NULL,
	created_at   TIMESTAMPTZ NOT NULL,
	renewed_at   TIMESTAMPTZ,
	asked_at     TIMESTAMPTZ,
	CONSTRAINT feed_token_key UNIQUE (token_hash),
	CONSTRAINT feed_kind_check CHECK (kind = 'own' AND class_id IS NULL AND of_campus_id IS NULL
		OR kind = 'class' AND class_id IS NOT NULL AND of_campus_id IS NULL OR kind = 'campus' AND class_id IS NULL AND of_campus_id IS NOT NULL)
);
CREATE INDEX feed_person_idx ON feed (person_id, created_at);
CREATE INDEX feed_campus_idx ON feed (campus_id);
CREATE INDEX feed_class_idx ON feed (class_id);
CREATE INDEX feed_of_campus_idx ON feed (of_campus_id);
