package academic

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// NewCourse is a course with all that belongs to it, for adding many at once.
type NewCourse struct {
	ID string
	CourseFields
	Archived  bool
	Books     []CourseBookChoice
	Documents []NewDocument
	Teachers  []NewTeacher
	CreatedBy string
	CreatedAt clock.Time
}

// NewDocument is a document of such a course. Its last file is the one in use.
type NewDocument struct {
	ID string
	CourseDocumentFields
	Files     []NewDocumentFile
	CreatedAt clock.Time
}

// NewDocumentFile is a file of such a document.
type NewDocumentFile struct{ ID, Name, Hash string }

// NewTeacher is what a teacher says of such a course, and whether he was given
// it.
type NewTeacher struct {
	PersonID string
	KnowledgeFields
	Given bool
}

// AddCourses adds courses with their documents, books and teachers, in few
// statements.
func AddCourses(ctx context.Context, tx *db.Tx, all []NewCourse) error {
	courses := db.NewBulk(`course (id, code, name, english_name, edition, description, hours, archived_at, code_key, edition_key, sort_name, search_text,
		created_at, updated_at)`)
	books := db.NewBulk(`course_book (course_id, book_id, need, position)`)
	documents := db.NewBulk(`course_document (id, course_id, title, type, language, student_access, position, created_at, updated_at)`)
	files := db.NewBulk(`course_document_file (id, document_id, number, name, hash, created_by, created_at)`)
	knowledge := db.NewBulk(`course_knowledge (person_id, course_id, level, place, updated_at)`)
	given := db.NewBulk(`course_teacher (person_id, course_id, created_by, created_at)`)
	for _, c := range all {
		f, archived := c.clean(), clock.Time{}
		if c.Archived {
			archived = c.CreatedAt
		}
		courses.Add(c.ID, f.Code, f.Name, f.EnglishName, f.Edition, f.Description, f.Hours, archived,
			db.Fold(f.Code), db.Fold(f.Edition), db.Fold(f.Name), courseText(f), c.CreatedAt, c.CreatedAt)
		for i, b := range c.Books {
			books.Add(c.ID, b.BookID, b.Need, i)
		}
		for i, d := range c.Documents {
			documents.Add(d.ID, c.ID, d.Title, d.Type, d.Language, d.StudentAccess, i, d.CreatedAt, d.CreatedAt)
			for n, file := range d.Files {
				files.Add(file.ID, d.ID, n+1, file.Name, file.Hash, c.CreatedBy, d.CreatedAt)
			}
		}
		for _, t := range c.Teachers {
			if t.Level != "" {
				knowledge.Add(t.PersonID, c.ID, t.Level, t.Place, c.CreatedAt)
			}
			if t.Given {
				given.Add(t.PersonID, c.ID, c.CreatedBy, c.CreatedAt)
			}
		}
	}
	return insertAll(ctx, tx, courses, books, documents, files, knowledge, given)
}

// NewCurriculum is a version of a curriculum, for adding many at once.
type NewCurriculum struct {
	ID, FamilyID string
	Number       int
	CurriculumFields
	Courses   []CurriculumCourseChoice
	CreatedAt clock.Time
}

// AddCurricula adds curricula with their courses.
func AddCurricula(ctx context.Context, tx *db.Tx, all []NewCurriculum) error {
	curricula := db.NewBulk(`curriculum (id, family_id, number, name, programme, description, sort_name, created_at, updated_at)`)
	courses := db.NewBulk(`curriculum_course (curriculum_id, course_id, level, position, hours)`)
	for _, c := range all {
		curricula.Add(c.ID, c.FamilyID, c.Number, c.Name, c.Programme, c.Description, db.Fold(c.Name), c.CreatedAt, c.CreatedAt)
		for i, one := range c.Courses {
			courses.Add(c.ID, one.CourseID, one.Level, i, one.Hours)
		}
	}
	return insertAll(ctx, tx, curricula, courses)
}

// NewClass is a class with all that belongs to it, for adding many at once.
// Hours without a class are those of its campus.
type NewClass struct {
	ID, CampusID string
	ClassFields
	GraduatedAt clock.Time
	Slots       []NewSlot
	Done        []NewDone
	CreatedAt   clock.Time
}

// NewSlot is an hour of such a class, or of a campus.
type NewSlot struct {
	ID string
	SlotFields
}

// NewDone is a course that such a class has done.
type NewDone struct {
	CourseID, By string
	On           clock.Date
}

// AddClasses adds classes with their timetables and what they have done.
func AddClasses(ctx context.Context, tx *db.Tx, all []NewClass) error {
	classes := db.NewBulk(`class (id, campus_id, curriculum_id, code, level, programme, start_year, end_year, language, capacity, graduated_at,
		code_key, search_text, created_at, updated_at)`)
	slots := newSlots()
	done := db.NewBulk(`class_course_done (class_id, course_id, done_on, created_by)`)
	for _, c := range all {
		f := c.clean()
		classes.Add(c.ID, c.CampusID, db.Optional(f.CurriculumID), f.Code, f.Level, f.Programme, f.StartYear, f.EndYear, f.Language, f.Capacity, c.GraduatedAt,
			db.Fold(f.Code), db.SearchText(f.Code), c.CreatedAt, c.CreatedAt)
		for _, s := range c.Slots {
			slots.Add(s.ID, c.CampusID, c.ID, s.Week, s.Weekday, s.Start, s.Finish, c.CreatedAt)
		}
		for _, one := range c.Done {
			done.Add(c.ID, one.CourseID, one.On, one.By)
		}
	}
	return insertAll(ctx, tx, classes, slots, done)
}

// AddCampusSlots adds the hours of a campus.
func AddCampusSlots(ctx context.Context, tx *db.Tx, campusID string, all []NewSlot, at clock.Time) error {
	slots := newSlots()
	for _, s := range all {
		slots.Add(s.ID, campusID, nil, s.Week, s.Weekday, s.Start, s.Finish, at)
	}
	return slots.Insert(ctx, tx)
}

func newSlots() *db.Bulk {
	return db.NewBulk(`timetable_slot (id, campus_id, class_id, week, weekday, start, finish, created_at)`)
}

func insertAll(ctx context.Context, tx *db.Tx, all ...*db.Bulk) error {
	for _, b := range all {
		if err := b.Insert(ctx, tx); err != nil {
			return err
		}
	}
	return nil
}
