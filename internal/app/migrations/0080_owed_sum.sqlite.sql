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

-- +goose StatementBegin
CREATE TRIGGER owed_sum_add AFTER INSERT ON owed_part WHEN new.open > 0 BEGIN
	INSERT INTO owed_sum (campus_id, currency, deadline, parts, open) VALUES (new.campus_id, new.currency, new.deadline, 1, new.open)
	ON CONFLICT (campus_id, currency, deadline) DO UPDATE SET parts = owed_sum.parts + 1, open = owed_sum.open + excluded.open;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER owed_sum_change AFTER UPDATE OF campus_id, currency, deadline, open ON owed_part
WHEN new.open <> old.open OR new.deadline <> old.deadline OR new.currency <> old.currency OR new.campus_id <> old.campus_id BEGIN
	UPDATE owed_sum SET parts = parts - 1, open = open - old.open
	WHERE old.open > 0 AND campus_id = old.campus_id AND currency = old.currency AND deadline = old.deadline;
	INSERT INTO owed_sum (campus_id, currency, deadline, parts, open) SELECT new.campus_id, new.currency, new.deadline, 1, new.open WHERE new.open > 0
	ON CONFLICT (campus_id, currency, deadline) DO UPDATE SET parts = owed_sum.parts + 1, open = owed_sum.open + excluded.open;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER owed_sum_remove AFTER DELETE ON owed_part WHEN old.open > 0 BEGIN
	UPDATE owed_sum SET parts = parts - 1, open = open - old.open
	WHERE campus_id = old.campus_id AND currency = old.currency AND deadline = old.deadline;
END;
-- +goose StatementEnd
