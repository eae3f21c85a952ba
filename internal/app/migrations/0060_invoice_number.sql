-- +goose Up

-- An invoice is looked for by its number over all campuses and years.
CREATE INDEX invoice_number_idx ON invoice (number);
