package media

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/academic"
)

func (a *Area) requestRoutes(r *api.Router) {
	const all, one = "/api/course-requests", "/api/course-requests/{id}"
	api.Post(r, "askForCourse", all, own, a.askForCourse, api.Says("Ask for a course that is not open to the caller"), api.Refuses(fault.NotFound))
	api.Get(r, "listCourseRequests", all, readRequests, a.listCourseRequests, api.Says("List the courses that people ask for"))
	api.Stream(r, "exportCourseRequests", all+"/export", readRequests, a.exportCourseRequests, api.Says("Export the courses that people ask for"))
	api.Do(r, "grantCourseRequest", one+"/grant", answerRequests, a.grantCourseRequest, api.Says("Open a course to who asked for it"))
	api.Do(r, "declineCourseRequest", one+"/decline", answerRequests, a.declineCourseRequest)
}

// CourseRequest is somebody's wish for a course.
type CourseRequest struct {
	ID         string     `json:"id"`
	PersonID   string     `json:"person_id"`
	PersonName string     `json:"person_name"`
	CourseID   string     `json:"course_id"`
	CourseCode string     `json:"course_code"`
	CourseName string     `json:"course_name"`
	Note       string     `json:"note" doc:"What he says about it."`
	State      string     `json:"state" enum:"waiting,granted,declined"`
	Reason     string     `json:"reason" doc:"Why it was declined."`
	LastDay    clock.Date `json:"last_day" format:"date" doc:"Of the access that he has or had; nothing where he never had any."`
	AnsweredBy string     `json:"answered_by"`
	AskedAt    clock.Time `json:"asked_at" format:"date-time"`
}

// maxWaiting is how many wishes of one person may wait.
const maxWaiting = 10

func (a *Area) askForCourse(ctx context.Context, in *struct {
	Body struct {
		CourseID string `json:"course_id" minLength:"1" maxLength:"64"`
		Note     string `json:"note" maxLength:"500"`
	}
},
) (c CourseRequest, err error) {
	scope := access.From(ctx)
	me, id := scope.Actor().PersonID, db.NewID()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := a.askable(ctx, tx, scope, in.Body.CourseID); err != nil {
			return err
		}
		if err := addRequest(ctx, tx, id, me, in.Body.CourseID, strings.TrimSpace(in.Body.Note)); err != nil {
			return err
		}
		if c, err = findRequest(ctx, tx, access.System(), id); err != nil {
			return err
		}
		if err := tellAsked(ctx, tx, c); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "askForCourse", Entity: "person", EntityID: me, After: c.trail()})
	})
	return c, err
}

// askable refuses what the caller need not or may not ask for.
func (a *Area) askable(ctx context.Context, q db.Querier, in access.Scope, courseID string) error {
	known, err := db.Exists(ctx, q, `SELECT 1 FROM course WHERE id = ? AND archived_at IS NULL`, courseID)
	if err != nil || !known {
		return unknownCourse(err)
	}
	has, err := academic.OpenedCourses(ctx, q, in)
	if err != nil {
		return err
	}
	for _, c := range has {
		if c.ID == courseID && c.OpenOn(clock.Today(in.Actor().TimeZone)) {
			return fault.New(fault.Conflict, "courserequest.open")
		}
	}
	waiting, err := db.All(ctx, q, db.ScanString, `SELECT course_id FROM course_request WHERE person_id = ? AND state = 'waiting'`, in.Actor().PersonID)
	if err != nil {
		return err
	}
	if slices.Contains(waiting, courseID) {
		return fault.New(fault.Conflict, "courserequest.waiting")
	}
	if len(waiting) >= maxWaiting {
		return &fault.Error{Kind: fault.Conflict, Code: "courserequest.too_many", Params: fault.Params{"limit": maxWaiting}}
	}
	return nil
}

func unknownCourse(err error) error {
	if err != nil {
		return err
	}
	return fault.New(fault.NotFound, "course.not_found")
}

func (a *Area) listCourseRequests(ctx context.Context, in *struct {
	State string `query:"state" default:"waiting" enum:"waiting,granted,declined"`
	api.Paging
},
) (api.Page[CourseRequest], error) {
	return api.PageOf(findRequests(ctx, a.db, access.From(ctx), in.State, in.Paging))
}

// answer has a waiting request answered, once.
func (a *Area) answer(ctx context.Context, action, id, state, reason string, do func(*db.Tx, CourseRequest) error) (c CourseRequest, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findRequest(ctx, tx, scope, id)
		if err != nil {
			return err
		}
		if before.State != "waiting" {
			return fault.New(fault.Conflict, "courserequest.answered")
		}
		if err := do(tx, before); err != nil {
			return err
		}
		if err := answerRequest(ctx, tx, id, state, reason, scope.Actor().PersonID); err != nil {
			return err
		}
		if c, err = findRequest(ctx, tx, scope, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "person", EntityID: c.PersonID, Before: before.trail(), After: c.trail()})
	})
	return c, err
}

func (a *Area) grantCourseRequest(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Days int `json:"days" enum:"90,120,240,360"`
	}
},
) (CourseRequest, error) {
	return a.answer(ctx, "grantCourseRequest", in.ID, "granted", "", func(tx *db.Tx, c CourseRequest) error {
		_, err := academic.Grant(ctx, tx, c.PersonID, c.CourseID, in.Body.Days, "")
		if fault.CodeOf(err) == "course.already_granted" {
			return nil // he has it by now, and the request need not wait for its end
		}
		return err
	})
}

func (a *Area) declineCourseRequest(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Reason string `json:"reason" maxLength:"500" doc:"He reads it."`
	}
},
) (CourseRequest, error) {
	return a.answer(ctx, "declineCourseRequest", in.ID, "declined", strings.TrimSpace(in.Body.Reason), func(tx *db.Tx, c CourseRequest) error { return tellDeclined(ctx, tx, c) })
}
