package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/library"
)

func (a *Area) listenerRoutes(r *api.Router) {
	api.Get(r, "listListeners", "/api/recording-sessions/{id}/listeners", readListeners, a.listListeners, api.Says("List who of the classes has heard a session, or how many"))
}

// Listeners is who of the classes of a session has heard it.
type Listeners struct {
	SessionID string     `json:"session_id"`
	Recorded  bool       `json:"recorded" doc:"There is something to hear."`
	Students  int        `json:"students" doc:"Those whom the caller may count."`
	Started   int        `json:"started"`
	Finished  int        `json:"finished" doc:"Those who heard 90 per cent and more."`
	Named     bool       `json:"named" doc:"The caller may know who."`
	Items     []Listener `json:"items" doc:"Those whom the caller may know, by class and name."`
}

// Listener is a student, and how much of a session he has heard.
type Listener struct {
	PersonID  string     `json:"person_id"`
	Name      string     `json:"name"`
	ClassID   string     `json:"class_id"`
	ClassCode string     `json:"class_code"`
	Percent   int        `json:"percent"`
	Finished  bool       `json:"finished"`
	LastAt    clock.Time `json:"last_at" nullable:"true" format:"date-time" doc:"When he heard it last; null where he has not."`
	named     bool
	played    []played
}

func (a *Area) listListeners(ctx context.Context, in *struct {
	ID    string `path:"id" maxLength:"64"`
	Class string `query:"class" maxLength:"64"`
},
) (l Listeners, err error) {
	scope := access.From(ctx)
	l = Listeners{SessionID: in.ID, Items: []Listener{}}
	if err := reachedBy(ctx, a.db, scope, in.ID); err != nil {
		return l, err
	}
	all, err := findListeners(ctx, a.db, scope, in.ID, in.Class)
	for _, one := range all {
		l.add(one)
	}
	return l, err
}

// add counts one, and names him where the caller may know.
func (l *Listeners) add(one Listener) {
	one.Percent = heardOf(one.played)
	one.Finished = one.Percent >= library.FinishedAt
	l.Students++
	l.Recorded = l.Recorded || len(one.played) > 0
	if !one.LastAt.IsZero() {
		l.Started++
	}
	if one.Finished {
		l.Finished++
	}
	if one.named {
		l.Named = true
		l.Items = append(l.Items, one)
	}
}

// listens is what of a session is the caller's own: himself, and those whom he
// teaches in it.
func listens(in access.Scope) string {
	if in.Actor().Roles&access.Teacher != 0 {
		return `e.person_id = ? OR ` + taught
	}
	return `e.person_id = ?`
}

const listenerTables = `published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id
	JOIN enrollment e ON e.class_id = k.id AND e.status = 'confirmed' AND e.outcome = ''`

// reachedBy refuses a session that the caller has nothing to do with.
func reachedBy(ctx context.Context, q db.Querier, in access.Scope, id string) error {
	var w db.Where
	w.Add(`s.id = ?`, id)
	w.And(in.Rows(hosted+` OR `+sitting, `EXISTS (SELECT 1 FROM published_agenda_class x JOIN enrollment e ON e.class_id = x.class_id
		WHERE x.agenda_id = s.id AND e.status = 'confirmed' AND e.outcome = '' AND (`+listens(in)+`))`))
	ok, err := db.Exists(ctx, q, `SELECT 1 FROM published_agenda s`+w.String(), w.Args...)
	if err != nil || ok {
		return err
	}
	return missing(nil)
}

// findListeners returns the students of the classes that sit in a session and that
// the caller may count, with what they heard of it.
func findListeners(ctx context.Context, q db.Querier, in access.Scope, id, class string) ([]Listener, error) {
	var w db.Where
	w.Add(`s.id = ?`, id)
	w.And(in.Rows(`k.campus_id = ?`, listens(in)))
	if class != "" {
		w.Add(`k.id = ?`, class)
	}
	named, mine := in.Under(nameListeners).Rows(`k.campus_id = ?`, listens(in))
	args := append(append([]any{}, mine...), clock.Now())
	all := []Listener{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var one Listener
		var p played
		var last clock.Time
		if err := r.Scan(&one.PersonID, &one.Name, &one.ClassID, &one.ClassCode, &one.named, &p.kind, &p.duration, &p.percent, &last); err != nil {
			return err
		}
		if n := len(all); n == 0 || all[n-1].PersonID != one.PersonID || all[n-1].ClassID != one.ClassID {
			all = append(all, one)
		}
		of := &all[len(all)-1]
		if p.kind != "" {
			of.played = append(of.played, p)
		}
		if of.LastAt.Before(last) {
			of.LastAt = last
		}
		return nil
	}, `SELECT p.id, `+naming.Person+`, k.id, k.code, CASE WHEN `+named+` THEN TRUE ELSE FALSE END, COALESCE(r.kind, ''), COALESCE(r.duration, 0), COALESCE(l.percent, 0), l.noted_at
		FROM `+listenerTables+` JOIN person p ON p.id = e.person_id
		LEFT JOIN recording r ON r.agenda_id = s.id AND r.kind IN ('audio', 'video') AND r.publish_at <= ? AND `+meant+`
		LEFT JOIN place l ON l.item = r.id AND l.person_id = e.person_id`+w.String()+` ORDER BY k.code_key, k.id, e.sort_name, p.id, r.kind, r.position, r.id`, append(args, w.Args...)...)
	return all, err
}
