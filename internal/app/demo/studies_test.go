package demo_test

import (
	"testing"
	"testing/synctest"
	"time"

	"myspace/internal/app/demo"
	"myspace/internal/app/migrations"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/longtest"
)

// TestStudiesOnAnyDay makes the school on days all over the year: what the sheets
// have to show is there on each of them.
func TestStudiesOnAnyDay(t *testing.T) {
	days := longtest.Times(5, 53)
	for i := range days {
		day := clock.Date{Year: 2027, Month: time.September, Day: 7}.AddDays(i * (366 / days)) // the hardest first: school begins
		on := clock.At(day.Midnight()).Add(11 * time.Hour)
		t.Run(day.String(), func(t *testing.T) {
			at := dbtest.SQLite(t, migrations.Files)
			synctest.Test(t, func(t *testing.T) {
				time.Sleep(time.Until(on.Time)) //nolint:forbidigo // in a bubble this sets the clock
				d, err := db.Open(t.Context(), at)
				must(t, err)
				defer func() { must(t, d.Close()) }()
				store, err := files.Open(files.Config{Folder: t.TempDir()})
				must(t, err)
				defer func() { must(t, store.Close()) }()
				must(t, demo.Fill(t.Context(), d, store, small))
				checkStudies(t, d, on)
			})
		})
	}
}

// checkStudies asks for what the sheets of attendance and grades have to show.
func checkStudies(t *testing.T, d *db.DB, now clock.Time) {
	t.Helper()
	const (
		him      = ` JOIN person p ON p.id = e.person_id WHERE p.email = 'student@demo.example'`
		teachers = ` JOIN published_agenda_person gp ON gp.agenda_id = s.id JOIN person p ON p.id = gp.person_id WHERE p.email = 'teacher@demo.example' AND s.ends_at < ?`
	)
	yearAgo := now.Add(-365 * 24 * time.Hour)
	for name, q := range map[string]struct {
		query string
		args  []any
	}{
		"the student has marks": {`SELECT COUNT(*) FROM attendance m JOIN enrollment e ON e.id = m.enrollment_id` + him, nil},
		"he sees a grade": {`SELECT COUNT(*) FROM grade g JOIN enrollment e ON e.id = g.enrollment_id
			JOIN grade_sheet t ON t.agenda_course_id = g.agenda_course_id AND t.class_id = e.class_id` + him + ` AND g.state = 'graded'`, nil},
		"the teacher has given something": {`SELECT COUNT(*) FROM published_agenda s` + teachers, []any{now}},
		"some have had two years":         {`SELECT COUNT(*) FROM grade g WHERE g.graded_at < ?`, []any{yearAgo}},
		"some loans are late":             {`SELECT COUNT(*) FROM book_loan WHERE back_at IS NULL AND due_day < ?`, []any{clock.DateOf(now, time.UTC)}},
		"two lists of books":              {`SELECT COUNT(*) - 1 FROM book_list WHERE received > 0 AND paid > 0`, nil},
		"some were absent":                {`SELECT COUNT(*) FROM attendance WHERE value = 'absent'`, nil},
		"some came late":                  {`SELECT COUNT(*) FROM attendance WHERE value = 'late' AND minutes > 0`, nil},
		"some were justified":             {`SELECT COUNT(*) FROM attendance WHERE value = 'justified' AND reason <> ''`, nil},
		"some failed":                     {`SELECT COUNT(*) FROM grade WHERE state = 'graded' AND points < 7000`, nil},
		"some tried again":                {`SELECT COUNT(*) FROM grade WHERE attempt = 1`, nil},
		"some were absent from an exam":   {`SELECT COUNT(*) FROM grade WHERE state = 'absent'`, nil},
		"some were exempt":                {`SELECT COUNT(*) FROM grade WHERE state = 'exempt'`, nil},
		"some grades are locked":          {`SELECT COUNT(*) FROM grade_sheet WHERE locked_at IS NOT NULL`, nil},
		"some are published only":         {`SELECT COUNT(*) FROM grade_sheet WHERE locked_at IS NULL`, nil},
		"some are in work": {`SELECT COUNT(*) FROM grade g JOIN enrollment e ON e.id = g.enrollment_id WHERE NOT EXISTS (SELECT 1 FROM grade_sheet t
			WHERE t.agenda_course_id = g.agenda_course_id AND t.class_id = e.class_id)`, nil},
		"a sheet of Paris is not taken": {`SELECT COUNT(*) FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id JOIN class k ON k.id = x.class_id
			JOIN campus c ON c.id = k.campus_id WHERE c.name = 'Paris' AND s.ends_at < ? AND NOT EXISTS (SELECT 1 FROM attendance m JOIN enrollment e ON e.id = m.enrollment_id
			WHERE m.agenda_id = s.id AND e.class_id = k.id)`, []any{now}},
		"one is to hear a recording":     {`SELECT COUNT(*) FROM catch_up WHERE way = 'recording' AND state = 'open'`, nil},
		"some recordings are hidden":     {`SELECT COUNT(*) FROM recording WHERE publish_at IS NULL`, nil},
		"some are published later":       {`SELECT COUNT(*) FROM recording WHERE publish_at > ?`, []any{now}},
		"some are published":             {`SELECT COUNT(*) FROM recording WHERE publish_at <= ?`, []any{now}},
		"there are all four kinds":       {`SELECT COUNT(DISTINCT kind) - 3 FROM recording`, nil},
		"no photo without a word is out": {`SELECT CASE WHEN EXISTS (SELECT 1 FROM recording WHERE kind = 'photo' AND NOT consent AND publish_at IS NOT NULL) THEN 0 ELSE 1 END`, nil},
		"somebody has listened":          {`SELECT COUNT(*) FROM place l JOIN recording r ON r.id = l.item WHERE l.percent > 0`, nil},
		"one comes elsewhere":            {`SELECT COUNT(*) FROM catch_up WHERE way = 'elsewhere' AND state = 'open'`, nil},
		"one has handed nothing in":      {`SELECT COUNT(*) FROM catch_up WHERE way = 'work' AND state = 'open' AND work_hash IS NULL`, nil},
		"one waits to be accepted":       {`SELECT COUNT(*) FROM catch_up WHERE state = 'open' AND work_hash IS NOT NULL AND accepted_at IS NULL`, nil},
		"one can be taken":               {`SELECT COUNT(*) FROM catch_up WHERE state = 'open' AND accepted_at IS NOT NULL`, nil},
		"one was taken":                  {`SELECT COUNT(*) FROM catch_up u JOIN attendance m ON m.agenda_id = u.agenda_id AND m.enrollment_id = u.enrollment_id WHERE u.state = 'taken' AND m.value = 'made_up'`, nil},
		"one was given up":               {`SELECT COUNT(*) FROM catch_up WHERE state = 'ended'`, nil},
		"somebody signs for Paris":       {`SELECT COUNT(*) FROM paper_signature s JOIN campus c ON c.id = s.campus_id WHERE c.name = 'Paris' AND s.stamp_hash IS NOT NULL`, nil},
		"somebody will be away":          {`SELECT COUNT(*) FROM announced_absence WHERE first_day > ?`, []any{clock.DateOf(now, time.UTC)}},
	} {
		if n, err := db.One(t.Context(), d, "", db.ScanInt, q.query, q.args...); err != nil || n == 0 {
			t.Errorf("not so: %s (%v)", name, err)
		}
	}
	if n := count(t, d, `SELECT COUNT(*) FROM attendance m JOIN published_agenda s ON s.id = m.agenda_id WHERE m.marked_at > '`+now.Format(time.RFC3339)+`'`); n != 0 {
		t.Errorf("%d marks are of the future", n)
	}
}
