-- +goose Up

-- A letter of a campus to people of it, or a template for one. state: template, draft, queued (it begins at send_at, until
-- when it can be taken back), sending, sent, stopped. sent_by answers for it: who loses the right stops it.
CREATE TABLE letter (
	id          TEXT PRIMARY KEY,
	version     BIGINT NOT NULL DEFAULT 1,
	campus_id   TEXT NOT NULL REFERENCES campus (id),
	name        TEXT NOT NULL,
	state       TEXT NOT NULL,
	necessary   BOOLEAN NOT NULL,
	reason      TEXT NOT NULL,
	turn        BIGINT NOT NULL DEFAULT 1,
	sort_name   TEXT NOT NULL,
	search_text TEXT NOT NULL,
	stopped_for TEXT NOT NULL DEFAULT '',
	send_at     TIMESTAMPTZ,
	finished_at TIMESTAMPTZ,
	sent_by     TEXT NOT NULL DEFAULT '',
	created_by  TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	updated_at  TIMESTAMPTZ NOT NULL,
	CONSTRAINT letter_state_check CHECK (state IN ('template', 'draft', 'queued', 'sending', 'sent', 'stopped'))
);
CREATE INDEX letter_name_idx ON letter (sort_name, id);
CREATE INDEX letter_created_idx ON letter (created_at, id);
CREATE INDEX letter_campus_idx ON letter (campus_id, created_at, id);
CREATE INDEX letter_campus_name_idx ON letter (campus_id, sort_name, id);
CREATE INDEX letter_creator_idx ON letter (created_by);
CREATE INDEX letter_sender_idx ON letter (sent_by);

-- What it says in a language. Who reads another one gets that of the campus.
CREATE TABLE letter_text (
	letter_id TEXT NOT NULL REFERENCES letter (id) ON DELETE CASCADE,
	language  TEXT NOT NULL,
	subject   TEXT NOT NULL,
	body      TEXT NOT NULL,
	PRIMARY KEY (letter_id, language),
	CONSTRAINT letter_text_language_check CHECK (language IN ('fr', 'en', 'pt', 'it', 'es'))
);

CREATE TABLE letter_file (
	id         TEXT PRIMARY KEY,
	letter_id  TEXT NOT NULL REFERENCES letter (id) ON DELETE CASCADE,
	name       TEXT NOT NULL,
	hash       TEXT NOT NULL REFERENCES file (hash),
	created_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX letter_file_letter_idx ON letter_file (letter_id, created_at, id);
CREATE INDEX letter_file_hash_idx ON letter_file (hash);

-- To whom it goes, and what became of it. token_sealed is the token of a mail that is on its way, so that a server which
-- died meanwhile is followed by one that sends the same link; it is emptied once the mail went.
CREATE TABLE letter_recipient (
	id           TEXT PRIMARY KEY,
	letter_id    TEXT NOT NULL REFERENCES letter (id) ON DELETE CASCADE,
	person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	state        TEXT NOT NULL,
	reason       TEXT NOT NULL DEFAULT '',
	language     TEXT NOT NULL DEFAULT '',
	tries        BIGINT NOT NULL DEFAULT 0,
	token_hash   TEXT,
	token_sealed TEXT NOT NULL DEFAULT '',
	settled_at   TIMESTAMPTZ,
	opened_at    TIMESTAMPTZ,
	CONSTRAINT letter_recipient_key UNIQUE (letter_id, person_id),
	CONSTRAINT letter_recipient_token_key UNIQUE (token_hash),
	CONSTRAINT letter_recipient_state_check CHECK (state IN ('waiting', 'reached', 'refused', 'left_out'))
);
CREATE INDEX letter_recipient_person_idx ON letter_recipient (person_id, letter_id);
CREATE INDEX letter_recipient_state_idx ON letter_recipient (letter_id, state);

-- Who wants no letters.
CREATE TABLE letter_refusal (
	person_id  TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	created_at TIMESTAMPTZ NOT NULL
);
