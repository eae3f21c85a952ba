package studies_test

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/pdftest"
	"myspace/internal/base/secret"
	"myspace/internal/base/text"
	"myspace/internal/school/academic"
	"myspace/internal/school/part"
	"myspace/internal/school/studies"
)

// issuing is a school that issues papers.
type issuing struct {
	school
}

func newIssuing(t testing.TB) issuing {
	t.Helper()
	s := issuing{school: newSchool(t)}
	s.give(t, map[string]studies.Points{"e00": 8550, "e01": 5000})
	s.Call(t, http.MethodPost, gradesPath+"/publish", nil).Is(http.StatusOK)
	return s
}

// ask asks for papers of the class, and returns the run.
func (s issuing) ask(t testing.TB, kind string, students ...string) (run studies.PaperRun) {
	t.Helper()
	s.Call(t, http.MethodPost, "/api/classes/"+class+"/papers", map[string]any{
		"kind": kind, "student_ids": append([]string{}, students...), "language": "fr", "second_language": "", "only_missing": false,
	}).Into(http.StatusCreated, &run)
	return run
}

// issued are the papers of the class.
func (s issuing) issued(t testing.TB) []studies.IssuedPaper {
	t.Helper()
	return s.ofClass(t).Items
}

func (s issuing) ofClass(t testing.TB) (all studies.ClassPapers) {
	t.Helper()
	s.Call(t, http.MethodGet, "/api/classes/"+class+"/papers", nil).Into(http.StatusOK, &all)
	return all
}

// TestWhatWasAskedForTogetherIsFoundByWhoComesLater: after a reload, in a second
// tab, by a colleague: how far it is, and then all of it to print.
func TestWhatWasAskedForTogetherIsFoundByWhoComesLater(t *testing.T) {
	s := newIssuing(t)
	run := s.ask(t, studies.ReportCard)
	if all := s.ofClass(t); len(all.Runs) != 1 || all.Runs[0].ID != run.ID || all.Runs[0].Finished || all.Runs[0].Total != 5 || all.Runs[0].PDFURL != "" {
		t.Errorf("while they are made: %+v", all.Runs)
	}
	s.run(t, run)
	colleague := issuing{school: s.as("other", access.Coordinator)}
	all := colleague.ofClass(t)
	if len(all.Runs) != 1 || !all.Runs[0].Finished || all.Runs[0].Done != 5 {
		t.Fatalf("then: %+v", all.Runs)
	}
	for _, at := range []string{all.Runs[0].PDFURL, all.Runs[0].ZipURL} {
		colleague.Call(t, http.MethodGet, at, nil).Is(http.StatusOK)
	}
	for range 6 {
		s.ask(t, studies.Transcript, "s00")
	}
	if all := s.ofClass(t); len(all.Runs) != 5 || all.Runs[4].Kind != studies.Transcript {
		t.Errorf("the latest of many: %+v", all.Runs)
	}
}

func (s issuing) run(t testing.TB, run studies.PaperRun) {
	t.Helper()
	if err := s.area.IssueRun(t.Context(), run.ID); err != nil {
		t.Fatal(err)
	}
}

func TestPapersHaveUnbrokenNumbersAndACorrectedOneIsANewEdition(t *testing.T) {
	s := newIssuing(t)
	first := s.ask(t, studies.ReportCard)
	s.run(t, first)
	s.run(t, first) // again: a server that died after its work
	all := s.issued(t)
	numbers := map[string]bool{}
	for _, p := range all {
		numbers[p.Number] = true
		if p.Edition != 1 || p.State != studies.PaperValid || p.ContentURL == "" || !p.MayWithdraw {
			t.Errorf("%+v", p)
		}
	}
	if len(all) != 5 || len(numbers) != 5 {
		t.Fatalf("%d papers with %d numbers", len(all), len(numbers))
	}
	for i := range 5 {
		if year := s.now.Year(); !numbers[fmt.Sprintf("%d-%04d", year, i+1)] {
			t.Errorf("number %d of %d is missing in %v", i+1, year, numbers)
		}
	}
	s.run(t, s.ask(t, studies.ReportCard, "s00"))
	mine := s.ofStudent(t, "s00")
	if len(mine) != 2 || mine[0].Edition != 2 || mine[0].State != studies.PaperValid || mine[1].State != studies.PaperReplaced || mine[0].Number != mine[1].Number {
		t.Errorf("the corrected one: %+v", mine)
	}
	s.run(t, s.ask(t, studies.Transcript, "s01"))
	if mine := s.ofStudent(t, "s01"); mine[0].Number != fmt.Sprintf("%d-0006", s.now.Year()) {
		t.Errorf("the next number is %s", mine[0].Number)
	}
}

func (s issuing) ofStudent(t testing.TB, id string) []studies.IssuedPaper {
	t.Helper()
	var all studies.IssuedPapers
	s.Call(t, http.MethodGet, "/api/students/"+id+"/papers", nil).Into(http.StatusOK, &all)
	return all.Items
}

func TestNumbersAreUnbrokenWhenSeveralIssueAtOnce(t *testing.T) {
	s := newIssuing(t)
	runs := []studies.PaperRun{}
	for i := range 5 {
		runs = append(runs, s.ask(t, studies.ReportCard, fmt.Sprintf("s0%d", i)))
	}
	var all sync.WaitGroup
	for _, run := range runs {
		all.Go(func() {
			if err := s.area.IssueRun(context.WithoutCancel(t.Context()), run.ID); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	for i := range 5 {
		if n := s.count(t, `SELECT COUNT(*) FROM issued_paper WHERE number = ? AND edition = 1 AND drawn_at IS NOT NULL`, i+1); n != 1 {
			t.Errorf("%d papers have number %d", n, i+1)
		}
	}
}

func (s issuing) count(t testing.TB, query string, args ...any) int {
	t.Helper()
	n, err := db.One(t.Context(), s.db, "", db.ScanInt, query, args...)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// fillClass puts more students into the class.
func (s issuing) fillClass(ctx context.Context, tx *db.Tx, n int) error {
	var all []academic.NewEnrollment
	at := clock.At(s.now.Add(-182 * 24 * time.Hour))
	for i := range n {
		id := fmt.Sprintf("x%02d", i)
		if err := addPerson(ctx, tx, id, "paris", access.Student); err != nil {
			return err
		}
		all = append(all, academic.NewEnrollment{
			ID: "e" + id, PersonID: id, ClassID: class, CampusID: "paris", Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: at, CreatedAt: at,
			EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{DiscountKind: "none", Installments: 1}},
		})
	}
	return academic.AddEnrollments(ctx, tx, all)
}

// TestARunThatWasCutOffGoesOnAndIssuesEachOnce: the server dies at every place
// where it could, and another goes on.
func TestARunThatWasCutOffGoesOnAndIssuesEachOnce(t *testing.T) {
	s := newIssuing(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return s.fillClass(ctx, tx, 25) })
	run := s.ask(t, studies.ReportCard)
	if run.Total != 30 {
		t.Fatalf("%d papers are asked for", run.Total)
	}
	for cut := 0; ; cut++ {
		// Each of its steps asks whether it may go on.
		err := s.area.IssueRun(dyingAfter(t, 60+40*cut), run.ID)
		if err == nil {
			break
		}
		if cut > 60 {
			t.Fatal("it does not come to an end", err)
		}
	}
	var now studies.PaperRun
	s.Call(t, http.MethodGet, "/api/paper-runs/"+run.ID, nil).Into(http.StatusOK, &now)
	if !now.Finished || now.Done != 30 || now.PDFURL == "" {
		t.Errorf("%+v", now)
	}
	if n := s.count(t, `SELECT COUNT(DISTINCT number) FROM issued_paper`); n != 30 {
		t.Errorf("%d numbers were given", n)
	}
	if n := s.count(t, `SELECT last FROM paper_number`); n != 30 {
		t.Errorf("the last number is %d", n)
	}
	if n := s.count(t, `SELECT COUNT(*) FROM notice WHERE kind = 'paper_issued'`); n > 30 {
		t.Errorf("%d were told", n)
	}
}

// dying is a context that ends when it was asked so often.
type dying struct {
	context.Context //nolint:containedctx // it is one
	left            *atomic.Int64
	end             context.CancelFunc
}

func dyingAfter(t testing.TB, steps int) context.Context {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(cancel)
	left := &atomic.Int64{}
	left.Store(int64(steps))
	return dying{ctx, left, cancel}
}

func (d dying) Done() <-chan struct{} {
	if d.left.Add(-1) < 0 {
		d.end()
	}
	return d.Context.Done()
}

// code is that of somebody's last paper, as it stands on it.
func (s issuing) code(t testing.TB, personID string) string {
	t.Helper()
	id := s.ofStudent(t, personID)[0].ID
	sealed, err := db.One(t.Context(), s.db, "", db.ScanString, `SELECT code_sealed FROM issued_paper WHERE id = ?`, id)
	if err != nil {
		t.Fatal(err)
	}
	code, err := s.area.Box.Open(sealed, "issued_paper", id)
	if err != nil {
		t.Fatal(err)
	}
	return string(code)
}

func TestTheQRCodeLeadsToTheCheck(t *testing.T) {
	const address = "https://my.school.example/check/0123456789abcdef0123456789abcdef"
	drawn, err := studies.QRPicture(address)
	if err != nil {
		t.Fatal(err)
	}
	squares, err := gozxing.NewBinaryBitmapFromImage(drawn)
	if err != nil {
		t.Fatal(err)
	}
	found, err := qrcode.NewQRCodeReader().Decode(squares, nil)
	if err != nil || found.GetText() != address {
		t.Errorf("it leads to %v %v", found, err)
	}
}

// TestWrongCheckCodesAreLimited for a network, so that nobody finds papers by
// trying; what is really printed on one is still answered.
func TestWrongCheckCodesAreLimited(t *testing.T) {
	s := newIssuing(t)
	s.run(t, s.ask(t, studies.ReportCard, "s00"))
	guest := s.school
	guest.Actor = access.Actor{}
	for n := range part.WrongLinks + 2 {
		a := guest.Call(t, http.MethodPost, "/api/paper-checks", map[string]any{"code": secret.New()})
		if n < part.WrongLinks {
			a.Fails(http.StatusNotFound, "check.not_found")
		} else {
			a.Fails(http.StatusTooManyRequests, "session.too_many")
		}
	}
	guest.Call(t, http.MethodPost, "/api/paper-checks", map[string]any{"code": s.code(t, "s00")}).Is(http.StatusOK)
}

func TestWhoChecksAPaperLearnsWhetherItIsValidAndNothingElse(t *testing.T) {
	s := newIssuing(t)
	s.run(t, s.ask(t, studies.ReportCard, "s00"))
	code := s.code(t, "s00")
	guest := s.school
	guest.Actor = access.Actor{}
	check := func() (c studies.PaperCheck) {
		guest.Call(t, http.MethodPost, "/api/paper-checks", map[string]any{"code": code}).Into(http.StatusOK, &c)
		return c
	}
	if c := check(); c.State != studies.PaperValid || c.Initials != "A. S." || c.Kind != studies.ReportCard || c.Campus != "paris" {
		t.Errorf("%+v", c)
	}
	guest.Call(t, http.MethodPost, "/api/paper-checks", map[string]any{"code": "ffffffffffffffffffffffffffffffff"}).Is(http.StatusNotFound)
	s.run(t, s.ask(t, studies.ReportCard, "s00"))
	if c := check(); c.State != studies.PaperReplaced {
		t.Errorf("a corrected one is %+v", c)
	}
	code = s.code(t, "s00")
	id := s.ofStudent(t, "s00")[0].ID
	s.as("s00", access.Student).Call(t, http.MethodPost, "/api/issued-papers/"+id+"/withdraw", map[string]any{"reason": "mine"}).Is(http.StatusForbidden)
	s.Call(t, http.MethodPost, "/api/issued-papers/"+id+"/withdraw", map[string]any{"reason": ""}).Is(http.StatusUnprocessableEntity)
	s.Call(t, http.MethodPost, "/api/issued-papers/"+id+"/withdraw", map[string]any{"reason": "Wrong name"}).Is(http.StatusOK)
	s.Call(t, http.MethodPost, "/api/issued-papers/"+id+"/withdraw", map[string]any{"reason": "Wrong name"}).Is(http.StatusConflict)
	if c := check(); c.State != studies.PaperWithdrawn || c.Initials != "A. S." {
		t.Errorf("a withdrawn one is %+v", c)
	}
	me := issuing{school: s.as("s00", access.Student)}
	if mine := me.ofStudent(t, "s00"); len(mine) != 2 || mine[0].Reason != "" || mine[0].MayWithdraw {
		t.Errorf("the student sees %+v", mine)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return s.area.Part().Follower.Erased(ctx, tx, "s00") })
	if c := check(); c.State != studies.PaperWithdrawn || c.Initials != "" {
		t.Errorf("that of an erased person is %+v", c)
	}
	if n := s.count(t, `SELECT COUNT(*) FROM issued_paper WHERE person_id = 's00' AND (hash IS NOT NULL OR figures <> '')`); n != 0 {
		t.Error("what papers said of an erased person is still there")
	}
}

func TestAwardsAreForWhoCompletedTheProgramme(t *testing.T) {
	s := newIssuing(t)
	for kind, status := range map[string]int{studies.Diploma: http.StatusConflict, studies.Certificate: http.StatusConflict} {
		s.Call(t, http.MethodPost, "/api/classes/"+class+"/papers", map[string]any{"kind": kind, "student_ids": []string{}, "language": "", "second_language": "", "only_missing": false}).Is(status)
	}
	s.exec(t, `UPDATE enrollment SET outcome = 'completed', outcome_at = ? WHERE id = 'e00'`, since)
	run := s.ask(t, studies.Certificate)
	s.run(t, run)
	if all := s.issued(t); run.Total != 1 || len(all) != 1 || all[0].StudentID != "s00" || all[0].Kind != studies.Certificate {
		t.Errorf("%+v", all)
	}
	s.Call(t, http.MethodPost, "/api/classes/"+class+"/papers", map[string]any{"kind": studies.Certificate, "student_ids": []string{}, "language": "", "second_language": "", "only_missing": true}).Is(http.StatusConflict)
}

// TestPapersOfAnArchivedClassAreIssued: a transcript is asked for years after, and
// a diploma that was wrong is corrected.
func TestPapersOfAnArchivedClassAreIssued(t *testing.T) {
	s := newIssuing(t)
	s.exec(t, `UPDATE enrollment SET outcome = 'completed', outcome_at = ? WHERE id = 'e00'`, since)
	s.run(t, s.ask(t, studies.Certificate))
	s.exec(t, `UPDATE class SET archived_at = ? WHERE id = ?`, clock.Now(), class)
	for _, kind := range []string{studies.Certificate, studies.Transcript} {
		s.run(t, s.ask(t, kind, "s00"))
	}
	mine := s.ofStudent(t, "s00")
	if len(mine) != 3 || mine[0].Kind != studies.Transcript || mine[1].Kind != studies.Certificate || mine[1].Edition != 2 || mine[1].State != studies.PaperValid || mine[2].State != studies.PaperReplaced {
		t.Errorf("%+v", mine)
	}
	s.Call(t, http.MethodPost, "/api/classes/"+class+"/papers", map[string]any{
		"kind": studies.ReportCard, "student_ids": []string{}, "language": "", "second_language": "", "only_missing": false,
	}).Fails(http.StatusConflict, "edit.archived")
}

func TestWhoMayReadPapers(t *testing.T) {
	s := newIssuing(t)
	s.run(t, s.ask(t, studies.ReportCard))
	id := s.ofStudent(t, "s00")[0].ID
	at := "/api/issued-papers/" + id + "/content"
	s.as("s00", access.Student).Call(t, http.MethodGet, at, nil).Is(http.StatusOK)
	s.as("s01", access.Student).Call(t, http.MethodGet, at, nil).Is(http.StatusNotFound)
	s.as("grace", access.Teacher).Call(t, http.MethodGet, at, nil).Is(http.StatusForbidden)
	s.as("till", access.Accounting).Call(t, http.MethodGet, at, nil).Is(http.StatusForbidden)
	s.as("s00", access.Student).Call(t, http.MethodGet, "/api/classes/"+class+"/papers", nil).Is(http.StatusForbidden)
	dakar := s.school
	dakar.Actor = access.Actor{PersonID: "other", CampusID: "dakar", Roles: access.Secretary}
	dakar.Call(t, http.MethodGet, at, nil).Is(http.StatusNotFound)
	dakar.Call(t, http.MethodGet, "/api/classes/"+class+"/papers", nil).Is(http.StatusNotFound)
}

// TestPapersAreDrawnInFiveLanguages with the letters of all of them, long names
// and a QR code that leads to the check.
func TestPapersAreDrawnInFiveLanguages(t *testing.T) {
	s := newIssuing(t)
	const first, last = "Þórð-Ãñßëłǵ", "Nebuchadnezzar-Œuvré da Conceição Ñúñez y Vassallo-Ribeiro della Chiesa d’Aubigné"
	s.exec(t, `UPDATE person SET first_name = ?, last_name = ? WHERE id = 's00'`, first, last)
	s.exec(t, `UPDATE enrollment SET observation = ?`, strings.Repeat("Travaille avec joie et persévérance. ", 12))
	for i, kind := range []string{studies.ReportCard, studies.Certificate, studies.Transcript} {
		s.exec(t, `UPDATE enrollment SET outcome = 'completed', outcome_at = ? WHERE id = 'e00'`, since)
		for j, language := range text.Languages {
			second := ""
			if j%2 == 0 {
				second = text.Languages[(j+1)%len(text.Languages)]
			}
			var run studies.PaperRun
			s.Call(t, http.MethodPost, "/api/classes/"+class+"/papers", map[string]any{
				"kind": kind, "student_ids": []string{"s00"}, "language": language, "second_language": second, "only_missing": false,
			}).Into(http.StatusCreated, &run)
			s.run(t, run)
			content := s.Call(t, http.MethodGet, "/api/paper-runs/"+run.ID+"/content?as=pdf", nil)
			content.Is(http.StatusOK)
			if body := content.Body.Bytes(); !bytes.HasPrefix(body, []byte("%PDF-")) {
				t.Fatalf("%d %s: no PDF", i, language)
			} else {
				keepToLookAt(t, kind+"-"+language, body)
				words := []string{first + " " + last, fmt.Sprintf("%d-000%d", s.now.Year(), i+1)}
				if kind != studies.Certificate {
					words = append(words, "Course course0", "Travaille avec joie et persévérance.")
				}
				pdftest.Has(t, body, words...)
			}
		}
	}
}

// TestAPaperKeepsThePicturesThatItWasIssuedWith, also where the campus has another
// stamp since: the one PDF of a class is drawn with them again.
func TestAPaperKeepsThePicturesThatItWasIssuedWith(t *testing.T) {
	s := newIssuing(t)
	const at = "/api/campuses/paris/paper-signature/stamp"
	old := s.area.PutPicture(t.Context(), t, stamp(t))
	s.exec(t, `INSERT INTO file (hash, size, media_type, created_at) VALUES (?, 1, 'image/png', ?) ON CONFLICT DO NOTHING`, old, clock.Now())
	s.exec(t, `INSERT INTO paper_signature (campus_id, name, title, stamp_hash, version, updated_at) VALUES ('paris', 'Ruth Roy', 'Dean', ?, 2, ?)`, old, clock.Now())
	run := s.ask(t, studies.ReportCard, "s00")
	s.run(t, run)
	s.Call(t, http.MethodDelete, at, nil).Is(http.StatusOK)
	held, err := db.All(t.Context(), s.db, db.ScanString, s.area.Part().References["issued_paper.stamp_hash"])
	if err != nil || !slices.Equal(held, []string{old}) {
		t.Errorf("what is held is %v, not the stamp: %v", held, err)
	}
	pictures := func() int {
		t.Helper()
		body := s.Call(t, http.MethodGet, "/api/paper-runs/"+run.ID+"/content?as=pdf", nil)
		body.Is(http.StatusOK)
		return bytes.Count(body.Body.Bytes(), []byte("/Subtype /Image"))
	}
	if n := pictures(); n == 0 {
		t.Error("the stamp is not on what is drawn again")
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return s.area.Part().Follower.Erased(ctx, tx, "s00") })
	if n := s.count(t, `SELECT COUNT(*) FROM issued_paper WHERE stamp_hash IS NOT NULL`); n != 0 {
		t.Error("who is erased still holds the stamp")
	}
}

// keepToLookAt keeps a document where LOOK names a folder.
func keepToLookAt(t *testing.T, name string, body []byte) {
	t.Helper()
	if folder := os.Getenv("LOOK"); folder != "" {
		if err := os.WriteFile(filepath.Join(folder, name+".pdf"), body, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
