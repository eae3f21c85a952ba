package schooltest

// LedgerLaws are queries of which none may find anything, whatever was entered, by how
// many servers, and whenever one of them was killed.
var LedgerLaws = map[string]string{ //nolint:gosec // credit is money
	"a transaction balances: its legs are what its kind says": `SELECT t.id FROM money_transaction t LEFT JOIN money_movement m ON m.transaction_id = t.id
		GROUP BY t.id, t.kind, t.of_kind, t.amount, t.payer_id HAVING COALESCE(SUM(m.amount), 0) <> t.amount * CASE WHEN t.payer_id IS NOT NULL AND (t.kind = 'opening' OR t.of_kind = 'opening') THEN 0 ELSE
		CASE t.kind WHEN 'income' THEN 1 WHEN 'opening' THEN 1 WHEN 'expense' THEN -1 WHEN 'refund' THEN -1
		WHEN 'reversal' THEN CASE t.of_kind WHEN 'income' THEN -1 WHEN 'opening' THEN -1 WHEN 'expense' THEN 1 WHEN 'refund' THEN 1 ELSE 0 END ELSE 0 END END`,
	"what a payer begins with is his credit, once for what it came with": `SELECT t.id FROM money_transaction t WHERE t.kind = 'opening' AND t.payer_id IS NOT NULL
		AND (t.amount <= 0 OR t.dues <> t.amount OR t.allocated <> 0 OR t.request_key IS NULL OR t.receipt <> '')`,
	"what it allocates is what it says, and not more than it brings": `SELECT t.id FROM money_transaction t LEFT JOIN money_allocation l ON l.transaction_id = t.id
		GROUP BY t.id, t.kind, t.dues, t.allocated HAVING COALESCE(SUM(l.amount), 0) <> t.allocated OR (t.kind = 'income' AND t.allocated > t.dues)`,
	"an account's months are the sums of its movements": `SELECT c.id FROM money_account c WHERE COALESCE((SELECT SUM(amount) FROM money_movement m WHERE m.account_id = c.id), 0)
		<> COALESCE((SELECT SUM(amount) FROM account_month n WHERE n.account_id = c.id), 0)`,
	"what is paid of a part is what was allocated to it": `SELECT o.id FROM owed_part o WHERE o.paid <> COALESCE((SELECT SUM(l.amount) FROM money_allocation l WHERE l.part_id = o.id AND l.transaction_id IS NOT NULL), 0)
		OR o.credited <> COALESCE((SELECT SUM(l.amount) FROM money_allocation l WHERE l.part_id = o.id AND l.credit_note_id IS NOT NULL), 0)`,
	"what is open is kept day by day": `SELECT COALESCE(s.campus_id, h.campus_id) FROM owed_sum s FULL JOIN held_owed_sum h ON h.campus_id = s.campus_id AND h.currency = s.currency
		AND h.deadline = s.deadline WHERE COALESCE(s.parts, 0) <> COALESCE(h.parts, 0) OR COALESCE(s.open, 0) <> COALESCE(h.open, 0)`,
	"what invoices come to is kept by state and day": `SELECT COALESCE(s.campus_id, h.campus_id) FROM invoice_sum s FULL JOIN held_invoice_sum h ON h.campus_id = s.campus_id AND h.currency = s.currency
		AND h.state = s.state AND h.next_deadline = s.next_deadline WHERE COALESCE(s.invoices, 0) <> COALESCE(h.invoices, 0) OR COALESCE(s.total, 0) <> COALESCE(h.total, 0)
		OR COALESCE(s.credited, 0) <> COALESCE(h.credited, 0) OR COALESCE(s.paid, 0) <> COALESCE(h.paid, 0) OR COALESCE(s.balance, 0) <> COALESCE(h.balance, 0)`,
	"of an issued invoice something is due next just where something is open": `SELECT v.id FROM invoice v WHERE v.state = 'issued' AND (v.balance = 0) <> (v.next_deadline IS NULL)`,
	"nothing is allocated beyond a part":                                      `SELECT id FROM owed_part WHERE paid < 0 OR paid + credited > amount OR open < 0`,
	"what is open of an invoice is its balance":                               `SELECT v.id FROM invoice v WHERE v.state <> 'draft' AND v.balance <> COALESCE((SELECT SUM(o.open) FROM owed_part o WHERE o.invoice_id = v.id), 0)`,
	"an invoice is its lines":                                                 `SELECT v.id FROM invoice v WHERE v.total <> COALESCE((SELECT SUM(l.amount) FROM invoice_line l WHERE l.invoice_id = v.id), 0)`,
	"nobody has less than no credit":                                          `SELECT payer_id FROM money_transaction WHERE payer_id IS NOT NULL GROUP BY payer_id, currency HAVING SUM(dues - allocated) < 0`,
	"what is owed is what is to be paid": `SELECT e.id FROM enrollment e WHERE e.status = 'confirmed' AND
		COALESCE((SELECT SUM(i.amount) FROM installment i WHERE i.enrollment_id = e.id AND i.canceled_at IS NULL AND i.replaced_at IS NULL AND NOT EXISTS
			(SELECT 1 FROM owed_part o WHERE o.enrollment_id = e.id AND o.number = i.number AND o.paid + o.credited > 0)), 0)
		<> COALESCE((SELECT SUM(o.open) FROM owed_part o WHERE o.enrollment_id = e.id AND NOT o.loose AND NOT EXISTS
			(SELECT 1 FROM owed_part x WHERE x.enrollment_id = e.id AND x.number = o.number AND x.paid + x.credited > 0)), 0)`,
	"receipts have no gaps":     `SELECT receipt_series FROM money_transaction WHERE receipt_number IS NOT NULL GROUP BY campus_id, receipt_year, receipt_series HAVING MAX(receipt_number) <> COUNT(DISTINCT receipt_number)`,
	"invoices have no gaps":     `SELECT campus_id FROM invoice WHERE number IS NOT NULL GROUP BY campus_id, year HAVING MAX(number) <> COUNT(*)`,
	"credit notes have no gaps": `SELECT campus_id FROM credit_note GROUP BY campus_id, year HAVING MAX(number) <> COUNT(*)`,
	"a thing is reversed once":  `SELECT reverses_id FROM money_transaction WHERE reverses_id IS NOT NULL GROUP BY reverses_id HAVING COUNT(*) > 1`,
}
