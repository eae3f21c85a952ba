package media_test

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/notice"
	"myspace/internal/school/media"
	"myspace/internal/school/people"
)

// told are those who have notices of a kind, one by one.
func (s school) told(t *testing.T, kind string) string {
	t.Helper()
	all, err := db.All(t.Context(), s.db, db.ScanString, `SELECT person_id FROM notice WHERE kind = ? ORDER BY person_id`, kind)
	must(t, err)
	return strings.Join(all, " ")
}

// letter is the template of the mail about what somebody was told, or nothing where
// it is no longer so.
func (s school) letter(t *testing.T, person, kind string) string {
	t.Helper()
	view, err := notice.ViewOf(t.Context(), s.db, person, nil)
	must(t, err)
	all, err := notice.Of(t.Context(), s.db, view, 100)
	must(t, err)
	at := slices.IndexFunc(all, func(n notice.News) bool { return n.Kind == kind })
	kinds := s.area.Part().Kinds
	of := slices.IndexFunc(kinds, func(k notice.Kind) bool { return k.Name == kind })
	m, err := kinds[of].Letter(t.Context(), s.db, notice.Reader{PersonID: person, Language: "fr", Zone: "Europe/Paris", Notice: all[at]})
	must(t, err)
	return m.Template
}

// Whoever a recording is opened to is told once for a session, however many are
// published, hidden and published again: by a class that it is for, or by a grant that
// has not ended.
func TestWhomARecordingIsOpenedToIsToldOnce(t *testing.T) {
	s := newSchool(t)
	first, second := s.record(t, "s0", "audio"), s.record(t, "s0", "audio")
	s.update(t, first, func(f *media.RecordingFields) { f.AllClasses, f.ClassIDs = false, []string{"class0"} })
	act := func(path string, more map[string]any, ids ...string) {
		more["ids"] = ids
		s.Call(t, http.MethodPost, "/api/recordings/"+path, more).Is(http.StatusOK)
	}
	publish := func(at any, ids ...string) { act("publish", map[string]any{"publish_at": at, "consent": true}, ids...) }
	publish(nil, first.ID)
	if got := s.told(t, "recording_published"); got != "lea" {
		t.Errorf("of what is for one class are told %q", got)
	}
	s.update(t, s.get(t, second.ID), func(f *media.RecordingFields) { f.Rhema, f.PublishAt = true, clock.Now() })
	act("hide", map[string]any{}, second.ID)
	publish(nil, first.ID, second.ID)
	if got := s.told(t, "recording_published"); got != "gil lea tom" {
		t.Errorf("of both are told %q", got)
	}
	if got := s.letter(t, "gil", "recording_published"); got != "recording_published" {
		t.Errorf("gil is written %q", got)
	}
	act("hide", map[string]any{}, second.ID)
	if got := s.letter(t, "gil", "recording_published"); got != "" {
		t.Errorf("of what was hidden again gil is written %q", got)
	}
}

// TestWhatIsMovedIsToldToThoseWhoHearItThere: it was told in the wrong session, and
// nobody of the right one would have learned of it.
func TestWhatIsMovedIsToldToThoseWhoHearItThere(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s1", "audio"), publish)
	if got := s.told(t, "recording_published"); got != "lea" {
		t.Fatalf("at first are told %q", got)
	}
	s.exec(t, `DELETE FROM notice`) // of another day
	move := func(to string) {
		t.Helper()
		s.Call(t, http.MethodPost, "/api/recordings/move", map[string]any{"ids": []string{r.ID}, "session_id": to}).Is(http.StatusOK)
		s.update(t, s.get(t, r.ID), publish)
	}
	move("s1")
	if got := s.told(t, "recording_published"); got != "" {
		t.Errorf("where it stays are told %q", got)
	}
	move("s0")
	if got := s.told(t, "recording_published"); got != "lea tom" {
		t.Errorf("there are told %q", got)
	}
}

// What is published at a time is told when it has come, by a job that may run twice.
func TestWhatIsPublishedLaterIsToldThen(t *testing.T) {
	s := newSchool(t)
	r := s.record(t, "s1", "audio")
	s.Call(t, http.MethodPost, "/api/recordings/publish", map[string]any{"ids": []string{r.ID}, "publish_at": clock.Now().Add(time.Hour), "consent": false}).Is(http.StatusOK)
	must(t, s.area.TellPublishedAt(t.Context(), clock.Now()))
	if got := s.told(t, "recording_published"); got != "" {
		t.Errorf("before its time are told %q", got)
	}
	for range 2 {
		must(t, s.area.TellPublishedAt(t.Context(), clock.Now().Add(2*time.Hour)))
	}
	if got := s.told(t, "recording_published"); got != "lea" {
		t.Errorf("at its time are told %q", got)
	}
}

// Half an hour after midnight in Paris a grant of the day before has ended, though it
// is that day still in UTC.
func TestAGrantEndsByTheDaysOfWhoHasIt(t *testing.T) {
	s := newSchool(t)
	tomorrow := clock.Today("Europe/Paris").AddDays(1)
	s.exec(t, `UPDATE course_access SET last_day = ? WHERE person_id = 'eve'`, tomorrow)
	at := clock.At(time.Date(tomorrow.Year, tomorrow.Month, tomorrow.Day, 0, 30, 0, 0, clock.Zone("Europe/Paris")))
	s.update(t, s.record(t, "s0", "audio"), func(f *media.RecordingFields) {
		f.Rhema, f.AllClasses, f.ClassIDs, f.PublishAt = true, false, []string{"class0"}, at
	})
	must(t, s.area.TellPublishedAt(t.Context(), at))
	if got := s.told(t, "recording_published"); got != "eve lea" {
		t.Errorf("are told %q", got)
	}
}

// Supervisors and the coordinators of his campus hear of who asks for a course, and he
// of the answer; a mail about what was answered is not written any more.
func TestARequestAndItsAnswerAreTold(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `INSERT INTO network_role (person_id, role, sort_name) VALUES ('boss', 'supervisor', '')`)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return people.AddMembership(ctx, tx, "paul", "dakar", access.Coordinator)
	})
	ask := func() (r media.CourseRequest) {
		s.by("eve").Call(t, http.MethodPost, "/api/course-requests", map[string]any{"course_id": "faith", "note": ""}).Into(http.StatusCreated, &r)
		return r
	}
	answer := func(r media.CourseRequest, path string, body map[string]any) {
		s.by("boss").Call(t, http.MethodPost, "/api/course-requests/"+r.ID+path, body).Is(http.StatusOK)
	}
	r := ask()
	if got := s.told(t, "course_asked") + " " + s.letter(t, "boss", "course_asked") + " " + s.letter(t, "cora", "course_asked"); got != "boss cora course_asked course_asked" {
		t.Errorf("asked: %q", got)
	}
	answer(r, "/decline", map[string]any{"reason": "Not now"})
	if got := s.letter(t, "boss", "course_asked"); got != "" {
		t.Errorf("of what was answered the supervisor is written %q", got)
	}
	if got := s.told(t, "course_declined") + " " + s.letter(t, "eve", "course_declined"); got != "eve course_declined" {
		t.Errorf("declined: %q", got)
	}
	answer(ask(), "/grant", map[string]any{"days": 90})
	if got := s.told(t, "course_opened"); got != "eve" {
		t.Errorf("opened: %q", got)
	}
}

// Who is erased is named in nobody's panel any more.
func TestAnErasedPersonIsNotNamedInNotices(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `INSERT INTO network_role (person_id, role, sort_name) VALUES ('boss', 'supervisor', '')`)
	for _, who := range []string{"eve", "ann"} {
		s.by(who).Call(t, http.MethodPost, "/api/course-requests", map[string]any{"course_id": "faith", "note": ""}).Is(http.StatusCreated)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return s.area.Part().Follower.Erased(ctx, tx, "eve") })
	names, err := db.All(t.Context(), s.db, db.ScanString, `SELECT params FROM notice WHERE kind = 'course_asked'`)
	must(t, err)
	if len(names) != 2 || !strings.Contains(names[0], "ann") || !strings.Contains(names[1], "ann") {
		t.Errorf("told are %v", names)
	}
}
