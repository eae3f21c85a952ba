-- +goose Up

-- The browser's key of the last undo or redo of an act, so that what is sent twice is done once.
ALTER TABLE board_act ADD COLUMN turn_key TEXT;
