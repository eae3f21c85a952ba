-- +goose Up

-- When a copy came from another campus: a stock-taking that had begun before does not miss it. NULL where it never did.
ALTER TABLE book_copy ADD COLUMN came_at TIMESTAMPTZ;
