package media_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/school/media"
)

// who may hear what, beside those who keep it: by the state of a recording of s0.
var states = map[string]struct {
	fields func(*media.RecordingFields)
	open   []string
}{
	"hidden":    {func(*media.RecordingFields) {}, nil},
	"scheduled": {func(f *media.RecordingFields) { f.PublishAt, f.Consent = clock.Now().Add(time.Hour), true }, nil},
	"published": {publish, []string{"grace", "lea", "tom"}},
	"for class0": {func(f *media.RecordingFields) {
		publish(f)
		f.AllClasses, f.ClassIDs = false, []string{"class0"}
	}, []string{"grace", "lea"}},
	"rhema": {func(f *media.RecordingFields) {
		publish(f)
		f.Rhema = true
	}, []string{"grace", "lea", "tom", "gil"}},
	"rhema hidden": {func(f *media.RecordingFields) { f.Rhema = true }, nil},
}

func publish(f *media.RecordingFields) { f.PublishAt, f.Consent = clock.Now(), true }

// keepers are those who keep the recordings of Paris.
var keepers = []string{"boss", "dora", "cora", "sara", "mia"}

func TestNobodyGetsAByteThatHeMayNot(t *testing.T) {
	s := newSchool(t)
	for kind := range contents {
		for state, of := range states {
			r := s.update(t, s.record(t, "s0", kind), of.fields)
			s.lightened(t)
			for who := range roles {
				s.by(who).fetches(t, r, kind+" "+state, slices.Contains(keepers, who) || slices.Contains(of.open, who))
			}
		}
	}
}

// lightened gives what can be played a light form: a picture does for both.
func (s school) lightened(t *testing.T) {
	t.Helper()
	hash := s.hash(t, s.record(t, "s0", "photo").ID)
	s.exec(t, `UPDATE light_form SET state = 'ready', percent = 100, light_hash = ?, poster_hash = ?`, hash, hash)
}

// fetches tries every way to a recording.
func (s school) fetches(t *testing.T, r media.Recording, what string, may bool) {
	t.Helper()
	paths := []string{"", "/content"}
	if r.Kind == "photo" {
		paths = append(paths, "/thumbnail", "/thumbnail?size=large")
	}
	if r.Kind == "audio" || r.Kind == "video" {
		paths = append(paths, "/light", "/poster")
	}
	for _, path := range paths {
		a := s.Call(t, http.MethodGet, "/api/recordings/"+r.ID+path, nil)
		if got := a.Code == http.StatusOK; got != may {
			t.Errorf("%s: %s gets %d from %q", what, s.Actor.PersonID, a.Code, path)
		}
		if !may && strings.Contains(a.Body.String(), contents[r.Kind].body) {
			t.Errorf("%s: %s reads it in a refusal", what, s.Actor.PersonID)
		}
	}
	if a := s.Call(t, http.MethodGet, "/api/recordings/"+r.ID+"/files/1/content", nil); (a.Code == http.StatusOK) != slices.Contains(keepers, s.Actor.PersonID) {
		t.Errorf("%s: %s gets %d from the earlier files", what, s.Actor.PersonID, a.Code)
	}
}

func TestAnAccessThatEndedIsOverAtOnce(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "audio"), func(f *media.RecordingFields) {
		publish(f)
		f.Rhema = true
	})
	path := "/api/recordings/" + r.ID + "/content"
	s.by("gil").Call(t, http.MethodGet, path, nil).Is(http.StatusOK)
	s.exec(t, `UPDATE course_access SET last_day = ? WHERE person_id = 'gil'`, clock.Today("Europe/Paris").AddDays(-1))
	s.by("gil").Call(t, http.MethodGet, path, nil).Is(http.StatusNotFound)
	s.by("lea").Call(t, http.MethodGet, path, nil).Is(http.StatusOK)
	s.Call(t, http.MethodPost, "/api/recordings/hide", map[string]any{"ids": []string{r.ID}}).Is(http.StatusOK)
	s.by("lea").Call(t, http.MethodGet, path, nil).Is(http.StatusNotFound)
}

func TestOnlyWhatMayBeKeptIsSaved(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "audio"), publish)
	path := "/api/recordings/" + r.ID + "/content?save=true"
	s.by("lea").Call(t, http.MethodGet, path, nil).Is(http.StatusNotFound)
	s.Call(t, http.MethodGet, path, nil).Is(http.StatusOK)
	s.update(t, r, func(f *media.RecordingFields) { f.Downloadable = true })
	a := s.by("lea").Call(t, http.MethodGet, path, nil).Is(http.StatusOK)
	if name := a.Header().Get("Content-Disposition"); !strings.Contains(name, "class0+class1 - Course faith - A grace - talk.wav") {
		t.Errorf("it is saved as %s", name)
	}
}

func TestAnotherCampusKeepsItsOwn(t *testing.T) {
	s := newSchool(t)
	s.Call(t, http.MethodPost, "/api/recording-sessions/d0/recordings?kind=audio&name=a.wav", contents["audio"].body).Is(http.StatusNotFound)
	s.Call(t, http.MethodGet, "/api/recording-sessions/d0", nil).Is(http.StatusNotFound)
	there := s.by("boss").record(t, "d0", "audio")
	s.Call(t, http.MethodPut, "/api/recordings/"+there.ID, fieldsOf(there)).Is(http.StatusNotFound)
	s.Call(t, http.MethodPost, "/api/recordings/publish", map[string]any{"ids": []string{there.ID}, "publish_at": nil, "consent": false}).Is(http.StatusNotFound)
	mine := s.record(t, "s0", "audio")
	s.Call(t, http.MethodPost, "/api/recordings/move", map[string]any{"ids": []string{mine.ID}, "session_id": "d0"}).Is(http.StatusNotFound)
}
