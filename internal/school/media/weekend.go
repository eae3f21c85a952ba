package media

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// Recorded is how far the recordings of a class in an agenda course are.
type Recorded struct {
	Held      int  `json:"held" doc:"How many sessions of the week-end are over, at campuses that record."`
	Published int  `json:"published" doc:"Of how many of these the class can hear or see a recording."`
	Records   bool `json:"records" doc:"A campus of theirs has recorded anything in the last year."`
}

// recordsWithin is how far back a campus is asked whether it records at all.
const recordsWithin = 366 * 24 * time.Hour

// ClassCourse is a class in an agenda course.
type ClassCourse struct{ AgendaCourseID, ClassID string }

// FindRecorded returns how far the recordings of plannings are, in two queries however
// many they are: of the campuses whose recordings the caller keeps, and of these only
// what is held where anything is recorded at all, which is asked first.
func FindRecorded(ctx context.Context, q db.Querier, in access.Scope, planningIDs []string, now clock.Time) (map[ClassCourse]Recorded, error) {
	all := map[ClassCourse]Recorded{}
	campusIDs, err := findRecording(ctx, q, in, now)
	if err != nil || len(campusIDs) == 0 {
		return all, err
	}
	var w db.Where
	w.Among(q, `s.planning_id`, planningIDs)
	w.Add(`NOT s.canceled AND s.ends_at <= ?`, now)
	w.Among(q, `s.campus_id`, campusIDs)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var key ClassCourse
		one := Recorded{Records: true}
		err := r.Scan(&key.AgendaCourseID, &key.ClassID, &one.Held, &one.Published)
		all[key] = one
		return err
	}, `SELECT s.agenda_course_id, x.class_id, COUNT(*), SUM(CASE WHEN `+audible+` THEN 1 ELSE 0 END)
		FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id`+w.String()+` GROUP BY s.agenda_course_id, x.class_id`, append([]any{now}, w.Args...)...)
}

// findRecording returns the campuses that have recorded anything in the last year, of
// those whose recordings the caller keeps.
func findRecording(ctx context.Context, q db.Querier, in access.Scope, now clock.Time) ([]string, error) {
	var w db.Where
	w.And(in.Under(keepRecordings).Rows(`o.id = ?`, ``))
	w.Add(recordsAtAll(`o.id`), now.Add(-recordsWithin))
	return db.All(ctx, q, db.ScanString, `SELECT o.id FROM campus o`+w.String(), w.Args...)
}

// recordsAtAll holds for a campus that has recorded anything since a time.
func recordsAtAll(campusID string) string {
	return `EXISTS (SELECT 1 FROM published_agenda z WHERE z.campus_id = ` + campusID + ` AND z.recorded AND z.starts_at > ?)`
}

const (
	// audible holds for a session s of which a class x can hear or see something by a time.
	audible = `EXISTS (SELECT 1 FROM recording r WHERE r.agenda_id = s.id AND r.kind IN ('audio', 'video') AND r.publish_at <= ?
		AND (r.all_classes OR EXISTS (SELECT 1 FROM recording_class c WHERE c.recording_id = r.id AND c.class_id = x.class_id)))`
	// unheard holds for a session s of which a class can hear and see nothing by now.
	unheard = `EXISTS (SELECT 1 FROM published_agenda_class x WHERE x.agenda_id = s.id AND NOT ` + audible + `)`
)

// missingRecordings are the sessions of a week-end of which a class can hear and see
// nothing, at campuses that record at all.
func missingRecordings(ctx context.Context, q db.Querier, planningID string) ([]part.Missing, error) {
	now := clock.Now()
	ids, err := db.All(ctx, q, db.ScanString, `SELECT s.id FROM published_agenda s WHERE s.planning_id = ? AND NOT s.canceled AND s.ends_at <= ?
		AND `+recordsAtAll(`s.campus_id`)+` AND `+unheard+`
		ORDER BY s.starts_at, s.id`, planningID, now, now.Add(-recordsWithin), now)
	return part.Lacking("recordings", ids), err
}
