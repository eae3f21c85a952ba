-- +goose Up

-- When somebody last looked at his own space, and when he did the time before: what is new is new since then.
CREATE TABLE space_visit (
	person_id  TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	seen_at    TIMESTAMPTZ NOT NULL,
	earlier_at TIMESTAMPTZ
);
