package academic

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/school/people"
)

func (a *Area) applicationRoutes(r *api.Router) {
	api.Get(r, "listApplications", "/api/applications", handleApplications, a.listApplications)
	api.Stream(r, "exportApplications", "/api/applications/export", handleApplications, a.exportApplications)
	api.Do(r, "declineApplications", "/api/applications/decline", handleApplications, a.declineApplications, api.Says("Decline applications, with a reason and a mail"), api.Refuses(fault.NotFound))
	api.Do(r, "reopenApplications", "/api/applications/reopen", handleApplications, a.reopenApplications, api.Says("Open declined applications again"), api.Refuses(fault.NotFound))
}

// ApplicationFilter is what the inbox can be narrowed by.
type ApplicationFilter struct {
	api.Search
	Campus string `query:"campus" maxLength:"64"`
	State  string `query:"state" enum:"new,waiting,declined" doc:"Without it, those that nobody has decided on for good: new and waiting."`
	Sort   string `query:"sort" default:"applied" enum:"applied,-applied,name,-name"`
}

func (a *Area) listApplications(ctx context.Context, in *struct {
	ApplicationFilter
	api.Paging
},
) (api.Page[Application], error) {
	l, err := findApplications(ctx, a.db, access.From(ctx), in.ApplicationFilter, in.Paging)
	for i, one := range l.Items {
		l.Items[i].PhotoURL = a.Link(ctx, "/api/people/"+one.PersonID+"/photo", one.photoHash)
	}
	return api.PageOf(l, err)
}

// declineApplications closes applications to a campus, all or none. Who waited
// for a class leaves its waiting list. Each is written to, after a while in
// which it can still be taken back.
func (a *Area) declineApplications(ctx context.Context, in *struct {
	Body struct {
		people.Selected
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
		Decline
	}
},
) (people.Changed, error) {
	decline := Decline{in.Body.Reason, strings.TrimSpace(in.Body.Message)}
	return a.decide(ctx, in.Body.IDs, in.Body.CampusID, func(tx *db.Tx, one Application) error {
		return a.decline(ctx, tx, one, decline)
	})
}

// decline closes an application, once: who was declined by somebody else a moment ago
// is not written to again, with another reason.
func (a *Area) decline(ctx context.Context, tx *db.Tx, one Application, d Decline) error {
	if one.State == declinedApplication {
		if one.Reason == d.Reason && one.Message == d.Message {
			return nil // the same again, its answer was lost
		}
		return fault.New(fault.Conflict, "application.declined_before")
	}
	if err := addDecline(ctx, tx, one, d, access.From(ctx).Actor().PersonID); err != nil {
		return err
	}
	now, err := findApplication(ctx, tx, access.System(), one.PersonID, one.CampusID)
	if err != nil {
		return err
	}
	if err := a.endWaiting(ctx, tx, one, d.Message); err != nil {
		return err
	}
	if one.Email != "" {
		job := declinedJob{PersonID: one.PersonID, CampusID: one.CampusID, At: now.DeclinedAt}
		if err := jobs.Enqueue(ctx, tx, mailDeclinedJob, job, jobs.Options{RunAt: clock.Now().Add(timeToUndo)}); err != nil {
			return err
		}
	}
	return recordApplication(ctx, tx, "declineApplications", one, d)
}

// endWaiting ends what somebody waits for at a campus.
func (a *Area) endWaiting(ctx context.Context, tx *db.Tx, one Application, reason string) error {
	waiting, err := findWaiting(ctx, tx, one.PersonID, one.CampusID)
	if err != nil {
		return err
	}
	for _, e := range waiting {
		if err := a.end(ctx, tx, e, ending{outcome: Withdrawn, reason: reason}); err != nil {
			return err
		}
		if err := recordNow(ctx, tx, "endEnrollment", e); err != nil {
			return err
		}
	}
	return nil
}

// waitAgain takes back what endWaiting ended with a declining.
func (a *Area) waitAgain(ctx context.Context, tx *db.Tx, one Application) error {
	ended, err := findEndedSince(ctx, tx, one)
	if err != nil {
		return err
	}
	for _, e := range ended {
		if mayMove(e, "undo") != nil {
			continue // the class is over meanwhile, or he waits for it already
		}
		if err := a.reopen(ctx, tx, e); err != nil {
			return err
		}
		if err := recordNow(ctx, tx, "undoEnrollment", e); err != nil {
			return err
		}
	}
	return nil
}

// reopenApplications takes declining back. Before they were written to, all is as
// it was; later, what they waited for is not theirs again: others were told that
// they come first.
func (a *Area) reopenApplications(ctx context.Context, in *struct {
	Body struct {
		people.Selected
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
	}
},
) (people.Changed, error) {
	return a.decide(ctx, in.Body.IDs, in.Body.CampusID, func(tx *db.Tx, one Application) error {
		if one.State != declinedApplication {
			return nil
		}
		if err := removeDecline(ctx, tx, one.PersonID, one.CampusID); err != nil {
			return err
		}
		if clock.Now().Before(one.DeclinedAt.Add(timeToUndo)) {
			if err := a.waitAgain(ctx, tx, one); err != nil {
				return err
			}
		}
		return recordApplication(ctx, tx, "reopenApplications", one, nil)
	})
}

// decide does something to several applications to a campus in reach, all or
// none.
func (a *Area) decide(ctx context.Context, ids []string, campusID string, do func(*db.Tx, Application) error) (done people.Changed, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		return people.EachSelected(ids, func(id string) error {
			one, err := findApplication(ctx, tx, access.From(ctx), id, campusID)
			if err != nil {
				return err
			}
			return do(tx, one)
		})
	})
	return people.Changed{Count: len(ids)}, err
}

func recordApplication(ctx context.Context, tx *db.Tx, action string, one Application, after any) error {
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "person", EntityID: one.PersonID, CampusID: one.CampusID, After: after})
}
