package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
	"myspace/internal/school/campus"
)

// exportClassStudents writes the students of a class. What is special is never
// exported.
func (a *Area) exportClassStudents(ctx context.Context, in *struct {
	api.ID
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	class, err := findRoster(ctx, a.db, scope, in.ID.ID)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "class.tab.students", []string{"person.last_name", "person.first_name", "roster.confirmed_on"})
	t.Of = class.Code
	if class.contact {
		t.Columns = append(t.Columns, "person.email", "person.mobile", "person.born_on", "person.city")
	}
	t.Each = func(add func(...any) error) error {
		return eachClassmate(ctx, a.db, scope, class, func(m classmate) error {
			cells := []any{m.LastName, m.FirstName, dayOf(scope, m.Since)}
			if class.contact {
				cells = append(cells, m.Email, m.Mobile, m.Birth, m.City)
			}
			return add(cells...)
		})
	}
	return t.As(in.Format), nil
}

// enrollmentExportColumns are the headings of an export, as translation keys.
var enrollmentExportColumns = []string{
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
) (_ api.Content, err error) {
	scope := access.From(ctx)
	t := a.Table(ctx, "enrollment.tab", enrollmentExportColumns)
	if t.Of, err = a.whose(ctx, in.EnrollmentFilter); err != nil {
		return nil, err
	}
	t.Each = func(add func(...any) error) error {
		return eachEnrollment(ctx, a.db, scope, in.EnrollmentFilter, func(e Enrollment) error {
			return add(e.seenBy(scope, nil).cells(scope, t.Texts)...)
		})
	}
	return t.As(in.Format), nil
}

// whose says which class or campus the filter names, of those in reach.
func (a *Area) whose(ctx context.Context, f EnrollmentFilter) (string, error) {
	scope := access.From(ctx)
	if f.Class == "" {
		return campus.NameOf(ctx, a.db, scope, f.Campus)
	}
	class, err := findClass(ctx, a.db, scope.Under(readClasses), f.Class)
	if fault.CodeOf(err) == "class.not_found" {
		return "", nil
	}
	return class.Code, err
}

func (e Enrollment) cells(in access.Scope, texts text.Texts) []any {
	cells := []any{
		e.PersonName, e.CampusName, e.ClassCode, texts.T("enrollment.state."+e.Status, nil), texts.Word("enrollment.waits_for.", e.WaitingReason),
		rankOf(e), texts.Word("enrollment.state.", e.Outcome), dayOf(in, e.CreatedAt), dayOf(in, e.ConfirmedAt),
	}
	if e.Money == nil {
		return append(cells, "", "", "", "", "", "", "")
	}
	m := e.Money
	amount := func(units int64) sheet.Money { return sheet.Money{Units: units, Currency: m.Currency} }
	return append(cells, amount(m.Tuition), amount(m.Discount()), m.DiscountReason, amount(m.Total), m.Installments, m.FirstDate, m.Currency)
}

func rankOf(e Enrollment) any {
	if e.WaitingRank == 0 {
		return ""
	}
	return e.WaitingRank
}

// dayOf is the day of an instant where the caller is; nothing for none.
func dayOf(in access.Scope, t clock.Time) any {
	if t.IsZero() {
		return ""
	}
	return clock.DateOf(t, clock.Zone(in.Actor().TimeZone))
}
