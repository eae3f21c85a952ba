package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// ListChoice is whom and what is put on a list: by hand, from classes, and from
// what the courses of a planning require.
type ListChoice struct {
	StudentIDs []string `json:"student_ids" maxItems:"1000" nullable:"false" doc:"Students of the list's campus."`
	ClassIDs   []string `json:"class_ids" maxItems:"50" nullable:"false" doc:"Classes of the list's campus: everybody who is in them now."`
	BookIDs    []string `json:"book_ids" maxItems:"100" nullable:"false"`
	PlanningID string   `json:"planning_id" maxLength:"64" doc:"The required books of the courses that this planning gives these classes, or all of the campus where none is named."`
}

// isEmpty reports whether nothing was chosen.
func (c ListChoice) isEmpty() bool {
	return len(c.StudentIDs)+len(c.ClassIDs)+len(c.BookIDs) == 0 && c.PlanningID == ""
}

// put adds what was chosen to a list; who or what is there already stays.
func (c ListChoice) put(ctx context.Context, tx *db.Tx, listID, campusID string) error {
	if err := c.putStudents(ctx, tx, listID, campusID); err != nil {
		return err
	}
	return c.putBooks(ctx, tx, listID, campusID)
}

func (c ListChoice) putStudents(ctx context.Context, tx *db.Tx, listID, campusID string) error {
	chosen, err := c.findStudents(ctx, tx, campusID)
	if err != nil {
		return err
	}
	rows := db.NewBulk(`book_list_student (id, list_id, person_id)`)
	for _, id := range chosen {
		rows.Add(db.NewID(), listID, id)
	}
	if _, err := rows.Exec(ctx, tx, `INSERT INTO book_list_student (id, list_id, person_id) SELECT given.id, given.list_id, given.person_id FROM given WHERE TRUE
		ON CONFLICT (list_id, person_id) DO NOTHING`); err != nil {
		return err
	}
	return atMost(ctx, tx, `book_list_student`, listID, "student_ids", "booklist.too_many_students", mostListStudents)
}

// findStudents returns whom the choice names: all must be students of the campus.
func (c ListChoice) findStudents(ctx context.Context, q db.Querier, campusID string) ([]string, error) {
	var byHand, ofClass db.Where
	byHand.Among(q, `r.person_id`, c.StudentIDs)
	byHand.Add(`r.campus_id = ? AND r.role = 'student'`, campusID)
	chosen, err := db.All(ctx, q, db.ScanString, `SELECT r.person_id FROM membership_role r`+byHand.String(), byHand.Args...)
	if err != nil {
		return nil, err
	}
	if len(chosen) < countDistinct(c.StudentIDs) {
		return nil, fault.On("student_ids", "booklist.not_a_student", nil)
	}
	ofClass.Among(q, `k.id`, c.ClassIDs)
	ofClass.Add(`k.campus_id = ? AND k.archived_at IS NULL`, campusID)
	classes, err := db.All(ctx, q, db.ScanString, `SELECT k.id FROM class k`+ofClass.String(), ofClass.Args...)
	if err != nil {
		return nil, err
	}
	if len(classes) < countDistinct(c.ClassIDs) {
		return nil, fault.On("class_ids", "class.not_found", nil)
	}
	ofClass.Add(`e.status = 'confirmed' AND e.outcome = ''`)
	more, err := db.All(ctx, q, db.ScanString, `SELECT DISTINCT e.person_id FROM class k JOIN enrollment e ON e.class_id = k.id`+ofClass.String(), ofClass.Args...)
	return append(chosen, more...), err
}

func (c ListChoice) putBooks(ctx context.Context, tx *db.Tx, listID, campusID string) error {
	var w db.Where
	w.Among(tx, `b.id`, c.BookIDs)
	w.Add(`b.active`)
	byHand, err := db.All(ctx, tx, db.ScanString, `SELECT b.id FROM book b`+w.String()+` ORDER BY b.sort_title, b.id`, w.Args...)
	if err != nil {
		return err
	}
	if len(byHand) < countDistinct(c.BookIDs) {
		return fault.On("book_ids", "book.not_found", nil)
	}
	if c.PlanningID != "" {
		needed, err := findNeeded(ctx, tx, campusID, c.PlanningID, c.ClassIDs)
		if err != nil {
			return err
		}
		for _, b := range needed {
			byHand = append(byHand, b.BookID)
		}
	}
	return numberBooks(ctx, tx, listID, byHand)
}

// numberBooks adds books to a list, each with the next number. What the campus has of
// one on the shelf is its stock, until somebody says otherwise.
func numberBooks(ctx context.Context, tx *db.Tx, listID string, ids []string) error {
	there, err := db.All(ctx, tx, db.ScanString, `SELECT book_id FROM book_list_book WHERE list_id = ?`, listID)
	if err != nil {
		return err
	}
	last, err := db.One(ctx, tx, "booklist.not_found", db.ScanInt, `SELECT last_number FROM book_list WHERE id = ?`, listID)
	if err != nil {
		return err
	}
	known := map[string]bool{}
	for _, id := range there {
		known[id] = true
	}
	onShelf, err := countOnShelf(ctx, tx, listID, ids)
	if err != nil {
		return err
	}
	rows := db.NewBulk(`book_list_book (list_id, number, book_id, stock)`)
	for _, id := range ids {
		if !known[id] {
			last++
			known[id] = true
			rows.Add(listID, last, id, min(onShelf[id], mostStock))
		}
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `UPDATE book_list SET last_number = ? WHERE id = ?`, last, listID); err != nil {
		return err
	}
	return atMost(ctx, tx, `book_list_book`, listID, "book_ids", "booklist.too_many_books", mostListBooks)
}

// mostStock is the largest stock that a list keeps.
const mostStock = 10_000

// countOnShelf returns how many copies of books the campus of a list has that nobody
// has borrowed and that are kept for nobody.
func countOnShelf(ctx context.Context, q db.Querier, listID string, bookIDs []string) (map[string]int, error) {
	all := map[string]int{}
	var w db.Where
	w.Add(`l.id = ? AND c.state = 'there'`, listID)
	w.Add(`NOT EXISTS (SELECT 1 FROM book_loan o WHERE o.copy_id = c.id AND o.back_at IS NULL)`)
	w.Add(`NOT EXISTS (SELECT 1 FROM book_reservation r WHERE r.copy_id = c.id AND r.state = 'kept')`)
	w.Among(q, `c.book_id`, bookIDs)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var n int
		err := r.Scan(&id, &n)
		all[id] = n
		return err
	}, `SELECT c.book_id, COUNT(*) FROM book_list l JOIN book_copy c ON c.campus_id = l.campus_id`+w.String()+` GROUP BY c.book_id`, w.Args...)
}

// atMost refuses a list that has grown too long.
func atMost(ctx context.Context, tx *db.Tx, table, listID, field, code string, most int) error {
	n, err := db.One(ctx, tx, "", db.ScanInt, `SELECT COUNT(*) FROM `+table+` WHERE list_id = ?`, listID)
	if err == nil && n > most {
		err = fault.On(field, code, fault.Params{"max": most})
	}
	return err
}

func countDistinct(ids []string) int {
	seen := map[string]bool{}
	for _, id := range ids {
		seen[id] = true
	}
	return len(seen)
}

// NeededBook is a book that courses of a planning require.
type NeededBook struct {
	BookID  string   `json:"book_id"`
	Title   string   `json:"title"`
	Author  string   `json:"author"`
	Courses []string `json:"courses" doc:"The codes of the courses that require it."`
}

// findNeeded returns the books that the courses of a planning require, for some
// classes of a campus or for all of them.
func findNeeded(ctx context.Context, q db.Querier, campusID, planningID string, classIDs []string) ([]NeededBook, error) {
	var w db.Where
	w.Add(`s.planning_id = ? AND NOT s.canceled AND k.campus_id = ? AND n.need = 'required' AND b.active`, planningID, campusID)
	if len(classIDs) > 0 {
		w.Among(q, `k.id`, classIDs)
	}
	all := []NeededBook{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var b NeededBook
		var code, sorted string
		if err := r.Scan(&b.BookID, &b.Title, &b.Author, &code, &sorted); err != nil {
			return err
		}
		if last := len(all) - 1; last >= 0 && all[last].BookID == b.BookID {
			all[last].Courses = append(all[last].Courses, code)
			return nil
		}
		b.Courses = []string{code}
		all = append(all, b)
		return nil
	}, `SELECT DISTINCT b.id, b.title, b.author, c.code, b.sort_title FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id
		JOIN course c ON c.id = s.course_id JOIN course_book n ON n.course_id = c.id JOIN book b ON b.id = n.book_id`+w.String()+` ORDER BY b.sort_title, b.id, c.code`, w.Args...)
	return all, err
}

// NextPlanning is a planning whose courses may need books.
type NextPlanning struct {
	ID           string     `json:"id"`
	Year         int        `json:"year"`
	Number       int        `json:"number"`
	Abbreviation string     `json:"abbreviation"`
	FirstDay     clock.Date `json:"first_day" format:"date"`
	LastDay      clock.Date `json:"last_day" format:"date"`
}

// findNextPlannings returns the plannings that are published for classes of a
// campus and are not over, the next one first.
func findNextPlannings(ctx context.Context, q db.Querier, in access.Scope, campusID string) ([]NextPlanning, error) {
	return db.All(ctx, q, func(r db.Row) (p NextPlanning, err error) {
		return p, r.Scan(&p.ID, &p.Year, &p.Number, &p.Abbreviation, &p.FirstDay, &p.LastDay)
	}, `SELECT p.id, p.year, p.number, p.abbreviation, p.first_day, p.last_day FROM planning p WHERE p.last_day >= ? AND p.state = 'published' AND EXISTS
		(SELECT 1 FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id WHERE s.planning_id = p.id AND NOT s.canceled AND k.campus_id = ?)
		ORDER BY p.first_day, p.id`+db.Limit(12), clock.Today(in.Actor().TimeZone), campusID)
}
