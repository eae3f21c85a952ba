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
UPDATE agenda_course_class x SET course_id = h.course_id, planned = h.planned FROM held_planned h
WHERE h.agenda_course_id = x.agenda_course_id AND h.class_id = x.class_id;

CREATE INDEX agenda_course_class_planned_idx ON agenda_course_class (class_id, course_id, planned) WHERE planned;

-- The sessions of a planning, course by course.
CREATE INDEX agenda_weekend_idx ON agenda (planning_id, agenda_course_id, starts_at, start, finish);

-- Two transactions that change sessions of the same course wait for each other, each before it looks: else neither would see
-- what the other does. They look for courses by their ids, however few there were when it was planned.
-- +goose StatementBegin
CREATE FUNCTION held_planned_again(courses TEXT[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	PERFORM 1 FROM agenda_course_class x WHERE x.agenda_course_id = ANY(courses) ORDER BY x.agenda_course_id, x.class_id FOR UPDATE;
	UPDATE agenda_course_class x SET course_id = h.course_id, planned = h.planned FROM held_planned h
	WHERE x.agenda_course_id = ANY(courses) AND h.agenda_course_id = x.agenda_course_id AND h.class_id = x.class_id
	AND (x.course_id <> h.course_id OR x.planned <> h.planned);
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION agenda_course_class_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM held_planned_again(ARRAY(SELECT DISTINCT a.agenda_course_id FROM added a));
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION agenda_course_class_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM held_planned_again(ARRAY(SELECT DISTINCT r.agenda_course_id FROM removed r));
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION agenda_course_class_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM held_planned_again(ARRAY[old.agenda_course_id, new.agenda_course_id]);
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION agenda_course_class_recoursed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM held_planned_again(ARRAY[new.id]);
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION agenda_course_class_canceled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM held_planned_again(ARRAY(SELECT DISTINCT s.agenda_course_id FROM agenda s WHERE s.planning_id = new.id));
	RETURN NULL;
END
$$;
-- +goose StatementEnd

CREATE TRIGGER agenda_course_class_add AFTER INSERT ON agenda_course_class
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION agenda_course_class_added();
CREATE TRIGGER agenda_course_class_course AFTER UPDATE OF course_id ON agenda_course
	FOR EACH ROW WHEN (new.course_id <> old.course_id) EXECUTE FUNCTION agenda_course_class_recoursed();
CREATE TRIGGER agenda_course_class_session_add AFTER INSERT ON agenda
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION agenda_course_class_added();
CREATE TRIGGER agenda_course_class_session_change AFTER UPDATE OF planning_id, agenda_course_id ON agenda
	FOR EACH ROW WHEN (new.planning_id <> old.planning_id OR new.agenda_course_id <> old.agenda_course_id) EXECUTE FUNCTION agenda_course_class_moved();
CREATE TRIGGER agenda_course_class_session_remove AFTER DELETE ON agenda
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION agenda_course_class_removed();
CREATE TRIGGER agenda_course_class_planning AFTER UPDATE OF state ON planning
	FOR EACH ROW WHEN ((new.state = 'canceled') <> (old.state = 'canceled')) EXECUTE FUNCTION agenda_course_class_canceled();
