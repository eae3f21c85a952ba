-- +goose Up

-- The first day that is still open, which every payment asks for, is found without the counts of all week-ends that were closed.
CREATE INDEX weekend_closing_open_idx ON weekend_closing (account_id, day, reopened_at) WHERE reopened_at IS NULL;
