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
	CASE WHEN v.state = 'issued' AND v.balance > 0 THEN COALESCE(v.next_deadline, DATE '2000-01-01') ELSE DATE '2000-01-01' END AS next_deadline, COUNT(*) AS invoices,
	CAST(SUM(v.total) AS BIGINT) AS total, CAST(SUM(v.credited) AS BIGINT) AS credited, CAST(SUM(v.paid) AS BIGINT) AS paid, CAST(SUM(v.balance) AS BIGINT) AS balance
FROM invoice v GROUP BY 1, 2, 3, 4;
INSERT INTO invoice_sum (campus_id, currency, state, next_deadline, invoices, total, credited, paid, balance)
SELECT h.campus_id, h.currency, h.state, h.next_deadline, h.invoices, h.total, h.credited, h.paid, h.balance FROM held_invoice_sum h;

-- Sums are changed in the order of their keys: of two transactions one waits for the other, and never both.
-- +goose StatementBegin
CREATE FUNCTION invoice_sum_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invoice_sum AS s (campus_id, currency, state, next_deadline, invoices, total, credited, paid, balance)
	SELECT c.campus_id, c.currency, c.state, c.next_deadline, SUM(c.invoices), SUM(c.total), SUM(c.credited), SUM(c.paid), SUM(c.balance) FROM (
		SELECT a.campus_id, a.currency, CASE WHEN a.state = 'issued' AND a.balance = 0 THEN 'settled' ELSE a.state END AS state,
			CASE WHEN a.state = 'issued' AND a.balance > 0 THEN COALESCE(a.next_deadline, DATE '2000-01-01') ELSE DATE '2000-01-01' END AS next_deadline,
			1 AS invoices, a.total AS total, a.credited AS credited, a.paid AS paid, a.balance AS balance FROM added a
	) AS c GROUP BY c.campus_id, c.currency, c.state, c.next_deadline
	HAVING SUM(c.invoices) <> 0 OR SUM(c.total) <> 0 OR SUM(c.credited) <> 0 OR SUM(c.paid) <> 0 OR SUM(c.balance) <> 0
	ORDER BY c.campus_id, c.currency, c.state, c.next_deadline
	ON CONFLICT (campus_id, currency, state, next_deadline) DO UPDATE SET invoices = s.invoices + excluded.invoices, total = s.total + excluded.total,
		credited = s.credited + excluded.credited, paid = s.paid + excluded.paid, balance = s.balance + excluded.balance;
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION invoice_sum_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invoice_sum AS s (campus_id, currency, state, next_deadline, invoices, total, credited, paid, balance)
	SELECT c.campus_id, c.currency, c.state, c.next_deadline, SUM(c.invoices), SUM(c.total), SUM(c.credited), SUM(c.paid), SUM(c.balance) FROM (
		SELECT b.campus_id, b.currency, CASE WHEN b.state = 'issued' AND b.balance = 0 THEN 'settled' ELSE b.state END AS state,
			CASE WHEN b.state = 'issued' AND b.balance > 0 THEN COALESCE(b.next_deadline, DATE '2000-01-01') ELSE DATE '2000-01-01' END AS next_deadline,
			-1 AS invoices, -b.total AS total, -b.credited AS credited, -b.paid AS paid, -b.balance AS balance FROM was b
		UNION ALL SELECT n.campus_id, n.currency, CASE WHEN n.state = 'issued' AND n.balance = 0 THEN 'settled' ELSE n.state END AS state,
			CASE WHEN n.state = 'issued' AND n.balance > 0 THEN COALESCE(n.next_deadline, DATE '2000-01-01') ELSE DATE '2000-01-01' END AS next_deadline,
			1 AS invoices, n.total AS total, n.credited AS credited, n.paid AS paid, n.balance AS balance FROM becomes n
	) AS c GROUP BY c.campus_id, c.currency, c.state, c.next_deadline
	HAVING SUM(c.invoices) <> 0 OR SUM(c.total) <> 0 OR SUM(c.credited) <> 0 OR SUM(c.paid) <> 0 OR SUM(c.balance) <> 0
	ORDER BY c.campus_id, c.currency, c.state, c.next_deadline
	ON CONFLICT (campus_id, currency, state, next_deadline) DO UPDATE SET invoices = s.invoices + excluded.invoices, total = s.total + excluded.total,
		credited = s.credited + excluded.credited, paid = s.paid + excluded.paid, balance = s.balance + excluded.balance;
	RETURN NULL;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION invoice_sum_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invoice_sum AS s (campus_id, currency, state, next_deadline, invoices, total, credited, paid, balance)
	SELECT c.campus_id, c.currency, c.state, c.next_deadline, SUM(c.invoices), SUM(c.total), SUM(c.credited), SUM(c.paid), SUM(c.balance) FROM (
		SELECT r.campus_id, r.currency, CASE WHEN r.state = 'issued' AND r.balance = 0 THEN 'settled' ELSE r.state END AS state,
			CASE WHEN r.state = 'issued' AND r.balance > 0 THEN COALESCE(r.next_deadline, DATE '2000-01-01') ELSE DATE '2000-01-01' END AS next_deadline,
			-1 AS invoices, -r.total AS total, -r.credited AS credited, -r.paid AS paid, -r.balance AS balance FROM removed r
	) AS c GROUP BY c.campus_id, c.currency, c.state, c.next_deadline
	HAVING SUM(c.invoices) <> 0 OR SUM(c.total) <> 0 OR SUM(c.credited) <> 0 OR SUM(c.paid) <> 0 OR SUM(c.balance) <> 0
	ORDER BY c.campus_id, c.currency, c.state, c.next_deadline
	ON CONFLICT (campus_id, currency, state, next_deadline) DO UPDATE SET invoices = s.invoices + excluded.invoices, total = s.total + excluded.total,
		credited = s.credited + excluded.credited, paid = s.paid + excluded.paid, balance = s.balance + excluded.balance;
	RETURN NULL;
END
$$;
-- +goose StatementEnd

CREATE TRIGGER invoice_sum_add AFTER INSERT ON invoice
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION invoice_sum_added();
CREATE TRIGGER invoice_sum_change AFTER UPDATE ON invoice
	REFERENCING OLD TABLE AS was NEW TABLE AS becomes FOR EACH STATEMENT EXECUTE FUNCTION invoice_sum_changed();
CREATE TRIGGER invoice_sum_remove AFTER DELETE ON invoice
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION invoice_sum_removed();
