-- +goose Up

-- The last number that a card was given. Cards go when somebody is erased; their numbers are never given again, since
-- a printed one may still be in somebody's pocket.
CREATE TABLE card_number (
	id   BIGINT PRIMARY KEY,
	last BIGINT NOT NULL,
	CONSTRAINT card_number_one_check CHECK (id = 1)
);
INSERT INTO card_number (id, last) SELECT 1, serial FROM person_card ORDER BY serial DESC LIMIT 1;

-- joined is a card of a record that became part of another which has a card of its own: scanned, it still says who he is.
ALTER TABLE person_card ADD COLUMN joined BOOLEAN NOT NULL DEFAULT FALSE;
DROP INDEX person_card_valid_key;
CREATE UNIQUE INDEX person_card_valid_key ON person_card (person_id) WHERE void_at IS NULL AND NOT joined;
