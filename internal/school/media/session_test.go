package media_test

import (
	"net/http"
	"strings"
	"testing"

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
