package planning_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/planning"
)

// TestCalendarsFollowTheAgenda has week-ends planned, changed, published and
// canceled in any order. Whoever follows them in his calendar always has exactly
// the sessions that the agenda shows him, at the same moments; a session is the
// same to his calendar all its life, and what changed is later than what was.
func TestCalendarsFollowTheAgenda(t *testing.T) {
	s := newSchool(t).withReaders(t)
	follow := []follower{
		{who: "grace", of: ownSessions, query: ""},
		{who: "learner", of: ownSessions, query: ""},
		{who: "stranger", of: ownSessions, query: ""},
		{who: "learner", of: map[string]any{"kind": "class", "class_id": "class0"}, query: "&class=class0"},
		{who: "office", of: map[string]any{"kind": "class", "class_id": "class1"}, query: "&class=class1"},
		{who: "office", of: map[string]any{"kind": "campus", "campus_id": "paris"}, query: "&campus=paris"},
		{who: "books", of: map[string]any{"kind": "campus", "campus_id": "dakar"}, query: "&campus=dakar"},
		{who: "planner", sees: "books", of: map[string]any{"kind": "campus", "campus_id": "paris"}, query: "&campus=paris"},
	}
	for i, f := range follow {
		follow[i].path, follow[i].had = s.feed(t, f.who, f.of).Path, map[string]told{}
	}
	week := 0
	longtest.CheckSome(t, 4, func(r *rapid.T) {
		week += 4
		zone := rapid.SampledFrom([]string{"America/New_York", "Australia/Sydney", "Africa/Dakar"}).Draw(r, "zone")
		s.change(t, func(ctx context.Context, tx *db.Tx) error {
			return db.Exec(ctx, tx, `UPDATE campus SET time_zone = ? WHERE id = 'dakar'`, zone)
		})
		// Week-ends of a year, among them those in which clocks change.
		first := saturday(week%52 + rapid.IntRange(0, 3).Draw(r, "week"))
		m := &boards{school: s, t: t, stacks: map[string]*stack{}}
		m.plannings = []planning.Planning{s.weekend(t, first.String(), first.AddDays(1).String())}
		check := func(r *rapid.T) {
			for _, f := range follow {
				f.check(r, t, s)
			}
		}
		r.Repeat(map[string]func(*rapid.T){
			"": check, "put": m.put, "change": m.change, "staff": m.staff, "remove": m.remove,
			"publish": func(*rapid.T) { s.publishAny(t, m.plannings[0]) }, "publish again": func(*rapid.T) { s.publishAny(t, m.plannings[0]) },
		})
		s.Call(t, "POST", "/api/plannings/"+m.plannings[0].ID+"/cancel", map[string]any{"reason": "the end"})
		check(r)
	})
}

// publishAny publishes whatever is new; where nothing is, that is refused.
func (s school) publishAny(t *testing.T, p planning.Planning) {
	t.Helper()
	var b struct{ Data planning.Board }
	s.Call(t, "GET", "/api/plannings/"+p.ID+"/board", nil).Into(http.StatusOK, &b)
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/publish", map[string]any{"board": b.Data.Number})
}

// follower is somebody whose calendar follows sessions.
type follower struct {
	who, sees, query, path string
	of                     map[string]any
	had                    map[string]told // by what his calendar knows a session
}

type told struct {
	sequence int
	line     string
}

func (f follower) check(r *rapid.T, t *testing.T, s school) {
	want := f.agenda(t, s)
	var got []string
	for _, e := range s.calendar(t, f.path).Events {
		line := strings.Join([]string{strings.TrimSuffix(e.UID, "@myspace"), clock.At(e.Start).String(), clock.At(e.End).String(), e.Status}, " ")
		got = append(got, line)
		before, known := f.had[e.UID]
		if known && (e.Sequence < before.sequence || e.Sequence == before.sequence && line != before.line) {
			r.Fatalf("%s: after %+v comes %d %s", f.who, before, e.Sequence, line)
		}
		f.had[e.UID] = told{e.Sequence, line}
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		r.Fatalf("%s %v has in his calendar\n%s\nand in the agenda\n%s", f.who, f.of, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// agenda are the sessions that the agenda shows him.
func (f follower) agenda(t *testing.T, s school) (all []string) {
	who := f.who
	if f.sees != "" { // who plans sees drafts there, too
		who = f.sees
	}
	for from := saturday(-2); from.Before(saturday(62)); from = from.AddDays(101) {
		var found planning.Sessions
		s.reader(who).Call(t, "GET", fmt.Sprintf("/api/agenda?canceled=true&from=%s&to=%s%s", from, from.AddDays(100), f.query), nil).Into(http.StatusOK, &found)
		for _, i := range found.Items {
			status := map[bool]string{true: "CANCELLED", false: "CONFIRMED"}[i.Canceled]
			all = append(all, strings.Join([]string{i.ID, i.StartsAt.String(), i.EndsAt.String(), status}, " "))
		}
	}
	return all
}
