package demo

import (
	"context"
	"fmt"
	"strings"
	"time"

	"myspace/internal/app/demo/picture"
	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// handout is a document of a course that is still to be made.
type handout struct {
	course   int
	fields   academic.CourseDocumentFields
	name     string
	contents []func() ([]byte, error) // one for each version of its file
}

// planCourses makes up the courses: what they are about, their papers, their
// books, and who can give them.
func planCourses(ctx context.Context, w *world) error {
	d := w.dice("courses")
	w.courses = nil
	var papers []handout
	for i, s := range subjects {
		w.courses = append(w.courses, w.course(d, s, "fr", i))
		papers = append(papers, s.handouts(i, i, "fr")...)
	}
	for i, s := range editions {
		language := []string{"en", "pt"}[i]
		at := len(w.courses)
		w.courses = append(w.courses, w.course(d, s, language, at))
		papers = append(papers, s.handouts(at, 2, language)[:1]...)
	}
	return w.storeHandouts(ctx, d, papers)
}

func (w *world) course(d dice, s subject, edition string, i int) academic.NewCourse {
	at := founded.Add(time.Duration(i*12) * 24 * time.Hour)
	c := academic.NewCourse{ID: d.id(at), CreatedBy: w.accountAt(0, access.Supervisor), CreatedAt: at, Archived: s.code == "INF1", CourseFields: academic.CourseFields{
		Code: s.code, Name: s.name, EnglishName: s.english, Edition: edition, Description: s.about, Hours: s.hours,
	}}
	for _, n := range required[s.code] {
		c.Books = append(c.Books, academic.CourseBookChoice{BookID: w.books[n].ID, Need: "required"})
	}
	for _, n := range suggested[s.code] {
		c.Books = append(c.Books, academic.CourseBookChoice{BookID: w.books[n].ID, Need: "suggested"})
	}
	c.Teachers = w.teachersOf(d, s)
	return c
}

// givenTo are the courses that the teachers of the accounts were given.
var givenTo = [2][]string{{"FOI1", "HER1", "HOM1", "HIS1", "DOC1"}, {"PRI1", "CHR1", "MIS1"}}

// teachersOf says who knows a course: those of the accounts, and of the others one
// in five.
func (w *world) teachersOf(d dice, s subject) (all []academic.NewTeacher) {
	for i, p := range w.teachers() {
		t := academic.NewTeacher{PersonID: p.ID, KnowledgeFields: academic.KnowledgeFields{Level: pick(d, []string{"wants", "elsewhere", "can", "can", "regularly"})}}
		switch {
		case i < len(sitters):
			t.Level = "can" // whatever is taught next, their accounts have something to show
			if t.Given = strings.Contains(strings.Join(givenTo[i], " "), s.code); t.Given {
				t.Level = "regularly"
			}
		case !d.roll(20) || p.Disabled:
			continue
		default:
			t.Given = t.Level == "regularly"
		}
		if t.Level == "elsewhere" {
			t.Place = pick(d, []string{"Institut biblique de Nogent", "Église de Lausanne", "Faculté d’Aix", "École biblique d’Abidjan", "Seminário de Lisboa"})
		}
		all = append(all, t)
	}
	return all
}

// handouts are the papers of a course: always its material, and of the other
// kinds one here and one there; the first course has all of them.
func (s subject) handouts(course, i int, language string) (all []handout) {
	if s.code == newCourses[0] { // whoever gives it is told that he owes them
		return nil
	}
	add := func(has bool, kind, title, ending string, contents ...func() ([]byte, error)) {
		if has || i == 0 {
			open := kind != "exam" && kind != "exam_answer" && kind != "other"
			f := academic.CourseDocumentFields{Title: title, Type: kind, Language: language, StudentAccess: open}
			all = append(all, handout{course, f, title + ending, contents})
		}
	}
	first := []func() ([]byte, error){s.pdf("Support de cours", s.lessons())}
	if i == 0 { // it was bettered once
		first = append(first, s.pdf("Support de cours, édition revue", s.lessons()+"\n# Bibliographie\n"+s.reading()))
	}
	add(true, "material", "Support "+s.name, ".pdf", first...)
	add(i%2 == 0, "summary", "Résumé "+s.code, ".txt", s.txt("Résumé", s.about+"\n\n- "+strings.Join(s.chapters, "\n- ")))
	add(i%3 == 0, "slideshow", "Diaporama "+s.code, ".pdf", s.pdf("Diaporama", strings.ReplaceAll(s.lessons(), "\n\n", "\n\n\n\n\n\n")))
	add(i%3 == 1, "exam", "Examen "+s.code, ".pdf", s.pdf("Examen", s.questions("Expliquez en dix lignes.")))
	add(i%6 == 1, "exam_answer", "Corrigé "+s.code, ".pdf", s.pdf("Corrigé", s.questions(s.about)))
	add(i%4 == 2, "complement", "Affiche "+s.code, ".png", func() ([]byte, error) { return picture.Mark(s.name, moreColors[i%len(moreColors)]) })
	add(i%5 == 4, "other", "Notes pour l’enseignant "+s.code, ".txt", s.txt("Notes pour l’enseignant", s.reading()))
	return all
}

func (s subject) pdf(kind, text string) func() ([]byte, error) {
	return func() ([]byte, error) {
		return paper{title: s.name, issuer: s.code + " · " + kind, color: moreColors[len(s.name)%len(moreColors)], text: text}.pdf(), nil
	}
}

func (s subject) txt(kind, text string) func() ([]byte, error) {
	return func() ([]byte, error) { return []byte(s.code + " " + s.name + "\n" + kind + "\n\n" + text + "\n"), nil }
}

// lessons are what the material says of each chapter.
func (s subject) lessons() string {
	var b strings.Builder
	for i, chapter := range s.chapters {
		fmt.Fprintf(&b, "# %d. %s\n%s\n\n", i+1, chapter, s.about)
	}
	return b.String()
}

func (s subject) questions(below string) string {
	var b strings.Builder
	for i, chapter := range s.chapters {
		fmt.Fprintf(&b, "# Question %d (%d points) : %s\n%s\n\n", i+1, 100/len(s.chapters), chapter, below)
	}
	return b.String()
}

func (s subject) reading() string {
	var b strings.Builder
	for _, n := range append(required[s.code], suggested[s.code]...) {
		fmt.Fprintf(&b, "%s, %s\n", titles[n].author, titles[n].name)
	}
	return b.String() + "Prévoir une pause après la deuxième heure.\n"
}

func (w *world) storeHandouts(ctx context.Context, d dice, papers []handout) error {
	var contents []func() ([]byte, error)
	for _, p := range papers {
		contents = append(contents, p.contents...)
	}
	blobs, err := w.putAll(ctx, len(contents), func(i int) ([]byte, error) { return contents[i]() })
	if err != nil {
		return err
	}
	for _, p := range papers {
		c := &w.courses[p.course]
		at := d.moment(c.CreatedAt, today)
		doc := academic.NewDocument{ID: d.id(at), CourseDocumentFields: p.fields, CreatedAt: at}
		for range p.contents {
			doc.Files = append(doc.Files, academic.NewDocumentFile{ID: d.id(at), Name: p.name, Hash: blobs[0].Hash})
			blobs = blobs[1:]
		}
		c.Documents = append(c.Documents, doc)
	}
	return nil
}

func addCourses(ctx context.Context, tx *db.Tx, w *world) error {
	return academic.AddCourses(ctx, tx, w.courses)
}
