-- +goose Up

-- Where the bytes of an upload lie in an S3 store, as JSON: whose turn it is, the objects with their sizes, and what the
-- file seems to be. Empty where they lie in a folder.
ALTER TABLE upload ADD COLUMN place TEXT NOT NULL DEFAULT '';
