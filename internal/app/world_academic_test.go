package app_test

import (
	"archive/zip"
	"context"
	"encoding/base64"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// academics is what the world has of courses, classes and books. Courses and
// books belong to no campus: one's own course is one that one follows in a class
// and, as a teacher, was given; one's own book is one that is published.
type academics struct {
	course, document, book, bookFile map[string]string // by record
	curriculum                       map[string]string // own is one that classes follow
	granted                          string            // a course that everyone was granted
	class, slot                      map[target]string // own is a class that everyone is enrolled in
	enrollment                       map[string]string // by class and person
	grant                            map[string]string // by person
	upload                           map[access.Roles]string
}

const (
	courseBody     = `"name":"New","english_name":"","edition":"fr","description":"","hours":1`
	bookBody       = `"author":"","language":"","isbn":"","barcode":"","price":0,"currency":"EUR","type":"ebook","description":"","active":true,"downloadable":true`
	curriculumBody = `"name":"New","programme":"certificate","description":""`
	slotBody       = `"week":2,"weekday":6,"start":600,"finish":660`
	termsBody      = `"tuition":1000,"discount_kind":"none","discount_value":0,"discount_reason":"","installments":1,"first_date":"2027-01-31","waiting_reason":"","observation":""`
)

func classBody(code, curriculumID string) string {
	return `"code":"` + code + `","level":1,"programme":"certificate","start_year":2026,"end_year":2027,"language":"fr","capacity":0,"curriculum_id":"` + curriculumID + `"`
}

func (w *world) fillAcademics(ctx context.Context, t *testing.T) {
	t.Helper()
	w.academics = academics{
		course: map[string]string{}, document: map[string]string{}, book: map[string]string{}, bookFile: map[string]string{}, curriculum: map[string]string{},
		class: map[target]string{}, slot: map[target]string{}, enrollment: map[string]string{}, grant: map[string]string{}, upload: map[access.Roles]string{},
	}
	w.fillCourses(ctx, t)
	w.fillBooks(t)
	must(t, db.Exec(ctx, w.database, `UPDATE book SET version = 1`))
	for _, on := range targets {
		w.fillClass(t, on)
	}
	// Confirmed by hand: the routes would give everyone the role of a student.
	must(t, db.Exec(ctx, w.database, `UPDATE enrollment SET status = 'confirmed', waiting_rank = 0`))
	must(t, db.Exec(ctx, w.database, `INSERT INTO installment (enrollment_id, number, deadline, amount) SELECT id, 1, first_date, tuition FROM enrollment`))
	for _, id := range append(w.everyone(), w.stranger["own"], w.stranger["other"]) {
		w.grant[id] = w.create(t, "/api/course-access", fmt.Sprintf(`{"person_id":%q,"course_id":%q,"days":90,"note":""}`, id, w.granted))
	}
	for _, role := range (access.Network | access.Coordinator | access.Secretary | access.Multimedia | access.Teacher).Each() {
		w.upload[role] = w.begin(t, role)
	}
}

func (w *world) fillCourses(ctx context.Context, t *testing.T) {
	t.Helper()
	for _, record := range []string{"own", "other"} {
		w.course[record] = w.create(t, "/api/courses", `{"code":"course-`+record+`",`+courseBody+`}`)
		w.academics.document[record] = w.create(t, "/api/courses/"+w.course[record]+"/documents?name=hand-out.txt&student_access=true", "the hand-out")
		w.curriculum[record] = w.create(t, "/api/curricula", `{`+curriculumBody+`}`)
	}
	w.granted = w.create(t, "/api/courses", `{"code":"course-granted",`+courseBody+`}`)
	w.change(t, http.MethodPut, "/api/curricula/"+w.curriculum["own"]+"/courses",
		fmt.Sprintf(`{"version":1,"courses":[{"course_id":%q,"level":1,"hours":1}]}`, w.course["own"]))
	for _, id := range []string{w.person[access.Teacher], w.teaching.teacher["own"], w.teaching.teacher["other"]} {
		w.change(t, http.MethodPut, "/api/people/"+id+"/courses/"+w.course["own"]+"/knowledge", `{"level":"can","place":""}`)
		w.change(t, http.MethodPut, "/api/people/"+id+"/courses/"+w.course["own"]+"/given", `{"given":true}`)
	}
	must(t, db.Exec(ctx, w.database, `UPDATE curriculum SET version = 1`))
}

func (w *world) fillBooks(t *testing.T) {
	t.Helper()
	for record, published := range map[string]string{"own": "true", "other": "false"} {
		id := w.create(t, "/api/books", `{"title":"book-`+record+`",`+bookBody+`,"published":`+published+`}`)
		w.book[record], w.bookFile[record] = id, w.create(t, "/api/books/"+id+"/files?name=text.epub", smallBook(t))
		w.change(t, http.MethodPut, "/api/books/"+id+"/cover?name=cover.png", onePixel)
	}
}

// smallBook is an EPUB of one chapter with a picture.
func smallBook(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	z := zip.NewWriter(&b)
	for _, f := range [][2]string{
		{"mimetype", "application/epub+zip"},
		{"META-INF/container.xml", `<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>`},
		{"book.opf", `<package><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><item id="p" href="p.png" media-type="image/png"/></manifest>` +
			`<spine><itemref idref="a"/></spine></package>`},
		{"a.xhtml", `<html><body><p>the words</p><img src="p.png" alt=""/></body></html>`},
		{"p.png", onePixel},
	} {
		w, err := z.CreateHeader(&zip.FileHeader{Name: f[0], Method: zip.Store})
		must(t, err)
		_, err = w.Write([]byte(f[1]))
		must(t, err)
	}
	must(t, z.Close())
	return b.String()
}

// fillClass makes a class with a slot and a step behind it. In one's own class
// everyone is enrolled; in another one only a stranger.
func (w *world) fillClass(t *testing.T, on target) {
	t.Helper()
	curriculum, people := w.curriculum["own"], w.everyone()
	if on.record == "other" {
		curriculum, people = "", []string{w.stranger[on.campus]}
	}
	id := w.create(t, "/api/classes", `{"campus_id":"`+w.campus[on.campus]+`",`+classBody("class-"+on.campus+"-"+on.record, curriculum)+`}`)
	w.class[on] = id
	w.slot[on] = w.create(t, "/api/timetable?class="+id, `{"week":1,"weekday":6,"start":540,"finish":600}`)
	rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/enrollments", body: `{"key":"` + id + `","class_id":"` + id +
		`","person_ids":["` + strings.Join(people, `","`) + `"],"confirm":false,"overfill":false,` + termsBody + `}`})
	if rec.Code != http.StatusCreated {
		t.Fatalf("enroll: %d %s", rec.Code, rec.Body)
	}
	must(t, db.Each(t.Context(), w.database, func(r db.Row) error {
		var enrollment, person string
		err := r.Scan(&enrollment, &person)
		w.enrollment[id+person] = enrollment
		return err
	}, `SELECT id, person_id FROM enrollment WHERE class_id = ?`, id))
	now := clock.Now()
	must(t, db.Exec(t.Context(), w.database, `INSERT INTO class_step (id, class_id, kind, detail, created_by, created_at) VALUES (?, ?, 'promote', ?, '', ?)`,
		stepOf(id), id, fmt.Sprintf(`{"id":%q,"kind":"promote","level":1,"next":2,"students":[],"at":%q}`, stepOf(id), now.Format("2006-01-02T15:04:05Z")), now))
}

func stepOf(classID string) string { return "step-" + classID }

// begin begins an upload as somebody.
func (w *world) begin(t *testing.T, by access.Roles) string {
	t.Helper()
	rec := w.call(by, http.MethodPost, newUpload(w, by, target{}))
	if rec.Code != http.StatusCreated {
		t.Fatalf("%s begins an upload: %d %s", by, rec.Code, rec.Body)
	}
	return strings.TrimPrefix(rec.Header().Get("Location"), "/api/uploads/")
}

// newUpload begins a file of a course, or of a book or a session where that is what
// somebody may send.
func newUpload(_ *world, by access.Roles, _ target) probe {
	kind, name := "course_document", "a.txt"
	switch by {
	case access.Librarian:
		kind, name = "book_file", "a.pdf"
	case access.Coordinator, access.Secretary, access.Multimedia:
		kind = "recording_document"
	}
	encode := base64.StdEncoding.EncodeToString
	return probe{path: "/api/uploads", header: map[string]string{
		"Tus-Resumable": "1.0.0", "Upload-Length": "5", "Upload-Metadata": "kind " + encode([]byte(kind)) + ",filename " + encode([]byte(name)),
	}}
}

// everyone is the person of each role.
func (w *world) everyone() (ids []string) {
	for _, role := range access.Everyone.Each() {
		ids = append(ids, w.person[role])
	}
	return ids
}

// enrollmentOn is the enrollment that a target means: the caller's own in the
// class that he follows at a campus, or a stranger's in another one.
func (w *world) enrollmentOn(caller access.Roles, on target) string {
	id := w.personOn(caller, on)
	if caller == 0 {
		on.record = "other"
	}
	return w.enrollment[w.class[on]+id]
}
