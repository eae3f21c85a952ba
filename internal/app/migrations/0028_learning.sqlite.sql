-- +goose Up

-- Which classes somebody follows or waits for and where he was declined, copied from where it is kept, as one text: the id
-- of the campus, the state, and the id and the code of the class. Triggers keep it in step, as they do a person's roles;
-- held_learning is what it must be. Every list of people shows it.
ALTER TABLE person ADD COLUMN learning TEXT NOT NULL DEFAULT '';

CREATE VIEW held_learning AS
SELECT p.id AS person_id, COALESCE((
	SELECT string_agg(h.campus_id || char(31) || h.state || char(31) || h.class_id || char(31) || h.code, char(30) ORDER BY h.state, h.since, h.id)
	FROM (
		SELECT e.campus_id, e.status AS state, e.class_id, replace(replace(k.code, char(31), ' '), char(30), ' ') AS code, e.created_at AS since, e.id
		FROM enrollment e JOIN class k ON k.id = e.class_id WHERE e.person_id = p.id AND e.outcome = ''
		UNION ALL SELECT d.campus_id, 'declined', '', '', d.declined_at, d.campus_id FROM declined_application d WHERE d.person_id = p.id
	) AS h
), '') AS learning
FROM person p;
UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
WHERE id IN (SELECT e.person_id FROM enrollment e UNION SELECT d.person_id FROM declined_application d);

-- +goose StatementBegin
CREATE TRIGGER person_learning_enrollment_add AFTER INSERT ON enrollment BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id = new.person_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_learning_enrollment_change AFTER UPDATE OF person_id, campus_id, class_id, status, outcome, created_at ON enrollment BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id IN (old.person_id, new.person_id);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_learning_enrollment_remove AFTER DELETE ON enrollment BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id = old.person_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_learning_declined_add AFTER INSERT ON declined_application BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id = new.person_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_learning_declined_change AFTER UPDATE OF person_id, campus_id, declined_at ON declined_application BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id IN (old.person_id, new.person_id);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_learning_declined_remove AFTER DELETE ON declined_application BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id = old.person_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_learning_class AFTER UPDATE OF code ON class WHEN new.code <> old.code BEGIN
	UPDATE person SET learning = (SELECT l.learning FROM held_learning l WHERE l.person_id = person.id)
	WHERE id IN (SELECT e.person_id FROM enrollment e WHERE e.class_id = new.id AND e.outcome = '');
END;
-- +goose StatementEnd
