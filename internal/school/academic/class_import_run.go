package academic

import (
	"context"
	"errors"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/intake"
	"myspace/internal/school/part"
)

// storePlaces carries lines out: each class once, then its students, those
// together who come on the same terms.
func (a *Area) storePlaces(ctx context.Context, tx *db.Tx, _ *intake.Sheet, rows []*plannedPlace, p *intake.Progress) error {
	var order []intakeBatch
	together := map[intakeBatch][]*plannedPlace{}
	for _, r := range rows {
		if err := storeClass(ctx, tx, r); err != nil {
			return err
		}
		if r.person.ID == "" || r.held.id != "" && r.held.status == Confirmed {
			p.Add(1)
			continue
		}
		b := intakeBatch{r.class, r.fields, r.confirm, r.held.id != ""}
		if together[b] == nil {
			order = append(order, b)
		}
		together[b] = append(together[b], r)
	}
	for _, b := range order {
		if err := a.storeBatch(ctx, tx, b, together[b]); err != nil {
			return err
		}
		p.Add(len(together[b]))
	}
	return nil
}

// intakeBatch is what students have in common who come into a class together.
type intakeBatch struct {
	class   *plannedClass
	fields  EnrollmentFields
	confirm bool
	held    bool // they wait for it already
}

// storeClass adds the class of a line, unless an earlier line has, or changes it
// by its first line: as its form would.
func storeClass(ctx context.Context, tx *db.Tx, r *plannedPlace) error {
	c := r.class
	if c.before.ID == "" {
		now, err := addClass(ctx, tx, access.From(ctx), c.campus.id, c.after)
		c.before = now
		return err
	}
	if r.Line != c.line || c.before.ClassFields == c.after {
		return nil
	}
	if err := curriculumExists(ctx, tx, c.after.CurriculumID, c.before.CurriculumID); err != nil {
		return err
	}
	if err := saveClass(ctx, tx, c.before.ID, c.after); err != nil {
		return err
	}
	now, err := findClass(ctx, tx, access.From(ctx), c.before.ID)
	if err != nil {
		return err
	}
	return recordClass(ctx, tx, "updateClass", now.CampusID, now.ID, c.before.trail(), now.trail())
}

// storeBatch has students wait for a class, and confirms them where the sheet
// says so: the same steps as one by one.
func (a *Area) storeBatch(ctx context.Context, tx *db.Tx, b intakeBatch, rows []*plannedPlace) error {
	class, err := a.openClass(ctx, tx, access.From(ctx), b.class.before.ID)
	if err != nil {
		return err
	}
	var now []Enrollment
	if b.held {
		ids := make([]string, len(rows))
		for i, r := range rows {
			ids[i] = r.held.id
		}
		now, err = findEnrollmentsOf(ctx, tx, access.From(ctx), ids)
		if err == nil && b.confirm {
			now, err = a.confirm(ctx, tx, class, now, false)
		}
	} else {
		newcomers := make([]newcomer, len(rows))
		for i, r := range rows {
			newcomers[i] = newcomer{id: db.NewID(), personID: r.person.ID}
		}
		now, err = a.admit(ctx, tx, class, newcomers, b.fields, placing{confirm: b.confirm})
	}
	if err != nil || !b.confirm {
		return err
	}
	return a.storeCredit(ctx, tx, class.CampusID, now, rows)
}

// storeCredit gives students what they had paid ahead, once for each enrollment.
func (a *Area) storeCredit(ctx context.Context, tx *db.Tx, campusID string, now []Enrollment, rows []*plannedPlace) error {
	ahead := map[string]int64{}
	for _, r := range rows {
		ahead[r.person.ID] = r.credit
	}
	var all []part.Advance
	for _, e := range now {
		if ahead[e.PersonID] > 0 {
			all = append(all, part.Advance{PersonID: e.PersonID, Amount: ahead[e.PersonID], Key: "advance-" + e.ID})
		}
	}
	charging, ok := a.Parts.Charging()
	switch {
	case len(all) == 0:
		return nil
	case !ok:
		return errors.New("nobody keeps the money that was paid ahead")
	default:
		return charging.Credit(ctx, tx, access.From(ctx), campusID, all)
	}
}
