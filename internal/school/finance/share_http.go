package finance

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
	"myspace/internal/school/academic"
)

func (a *Area) shareRoutes(r *api.Router) {
	const one = "/api/enrollments/{id}/money"
	api.Get(r, "getEnrollmentMoney", one, readMoney, a.getEnrollmentMoney, api.Says("Get what is owed and paid for an enrollment: parts with their states, who shares it, payments"))
	api.Put(r, "setShares", one+"/shares", keepBooks, a.setShares, api.Says("Say which share of an enrollment others pay; what was paid or invoiced stays as it was divided"), api.Refuses(fault.Conflict))
	api.Do(r, "replan", one+"/replan", keepBooks, a.replan, api.Says("Plan what is still owed for an enrollment anew"), api.Refuses(fault.Conflict))
}

// EnrollmentMoney is how an enrollment is paid.
type EnrollmentMoney struct {
	EnrollmentID string        `json:"enrollment_id"`
	StudentID    string        `json:"student_id"`
	StudentName  string        `json:"student_name"`
	CampusID     string        `json:"campus_id"`
	ClassID      string        `json:"class_id"`
	ClassCode    string        `json:"class_code"`
	Currency     string        `json:"currency"`
	Total        int64         `json:"total" doc:"What is to be paid in all: paid and open."`
	Paid         int64         `json:"paid"`
	Open         int64         `json:"open"`
	Due          int64         `json:"due" doc:"What of it is past its deadline; 0 says that he is up to date."`
	Parts        []Owed        `json:"parts" doc:"The installments, each divided among those who pay it; canceled ones only where something was paid of them."`
	Shares       []NamedShare  `json:"shares"`
	Payments     []Transaction `json:"payments" doc:"The latest first."`
	Invoices     []Invoice     `json:"invoices"`
	PausedUntil  clock.Date    `json:"paused_until,omitzero" format:"date" doc:"No reminders go out by themselves until then; absent where they do."`
	MayKeep      bool          `json:"may_keep" doc:"Whether the caller may plan it anew and say who shares it."`
}

// NamedShare is a share with the name of who pays it.
type NamedShare struct {
	Share
	PayerName string `json:"payer_name"`
}

// findEnrollmentMoney reads an enrollment in reach with all that is owed for it. A
// student sees his own, not what others pay.
func findEnrollmentMoney(ctx context.Context, q db.Querier, in access.Scope, id string) (m EnrollmentMoney, err error) {
	var w db.Where
	w.Add(`e.id = ?`, id)
	w.And(in.Rows(`e.campus_id = ?`, `e.person_id = ?`))
	if m, err = db.One(ctx, q, "enrollment.not_found", func(r db.Row) (m EnrollmentMoney, err error) {
		return m, r.Scan(&m.EnrollmentID, &m.StudentID, &m.StudentName, &m.CampusID, &m.ClassID, &m.ClassCode, &m.Currency)
	}, `SELECT e.id, e.person_id, `+naming.Person+`, e.campus_id, e.class_id, k.code, e.currency FROM enrollment e JOIN person p ON p.id = e.person_id JOIN class k ON k.id = e.class_id`+w.String(), w.Args...); err != nil {
		return m, err
	}
	office := in.Under(readOffice).CoversCampus(m.CampusID)
	var parts db.Where
	parts.Add(`o.enrollment_id = ? AND (o.canceled_at IS NULL OR o.paid > 0)`, id)
	if !office {
		parts.Add(`y.person_id = ?`, in.Actor().PersonID)
	}
	if m.Parts, err = findOwed(ctx, q, today(in), parts); err != nil {
		return m, err
	}
	for _, o := range m.Parts {
		m.Paid, m.Open = m.Paid+o.Paid, m.Open+o.Open
		if o.State == Due {
			m.Due += o.Open
		}
	}
	m.Total, m.MayKeep, m.Shares = m.Paid+m.Open, in.Under(keepBooks).CoversCampus(m.CampusID), []NamedShare{}
	if !office {
		return m, nil
	}
	if m.PausedUntil, err = findPause(ctx, q, id); err != nil {
		return m, err
	}
	m.Shares, err = db.All(ctx, q, func(r db.Row) (s NamedShare, err error) {
		return s, r.Scan(&s.PayerID, &s.Kind, &s.Value, &s.PayerName)
	},
		`SELECT s.payer_id, s.kind, s.value, `+payerName+` FROM payer_share s JOIN payer y ON y.id = s.payer_id LEFT JOIN person p ON p.id = y.person_id WHERE s.enrollment_id = ? ORDER BY y.sort_name, y.id`, id)
	return m, err
}

func (a *Area) getEnrollmentMoney(ctx context.Context, in *api.ID) (EnrollmentMoney, error) {
	return a.enrollmentMoney(ctx, a.db, in.ID)
}

// enrollmentMoney is how an enrollment is paid, with its payments and invoices.
func (a *Area) enrollmentMoney(ctx context.Context, q db.Querier, id string) (EnrollmentMoney, error) {
	scope := access.From(ctx)
	m, err := findEnrollmentMoney(ctx, q, scope, id)
	if err != nil {
		return m, err
	}
	w := transactionsLike(scope, TransactionFilter{})
	w.Add(`t.id IN (SELECT l.transaction_id FROM money_allocation l JOIN owed_part o ON o.id = l.part_id WHERE o.enrollment_id = ?)`, id)
	if m.Payments, err = db.All(ctx, q, scanTransaction, `SELECT `+transactionColumns+` FROM `+transactionTables+w.String()+` ORDER BY t.day DESC, t.id DESC`, w.Args...); err != nil {
		return m, err
	}
	for i, t := range m.Payments {
		m.Payments[i] = a.presentOne(ctx, t)
	}
	l, err := findInvoices(ctx, q, scope, InvoiceFilter{Sort: "day", enrollment: id}, api.Paging{Page: 1, PageSize: 100})
	m.Invoices = l.Items
	return m, err
}

// setShares says who else pays for an enrollment.
func (a *Area) setShares(ctx context.Context, in *struct {
	api.ID
	Body struct {
		Shares []Share `json:"shares" maxItems:"10"`
		Was    []Share `json:"was,omitempty" maxItems:"10" doc:"The shares as they were shown: where they are others by now, nothing is done. Without them, they are not compared."`
	}
},
) (m EnrollmentMoney, err error) {
	err = a.changeMoney(ctx, in.ID.ID, "setShares", &m, func(tx *db.Tx, before EnrollmentMoney) (any, error) {
		if in.Body.Was != nil && !before.sharedAs(in.Body.Was) {
			return nil, fault.New(fault.Conflict, "edit.stale")
		}
		if err := checkShares(ctx, tx, before, in.Body.Shares); err != nil {
			return nil, err
		}
		if err := db.Exec(ctx, tx, `DELETE FROM payer_share WHERE enrollment_id = ?`, in.ID.ID); err != nil {
			return nil, err
		}
		rows := db.NewBulk(`payer_share (enrollment_id, payer_id, kind, value, created_at)`)
		for _, s := range in.Body.Shares {
			rows.Add(in.ID.ID, s.PayerID, s.Kind, s.Value, clock.Now())
		}
		if err := rows.Insert(ctx, tx); err != nil {
			return nil, err
		}
		return map[string]any{"shares": in.Body.Shares}, follow(ctx, tx, []string{in.ID.ID})
	})
	return m, err
}

// sharedAs reports whether an enrollment is shared so, in whatever order.
func (m EnrollmentMoney) sharedAs(all []Share) bool {
	return len(all) == len(m.Shares) && !slices.ContainsFunc(m.Shares, func(s NamedShare) bool { return !slices.Contains(all, s.Share) })
}

// checkShares refuses shares of strangers and of more than there is.
func checkShares(ctx context.Context, q db.Querier, m EnrollmentMoney, all []Share) error {
	var percent, amount int64
	var ids []string
	for _, s := range all {
		y, err := findPayer(ctx, q, access.From(ctx), s.PayerID)
		if err != nil {
			return err
		}
		if y.CampusID != m.CampusID || y.PersonID != "" || y.Archived || slices.Contains(ids, s.PayerID) {
			return fault.On("shares", "finance.share_of_whom", nil)
		}
		ids = append(ids, s.PayerID)
		if s.Kind == "percent" {
			percent += s.Value
		} else {
			amount += s.Value
		}
	}
	if percent > wholePercent || amount > maxAmount || portion(m.Total, min(percent, wholePercent), wholePercent)+amount > m.Total {
		return fault.On("shares", "finance.shares_exceed", nil)
	}
	return nil
}

// changeMoney changes how an enrollment is paid, and writes the trail.
func (a *Area) changeMoney(ctx context.Context, id, action string, after *EnrollmentMoney, change func(*db.Tx, EnrollmentMoney) (any, error)) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findEnrollmentMoney(ctx, tx, access.From(ctx), id)
		if err != nil {
			return err
		}
		if _, err := openCampus(ctx, tx, access.From(ctx), before.CampusID); err != nil {
			return err
		}
		changed, err := change(tx, before)
		if err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{Action: action, Entity: "enrollment", EntityID: id, CampusID: before.CampusID, After: changed}); err != nil {
			return err
		}
		*after, err = a.enrollmentMoney(ctx, tx, id)
		return err
	})
}

// ReplanFields is a new plan of what is still owed.
type ReplanFields struct {
	academic.Plan
	Open int64 `json:"open" minimum:"1" maximum:"1000000000000" doc:"What is open, as it was shown: where it is another by now, nothing is done."`
}

// Resolve hands what is wrong to the router.
func (f *ReplanFields) Resolve(api.Context) []error { return api.Found(f.Check()) }
