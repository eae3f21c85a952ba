-- +goose Up

-- Who followed a class on a day is counted by an index alone.
CREATE INDEX enrollment_following_idx ON enrollment (class_id, outcome, status, confirmed_at, id);
DROP INDEX enrollment_place_idx;
