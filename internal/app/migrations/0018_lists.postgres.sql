-- +goose Up

-- What every list of people shows of a person's roles, copied from where they are
-- kept, as one text: the id and the name of the campus and the role, which is empty
-- for who has none there, and former for the role user of a former student. Triggers
-- keep it in step, so that no way to give or take a role can forget it; held_roles
-- is what it must be.
ALTER TABLE person ADD COLUMN roles TEXT NOT NULL DEFAULT '';

CREATE VIEW held_roles AS
SELECT p.id AS person_id, COALESCE((
	SELECT string_agg(h.campus_id || chr(31) || h.name || chr(31) || h.word, chr(30) ORDER BY h.name, h.role)
	FROM (
		SELECT c.id AS campus_id, replace(replace(c.name, chr(31), ' '), chr(30), ' ') AS name, COALESCE(mr.role, '') AS role,
			CASE WHEN mr.role = 'user' AND m.former THEN 'former' ELSE COALESCE(mr.role, '') END AS word
		FROM membership m JOIN campus c ON c.id = m.campus_id
			LEFT JOIN membership_role mr ON mr.person_id = m.person_id AND mr.campus_id = m.campus_id
		WHERE m.person_id = p.id
		UNION ALL SELECT '', '', n.role, n.role FROM network_role n WHERE n.person_id = p.id
	) AS h
), '') AS roles
FROM person p;
UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id);

-- They look for people by their ids, however few there were when it was planned.
-- +goose StatementBegin
CREATE FUNCTION person_roles_added() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id IN (SELECT a.person_id FROM added a);
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION person_roles_removed() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id IN (SELECT r.person_id FROM removed r);
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION person_roles_changed() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id IN (old.person_id, new.person_id);
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION person_roles_renamed() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	UPDATE person SET roles = (SELECT r.roles FROM held_roles r WHERE r.person_id = person.id)
	WHERE id IN (SELECT m.person_id FROM membership m WHERE m.campus_id = new.id);
	RETURN NULL;
END
$$;
-- +goose StatementEnd

CREATE TRIGGER person_roles_add AFTER INSERT ON membership
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION person_roles_added();
CREATE TRIGGER person_roles_change AFTER UPDATE OF campus_id, person_id, former ON membership
	FOR EACH ROW WHEN (new.campus_id <> old.campus_id OR new.person_id <> old.person_id OR new.former <> old.former) EXECUTE FUNCTION person_roles_changed();
CREATE TRIGGER person_roles_remove AFTER DELETE ON membership
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION person_roles_removed();

CREATE TRIGGER person_roles_add AFTER INSERT ON membership_role
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION person_roles_added();
CREATE TRIGGER person_roles_change AFTER UPDATE OF person_id, campus_id, role ON membership_role
	FOR EACH ROW WHEN (new.person_id <> old.person_id OR new.campus_id <> old.campus_id OR new.role <> old.role) EXECUTE FUNCTION person_roles_changed();
CREATE TRIGGER person_roles_remove AFTER DELETE ON membership_role
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION person_roles_removed();

CREATE TRIGGER person_roles_add AFTER INSERT ON network_role
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION person_roles_added();
CREATE TRIGGER person_roles_change AFTER UPDATE OF person_id, role ON network_role
	FOR EACH ROW WHEN (new.person_id <> old.person_id OR new.role <> old.role) EXECUTE FUNCTION person_roles_changed();
CREATE TRIGGER person_roles_remove AFTER DELETE ON network_role
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION person_roles_removed();

CREATE TRIGGER person_roles_campus AFTER UPDATE OF name ON campus
	FOR EACH ROW WHEN (new.name <> old.name) EXECUTE FUNCTION person_roles_renamed();

-- Lists in the orders that they offer.
CREATE INDEX enrollment_rank_idx ON enrollment (waiting_rank, sort_name, id);
CREATE INDEX enrollment_campus_rank_idx ON enrollment (campus_id, waiting_rank, sort_name, id);
CREATE INDEX enrollment_created_idx ON enrollment (created_at, id);
CREATE INDEX enrollment_campus_created_idx ON enrollment (campus_id, created_at, id);
CREATE INDEX course_access_last_idx ON course_access (last_day DESC, id);

-- What is written to the index of names goes to its place at once: a list of what is
-- yet to be sorted in would be read by every search.
ALTER INDEX person_search_idx SET (fastupdate = off);
DO $$ BEGIN PERFORM gin_clean_pending_list('person_search_idx'); END $$;
