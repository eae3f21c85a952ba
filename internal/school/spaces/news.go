package spaces

import (
	"cmp"
	"context"
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/media"
	"myspace/internal/school/studies"
)

// SpaceNews is what came since somebody last looked.
type SpaceNews struct {
	Since clock.Time `json:"since" format:"date-time" doc:"When he last looked, or some weeks ago."`
	Items []NewsItem `json:"items" doc:"The latest first."`
}

// NewsItem is something that was opened to somebody: a recording, a document of a
// course, or his grade in one.
type NewsItem struct {
	Kind       string     `json:"kind" enum:"audio,video,photo,document,course_document,grade"`
	ID         string     `json:"id"`
	Title      string     `json:"title" doc:"Empty for a grade."`
	CourseID   string     `json:"course_id"`
	CourseName string     `json:"course_name"`
	At         clock.Time `json:"at" format:"date-time"`
}

const (
	// sameVisit is how long somebody may come back to his space and still look at
	// what was new.
	sameVisit = time.Hour
	// newsDays is how far back news go, however long somebody was away.
	newsDays = 30
	maxNews  = 8
)

func (a *Area) visitRoutes(r *api.Router) {
	api.Do(r, "seeSpace", "/api/student-space/seen", access.Allow(access.Everyone, access.Self), a.seeSpace, api.Says("Say that one has looked at one's space: what comes from now on is new"))
}

// Visit is when somebody looked at his space.
type Visit struct {
	SeenAt clock.Time `json:"seen_at" format:"date-time"`
}

// seeSpace notes a visit. One that follows soon after is the same.
func (a *Area) seeSpace(ctx context.Context, _ *struct{}) (Visit, error) {
	now := clock.Now()
	return Visit{now}, a.db.Tx(ctx, func(tx *db.Tx) error {
		return db.Exec(ctx, tx, `INSERT INTO space_visit (person_id, seen_at) VALUES (?, ?) ON CONFLICT (person_id) DO UPDATE SET
			earlier_at = CASE WHEN space_visit.seen_at < ? THEN space_visit.seen_at ELSE space_visit.earlier_at END, seen_at = excluded.seen_at`,
			access.From(ctx).Actor().PersonID, now, now.Add(-sameVisit))
	})
}

// lastVisit is when somebody looked before this visit, at most some weeks ago.
func lastVisit(ctx context.Context, q db.Querier, personID string, now clock.Time) (clock.Time, error) {
	since := now.Add(-newsDays * 24 * time.Hour)
	var seen, earlier clock.Time
	err := db.Each(ctx, q, func(r db.Row) error { return r.Scan(&seen, &earlier) }, `SELECT seen_at, earlier_at FROM space_visit WHERE person_id = ?`, personID)
	if seen.After(now.Add(-sameVisit)) {
		seen = earlier
	}
	if seen.After(since) {
		since = seen
	}
	return since, err
}

// findNews returns what was opened to the caller since he last looked.
func findNews(ctx context.Context, q db.Querier, in access.Scope, now clock.Time) (n SpaceNews, err error) {
	n.Items = []NewsItem{}
	if n.Since, err = lastVisit(ctx, q, in.Actor().PersonID, now); err != nil {
		return n, err
	}
	recordings, err := media.OwnNews(ctx, q, in, n.Since)
	if err != nil {
		return n, err
	}
	for _, r := range recordings {
		n.Items = append(n.Items, NewsItem{Kind: r.Kind, ID: r.RecordingID, Title: r.Title, CourseID: r.CourseID, CourseName: r.CourseName, At: r.PublishedAt})
	}
	documents, err := findDocumentNews(ctx, q, in, n.Since)
	if err != nil {
		return n, err
	}
	n.Items = append(n.Items, documents...)
	grades, err := studies.OwnNewGrades(ctx, q, in.Actor().PersonID, n.Since, maxNews)
	for _, g := range grades {
		n.Items = append(n.Items, NewsItem{Kind: "grade", ID: g.AgendaCourseID, CourseID: g.CourseID, CourseName: g.CourseName, At: g.At})
	}
	slices.SortStableFunc(n.Items, func(one, other NewsItem) int {
		return cmp.Or(other.At.Compare(one.At.Time), cmp.Compare(one.ID, other.ID))
	})
	n.Items = n.Items[:min(len(n.Items), maxNews)]
	return n, err
}

// findDocumentNews returns the documents of courses that were opened to the caller since
// then, the latest first.
func findDocumentNews(ctx context.Context, q db.Querier, in access.Scope, since clock.Time) ([]NewsItem, error) {
	found, err := academic.OwnNewDocuments(ctx, q, in, since, maxNews)
	items := make([]NewsItem, len(found))
	for i, d := range found {
		items[i] = NewsItem{Kind: "course_document", ID: d.ID, Title: d.Title, CourseID: d.CourseID, CourseName: d.CourseName, At: d.At}
	}
	return items, err
}
