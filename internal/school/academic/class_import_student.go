package academic

import (
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/intake"
	"myspace/internal/base/money"
	"myspace/internal/school/people"
)

// takePerson finds the student of a line, and what becomes of his place.
func (p classPlanner) takePerson(r *plannedPlace, l intake.Line, who people.Whom) {
	found := p.people.Find(who)
	field := "email"
	if who.Email == "" {
		field = "last_name"
	}
	switch {
	case len(found) == 0:
		r.Refuse(field, l.Cells[field], "import.unknown_person", nil)
	case len(found) > 1:
		r.Refuse(field, l.Cells[field], "import.several_people", fault.Params{"name": found[0].Name})
	default:
		r.person, r.Name = found[0], found[0].Name
		if !r.person.IsCalled(who) {
			r.Ask("", "", "import.other_name", fault.Params{"name": r.person.Name})
		}
	}
	p.takeTerms(r, l)
	if r.Refused() {
		return
	}
	key := [2]any{r.class, r.person.ID}
	if line := p.lines[key]; line > 0 {
		r.Refuse(field, l.Cells[field], "import.twice", fault.Params{"line": line})
		return
	}
	p.lines[key] = l.Number
	r.held = p.places[r.class.before.ID][r.person.ID]
	p.settlePlace(r)
}

// usualInstallments is in how many payments most tuition is paid.
const usualInstallments = 10

// takeTerms reads whether the place is confirmed, and what is to be paid for it.
func (p classPlanner) takeTerms(r *plannedPlace, l intake.Line) {
	var wrong fault.List
	status := Confirmed
	l.PutChoice(&wrong, "status", p.states, &status)
	r.confirm = status == Confirmed
	t := Terms{DiscountKind: NoDiscount, Installments: 1, FirstDate: clock.Today(r.class.campus.timeZone).AddMonths(1)}
	if said, given := l.Cells["tuition"]; given {
		amount, ok := money.Parse(said, r.class.campus.currency, maxTuition)
		wrong.Add(!ok || amount < 0, "tuition", "import.not_an_amount", fault.Params{"value": said})
		t.Tuition, t.Installments = amount, usualInstallments
	}
	l.PutNumbers(&wrong, map[string]*int{"installments": &t.Installments})
	if said, given := l.Cells["first_date"]; given {
		day, ok := p.dates.Read(said)
		wrong.Add(!ok, "first_date", "import.not_a_date", fault.Params{"value": said})
		t.FirstDate = day
	}
	p.takeCredit(&wrong, r, l)
	r.fields = EnrollmentFields{Terms: t}
	r.RefuseAll(l, wrong.Err())
	if len(wrong) == 0 {
		r.RefuseAll(l, intake.CheckTags(r.fields.Terms))
		r.RefuseAll(l, r.fields.Check())
	}
}

// takeCredit reads what a student had paid ahead, which comes with the place that
// he gets.
func (p classPlanner) takeCredit(wrong *fault.List, r *plannedPlace, l intake.Line) {
	said, given := l.Cells["credit"]
	if !given {
		return
	}
	amount, ok := money.Parse(said, r.class.campus.currency, maxTuition)
	wrong.Add(!ok || amount < 0, "credit", "import.not_a_credit", fault.Params{"value": said})
	wrong.Add(amount > 0 && !r.confirm, "credit", "import.credit_waits", nil)
	wrong.Add(amount > 0 && !p.caller.Under(giveCredit).CoversCampus(r.class.campus.id), "credit", "access.forbidden", nil)
	r.credit = amount
}

// settlePlace tells what becomes of a student's place: he gets one, he who
// waits is confirmed, or he has it already. What was agreed with him is never
// changed by a sheet.
func (p classPlanner) settlePlace(r *plannedPlace) {
	c := r.class
	switch {
	case r.held.outcome != "":
		r.Refuse("", "", "enrollment.has_outcome", nil)
	case r.held.id != "" && (r.held.status == Confirmed || !r.confirm):
		r.Known(len(r.Changes) > 0, c.before.Archived)
		if r.credit > 0 {
			r.Warn("import.credit_stays", nil)
		}
		return
	case c.before.Archived || c.before.Graduated:
		r.Refuse("code", c.after.Code, "enrollment.class_is_over", nil)
	case r.confirm && c.after.Capacity > 0 && c.before.Confirmed+c.newcomes >= c.after.Capacity:
		r.Refuse("", "", "enrollment.class_full", fault.Params{"capacity": c.after.Capacity})
	case r.held.id != "":
		r.Outcome = intake.Change
		r.Differs("status", Waiting, Confirmed)
	}
	if r.confirm && !r.Refused() {
		c.newcomes++
	}
}
