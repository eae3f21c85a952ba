-- +goose Up

-- Whether anything was recorded of a session, so that whether a campus records at all is one look. Triggers keep it in step;
-- held_recorded is what it must be.
ALTER TABLE published_agenda ADD COLUMN recorded BOOLEAN NOT NULL DEFAULT FALSE;

CREATE VIEW held_recorded AS
SELECT s.id AS agenda_id, EXISTS (SELECT 1 FROM recording r WHERE r.agenda_id = s.id) AS recorded FROM published_agenda s;
UPDATE published_agenda SET recorded = TRUE WHERE id IN (SELECT r.agenda_id FROM recording r);

CREATE INDEX published_agenda_recorded_idx ON published_agenda (campus_id, starts_at) WHERE recorded;

-- What is counted of the sessions of a planning, course by course.
CREATE INDEX published_agenda_weekend_idx ON published_agenda (planning_id, agenda_course_id, starts_at, ends_at, canceled, campus_id, id);

-- Two transactions that change recordings of the same session wait for each other, each before it looks.
-- +goose StatementBegin
CREATE FUNCTION held_recorded_again(sessions TEXT[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	PERFORM 1 FROM published_agenda s WHERE s.id = ANY(sessions) ORDER BY s.id FOR NO KEY UPDATE;
	UPDATE published_agenda s SET recorded = h.recorded FROM held_recorded h
	WHERE s.id = ANY(sessions) AND h.agenda_id = s.id AND s.recorded <> h.recorded;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION published_agenda_recording_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM held_recorded_again(ARRAY(SELECT DISTINCT a.agenda_id FROM added a));
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION published_agenda_recording_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM held_recorded_again(ARRAY[old.agenda_id, new.agenda_id]);
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION published_agenda_recording_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM held_recorded_again(ARRAY(SELECT DISTINCT r.agenda_id FROM removed r));
	RETURN NULL;
END
$$;
-- +goose StatementEnd

CREATE TRIGGER published_agenda_recording_add AFTER INSERT ON recording
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION published_agenda_recording_added();
CREATE TRIGGER published_agenda_recording_change AFTER UPDATE OF agenda_id ON recording
	FOR EACH ROW WHEN (new.agenda_id <> old.agenda_id) EXECUTE FUNCTION published_agenda_recording_moved();
CREATE TRIGGER published_agenda_recording_remove AFTER DELETE ON recording
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION published_agenda_recording_removed();
