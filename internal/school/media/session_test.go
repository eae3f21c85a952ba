package media_test

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/media"
)

// listed are the sessions that the caller is shown, one by one.
func (s school) listed(t *testing.T, query string) string {
	t.Helper()
	var l media.RecordingSessions
	s.Call(t, http.MethodGet, "/api/recording-sessions"+query, nil).Into(http.StatusOK, &l)
	ids := make([]string, len(l.Items))
	for i, one := range l.Items {
		ids[i] = one.ID
	}
	return strings.Join(ids, " ")
}

// TestWhatWasRecordedOfACanceledSessionIsFound: by who keeps it, who else could not
// move or delete it, and nothing is missing of it.
func TestWhatWasRecordedOfACanceledSessionIsFound(t *testing.T) {
	s := newSchool(t)
	s.update(t, s.record(t, "s0", "audio"), publish)
	s.update(t, s.record(t, "s1", "audio"), publish)
	s.exec(t, `UPDATE published_agenda SET canceled = TRUE WHERE id IN ('s0', 'd0')`)
	for who, want := range map[string]string{"mia": "s0 s1", "boss": "s0 s1", "lea": "s1", "grace": ""} {
		if got := s.by(who).listed(t, ""); got != want {
			t.Errorf("%s sees %q, want %q", who, got, want)
		}
	}
	if got := s.listed(t, "?missing=video"); got != "s1" {
		t.Errorf("a film is missing of %q", got)
	}
}

// TestASessionIsFoundByWhatItShows: also where it is older than those of a list.
func TestASessionIsFoundByWhatItShows(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `UPDATE published_agenda SET day = '2003-05-10', starts_at = '2003-05-10T07:00:00.000000Z' WHERE id = 's0'`)
	from := "&from=2000-01-01"
	for query, want := range map[string]string{
		"": "s1", "?q=faith": "s1", "?q=faith" + from: "s1 s0", "?q=hope" + from: "",
		"?q=course+class1" + from: "s0", "?q=grace" + from: "s0", "?q=ruth" + from: "", "?q=paris" + from: "s1 s0", "?q=dakar" + from: "",
	} {
		if got := s.listed(t, query); got != want {
			t.Errorf("%q finds %q, want %q", query, got, want)
		}
	}
}

// TestAnExportLeavesNoRecordedSessionOut: the list shows so many, and says so; what is
// taken along is all there is.
func TestAnExportLeavesNoRecordedSessionOut(t *testing.T) {
	s := newSchool(t)
	const more = 510
	at := clock.Now()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		rows := db.NewBulk(`published_agenda (id, agenda_course_id, planning_id, course_id, campus_id, day, start, finish, starts_at, ends_at, place, sequence, canceled, updated_at)`)
		for range more {
			rows.Add(db.NewID(), "ac-many", "p", "faith", "paris", clock.Today("Europe/Paris"), 540, 600, at, at.Add(time.Hour), "", 0, false, at)
		}
		return rows.Insert(ctx, tx)
	})
	if shown := strings.Fields(s.listed(t, "")); len(shown) != 500 {
		t.Errorf("the list shows %d", len(shown))
	}
	rows := strings.Split(strings.TrimSpace(s.Call(t, http.MethodGet, "/api/recording-sessions/export?format=csv", nil).Is(http.StatusOK).Body.String()), "\n")
	if len(rows) != 1+2+more { // s0 and s1, beside them
		t.Errorf("%d rows are exported", len(rows))
	}
}
