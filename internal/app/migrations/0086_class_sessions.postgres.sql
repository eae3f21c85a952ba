-- +goose Up

-- When a session begins, beside each class that has it: the sessions of a class in some weeks are then told by an index,
-- however many years it was taught. Triggers keep it in step with the session.
ALTER TABLE published_agenda_class ADD COLUMN starts_at TIMESTAMPTZ;
UPDATE published_agenda_class x SET starts_at = s.starts_at FROM published_agenda s WHERE s.id = x.agenda_id;

CREATE INDEX published_agenda_class_starts_idx ON published_agenda_class (class_id, starts_at, agenda_id);
DROP INDEX published_agenda_class_class_idx;

-- Who adds a class to a session waits for who moves it, and the other way round: each then sees what the other did.
-- +goose StatementBegin
CREATE FUNCTION published_agenda_class_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT s.starts_at INTO new.starts_at FROM published_agenda s WHERE s.id = new.agenda_id FOR SHARE;
	RETURN new;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION published_agenda_class_session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE published_agenda_class SET starts_at = new.starts_at WHERE agenda_id = new.id;
	RETURN NULL;
END
$$;
-- +goose StatementEnd

CREATE TRIGGER published_agenda_class_add BEFORE INSERT ON published_agenda_class
	FOR EACH ROW EXECUTE FUNCTION published_agenda_class_added();
CREATE TRIGGER published_agenda_class_session_change AFTER UPDATE OF starts_at ON published_agenda
	FOR EACH ROW WHEN (new.starts_at <> old.starts_at) EXECUTE FUNCTION published_agenda_class_session_changed();
