package demo

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/library"
	"myspace/internal/school/studies"
)

// addBookLists makes two lists of Paris: the books of this year, which are being
// handed out, and those of the year before, which came back and are closed.
func addBookLists(ctx context.Context, tx *db.Tx, w *world) error {
	paris, d := w.campuses[0].ID, w.dice("lists")
	classes, err := db.All(ctx, tx, db.ScanString, `SELECT k.id FROM class k WHERE k.campus_id = ? AND EXISTS
		(SELECT 1 FROM enrollment e WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.outcome = '') ORDER BY k.start_year DESC, k.code_key, k.id`, paris)
	if err != nil || len(classes) == 0 {
		return err
	}
	books := w.handedOut()
	now := listing{dice: d, list: studies.NewBookList{
		ID: d.id(days(-20)), CampusID: paris, By: w.accountAt(0, access.Secretary), At: days(-20), BookListFields: studies.BookListFields{Name: "Livres de l’année", Note: "Remise à l’accueil, le samedi matin"},
	}}
	before := listing{dice: d, list: studies.NewBookList{
		ID: d.id(days(-400)), CampusID: paris, By: w.accountAt(0, access.Secretary), At: days(-400), ClosedAt: days(-120), BookListFields: studies.BookListFields{Name: "Livres prêtés l’an dernier"},
	}}
	if err := now.fill(ctx, tx, classes[0], books[:min(5, len(books))], 14); err != nil {
		return err
	}
	if err := before.fill(ctx, tx, classes[len(classes)-1], books[:min(3, len(books))], 200); err != nil {
		return err
	}
	now.handOut(days(-13))
	before.handOut(days(-390))
	before.bringBack(days(-130))
	return studies.AddBookLists(ctx, tx, []studies.NewBookList{now.list, before.list})
}

// handedOut are the books on paper that are in the catalogue.
func (w *world) handedOut() (all []library.NewBook) {
	for _, b := range w.books {
		if b.Type == paperback && b.Active {
			all = append(all, b)
		}
	}
	return all
}

// listing is a list that is being made up.
type listing struct {
	dice
	list studies.NewBookList
}

// fill puts a class and books on the list.
func (l *listing) fill(ctx context.Context, tx *db.Tx, classID string, books []library.NewBook, stock int) error {
	people, err := db.All(ctx, tx, db.ScanString, `SELECT person_id FROM enrollment WHERE class_id = ? AND status = 'confirmed' AND outcome = '' ORDER BY sort_name, id`, classID)
	for _, id := range people {
		l.list.Students = append(l.list.Students, studies.NewListStudent{ID: l.id(l.list.At), PersonID: id})
	}
	for _, b := range books {
		l.list.Books = append(l.list.Books, studies.NewListBook{BookID: b.ID, Stock: stock})
	}
	return err
}

// handOut has most receive their books, and some pay for them; a tick was a slip.
func (l *listing) handOut(at clock.Time) {
	for i, who := range l.list.Students {
		for book := 1; book <= len(l.list.Books); book++ {
			when := at.Add(time.Duration(9*3600+i*40+book*5) * time.Second)
			if i == 1 && book == 1 {
				l.list.Ticks = append(l.list.Ticks, studies.NewTick{StudentID: who.ID, Book: book, Kind: studies.Received, Undone: true, Note: "Coché par erreur", At: when})
				continue
			}
			if !l.roll(72) {
				continue
			}
			l.list.Ticks = append(l.list.Ticks, studies.NewTick{StudentID: who.ID, Book: book, Kind: studies.Received, At: when})
			if l.roll(60) {
				l.list.Ticks = append(l.list.Ticks, studies.NewTick{StudentID: who.ID, Book: book, Kind: studies.Paid, Note: pick(l.dice, []string{"", "En espèces", "Par virement"}), At: when})
			}
		}
	}
}

// bringBack has nearly all that was received come back.
func (l *listing) bringBack(at clock.Time) {
	for i, t := range l.list.Ticks {
		if t.Kind == studies.Received && !t.Undone && l.roll(94) {
			l.list.Ticks = append(l.list.Ticks, studies.NewTick{StudentID: t.StudentID, Book: t.Book, Kind: studies.Returned, At: at.Add(time.Duration(i*20) * time.Second)})
		}
	}
}
