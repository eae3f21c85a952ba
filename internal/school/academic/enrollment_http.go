package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/people"
)

func (a *Area) enrollmentRoutes(r *api.Router) {
	api.Get(r, "listEnrollments", "/api/enrollments", readEnrollments, a.listEnrollments)
	api.Get(r, "getEnrollment", "/api/enrollments/{id}", readEnrollments, a.getEnrollment)
	api.Post(r, "enroll", "/api/enrollments", changeEnrollments, a.enroll, api.Says("Enroll people in a class"), api.Refuses(fault.NotFound))
	api.Put(r, "updateEnrollment", "/api/enrollments/{id}", changeEnrollments, a.updateEnrollment)
	api.Put(r, "orderWaiting", "/api/classes/{id}/waiting-order", changeEnrollments, a.orderWaiting, api.Says("Order the waiting list of a class"), api.Refuses(fault.Conflict))
	api.Do(r, "confirmEnrollment", "/api/enrollments/{id}/confirm", changeEnrollments, a.confirmEnrollment, api.Refuses(fault.Conflict))
	api.Do(r, "takeBackEnrollment", "/api/enrollments/{id}/back", changeEnrollments, a.takeBackEnrollment, api.Says("Put a confirmed enrollment back to waiting"), api.Refuses(fault.Conflict))
	api.Do(r, "endEnrollment", "/api/enrollments/{id}/end", changeEnrollments, a.endEnrollment, api.Refuses(fault.Conflict))
	api.Do(r, "transferEnrollment", "/api/enrollments/{id}/transfer", changeEnrollments, a.transferEnrollment, api.Says("Transfer an enrollment to another class"), api.Refuses(fault.Conflict))
	api.Get(r, "listReceivingClasses", "/api/enrollments/{id}/receiving-classes", changeEnrollments, a.listReceivingClasses, api.Says("List the classes that an enrollment can be transferred to"))
	api.Do(r, "undoEnrollment", "/api/enrollments/{id}/undo", changeEnrollments, a.undoEnrollment, api.Says("Undo the outcome of an enrollment"), api.Refuses(fault.Conflict))
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
	for i, e := range l.Items {
		if e, err = a.judge(ctx, a.db, e); err != nil {
			break
		}
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
	schedule, err := findInstallments(ctx, q, e.ID)
	if err != nil {
		return e, err
	}
	e, err = a.judge(ctx, q, e)
	return a.presentEnrollment(ctx, e, schedule), err
}

// Enrolled is what became of those who were enrolled together.
type Enrolled struct {
	Items []Enrollment `json:"items"`
}

// enroll enrolls one or many students in a class, all or none. What is sent
// twice under one key enrolls once.
func (a *Area) enroll(ctx context.Context, in *struct {
	Body struct {
		Key       string   `json:"key" minLength:"16" maxLength:"64" doc:"Made by the sender; sending it again enrolls nobody twice."`
		ClassID   string   `json:"class_id" minLength:"1" maxLength:"64"`
		PersonIDs []string `json:"person_ids" minItems:"1" maxItems:"200"`
		Confirm   bool     `json:"confirm" doc:"Confirm at once, with schedule and student role."`
		Overfill  bool     `json:"overfill" doc:"Confirm even where the class has no place left."`
		EnrollmentFields
	}
},
) (all Enrolled, err error) {
	scope, body := access.From(ctx), in.Body
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		all = Enrolled{Items: []Enrollment{}}
		class, err := a.openClass(ctx, tx, scope, body.ClassID)
		if err != nil {
			return err
		}
		for _, personID := range body.PersonIDs {
			e, added, err := a.enrollOne(ctx, tx, class, personID, body.Key+"/"+personID, body.EnrollmentFields)
			if err != nil {
				return err
			}
			// What was sent before stays as it has become since: its terms may be others by now.
			if body.Confirm && added {
				if e, err = a.confirm(ctx, tx, e, body.Overfill); err != nil {
					return err
				}
			}
			if e, err = a.withSchedule(ctx, tx, e); err != nil {
				return err
			}
			all.Items = append(all.Items, e)
		}
		return nil
	})
	return all, err
}

// openClass finds a class of the caller's that takes students.
func (a *Area) openClass(ctx context.Context, tx *db.Tx, in access.Scope, id string) (Class, error) {
	c, err := findClass(ctx, tx, in, id)
	if err == nil && (c.Archived || c.Graduated) {
		err = fault.New(fault.Conflict, "enrollment.class_is_over")
	}
	return c, err
}

func (a *Area) enrollOne(ctx context.Context, tx *db.Tx, c Class, personID, key string, f EnrollmentFields) (e Enrollment, added bool, err error) {
	scope := access.From(ctx)
	if id, err := enrolledBy(ctx, tx, key); err != nil || id != "" {
		if err != nil {
			return e, false, err
		}
		e, err = findEnrollment(ctx, tx, scope, id)
		return e, false, err
	}
	if err := people.InReach(ctx, tx, scope, personID); err != nil {
		return e, false, err
	}
	id := db.NewID()
	if err := addEnrollment(ctx, tx, id, personID, c, f, origin{key: key}); err != nil {
		return e, false, err
	}
	if err := removeDecline(ctx, tx, personID, c.CampusID); err != nil { // who gets a place is declined no longer
		return e, false, err
	}
	if e, err = findEnrollment(ctx, tx, scope, id); err != nil {
		return e, false, err
	}
	return e, true, recordEnrollment(ctx, tx, "enroll", e, nil)
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
	return a.editEnrollment(ctx, in.ID, in.Body.Version, "updateEnrollment", func(tx *db.Tx, e Enrollment) error {
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
	return addInstallments(ctx, tx, e.ID, f.Schedule())
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
		for i, id := range in.Body.IDs {
			if err := setRank(ctx, tx, c.ID, id, i+1); err != nil {
				return err
			}
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

// editEnrollment changes an enrollment: it is looked up in the caller's reach,
// refused when somebody saved it in the meantime, changed, and the change is
// recorded.
func (a *Area) editEnrollment(ctx context.Context, id string, version int64, action string, do func(*db.Tx, Enrollment) error) (e Enrollment, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findEnrollment(ctx, tx, scope, id)
		if err != nil {
			return err
		}
		if err := a.current(ctx, tx, before, version); err != nil {
			return err
		}
		if err := do(tx, before); err != nil {
			return err
		}
		if e, err = findEnrollment(ctx, tx, scope, id); err != nil {
			return err
		}
		if err := recordEnrollment(ctx, tx, action, e, before.trail()); err != nil {
			return err
		}
		e, err = a.withSchedule(ctx, tx, e)
		return err
	})
	return e, err
}

// current refuses what was decided on another version than the one that stands.
func (a *Area) current(ctx context.Context, tx *db.Tx, e Enrollment, version int64) error {
	if version == anyVersion || version == e.Version {
		return nil
	}
	now, err := a.withSchedule(ctx, tx, e)
	if err != nil {
		return err
	}
	return fault.Stale(now)
}

// recordNow records what an enrollment has become, against what it was.
func recordNow(ctx context.Context, tx *db.Tx, action string, before Enrollment) error {
	now, err := findEnrollment(ctx, tx, access.System(), before.ID)
	if err != nil {
		return err
	}
	return recordEnrollment(ctx, tx, action, now, before.trail())
}

func recordEnrollment(ctx context.Context, tx *db.Tx, action string, e Enrollment, before any) error {
	return audit.Record(ctx, tx, audit.Event{
		Action: action, Entity: "enrollment", EntityID: e.ID, CampusID: e.CampusID, Before: before, After: e.trail(),
	})
}
