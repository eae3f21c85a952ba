package planning_test

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"myspace/internal/base/api"
	"myspace/internal/school/planning"
)

// A board is told again when it has changed, and not because a minute is over.
func TestABoardIsToldAgainOnlyWhereItHasChanged(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	s.put(t, p)
	ask := func(mark string) (told api.Changed[planning.Board]) {
		s.Call(t, "GET", "/api/plannings/"+p.ID+"/board?since="+url.QueryEscape(mark), nil).Into(http.StatusOK, &told)
		return told
	}
	// earlier is the mark that somebody has who asked an hour ago.
	earlier := func(mark string) string {
		parts := strings.Split(mark, ".")
		minute, err := strconv.Atoi(parts[2])
		if err != nil {
			t.Fatalf("the mark %q tells no minute", mark)
		}
		parts[2] = strconv.Itoa(minute - 60)
		return strings.Join(parts, ".")
	}
	first := ask("")
	if first.Data == nil {
		t.Fatal("who has nothing is told nothing")
	}
	if again := ask(earlier(first.Mark)); again.Data != nil || again.Mark == earlier(first.Mark) {
		t.Errorf("an hour later the same board is told again, or not looked at: %q", again.Mark)
	}
	s.exec(t, `UPDATE course SET name = 'Renamed' WHERE id = 'course0'`)
	if again := ask(earlier(first.Mark)); again.Data == nil || again.Data.Courses[0].CourseName != "Renamed" {
		t.Error("what changed without a word on the board is never told")
	}
	mark := ask("").Mark
	s.put(t, p)
	if again := ask(mark); again.Data == nil {
		t.Error("an act on the board is not told")
	}
}
