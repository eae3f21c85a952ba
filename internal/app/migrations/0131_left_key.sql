-- +goose Up

-- The keeping key of somebody who took money at a till and was erased: what he took and did not send is still opened for
-- who takes money there. id was his; nothing else of him is here.
CREATE TABLE left_key (
	id         TEXT PRIMARY KEY,
	sealed     TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL
);
