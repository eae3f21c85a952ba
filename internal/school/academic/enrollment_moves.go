package academic

import (
	"cmp"
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/people"
)

const paymentOnly, anything = true, false

// free refuses an enrollment on which something hangs.
func (a *Area) free(ctx context.Context, q db.Querier, e Enrollment, onlyPayment bool) error {
	for _, h := range a.Parts.Holds() {
		if onlyPayment && !h.Payment {
			continue
		}
		codes, err := h.Reasons(ctx, q, []string{e.ID})
		if err != nil {
			return err
		}
		if code := codes[e.ID]; code != "" {
			return fault.New(fault.Conflict, code)
		}
	}
	return nil
}

// confirmEnrollment gives a place: the schedule and the student role are made
// with it, once, however often it is sent. What somebody changed between the
// question and the yes is shown first.
func (a *Area) confirmEnrollment(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		Overfill bool `json:"overfill" doc:"Confirm even where the class has no place left."`
	}
},
) (e Enrollment, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := a.movable(ctx, tx, in.ID, in.Body.Version, "confirm")
		if asked := in.Body.Version; before.Status == Confirmed && before.isRunning() && (asked == before.Version || asked == before.Version-1) {
			e, err = a.withSchedule(ctx, tx, before) // it was sent twice, or two said yes to the same
			return err
		}
		if err != nil {
			return err
		}
		class, err := a.openClass(ctx, tx, access.From(ctx), before.ClassID)
		if err != nil {
			return err
		}
		now, err := a.confirm(ctx, tx, class, []Enrollment{before}, in.Body.Overfill)
		if err != nil {
			return err
		}
		e, err = a.withSchedule(ctx, tx, now[0])
		return err
	})
	return e, err
}

// confirm gives those who wait for a class their places, and returns them as
// they are then.
func (a *Area) confirm(ctx context.Context, tx *db.Tx, c Class, before []Enrollment, overfill bool) ([]Enrollment, error) {
	now, events, err := a.place(ctx, tx, c, before, overfill)
	if err != nil {
		return nil, err
	}
	return now, audit.RecordMany(ctx, tx, events)
}

// place is confirm without the trail, which it leaves to the caller: who was admitted
// just now has more to tell there.
func (a *Area) place(ctx context.Context, tx *db.Tx, c Class, before []Enrollment, overfill bool) (now []Enrollment, events []audit.Event, err error) {
	if !c.hasRoomFor(len(before)) && !overfill {
		return nil, nil, classFull(c.Capacity)
	}
	at := clock.Now()
	now, events = make([]Enrollment, len(before)), make([]audit.Event, len(before))
	persons, schedules := make([]string, len(before)), map[string][]Installment{}
	for i, e := range before {
		persons[i], schedules[e.ID] = e.PersonID, e.terms.Schedule()
		now[i] = e.confirmed(at, schedules[e.ID])
		events[i] = enrollmentEvent("confirmEnrollment", now[i], e.trail())
	}
	if err := setConfirmed(ctx, tx, at, idsOf(before)...); err != nil {
		return nil, nil, err
	}
	if err := addSchedules(ctx, tx, schedules); err != nil {
		return nil, nil, err
	}
	if err := a.Parts.Scheduled(ctx, tx, idsOf(before)...); err != nil {
		return nil, nil, err
	}
	if err := a.enter(ctx, tx, c.CampusID, persons...); err != nil {
		return nil, nil, err
	}
	return now, events, tellEnrolled(ctx, tx, now)
}

// takeBackEnrollment makes a confirmed enrollment wait again, while nothing
// hangs on it.
func (a *Area) takeBackEnrollment(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct{ WaitingFields }
},
) (Enrollment, error) {
	return a.moveEnrollment(ctx, in.ID, "back", "takeBackEnrollment", func(tx *db.Tx, e Enrollment) error {
		if err := a.free(ctx, tx, e, anything); err != nil {
			return err
		}
		if err := removeInstallments(ctx, tx, e.ID); err != nil {
			return err
		}
		if err := setWaiting(ctx, tx, e.ID, e.ClassID, in.Body.WaitingReason); err != nil {
			return err
		}
		if err := a.Parts.Scheduled(ctx, tx, e.ID); err != nil {
			return err
		}
		return a.leave(ctx, tx, e.CampusID, e)
	})
}

// EndFields are how an enrollment comes to its end.
type EndFields struct {
	Move   string     `json:"move" enum:"withdraw,fail,complete"`
	From   clock.Date `json:"from,omitzero" format:"date" doc:"Withdrawing and failing: installments due from this day on are canceled; without it, from today on. Who completes owes all of them."`
	Reason string     `json:"reason" maxLength:"500"`
}

// Resolve hands what is wrong to the router.
func (f *EndFields) Resolve(api.Context) []error {
	return api.Found(clock.SchoolDays.On("from", f.From))
}

// endEnrollment gives an enrollment its outcome. Who leaves owes what was due
// until then.
func (a *Area) endEnrollment(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct{ EndFields }
},
) (Enrollment, error) {
	outcome := map[string]string{"withdraw": Withdrawn, "fail": Failed, "complete": Completed}[in.Body.Move]
	from := cmp.Or(in.Body.From, today(access.From(ctx)))
	return a.moveEnrollment(ctx, in.ID, in.Body.Move, "endEnrollment", func(tx *db.Tx, e Enrollment) error {
		if outcome != Completed {
			if err := a.cancelFrom(ctx, tx, e, from); err != nil {
				return err
			}
		}
		return a.end(ctx, tx, e, ending{outcome: outcome, reason: in.Body.Reason})
	})
}

// cancelFrom cancels the installments that are due from a day on, where nothing
// was paid of them.
func (a *Area) cancelFrom(ctx context.Context, tx *db.Tx, e Enrollment, from clock.Date) error {
	left, err := a.unpaid(ctx, tx, e.ID)
	if err != nil {
		return err
	}
	later := slices.DeleteFunc(left, func(i Installment) bool { return i.Deadline.Before(from) })
	return a.cancel(ctx, tx, e.ID, later)
}

// cancel says of installments that they are no longer owed, and tells who follows
// them.
func (a *Area) cancel(ctx context.Context, tx *db.Tx, enrollmentID string, which []Installment) error {
	if err := cancelInstallments(ctx, tx, enrollmentID, which); err != nil {
		return err
	}
	return a.Parts.Scheduled(ctx, tx, enrollmentID)
}

func (a *Area) end(ctx context.Context, tx *db.Tx, e Enrollment, to ending) error {
	return a.endAll(ctx, tx, e.CampusID, []Enrollment{e}, to)
}

// endAll gives enrollments at a campus the same outcome.
func (a *Area) endAll(ctx context.Context, tx *db.Tx, campusID string, all []Enrollment, to ending) error {
	if len(all) == 0 {
		return nil
	}
	if err := setOutcome(ctx, tx, to, idsOf(all)...); err != nil {
		return err
	}
	if err := tellEnded(ctx, tx, all, to.outcome); err != nil {
		return err
	}
	if to.outcome == Completed {
		if err := people.AddRole(ctx, tx, campusID, access.Alumni, personsOf(all, func(Enrollment) bool { return true })...); err != nil {
			return err
		}
	}
	return a.leave(ctx, tx, campusID, all...)
}

// movable finds an enrollment that the table allows a move, in the version on
// which that was decided. One that may not be moved is returned with the refusal.
func (a *Area) movable(ctx context.Context, tx *db.Tx, id string, version int64, name string) (Enrollment, error) {
	e, err := a.enrollments().Current(ctx, tx, id, version)
	if err != nil {
		return e, err
	}
	return e, mayMove(e, name)
}

// moveEnrollment makes a move that the table allows.
func (a *Area) moveEnrollment(ctx context.Context, id, name, action string, do func(*db.Tx, Enrollment) error) (Enrollment, error) {
	return a.enrollments().Change(ctx, id, anyVersion, action, func(tx *db.Tx, e Enrollment) error {
		if err := mayMove(e, name); err != nil {
			return err
		}
		return do(tx, e)
	})
}
