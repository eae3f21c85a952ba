-- +goose Up

-- What is open of a campus, by the day on which it is due: how many parts, and what they come to. A day of which all was paid
-- stays, with nothing. Triggers add to it and take from it, so that what is overdue takes as long in a large school as in a
-- small one; held_owed_sum is what it must be. It stands behind owed_part in the alphabet: a restore brings it after the parts,
-- and what the triggers made of them goes.
CREATE TABLE owed_sum (
	campus_id TEXT NOT NULL REFERENCES campus (id),
	currency  TEXT NOT NULL,
	deadline  DATE NOT NULL,
	parts     BIGINT NOT NULL,
	open      BIGINT NOT NULL,
	PRIMARY KEY (campus_id, currency, deadline)
);

CREATE VIEW held_owed_sum AS
SELECT o.campus_id, o.currency, o.deadline, COUNT(*) AS parts, CAST(SUM(o.open) AS BIGINT) AS open
FROM owed_part o WHERE o.open > 0 GROUP BY o.campus_id, o.currency, o.deadline;
INSERT INTO owed_sum (campus_id, currency, deadline, parts, open) SELECT h.campus_id, h.currency, h.deadline, h.parts, h.open FROM held_owed_sum h;

-- Days are changed in their order: of two transactions one waits for the other, and never both.
-- +goose StatementBegin
CREATE FUNCTION owed_sum_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO owed_sum AS s (campus_id, currency, deadline, parts, open)
	SELECT a.campus_id, a.currency, a.deadline, COUNT(*), SUM(a.open) FROM added a
	WHERE a.open > 0 GROUP BY a.campus_id, a.currency, a.deadline ORDER BY a.campus_id, a.currency, a.deadline
	ON CONFLICT (campus_id, currency, deadline) DO UPDATE SET parts = s.parts + excluded.parts, open = s.open + excluded.open;
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION owed_sum_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO owed_sum AS s (campus_id, currency, deadline, parts, open)
	SELECT c.campus_id, c.currency, c.deadline, SUM(c.parts), SUM(c.open) FROM (
		SELECT b.campus_id, b.currency, b.deadline, -1 AS parts, -b.open AS open FROM was b WHERE b.open > 0
		UNION ALL SELECT n.campus_id, n.currency, n.deadline, 1, n.open FROM becomes n WHERE n.open > 0
	) AS c GROUP BY c.campus_id, c.currency, c.deadline HAVING SUM(c.parts) <> 0 OR SUM(c.open) <> 0 ORDER BY c.campus_id, c.currency, c.deadline
	ON CONFLICT (campus_id, currency, deadline) DO UPDATE SET parts = s.parts + excluded.parts, open = s.open + excluded.open;
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION owed_sum_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO owed_sum AS s (campus_id, currency, deadline, parts, open)
	SELECT r.campus_id, r.currency, r.deadline, -COUNT(*), -SUM(r.open) FROM removed r
	WHERE r.open > 0 GROUP BY r.campus_id, r.currency, r.deadline ORDER BY r.campus_id, r.currency, r.deadline
	ON CONFLICT (campus_id, currency, deadline) DO UPDATE SET parts = s.parts + excluded.parts, open = s.open + excluded.open;
	RETURN NULL;
END
$$;
-- +goose StatementEnd

CREATE TRIGGER owed_sum_add AFTER INSERT ON owed_part
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION owed_sum_added();
CREATE TRIGGER owed_sum_change AFTER UPDATE ON owed_part
	REFERENCING OLD TABLE AS was NEW TABLE AS becomes FOR EACH STATEMENT EXECUTE FUNCTION owed_sum_changed();
CREATE TRIGGER owed_sum_remove AFTER DELETE ON owed_part
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION owed_sum_removed();
