-- +goose Up

-- When the sessions were to which somebody said yes, or which he was last asked to confirm: what is published is held
-- against it, whatever became of the sessions since. Each line is a beginning and an end in seconds; empty where nobody
-- knows yet.
ALTER TABLE teaching_invitation ADD COLUMN agreed_times TEXT NOT NULL DEFAULT '';
-- A yes was to what was offered.
UPDATE teaching_invitation SET agreed_amount = amount WHERE state = 'accepted' AND agreed_amount IS NULL AND amount IS NOT NULL;
