-- +goose Up

-- What the invoices of a campus come to, by state and, of those that are issued and open, by the day of what is due next: how
-- many, and each of their amounts. Triggers add to it and take from it, so that the totals over the list take as long at a large
-- campus as at a small one; held_invoice_sum is what it must be. It stands behind invoice in the alphabet: a restore brings it
-- after the invoices, and what the triggers made of them goes.
CREATE TABLE invoice_sum (
	campus_id     TEXT NOT NULL REFERENCES campus (id),
	currency      TEXT NOT NULL,
	state         TEXT NOT NULL,
	next_deadline DATE NOT NULL,
	invoices      BIGINT NOT NULL,
	total         BIGINT NOT NULL,
	credited      BIGINT NOT NULL,
	paid          BIGINT NOT NULL,
	balance       BIGINT NOT NULL,
	PRIMARY KEY (campus_id, currency, state, next_deadline)
);

-- Of what is not issued, or paid, no day counts.
CREATE VIEW held_invoice_sum AS
SELECT v.campus_id, v.currency, CASE WHEN v.state = 'issued' AND v.balance = 0 THEN 'settled' ELSE v.state END AS state,
	CASE WHEN v.state = 'issued' AND v.balance > 0 THEN COALESCE(v.next_deadline, '2000-01-01') ELSE '2000-01-01' END AS next_deadline, COUNT(*) AS invoices,
	CAST(SUM(v.total) AS BIGINT) AS total, CAST(SUM(v.credited) AS BIGINT) AS credited, CAST(SUM(v.paid) AS BIGINT) AS paid, CAST(SUM(v.balance) AS BIGINT) AS balance
FROM invoice v GROUP BY 1, 2, 3, 4;
INSERT INTO invoice_sum (campus_id, currency, state, next_deadline, invoices, total, credited, paid, balance)
SELECT h.campus_id, h.currency, h.state, h.next_deadline, h.invoices, h.total, h.credited, h.paid, h.balance FROM held_invoice_sum h;

-- +goose StatementBegin
CREATE TRIGGER invoice_sum_add AFTER INSERT ON invoice BEGIN
	INSERT INTO invoice_sum (campus_id, currency, state, next_deadline, invoices, total, credited, paid, balance)
	VALUES (new.campus_id, new.currency, CASE WHEN new.state = 'issued' AND new.balance = 0 THEN 'settled' ELSE new.state END,
		CASE WHEN new.state = 'issued' AND new.balance > 0 THEN COALESCE(new.next_deadline, '2000-01-01') ELSE '2000-01-01' END,
		1, new.total, new.credited, new.paid, new.balance)
	ON CONFLICT (campus_id, currency, state, next_deadline) DO UPDATE SET invoices = invoice_sum.invoices + 1, total = invoice_sum.total + excluded.total,
		credited = invoice_sum.credited + excluded.credited, paid = invoice_sum.paid + excluded.paid, balance = invoice_sum.balance + excluded.balance;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER invoice_sum_change AFTER UPDATE OF campus_id, currency, state, next_deadline, total, credited, paid, balance ON invoice BEGIN
	UPDATE invoice_sum SET invoices = invoices - 1, total = total - old.total, credited = credited - old.credited, paid = paid - old.paid, balance = balance - old.balance
	WHERE campus_id = old.campus_id AND currency = old.currency AND state = CASE WHEN old.state = 'issued' AND old.balance = 0 THEN 'settled' ELSE old.state END
		AND next_deadline = CASE WHEN old.state = 'issued' AND old.balance > 0 THEN COALESCE(old.next_deadline, '2000-01-01') ELSE '2000-01-01' END;
	INSERT INTO invoice_sum (campus_id, currency, state, next_deadline, invoices, total, credited, paid, balance)
	VALUES (new.campus_id, new.currency, CASE WHEN new.state = 'issued' AND new.balance = 0 THEN 'settled' ELSE new.state END,
		CASE WHEN new.state = 'issued' AND new.balance > 0 THEN COALESCE(new.next_deadline, '2000-01-01') ELSE '2000-01-01' END,
		1, new.total, new.credited, new.paid, new.balance)
	ON CONFLICT (campus_id, currency, state, next_deadline) DO UPDATE SET invoices = invoice_sum.invoices + 1, total = invoice_sum.total + excluded.total,
		credited = invoice_sum.credited + excluded.credited, paid = invoice_sum.paid + excluded.paid, balance = invoice_sum.balance + excluded.balance;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER invoice_sum_remove AFTER DELETE ON invoice BEGIN
	UPDATE invoice_sum SET invoices = invoices - 1, total = total - old.total, credited = credited - old.credited, paid = paid - old.paid, balance = balance - old.balance
	WHERE campus_id = old.campus_id AND currency = old.currency AND state = CASE WHEN old.state = 'issued' AND old.balance = 0 THEN 'settled' ELSE old.state END
		AND next_deadline = CASE WHEN old.state = 'issued' AND old.balance > 0 THEN COALESCE(old.next_deadline, '2000-01-01') ELSE '2000-01-01' END;
END;
-- +goose StatementEnd
