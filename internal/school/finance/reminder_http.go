package finance

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) reminderRoutes(r *api.Router) {
	const campus = "/api/campuses/{id}/money"
	api.Get(r, "getCampusMoney", campus, readBooks, a.getCampusMoney, api.Says("Get how a campus keeps its money"))
	api.Do(r, "setReminders", campus+"/reminders", keepBooks, a.setReminders, api.Says("Say whether reminders of a campus go out by themselves"), api.Refuses(fault.Conflict))
	api.Do(r, "pauseReminders", "/api/enrollments/{id}/money/pause", keepBooks, a.pauseReminders, api.Says("Send no reminders for an enrollment until a day"), api.Refuses(fault.Conflict))
	api.Do(r, "remindPayer", "/api/payers/{id}/remind", keepBooks, a.remindPayer, api.Says("Remind a payer of what is due, at most once a day"), api.Refuses(fault.Conflict))
}

func findCampusMoney(ctx context.Context, q db.Querier, in access.Scope, id string) (m CampusMoney, err error) {
	c, err := findCampus(ctx, q, in, id)
	if err != nil {
		return m, err
	}
	m = CampusMoney{CampusID: c.id, MayEdit: in.Under(keepBooks).CoversCampus(c.id)}
	return m, db.Each(ctx, q, func(r db.Row) error { return r.Scan(&m.Code, &m.Reminders) }, `SELECT code, reminders FROM campus_money WHERE campus_id = ?`, c.id)
}

func (a *Area) getCampusMoney(ctx context.Context, in *api.ID) (CampusMoney, error) {
	return findCampusMoney(ctx, a.db, access.From(ctx), in.ID)
}

func (a *Area) setReminders(ctx context.Context, in *struct {
	api.ID
	Body struct {
		On bool `json:"on"`
	}
},
) (m CampusMoney, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := openCampus(ctx, tx, scope, in.ID.ID)
		if err != nil {
			return err
		}
		if _, err := codeOf(ctx, tx, c.id); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `UPDATE campus_money SET version = version + 1, reminders = ?, updated_at = ? WHERE campus_id = ?`, in.Body.On, clock.Now(), c.id); err != nil {
			return err
		}
		if m, err = findCampusMoney(ctx, tx, scope, c.id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "setReminders", Entity: "campus", EntityID: c.id, CampusID: c.id, After: map[string]any{"reminders": in.Body.On}})
	})
	return m, err
}

func findPause(ctx context.Context, q db.Querier, enrollmentID string) (until clock.Date, err error) {
	return until, db.Each(ctx, q, func(r db.Row) error { return r.Scan(&until) }, `SELECT until FROM reminder_pause WHERE enrollment_id = ?`, enrollmentID)
}

func (a *Area) pauseReminders(ctx context.Context, in *struct {
	api.ID
	Body Pause
},
) (p Pause, err error) {
	if err := clock.Payments.On("until", in.Body.Until); err != nil && !in.Body.Until.IsZero() {
		return p, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		m, err := findEnrollmentMoney(ctx, tx, access.From(ctx), in.ID.ID)
		if err != nil {
			return err
		}
		if _, err := openCampus(ctx, tx, access.From(ctx), m.CampusID); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `DELETE FROM reminder_pause WHERE enrollment_id = ?`, m.EnrollmentID); err != nil {
			return err
		}
		if p = in.Body; !p.Until.IsZero() {
			if err := db.Exec(ctx, tx, `INSERT INTO reminder_pause (enrollment_id, until, updated_at) VALUES (?, ?, ?)`, m.EnrollmentID, p.Until, clock.Now()); err != nil {
				return err
			}
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: "pauseReminders", Entity: "enrollment", EntityID: m.EnrollmentID, CampusID: m.CampusID, Before: map[string]any{"until": m.PausedUntil.String()}, After: map[string]any{"until": p.Until.String()},
		})
	})
	return p, err
}

// remindPayer reminds a payer of what is due today or was before.
func (a *Area) remindPayer(ctx context.Context, in *api.ID) (done Reminded, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		y, err := a.payers().Open(ctx, tx, in.ID)
		if err != nil {
			return err
		}
		if y.Email == "" {
			return fault.New(fault.Conflict, "finance.no_address")
		}
		c, err := findCampus(ctx, tx, scope, y.CampusID)
		if err != nil {
			return err
		}
		day := c.today()
		parts, err := db.All(ctx, tx, db.ScanString, `SELECT id FROM owed_part WHERE payer_id = ? AND open > 0 AND deadline <= ? ORDER BY deadline, id`, y.ID, day)
		if err != nil {
			return err
		}
		if len(parts) == 0 {
			return fault.New(fault.Conflict, "finance.nothing_due")
		}
		var all []toRemind
		for _, id := range parts {
			all = append(all, toRemind{part: id, payer: y.ID, step: byHand(day)})
		}
		if done.Count, err = remind(ctx, tx, all); err == nil && done.Count == 0 {
			err = fault.New(fault.Conflict, "finance.reminded_today")
		}
		if err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "remindPayer", Entity: "payer", EntityID: y.ID, CampusID: y.CampusID, After: map[string]any{"amounts": done.Count}})
	})
	return done, err
}
