-- +goose Up

-- Who has put the list of a new school's first steps away.
CREATE TABLE first_steps_hidden (
	person_id TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	hidden_at TIMESTAMPTZ NOT NULL
);
