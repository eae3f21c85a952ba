-- +goose Up

-- What somebody was and is at a campus is found by him: by the campus alone it took as long as the campus is large, and
-- to fill a school took eight times as long.
CREATE INDEX enrollment_person_campus_idx ON enrollment (person_id, campus_id);
