package demo_test

import "testing"

// The money of Paris is there in every state that accounting meets.
func TestMoneyWasMadeUp(t *testing.T) {
	a := school(t, small)
	for name, query := range map[string]string{
		"somebody is late":             `SELECT COUNT(*) FROM owed_part WHERE open > 0 AND deadline < CURRENT_DATE`,
		"a church pays a share":        `SELECT COUNT(*) FROM payer_share s JOIN payer y ON y.id = s.payer_id WHERE y.kind = 'church'`,
		"somebody had paid ahead":      `SELECT COUNT(*) FROM money_transaction WHERE kind = 'opening' AND payer_id IS NOT NULL`,
		"a payment was reversed":       `SELECT COUNT(*) FROM money_transaction WHERE kind = 'reversal'`,
		"a month is closed":            `SELECT COUNT(*) FROM month_closing WHERE reopened_at IS NULL`,
		"a week-end has a difference":  `SELECT COUNT(*) FROM weekend_closing WHERE counted <> expected AND note <> ''`,
		"who is late was reminded":     `SELECT COUNT(*) FROM money_reminder m JOIN owed_part o ON o.id = m.part_id WHERE o.open > 0`,
		"lines of a bank wait":         `SELECT COUNT(*) FROM statement_line WHERE state = 'open'`,
		"one is a movement that is in": `SELECT COUNT(*) FROM statement_line l JOIN money_movement m ON m.account_id = l.account_id AND m.amount = l.amount`,
		"one names an open invoice":    `SELECT COUNT(*) FROM statement_line l JOIN invoice v ON v.name = l.text AND v.balance = l.amount`,
	} {
		if count(t, a.DB, query) == 0 {
			t.Error("not so: " + name)
		}
	}
	if n := count(t, a.DB, `SELECT COUNT(*) FROM job WHERE kind LIKE 'finance.%'`); n != 0 {
		t.Errorf("%d letters go out", n)
	}
}
