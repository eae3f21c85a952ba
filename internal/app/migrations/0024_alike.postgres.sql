-- +goose Up

-- Pairs of records that may be one person: the older one first. They are kept,
-- not looked for: triggers note whom somebody resembles when he comes, or when his
-- name, day of birth or number changes, at most ten for each reason. Who said that two
-- are not the same, and when, stays with the pair whatever changes.
CREATE TABLE alike (
	person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	other_id     TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	sure         BIGINT NOT NULL,
	dismissed_by TEXT REFERENCES person (id),
	dismissed_at TIMESTAMPTZ,
	PRIMARY KEY (person_id, other_id),
	CONSTRAINT alike_order_check CHECK (person_id < other_id)
);
CREATE INDEX alike_open_idx ON alike (sure DESC, other_id DESC, person_id) WHERE dismissed_at IS NULL;
CREATE INDEX alike_dismissed_idx ON alike (dismissed_at DESC, person_id, other_id) WHERE dismissed_at IS NOT NULL;
CREATE INDEX alike_other_idx ON alike (other_id);
CREATE INDEX alike_dismisser_idx ON alike (dismissed_by);

-- It looks for people by their keys, however few there were when it was planned.
-- +goose StatementBegin
CREATE FUNCTION note_alike() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		DELETE FROM alike WHERE dismissed_at IS NULL AND (person_id = new.id OR other_id = new.id);
	END IF;
	INSERT INTO alike (person_id, other_id, sure)
	SELECT CASE WHEN f.id < new.id THEN f.id ELSE new.id END, CASE WHEN f.id < new.id THEN new.id ELSE f.id END, MAX(f.sure)
	FROM (
		SELECT * FROM (
			SELECT p.id, CASE WHEN p.sort_name = new.sort_name THEN 95 ELSE 75 END AS sure FROM person p
			WHERE p.name_key = new.name_key AND p.birth_date = new.birth_date AND p.id <> new.id LIMIT 10
		) AS same_day
		UNION ALL SELECT * FROM (
			SELECT p.id, CASE WHEN p.sort_name = new.sort_name THEN 60 ELSE 40 END FROM person p
			WHERE p.name_key = new.name_key AND p.birth_date IS NULL AND p.id <> new.id LIMIT 10
		) AS no_day
		UNION ALL SELECT * FROM (
			SELECT p.id, CASE WHEN p.sort_name = new.sort_name THEN 60 ELSE 40 END FROM person p
			WHERE new.birth_date IS NULL AND p.name_key = new.name_key AND p.birth_date IS NOT NULL AND p.id <> new.id LIMIT 10
		) AS some_day
		UNION ALL SELECT number.id, 80 FROM (
			SELECT p.id, p.birth_date FROM person p
			WHERE p.mobile = new.mobile AND p.mobile <> '' AND p.id <> new.id LIMIT 10
		) AS number WHERE number.birth_date IS NULL OR new.birth_date IS NULL OR number.birth_date = new.birth_date
	) AS f
	WHERE new.name_key NOT IN ('', '-')
	GROUP BY f.id ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
-- +goose StatementEnd

CREATE TRIGGER alike_add AFTER INSERT ON person FOR EACH ROW EXECUTE FUNCTION note_alike();
CREATE TRIGGER alike_change AFTER UPDATE OF name_key, sort_name, mobile, birth_date ON person
	FOR EACH ROW WHEN (new.name_key IS DISTINCT FROM old.name_key OR new.sort_name IS DISTINCT FROM old.sort_name OR new.mobile IS DISTINCT FROM old.mobile OR new.birth_date IS DISTINCT FROM old.birth_date) EXECUTE FUNCTION note_alike();

-- Those who are here already, but for names and numbers that more than ten share:
-- these tell nothing.
INSERT INTO alike (person_id, other_id, sure)
SELECT a.id, b.id, MAX(CASE
	WHEN a.name_key <> b.name_key THEN 80
	WHEN a.birth_date = b.birth_date THEN CASE WHEN a.sort_name = b.sort_name THEN 95 ELSE 75 END
	WHEN a.mobile = b.mobile AND a.mobile <> '' THEN 80
	WHEN a.sort_name = b.sort_name THEN 60 ELSE 40 END)
FROM (
	SELECT a.id, b.id AS other_id FROM (
		SELECT name_key, birth_date FROM person WHERE name_key NOT IN ('', '-') GROUP BY name_key, birth_date HAVING COUNT(*) BETWEEN 2 AND 10
	) AS k JOIN person a ON a.name_key = k.name_key AND a.birth_date = k.birth_date
		JOIN person b ON b.name_key = a.name_key AND b.birth_date = a.birth_date AND b.id > a.id
	UNION SELECT a.id, b.id FROM (
		SELECT name_key FROM person WHERE name_key NOT IN ('', '-') GROUP BY name_key HAVING COUNT(*) BETWEEN 2 AND 10
	) AS k JOIN person a ON a.name_key = k.name_key JOIN person b ON b.name_key = a.name_key AND b.id > a.id
	WHERE a.birth_date IS NULL OR b.birth_date IS NULL
	UNION SELECT a.id, b.id FROM (
		SELECT mobile FROM person WHERE mobile <> '' AND name_key NOT IN ('', '-') GROUP BY mobile HAVING COUNT(*) BETWEEN 2 AND 10
	) AS k JOIN person a ON a.mobile = k.mobile JOIN person b ON b.mobile = a.mobile AND b.id > a.id
	WHERE a.birth_date IS NULL OR b.birth_date IS NULL OR a.birth_date = b.birth_date
) AS pair JOIN person a ON a.id = pair.id JOIN person b ON b.id = pair.other_id
GROUP BY a.id, b.id;
