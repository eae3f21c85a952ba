-- +goose Up

-- Since replaced_at an installment has given way to those of a new plan: it is part of the schedule no longer.
ALTER TABLE installment ADD COLUMN replaced_at TIMESTAMPTZ;

-- How a campus keeps its money. code begins its numbers, such as PAR, and never changes; reminders is whether they go out
-- by themselves.
CREATE TABLE campus_money (
	campus_id  TEXT PRIMARY KEY REFERENCES campus (id) ON DELETE CASCADE,
	version    BIGINT NOT NULL DEFAULT 1,
	code       TEXT NOT NULL,
	reminders  BOOLEAN NOT NULL,
	updated_at TIMESTAMPTZ NOT NULL,
	CONSTRAINT campus_money_code_key UNIQUE (code)
);

-- The last number that a campus has given in a year and a series (I invoices, C credit notes, R receipts, T1 … receipts of
-- a till): counted in the transaction that makes the paper, so that none is left out.
CREATE TABLE money_number (
	campus_id TEXT NOT NULL REFERENCES campus (id),
	year      BIGINT NOT NULL,
	series    TEXT NOT NULL,
	last      BIGINT NOT NULL,
	PRIMARY KEY (campus_id, year, series)
);

-- Who pays at a campus: a student, or a church, company or relative for one or several. sort_name of a student is copied
-- from the person.
CREATE TABLE payer (
	id          TEXT PRIMARY KEY,
	version     BIGINT NOT NULL DEFAULT 1,
	campus_id   TEXT NOT NULL REFERENCES campus (id),
	kind        TEXT NOT NULL,
	person_id   TEXT REFERENCES person (id),
	name        TEXT NOT NULL,
	email       TEXT NOT NULL,
	phone       TEXT NOT NULL,
	address     TEXT NOT NULL,
	id_number   TEXT NOT NULL,
	language    TEXT NOT NULL,
	note        TEXT NOT NULL,
	archived_at TIMESTAMPTZ,
	sort_name   TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	updated_at  TIMESTAMPTZ NOT NULL,
	CONSTRAINT payer_kind_check CHECK (kind IN ('student', 'church', 'company', 'relative')),
	CONSTRAINT payer_person_check CHECK ((kind = 'student') = (person_id IS NOT NULL))
);
CREATE UNIQUE INDEX payer_person_key ON payer (person_id, campus_id) WHERE person_id IS NOT NULL;
CREATE INDEX payer_person_idx ON payer (person_id);
CREATE INDEX payer_name_idx ON payer (sort_name, id);
CREATE INDEX payer_campus_idx ON payer (campus_id, sort_name, id);

-- Which share of an enrollment another pays: hundredths of a percent, or an amount.
CREATE TABLE payer_share (
	enrollment_id TEXT NOT NULL REFERENCES enrollment (id),
	payer_id      TEXT NOT NULL REFERENCES payer (id),
	kind          TEXT NOT NULL,
	value         BIGINT NOT NULL,
	created_at    TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (enrollment_id, payer_id),
	CONSTRAINT payer_share_kind_check CHECK (kind IN ('percent', 'amount')),
	CONSTRAINT payer_share_value_check CHECK (value > 0)
);
CREATE INDEX payer_share_payer_idx ON payer_share (payer_id);

-- A paper that says what a payer owes. Its row is a draft until it has a number. credited, paid, balance and next_deadline
-- are copies of what its notes and parts say, so that lists come from one index; name is the number as it is printed.
CREATE TABLE invoice (
	id            TEXT PRIMARY KEY,
	version       BIGINT NOT NULL DEFAULT 1,
	campus_id     TEXT NOT NULL REFERENCES campus (id),
	payer_id      TEXT NOT NULL REFERENCES payer (id),
	enrollment_id TEXT REFERENCES enrollment (id),
	class_id      TEXT REFERENCES class (id),
	state         TEXT NOT NULL,
	year          BIGINT,
	number        BIGINT,
	name          TEXT NOT NULL,
	currency      TEXT NOT NULL,
	total         BIGINT NOT NULL,
	credited      BIGINT NOT NULL,
	paid          BIGINT NOT NULL,
	balance       BIGINT NOT NULL,
	next_deadline DATE,
	day           DATE NOT NULL,
	deadline      DATE,
	note          TEXT NOT NULL,
	sort_name     TEXT NOT NULL,
	created_by    TEXT NOT NULL,
	created_at    TIMESTAMPTZ NOT NULL,
	updated_at    TIMESTAMPTZ NOT NULL,
	issued_by     TEXT NOT NULL,
	issued_at     TIMESTAMPTZ,
	CONSTRAINT invoice_state_check CHECK (state IN ('draft', 'issued', 'canceled')),
	CONSTRAINT invoice_number_check CHECK ((state = 'draft') = (number IS NULL)),
	CONSTRAINT invoice_amounts_check CHECK (total >= 0 AND credited >= 0 AND paid >= 0 AND balance >= 0 AND credited + paid + balance = total),
	CONSTRAINT invoice_number_key UNIQUE (campus_id, year, number)
);
CREATE INDEX invoice_day_idx ON invoice (day, id);
CREATE INDEX invoice_campus_day_idx ON invoice (campus_id, day, id);
CREATE INDEX invoice_name_idx ON invoice (sort_name, id);
CREATE INDEX invoice_campus_name_idx ON invoice (campus_id, sort_name, id);
CREATE INDEX invoice_total_idx ON invoice (total, id);
CREATE INDEX invoice_campus_total_idx ON invoice (campus_id, total, id);
CREATE INDEX invoice_balance_idx ON invoice (balance, id);
CREATE INDEX invoice_campus_balance_idx ON invoice (campus_id, balance, id);
CREATE INDEX invoice_deadline_idx ON invoice (next_deadline, id);
CREATE INDEX invoice_campus_deadline_idx ON invoice (campus_id, next_deadline, id);
CREATE INDEX invoice_payer_idx ON invoice (payer_id, day, id);
CREATE INDEX invoice_class_idx ON invoice (class_id, sort_name, id);
CREATE INDEX invoice_enrollment_idx ON invoice (enrollment_id);
CREATE INDEX invoice_creator_idx ON invoice (created_by);
CREATE INDEX invoice_issuer_idx ON invoice (issued_by);

-- kind says what a line is of which the program knows the words in every language; text is what somebody wrote, or the
-- class or the student that it is about.
CREATE TABLE invoice_line (
	invoice_id TEXT NOT NULL REFERENCES invoice (id) ON DELETE CASCADE,
	position   BIGINT NOT NULL,
	kind       TEXT NOT NULL,
	text       TEXT NOT NULL,
	amount     BIGINT NOT NULL,
	PRIMARY KEY (invoice_id, position),
	CONSTRAINT invoice_line_kind_check CHECK (kind IN ('tuition', 'discount', 'share', 'others', 'rest', 'text'))
);

-- What of an invoice is owed no longer.
CREATE TABLE credit_note (
	id           TEXT PRIMARY KEY,
	campus_id    TEXT NOT NULL REFERENCES campus (id),
	invoice_id   TEXT NOT NULL REFERENCES invoice (id),
	year         BIGINT NOT NULL,
	number       BIGINT NOT NULL,
	name         TEXT NOT NULL,
	amount       BIGINT NOT NULL,
	day          DATE NOT NULL,
	reason       TEXT NOT NULL,
	code         TEXT NOT NULL,
	request_key  TEXT,
	request_hash TEXT NOT NULL,
	created_by   TEXT NOT NULL,
	created_at   TIMESTAMPTZ NOT NULL,
	CONSTRAINT credit_note_code_check CHECK (code IN ('', 'canceled', 'left')),
	CONSTRAINT credit_note_amount_check CHECK (amount > 0),
	CONSTRAINT credit_note_number_key UNIQUE (campus_id, year, number),
	CONSTRAINT credit_note_request_key UNIQUE (request_key)
);
CREATE INDEX credit_note_invoice_idx ON credit_note (invoice_id);
CREATE INDEX credit_note_day_idx ON credit_note (campus_id, day);
CREATE INDEX credit_note_creator_idx ON credit_note (created_by);

-- What one payer owes of an installment, or of an invoice by hand. Its amount never changes. paid and credited are copies
-- of the sums of what was allocated to it, open is what is left of it: nothing where it was canceled. loose is one that no
-- installment stands behind.
CREATE TABLE owed_part (
	id            TEXT PRIMARY KEY,
	campus_id     TEXT NOT NULL REFERENCES campus (id),
	payer_id      TEXT NOT NULL REFERENCES payer (id),
	enrollment_id TEXT REFERENCES enrollment (id),
	class_id      TEXT REFERENCES class (id),
	number        BIGINT NOT NULL,
	loose         BOOLEAN NOT NULL,
	invoice_id    TEXT REFERENCES invoice (id),
	currency      TEXT NOT NULL,
	deadline      DATE NOT NULL,
	amount        BIGINT NOT NULL,
	paid          BIGINT NOT NULL,
	credited      BIGINT NOT NULL,
	open          BIGINT NOT NULL,
	canceled_at   TIMESTAMPTZ,
	created_at    TIMESTAMPTZ NOT NULL,
	CONSTRAINT owed_part_amounts_check CHECK (amount >= 0 AND paid >= 0 AND credited >= 0 AND open >= 0 AND paid + credited + open <= amount),
	CONSTRAINT owed_part_open_check CHECK (CASE WHEN canceled_at IS NULL THEN paid + credited + open = amount ELSE open = 0 END)
);
CREATE INDEX owed_part_enrollment_idx ON owed_part (enrollment_id, number);
CREATE INDEX owed_part_payer_idx ON owed_part (payer_id, deadline, id);
CREATE INDEX owed_part_invoice_idx ON owed_part (invoice_id, deadline, id);
CREATE INDEX owed_part_class_idx ON owed_part (class_id, deadline, id);
CREATE INDEX owed_part_open_idx ON owed_part (deadline, id) WHERE open > 0;
CREATE INDEX owed_part_campus_idx ON owed_part (campus_id, deadline, id) WHERE open > 0;
CREATE INDEX owed_part_due_idx ON owed_part (payer_id, deadline, id) WHERE open > 0;

-- Where money lies. Its balance is the sum of its movements.
CREATE TABLE money_account (
	id          TEXT PRIMARY KEY,
	version     BIGINT NOT NULL DEFAULT 1,
	campus_id   TEXT NOT NULL REFERENCES campus (id),
	name        TEXT NOT NULL,
	kind        TEXT NOT NULL,
	currency    TEXT NOT NULL,
	iban        TEXT NOT NULL,
	bic         TEXT NOT NULL,
	holder      TEXT NOT NULL,
	archived_at TIMESTAMPTZ,
	sort_name   TEXT NOT NULL,
	search_text TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	updated_at  TIMESTAMPTZ NOT NULL,
	CONSTRAINT money_account_kind_check CHECK (kind IN ('cash', 'bank', 'mobile', 'card')),
	CONSTRAINT money_account_name_key UNIQUE (campus_id, sort_name)
);
CREATE INDEX money_account_campus_idx ON money_account (campus_id, sort_name, id);
CREATE INDEX money_account_name_idx ON money_account (sort_name, id);

-- A device at which money is taken, also without a line: its receipts have a series of their own.
CREATE TABLE till (
	id         TEXT PRIMARY KEY,
	version    BIGINT NOT NULL DEFAULT 1,
	campus_id  TEXT NOT NULL REFERENCES campus (id),
	number     BIGINT NOT NULL,
	name       TEXT NOT NULL,
	ended_at   TIMESTAMPTZ,
	created_by TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	CONSTRAINT till_number_key UNIQUE (campus_id, number)
);
CREATE INDEX till_creator_idx ON till (created_by);

-- A week-end that was closed: the cash of an account since the last time, and what was counted. coins and figures are JSON.
CREATE TABLE weekend_closing (
	id            TEXT PRIMARY KEY,
	campus_id     TEXT NOT NULL REFERENCES campus (id),
	planning_id   TEXT REFERENCES planning (id),
	account_id    TEXT NOT NULL REFERENCES money_account (id),
	day           DATE NOT NULL,
	opening       BIGINT NOT NULL,
	expected      BIGINT NOT NULL,
	counted       BIGINT NOT NULL,
	note          TEXT NOT NULL,
	coins         TEXT NOT NULL,
	figures       TEXT NOT NULL,
	request_key   TEXT,
	request_hash  TEXT NOT NULL,
	closed_by     TEXT NOT NULL,
	closed_at     TIMESTAMPTZ NOT NULL,
	reopened_by   TEXT NOT NULL,
	reopened_at   TIMESTAMPTZ,
	reason        TEXT NOT NULL,
	CONSTRAINT weekend_closing_request_key UNIQUE (request_key)
);
CREATE INDEX weekend_closing_account_idx ON weekend_closing (account_id, closed_at);
CREATE INDEX weekend_closing_campus_idx ON weekend_closing (campus_id, day, id);
CREATE INDEX weekend_closing_day_idx ON weekend_closing (day, id);
CREATE INDEX weekend_closing_planning_idx ON weekend_closing (planning_id);
CREATE INDEX weekend_closing_closer_idx ON weekend_closing (closed_by);
CREATE INDEX weekend_closing_reopener_idx ON weekend_closing (reopened_by);

-- A month of a campus that was closed: nothing is entered in it any more. figures are the summary as it was, in JSON.
CREATE TABLE month_closing (
	id          TEXT PRIMARY KEY,
	campus_id   TEXT NOT NULL REFERENCES campus (id),
	month       DATE NOT NULL,
	figures     TEXT NOT NULL,
	closed_by   TEXT NOT NULL,
	closed_at   TIMESTAMPTZ NOT NULL,
	reopened_by TEXT NOT NULL,
	reopened_at TIMESTAMPTZ,
	reason      TEXT NOT NULL
);
CREATE UNIQUE INDEX month_closing_month_key ON month_closing (campus_id, month) WHERE reopened_at IS NULL;
CREATE INDEX month_closing_campus_idx ON month_closing (campus_id, month, closed_at);
CREATE INDEX month_closing_closer_idx ON month_closing (closed_by);
CREATE INDEX month_closing_reopener_idx ON month_closing (reopened_by);

-- Everything that happens to money, once and for good. dues is what of it pays what is owed or becomes credit, allocated
-- how much of it was allocated: what a payer has as credit is the sum of their differences. A reversal has both with the
-- other sign. of_kind is what a reversal reverses. receipt is the number as it is printed; with_total, with_paid and
-- with_open are what the payer had to pay in all, had paid and still owed with it, as the receipt says. receipt_twin is how
-- many others have the same number: a till without a line gave it, and what is on a paper stays.
CREATE TABLE money_transaction (
	id             TEXT PRIMARY KEY,
	campus_id      TEXT NOT NULL REFERENCES campus (id),
	kind           TEXT NOT NULL,
	of_kind        TEXT NOT NULL,
	day            DATE NOT NULL,
	amount         BIGINT NOT NULL,
	currency       TEXT NOT NULL,
	way            TEXT NOT NULL,
	reference      TEXT NOT NULL,
	payer_id       TEXT REFERENCES payer (id),
	category       TEXT NOT NULL,
	memo           TEXT NOT NULL,
	dues           BIGINT NOT NULL,
	allocated      BIGINT NOT NULL,
	reverses_id    TEXT REFERENCES money_transaction (id),
	receipt_year   BIGINT,
	receipt_series TEXT,
	receipt_number BIGINT,
	receipt_twin   BIGINT NOT NULL DEFAULT 0,
	receipt        TEXT NOT NULL,
	with_total     BIGINT NOT NULL,
	with_paid      BIGINT NOT NULL,
	with_open      BIGINT NOT NULL,
	till_id        TEXT REFERENCES till (id),
	invitation_id  TEXT REFERENCES teaching_invitation (id),
	paper_hash     TEXT REFERENCES file (hash),
	paper_name     TEXT NOT NULL,
	request_key    TEXT,
	request_hash   TEXT NOT NULL,
	search_text    TEXT NOT NULL,
	created_by     TEXT NOT NULL,
	created_at     TIMESTAMPTZ NOT NULL,
	CONSTRAINT money_transaction_kind_check CHECK (kind IN ('opening', 'income', 'expense', 'transfer', 'refund', 'credit', 'reversal')),
	CONSTRAINT money_transaction_way_check CHECK (way IN ('', 'cash', 'cheque', 'transfer', 'card', 'mobile')),
	CONSTRAINT money_transaction_amount_check CHECK (amount > 0 OR kind = 'opening'),
	CONSTRAINT money_transaction_reversal_check CHECK ((kind = 'reversal') = (reverses_id IS NOT NULL)),
	CONSTRAINT money_transaction_reverses_key UNIQUE (reverses_id),
	CONSTRAINT money_transaction_receipt_key UNIQUE (campus_id, receipt_year, receipt_series, receipt_number, receipt_twin),
	CONSTRAINT money_transaction_request_key UNIQUE (request_key)
);
CREATE INDEX money_transaction_day_idx ON money_transaction (day, id);
CREATE INDEX money_transaction_campus_idx ON money_transaction (campus_id, day, id);
CREATE INDEX money_transaction_amount_idx ON money_transaction (amount, id);
CREATE INDEX money_transaction_campus_amount_idx ON money_transaction (campus_id, amount, id);
CREATE INDEX money_transaction_payer_idx ON money_transaction (payer_id, day, id);
CREATE INDEX money_transaction_till_idx ON money_transaction (till_id);
CREATE INDEX money_transaction_invitation_idx ON money_transaction (invitation_id);
CREATE INDEX money_transaction_paper_idx ON money_transaction (paper_hash);
CREATE INDEX money_transaction_creator_idx ON money_transaction (created_by);

-- What of an income or expense is of another category than the whole: books and other small sales.
CREATE TABLE money_line (
	transaction_id TEXT NOT NULL REFERENCES money_transaction (id),
	position       BIGINT NOT NULL,
	category       TEXT NOT NULL,
	text           TEXT NOT NULL,
	amount         BIGINT NOT NULL,
	PRIMARY KEY (transaction_id, position)
);

-- The legs of a transaction on accounts.
CREATE TABLE money_movement (
	id             TEXT PRIMARY KEY,
	transaction_id TEXT NOT NULL REFERENCES money_transaction (id),
	account_id     TEXT NOT NULL REFERENCES money_account (id),
	day            DATE NOT NULL,
	amount         BIGINT NOT NULL,
	closing_id     TEXT REFERENCES weekend_closing (id),
	reconciled_at  TIMESTAMPTZ,
	reconciled_by  TEXT NOT NULL
);
CREATE INDEX money_movement_transaction_idx ON money_movement (transaction_id);
CREATE INDEX money_movement_account_idx ON money_movement (account_id, day, id);
CREATE INDEX money_movement_closing_idx ON money_movement (closing_id);
CREATE INDEX money_movement_loose_idx ON money_movement (account_id, id) WHERE closing_id IS NULL;
CREATE INDEX money_movement_reconciler_idx ON money_movement (reconciled_by);

-- What moved on an account in a month: a copy, so that a balance takes as long after ten years as after one.
CREATE TABLE account_month (
	account_id TEXT NOT NULL REFERENCES money_account (id),
	month      DATE NOT NULL,
	amount     BIGINT NOT NULL,
	PRIMARY KEY (account_id, month)
);

-- What was paid or credited of a part. A reversal adds the same with the other sign.
CREATE TABLE money_allocation (
	id             TEXT PRIMARY KEY,
	part_id        TEXT NOT NULL REFERENCES owed_part (id),
	transaction_id TEXT REFERENCES money_transaction (id),
	credit_note_id TEXT REFERENCES credit_note (id),
	amount         BIGINT NOT NULL,
	day            DATE NOT NULL,
	CONSTRAINT money_allocation_source_check CHECK ((transaction_id IS NULL) <> (credit_note_id IS NULL))
);
CREATE INDEX money_allocation_part_idx ON money_allocation (part_id, id);
CREATE INDEX money_allocation_transaction_idx ON money_allocation (transaction_id);
CREATE INDEX money_allocation_note_idx ON money_allocation (credit_note_id);

-- Each reminder of what is due, one a step, so that none goes out twice. The step is the day to the deadline, or a time by
-- hand.
CREATE TABLE money_reminder (
	part_id TEXT NOT NULL REFERENCES owed_part (id),
	step    TEXT NOT NULL,
	sent_by TEXT NOT NULL,
	sent_at TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (part_id, step)
);
CREATE INDEX money_reminder_sender_idx ON money_reminder (sent_by);

-- No reminders for an enrollment until a day.
CREATE TABLE reminder_pause (
	enrollment_id TEXT PRIMARY KEY REFERENCES enrollment (id),
	until         DATE NOT NULL,
	updated_at    TIMESTAMPTZ NOT NULL
);

-- The mailed links by which payers without an account read one invoice each. Ended links are deleted.
CREATE TABLE invoice_link (
	token_hash TEXT PRIMARY KEY,
	invoice_id TEXT NOT NULL REFERENCES invoice (id) ON DELETE CASCADE,
	created_at TIMESTAMPTZ NOT NULL,
	expires_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX invoice_link_invoice_idx ON invoice_link (invoice_id);
CREATE INDEX invoice_link_expires_idx ON invoice_link (expires_at);

-- The lines of an account's statement as the bank gives them. bank_key is the bank's reference, or a hash of the line, so
-- that a line is imported once. movement_id is what it was found to be.
CREATE TABLE statement_line (
	id          TEXT PRIMARY KEY,
	account_id  TEXT NOT NULL REFERENCES money_account (id),
	file_name   TEXT NOT NULL,
	bank_key    TEXT NOT NULL,
	day         DATE NOT NULL,
	amount      BIGINT NOT NULL,
	name        TEXT NOT NULL,
	iban        TEXT NOT NULL,
	text        TEXT NOT NULL,
	state       TEXT NOT NULL,
	movement_id TEXT REFERENCES money_movement (id),
	created_at  TIMESTAMPTZ NOT NULL,
	CONSTRAINT statement_line_state_check CHECK (state IN ('open', 'taken', 'left')),
	CONSTRAINT statement_line_bank_key UNIQUE (account_id, bank_key)
);
CREATE INDEX statement_line_account_idx ON statement_line (account_id, day, id);
CREATE INDEX statement_line_movement_idx ON statement_line (movement_id);

-- What somebody has to look at: money that was taken without a line and met something that had changed.
CREATE TABLE money_question (
	id             TEXT PRIMARY KEY,
	campus_id      TEXT NOT NULL REFERENCES campus (id),
	transaction_id TEXT NOT NULL REFERENCES money_transaction (id),
	kind           TEXT NOT NULL,
	detail         TEXT NOT NULL,
	created_at     TIMESTAMPTZ NOT NULL,
	settled_by     TEXT NOT NULL,
	settled_at     TIMESTAMPTZ,
	note           TEXT NOT NULL,
	CONSTRAINT money_question_kind_check CHECK (kind IN ('credit', 'closed', 'number'))
);
CREATE INDEX money_question_campus_idx ON money_question (campus_id, created_at, id);
CREATE INDEX money_question_open_idx ON money_question (created_at, id);
CREATE INDEX money_question_transaction_idx ON money_question (transaction_id);
CREATE INDEX money_question_settler_idx ON money_question (settled_by);

-- Whoever has a schedule owes it: one part for each installment.
INSERT INTO payer (id, campus_id, kind, person_id, name, email, phone, address, id_number, language, note, sort_name, created_at, updated_at)
	SELECT MIN(e.id), e.campus_id, 'student', e.person_id, '', '', '', '', '', '', '', p.sort_name, p.created_at, p.created_at
	FROM enrollment e JOIN person p ON p.id = e.person_id WHERE e.status = 'confirmed' GROUP BY e.person_id, e.campus_id, p.sort_name, p.created_at;
INSERT INTO owed_part (id, campus_id, payer_id, enrollment_id, class_id, number, loose, currency, deadline, amount, paid, credited, open, canceled_at, created_at)
	SELECT e.id || '-' || CAST(i.number AS TEXT), e.campus_id, y.id, e.id, e.class_id, i.number, FALSE, e.currency, i.deadline, i.amount, 0, 0,
		CASE WHEN i.canceled_at IS NULL THEN i.amount ELSE 0 END, i.canceled_at, e.updated_at
	FROM installment i JOIN enrollment e ON e.id = i.enrollment_id JOIN payer y ON y.person_id = e.person_id AND y.campus_id = e.campus_id
	WHERE e.status = 'confirmed';
