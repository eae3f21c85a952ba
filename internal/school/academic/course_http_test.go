package academic_test

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"strings"
	"sync"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
	"myspace/internal/base/text"
	"myspace/internal/base/uploads"
	"myspace/internal/school/academic"
	"myspace/internal/school/library"
	"myspace/internal/school/media"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// school is the area on a database of its own, called as a supervisor.
type school struct {
	apitest.Caller
	db   *db.DB
	till *till
}

func newSchool(t *testing.T) school {
	t.Helper()
	store, err := files.Open(files.Config{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = store.Close() })
	s := school{db: dbtest.Open(t), till: &till{paid: map[string]map[int]bool{}}, Caller: apitest.Caller{
		Router: apitest.NewRouter(), Actor: access.Actor{PersonID: "supervisor", Roles: access.Supervisor},
	}}
	link := func(_ context.Context, path, hash string) string { return path + "?v=" + hash }
	academic.New(&part.Around{
		DB: s.db, Files: store, Uploads: uploads.New(s.db, store, academic.DocumentUpload), Link: link, Texts: func(context.Context) text.Texts { return text.Texts{} }, Catalogue: catalogue(t),
		Parts: part.Parts{{Holds: []part.Hold{{Payment: true, Reasons: each(s.paid)}, {Payment: true, Reasons: each(s.till.holds), Paid: s.till.paidOf}, {Reasons: each(s.attended)}}, Opened: media.New(&part.Around{}).Part().Opened}},
	}).Routes(s.Router.(*api.Router))
	return s
}

// catalogue is the texts in the five languages, read once.
func catalogue(t testing.TB) *text.Catalogue {
	t.Helper()
	c, err := readCatalogue()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

var readCatalogue = sync.OnceValues(func() (*text.Catalogue, error) { return text.Load(os.DirFS("../../../web/src/texts")) })

// as is the same school, called by somebody else.
func (s school) as(personID string, roles access.Roles) school {
	s.Actor = access.Actor{PersonID: personID, Roles: roles}
	return s
}

// change writes to the database directly.
func (s school) change(t testing.TB, do func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	if err := s.db.Tx(t.Context(), func(tx *db.Tx) error { return do(t.Context(), tx) }); err != nil {
		t.Fatal(err)
	}
}

// person adds a person without roles: those are the caller's.
func (s school) person(t testing.TB, name string) string {
	t.Helper()
	id := db.NewID()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: name, Email: name + "@example.org"}, "")
	})
	return id
}

func course(code string) academic.CourseFields {
	return academic.CourseFields{Code: code, Name: "Course " + code, EnglishName: "Course", Edition: "fr", Hours: 12}
}

func (s school) create(t *testing.T, f academic.CourseFields) (c academic.Course) {
	t.Helper()
	s.Call(t, "POST", "/api/courses", f).Into(http.StatusCreated, &c)
	return c
}

func (s school) file(t *testing.T, courseID, query string) (d academic.CourseDocument) {
	t.Helper()
	s.Call(t, "POST", "/api/courses/"+courseID+"/documents?"+query, "the text").Into(http.StatusCreated, &d)
	return d
}

func TestCodesOfCoursesAreUniqueInAnEdition(t *testing.T) {
	s := newSchool(t)
	s.create(t, course("FOI1"))
	s.Call(t, "POST", "/api/courses", course("foi1 ")).Blames(http.StatusConflict, "code course.code_taken")
	other := course("FOI1")
	other.Edition = "en"
	s.create(t, other)
	s.create(t, course("FOI12"))
	var l api.Page[academic.CourseRow]
	s.Call(t, "GET", "/api/courses?code=foi1&sort=code", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 2 || l.Items[0].Edition != "en" || l.Items[1].Edition != "fr" {
		t.Errorf("the versions of a course are %+v", l.Items)
	}
	s.Call(t, "POST", "/api/courses", course("abc")).Blames(http.StatusUnprocessableEntity, "code field.too_short")
	s.Call(t, "POST", "/api/courses", academic.CourseFields{Code: " ", Name: " "}).Blames(http.StatusUnprocessableEntity, "code field.required", "name field.required")
}

func TestBooksOfACourseAreSavedInTheirOrder(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, course("FOI1"))
	ids := []string{db.NewID(), db.NewID(), db.NewID()}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for i, id := range ids {
			f := library.BookFields{Title: fmt.Sprintf("Book %d", i), Currency: "EUR", Type: "ebook", Active: true}
			if err := library.AddBook(ctx, tx, id, f, ""); err != nil {
				return err
			}
		}
		return nil
	})
	choose := func(version int64, list string) apitest.Answer {
		return s.Call(t, "PUT", "/api/courses/"+c.ID+"/books", fmt.Sprintf(`{"version":%d,"books":[%s]}`, version, list))
	}
	one := func(i int, need string) string { return fmt.Sprintf(`{"book_id":%q,"need":%q}`, ids[i], need) }
	var l api.Page[academic.CourseBook]
	choose(1, one(2, "suggested")+","+one(1, "required")+","+one(0, "required")).Into(http.StatusOK, &l)
	if got := l.Items[0].Title + l.Items[1].Title + l.Items[2].Title; got != "Book 1Book 0Book 2" {
		t.Errorf("the books come as %s", got)
	}
	choose(1, "").Fails(http.StatusConflict, "edit.stale")
	choose(2, one(0, "required")+","+one(0, "suggested")).Blames(http.StatusUnprocessableEntity, "books course.book_twice")
	choose(2, `{"book_id":"none","need":"required"}`).Fails(http.StatusNotFound, "book.not_found")
}

func TestACourseThatSomethingHangsOnIsArchived(t *testing.T) {
	s := newSchool(t)
	free, used := s.create(t, course("FREE")), s.create(t, course("USED"))
	s.file(t, used.ID, "name=a.txt")
	var d record.Deletion
	s.Call(t, "DELETE", "/api/courses/"+free.ID, nil).Into(http.StatusOK, &d)
	s.Call(t, "GET", "/api/courses/"+free.ID, nil).Fails(http.StatusNotFound, "course.not_found")
	s.Call(t, "DELETE", "/api/courses/"+used.ID, nil).Into(http.StatusOK, &d)
	var c academic.Course
	s.Call(t, "GET", "/api/courses/"+used.ID, nil).Into(http.StatusOK, &c)
	if !c.Archived || c.MayEdit || c.MayFile || d.Outcome != "archived" {
		t.Errorf("the used one: %+v, %s", c, d.Outcome)
	}
	s.Call(t, "POST", "/api/courses/"+used.ID+"/documents?name=b.txt", "text").Fails(http.StatusConflict, "edit.archived")
	s.Call(t, "POST", "/api/courses/"+used.ID+"/restore", "{}").Into(http.StatusOK, &c)
	if c.Archived || !c.MayFile {
		t.Errorf("restored: %+v", c)
	}
}

func TestReplacedFilesAreKept(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, course("FOI1"))
	d := s.file(t, c.ID, "name=notes.txt&type=summary")
	path := "/api/courses/" + c.ID + "/documents/" + d.ID
	s.Call(t, "POST", path+"/files?name=notes-2.txt", "the new text").Into(http.StatusCreated, &d)
	if d.FileNumber != 2 || d.Name != "notes-2.txt" || d.Title != "notes" {
		t.Errorf("replaced: %+v", d)
	}
	var l api.Page[academic.CourseDocumentFile]
	s.Call(t, "GET", path+"/files", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 2 || l.Items[1].Name != "notes.txt" {
		t.Errorf("kept: %+v", l.Items)
	}
	if got := s.Call(t, "GET", path+"/files/1/content", nil).Is(http.StatusOK).Body.String(); got != "the text" {
		t.Errorf("the first file says %q", got)
	}
	if got := s.Call(t, "GET", path+"/content", nil).Is(http.StatusOK).Body.String(); got != "the new text" {
		t.Errorf("the document says %q", got)
	}
}

func TestAnExamIsNeverForStudents(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, course("FOI1"))
	s.Call(t, "POST", "/api/courses/"+c.ID+"/documents?name=exam.txt&type=exam&student_access=true", "text").
		Blames(http.StatusUnprocessableEntity, "student_access course.exam_not_for_students")
	d := s.file(t, c.ID, "name=exam.txt&type=exam")
	s.Call(t, "PUT", "/api/courses/"+c.ID+"/documents/"+d.ID, `{"version":1,"title":"Exam","type":"exam_answer","language":"fr","student_access":true}`).
		Blames(http.StatusUnprocessableEntity, "student_access course.exam_not_for_students")
}

func TestWhoMayOpenWhichDocument(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, course("FOI1"))
	other := s.create(t, course("FOI2"))
	documents := map[string]academic.CourseDocument{
		"open":   s.file(t, c.ID, "name=open.txt&type=summary&student_access=true"),
		"closed": s.file(t, c.ID, "name=closed.txt&type=slideshow"),
		"exam":   s.file(t, c.ID, "name=exam.txt&type=exam"),
	}
	granted, ended, teacher, former := s.person(t, "granted"), s.person(t, "ended"), s.person(t, "teacher"), s.person(t, "former")
	day := clock.DateOf(clock.Now(), clock.Now().Location())
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		grant := func(person string, first, last clock.Date) error {
			return db.Exec(ctx, tx, `INSERT INTO course_access (id, person_id, course_id, days, first_day, last_day, note, created_by, created_at, updated_at)
				VALUES (?, ?, ?, 90, ?, ?, '', '', ?, ?)`, db.NewID(), person, c.ID, first, last, clock.Now(), clock.Now())
		}
		if err := grant(granted, day.AddDays(-89), day); err != nil {
			return err
		}
		if err := grant(ended, day.AddDays(-90), day.AddDays(-1)); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO course_teacher (person_id, course_id, created_by, created_at) VALUES (?, ?, '', ?), (?, ?, '', ?)`,
			teacher, c.ID, clock.Now(), former, c.ID, clock.Now())
	})
	for _, tt := range []struct {
		who, person string
		role        access.Roles
		opens       string
	}{
		{"supervisor", "x", access.Supervisor, "open,closed,exam"},
		{"secretary", "x", access.Secretary, "open,closed,exam"},
		{"librarian", "x", access.Librarian, "open,closed"},
		{"teacher of the course", teacher, access.Teacher, "open,closed,exam"},
		{"teacher who is no longer one", former, access.Alumni, ""},
		{"another teacher", "x", access.Teacher, ""},
		{"librarian who teaches it", teacher, access.Librarian | access.Teacher, "open,closed,exam"},
		{"student with a grant", granted, access.Student, "open"},
		{"student on the day after", ended, access.Student, ""},
		{"student without", "x", access.Student, ""},
	} {
		caller := s.as(tt.person, tt.role)
		for name, d := range documents {
			answer := caller.Call(t, "GET", "/api/courses/"+c.ID+"/documents/"+d.ID+"/content", nil)
			if opens := answer.Code == http.StatusOK; opens != strings.Contains(tt.opens, name) {
				t.Errorf("%s, %s: %d", tt.who, name, answer.Code)
			}
			if code := caller.Call(t, "GET", "/api/course-documents/"+d.ID, nil).Code; code != answer.Code {
				t.Errorf("%s, %s by its own id: %d", tt.who, name, code)
			}
			if code := caller.Call(t, "GET", "/api/courses/"+other.ID+"/documents/"+d.ID+"/content", nil).Code; code != http.StatusNotFound {
				t.Errorf("%s, %s by another course: %d", tt.who, name, code)
			}
		}
		var l api.Page[academic.CourseRow]
		caller.Call(t, "GET", "/api/courses?q=FOI1", nil).Into(http.StatusOK, &l)
		want := len(strings.FieldsFunc(tt.opens, func(r rune) bool { return r == ',' }))
		if want == 0 && len(l.Items) != 0 || want > 0 && l.Items[0].DocumentCount != want {
			t.Errorf("%s sees the course as %+v", tt.who, l.Items)
		}
	}
	s.as(granted, access.Student).Call(t, "POST", "/api/courses/"+c.ID+"/documents?name=a.txt", "text").Is(http.StatusForbidden)
	s.as("x", access.Teacher).Call(t, "POST", "/api/courses/"+c.ID+"/documents?name=a.txt", "text").Fails(http.StatusNotFound, "course.not_found")
	s.as(teacher, access.Teacher).Call(t, "POST", "/api/courses/"+c.ID+"/documents?name=a.txt", "text").Is(http.StatusCreated)
}

func TestANewVersionTakesOverWhatIsWished(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, course("FOI1"))
	s.file(t, c.ID, "name=a.txt&type=exam")
	s.file(t, c.ID, "name=b.txt")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		id := db.NewID()
		if err := library.AddBook(ctx, tx, id, library.BookFields{Title: "Faith", Currency: "EUR", Type: "ebook", Active: true}, ""); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO course_book (course_id, book_id, need, position) VALUES (?, ?, 'required', 0)`, c.ID, id)
	})
	for i, tt := range []struct {
		copied           []string
		books, documents int
	}{{nil, 0, 0}, {[]string{"books"}, 1, 0}, {[]string{"documents"}, 0, 2}, {[]string{"books", "documents"}, 1, 2}} {
		var next academic.Course
		s.Call(t, "POST", "/api/courses", m{
			"code": "FOI1", "name": "Faith", "english_name": "", "edition": fmt.Sprint("v", i), "description": "", "hours": 12, "from_id": c.ID, "copy": tt.copied,
		}).Into(http.StatusCreated, &next)
		var books api.Page[academic.CourseBook]
		s.Call(t, "GET", "/api/courses/"+next.ID+"/books", nil).Into(http.StatusOK, &books)
		var documents api.Page[academic.CourseDocument]
		s.Call(t, "GET", "/api/courses/"+next.ID+"/documents", nil).Into(http.StatusOK, &documents)
		if len(books.Items) != tt.books || len(documents.Items) != tt.documents {
			t.Errorf("%v took over %d books and %d documents", tt.copied, len(books.Items), len(documents.Items))
		}
		if len(documents.Items) == 2 && (documents.Items[0].Name != "a.txt" || documents.Items[0].Type != "exam" || documents.Items[1].FileNumber != 1) {
			t.Errorf("took over %+v", documents.Items)
		}
	}
	s.Call(t, "POST", "/api/courses", m{
		"code": "FOI1", "name": "Faith", "english_name": "", "edition": "x", "description": "", "hours": 12, "from_id": "none", "copy": []string{"books"},
	}).Fails(http.StatusNotFound, "course.not_found")
}
