package media_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/media"
)

// state is what a recording of s0 is, and who may hear it then, beside those who keep
// it.
type state struct {
	fields func(*media.RecordingFields)
	open   []string
	after  string // what else happens to the session or its classes
}

var states = map[string]state{
	"hidden":       {fields: func(*media.RecordingFields) {}},
	"scheduled":    {fields: func(f *media.RecordingFields) { f.PublishAt, f.Consent = clock.Now().Add(time.Hour), true }},
	"published":    {fields: publish, open: []string{"grace", "lea", "tom"}},
	"for class0":   {fields: publishToOne, open: []string{"grace", "lea"}},
	"rhema":        {fields: publishToAll, open: []string{"grace", "lea", "tom", "gil"}},
	"rhema hidden": {fields: func(f *media.RecordingFields) { f.Rhema = true }},
	"canceled":     {fields: publishToAll, after: `UPDATE published_agenda SET canceled = TRUE WHERE id = 's0'`},
	// Who has not finished hears on: an archived class changes no more, and that is all.
	"of archived classes": {fields: publishToAll, open: []string{"grace", "lea", "tom", "gil"}, after: `UPDATE class SET archived_at = updated_at`},
	"of who has finished": {fields: publishToAll, open: []string{"grace", "gil"}, after: `UPDATE enrollment SET outcome = 'completed', outcome_at = confirmed_at`},
}

func publish(f *media.RecordingFields) { f.PublishAt, f.Consent = clock.Now(), true }

func publishToOne(f *media.RecordingFields) {
	publish(f)
	f.AllClasses, f.ClassIDs = false, []string{"class0"}
}

func publishToAll(f *media.RecordingFields) {
	publish(f)
	f.Rhema = true
}

// keepers are those who keep the recordings of Paris.
var keepers = []string{"adam", "boss", "dora", "cora", "sara", "mia"}

func TestNobodyGetsAByteThatHeMayNot(t *testing.T) {
	for name, of := range states {
		s := newSchool(t)
		recorded := s.recordEach(t, of)
		for who := range roles {
			for _, r := range recorded {
				s.by(who).fetches(t, r, name+" "+r.Kind, slices.Contains(keepers, who) || slices.Contains(of.open, who))
			}
		}
	}
}

// recordEach records something of each kind in a state, with light forms and captions.
func (s school) recordEach(t *testing.T, of state) (all []media.Recording) {
	t.Helper()
	for kind := range contents {
		r := s.update(t, s.record(t, "s0", kind), of.fields)
		if kind == "video" {
			s.Call(t, http.MethodPut, "/api/recordings/"+r.ID+"/captions/fr?name=fr.vtt", spoken).Is(http.StatusOK)
		}
		all = append(all, r)
	}
	s.lightened(t)
	if of.after != "" {
		s.exec(t, of.after)
	}
	return all
}

// TestAPodcastHasNoByteMore: what is open by a class or a grant, whatever else one
// keeps or teaches.
func TestAPodcastHasNoByteMore(t *testing.T) {
	for name, of := range states {
		s := newSchool(t)
		recorded := s.recordEach(t, of)
		for who, role := range roles {
			if role&(access.Network|access.User) != 0 {
				continue // of no campus here, or without a space: they have no podcast
			}
			him := s.by(who)
			path := him.podcast(t)
			base, _, _ := strings.Cut(path, "/courses.rss")
			listed := him.episodes(t, path)
			for _, r := range recorded {
				may := (r.Kind == "audio" || r.Kind == "video") && who != "grace" && slices.Contains(of.open, who)
				episode := base + "/recordings/" + r.ID
				if a := him.Call(t, http.MethodGet, episode, nil); (a.Code == http.StatusOK) != may || slices.Contains(listed, episode) != may {
					t.Errorf("%s %s: %s gets %d, of %q", name, r.Kind, who, a.Code, listed)
				}
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
	if r.Kind == "video" {
		paths = append(paths, "/captions/fr")
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
	if a := s.saying("Range", "bytes=0-3").Call(t, http.MethodGet, "/api/recordings/"+r.ID+"/content", nil); (a.Code == http.StatusPartialContent) != may {
		t.Errorf("%s: %s gets %d for a part of it", what, s.Actor.PersonID, a.Code)
	}
	if a := s.Call(t, http.MethodGet, "/api/recordings/"+r.ID+"/files/1/content", nil); (a.Code == http.StatusOK) != slices.Contains(keepers, s.Actor.PersonID) {
		t.Errorf("%s: %s gets %d from the earlier files", what, s.Actor.PersonID, a.Code)
	}
}

func TestRangesOfARecording(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "document"), publish)
	body := contents["document"].body
	path := "/api/recordings/" + r.ID + "/content"
	lea := s.by("lea")
	tag := lea.Call(t, http.MethodGet, path, nil).Is(http.StatusOK).Header().Get("Etag")
	for _, one := range []struct {
		header []string
		code   int
		body   string
	}{
		{[]string{"Range", "bytes=0-3"}, http.StatusPartialContent, body[:4]},
		{[]string{"Range", "bytes=-4"}, http.StatusPartialContent, body[len(body)-4:]},
		{[]string{"Range", "bytes=5-"}, http.StatusPartialContent, body[5:]},
		{[]string{"Range", "bytes=9999-"}, http.StatusRequestedRangeNotSatisfiable, ""},
		{[]string{"Range", "bytes=0-3", "If-Range", tag}, http.StatusPartialContent, body[:4]},
		{[]string{"Range", "bytes=0-3", "If-Range", `"another"`}, http.StatusOK, body},
	} {
		a := lea.saying(one.header...).Call(t, http.MethodGet, path, nil).Is(one.code)
		if got := a.Body.String(); one.body != "" && got != one.body {
			t.Errorf("%v brings %q", one.header, got)
		}
	}
	several := lea.saying("Range", "bytes=0-1,3-4").Call(t, http.MethodGet, path, nil).Is(http.StatusPartialContent)
	if got := several.Header().Get("Content-Type"); !strings.HasPrefix(got, "multipart/byteranges") {
		t.Errorf("several come as %s", got)
	}
	s.Call(t, http.MethodPost, "/api/recordings/hide", map[string]any{"ids": []string{r.ID}}).Is(http.StatusOK)
	lea.saying("Range", "bytes=0-3", "If-Range", tag).Call(t, http.MethodGet, path, nil).Is(http.StatusNotFound)
	// What he has of it already is no way around.
	lea.saying("If-None-Match", tag).Call(t, http.MethodGet, path, nil).Is(http.StatusNotFound)
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

// TestNoPictureIsShownAgainUnasked: a browser that has one asks whether it still may.
func TestNoPictureIsShownAgainUnasked(t *testing.T) {
	s := newSchool(t)
	lea := s.by("lea")
	for _, r := range s.recordEach(t, states["published"]) {
		for _, path := range map[string][]string{"photo": {"/thumbnail", "/thumbnail?size=large"}, "video": {"/poster"}}[r.Kind] {
			path = "/api/recordings/" + r.ID + path
			a := lea.Call(t, http.MethodGet, path, nil).Is(http.StatusOK)
			if keeps := a.Header().Get("Cache-Control"); keeps != "private, no-cache" {
				t.Errorf("%s is kept: %s", path, keeps)
			}
			again := lea.saying("If-None-Match", a.Header().Get("Etag"))
			again.Call(t, http.MethodGet, path, nil).Is(http.StatusNotModified)
			s.Call(t, http.MethodPost, "/api/recordings/hide", map[string]any{"ids": []string{r.ID}}).Is(http.StatusOK)
			again.Call(t, http.MethodGet, path, nil).Is(http.StatusNotFound)
			s.Call(t, http.MethodPost, "/api/recordings/publish", map[string]any{"ids": []string{r.ID}, "publish_at": nil, "consent": true}).Is(http.StatusOK)
		}
	}
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
