package academic

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

// A step takes a whole class on: to the next level, or out of the school. It
// shows beforehand what will happen to whom, and can be undone.

// The kinds of step.
const (
	Promote  = "promote"
	Graduate = "graduate"
)

// ClassStep is what a step will do or did.
type ClassStep struct {
	ID       string        `json:"id" doc:"Empty while it is only shown beforehand."`
	Kind     string        `json:"kind" enum:"promote,graduate"`
	Level    int           `json:"level" doc:"The level that the class has before."`
	Next     int           `json:"next" doc:"The level that it has after."`
	Students []StepStudent `json:"students"`
	At       clock.Time    `json:"at" format:"date-time"`
	ByName   string        `json:"by_name" doc:"Who took it."`
	// Undo says whether it can be taken back, and why not.
	Undo string `json:"undo" enum:"possible,later_step,too_late,undone,class_is_over,class_full" doc:"Whether it can be taken back, and why not."`
}

// Why a step cannot be taken back, beside what holds for outcomes, too: only the
// last one that stands can.
const (
	undoLaterStep = "later_step"
	undoneAlready = "undone"
)

// StepStudent is what happens to one student.
type StepStudent struct {
	EnrollmentID string `json:"enrollment_id"`
	PersonID     string `json:"person_id"`
	Name         string `json:"name"`
	Passed       bool   `json:"passed"`
	Effect       string `json:"effect" enum:"goes_on,completes,fails,waits"`
	// Ticked is true where somebody said whether he passed; else it is as proposed.
	Ticked   bool           `json:"ticked" doc:"Somebody said whether he passed; else it is as grades and presence propose."`
	Late     bool           `json:"late,omitempty" doc:"Something that is to be paid for his enrollment is past its deadline: a warning, which forbids nothing."`
	Proposal *part.Proposal `json:"proposal,omitempty" doc:"What grades and presence say of him, beforehand; absent where there is nothing to say."`
}

// planStep works out a step of a class as it is now.
func (a *Area) planStep(ctx context.Context, q db.Querier, c Class, kind string) (s ClassStep, err error) {
	if c.Graduated || c.Archived {
		return s, fault.New(fault.Conflict, "enrollment.class_is_over")
	}
	s = ClassStep{Kind: kind, Level: c.Level, Next: c.Level, Students: []StepStudent{}}
	if kind == Promote {
		if s.Next++; s.Next > maxLevel {
			return s, fault.New(fault.Conflict, "class.no_next_level")
		}
	}
	f := EnrollmentFilter{Class: c.ID, Outcome: "none", Sort: "name"}
	proposed, err := a.Parts.Proposals(ctx, q, c.ID)
	if err != nil {
		return s, err
	}
	ticked, err := findTicked(ctx, q, c.ID)
	if err != nil {
		return s, err
	}
	late, err := a.Parts.Owing().LateIn(ctx, q, c.ID, clock.Today(access.From(ctx).Actor().TimeZone))
	if err != nil {
		return s, err
	}
	err = eachEnrollment(ctx, q, access.System(), f, func(e Enrollment) error {
		one := StepStudent{EnrollmentID: e.ID, PersonID: e.PersonID, Name: e.PersonName, Ticked: ticked[e.ID], Late: late[e.ID]}
		if p, ok := proposed[e.ID]; ok {
			one.Proposal = &p
			e.Passed = e.Passed || !one.Ticked && p.Passed
		}
		one.Passed, one.Effect = e.Passed, effectOf(kind, e)
		s.Students = append(s.Students, one)
		return nil
	})
	return s, err
}

// decided is a step as it is kept: what was proposed is not, since it tells of
// grades, nor who was late.
func (s ClassStep) decided() ClassStep {
	s.Students = slices.Clone(s.Students)
	for i := range s.Students {
		s.Students[i].Proposal, s.Students[i].Late = nil, false
	}
	return s
}

const maxLevel = 10

// effectOf is what a step does to a student. Who waits is not touched; who did
// not pass fails; for who goes on to the next level the tick begins anew.
func effectOf(kind string, e Enrollment) string {
	switch {
	case e.Status == Waiting:
		return "waits"
	case kind == Promote && e.Passed:
		return "goes_on"
	case kind == Graduate && e.Passed:
		return "completes"
	default:
		return "fails"
	}
}

// StepChoice is what was shown of one student.
type StepChoice struct {
	EnrollmentID string `json:"enrollment_id" maxLength:"64"`
	Effect       string `json:"effect" enum:"goes_on,completes,fails,waits"`
}

func (s ClassStep) isAs(shown []StepChoice) bool {
	if len(shown) != len(s.Students) {
		return false
	}
	for i, one := range s.Students {
		if shown[i].EnrollmentID != one.EnrollmentID || shown[i].Effect != one.Effect {
			return false
		}
	}
	return true
}

func (a *Area) apply(ctx context.Context, tx *db.Tx, c Class, s ClassStep) error {
	var ids []string
	effects := map[string]string{}
	for _, one := range s.Students {
		if effects[one.EnrollmentID] = one.Effect; one.Effect != "waits" {
			ids = append(ids, one.EnrollmentID)
		}
	}
	if len(ids) > 0 {
		if err := a.applyTo(ctx, tx, c, s.ID, ids, effects); err != nil {
			return err
		}
	}
	if s.Kind != Graduate {
		return changeClass(ctx, tx, c.ID, "level", s.Next)
	}
	if err := changeClass(ctx, tx, c.ID, "graduated_at", s.At); err != nil {
		return err
	}
	return a.Parts.Completed(ctx, tx, c.ID, s.completing())
}

// completing are those who complete their class by a step.
func (s ClassStep) completing() (people []string) {
	for _, one := range s.Students {
		if one.Effect == "completes" {
			people = append(people, one.PersonID)
		}
	}
	return people
}

// applyTo does to students of a class what a step does to each, by as many statements
// for many as for one.
func (a *Area) applyTo(ctx context.Context, tx *db.Tx, c Class, stepID string, ids []string, effects map[string]string) error {
	before, err := findEnrollmentsOf(ctx, tx, access.System(), ids)
	if err != nil {
		return err
	}
	with, untick := map[string][]Enrollment{}, map[string]bool{}
	for _, e := range before {
		with[effects[e.ID]] = append(with[effects[e.ID]], e)
		if effects[e.ID] == "goes_on" {
			untick[e.ID] = false
		}
	}
	if err := setPassed(ctx, tx, untick, false); err != nil {
		return err
	}
	if err := a.endAll(ctx, tx, c.CampusID, with["completes"], ending{outcome: Completed, stepID: stepID}); err != nil {
		return err
	}
	if err := a.endAll(ctx, tx, c.CampusID, with["fails"], ending{outcome: Failed, stepID: stepID}); err != nil {
		return err
	}
	return recordAllNow(ctx, tx, "takeClassStep", before)
}
