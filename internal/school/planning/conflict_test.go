package planning

import (
	"slices"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/school/instructors"
)

var saturday = clock.Date{Year: 2026, Month: time.October, Day: 3}

// at is a session of the board in a zone.
func at(id, zone string, day clock.Date, start, finish int, change func(*sitting)) sitting {
	s := sitting{
		CourseSession: CourseSession{ID: id, PlanningID: "here", Day: day, Start: start, Finish: finish}, agendaID: "of " + id,
		course: course{id, "CODE " + id, "Course " + id}, campusID: zone, campusName: zone, startsAt: instant(day, start, zone), endsAt: instant(day, finish, zone),
	}
	if change != nil {
		change(&s)
	}
	return s
}

func taughtBy(ids ...string) func(*sitting) {
	return func(s *sitting) {
		for _, id := range ids {
			s.staff = append(s.staff, engaged{Teacher, id, id})
		}
	}
}

// sameCourse makes it another session of the course of one, given by somebody.
func sameCourse(id, teacher string) func(*sitting) {
	return func(s *sitting) {
		s.agendaID, s.course = "of "+id, course{id, "CODE " + id, "Course " + id}
		taughtBy(teacher)(s)
	}
}

func satBy(ids ...string) func(*sitting) { return func(s *sitting) { s.classIDs = ids } }

// awayFrom is a calendar of one unavailability, by the clock of a zone.
func awayFrom(start, end int, zone string) map[string]instructors.Calendar {
	return map[string]instructors.Calendar{"grace": {{
		Kind: instructors.Unavailable, Reason: "Retreat", FirstDay: saturday, LastDay: saturday, StartsAt: instant(saturday, start, zone), EndsAt: instant(saturday, end, zone),
	}}}
}

// translatedBy is a session that paul gives in English to a class that speaks
// French, with translators.
func translatedBy(ids ...string) facts {
	return facts{sessions: []sitting{at("a", dakar, saturday, 420, 480, func(s *sitting) {
		taughtBy("paul")(s)
		satBy("k")(s)
		for _, id := range ids {
			s.staff = append(s.staff, engaged{Translator, id, id})
		}
	})}}
}

const (
	paris = "Europe/Paris"
	dakar = "Africa/Dakar"
)

// Each kind of conflict with its borders. Whoever teaches knows every course, and
// speaks and travels everywhere, unless the case is about that.
func TestConflicts(t *testing.T) {
	class := map[string]BoardClass{"k": {ID: "k", Language: "fr", TimeZone: paris, Hours: []Hour{{saturday, 540, 720}}}, "l": {ID: "l", Language: "fr", TimeZone: paris}}
	fits := map[string]profile{
		"grace": {languages: []string{"fr"}, courses: []string{"CODE a", "CODE b"}}, "paul": {languages: []string{"en"}, courses: []string{"CODE a"}, campuses: []string{dakar}},
		"ruth": {languages: []string{"fr"}, pairs: []string{"en/fr"}}, "joan": {languages: []string{"fr", "en"}, pairs: []string{"fr/pt"}}, "mary": {pairs: []string{"en/pt"}},
	}
	summer := clock.Date{Year: 2026, Month: time.October, Day: 25} // the clocks go back at three
	for name, c := range map[string]struct {
		facts facts
		want  []string
	}{
		"a teacher in two places":          {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, taughtBy("grace")), at("b", paris, saturday, 599, 660, taughtBy("grace"))}}, []string{"teacher_twice", "teacher_twice"}},
		"touching times":                   {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, taughtBy("grace")), at("b", paris, saturday, 600, 660, taughtBy("grace"))}}, nil},
		"two teachers at once":             {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, taughtBy("grace")), at("b", paris, saturday, 540, 600, nil)}}, nil},
		"nine in Paris is seven in Dakar":  {facts{sessions: []sitting{at("b", paris, saturday, 540, 600, taughtBy("grace")), at("a", dakar, saturday, 540, 600, taughtBy("grace"))}}, nil},
		"eleven in Paris is nine in Dakar": {facts{sessions: []sitting{at("a", paris, saturday, 660, 720, taughtBy("grace")), at("b", dakar, saturday, 540, 600, taughtBy("grace"))}}, []string{"teacher_twice", "teacher_twice"}},
		"up to midnight and from it on":    {facts{sessions: []sitting{at("a", paris, saturday, 1380, 1440, taughtBy("grace")), at("b", paris, saturday.AddDays(1), 0, 60, taughtBy("grace"))}}, nil},
		"over midnight of another zone":    {facts{sessions: []sitting{at("a", dakar, saturday, 1320, 1440, taughtBy("grace")), at("b", paris, saturday.AddDays(1), 60, 120, taughtBy("grace"))}}, []string{"teacher_twice", "teacher_twice"}},
		"the hour that comes twice":        {facts{sessions: []sitting{at("a", paris, summer, 60, 120, taughtBy("grace")), at("b", paris, summer, 180, 240, taughtBy("grace"))}}, nil},
		"a class in two places":            {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, satBy("k")), at("b", paris, saturday, 540, 600, satBy("k"))}}, []string{"class_twice", "class_twice"}},
		"a joint class with itself":        {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, satBy("k", "other"))}}, nil},
		"away":                             {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, taughtBy("grace"))}, calendars: awayFrom(599, 660, paris)}, []string{"unavailable"}},
		"away from when it ends":           {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, taughtBy("grace"))}, calendars: awayFrom(600, 660, paris)}, nil},
		"away by another clock":            {facts{sessions: []sitting{at("a", dakar, saturday, 540, 600, taughtBy("grace"))}, calendars: awayFrom(690, 780, paris)}, []string{"unavailable"}},
		"who does not have the course":     {facts{sessions: []sitting{at("c", paris, saturday, 540, 600, taughtBy("grace"))}}, []string{"no_course"}},
		"who does not come to the campus":  {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, taughtBy("paul"))}}, []string{"no_campus"}},
		"who comes to it":                  {facts{sessions: []sitting{at("a", dakar, saturday, 540, 600, taughtBy("paul"))}}, nil},
		"who does not speak the language": {facts{sessions: []sitting{at("a", dakar, saturday, 420, 480, func(s *sitting) {
			taughtBy("paul")(s)
			satBy("k")(s)
		})}}, []string{"no_language"}},
		"with a translator": {facts{sessions: []sitting{at("a", dakar, saturday, 420, 480, func(s *sitting) {
			taughtBy("paul")(s)
			satBy("k")(s)
			s.staff = append(s.staff, engaged{Translator, "grace", "grace"})
		})}}, nil},
		"who translates between the two":                   {translatedBy("ruth"), nil},
		"who translates another into the class's language": {translatedBy("joan"), []string{"no_language", "no_language"}},
		"who translates the teacher's into another":        {translatedBy("mary"), []string{"no_language", "no_language"}},
		"one of two translators":                           {translatedBy("ruth", "mary"), []string{"no_language"}},
		"whoever gives a later session":                    {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, taughtBy("grace")), at("b", paris, saturday.AddDays(1), 540, 600, sameCourse("a", "paul"))}}, []string{"no_campus"}},
		"what is wrong all along, once":                    {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, taughtBy("paul")), at("b", paris, saturday.AddDays(1), 540, 600, sameCourse("a", "paul"))}}, []string{"no_campus"}},
		"a translator on one day only": {facts{sessions: []sitting{at("a", dakar, saturday, 420, 480, func(s *sitting) {
			taughtBy("paul")(s)
			satBy("l")(s)
			s.staff = append(s.staff, engaged{Translator, "grace", "grace"})
		}), at("b", dakar, saturday.AddDays(1), 420, 480, func(s *sitting) {
			sameCourse("a", "paul")(s)
			satBy("l")(s)
		})}}, []string{"no_language"}},
		"a course given before":              {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, satBy("k"))}, before: map[string][]before{"k": {{code: "CODE a", agendaID: "older", planningID: "elsewhere"}}}}, []string{"given_before"}},
		"a course and itself":                {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, satBy("k"))}, before: map[string][]before{"k": {{code: "CODE a", agendaID: "of a", planningID: "here"}}}}, nil},
		"within the hours, to the minute":    {facts{sessions: []sitting{at("a", paris, saturday, 540, 720, satBy("k"))}}, nil},
		"a minute outside the hours":         {facts{sessions: []sitting{at("a", paris, saturday, 540, 721, satBy("k"))}}, []string{"outside_hours"}},
		"within the hours, by another clock": {facts{sessions: []sitting{at("a", dakar, saturday, 420, 600, satBy("k"))}}, nil},
		"outside them, by another clock":     {facts{sessions: []sitting{at("a", dakar, saturday, 540, 720, satBy("k"))}}, []string{"outside_hours"}},
		"before what it builds on":           {facts{sessions: []sitting{at("a", paris, saturday, 540, 600, satBy("k"))}, requires: map[string][]course{"a": {{"z", "CODE z", "Z"}}}}, []string{"too_early"}},
		"after what it builds on": {facts{
			sessions: []sitting{at("a", paris, saturday, 540, 600, satBy("k"))}, requires: map[string][]course{"a": {{"z", "CODE z", "Z"}}},
			before: map[string][]before{"k": {{code: "CODE z", agendaID: "z", endsAt: instant(saturday, 540, paris)}}},
		}, nil},
		"while what it builds on goes on": {facts{
			sessions: []sitting{at("a", paris, saturday, 540, 600, satBy("k"))}, requires: map[string][]course{"a": {{"z", "CODE z", "Z"}}},
			before: map[string][]before{"k": {{code: "CODE z", agendaID: "z", endsAt: instant(saturday, 541, paris)}}},
		}, []string{"too_early"}},
		"a tick by hand is enough": {facts{
			sessions: []sitting{at("a", paris, saturday, 540, 600, satBy("k"))}, requires: map[string][]course{"a": {{"z", "CODE z", "Z"}}},
			before: map[string][]before{"k": {{code: "CODE z"}}},
		}, nil},
	} {
		f := c.facts
		f.here, f.classes, f.profiles, f.zones = "here", class, fits, map[string]string{paris: paris, dakar: dakar}
		var got []string
		for _, conflict := range f.conflicts() {
			got = append(got, conflict.Kind)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
