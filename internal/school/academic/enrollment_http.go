package academic

import (
	"context"
	"maps"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) enrollmentRoutes(r *api.Router) {
	api.Get(r, "listEnrollments", "/api/enrollments", readEnrollments, a.listEnrollments)
	api.Get(r, "getEnrollment", "/api/enrollments/{id}", readEnrollments, a.getEnrollment)
	api.Post(r, "enroll", "/api/enrollments", changeEnrollments, a.enroll, api.Says("Enroll people in a class"), api.Refuses(fault.NotFound))
	api.Put(r, "updateEnrollment", "/api/enrollments/{id}", changeEnrollments, a.updateEnrollment)
	api.Put(r, "orderWaiting", "/api/classes/{id}/waiting-order", changeEnrollments, a.orderWaiting, api.Says("Order the waiting list of a class"))
	api.Do(r, "confirmEnrollment", "/api/enrollments/{id}/confirm", changeEnrollments, a.confirmEnrollment)
	api.Do(r, "takeBackEnrollment", "/api/enrollments/{id}/back", changeEnrollments, a.takeBackEnrollment, api.Says("Put a confirmed enrollment back to waiting"))
	api.Do(r, "endEnrollment", "/api/enrollments/{id}/end", changeEnrollments, a.endEnrollment)
	api.Do(r, "transferEnrollment", "/api/enrollments/{id}/transfer", changeEnrollments, a.transferEnrollment, api.Says("Transfer an enrollment to another class"))
	api.Get(r, "listReceivingClasses", "/api/enrollments/{id}/receiving-classes", changeEnrollments, a.listReceivingClasses, api.Says("List the classes that an enrollment can be transferred to"))
	api.Do(r, "undoEnrollment", "/api/enrollments/{id}/undo", changeEnrollments, a.undoEnrollment, api.Says("Undo the outcome of an enrollment"))
}

// EnrollmentFilter is what a list of enrollments can be narrowed by.
type EnrollmentFilter struct {
	api.Search
	Class   string `query:"class" maxLength:"64"`
	Person  string `query:"person" maxLength:"64"`
	Campus  string `query:"campus" maxLength:"64"`
	Status  string `query:"status" enum:"waiting,confirmed"`
	Outcome string `query:"outcome" enum:"none,transferred,withdrawn,failed,completed" doc:"none for those that run."`
	Sort    string `query:"sort" default:"name" enum:"name,-name,rank,-rank,created,-created"`
}

func (a *Area) listEnrollments(ctx context.Context, in *struct {
	EnrollmentFilter
	api.Paging
},
) (api.Page[Enrollment], error) {
	l, err := findEnrollments(ctx, a.db, access.From(ctx), in.EnrollmentFilter, in.Paging)
	if err == nil {
		err = a.judge(ctx, a.db, l.Items)
	}
	for i, e := range l.Items {
		l.Items[i] = a.presentEnrollment(ctx, e, nil)
	}
	return api.PageOf(l, err)
}

// presentEnrollment fills in what depends on the caller.
func (a *Area) presentEnrollment(ctx context.Context, e Enrollment, schedule []Installment) Enrollment {
	e.PhotoURL = a.Link(ctx, "/api/people/"+e.PersonID+"/photo", e.photoHash)
	return e.seenBy(access.From(ctx), schedule)
}

func (a *Area) getEnrollment(ctx context.Context, in *api.ID) (e Enrollment, err error) {
	e, err = findEnrollment(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return e, err
	}
	return a.withSchedule(ctx, a.db, e)
}

// withSchedule presents an enrollment with the installments that were made.
func (a *Area) withSchedule(ctx context.Context, q db.Querier, e Enrollment) (Enrollment, error) {
	one, err := a.withSchedules(ctx, q, []Enrollment{e})
	if err != nil {
		return e, err
	}
	return one[0], nil
}

func (a *Area) withSchedules(ctx context.Context, q db.Querier, all []Enrollment) ([]Enrollment, error) {
	schedules, err := schedulesOf(ctx, q, all)
	if err != nil {
		return nil, err
	}
	shown := slices.Clone(all)
	if err := a.judge(ctx, q, shown); err != nil {
		return nil, err
	}
	for i, e := range shown {
		shown[i] = a.presentEnrollment(ctx, e, schedules[e.ID])
	}
	return shown, nil
}

// schedulesOf returns the installments of enrollments; those that were made just now need not be read.
func schedulesOf(ctx context.Context, q db.Querier, all []Enrollment) (map[string][]Installment, error) {
	known, unread := map[string][]Installment{}, []string{}
	for _, e := range all {
		if known[e.ID] = e.made; e.made == nil {
			unread = append(unread, e.ID)
		}
	}
	if len(unread) == 0 {
		return known, nil
	}
	read, err := findSchedules(ctx, q, unread)
	maps.Copy(known, read)
	return known, err
}

func idsOf(all []Enrollment) []string {
	ids := make([]string, len(all))
	for i, e := range all {
		ids[i] = e.ID
	}
	return ids
}

func (a *Area) updateEnrollment(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		EnrollmentFields
	}
},
) (Enrollment, error) {
	fields := in.Body.EnrollmentFields
	return a.enrollments().Change(ctx, in.ID, in.Body.Version, "updateEnrollment", func(tx *db.Tx, e Enrollment) error {
		if !e.isRunning() && fields.Terms != e.terms {
			return fault.New(fault.Conflict, "enrollment.has_outcome")
		}
		if e.Status == Confirmed {
			fields.WaitingReason = ""
			if fields.Terms != e.terms {
				return a.remake(ctx, tx, e, fields)
			}
		}
		return saveEnrollment(ctx, tx, e.ID, fields)
	})
}

// remake changes the terms of a confirmed enrollment, and with them its
// schedule, while nothing was paid of it.
func (a *Area) remake(ctx context.Context, tx *db.Tx, e Enrollment, f EnrollmentFields) error {
	if err := a.free(ctx, tx, e, paymentOnly); err != nil {
		return err
	}
	if err := saveEnrollment(ctx, tx, e.ID, f); err != nil {
		return err
	}
	if err := removeInstallments(ctx, tx, e.ID); err != nil {
		return err
	}
	if err := addSchedules(ctx, tx, map[string][]Installment{e.ID: f.Schedule()}); err != nil {
		return err
	}
	return a.Parts.Scheduled(ctx, tx, e.ID)
}

// orderWaiting puts those who wait for a class in the order in which they are
// named.
func (a *Area) orderWaiting(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		IDs []string `json:"ids" minItems:"1" maxItems:"1000" doc:"The enrollments that wait, the first one first."`
	}
},
) (api.Page[Enrollment], error) {
	scope := access.From(ctx)
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := a.classes().Open(ctx, tx, in.ID)
		if err != nil {
			return err
		}
		if err := orderWaiting(ctx, tx, c.ID, in.Body.IDs); err != nil {
			return err
		}
		return recordClass(ctx, tx, "orderWaiting", c.CampusID, c.ID, nil, map[string]any{"waiting": in.Body.IDs})
	})
	if err != nil {
		return api.Page[Enrollment]{}, err
	}
	l, err := findEnrollments(ctx, a.db, scope, EnrollmentFilter{Class: in.ID, Status: Waiting, Outcome: "none", Sort: "rank"}, api.Paging{Page: 1, PageSize: 200})
	for i, e := range l.Items {
		l.Items[i] = a.presentEnrollment(ctx, e, nil)
	}
	return api.PageOf(l, err)
}

// enrollments is how an enrollment is changed.
func (a *Area) enrollments() record.Kind[string, Enrollment, Enrollment] {
	return record.Kind[string, Enrollment, Enrollment]{
		DB: a.db, Entity: "enrollment", Find: findEnrollment, Show: a.withSchedule,
		State: func(e Enrollment) record.State {
			return record.State{ID: e.ID, CampusID: e.CampusID, Version: e.Version, Trail: e.trail()}
		},
	}
}

// recordNow records what an enrollment has become, against what it was.
func recordNow(ctx context.Context, tx *db.Tx, action string, before Enrollment) error {
	now, err := findEnrollment(ctx, tx, access.System(), before.ID)
	if err != nil {
		return err
	}
	return recordEnrollment(ctx, tx, action, now, before.trail())
}

// recordAllNow is recordNow for many.
func recordAllNow(ctx context.Context, tx *db.Tx, action string, before []Enrollment) error {
	if len(before) == 0 {
		return nil
	}
	now, err := findEnrollmentsOf(ctx, tx, access.System(), idsOf(before))
	if err != nil {
		return err
	}
	events := make([]audit.Event, len(before))
	for i, e := range before {
		events[i] = enrollmentEvent(action, now[i], e.trail())
	}
	return audit.RecordMany(ctx, tx, events)
}

func recordEnrollment(ctx context.Context, tx *db.Tx, action string, e Enrollment, before any) error {
	return audit.Record(ctx, tx, enrollmentEvent(action, e, before))
}

func enrollmentEvent(action string, e Enrollment, before any) audit.Event {
	return audit.Event{Action: action, Entity: "enrollment", EntityID: e.ID, CampusID: e.CampusID, Before: before, After: e.trail()}
}
