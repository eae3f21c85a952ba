package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/pdf"
	"myspace/internal/base/text"
)

// FindAll returns every agenda course.
func FindAll(ctx context.Context, q db.Querier) ([]AgendaCourse, error) {
	return findAgendaCourses(ctx, q, db.Where{})
}

// FindPublished returns the sessions of a planning as everybody sees them.
func FindPublished(ctx context.Context, q db.Querier, planningID string) (map[string]PublishedPart, error) {
	return findPublished(ctx, q, planningID)
}

// Leads tells where a move leads from a state; "" where there is none.
func Leads(move, from, via string) string { return leads(move, from, via) }

// SweepLinks deletes the links that are long over at a time.
func SweepLinks(ctx context.Context, q db.Querier, now clock.Time) error {
	return sweepLinks(ctx, q, now)
}

// FillVacancy does the job that a decline leaves behind.
func (a *Area) FillVacancy(ctx context.Context, id string) error {
	return a.fillVacancy(ctx, vacancy{id})
}

// StayLines are the lines that tell where somebody sleeps, as they are printed, and
// how high all that is told of him is.
func StayLines(t text.Texts, s Stay) (lines []string, height float64) {
	l := &stayList{Document: pdf.New("stays", t.Lang()), texts: t}
	l.AddPage()
	columns := l.columns(s)
	return columns[2].heads, heightOf(columns)
}

// FindEverySession returns the sessions that an export has.
func FindEverySession(ctx context.Context, q db.Querier, in access.Scope, f AgendaFilter) ([]AgendaSession, error) {
	return findEverySession(ctx, q, in, f)
}
