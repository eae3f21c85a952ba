package studies

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// NewBookList is a list as it has come to stand, for adding many at once.
type NewBookList struct {
	ID, CampusID, By string
	BookListFields
	Students []NewListStudent
	Books    []NewListBook // their numbers are their places, from 1
	Ticks    []NewTick
	At       clock.Time
	ClosedAt clock.Time
}

// NewListStudent is somebody on such a list.
type NewListStudent struct{ ID, PersonID string }

// NewListBook is a book of such a list.
type NewListBook struct {
	BookID string
	Stock  int
}

// NewTick is a tick on such a list; one that was undone has the reason as its
// note.
type NewTick struct {
	StudentID string
	Book      int
	Kind      string
	Undone    bool
	Note      string
	At        clock.Time
}

// AddBookLists adds lists with all that stands on them, in few statements.
func AddBookLists(ctx context.Context, tx *db.Tx, all []NewBookList) error {
	takers, err := newTakers(ctx, tx)
	if err != nil {
		return err
	}
	lists := db.NewBulk(`book_list (id, campus_id, name, note, received, returned, paid, last_number, closed_at, closed_by, sort_name, search_text, created_by, created_at, updated_at)`)
	students := db.NewBulk(`book_list_student (id, list_id, person_id)`)
	books := db.NewBulk(`book_list_book (list_id, number, book_id, stock)`)
	ticks := db.NewBulk(`book_list_tick (list_id, student_id, number, kind, stands, note, version, taker, entries, ticked_at)`)
	for _, l := range all {
		stand, closer := map[string]int{}, ""
		for _, t := range l.Ticks {
			if !t.Undone {
				stand[t.Kind]++
			}
			version := 1
			if t.Undone {
				version = 2
			}
			ticks.Add(l.ID, t.StudentID, t.Book, t.Kind, !t.Undone, t.Note, version, takers.of(l.By), "", t.At)
		}
		if !l.ClosedAt.IsZero() {
			closer = l.By
		}
		lists.Add(l.ID, l.CampusID, l.Name, l.Note, stand[Received], stand[Returned], stand[Paid], len(l.Books), l.ClosedAt, closer, db.Fold(l.Name), l.searchText(), l.By, l.At, l.At)
		for _, s := range l.Students {
			students.Add(s.ID, l.ID, s.PersonID)
		}
		for i, b := range l.Books {
			books.Add(l.ID, i+1, b.BookID, b.Stock)
		}
	}
	for _, rows := range []*db.Bulk{takers.rows, lists, students, books, ticks} {
		if err := rows.Insert(ctx, tx); err != nil {
			return err
		}
	}
	return nil
}
