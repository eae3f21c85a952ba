-- +goose Up

-- What is still to do before a month is closed is found among what is still to do, not among all that ever was.
CREATE INDEX invoice_draft_idx ON invoice (campus_id, day, state) WHERE state = 'draft';
CREATE INDEX money_question_unsettled_idx ON money_question (campus_id, created_at, id, settled_at) WHERE settled_at IS NULL;
CREATE INDEX money_movement_unreconciled_idx ON money_movement (account_id, day, id, reconciled_at) WHERE reconciled_at IS NULL;
DROP INDEX money_movement_loose_idx;
CREATE INDEX money_movement_uncounted_idx ON money_movement (account_id, day, closing_id) WHERE closing_id IS NULL;
