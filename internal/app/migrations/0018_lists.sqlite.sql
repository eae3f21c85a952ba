-- +goose Up

-- What every list of people shows of a person's roles, copied from where they are
-- kept, as one text: the id and the name of the campus and the role, which is empty
-- for who has none there, and former for the role user of a former student. Triggers
-- keep it in step, so that no way to give or take a role can forget it; held_roles
-- is what it must be.
ALTER TABLE person ADD COLUMN roles TEXT NOT NULL DEFAULT '';

CREATE VIEW held_roles AS
SELECT p.id AS person_id, COALESCE((
	SELECT string_agg(h.campus_id || char(31) || h.name || char(31) || h.word, char(30) ORDER BY h.name, h.role)
	FROM (
		SELECT c.id AS campus_id, replace(replace(c.name, char(31), ' '), char(30), ' ') AS name, COALESCE(mr.role, '') AS role,
			CASE WHEN mr.role = 'user' AND m.former THEN 'former' ELSE COALESCE(mr.role, '') END AS word
		FROM membership m JOIN campus c ON c.id = m.campus_id
			LEFT JOIN membership_role mr ON mr.person_id = m.person_id AND mr.campus_id = m.campus_id
		WHERE m.person_id = p.id
		UNION ALL SELECT '', '', n.role, n.role FROM network_role n WHERE n.person_id = p.id
	) AS h
), '') AS roles
FROM person p;
UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id);

-- +goose StatementBegin
CREATE TRIGGER person_roles_membership_add AFTER INSERT ON membership BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id = new.person_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_roles_membership_change AFTER UPDATE OF campus_id, person_id, former ON membership BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id IN (old.person_id, new.person_id);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_roles_membership_remove AFTER DELETE ON membership BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id = old.person_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_roles_membership_role_add AFTER INSERT ON membership_role BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id = new.person_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_roles_membership_role_change AFTER UPDATE OF person_id, campus_id, role ON membership_role BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id IN (old.person_id, new.person_id);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_roles_membership_role_remove AFTER DELETE ON membership_role BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id = old.person_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_roles_network_role_add AFTER INSERT ON network_role BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id = new.person_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_roles_network_role_change AFTER UPDATE OF person_id, role ON network_role BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id IN (old.person_id, new.person_id);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_roles_network_role_remove AFTER DELETE ON network_role BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id = old.person_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_roles_campus AFTER UPDATE OF name ON campus WHEN new.name <> old.name BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id IN (SELECT m.person_id FROM membership m WHERE m.campus_id = new.id);
END;
-- +goose StatementEnd

-- Lists in the orders that they offer.
CREATE INDEX enrollment_rank_idx ON enrollment (waiting_rank, sort_name, id);
CREATE INDEX enrollment_campus_rank_idx ON enrollment (campus_id, waiting_rank, sort_name, id);
CREATE INDEX enrollment_created_idx ON enrollment (created_at, id);
CREATE INDEX enrollment_campus_created_idx ON enrollment (campus_id, created_at, id);
CREATE INDEX course_access_last_idx ON course_access (last_day DESC, id);
