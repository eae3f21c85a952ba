package demo

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/money"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
)

// enrolled are the classes of a campus and who is or was in them.
type enrolled struct {
	dice
	home    place
	classes []academic.NewClass
	seniors cohort
	all     []academic.NewEnrollment
}

// enrollments makes up the classes of a campus: half of its students began this
// year, the others before; who left has completed his; applicants wait, and so
// do those who want to go on.
func (w *world) enrollments(ctx context.Context, tx *db.Tx, d dice, home place, elsewhere cohort) (*enrolled, error) {
	roles := map[access.Roles][]string{}
	for _, role := range []access.Roles{access.Student, access.Alumni, access.User} {
		ids, err := membersOf(ctx, tx, home.ID, role)
		if err != nil {
			return nil, err
		}
		roles[role] = ids
	}
	e := &enrolled{dice: d, home: home}
	half := (len(roles[access.Student]) + 1) / 2
	old := e.add(w.cohorts(d, home, former, roles[access.Alumni]), e.completed)
	senior := e.add(w.cohorts(d, home, seniors, roles[access.Student][half:]), e.senior)
	e.seniors = senior[0]
	if err := e.moveIn(ctx, tx, elsewhere); err != nil {
		return nil, err
	}
	young := e.add(w.cohorts(d, home, beginners, roles[access.Student][:half]), func(c cohort, id string, i int) {
		if i%12 == 5 { // he begins anew
			e.failed(old[0], id)
		}
		e.confirmed(c, id, i)
	})
	for i, id := range roles[access.User] {
		e.waiting(young[0], id, i)
	}
	next := e.add(w.cohorts(d, home, planned, nil), nil)
	for i, id := range append(roles[access.Alumni][:min(2, len(roles[access.Alumni]))], senior[0].members...) {
		switch {
		case i == 1:
			e.withdrawn(next[0], id)
		case i%3 == 0:
			e.waiting(next[0], id, i/3)
		}
	}
	return e, nil
}

// add keeps classes and enrolls their members.
func (e *enrolled) add(all []cohort, enroll func(c cohort, id string, i int)) []cohort {
	for _, c := range all {
		e.classes = append(e.classes, c.NewClass)
		for i, id := range c.members {
			enroll(c, id, i)
		}
	}
	return all
}

// new is an enrollment with the terms of its campus.
func (e *enrolled) new(c cohort, personID string, i int) academic.NewEnrollment {
	at := c.CreatedAt.Add(time.Duration(e.IntN(80*24)) * time.Hour)
	n := academic.NewEnrollment{
		ID: e.id(at), PersonID: personID, ClassID: c.ID, CampusID: c.CampusID, Currency: c.currency, CreatedAt: at, Status: academic.Waiting,
		EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{
			Tuition: tuition(c.currency), DiscountKind: academic.NoDiscount, Installments: pick(e.dice, []int{10, 10, 10, 5, 3, 1}),
			FirstDate: clock.Date{Year: c.StartYear, Month: time.October, Day: pick(e.dice, []int{5, 5, 15, 31})},
		}},
	}
	switch i % 8 {
	case 2:
		n.DiscountKind, n.DiscountValue, n.DiscountReason = academic.PercentDiscount, 1000, "Deuxième membre de la famille"
	case 5:
		n.DiscountKind, n.DiscountValue, n.DiscountReason = academic.AmountDiscount, n.Tuition/4, "Bourse de l’Église locale"
	case 7:
		n.DiscountKind, n.DiscountValue, n.DiscountReason = academic.PercentDiscount, 5000, "Conjoint d’un étudiant"
	}
	return n
}

// tuition is what two years cost, in the smallest unit of a currency.
func tuition(currency string) int64 {
	amount, ok := map[string]int64{"EUR": 980, "XOF": 350_000, "XAF": 350_000}[currency]
	if !ok {
		amount = 900_000
	}
	for range money.Decimals(currency) {
		amount *= 10
	}
	return amount
}

var remarks = []string{
	"", "", "", "Participe beaucoup ; à encourager à l’écrit.", "Travail régulier.", "A manqué deux week-ends pour raison de santé.", "Très bonne prédication en mai.",
}

// confirm makes an enrollment a confirmed one.
func (e *enrolled) confirm(n academic.NewEnrollment) academic.NewEnrollment {
	n.Status, n.ConfirmedAt, n.Observation = academic.Confirmed, n.CreatedAt.Add(72*time.Hour), pick(e.dice, remarks)
	return n
}

func (e *enrolled) confirmed(c cohort, id string, i int) {
	e.all = append(e.all, e.confirm(e.new(c, id, i)))
}

func (e *enrolled) senior(c cohort, id string, i int) {
	n := e.confirm(e.new(c, id, i))
	n.Passed = i%5 != 3
	e.all = append(e.all, n)
}

func (e *enrolled) completed(c cohort, id string, i int) {
	n := e.confirm(e.new(c, id, i))
	n.Passed, n.Outcome, n.OutcomeAt = true, academic.Completed, c.GraduatedAt
	e.all = append(e.all, n)
}

func (e *enrolled) failed(c cohort, id string) {
	n := e.confirm(e.new(c, id, 0))
	n.Outcome, n.OutcomeAt, n.OutcomeReason = academic.Failed, c.GraduatedAt, "Examens de première année à reprendre"
	e.all = append(e.all, n)
}

// waiting has somebody wait, each for another reason.
func (e *enrolled) waiting(c cohort, id string, i int) {
	n := e.new(c, id, i)
	n.WaitingReason = []string{"papers", "payment", "approval", "full"}[i%4]
	n.WaitingRank = i + 1
	e.all = append(e.all, n)
}

// withdrawn has somebody give up waiting, a few days ago.
func (e *enrolled) withdrawn(c cohort, id string) {
	n := e.new(c, id, 0)
	n.Outcome, n.OutcomeAt, n.OutcomeReason = academic.Withdrawn, thisMorning().Add(-6*24*time.Hour), "Reporte à l’an prochain"
	e.all = append(e.all, n)
}

// moveIn has the first of a campus's older students come from another campus:
// what he had not paid there is owed here, and there he is a former student.
func (e *enrolled) moveIn(ctx context.Context, tx *db.Tx, from cohort) error {
	if from.ID == "" || len(e.seniors.members) == 0 || from.currency != e.seniors.currency {
		return nil
	}
	before := e.confirm(e.new(from, e.seniors.members[0], 0))
	before.Outcome, before.OutcomeAt, before.OutcomeReason = academic.Transferred, before.ConfirmedAt.Add(90*24*time.Hour), "Déménagement à "+e.home.Name
	for i := range e.all {
		if n := &e.all[i]; n.PersonID == before.PersonID && n.ClassID == e.seniors.ID {
			n.PreviousID, n.Terms = before.ID, before.Terms
			e.all = append(e.all[:i], append([]academic.NewEnrollment{before}, e.all[i:]...)...)
			return people.AddMembershipSince(ctx, tx, before.PersonID, from.CampusID, access.User, before.CreatedAt)
		}
	}
	return nil
}
