-- +goose Up

CREATE TABLE church (
	id          TEXT PRIMARY KEY,
	version     BIGINT NOT NULL DEFAULT 1,
	name        TEXT NOT NULL,
	city        TEXT NOT NULL,
	country     TEXT NOT NULL,
	pastor      TEXT NOT NULL,
	sort_name   TEXT NOT NULL,
	search_text TEXT NOT NULL,
	created_by  TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	updated_at  TIMESTAMPTZ NOT NULL
);
CREATE INDEX church_name_idx ON church (sort_name, id);

ALTER TABLE person ADD COLUMN identity_card TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN birth_country TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN additional_address TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN neighborhood TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN zip_code TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN state TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN bio TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN bank_account TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN favourite_contact TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN pastor TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN church_id TEXT REFERENCES church (id);
ALTER TABLE person ADD COLUMN memo TEXT NOT NULL DEFAULT '';
CREATE INDEX person_church_idx ON person (church_id);

-- Links that were mailed: to set a password, or to confirm an address. Only
-- their hash is kept, and each works once.
CREATE TABLE mailed_link (
	token_hash TEXT PRIMARY KEY,
	kind       TEXT NOT NULL,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	created_at TIMESTAMPTZ NOT NULL,
	expires_at TIMESTAMPTZ NOT NULL,
	used_at    TIMESTAMPTZ,
	CONSTRAINT mailed_link_kind_check CHECK (kind IN ('reset', 'confirm'))
);
CREATE INDEX mailed_link_person_idx ON mailed_link (person_id, kind);
CREATE INDEX mailed_link_expires_idx ON mailed_link (expires_at);

-- People who registered and have not confirmed their address yet: until they
-- do, they cannot sign in.
CREATE TABLE unconfirmed (
	person_id TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE
);

-- Who a person is at an identity provider.
CREATE TABLE identity (
	issuer     TEXT NOT NULL,
	subject    TEXT NOT NULL,
	person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	created_at TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (issuer, subject),
	CONSTRAINT identity_person_key UNIQUE (issuer, person_id)
);
CREATE INDEX identity_person_idx ON identity (person_id);

-- Sign-ins that are under way at a provider, bound to the browser that began
-- them. One that has a person waits for the code of his second factor.
CREATE TABLE provider_flow (
	state_hash   TEXT PRIMARY KEY,
	browser_hash TEXT NOT NULL,
	provider     TEXT NOT NULL,
	campus_id    TEXT NOT NULL,
	target       TEXT NOT NULL,
	person_id    TEXT REFERENCES person (id) ON DELETE CASCADE,
	sealed       TEXT NOT NULL,
	expires_at   TIMESTAMPTZ NOT NULL
);
CREATE INDEX provider_flow_expires_idx ON provider_flow (expires_at);

-- What a session came from a provider with, sealed with the key from the settings.
CREATE TABLE provider_session (
	session_id TEXT PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
	provider   TEXT NOT NULL,
	subject    TEXT NOT NULL,
	sealed     TEXT NOT NULL
);

CREATE TABLE second_factor (
	person_id    TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	sealed       TEXT NOT NULL,
	confirmed_at TIMESTAMPTZ,
	last_step    BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE recovery_code (
	person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	code_hash TEXT NOT NULL,
	used_at   TIMESTAMPTZ,
	PRIMARY KEY (person_id, code_hash)
);

CREATE TABLE network_setting (
	name    TEXT PRIMARY KEY,
	value   TEXT NOT NULL,
	version BIGINT NOT NULL DEFAULT 1
);
