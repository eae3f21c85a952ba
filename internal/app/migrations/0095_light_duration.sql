-- +goose Up

-- How long a content is, as it was found out when its light form was made; 0 where nobody knows. A recording that gets
-- the same content later learns it.
ALTER TABLE light_form ADD COLUMN duration BIGINT NOT NULL DEFAULT 0;
UPDATE light_form SET duration = COALESCE((SELECT MAX(r.duration) FROM recording r JOIN recording_file v ON v.recording_id = r.id
	WHERE v.hash = light_form.hash AND v.number = (SELECT MAX(o.number) FROM recording_file o WHERE o.recording_id = r.id)), 0) WHERE state = 'ready';
