-- +goose Up

-- Whether somebody said of a student that he passed the level, or did not: until then grades and presence propose it.
ALTER TABLE enrollment ADD COLUMN ticked BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE enrollment SET ticked = passed;
