package app_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/secret"
)

// benchInvitations is how many invitations an overview has to do with.
const benchInvitations = 50_000

// BenchmarkInvitations measures what supervisors and invitees wait for: the
// overview over 50,000 invitations, to send 500 at once, and to read and answer
// by a link.
func BenchmarkInvitations(b *testing.B) {
	s := newCrowd(b, sizes())
	s.addNetwork(b)
	s.addInvitations(b)
	for _, m := range []struct{ name, path string }{
		{"overview", "/api/invitations?state=not_answered&state=answered&page_size=50"},
		{"overdue", "/api/invitations?overdue=true&page_size=50"},
		{"all", "/api/invitations?page_size=50&sort=-sent"},
		{"matrix", "/api/invitations/matrix?year=2026"},
	} {
		b.Run(m.name, func(b *testing.B) {
			for b.Loop() {
				s.must(b, "GET", m.path, "")
			}
		})
	}
	b.Run("send 500", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			s.exec(b, `UPDATE teaching_invitation SET state = 'in_analysis', sent_at = NULL WHERE id LIKE 'sending%'`)
			b.StartTimer()
			s.must(b, "POST", "/api/invitations/send", fmt.Sprintf(`{"ids":["%s"],"answer_by":"","key":%q}`, strings.Join(benchIDs("sending", 500), `","`), db.NewID()))
		}
	})
	b.Run("answer", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			s.exec(b, `UPDATE teaching_invitation SET state = 'not_answered', sent_at = created_at WHERE id = 'sending000'`)
			page := s.must(b, "POST", "/api/invitation-answers/read", `{"token":"bench-token"}`)
			_, mark, _ := strings.Cut(page, `"mark":"`)
			mark, _, _ = strings.Cut(mark, `"`)
			b.StartTimer()
			s.must(b, "POST", "/api/invitation-answers", fmt.Sprintf(`{"token":"bench-token","key":%q,"answers":[{"id":"sending000","mark":%q,"kind":"yes","session_ids":[],"other_date":"","needs_lodging":false,"needs_transport":false,"question":"","reason":""}]}`, db.NewID(), mark))
		}
	})
}

func (s *school) must(b *testing.B, method, path, body string) string {
	b.Helper()
	rec := s.serve(method, path, body)
	if rec.Code >= http.StatusMultipleChoices {
		b.Fatalf("%s %s: %d %s", method, path, rec.Code, rec.Body)
	}
	return rec.Body.String()
}

func (s *school) exec(b *testing.B, text string, args ...any) {
	b.Helper()
	mustB(b, s.app.DB.Tx(b.Context(), func(tx *db.Tx) error { return db.Exec(b.Context(), tx, text, args...) }))
}

func benchIDs(name string, n int) []string {
	ids := make([]string, n)
	for i := range ids {
		ids[i] = fmt.Sprintf("%s%03d", name, i)
	}
	return ids
}

// addInvitations invites translators to all that is taught, most of it long ago,
// and 500 to a planning that is still to come, for one of whom there is a link.
func (s *school) addInvitations(b *testing.B) {
	b.Helper()
	now, states := clock.Now(), []string{"accepted", "accepted", "accepted", "declined", "canceled", "accepted", "accepted", "not_answered"}
	rows := db.NewBulk(`teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, created_by, created_at, updated_at, sent_at, sent_by, answer_by_day)`)
	courses, err := db.All(b.Context(), s.app.DB, db.ScanString, `SELECT id FROM agenda_course ORDER BY id`)
	mustB(b, err)
	by := s.text(b, `SELECT person_id FROM membership_role ORDER BY person_id LIMIT 1`)
	for i := range benchInvitations {
		rows.Add(fmt.Sprintf("asked%05d", i), courses[i%len(courses)], "translator", benchTeacher(i/len(courses)+i), states[i%len(states)], i/len(courses), true, by, now, now, now, by, clock.Today("").AddDays(i%40-20))
	}
	mustB(b, s.app.DB.Tx(b.Context(), func(tx *db.Tx) error {
		if err := rows.Insert(b.Context(), tx); err != nil {
			return err
		}
		return s.addSending(b.Context(), tx, by)
	}))
}

func (s *school) addSending(ctx context.Context, tx *db.Tx, by string) error {
	now := clock.Now()
	for _, text := range []string{
		`UPDATE person SET email = id || '@example.org' WHERE email = '' AND id LIKE 'teacher%'`,
		`UPDATE planning SET state = 'draft', last_day = '2099-10-04' WHERE id = 'bench000'`,
		`UPDATE agenda SET day = '2099-10-03', starts_at = '2099-10-03T08:00:00.000000Z', ends_at = '2099-10-03T10:00:00.000000Z' WHERE planning_id = 'bench000'`,
	} {
		if err := db.Exec(ctx, tx, text); err != nil {
			return err
		}
	}
	courses, err := db.All(ctx, tx, db.ScanString, `SELECT DISTINCT agenda_course_id FROM agenda WHERE planning_id = 'bench000' ORDER BY agenda_course_id`)
	if err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `DELETE FROM teaching_invitation WHERE agenda_course_id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = 'bench000')`); err != nil {
		return err
	}
	rows := db.NewBulk(`teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, created_by, created_at, updated_at)`)
	for i, id := range benchIDs("sending", 500) {
		rows.Add(id, courses[i%len(courses)], "teacher", benchTeacher(i), "in_analysis", i, true, by, now, now)
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO teaching_link (token_hash, planning_id, person_id, created_at) VALUES (?, 'bench000', ?, ?)`, secret.Hash("bench-token"), benchTeacher(0), now)
}
