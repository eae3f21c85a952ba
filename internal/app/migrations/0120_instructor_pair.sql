-- +goose Up

-- The languages between which somebody translates, either way: two codes in order, as en/fr. Who has said nothing here
-- translates between the languages that he teaches in.
CREATE TABLE instructor_pair (
	person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	pair      TEXT NOT NULL,
	PRIMARY KEY (person_id, pair)
);
