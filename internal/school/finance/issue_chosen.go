package finance

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
)

// ChosenInvoices says of each invoice that was chosen what became of it.
type ChosenInvoices struct {
	Items []ChosenInvoice `json:"items" doc:"In the order in which they were given."`
	Count int             `json:"count" doc:"To how many it was done."`
}

// ChosenInvoice is what became of an invoice that was chosen.
type ChosenInvoice struct {
	ID     string `json:"id"`
	Number string `json:"number" doc:"Its number; empty where it has none."`
	Code   string `json:"code" enum:",finance.invoice_not_found,finance.not_a_draft,finance.nothing_to_invoice,edit.stale,edit.archived,finance.not_to_mail,finance.payer_without_email" doc:"Why it was not done; empty where it was."`
}

// findChosen finds those of invoices that are in reach, by their ids, and their ids
// in the order of names.
func findChosen(ctx context.Context, q db.Querier, in access.Scope, ids []string) (found map[string]Invoice, order []string, err error) {
	var w db.Where
	w.Among(q, `v.id`, ids)
	w.And(in.Rows(campusInvoices, ownInvoices))
	all, err := db.All(ctx, q, scanInvoice, `SELECT `+invoiceColumns+` FROM `+invoiceTables+w.String()+` ORDER BY v.sort_name, v.id`, w.Args...)
	found = map[string]Invoice{}
	for _, v := range all {
		found[v.ID], order = v, append(order, v.ID)
	}
	return found, order, err
}

// issueChosen issues drafts in the order of names. Those that cannot be issued stay
// as they are, and leave no gap: numbers are given to the others only.
func (a *Area) issueChosen(ctx context.Context, in *struct {
	Body struct {
		Items []struct {
			ID      string `json:"id" minLength:"1" maxLength:"64"`
			Version int64  `json:"version" minimum:"1"`
		} `json:"items" minItems:"1" maxItems:"500"`
	}
},
) (done ChosenInvoices, err error) {
	scope, versions, ids := access.From(ctx), map[string]int64{}, []string{}
	for _, one := range in.Body.Items {
		versions[one.ID], ids = one.Version, append(ids, one.ID)
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		found, order, err := findChosen(ctx, tx, scope, ids)
		if err != nil {
			return err
		}
		why, campuses, drafts := map[string]string{}, []campus{}, map[string][]Invoice{}
		for _, id := range order {
			v := found[id]
			if why[id] = v.notToIssue(versions[id]); why[id] != "" {
				continue
			}
			if drafts[v.CampusID] == nil {
				c, err := findCampus(ctx, tx, scope, v.CampusID)
				if err != nil {
					return err
				}
				campuses = append(campuses, c)
			}
			drafts[v.CampusID] = append(drafts[v.CampusID], v)
		}
		for _, c := range campuses {
			if c.archived {
				for _, v := range drafts[c.id] {
					why[v.ID] = "edit.archived"
				}
				continue
			}
			if err := issue(ctx, tx, c, c.today(), drafts[c.id]); err != nil {
				return err
			}
		}
		done, err = issuedOf(ctx, tx, scope, ids, found, why)
		return err
	})
	return done, err
}

// notToIssue says why an invoice cannot be issued as it was shown.
func (v Invoice) notToIssue(version int64) string {
	switch {
	case v.State != draft:
		return "finance.not_a_draft"
	case v.Version != version:
		return "edit.stale"
	case v.Total == 0:
		return "finance.nothing_to_invoice"
	default:
		return ""
	}
}

// issuedOf says what became of invoices, and writes the trail of those that were
// issued.
func issuedOf(ctx context.Context, tx *db.Tx, scope access.Scope, ids []string, before map[string]Invoice, why map[string]string) (done ChosenInvoices, err error) {
	now, order, err := findChosen(ctx, tx, scope, ids)
	if err != nil {
		return done, err
	}
	var events []audit.Event
	for _, id := range order {
		if v := now[id]; why[id] == "" {
			events = append(events, audit.Event{Action: "issueInvoice", Entity: "invoice", EntityID: id, CampusID: v.CampusID, Before: before[id].trail(), After: v.trail()})
		}
	}
	return chosen(ids, now, why, len(events)), audit.RecordMany(ctx, tx, events)
}

// chosen is what became of each invoice, in the order in which they were given.
func chosen(ids []string, found map[string]Invoice, why map[string]string, count int) ChosenInvoices {
	done := ChosenInvoices{Items: []ChosenInvoice{}, Count: count}
	for i, id := range ids {
		if slices.Contains(ids[:i], id) {
			continue
		}
		v, ok := found[id]
		one := ChosenInvoice{ID: id, Number: v.Number, Code: why[id]}
		if !ok {
			one.Code = "finance.invoice_not_found"
		}
		done.Items = append(done.Items, one)
	}
	return done
}
