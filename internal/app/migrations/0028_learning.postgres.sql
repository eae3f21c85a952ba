-- +goose Up

-- Which classes somebody follows or waits for and where he was declined, copied from where it is kept, as one text: the id
-- of the campus, the state, and the id and the code of the class. Triggers keep it in step, as they do a person's roles;
-- held_learning is what it must be. Every list of people shows it.
ALTER TABLE person ADD COLUMN learning TEXT NOT NULL DEFAULT '';

CREATE VIEW held_learning AS
SELECT p.id AS person_id, COALESCE((
	SELECT string_agg(h.campus_id || chr(31) || h.state || chr(31) || h.class_id || chr(31) || h.code, chr(30) ORDER BY h.state, h.since, h.id)
	FROM (
		SELECT e.campus_id, e.status AS state, e.class_id, replace(replace(k.code, chr(31), ' '), chr(30), ' ') AS code, e.created_at AS since, e.id
		FROM enrollment e JOIN class k ON k.id = e.class_id WHERE e.person_id = p.id AND e.outcome = ''
		UNION ALL SELECT d.campus_id, 'declined', '', '', d.declined_at, d.campus_id FROM declined_application d WHERE d.person_id = p.id
	) AS h
), '') AS learning
FROM person p;
UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
WHERE id IN (SELECT e.person_id FROM enrollment e UNION SELECT d.person_id FROM declined_application d);

-- They look for people by their ids, however few there were when it was planned.
-- +goose StatementBegin
CREATE FUNCTION person_learning_added() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id IN (SELECT a.person_id FROM added a);
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION person_learning_removed() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id IN (SELECT r.person_id FROM removed r);
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION person_learning_changed() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id IN (old.person_id, new.person_id);
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION person_learning_recoded() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id IN (SELECT e.person_id FROM enrollment e WHERE e.class_id = new.id AND e.outcome = '');
	RETURN NULL;
END
$$;
-- +goose StatementEnd

CREATE TRIGGER person_learning_add AFTER INSERT ON enrollment
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION person_learning_added();
CREATE TRIGGER person_learning_change AFTER UPDATE OF person_id, campus_id, class_id, status, outcome, created_at ON enrollment
	FOR EACH ROW WHEN (new.person_id <> old.person_id OR new.campus_id <> old.campus_id OR new.class_id <> old.class_id OR new.status <> old.status OR new.outcome <> old.outcome OR new.created_at <> old.created_at)
	EXECUTE FUNCTION person_learning_changed();
CREATE TRIGGER person_learning_remove AFTER DELETE ON enrollment
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION person_learning_removed();

CREATE TRIGGER person_learning_add AFTER INSERT ON declined_application
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION person_learning_added();
CREATE TRIGGER person_learning_change AFTER UPDATE OF person_id, campus_id, declined_at ON declined_application
	FOR EACH ROW WHEN (new.person_id <> old.person_id OR new.campus_id <> old.campus_id OR new.declined_at <> old.declined_at)
	EXECUTE FUNCTION person_learning_changed();
CREATE TRIGGER person_learning_remove AFTER DELETE ON declined_application
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION person_learning_removed();

CREATE TRIGGER person_learning_class AFTER UPDATE OF code ON class
	FOR EACH ROW WHEN (new.code <> old.code) EXECUTE FUNCTION person_learning_recoded();
