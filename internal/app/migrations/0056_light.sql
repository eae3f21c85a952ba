-- +goose Up

-- The small form of a content that can be played, once however many recordings have it; wave is how loud it is.
CREATE TABLE light_form (
	hash        TEXT PRIMARY KEY,
	film        BOOLEAN NOT NULL,
	state       TEXT NOT NULL,
	percent     BIGINT NOT NULL,
	light_hash  TEXT REFERENCES file (hash),
	poster_hash TEXT REFERENCES file (hash),
	wave        TEXT NOT NULL,
	updated_at  TIMESTAMPTZ NOT NULL,
	CONSTRAINT light_form_percent_check CHECK (percent BETWEEN 0 AND 100),
	CONSTRAINT light_form_state_check CHECK (state IN ('waiting', 'ready', 'failed'))
);
CREATE INDEX light_form_light_idx ON light_form (light_hash);
CREATE INDEX light_form_poster_idx ON light_form (poster_hash);
