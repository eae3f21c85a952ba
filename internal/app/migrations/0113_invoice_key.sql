-- +goose Up

-- The key of an invoice by hand, made by who sent it: what is sent again is one draft.
ALTER TABLE invoice ADD COLUMN request_key TEXT;
ALTER TABLE invoice ADD COLUMN request_hash TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX invoice_request_key ON invoice (request_key);
