package media_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/school/library"
	"myspace/internal/school/media"
)

// heardTwice is a school in which lea heard the half of s1 and the whole of s0, and
// tom nothing; what is hidden, canceled or only looked at is no session to hear.
func heardTwice(t *testing.T) school {
	t.Helper()
	s := newSchool(t)
	for session, to := range map[string]int64{"s0": 100_000, "s1": 50_000} {
		r := s.update(t, s.record(t, session, "audio"), publish)
		s.by("lea").note(t, r.ID, to, 0, library.Range{From: 0, To: to})
	}
	s.record(t, "s1", "video")
	s.update(t, s.record(t, "s1", "document"), publish)
	return s
}

func (s school) classListeners(t *testing.T, class string) string {
	t.Helper()
	var l media.ClassListeners
	s.Call(t, http.MethodGet, "/api/classes/"+class+"/listeners", nil).Into(http.StatusOK, &l)
	said := fmt.Sprint(l.Students)
	for _, one := range l.Sessions {
		said += fmt.Sprintf(" %s %d/%d/%d", one.SessionID, one.Students, one.Started, one.Finished)
	}
	for _, one := range l.Items {
		said += fmt.Sprintf(" | %s %d%% %d %v", one.PersonID, one.Percent, one.Finished, one.Heard)
	}
	return said
}

func TestAClassTellsWhoHeardAllItsSessions(t *testing.T) {
	s := heardTwice(t)
	const all = "1 s1 1/1/0 s0 1/1/1 | lea 75% 1 [50 100]"
	for who, want := range map[string]string{
		"boss": all, "dora": all, "cora": all, "sara": all, "lea": all,
		"mia":   "1 s1 1/1/0 s0 1/1/1", // how many, not who
		"grace": "1 s0 1/1/1 | lea 100% 1 [100]",
	} {
		if got := s.by(who).classListeners(t, "class0"); got != want {
			t.Errorf("%s learns %q, want %q", who, got, want)
		}
	}
	if got := s.by("tom").classListeners(t, "class1"); got != "1 s0 1/0/0 | tom 0% 0 [0]" {
		t.Errorf("tom learns %q", got)
	}
	for _, who := range []string{"tom", "ann", "gil", "paul", "ruth", "fred"} {
		s.by(who).Call(t, http.MethodGet, "/api/classes/class0/listeners", nil).Is(http.StatusNotFound)
	}
	for _, who := range []string{"otto", "lib", "una"} {
		s.by(who).Call(t, http.MethodGet, "/api/classes/class0/listeners", nil).Is(http.StatusForbidden)
	}
	s.by("cora").Call(t, http.MethodGet, "/api/classes/class2/listeners", nil).Is(http.StatusNotFound)
	s.exec(t, `UPDATE published_agenda SET canceled = TRUE WHERE id = 's1'`)
	if got := s.by("boss").classListeners(t, "class0"); got != "1 s0 1/1/1 | lea 100% 1 [100]" {
		t.Errorf("after s1 was canceled it is %q", got)
	}
}

// TestWhoTeachesOneSessionIsToldTheOthersAsACount: who keeps recordings and teaches
// knows who heard his own sessions only.
func TestWhoTeachesOneSessionIsToldTheOthersAsACount(t *testing.T) {
	s := heardTwice(t)
	both := s.as("grace", roles["grace"]|roles["mia"])
	if got := both.classListeners(t, "class0"); got != "1 s1 1/1/0 s0 1/1/1 | lea 100% 1 [-1 100]" {
		t.Errorf("she learns %q", got)
	}
}

func TestWhoHeardAClassIsExported(t *testing.T) {
	s := heardTwice(t)
	read := func(who string) string {
		t.Helper()
		return s.by(who).Call(t, http.MethodGet, "/api/classes/class0/listeners/export?format=csv", nil).Is(http.StatusOK).Body.String()
	}
	lines := strings.Split(read("cora"), "\n")
	if !strings.Contains(lines[0], "09:00 faith1") || !strings.HasPrefix(lines[1], "A lea,75 %,1,") || !strings.HasSuffix(lines[1], ",50 %,100 %") {
		t.Errorf("the office gets %q", lines)
	}
	counts := read("mia")
	if strings.Contains(counts, "lea") || !strings.Contains(counts, "Course faith,1,1,0") || !strings.Contains(counts, "Course faith,1,1,1") {
		t.Errorf("multimedia gets %q", counts)
	}
	s.by("tom").Call(t, http.MethodGet, "/api/classes/class0/listeners/export?format=csv", nil).Is(http.StatusNotFound)
}
