package media_test

import (
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/media"
)

// news are the titles of what is new to somebody.
func (s school) news(t *testing.T) (titles []string) {
	t.Helper()
	self, _ := access.Allow(access.Everyone, access.Self).Scope(s.Actor)
	all, err := media.OwnNews(t.Context(), s.db, self, clock.Now().Add(-30*24*time.Hour))
	must(t, err)
	for _, one := range all {
		titles = append(titles, one.Title)
	}
	return titles
}

func TestWhatWasOpenedLatelyIsNewToThoseItIsOpenTo(t *testing.T) {
	s := newSchool(t)
	s.update(t, s.record(t, "s0", "audio"), func(f *media.RecordingFields) {
		publish(f)
		f.Rhema, f.Title = true, "for all"
	})
	s.update(t, s.record(t, "s0", "video"), func(f *media.RecordingFields) {
		publish(f)
		f.Title = "for the classes"
	})
	s.update(t, s.record(t, "s0", "document"), func(f *media.RecordingFields) {
		f.PublishAt, f.Rhema, f.Title = clock.Now().Add(-40*24*time.Hour), true, "an old one"
	})
	s.record(t, "s0", "photo") // hidden
	for who, count := range map[string]int{"lea": 2, "gil": 1, "fred": 0} {
		if found := s.by(who).news(t); len(found) != count {
			t.Errorf("new to %s are %q", who, found)
		}
	}
	s.exec(t, `UPDATE course_access SET last_day = ? WHERE person_id = 'gil'`, clock.Today("Europe/Paris").AddDays(-1))
	if found := s.by("gil").news(t); len(found) != 0 {
		t.Errorf("after the last day %q is new", found)
	}
}

func TestClassesOfOneCodeAreToldApartByTheirCampus(t *testing.T) {
	s := newSchool(t)
	name, err := db.One(t.Context(), s.db, "", db.ScanString, `SELECT name FROM campus WHERE id = 'paris'`)
	must(t, err)
	var found media.RecordingSession
	s.Call(t, "GET", "/api/recording-sessions/s0", nil).Into(200, &found)
	if len(found.Classes) == 0 || found.Classes[0].CampusName != name {
		t.Errorf("its classes are %+v", found.Classes)
	}
}
