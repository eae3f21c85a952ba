-- +goose Up

-- The invoice by which a lost copy was charged. The area of money keeps it, and says whether it still stands.
ALTER TABLE book_loan ADD COLUMN invoice_id TEXT;
