package instructors

import (
	"context"
	"maps"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/access"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/schooltest"
)

// teaching is the area on a network of two campuses where x, y and z teach.
type teaching struct {
	*Area
	router http.Handler
	mails  []mail.Message
	counts map[string]int
}

func newTeaching(t *testing.T) *teaching {
	t.Helper()
	d := dbtest.Open(t)
	err := d.Tx(t.Context(), func(tx *db.Tx) error {
		if err := schooltest.AddCampuses(t.Context(), tx, "paris", "nice"); err != nil {
			return err
		}
		for _, p := range []struct {
			id, first, last, campuses string
			roles                     access.Roles
		}{
			{"x", "Xavier", "de la Tour", "paris nice", access.Teacher},
			{"y", "Y", "Teacher", "nice", access.Teacher},
			{"z", "Z", "Teacher", "paris", access.Teacher},
			{"s", "Sara", "Admin", "paris", access.Secretary},
		} {
			f := people.PersonFields{FirstName: p.first, LastName: p.last, Email: p.id + "@example.org", Language: "pt"}
			if err := people.AddPerson(t.Context(), tx, p.id, f, ""); err != nil {
				return err
			}
			for campus := range strings.FieldsSeq(p.campuses) {
				if err := people.AddMembership(t.Context(), tx, p.id, campus, p.roles); err != nil {
					return err
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	s := &teaching{counts: map[string]int{}}
	s.Area = New(&part.Around{
		DB: d, Link: func(context.Context, string, string) string { return "" },
		Send: func(_ context.Context, m mail.Message) error {
			s.mails = append(s.mails, m)
			return nil
		},
		Limit: func(_ context.Context, key string, most int, _ time.Duration) error {
			if s.counts[key]++; s.counts[key] > most {
				return fault.New(fault.TooMany, "request.too_many")
			}
			return nil
		},
	})
	r := apitest.NewRouter()
	s.Routes(r)
	s.router = r
	return s
}

// as calls as somebody who signed in at Paris; nobody with no roles.
func (s *teaching) as(personID string, roles access.Roles) apitest.Caller {
	return apitest.Caller{Router: s.router, Actor: access.Actor{PersonID: personID, CampusID: "paris", Roles: roles}}
}

func (s *teaching) supervisor() apitest.Caller { return s.as("s", access.Supervisor) }

type m map[string]any

func wholeDay(kind, first, last string) m {
	return m{
		"kind": kind, "reason": "", "all_day": true, "first_day": first, "last_day": last, "starts_at": "", "ends_at": "", "time_zone": "",
		"repeat": once(), "except": []string{},
	}
}

func once() m {
	return m{"every": "", "interval": 1, "weekdays": []int{}, "by": "", "until": "", "count": 0}
}

func with(body m, more m) m {
	all := m{}
	for _, part := range []m{body, more} {
		maps.Copy(all, part)
	}
	return all
}

func (s *teaching) list(t *testing.T, c apitest.Caller, query string) string {
	t.Helper()
	var page struct{ Items []InstructorRow }
	c.Call(t, "GET", "/api/instructors"+query, nil).Into(200, &page)
	ids := make([]string, len(page.Items))
	for i, row := range page.Items {
		ids[i] = row.ID
	}
	return strings.Join(ids, " ")
}

func TestInstructorsAreListedInReachByLanguageCampusAndDay(t *testing.T) {
	s := newTeaching(t)
	put := func(id string, version int, languages, campuses []string) {
		s.supervisor().Call(t, "PUT", "/api/instructors/"+id, m{"version": version, "languages": languages, "pairs": []string{}, "campus_ids": campuses}).Is(200)
	}
	put("y", 1, []string{"fr", "ln"}, []string{"nice", "paris"})
	put("z", 1, []string{"PT-br"}, []string{})
	s.supervisor().Call(t, "POST", "/api/instructors/y/availability", wholeDay(Unavailable, "2026-12-05", "2026-12-06")).Is(201)
	s.supervisor().Call(t, "POST", "/api/instructors/z/availability", wholeDay(Available, "2026-12-05", "2026-12-06")).Is(201)
	for name, tt := range map[string]struct {
		caller apitest.Caller
		query  string
		want   string
	}{
		"all, by name":                     {s.supervisor(), "", "x y z"},
		"backwards":                        {s.supervisor(), "?sort=-name", "z y x"},
		"by name":                          {s.supervisor(), "?q=tour", "x"},
		"not by address":                   {s.supervisor(), "?q=x%40example", ""},
		"by language":                      {s.supervisor(), "?language=ln", "y"},
		"by language, however it is typed": {s.supervisor(), "?language=pt-BR", "z"},
		"by what they said of campuses":    {s.supervisor(), "?campus=paris", "x y"},
		"by their role where they did not": {s.supervisor(), "?campus=nice", "x y"},
		"free on a day":                    {s.supervisor(), "?free_on=2026-12-06", "x z"},
		"free on another day":              {s.supervisor(), "?free_on=2026-12-07", "x y z"},
		"a coordinator sees all":           {s.as("s", access.Coordinator), "", "x y z"},
		"a secretary those of her campus":  {s.as("s", access.Secretary), "", "x z"},
		"a teacher himself":                {s.as("y", access.Teacher), "", "y"},
		"no teacher, not even oneself":     {s.as("s", access.Teacher), "", ""},
	} {
		if got := s.list(t, tt.caller, tt.query); got != tt.want {
			t.Errorf("%s: %q, want %q", name, got, tt.want)
		}
	}
	s.as("s", access.Accounting).Call(t, "GET", "/api/instructors", nil).Is(403)
	s.as("y", access.Teacher).Call(t, "GET", "/api/instructors/x", nil).Is(404)
	s.as("s", access.Secretary).Call(t, "GET", "/api/instructors/y", nil).Is(404)
}

func TestTeachingIsSavedOnceAndTellsWhatIsWrong(t *testing.T) {
	s := newTeaching(t)
	x := s.as("x", access.Teacher)
	var i Instructor
	x.Call(t, "GET", "/api/instructors/x", nil).Into(200, &i)
	if got := campusNames(i); got != "nice paris" || !i.MayEdit || i.Version != 1 {
		t.Errorf("before anything is said: %+v", i)
	}
	x.Call(t, "PUT", "/api/instructors/x", m{"version": 1, "languages": []string{"it", "fr", "it"}, "pairs": []string{"it/EN", "fr/en", "en/it"}, "campus_ids": []string{"paris"}}).Into(200, &i)
	if got := campusNames(i); got != "paris" || !cmp.Equal(i.Languages, []string{"fr", "it"}) || !cmp.Equal(i.Pairs, []string{"en/fr", "en/it"}) || i.Version != 2 {
		t.Errorf("saved as %+v", i)
	}
	for body, want := range map[string]string{
		`{"version":2,"languages":["klingon-x"],"pairs":[],"campus_ids":[]}`: "languages field.not_a_choice",
		`{"version":2,"languages":["zz"],"pairs":[],"campus_ids":[]}`:        "languages field.not_a_choice",
		`{"version":2,"languages":[],"pairs":["fr"],"campus_ids":[]}`:        "pairs field.not_a_choice",
		`{"version":2,"languages":[],"pairs":["fr/zz"],"campus_ids":[]}`:     "pairs field.not_a_choice",
		`{"version":2,"languages":[],"pairs":["fr/FR"],"campus_ids":[]}`:     "pairs field.not_a_choice",
		`{"version":2,"languages":[],"pairs":["en/fr/pt"],"campus_ids":[]}`:  "pairs field.not_a_choice",
		`{"version":2,"languages":[],"pairs":[],"campus_ids":["mars"]}`:      "campus_ids campus.not_found",
	} {
		x.Call(t, "PUT", "/api/instructors/x", body).Blames(422, want)
	}
	x.Call(t, "PUT", "/api/instructors/x", m{"version": 1, "languages": []string{}, "pairs": []string{}, "campus_ids": []string{}}).Fails(409, "edit.stale")
	s.as("y", access.Teacher).Call(t, "PUT", "/api/instructors/x", m{"version": 2, "languages": []string{}, "pairs": []string{}, "campus_ids": []string{}}).Is(404)
	s.as("s", access.Coordinator).Call(t, "PUT", "/api/instructors/x", m{"version": 2, "languages": []string{}, "pairs": []string{}, "campus_ids": []string{}}).Is(403)
}

func campusNames(i Instructor) string {
	names := make([]string, len(i.Campuses))
	for n, c := range i.Campuses {
		names[n] = c.Name
	}
	return strings.Join(names, " ")
}

func TestTheListTellsWhatIsAhead(t *testing.T) {
	s := newTeaching(t)
	now := clock.DateOf(clock.Now(), time.UTC)
	day := func(n int) string { return now.AddDays(n).String() }
	for _, body := range []m{
		with(wholeDay(Unavailable, day(40), day(50)), m{"reason": "voyage"}),
		wholeDay(Unavailable, day(-20), day(-10)), wholeDay(Available, day(3), day(4)), wholeDay(Unavailable, day(400), day(401)),
	} {
		s.supervisor().Call(t, "POST", "/api/instructors/x/availability", body).Is(201)
	}
	var page struct{ Items []InstructorRow }
	s.supervisor().Call(t, "GET", "/api/instructors?q=tour&free_on="+day(3), nil).Into(200, &page)
	if row := page.Items[0]; row.Next == nil || row.Next.FirstDay.String() != day(40) || row.Next.Reason != "voyage" || row.On != Available || row.Asked != "" {
		t.Errorf("%+v %+v", row, row.Next)
	}
}
