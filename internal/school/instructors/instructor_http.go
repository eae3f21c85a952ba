package instructors

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
)

func (a *Area) instructorRoutes(r *api.Router) {
	api.Get(r, "listInstructors", "/api/instructors", ReadInstructors, a.listInstructors)
	api.Stream(r, "exportInstructors", "/api/instructors/export", ReadInstructors, a.exportInstructors)
	api.Get(r, "getInstructor", "/api/instructors/{id}", ReadInstructors, a.getInstructor)
	api.Put(r, "updateInstructor", "/api/instructors/{id}", changeInstructors, a.updateInstructor)
	api.Picture(r, "getInstructorPhoto", "/api/instructors/{id}/photo", ReadInstructors, a.getInstructorPhoto)
}

// InstructorFilter is what a list of instructors can be narrowed by.
type InstructorFilter struct {
	api.Search
	Campus   string     `query:"campus" maxLength:"64" doc:"The id of a campus where they teach."`
	Language string     `query:"language" maxLength:"11" doc:"In which they can teach."`
	FreeOn   clock.Date `query:"free_on" format:"date" doc:"Leaves out who is unavailable on that whole day."`
	Asked    string     `query:"asked" enum:"waiting,answered" doc:"Who has a question for his dates open, and whether he has answered."`
	Disabled bool       `query:"disabled" doc:"Those who may not sign in, too."`
	Sort     string     `query:"sort" default:"name" enum:"name,-name"`
}

func instructorPhotoPath(personID string) string { return "/api/instructors/" + personID + "/photo" }

func (a *Area) listInstructors(ctx context.Context, in *struct {
	InstructorFilter
	api.Paging
},
) (api.Page[InstructorRow], error) {
	if err := clock.SchoolDays.On("free_on", in.FreeOn); err != nil {
		return api.Page[InstructorRow]{}, err
	}
	scope := access.From(ctx)
	busy, err := busyOn(ctx, a.db, in.FreeOn)
	if err != nil {
		return api.Page[InstructorRow]{}, err
	}
	l, err := findInstructors(ctx, a.db, scope, in.InstructorFilter, in.Paging, busy)
	if err != nil || len(l.Items) == 0 {
		return api.PageOf(l, err)
	}
	for i, row := range l.Items {
		row.PhotoURL = a.Link(ctx, instructorPhotoPath(row.ID), row.photoHash)
		row.Instructor = row.seenBy(scope)
		l.Items[i] = row
	}
	return api.PageOf(l, addOutlook(ctx, a.db, l.Items, in.FreeOn))
}

// busyOn returns who is unavailable on a whole day; nobody on no day.
func busyOn(ctx context.Context, q db.Querier, day clock.Date) (ids []string, err error) {
	if day.IsZero() {
		return nil, nil
	}
	entries, err := findAllAvailabilities(ctx, q, day, day)
	calendars := map[string]Calendar{}
	for _, entry := range entries {
		calendars[entry.personID] = append(calendars[entry.personID], entry.occurrences(day, day)...)
	}
	for id, calendar := range calendars {
		if o, ok := calendar.Decides(Slot{Day: day}); ok && o.Kind == Unavailable && o.AllDay {
			ids = append(ids, id)
		}
	}
	return ids, err
}

// outlook is how many days ahead the next unavailability is looked for.
const outlook = 365

// addOutlook fills in what is to be expected of some instructors: their next
// unavailability, what they say of a day, and whether they owe an answer.
func addOutlook(ctx context.Context, q db.Querier, some []InstructorRow, on clock.Date) error {
	ids := make([]string, len(some))
	for i, row := range some {
		ids[i] = row.ID
	}
	now := thisDay()
	calendars, err := Free(ctx, q, ids, now, now.AddDays(outlook))
	if err != nil {
		return err
	}
	thatDay := map[string]Calendar{}
	if !on.IsZero() {
		if thatDay, err = Free(ctx, q, ids, on, on); err != nil {
			return err
		}
	}
	asked, err := findAsked(ctx, q, ids)
	if err != nil {
		return err
	}
	for i, row := range some {
		some[i].Next, some[i].Asked = calendars[row.ID].next(now), asked[row.ID]
		if o, ok := thatDay[row.ID].Decides(Slot{Day: on}); ok {
			some[i].On = o.Kind
		}
	}
	return nil
}

func (a *Area) getInstructor(ctx context.Context, in *api.ID) (Instructor, error) {
	return a.instructor(ctx, a.db, in.ID)
}

// instructor finds a teacher in reach, as the caller may see him.
func (a *Area) instructor(ctx context.Context, q db.Querier, id string) (Instructor, error) {
	i, err := findInstructor(ctx, q, access.From(ctx), id)
	i.PhotoURL = a.Link(ctx, instructorPhotoPath(i.ID), i.photoHash)
	return i.seenBy(access.From(ctx)), err
}

func (a *Area) getInstructorPhoto(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	i, err := findInstructor(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if i.photoHash == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: i.photoHash, Thumbnail: 256})
	}, nil
}

func (a *Area) updateInstructor(ctx context.Context, in *struct {
	api.ID
	Body struct {
		api.Versioned
		InstructorFields
	}
},
) (Instructor, error) {
	fields := in.Body.clean()
	return a.instructors(ctx).Change(ctx, in.ID.ID, in.Body.Version, "updateInstructor", func(tx *db.Tx, i Instructor) error {
		if n, err := countCampuses(ctx, tx, fields.CampusIDs); err != nil || n != len(fields.CampusIDs) {
			return orElse(err, fault.On("campus_ids", "campus.not_found", nil))
		}
		return SaveInstructor(ctx, tx, i.ID, fields, clock.Now())
	})
}

// instructors is how what is known of somebody's teaching is changed. The trail
// keeps it with the person.
func (a *Area) instructors(ctx context.Context) record.Kind[string, Instructor, Instructor] {
	return record.Kind[string, Instructor, Instructor]{
		DB: a.db, Entity: "person", Show: record.AsItIs[Instructor],
		Find: func(ctx context.Context, q db.Querier, _ access.Scope, id string) (Instructor, error) {
			return a.instructor(ctx, q, id)
		},
		State: func(i Instructor) record.State {
			return record.State{ID: i.ID, CampusID: access.From(ctx).Actor().CampusID, Version: i.Version, Trail: i.fields()}
		},
	}
}

// orElse is an error, or the other one where there is none.
func orElse(err, other error) error {
	if err != nil {
		return err
	}
	return other
}
