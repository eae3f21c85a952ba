package academic_test

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// at is the same school, called by somebody of a campus.
func (s school) at(campusID string, roles access.Roles) school {
	s.Actor = access.Actor{PersonID: "caller", CampusID: campusID, Roles: roles}
	return s
}

// csv returns the rows of an export, without its headings.
func (s school) csv(t *testing.T, path string) [][]string {
	t.Helper()
	answer := s.Call(t, "GET", path, nil).Is(http.StatusOK)
	in := csv.NewReader(strings.NewReader(strings.TrimPrefix(answer.Body.String(), "\ufeff")))
	in.Comma = ';' // the texts are French
	rows, err := in.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows[1:]
}

// column returns one cell of each row.
func column(rows [][]string, i int) (all []string) {
	for _, row := range rows {
		all = append(all, row[i])
	}
	return all
}

func TestEnrollmentsAreExportedAsFilteredAndAsFarAsOneMayKnow(t *testing.T) {
	s := newSchool(t)
	paris, lome := s.campus(t, "Paris", "EUR"), s.campus(t, "Lomé", "XOF")
	one, two := s.class(t, paris, "PAR1", 0), s.class(t, lome, "LOM1", 0)
	anna, bert, cora := s.applicant(t, paris, "anna"), s.applicant(t, paris, "bert"), s.applicant(t, lome, "cora")
	s.one(t, one.ID, true, anna)
	s.one(t, one.ID, false, bert)
	s.one(t, two.ID, true, cora)

	rows := s.csv(t, "/api/enrollments/export?format=csv")
	if diff := cmp.Diff([]string{"A anna", "A bert", "A cora"}, column(rows, 0)); diff != "" {
		t.Error(diff)
	}
	if got := strings.Join(rows[0][9:], " "); got != "1200,01 120,00 Famille 1080,01 10 2027-01-31 EUR" {
		t.Errorf("what Anna pays is %q", got)
	}
	if got := rows[2][9]; got != "120001" {
		t.Errorf("an amount of a currency without decimals is %q", got)
	}
	for path, want := range map[string]string{
		"?format=csv&status=waiting": "A bert", "?format=csv&class=" + two.ID: "A cora", "?format=csv&q=ann": "A anna", "?format=csv&campus=" + lome: "A cora",
	} {
		if got := strings.Join(column(s.csv(t, "/api/enrollments/export"+path), 0), ","); got != want {
			t.Errorf("%s leaves %q, want %q", path, got, want)
		}
	}
	media := s.at(paris, access.Multimedia).csv(t, "/api/enrollments/export?format=csv")
	if got := strings.Join(column(media, 0), ","); got != "A anna,A bert" || strings.Join(media[0][9:], "") != "" {
		t.Errorf("multimedia of Paris gets %q with %q", got, media[0][9:])
	}
	if got := s.as(anna, access.Student).csv(t, "/api/enrollments/export?format=csv"); len(got) != 1 || got[0][0] != "A anna" {
		t.Errorf("a student gets %v", got)
	}
}

func TestStudentsOfAClassAreExportedWithoutWhatOneMayNotKnow(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	c := s.class(t, paris, "PAR1", 0)
	s.one(t, c.ID, true, s.applicant(t, paris, "zoé"))
	s.one(t, c.ID, true, s.applicant(t, paris, "anna"))
	s.one(t, c.ID, false, s.applicant(t, paris, "waits"))
	path := "/api/classes/" + c.ID + "/students/export?format=csv"
	rows := s.at(paris, access.Secretary).csv(t, path)
	if diff := cmp.Diff([]string{"anna", "zoé"}, column(rows, 0)); diff != "" {
		t.Error(diff)
	}
	if rows[0][3] != "anna@example.org" {
		t.Errorf("the secretary gets %q", rows[0])
	}
	if rows := s.at(paris, access.Multimedia).csv(t, path); len(rows[0]) != 3 {
		t.Errorf("multimedia gets %q", rows[0])
	}
	s.at("elsewhere", access.Secretary).Call(t, "GET", path, nil).Fails(http.StatusNotFound, "class.not_found")
	s.at(paris, access.Student).Call(t, "GET", path, nil).Fails(http.StatusForbidden, "access.forbidden")
}

func TestAClassListHasAsManyPagesAsItNeeds(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	c := s.class(t, paris, "PAR1", 0)
	pages := func(caller school) int {
		answer := caller.Call(t, "GET", "/api/classes/"+c.ID+"/list.pdf?church=true", nil).Is(http.StatusOK)
		if kind := answer.Header().Get("Content-Type"); kind != "application/pdf" || !bytes.HasPrefix(answer.Body.Bytes(), []byte("%PDF-")) {
			t.Fatalf("it is %s", kind)
		}
		return bytes.Count(answer.Body.Bytes(), []byte("<</Type /Page\n"))
	}
	secretary := s.at(paris, access.Secretary)
	if got := pages(secretary); got != 1 {
		t.Errorf("the list of nobody has %d pages", got)
	}
	for i := range 23 {
		id := s.applicant(t, paris, fmt.Sprintf("Ñandú %02d ɛ̃ 漢 🙂", i))
		s.one(t, c.ID, true, id)
	}
	if got := pages(secretary); got != 2 {
		t.Errorf("the list of 23 has %d pages, want 2", got)
	}
	if got := pages(s.at(paris, access.Multimedia)); got != 2 {
		t.Errorf("multimedia's list has %d pages, want 2", got)
	}
	s.at("elsewhere", access.Coordinator).Call(t, "GET", "/api/classes/"+c.ID+"/list.pdf", nil).Fails(http.StatusNotFound, "class.not_found")
	s.at(paris, access.Teacher).Call(t, "GET", "/api/classes/"+c.ID+"/list.pdf", nil).Fails(http.StatusNotFound, "class.not_found") // he does not teach it
	s.at(paris, access.Student).Call(t, "GET", "/api/classes/"+c.ID+"/list.pdf", nil).Fails(http.StatusForbidden, "access.forbidden")
}

// A photo that the store has lost is no reason not to print the list.
func TestAClassListDoesWithoutALostPhoto(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	c := s.class(t, paris, "PAR1", 0)
	anna := s.applicant(t, paris, "anna")
	s.one(t, c.ID, true, anna)
	hash := strings.Repeat("ab", 32)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := db.Exec(ctx, tx, `INSERT INTO file (hash, size, media_type, created_at) VALUES (?, 1, 'image/jpeg', '2026-01-01T00:00:00.000000Z')`, hash); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE person SET photo_hash = ? WHERE id = ?`, hash, anna)
	})
	s.Call(t, "GET", "/api/classes/"+c.ID+"/list.pdf", nil).Is(http.StatusOK)
}
