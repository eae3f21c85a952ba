-- +goose Up

-- In which languages something is published, and what somebody has: neither is looked for among all books, nor among all that
-- he ever had.
CREATE INDEX book_language_idx ON book (language) WHERE active AND published;
CREATE INDEX book_loan_held_idx ON book_loan (person_id, due_day, id) WHERE back_at IS NULL;
