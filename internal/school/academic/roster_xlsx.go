package academic

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/money"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
	"myspace/internal/school/people"
)

// headings are translated names of columns.
func headings(texts text.Texts, keys ...string) []string {
	all := make([]string, len(keys))
	for i, key := range keys {
		all[i] = texts.T(key, nil)
	}
	return all
}

// exportClassStudents writes the students of a class. What is special is never
// exported.
func (a *Area) exportClassStudents(ctx context.Context, in *struct {
	api.ID
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope, texts := access.From(ctx), a.Texts(ctx)
	class, err := findClass(ctx, a.db, scope, in.ID.ID)
	if err != nil {
		return nil, err
	}
	t := sheet.Table{Name: "students", Headings: headings(texts, "person.last_name", "person.first_name", "roster.confirmed_on")}
	contact := people.KnowsContact(scope, class.CampusID)
	if contact {
		t.Headings = append(t.Headings, headings(texts, "person.email", "person.mobile", "person.born_on", "person.city")...)
	}
	t.Each = func(add func(...any) error) error {
		return eachClassmate(ctx, a.db, scope, class, func(m classmate) error {
			cells := []any{m.LastName, m.FirstName, dayOf(m.Since)}
			if contact {
				cells = append(cells, m.Email, m.Mobile, m.Birth, m.City)
			}
			return add(cells...)
		})
	}
	return func(w http.ResponseWriter, req *http.Request) error { return t.Send(w, req, in.Format) }, nil
}

// enrollmentHeadings are the headings of an export, as translation keys.
var enrollmentHeadings = []string{
	"enrollment.student", "class.campus", "enrollment.class", "enrollment.status", "enrollment.waiting_reason", "roster.rank",
	"roster.outcome", "roster.created_on", "roster.confirmed_on",
	"enrollment.tuition", "enrollment.discount", "enrollment.discount_reason", "enrollment.total", "enrollment.installments",
	"enrollment.first_date", "roster.currency",
}

// exportEnrollments writes what the list shows under the same filters. What
// somebody may not know is empty: he may know it of some, and not of others.
func (a *Area) exportEnrollments(ctx context.Context, in *struct {
	EnrollmentFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope, texts := access.From(ctx), a.Texts(ctx)
	t := sheet.Table{Name: "enrollments", Headings: headings(texts, enrollmentHeadings...), Each: func(add func(...any) error) error {
		return eachEnrollment(ctx, a.db, scope, in.EnrollmentFilter, func(e Enrollment) error {
			return add(e.seenBy(scope, nil).cells(texts)...)
		})
	}}
	return func(w http.ResponseWriter, req *http.Request) error { return t.Send(w, req, in.Format) }, nil
}

func (e Enrollment) cells(texts text.Texts) []any {
	cells := []any{
		e.PersonName, e.CampusName, e.ClassCode, texts.T("enrollment.state."+e.Status, nil), word(texts, "enrollment.waits_for.", e.WaitingReason),
		rankOf(e), word(texts, "enrollment.state.", e.Outcome), dayOf(e.CreatedAt), dayOf(e.ConfirmedAt),
	}
	if e.Money == nil {
		return append(cells, "", "", "", "", "", "", "")
	}
	m := e.Money
	amount := func(units int64) sheet.Number { return sheet.Number(money.Decimal(units, m.Currency)) }
	return append(cells, amount(m.Tuition), amount(m.Discount()), m.DiscountReason, amount(m.Total), m.Installments, m.FirstDate, m.Currency)
}

// word is the text for one of a few values; none for none.
func word(texts text.Texts, prefix, value string) string {
	if value == "" {
		return ""
	}
	return texts.T(prefix+value, nil)
}

func rankOf(e Enrollment) any {
	if e.WaitingRank == 0 {
		return ""
	}
	return e.WaitingRank
}

// dayOf is the day of an instant; nothing for none.
func dayOf(t clock.Time) any {
	if t.IsZero() {
		return ""
	}
	return clock.DateOf(t, t.Location())
}
