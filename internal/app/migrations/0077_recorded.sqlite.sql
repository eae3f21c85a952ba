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

-- +goose StatementBegin
CREATE TRIGGER published_agenda_recording_add AFTER INSERT ON recording BEGIN
	UPDATE published_agenda SET recorded = TRUE WHERE id = new.agenda_id AND NOT recorded;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER published_agenda_recording_change AFTER UPDATE OF agenda_id ON recording WHEN new.agenda_id <> old.agenda_id BEGIN
	UPDATE published_agenda SET recorded = (SELECT h.recorded FROM held_recorded h WHERE h.agenda_id = published_agenda.id)
	WHERE id IN (old.agenda_id, new.agenda_id);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER published_agenda_recording_remove AFTER DELETE ON recording BEGIN
	UPDATE published_agenda SET recorded = (SELECT h.recorded FROM held_recorded h WHERE h.agenda_id = published_agenda.id)
	WHERE id = old.agenda_id;
END;
-- +goose StatementEnd
