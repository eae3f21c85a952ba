-- +goose Up

-- How a campus lends. A campus without a row lends as the program does where nobody said otherwise.
CREATE TABLE campus_lending (
	campus_id     TEXT PRIMARY KEY REFERENCES campus (id) ON DELETE CASCADE,
	version       BIGINT NOT NULL DEFAULT 1,
	days          BIGINT NOT NULL,
	most_books    BIGINT NOT NULL,
	most_renewals BIGINT NOT NULL,
	updated_at    TIMESTAMPTZ NOT NULL,
	CONSTRAINT campus_lending_check CHECK (days BETWEEN 1 AND 365 AND most_books BETWEEN 1 AND 100 AND most_renewals BETWEEN 0 AND 20)
);

-- A copy of a book on paper, at a campus. serial numbers all copies of the network: barcodes that we print are made of it.
-- Whether it is lent, its open loan says.
CREATE TABLE book_copy (
	id          TEXT PRIMARY KEY,
	version     BIGINT NOT NULL DEFAULT 1,
	book_id     TEXT NOT NULL REFERENCES book (id),
	campus_id   TEXT NOT NULL REFERENCES campus (id),
	serial      BIGINT NOT NULL,
	barcode     TEXT NOT NULL,
	barcode_key TEXT NOT NULL,
	state       TEXT NOT NULL,
	note        TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	updated_at  TIMESTAMPTZ NOT NULL,
	CONSTRAINT book_copy_serial_key UNIQUE (serial),
	CONSTRAINT book_copy_barcode_key UNIQUE (barcode_key),
	CONSTRAINT book_copy_state_check CHECK (state IN ('there', 'lost', 'withdrawn'))
);
CREATE INDEX book_copy_book_idx ON book_copy (book_id, campus_id, serial);
CREATE INDEX book_copy_campus_idx ON book_copy (campus_id, serial);

-- A loan of a copy; back_at is NULL while somebody has it. campus_id is where it was lent, which stays when the copy goes
-- elsewhere. request_key is the browser's, so that what is sent twice is lent once.
CREATE TABLE book_loan (
	id          TEXT PRIMARY KEY,
	version     BIGINT NOT NULL DEFAULT 1,
	copy_id     TEXT NOT NULL REFERENCES book_copy (id),
	campus_id   TEXT NOT NULL REFERENCES campus (id),
	person_id   TEXT NOT NULL REFERENCES person (id),
	due_day     DATE NOT NULL,
	renewals    BIGINT NOT NULL,
	outcome     TEXT NOT NULL,
	lent_at     TIMESTAMPTZ NOT NULL,
	lent_by     TEXT NOT NULL,
	back_at     TIMESTAMPTZ,
	back_by     TEXT NOT NULL,
	request_key TEXT,
	CONSTRAINT book_loan_request_key UNIQUE (request_key),
	CONSTRAINT book_loan_outcome_check CHECK (outcome IN ('', 'back', 'lost') AND (outcome = '') = (back_at IS NULL))
);
-- A copy is lent once at a time, however many lend at once.
CREATE UNIQUE INDEX book_loan_open_key ON book_loan (copy_id) WHERE back_at IS NULL;
CREATE INDEX book_loan_copy_idx ON book_loan (copy_id, lent_at);
CREATE INDEX book_loan_person_idx ON book_loan (person_id, lent_at);
CREATE INDEX book_loan_campus_idx ON book_loan (campus_id, lent_at, id);
CREATE INDEX book_loan_campus_due_idx ON book_loan (campus_id, due_day, id);
CREATE INDEX book_loan_lent_idx ON book_loan (lent_at, id);
CREATE INDEX book_loan_due_idx ON book_loan (due_day, id);
CREATE INDEX book_loan_lender_idx ON book_loan (lent_by);
CREATE INDEX book_loan_taker_idx ON book_loan (back_by);
