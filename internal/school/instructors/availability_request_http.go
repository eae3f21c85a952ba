package instructors

import (
	"context"
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
)

func (a *Area) availabilityRequestRoutes(r *api.Router) {
	api.Get(r, "listAvailabilityRequests", "/api/availability-requests", readRequests, a.listAvailabilityRequests)
	api.Stream(r, "exportAvailabilityRequests", "/api/availability-requests/export", readRequests, a.exportAvailabilityRequests)
	api.Get(r, "getAvailabilityRequest", "/api/availability-requests/{id}", readRequests, a.getAvailabilityRequest)
	api.Post(r, "createAvailabilityRequest", "/api/availability-requests", askInstructors, a.createAvailabilityRequest, api.Says("Ask instructors on which dates they can come"))
	api.Do(r, "remindAvailabilityRequest", "/api/availability-requests/{id}/remind", askInstructors, a.remindAvailabilityRequest, api.Says("Remind who has not answered a question for dates"))
	api.Do(r, "cancelAvailabilityRequest", "/api/availability-requests/{id}/cancel", askInstructors, a.cancelAvailabilityRequest)
}

// RequestFilter is what questions can be narrowed by.
type RequestFilter struct {
	State string `query:"state" enum:"open,expired,canceled"`
}

func (a *Area) listAvailabilityRequests(ctx context.Context, in *struct {
	RequestFilter
	api.Paging
},
) (api.Page[AvailabilityRequest], error) {
	return api.PageOf(findRequests(ctx, a.db, access.From(ctx), in.RequestFilter, in.Paging))
}

// AnsweredRequest is a question with everybody's answers.
type AnsweredRequest struct {
	AvailabilityRequest
	Asked   []AskedPerson `json:"asked"`
	MayEdit bool          `json:"may_edit" doc:"The caller may remind and cancel."`
}

func (a *Area) getAvailabilityRequest(ctx context.Context, in *api.ID) (AnsweredRequest, error) {
	return a.answeredRequest(ctx, in.ID)
}

func (a *Area) answeredRequest(ctx context.Context, id string) (r AnsweredRequest, err error) {
	if r.AvailabilityRequest, err = findRequest(ctx, a.db, access.From(ctx), id); err != nil {
		return r, err
	}
	r.MayEdit = access.From(ctx).Under(askInstructors).CoversAll()
	r.Asked, err = findAskedPeople(ctx, a.db, access.From(ctx), r.AvailabilityRequest)
	for i, p := range r.Asked {
		r.Asked[i].PhotoURL = a.Link(ctx, instructorPhotoPath(p.ID), p.photoHash)
	}
	return r, err
}

// requestTrail is what the audit trail keeps of a question.
type requestTrail struct {
	AvailabilityRequestFields
	PersonIDs []string `json:"person_ids"`
}

func (a *Area) createAvailabilityRequest(ctx context.Context, in *struct {
	Body struct {
		AvailabilityRequestFields
		PersonIDs []string `json:"person_ids" minItems:"1" maxItems:"200" doc:"The teachers to ask."`
	}
},
) (AnsweredRequest, error) {
	actor := access.From(ctx).Actor()
	if err := a.Limit(ctx, "dates asked by "+actor.PersonID, asksAnHour, time.Hour); err != nil {
		return AnsweredRequest{}, err
	}
	n := NewRequest{ID: db.NewID(), By: actor.PersonID, AvailabilityRequestFields: in.Body.AvailabilityRequestFields, CreatedAt: clock.Now()}
	slices.SortFunc(n.Periods, func(x, y Period) int { return number(x.FirstDay) - number(y.FirstDay) })
	wanted := sorted(in.Body.PersonIDs)
	err := a.db.Tx(ctx, func(tx *db.Tx) (err error) {
		if n.PersonIDs, err = findInstructorIDs(ctx, tx, access.From(ctx), wanted); err != nil {
			return err
		}
		if len(n.PersonIDs) < len(wanted) {
			return fault.On("person_ids", "availability.cannot_ask", fault.Params{"count": len(wanted) - len(n.PersonIDs)})
		}
		if err := AddRequest(ctx, tx, n); err != nil {
			return err
		}
		if err := mailRequest(ctx, tx, n.ID, n.PersonIDs); err != nil {
			return err
		}
		return recordRequest(ctx, tx, "createAvailabilityRequest", n.ID, requestTrail{n.AvailabilityRequestFields, n.PersonIDs})
	})
	if err != nil {
		return AnsweredRequest{}, err
	}
	return a.answeredRequest(ctx, n.ID)
}

// mailRequest has the people who were asked told, and mailed a link each.
func mailRequest(ctx context.Context, tx *db.Tx, requestID string, personIDs []string) error {
	for _, id := range personIDs {
		to := askedBy{RequestID: requestID, PersonID: id}
		if err := jobs.Enqueue(ctx, tx, mailRequestJob, to, jobs.Options{DedupKey: requestID + " " + id}); err != nil {
			return err
		}
	}
	return tellAsked(ctx, tx, requestID, personIDs)
}

func recordRequest(ctx context.Context, tx *db.Tx, action, id string, after any) error {
	return audit.Record(ctx, tx, audit.Event{
		Action: action, Entity: "availability_request", EntityID: id, CampusID: access.From(ctx).Actor().CampusID, After: after,
	})
}

// remindAvailabilityRequest mails everybody again who has not answered and has
// had his last mail a day ago.
func (a *Area) remindAvailabilityRequest(ctx context.Context, in *api.ID) (AnsweredRequest, error) {
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		r, err := findRequest(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		if r.State != "open" {
			return fault.New(fault.Conflict, "availability.request_over")
		}
		ids, err := takeForReminder(ctx, tx, r.ID)
		if err != nil {
			return err
		}
		if len(ids) == 0 {
			return fault.New(fault.Conflict, "availability.asked_today")
		}
		if err := mailRequest(ctx, tx, r.ID, ids); err != nil {
			return err
		}
		return recordRequest(ctx, tx, "remindAvailabilityRequest", r.ID, requestTrail{PersonIDs: ids})
	})
	if err != nil {
		return AnsweredRequest{}, err
	}
	return a.answeredRequest(ctx, in.ID)
}

// cancelAvailabilityRequest makes the links of a question dead.
func (a *Area) cancelAvailabilityRequest(ctx context.Context, in *api.ID) (AnsweredRequest, error) {
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		r, err := findRequest(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		if r.State == "canceled" {
			return nil
		}
		if err := cancelRequest(ctx, tx, r.ID); err != nil {
			return err
		}
		return recordRequest(ctx, tx, "cancelAvailabilityRequest", r.ID, nil)
	})
	if err != nil {
		return AnsweredRequest{}, err
	}
	return a.answeredRequest(ctx, in.ID)
}
