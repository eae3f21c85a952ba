-- +goose Up

-- Whether those for whom a recording is meant were told of it, so that one that is
-- published later, or again, is told once. What was published before stays untold.
ALTER TABLE recording ADD COLUMN told BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE recording SET told = TRUE WHERE publish_at IS NOT NULL;
CREATE INDEX recording_untold_idx ON recording (publish_at) WHERE NOT told AND publish_at IS NOT NULL;
