package planning_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

// The board and the cockpit say the same of a translator: he is needed by who
// accepted; as long as nobody has, by whoever is in line.
func TestATranslatorIsNeededByWhoAcceptedElseByWhoIsInLine(t *testing.T) {
	s := newSchool(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for id, language := range map[string]string{"grace": "fr", "paul": "en", "ruth": "en"} {
			if err := db.Exec(ctx, tx, `INSERT INTO instructor_language (person_id, language) VALUES (?, ?)`, id, language); err != nil {
				return err
			}
		}
		return nil
	})
	pencilled := func(id string) planning.Staffing {
		return planning.Staffing{Half: planning.Teacher, PersonID: id, State: planning.InAnalysis}
	}
	translates := accepted("grace")
	translates.Half = planning.Translator
	scope, _ := access.Allow(access.Supervisor, access.AllCampuses).Scope(s.Actor)
	day := ahead()
	for name, c := range map[string]struct {
		staff           []planning.Staffing
		needed, staffed bool
	}{
		"nobody":                               {nil, false, false},
		"in line, and speaks it":               {[]planning.Staffing{pencilled("grace")}, false, false},
		"in line, and does not":                {[]planning.Staffing{pencilled("paul")}, true, false},
		"one of two in line does not":          {[]planning.Staffing{pencilled("grace"), pencilled("paul")}, true, false},
		"accepted, and another waits":          {[]planning.Staffing{accepted("grace"), pencilled("paul")}, false, true},
		"accepted, and does not speak it":      {[]planning.Staffing{accepted("paul"), pencilled("ruth")}, true, false},
		"accepted, with a translator":          {[]planning.Staffing{accepted("paul"), translates}, true, true},
		"in line, a translator accepted first": {[]planning.Staffing{pencilled("paul"), translates}, true, false},
	} {
		p := s.weekend(t, day.String(), day.String())
		day = day.AddDays(7)
		s.put(t, p, c.staff...)
		var board struct{ Data planning.Board }
		s.Call(t, "GET", "/api/plannings/"+p.ID+"/board", nil).Into(http.StatusOK, &board)
		if on := board.Data.Courses[0]; on.Translated != c.needed || on.Staffed != c.staffed {
			t.Errorf("%s: on the board a translator is needed %t, staffed %t", name, on.Translated, on.Staffed)
		}
		if open := board.Data.Planning.Open == 0; open != c.staffed {
			t.Errorf("%s: the list of plannings has %d open", name, board.Data.Planning.Open)
		}
		weekend, err := planning.FindWeekend(t.Context(), s.db, scope, []string{p.ID}, p.FirstDay)
		if err != nil {
			t.Fatal(err)
		}
		if weekend[0].Translator.Needed != c.needed {
			t.Errorf("%s: in the cockpit a translator is needed %t", name, weekend[0].Translator.Needed)
		}
	}
}
