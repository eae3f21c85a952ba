package media

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) sessionRoutes(r *api.Router) {
	const all, one = "/api/recording-sessions", "/api/recording-sessions/{id}"
	api.Get(r, "listRecordingSessions", all, readRecordings, a.listRecordingSessions, api.Says("List sessions with what was recorded of them, today's first"))
	api.Stream(r, "exportRecordingSessions", all+"/export", readRecordings, a.exportRecordingSessions, api.Says("Export sessions with what was recorded of them"))
	api.Get(r, "getRecordingSession", one, readRecordings, a.getRecordingSession, api.Says("Get a session with all its recordings"))
}

// SessionFilter is what the list of sessions is narrowed by.
type SessionFilter struct {
	From     clock.Date `query:"from" format:"date" doc:"The first day; 90 days ago where none is said."`
	To       clock.Date `query:"to" format:"date" doc:"The last day; tomorrow where none is said."`
	Campus   string     `query:"campus" maxLength:"64" doc:"The host."`
	Class    string     `query:"class" maxLength:"64"`
	Course   string     `query:"course" maxLength:"64"`
	Teacher  string     `query:"teacher" maxLength:"64"`
	Planning string     `query:"planning" maxLength:"64"`
	Missing  string     `query:"missing" enum:"audio,video,photo,document" doc:"Those of which nothing of this kind is there."`
	Hidden   bool       `query:"hidden" doc:"Those of which something is not published."`
	api.Search
}

// Check returns what is wrong beyond what the tags tell.
func (f SessionFilter) Check() error {
	var wrong fault.List
	clock.SchoolDays.Check(&wrong, "from", f.From)
	clock.SchoolDays.Check(&wrong, "to", f.To)
	return wrong.Err()
}

// Resolve has the router check the filter with everything else.
func (f *SessionFilter) Resolve(api.Context) []error { return api.Found(f.Check()) }

func (f SessionFilter) where(in access.Scope) (w db.Where) {
	today := clock.Today(in.Actor().TimeZone)
	if f.From.IsZero() {
		f.From = today.AddDays(-90)
	}
	if f.To.IsZero() {
		f.To = today.AddDays(1)
	}
	now := clock.Now()
	w = sessionsIn(in, now)
	// By a day's clock a session begins at most a day before or after that day in UTC.
	w.Add(`s.starts_at >= ? AND s.starts_at < ?`, clock.At(f.From.AddDays(-1).Midnight()), clock.At(f.To.AddDays(2).Midnight()))
	w.Add(`s.day >= ? AND s.day <= ?`, f.From, f.To)
	w.And(heldOrRecorded(in))
	for column, value := range map[string]string{`s.campus_id`: f.Campus, `s.course_id`: f.Course, `s.planning_id`: f.Planning} {
		if value != "" {
			w.Add(column+` = ?`, value)
		}
	}
	if f.Class != "" {
		w.Add(`s.id IN (SELECT agenda_id FROM published_agenda_class WHERE class_id = ?)`, f.Class)
	}
	if f.Teacher != "" {
		w.Add(`s.id IN (SELECT agenda_id FROM published_agenda_person WHERE person_id = ? AND half = 'teacher')`, f.Teacher)
	}
	if f.Missing != "" {
		there := recordingsIn(in, now) // what somebody may not know of is missing to him
		there.Add(`r.agenda_id = s.id AND r.kind = ?`, f.Missing)
		w.Add(`NOT s.canceled AND NOT EXISTS (SELECT 1 FROM recording r`+there.String()+`)`, there.Args...)
	}
	if f.Hidden {
		w.And(in.Under(keepRecordings).Rows(hosted, ""))
		w.Add(`EXISTS (SELECT 1 FROM recording r WHERE r.agenda_id = s.id AND (r.publish_at IS NULL OR r.publish_at > ?))`, now)
	}
	w.MatchAny(f.Q, sessionWords...)
	return w
}

// heldOrRecorded leaves out what was canceled, unless something was recorded of it: who
// keeps that moves or deletes it.
func heldOrRecorded(in access.Scope) (string, []any) {
	kept, args := in.Under(keepRecordings).Rows(hosted, "")
	return `(NOT s.canceled OR (` + kept + `) AND EXISTS (SELECT 1 FROM recording r WHERE r.agenda_id = s.id))`, args
}

// RecordingSessions are sessions, those of today first, then the latest.
type RecordingSessions struct {
	Items []RecordingSession `json:"items" doc:"At most 500."`
}

func (a *Area) listRecordingSessions(ctx context.Context, in *struct{ SessionFilter }) (l RecordingSessions, err error) {
	l.Items, err = listSessions(ctx, a.db, access.From(ctx), in.SessionFilter, maxSessions)
	return l, err
}

// listSessions returns what a list shows, those of today first, then the latest, at most
// so many.
func listSessions(ctx context.Context, q db.Querier, scope access.Scope, f SessionFilter, most int) ([]RecordingSession, error) {
	all, err := findSessions(ctx, q, f.where(scope), most)
	if err != nil {
		return nil, err
	}
	for i, s := range all {
		all[i].MayEdit = scope.Under(keepRecordings).CoversCampus(s.CampusID)
	}
	slices.SortStableFunc(all, func(a, b RecordingSession) int {
		switch {
		case a.Today == b.Today:
			return 0
		case a.Today:
			return -1
		}
		return 1
	})
	return all, addCounts(ctx, q, scope, all)
}

// SessionRecordings is a session with its recordings.
type SessionRecordings struct {
	RecordingSession
	Recordings []Recording `json:"recordings" doc:"By kind, each in its order."`
}

func (a *Area) getRecordingSession(ctx context.Context, in *api.ID) (s SessionRecordings, err error) {
	scope := access.From(ctx)
	if s.RecordingSession, err = findSession(ctx, a.db, scope, in.ID); err != nil {
		return s, err
	}
	counted := []RecordingSession{s.RecordingSession}
	if err = addCounts(ctx, a.db, scope, counted); err != nil {
		return s, err
	}
	s.RecordingSession = counted[0]
	w := recordingsIn(scope, clock.Now())
	w.Add(`r.agenda_id = ?`, in.ID)
	if s.Recordings, err = a.presented(ctx, a.db, w); err != nil {
		return s, err
	}
	return s, a.addPlaces(ctx, a.db, s.Recordings)
}

// presented finds recordings as the caller sees them.
func (a *Area) presented(ctx context.Context, q db.Querier, w db.Where) ([]Recording, error) {
	all, err := findRecordings(ctx, q, w)
	for i, r := range all {
		all[i] = a.present(ctx, r)
	}
	return all, err
}

// missing is an error, or that there is no such session.
func missing(err error) error {
	if err != nil {
		return err
	}
	return fault.New(fault.NotFound, "recording.session_not_found")
}
