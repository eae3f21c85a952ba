-- +goose Up

-- When a session begins, beside each class that has it: the sessions of a class in some weeks are then told by an index,
-- however many years it was taught. Triggers keep it in step with the session.
ALTER TABLE published_agenda_class ADD COLUMN starts_at TIMESTAMPTZ;
UPDATE published_agenda_class SET starts_at = (SELECT s.starts_at FROM published_agenda s WHERE s.id = published_agenda_class.agenda_id);

CREATE INDEX published_agenda_class_starts_idx ON published_agenda_class (class_id, starts_at, agenda_id);
DROP INDEX published_agenda_class_class_idx;

-- +goose StatementBegin
CREATE TRIGGER published_agenda_class_add AFTER INSERT ON published_agenda_class BEGIN
	UPDATE published_agenda_class SET starts_at = (SELECT s.starts_at FROM published_agenda s WHERE s.id = new.agenda_id)
	WHERE agenda_id = new.agenda_id AND class_id = new.class_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER published_agenda_class_session_change AFTER UPDATE OF starts_at ON published_agenda WHEN new.starts_at <> old.starts_at BEGIN
	UPDATE published_agenda_class SET starts_at = new.starts_at WHERE agenda_id = new.id;
END;
-- +goose StatementEnd
