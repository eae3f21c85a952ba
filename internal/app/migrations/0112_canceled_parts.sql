-- +goose Up

-- What of a campus stopped being owed lately: what was overdue at the end of a month that is over was still owed then.
CREATE INDEX owed_part_canceled_idx ON owed_part (campus_id, canceled_at) WHERE canceled_at IS NOT NULL;
