-- +goose Up

-- Who signs the papers of a campus, and its stamp.
CREATE TABLE paper_signature (
	campus_id  TEXT PRIMARY KEY REFERENCES campus (id) ON DELETE CASCADE,
	name       TEXT NOT NULL,
	title      TEXT NOT NULL,
	stamp_hash TEXT REFERENCES file (hash),
	version    BIGINT NOT NULL DEFAULT 1,
	updated_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX paper_signature_stamp_idx ON paper_signature (stamp_hash);

-- The last number that a campus has given in a year: counted in the transaction that makes the paper, so that none is
-- left out.
CREATE TABLE paper_number (
	campus_id TEXT NOT NULL REFERENCES campus (id) ON DELETE CASCADE,
	year      BIGINT NOT NULL,
	last      BIGINT NOT NULL,
	PRIMARY KEY (campus_id, year)
);

-- Papers that were asked for together: of a class, or of one of its students. people are the ids of for whom, as JSON.
CREATE TABLE paper_run (
	id              TEXT PRIMARY KEY,
	class_id        TEXT NOT NULL REFERENCES class (id),
	kind            TEXT NOT NULL,
	language        TEXT NOT NULL,
	second_language TEXT NOT NULL,
	people          TEXT NOT NULL,
	total           BIGINT NOT NULL,
	created_by      TEXT NOT NULL,
	created_at      TIMESTAMPTZ NOT NULL,
	finished_at     TIMESTAMPTZ
);
CREATE INDEX paper_run_class_idx ON paper_run (class_id, created_at);
CREATE INDEX paper_run_creator_idx ON paper_run (created_by);

-- A paper as it was issued. Its row is there before it is drawn (drawn_at), since its number stands on it. figures are
-- what it says, as JSON; code_hash is what the code behind its QR code is found by, code_sealed what it is drawn from
-- again. Of an erased person number and state are left.
CREATE TABLE issued_paper (
	id              TEXT PRIMARY KEY,
	run_id          TEXT NOT NULL REFERENCES paper_run (id),
	kind            TEXT NOT NULL,
	person_id       TEXT NOT NULL REFERENCES person (id),
	class_id        TEXT NOT NULL REFERENCES class (id),
	campus_id       TEXT NOT NULL REFERENCES campus (id),
	year            BIGINT NOT NULL,
	number          BIGINT NOT NULL,
	edition         BIGINT NOT NULL,
	language        TEXT NOT NULL,
	second_language TEXT NOT NULL,
	code_hash       TEXT NOT NULL,
	code_sealed     TEXT NOT NULL,
	figures         TEXT NOT NULL,
	hash            TEXT REFERENCES file (hash),
	state           TEXT NOT NULL,
	issued_by       TEXT NOT NULL,
	issued_at       TIMESTAMPTZ NOT NULL,
	drawn_at        TIMESTAMPTZ,
	withdrawn_by    TEXT NOT NULL,
	withdrawn_at    TIMESTAMPTZ,
	reason          TEXT NOT NULL,
	CONSTRAINT issued_paper_kind_check CHECK (kind IN ('report_card', 'certificate', 'diploma', 'transcript')),
	CONSTRAINT issued_paper_state_check CHECK (state IN ('valid', 'replaced', 'withdrawn')),
	CONSTRAINT issued_paper_number_key UNIQUE (campus_id, year, number, edition),
	CONSTRAINT issued_paper_code_key UNIQUE (code_hash)
);
CREATE INDEX issued_paper_run_idx ON issued_paper (run_id, person_id);
CREATE INDEX issued_paper_person_idx ON issued_paper (person_id, issued_at);
CREATE INDEX issued_paper_class_idx ON issued_paper (class_id, kind, issued_at);
CREATE INDEX issued_paper_hash_idx ON issued_paper (hash);
CREATE INDEX issued_paper_issuer_idx ON issued_paper (issued_by);
CREATE INDEX issued_paper_withdrawer_idx ON issued_paper (withdrawn_by);
