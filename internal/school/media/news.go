package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// OpenedRecording is something that was opened to somebody lately.
type OpenedRecording struct {
	RecordingID string     `json:"recording_id"`
	Kind        string     `json:"kind" enum:"audio,video,photo,document"`
	Title       string     `json:"title"`
	CourseID    string     `json:"course_id"`
	CourseName  string     `json:"course_name"`
	PublishedAt clock.Time `json:"published_at" format:"date-time"`
}

const maxNew = 8

// OwnNews returns what was opened to the caller by a class or a grant since then, the
// latest first.
func OwnNews(ctx context.Context, q db.Querier, in access.Scope, since clock.Time) ([]OpenedRecording, error) {
	var w db.Where
	now := clock.Now()
	w.Add(`r.publish_at > ?`, since)
	w.Or(openTo(in, now)...)
	return db.All(ctx, q, func(r db.Row) (n OpenedRecording, err error) {
		return n, r.Scan(&n.RecordingID, &n.Kind, &n.Title, &n.CourseID, &n.CourseName, &n.PublishedAt)
	}, `SELECT r.id, r.kind, r.title, s.course_id, c.name, r.publish_at FROM recording r JOIN published_agenda s ON s.id = r.agenda_id JOIN course c ON c.id = s.course_id`+
		w.String()+` ORDER BY r.publish_at DESC, r.id`+db.Limit(maxNew), w.Args...)
}

// OwnCourses returns the courses that are or were open to the caller, and what else he
// has asked for.
func OwnCourses(ctx context.Context, q db.Querier, in access.Scope) (l OpenCourses, err error) {
	if l.Items, err = findOpenCourses(ctx, q, in); err != nil {
		return l, err
	}
	if l.Asked, err = findAsked(ctx, q, in, l.Items); err != nil {
		return l, err
	}
	l.Contact, err = findContact(ctx, q, in.Actor().CampusID)
	return l, err
}
