package academic

import (
	"context"
	"maps"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
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
		code, err := h.Reason(ctx, q, e.ID)
		if err != nil {
			return err
		}
		if code != "" {
			return fault.New(fault.Conflict, code)
		}
	}
	return nil
}

// wholeSchedule refuses an enrollment of whose installments some were paid in
// the class that the student came from: made anew, they would be owed twice.
func wholeSchedule(ctx context.Context, q db.Querier, e Enrollment) error {
	all, err := findInstallments(ctx, q, e.ID)
	if err == nil && len(all) != e.terms.Installments {
		err = fault.New(fault.Conflict, "enrollment.paid_before_transfer")
	}
	return err
}

// confirmEnrollment gives a place: the schedule and the student role are made
// with it, once, however often it is sent.
func (a *Area) confirmEnrollment(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		Overfill bool `json:"overfill" doc:"Confirm even where the class has no place left."`
	}
},
) (e Enrollment, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findEnrollment(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		if before.Status == Confirmed && before.isRunning() {
			e, err = a.withSchedule(ctx, tx, before)
			return err
		}
		if err := mayMove(before, "confirm"); err != nil {
			return err
		}
		if e, err = a.confirm(ctx, tx, before, in.Body.Overfill); err != nil {
			return err
		}
		e, err = a.withSchedule(ctx, tx, e)
		return err
	})
	return e, err
}

func (a *Area) confirm(ctx context.Context, tx *db.Tx, before Enrollment, overfill bool) (e Enrollment, err error) {
	scope := access.From(ctx)
	class, err := a.openClass(ctx, tx, scope, before.ClassID)
	if err != nil {
		return e, err
	}
	if class.isFull() && !overfill {
		return e, &fault.Error{Kind: fault.Conflict, Code: "enrollment.class_full", Params: fault.Params{"capacity": class.Capacity}}
	}
	changed, err := setConfirmed(ctx, tx, before.ID)
	if err != nil {
		return e, err
	}
	if changed {
		if err := addInstallments(ctx, tx, before.ID, before.terms.Schedule()); err != nil {
			return e, err
		}
		if err := people.AddRole(ctx, tx, before.PersonID, before.CampusID, access.Student); err != nil {
			return e, err
		}
	}
	if e, err = findEnrollment(ctx, tx, scope, before.ID); err != nil {
		return e, err
	}
	return e, recordEnrollment(ctx, tx, "confirmEnrollment", e, before.trail())
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
		if err := wholeSchedule(ctx, tx, e); err != nil {
			return err
		}
		if err := removeInstallments(ctx, tx, e.ID); err != nil {
			return err
		}
		if err := setWaiting(ctx, tx, e.ID, e.ClassID, in.Body.WaitingReason); err != nil {
			return err
		}
		return a.leave(ctx, tx, e)
	})
}

// endEnrollment gives an enrollment its outcome.
func (a *Area) endEnrollment(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		Move   string `json:"move" enum:"withdraw,fail,complete"`
		Reason string `json:"reason" maxLength:"500"`
	}
},
) (Enrollment, error) {
	outcome := map[string]string{"withdraw": Withdrawn, "fail": Failed, "complete": Completed}[in.Body.Move]
	return a.moveEnrollment(ctx, in.ID, in.Body.Move, "endEnrollment", func(tx *db.Tx, e Enrollment) error {
		return a.end(ctx, tx, e, outcome, in.Body.Reason)
	})
}

func (a *Area) end(ctx context.Context, tx *db.Tx, e Enrollment, outcome, reason string) error {
	if err := setOutcome(ctx, tx, e.ID, outcome, reason); err != nil {
		return err
	}
	if outcome == Completed {
		if err := people.AddRole(ctx, tx, e.PersonID, e.CampusID, access.Alumni); err != nil {
			return err
		}
	}
	return a.leave(ctx, tx, e)
}

// leave takes the student role from who follows no class of a campus any more.
// Who only waited never had it from here.
func (a *Area) leave(ctx context.Context, tx *db.Tx, e Enrollment) error {
	if e.Status == Waiting {
		return nil
	}
	if follows, err := followsIn(ctx, tx, e.PersonID, e.CampusID); err != nil || follows {
		return err
	}
	return people.TakeRole(ctx, tx, e.PersonID, e.CampusID, access.Student)
}

// transferEnrollment moves a student to a class here or elsewhere: the first
// enrollment ends, a new confirmed one begins, and what is not paid goes along.
func (a *Area) transferEnrollment(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		ClassID  string `json:"class_id" minLength:"1" maxLength:"64"`
		Reason   string `json:"reason" maxLength:"500"`
		Overfill bool   `json:"overfill" doc:"Transfer even where the class has no place left."`
	}
},
) (next Enrollment, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findEnrollment(ctx, tx, scope, in.ID)
		if err != nil {
			return err
		}
		if err := mayMove(before, "transfer"); err != nil {
			return err
		}
		class, err := a.receivingClass(ctx, tx, before, in.Body.ClassID, in.Body.Overfill)
		if err != nil {
			return err
		}
		id := db.NewID()
		if err := a.carryOver(ctx, tx, before, class, id, in.Body.Reason); err != nil {
			return err
		}
		if err := recordNow(ctx, tx, "transferEnrollment", before); err != nil {
			return err
		}
		// The new one may be at a campus beyond the caller's reach.
		if next, err = findEnrollment(ctx, tx, access.System(), id); err != nil {
			return err
		}
		if err := recordEnrollment(ctx, tx, "transferEnrollment", next, nil); err != nil {
			return err
		}
		next, err = a.withSchedule(ctx, tx, next)
		return err
	})
	return next, err
}

// receivingClass finds the class that a student is transferred to: it may be of
// any campus that is open, in the same currency, because installments move.
func (a *Area) receivingClass(ctx context.Context, tx *db.Tx, e Enrollment, id string, overfill bool) (Class, error) {
	c, err := a.openClass(ctx, tx, access.System(), id)
	switch {
	case err != nil:
		return c, err
	case c.ID == e.ClassID:
		return c, fault.On("class_id", "enrollment.same_class", nil)
	case c.Currency != e.currency:
		return c, fault.On("class_id", "enrollment.other_currency", nil)
	case c.isFull() && !overfill:
		return c, &fault.Error{Kind: fault.Conflict, Code: "enrollment.class_full", Params: fault.Params{"capacity": c.Capacity}}
	}
	return c, nil
}

func (a *Area) carryOver(ctx context.Context, tx *db.Tx, e Enrollment, c Class, id, reason string) error {
	if err := a.end(ctx, tx, e, Transferred, reason); err != nil {
		return err
	}
	fields := EnrollmentFields{Terms: e.terms, Observation: e.observation}
	if err := addEnrollment(ctx, tx, id, e.PersonID, c, fields, "", e.ID); err != nil {
		return err
	}
	if _, err := setConfirmed(ctx, tx, id); err != nil {
		return err
	}
	unpaid, err := a.unpaid(ctx, tx, e.ID)
	if err != nil {
		return err
	}
	if err := moveInstallments(ctx, tx, e.ID, id, unpaid); err != nil {
		return err
	}
	return people.AddRole(ctx, tx, e.PersonID, c.CampusID, access.Student)
}

// undoEnrollment takes an outcome back, within 30 days and if nothing hangs on
// it.
func (a *Area) undoEnrollment(ctx context.Context, in *api.ID) (Enrollment, error) {
	return a.moveEnrollment(ctx, in.ID, "undo", "undoEnrollment", func(tx *db.Tx, e Enrollment) error {
		if e.Outcome == Transferred {
			if err := a.undoTransfer(ctx, tx, e); err != nil {
				return err
			}
		}
		if err := setOutcome(ctx, tx, e.ID, "", ""); err != nil {
			return err
		}
		return a.restoreRoles(ctx, tx, e)
	})
}

// restoreRoles gives back the roles of before an outcome that was taken back.
func (a *Area) restoreRoles(ctx context.Context, tx *db.Tx, e Enrollment) error {
	if e.Status == Confirmed {
		if err := people.AddRole(ctx, tx, e.PersonID, e.CampusID, access.Student); err != nil {
			return err
		}
	}
	if e.Outcome != Completed {
		return nil
	}
	if completed, err := completedIn(ctx, tx, e.PersonID, e.CampusID); err != nil || completed {
		return err
	}
	return people.TakeRole(ctx, tx, e.PersonID, e.CampusID, access.Alumni)
}

// undoTransfer takes the new enrollment away and brings its installments back.
func (a *Area) undoTransfer(ctx context.Context, tx *db.Tx, e Enrollment) error {
	next, err := db.One(ctx, tx, "enrollment.not_found", scanEnrollment,
		`SELECT `+enrollmentColumns+` FROM `+enrollmentTables+` WHERE e.previous_id = ?`, e.ID)
	if err != nil {
		return err
	}
	if !next.isRunning() {
		return fault.New(fault.Conflict, "enrollment.went_on")
	}
	if err := a.free(ctx, tx, next, anything); err != nil {
		return err
	}
	moved, err := findInstallments(ctx, tx, next.ID)
	if err != nil {
		return err
	}
	numbers := make([]int, len(moved))
	for i, one := range moved {
		numbers[i] = one.Number
	}
	if err := moveInstallments(ctx, tx, next.ID, e.ID, numbers); err != nil {
		return err
	}
	if err := removeEnrollment(ctx, tx, next.ID); err != nil {
		return err
	}
	return a.leave(ctx, tx, next)
}

// moveEnrollment makes a move that the table allows.
func (a *Area) moveEnrollment(ctx context.Context, id, name, action string, do func(*db.Tx, Enrollment) error) (Enrollment, error) {
	return a.editEnrollment(ctx, id, anyVersion, action, func(tx *db.Tx, e Enrollment) error {
		if err := mayMove(e, name); err != nil {
			return err
		}
		return do(tx, e)
	})
}

// unpaid returns the numbers of the installments of which nothing was paid.
func (a *Area) unpaid(ctx context.Context, q db.Querier, enrollmentID string) ([]int, error) {
	all, err := findInstallments(ctx, q, enrollmentID)
	if err != nil {
		return nil, err
	}
	paid := map[int]bool{}
	for _, h := range a.Parts.Holds() {
		if h.Paid == nil {
			continue
		}
		more, err := h.Paid(ctx, q, enrollmentID)
		if err != nil {
			return nil, err
		}
		maps.Copy(paid, more)
	}
	numbers := make([]int, 0, len(all))
	for _, i := range all {
		if !paid[i.Number] {
			numbers = append(numbers, i.Number)
		}
	}
	return numbers, nil
}
