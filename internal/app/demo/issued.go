package demo

import (
	"context"
	"fmt"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/studies"
)

// issuedFor is a class of Paris with some of it, for whom papers are issued.
type issuedFor struct {
	class     string
	people    []string
	graduated clock.Time
}

// papersUpTo is for how many of a class papers are drawn: enough to see them, and
// the school is still made quickly.
const papersUpTo = 5

// IssuePapers issues papers in a school that was filled: the report cards of the
// older class of Paris, one of them corrected and one withdrawn, the certificates
// of a class that graduated, and what the account of a student has. They are what
// the program itself draws, so it comes after everything else is there.
func IssuePapers(ctx context.Context, d *db.DB, area *studies.Area) error {
	coordinator, err := accountID(ctx, d, "coordinator@demo.example")
	if err != nil {
		return err
	}
	at := thisMorning().Add(-15 * time.Hour) // yesterday
	issue := func(kind string, f issuedFor, later time.Duration, withdraw string, most int) {
		when := at.Add(later)
		if !f.graduated.IsZero() {
			when = f.graduated
		}
		if err == nil && f.class != "" {
			err = area.IssuePast(ctx, studies.PastPapers{ClassID: f.class, Kind: kind, By: coordinator, People: f.people[:min(most, len(f.people))], At: when, Withdraw: withdraw})
		}
	}
	older, his, former, err := findIssuedFor(ctx, d)
	if err != nil {
		return err
	}
	issue(studies.ReportCard, older, 0, "", papersUpTo)
	issue(studies.ReportCard, older, 2*time.Hour, "Émis avec une mauvaise observation", 1)
	issue(studies.ReportCard, older, 4*time.Hour, "", 1) // put right: nobody is left without a valid one
	issue(studies.ReportCard, his, 3*time.Hour, "", 1)
	issue(studies.ReportCard, his, 4*time.Hour, "", 1) // corrected
	issue(studies.Transcript, his, 5*time.Hour, "", 1)
	issue(studies.Certificate, former, 0, "", papersUpTo)
	return err
}

func accountID(ctx context.Context, q db.Querier, email string) (string, error) {
	return db.One(ctx, q, "person.not_found", db.ScanString, `SELECT id FROM person WHERE email = ?`, email)
}

// findIssuedFor returns the older class of Paris with one of it, that of the
// account of a student, and one that graduated.
func findIssuedFor(ctx context.Context, q db.Querier) (older, his, former issuedFor, err error) {
	for _, find := range []struct {
		found *issuedFor
		where string
	}{
		{&older, `k.code = 'CERT` + yearCode(-1) + `-A' AND e.outcome = '' AND p.email <> 'student@demo.example'`},
		{&his, `e.outcome = '' AND p.email = 'student@demo.example'`},
		{&former, `k.code = 'CERT` + yearCode(-4) + `-A' AND e.outcome = 'completed'`},
	} {
		err := db.Each(ctx, q, func(r db.Row) error {
			var person string
			err := r.Scan(&find.found.class, &person, &find.found.graduated)
			find.found.people = append(find.found.people, person)
			return err
		}, `SELECT k.id, p.id, k.graduated_at FROM class k JOIN enrollment e ON e.class_id = k.id JOIN person p ON p.id = e.person_id JOIN campus c ON c.id = k.campus_id
			WHERE c.name = 'Paris' AND e.status = 'confirmed' AND `+find.where+` ORDER BY e.sort_name, e.id`+db.Limit(papersUpTo))
		if err != nil {
			return older, his, former, err
		}
	}
	return older, his, former, nil
}

// yearCode is a year as the codes of classes write it, counted from this one.
func yearCode(from int) string { return fmt.Sprintf("%02d", (schoolYear()+from)%100) }
