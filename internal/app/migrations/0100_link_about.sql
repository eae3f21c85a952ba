-- +goose Up

-- What a link was mailed about: where all of it stands in another planning by now, the link still says so, and whom to call.
CREATE TABLE teaching_link_invitation (
	token_hash    TEXT NOT NULL REFERENCES teaching_link (token_hash) ON DELETE CASCADE,
	invitation_id TEXT NOT NULL REFERENCES teaching_invitation (id) ON DELETE CASCADE,
	PRIMARY KEY (token_hash, invitation_id)
);
CREATE INDEX teaching_link_invitation_idx ON teaching_link_invitation (invitation_id);
