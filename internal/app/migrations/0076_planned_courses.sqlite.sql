-- +goose Up

-- Of each class of an agenda course: which course it is, and whether it stands in a planning that is not canceled. Triggers
-- keep both in step; held_planned is what they must be. What a class has left is then told by an index, however many years
-- it was taught.
ALTER TABLE agenda_course_class ADD COLUMN course_id TEXT NOT NULL DEFAULT '';
ALTER TABLE agenda_course_class ADD COLUMN planned BOOLEAN NOT NULL DEFAULT FALSE;

CREATE VIEW held_planned AS
SELECT x.agenda_course_id, x.class_id, c.course_id, EXISTS (
	SELECT 1 FROM agenda s JOIN planning p ON p.id = s.planning_id WHERE s.agenda_course_id = x.agenda_course_id AND p.state <> 'canceled'
) AS planned
FROM agenda_course_class x JOIN agenda_course c ON c.id = x.agenda_course_id;
UPDATE agenda_course_class SET (course_id, planned) = (SELECT h.course_id, h.planned FROM held_planned h
	WHERE h.agenda_course_id = agenda_course_class.agenda_course_id AND h.class_id = agenda_course_class.class_id);

CREATE INDEX agenda_course_class_planned_idx ON agenda_course_class (class_id, course_id, planned) WHERE planned;

-- The sessions of a planning, course by course.
CREATE INDEX agenda_weekend_idx ON agenda (planning_id, agenda_course_id, starts_at, start, finish);

-- +goose StatementBegin
CREATE TRIGGER agenda_course_class_add AFTER INSERT ON agenda_course_class BEGIN
	UPDATE agenda_course_class SET (course_id, planned) = (SELECT h.course_id, h.planned FROM held_planned h
		WHERE h.agenda_course_id = new.agenda_course_id AND h.class_id = new.class_id)
	WHERE agenda_course_id = new.agenda_course_id AND class_id = new.class_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER agenda_course_class_course AFTER UPDATE OF course_id ON agenda_course WHEN new.course_id <> old.course_id BEGIN
	UPDATE agenda_course_class SET course_id = new.course_id WHERE agenda_course_id = new.id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER agenda_course_class_session_add AFTER INSERT ON agenda BEGIN
	UPDATE agenda_course_class SET planned = TRUE
	WHERE agenda_course_id = new.agenda_course_id AND NOT planned AND EXISTS (SELECT 1 FROM planning p WHERE p.id = new.planning_id AND p.state <> 'canceled');
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER agenda_course_class_session_change AFTER UPDATE OF planning_id, agenda_course_id ON agenda
WHEN new.planning_id <> old.planning_id OR new.agenda_course_id <> old.agenda_course_id BEGIN
	UPDATE agenda_course_class SET planned = (SELECT h.planned FROM held_planned h
		WHERE h.agenda_course_id = agenda_course_class.agenda_course_id AND h.class_id = agenda_course_class.class_id)
	WHERE agenda_course_id IN (old.agenda_course_id, new.agenda_course_id);
END;
-- +goose StatementEnd

-- Where the course goes with its sessions, so do its classes.
-- +goose StatementBegin
CREATE TRIGGER agenda_course_class_session_remove AFTER DELETE ON agenda BEGIN
	UPDATE agenda_course_class SET planned = (SELECT h.planned FROM held_planned h
		WHERE h.agenda_course_id = agenda_course_class.agenda_course_id AND h.class_id = agenda_course_class.class_id)
	WHERE agenda_course_id = old.agenda_course_id AND EXISTS (SELECT 1 FROM agenda_course c WHERE c.id = old.agenda_course_id);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER agenda_course_class_planning AFTER UPDATE OF state ON planning WHEN (new.state = 'canceled') <> (old.state = 'canceled') BEGIN
	UPDATE agenda_course_class SET planned = (SELECT h.planned FROM held_planned h
		WHERE h.agenda_course_id = agenda_course_class.agenda_course_id AND h.class_id = agenda_course_class.class_id)
	WHERE agenda_course_id IN (SELECT s.agenda_course_id FROM agenda s WHERE s.planning_id = new.id);
END;
-- +goose StatementEnd
