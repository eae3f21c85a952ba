-- +goose Up

-- The card by which somebody is known when it is scanned. serial numbers all cards that ever were: a number is never
-- given twice, and one that was replaced identifies nobody. batch joins those that are printed together.
CREATE TABLE person_card (
	serial     BIGINT PRIMARY KEY,
	person_id  TEXT NOT NULL REFERENCES person (id),
	number     TEXT NOT NULL,
	batch      TEXT NOT NULL,
	made_by    TEXT NOT NULL,
	made_at    TIMESTAMPTZ NOT NULL,
	void_at    TIMESTAMPTZ,
	CONSTRAINT person_card_number_key UNIQUE (number)
);
CREATE UNIQUE INDEX person_card_valid_key ON person_card (person_id) WHERE void_at IS NULL;
CREATE INDEX person_card_person_idx ON person_card (person_id);
CREATE INDEX person_card_batch_idx ON person_card (batch);
CREATE INDEX person_card_maker_idx ON person_card (made_by);
