package academic

import (
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// The states of an enrollment, and its outcomes.
const (
	Waiting   = "waiting"
	Confirmed = "confirmed"

	Transferred = "transferred"
	Withdrawn   = "withdrawn"
	Failed      = "failed"
	Completed   = "completed"
)

// Enrollment is a student's place in a class, and what it costs.
type Enrollment struct {
	ID             string `json:"id"`
	Version        int64  `json:"version"`
	PersonID       string `json:"person_id"`
	PersonName     string `json:"person_name"`
	PersonLastName string `json:"person_last_name" doc:"By which lists are in order."`
	PhotoURL       string `json:"photo_url"`
	ClassID        string `json:"class_id"`
	ClassCode      string `json:"class_code"`
	CampusID       string `json:"campus_id"`
	CampusName     string `json:"campus_name"`
	Status         string `json:"status" enum:"waiting,confirmed"`
	WaitingFields
	WaitingRank   int        `json:"waiting_rank" doc:"Its place among those who wait, from 1; 0 when it does not wait."`
	Outcome       string     `json:"outcome" enum:",transferred,withdrawn,failed,completed"`
	OutcomeAt     clock.Time `json:"outcome_at" format:"date-time"`
	OutcomeReason string     `json:"outcome_reason"`
	OutcomeCode   string     `json:"outcome_code" enum:",transfer_undone" doc:"Why it came out so, where the program itself knows."`
	// Undo says whether its outcome can be taken back, and why not.
	Undo        string     `json:"undo" enum:",possible,too_late,transfer_undone,class_is_over,already,class_full,went_on,held" doc:"Whether its outcome can be taken back, and why not; empty while it runs."`
	Passed      bool       `json:"passed" doc:"Ticked by hand until grades tell."`
	PreviousID  string     `json:"previous_id" doc:"The enrollment it was transferred from."`
	Money       *Money     `json:"money,omitempty" doc:"Absent for who may not know what it costs."`
	Observation *string    `json:"observation,omitempty" doc:"For the report card; absent for who may not read it."`
	ConfirmedAt clock.Time `json:"confirmed_at" format:"date-time"`
	CreatedAt   clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt   clock.Time `json:"updated_at" format:"date-time"`
	MayEdit     bool       `json:"may_edit"`
	Moves       []string   `json:"moves" doc:"What may be done with it now."`

	terms       Terms
	currency    string
	observation string
	photoHash   string
	stepID      string // the step of the class that gave the outcome
	brought     bool   // the transfer it comes from made him a member of the campus
	capacity    int    // the class's

	made []Installment // the schedule that was made just now; nil where the database knows it
}

// confirmed is the enrollment once it has its place, as setConfirmed writes it.
func (e Enrollment) confirmed(at clock.Time, schedule []Installment) Enrollment {
	e.Version++
	e.Status, e.WaitingFields, e.WaitingRank = Confirmed, WaitingFields{}, 0
	e.ConfirmedAt, e.UpdatedAt, e.made = at, at, schedule
	return e
}

// Money is what an enrollment costs and how it is paid.
type Money struct {
	Terms
	Currency       string        `json:"currency"`
	Total          int64         `json:"total"`
	MonthlyPayment int64         `json:"monthly_payment"`
	Schedule       []Installment `json:"schedule" doc:"The installments that were made; before, those that would be. Lists do not tell those that were made."`
}

// WaitingFields say why an enrollment waits.
type WaitingFields struct {
	WaitingReason string `json:"waiting_reason" enum:",full,papers,payment,approval"`
}

// EnrollmentFields is the part of an enrollment that people fill in and may
// change.
type EnrollmentFields struct {
	Terms
	WaitingFields
	Observation string `json:"observation" maxLength:"2000" doc:"For the report card."`
}

// Check returns what is wrong beyond what the tags tell.
func (f EnrollmentFields) Check() error { return f.Terms.Check() }

// Resolve has the router check the fields with everything else.
func (f *EnrollmentFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// isRunning reports whether it has no outcome yet.
func (e Enrollment) isRunning() bool { return e.Outcome == "" }

// isPast reports whether its outcome is too old to be taken back.
func (e Enrollment) isPast() bool {
	return !e.isRunning() && !clock.Now().Before(clock.At(e.OutcomeAt.AddDate(0, 0, undoDays)))
}

// seenBy fills in what depends on the caller, and leaves out what he may not
// know.
func (e Enrollment) seenBy(in access.Scope, schedule []Installment) Enrollment {
	e.MayEdit = in.Under(changeEnrollments).CoversCampus(e.CampusID)
	if e.Moves = []string{}; e.MayEdit {
		e.Moves = movesFrom(e)
	} else {
		e.Undo = ""
	}
	money := in.Under(readMoney)
	if !money.CoversCampus(e.CampusID) && (e.PersonID != in.Actor().PersonID || !money.CoversSelf()) {
		e.WaitingReason, e.OutcomeReason, e.OutcomeCode = "", "", ""
		return e
	}
	switch {
	case e.Status == Waiting:
		schedule = e.terms.Schedule()
	case schedule == nil:
		schedule = []Installment{} // a list does not tell them
	}
	e.Observation = &e.observation
	e.Money = &Money{Terms: e.terms, Currency: e.currency, Total: e.terms.Total(), MonthlyPayment: e.terms.MonthlyPayment(), Schedule: schedule}
	return e
}

// trail is what the audit trail keeps of an enrollment.
func (e Enrollment) trail() any {
	return struct {
		EnrollmentFields
		Class         string `json:"class"`
		Status        string `json:"status"`
		WaitingRank   int    `json:"waiting_rank"`
		Outcome       string `json:"outcome"`
		OutcomeReason string `json:"outcome_reason"`
		OutcomeCode   string `json:"outcome_code"`
		Passed        bool   `json:"passed"`
	}{
		EnrollmentFields{e.terms, e.WaitingFields, e.observation},
		e.ClassCode, e.Status, e.WaitingRank, e.Outcome, e.OutcomeReason, e.OutcomeCode, e.Passed,
	}
}

// A move changes the state of an enrollment.
type move struct {
	status  string // the status it must have; "" for any
	outcome bool   // it is for what has an outcome already
}

// moves are the table of product.md. What a later area forbids, such as a
// confirmation that was paid for, is asked when the move is made.
var moves = map[string]move{
	"confirm":  {status: Waiting},
	"back":     {status: Confirmed},
	"withdraw": {},
	"fail":     {status: Confirmed},
	"complete": {status: Confirmed},
	"transfer": {status: Confirmed},
	"undo":     {outcome: true},
}

// moveNames are the moves in the order in which they are offered.
var moveNames = []string{"confirm", "back", "transfer", "complete", "fail", "withdraw", "undo"}

// undoDays is how long an outcome can be taken back.
const undoDays = 30

// Whether an outcome or a step can be taken back: undoPossible, or why not. Some
// are worked out by the query (undoState).
const (
	undoPossible   = "possible"
	undoTooLate    = "too_late"
	undoneTransfer = "transfer_undone"
	undoClassOver  = "class_is_over"
	undoAlready    = "already"
	undoClassFull  = "class_full"
	undoWentOn     = "went_on"
	undoHeld       = "held"
)

func (m move) fits(e Enrollment) bool {
	if m.outcome {
		return e.Undo == undoPossible
	}
	return e.isRunning() && (m.status == "" || m.status == e.Status)
}

func movesFrom(e Enrollment) []string {
	all := []string{}
	for _, name := range moveNames {
		if moves[name].fits(e) {
			all = append(all, name)
		}
	}
	return all
}

// mayMove refuses a move outside the table, and says why.
func mayMove(e Enrollment, name string) error {
	if moves[name].fits(e) {
		return nil
	}
	switch {
	case name == "undo" && !e.isRunning():
		return whyNotUndo(e)
	case !e.isRunning():
		return fault.New(fault.Conflict, "enrollment.has_outcome")
	case e.Status == Waiting:
		return fault.New(fault.Conflict, "enrollment.still_waiting")
	default:
		return fault.New(fault.Conflict, "enrollment.is_running")
	}
}

// whyNotUndo is the refusal of an undo that is not offered.
func whyNotUndo(e Enrollment) error {
	switch e.Undo {
	case undoneTransfer:
		return fault.New(fault.Conflict, "enrollment.transfer_was_undone")
	case undoClassOver:
		return fault.New(fault.Conflict, "enrollment.class_is_over")
	case undoAlready:
		return fault.New(fault.Conflict, "enrollment.already")
	case undoClassFull:
		return classFull(e.capacity)
	case undoWentOn:
		return fault.New(fault.Conflict, "enrollment.went_on")
	default:
		return &fault.Error{Kind: fault.Conflict, Code: "enrollment.too_late_to_undo", Params: fault.Params{"days": undoDays}}
	}
}

func classFull(capacity int) error {
	return &fault.Error{Kind: fault.Conflict, Code: "enrollment.class_full", Params: fault.Params{"capacity": capacity}}
}
