package finance_test

import (
	"encoding/json"
	"fmt"

	"pgregory.net/rapid"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/finance"
	"myspace/internal/school/schooltest"
)

// laws asks what must always hold.
func (m *ledger) laws(r *rapid.T) {
	m.steps.Add(1)
	for law, text := range schooltest.LedgerLaws {
		broken, err := db.All(m.t.Context(), m.db, db.ScanString, text)
		if err != nil || len(broken) > 0 {
			r.Fatalf("%s: %v, %v", law, broken, err)
		}
	}
	m.closedStay(r)
	m.statements(r)
}

// closedStay: what a month was closed with is what the ledger still says of it.
func (m *ledger) closedStay(r *rapid.T) {
	type month struct {
		day     clock.Date
		figures string
	}
	all, err := db.All(m.t.Context(), m.db, func(row db.Row) (c month, err error) { return c, row.Scan(&c.day, &c.figures) },
		`SELECT month, figures FROM month_closing WHERE reopened_at IS NULL`)
	if err != nil {
		r.Fatal(err)
	}
	for _, c := range all {
		var then finance.Figures
		if err := json.Unmarshal([]byte(c.figures), &then); err != nil {
			r.Fatal(err)
		}
		now, err := m.area.FiguresOf(m.t.Context(), "paris", c.day)
		if err != nil {
			r.Fatal(err)
		}
		was, errWas := fixed(then)
		is, errIs := fixed(now)
		if errWas != nil || errIs != nil || was != is {
			r.Fatalf("%s was closed with %s, and is %s now, %v, %v", c.day, was, is, errWas, errIs)
		}
	}
}

// statements: the statement of a payer runs to what he owes, less his credit.
func (m *ledger) statements(r *rapid.T) {
	var st finance.Statement
	y := m.church
	m.read(r, "/api/payers/"+y+"/statement?to="+fmt.Sprint(m.today.AddMonths(36)), &st)
	var owed int64
	for _, s := range st.Payer.Open {
		owed += s.Amount
	}
	for _, s := range st.Payer.Credit {
		owed -= s.Amount
	}
	if st.Closing != owed {
		r.Fatalf("the statement runs to %d, owed are %d", st.Closing, owed)
	}
}
