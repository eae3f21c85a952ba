package planning

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// uses are how plannings hang on campuses, courses and classes: what was planned
// for one keeps it.
var uses = []part.Use{
	{Of: part.Campus, Name: "plannings", Count: counted(`SELECT COUNT(*) FROM planning_campus WHERE campus_id = ?`), Keeps: true, Zoned: setZone},
	{Of: part.Course, Name: "plannings", Count: counted(`SELECT COUNT(*) FROM (SELECT id FROM agenda_course WHERE course_id = ?
		UNION SELECT agenda_course_id FROM published_agenda WHERE course_id = ?) AS planned`), Keeps: true},
	{Of: part.Class, Name: "plannings", Count: counted(`SELECT COUNT(*) FROM (SELECT planning_id FROM planning_class WHERE class_id = ?
		UNION SELECT s.planning_id FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id WHERE x.class_id = ?) AS planned`), Keeps: true},
}

// counted counts by a statement that asks for an id, as often as it does.
func counted(text string) func(context.Context, db.Querier, string) (int, error) {
	return func(ctx context.Context, q db.Querier, id string) (int, error) {
		return db.One(ctx, q, "", db.ScanInt, text, slices.Repeat([]any{id}, strings.Count(text, "?"))...)
	}
}

// setZone works out anew when the sessions to come begin and end at a campus
// that goes by another clock: they stay at nine in the morning. Who follows them
// in a calendar hears of it.
func setZone(ctx context.Context, tx *db.Tx, campusID, zone string) error {
	now := clock.Now()
	live, err := findHosted(ctx, tx, `SELECT s.id, s.day, s.start, s.finish FROM agenda_course ac JOIN agenda s ON s.agenda_course_id = ac.id
		WHERE ac.campus_id = ? AND s.starts_at >= ?`, campusID, now)
	if err != nil {
		return err
	}
	rows := db.NewBulk(`agenda (id, starts_at, ends_at)`)
	for _, s := range live {
		rows.Add(s.ID, instant(s.Day, s.Start, zone), instant(s.Day, s.Finish, zone))
	}
	if err := rows.Update(ctx, tx, "planning.session_not_found", "id"); err != nil {
		return err
	}
	published, err := findHosted(ctx, tx, `SELECT id, day, start, finish FROM published_agenda WHERE campus_id = ? AND starts_at >= ?`, campusID, now)
	if err != nil {
		return err
	}
	told := db.NewBulk(`published_agenda (id, starts_at, ends_at, updated_at)`)
	for _, s := range published {
		told.Add(s.ID, instant(s.Day, s.Start, zone), instant(s.Day, s.Finish, zone), now)
	}
	return told.Change(ctx, tx, "planning.session_not_found", `UPDATE published_agenda SET starts_at = given.starts_at, ends_at = given.ends_at, updated_at = given.updated_at,
		sequence = sequence + 1 FROM given WHERE published_agenda.id = given.id`)
}

// findHosted returns sessions that a campus hosts from a moment on.
func findHosted(ctx context.Context, q db.Querier, text string, args ...any) ([]CourseSession, error) {
	return db.All(ctx, q, func(r db.Row) (s CourseSession, err error) {
		return s, r.Scan(&s.ID, &s.Day, &s.Start, &s.Finish)
	}, text, args...)
}
