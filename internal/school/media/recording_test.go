package media_test

import (
	"net/http"
	"testing"

	"myspace/internal/school/media"
)

func TestPhotosAreAskedForConsent(t *testing.T) {
	s := newSchool(t)
	r := s.record(t, "s0", "photo")
	many := map[string]any{"ids": []string{r.ID}, "publish_at": nil, "consent": false}
	s.Call(t, http.MethodPost, "/api/recordings/publish", many).Blames(http.StatusUnprocessableEntity, "consent recording.consent_needed")
	wrong := r
	publish(&wrong.RecordingFields)
	wrong.Consent = false
	s.Call(t, http.MethodPut, "/api/recordings/"+r.ID, fieldsOf(wrong)).Blames(http.StatusUnprocessableEntity, "consent recording.consent_needed")
	many["consent"] = true
	var done media.RecordingsDone
	if s.Call(t, http.MethodPost, "/api/recordings/publish", many).Into(http.StatusOK, &done); done.Items[0].State != "published" {
		t.Errorf("it is %s", done.Items[0].State)
	}
}

func TestThoseOnAnotherPhotoAreAskedAnew(t *testing.T) {
	s := newSchool(t)
	replaced, moved := s.update(t, s.record(t, "s0", "photo"), publish), s.update(t, s.record(t, "s0", "photo"), publish)
	var r media.Recording
	s.Call(t, http.MethodPost, "/api/recordings/"+replaced.ID+"/files?name=other.png", contents["photo"].body+"more").Into(http.StatusCreated, &r)
	if r.Consent || r.State != "hidden" {
		t.Errorf("after it was replaced it is %s, agreed to: %t", r.State, r.Consent)
	}
	var done media.RecordingsDone
	s.Call(t, http.MethodPost, "/api/recordings/move", map[string]any{"ids": []string{moved.ID}, "session_id": "s1"}).Into(http.StatusOK, &done)
	if r = done.Items[0]; r.Consent || r.State != "hidden" {
		t.Errorf("after it was moved it is %s, agreed to: %t", r.State, r.Consent)
	}
	sound := s.update(t, s.record(t, "s0", "audio"), publish)
	s.Call(t, http.MethodPost, "/api/recordings/"+sound.ID+"/files?name=better.wav", contents["audio"].body+"more").Into(http.StatusCreated, &r)
	if r.State != "published" {
		t.Errorf("a sound that was replaced is %s", r.State)
	}
}

func TestSessionsTellWhatIsThere(t *testing.T) {
	s := newSchool(t)
	s.update(t, s.record(t, "s0", "audio"), publish)
	s.record(t, "s0", "audio")
	var l media.RecordingSessions
	s.Call(t, http.MethodGet, "/api/recording-sessions", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 2 || l.Items[0].ID != "s0" || l.Items[0].Audio != (media.KindCount{Count: 2, Published: 1}) || l.Items[0].Video.Count != 0 || !l.Items[0].Today {
		t.Errorf("the sessions are %+v", l.Items)
	}
	s.Call(t, http.MethodGet, "/api/recording-sessions?missing=audio", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 1 || l.Items[0].ID != "s1" {
		t.Errorf("without sound are %+v", l.Items)
	}
}

func TestRecordingsAreOrderedReplacedMovedAndDeleted(t *testing.T) {
	s := newSchool(t)
	first, second := s.record(t, "s0", "audio"), s.record(t, "s0", "audio")
	var session media.SessionRecordings
	s.Call(t, http.MethodPut, "/api/recording-sessions/s0/order", map[string]any{"kind": "audio", "ids": []string{second.ID, first.ID}}).Into(http.StatusOK, &session)
	if session.Recordings[0].ID != second.ID {
		t.Error("the order did not change")
	}
	var r media.Recording
	s.Call(t, http.MethodPost, "/api/recordings/"+first.ID+"/files?name=better.wav", contents["audio"].body+"more").Into(http.StatusCreated, &r)
	if r.FileNumber != 2 {
		t.Errorf("it is file %d", r.FileNumber)
	}
	s.Call(t, http.MethodGet, "/api/recordings/"+first.ID+"/files/1/content", nil).Is(http.StatusOK)
	s.update(t, second, publish)
	var done media.RecordingsDone
	s.Call(t, http.MethodPost, "/api/recordings/move", map[string]any{"ids": []string{second.ID}, "session_id": "s1"}).Into(http.StatusOK, &done)
	if done.Items[0].SessionID != "s1" || done.Items[0].State != "hidden" {
		t.Errorf("it moved as %+v", done.Items[0])
	}
	s.Call(t, http.MethodDelete, "/api/recordings/"+first.ID, nil).Is(http.StatusNoContent)
	s.Call(t, http.MethodGet, "/api/recordings/"+first.ID, nil).Is(http.StatusNotFound)
}

func TestAClassOfAnotherSessionIsNoChoice(t *testing.T) {
	s := newSchool(t)
	r := s.record(t, "s0", "audio")
	r.AllClasses, r.ClassIDs = false, []string{"class2"}
	s.Call(t, http.MethodPut, "/api/recordings/"+r.ID, fieldsOf(r)).Blames(http.StatusUnprocessableEntity, "class_ids field.not_a_choice")
}

func TestListenersSeeTheSessionsOfWhatIsOpenToThem(t *testing.T) {
	s := newSchool(t)
	s.update(t, s.record(t, "s0", "audio"), publish)
	s.record(t, "s0", "audio")
	s.record(t, "s1", "audio")
	for id, want := range map[string]int{"lea": 1, "grace": 1, "gil": 0, "otto": 0, "paul": 0} {
		var l media.RecordingSessions
		s.by(id).Call(t, http.MethodGet, "/api/recording-sessions", nil).Into(http.StatusOK, &l)
		if len(l.Items) != want {
			t.Errorf("%s sees %d sessions, want %d", id, len(l.Items), want)
			continue
		}
		if want == 1 && (l.Items[0].Audio != media.KindCount{Count: 1, Published: 1} || l.Items[0].MayEdit) {
			t.Errorf("%s sees %+v", id, l.Items[0])
		}
		s.by(id).Call(t, http.MethodGet, "/api/recording-sessions/s1", nil).Is(http.StatusNotFound)
		s.by(id).Call(t, http.MethodGet, "/api/recording-sessions?hidden=true", nil).Into(http.StatusOK, &l)
		if len(l.Items) != 0 {
			t.Errorf("%s learns what is hidden", id)
		}
	}
}
