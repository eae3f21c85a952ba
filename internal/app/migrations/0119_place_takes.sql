-- +goose Up

-- How long the whole takes, in milliseconds: what is heard takes as long as it lasts, of what is read the reader tells
-- it. 0 where nobody has told it yet.
ALTER TABLE place ADD COLUMN takes BIGINT NOT NULL DEFAULT 0;
UPDATE place SET takes = duration WHERE item NOT IN (SELECT id FROM book_file WHERE kind <> 'audio');
