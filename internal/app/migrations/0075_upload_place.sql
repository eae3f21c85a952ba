-- +goose Up

-- Where the bytes of an upload lie in an S3 store, as JSON in the store's own words: whose turn it is, the multipart
-- upload with its pieces, and the objects with what is too little for a piece. Empty where they lie in a folder.
ALTER TABLE upload ADD COLUMN place TEXT NOT NULL DEFAULT '';
