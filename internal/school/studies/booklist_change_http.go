package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

// addToBookList puts more on a list. Whoever is there already stays, so that it
// does not matter in which version the caller saw it.
func (a *Area) addToBookList(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct{ ListChoice }
},
) (BookList, error) {
	return a.changeOpen(ctx, in.ID, record.AnyVersion, "addToBookList", func(tx *db.Tx, l BookList) error {
		if in.Body.isEmpty() {
			return fault.On("student_ids", "booklist.nothing_chosen", nil)
		}
		if err := in.Body.put(ctx, tx, in.ID, l.CampusID); err != nil {
			return err
		}
		return changeBookList(ctx, tx, in.ID, `note = note`)
	})
}

func (a *Area) removeListStudent(ctx context.Context, in *struct {
	ID        string `path:"id" maxLength:"64"`
	StudentID string `path:"student_id" maxLength:"64" doc:"Of his row."`
},
) error {
	return a.takeOff(ctx, in.ID, "removeListStudent", `student_id = ?`, in.StudentID, `DELETE FROM book_list_student WHERE list_id = ? AND id = ?`)
}

func (a *Area) removeListBook(ctx context.Context, in *struct {
	ID     string `path:"id" maxLength:"64"`
	BookID string `path:"book_id" maxLength:"64"`
},
) error {
	return a.takeOff(ctx, in.ID, "removeListBook", `number = (SELECT number FROM book_list_book b WHERE b.list_id = book_list_tick.list_id AND b.book_id = ?)`, in.BookID,
		`DELETE FROM book_list_book WHERE list_id = ? AND book_id = ?`)
}

// takeOff takes a student or a book off a list, for which nothing is ticked.
func (a *Area) takeOff(ctx context.Context, id, action, of string, what any, remove string) error {
	_, err := a.changeOpen(ctx, id, record.AnyVersion, action, func(tx *db.Tx, _ BookList) error {
		ticked, err := db.Exists(ctx, tx, `SELECT 1 FROM book_list_tick WHERE list_id = ? AND stands AND `+of, id, what)
		if err != nil {
			return err
		}
		if ticked {
			return fault.New(fault.Conflict, "booklist.is_ticked")
		}
		if err := db.Change(ctx, tx, "booklist.not_on_list", remove, id, what); err != nil {
			return err
		}
		return changeBookList(ctx, tx, id, `note = note`)
	})
	return err
}

// ListStock is how many copies of a book there are for a list.
type ListStock struct {
	Number int `json:"number" minimum:"1" maximum:"1000000" doc:"The book's column."`
	Stock  int `json:"stock" minimum:"0" maximum:"10000"`
}

func (a *Area) setListStock(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Items []ListStock `json:"items" minItems:"1" maxItems:"100" nullable:"false"`
	}
},
) (BookList, error) {
	return a.changeOpen(ctx, in.ID, record.AnyVersion, "setListStock", func(tx *db.Tx, _ BookList) error {
		rows, seen := db.NewBulk(`book_list_book (list_id, number, stock)`), map[int]bool{}
		for _, one := range in.Body.Items {
			if seen[one.Number] {
				return fault.On("items", "booklist.named_twice", nil)
			}
			seen[one.Number] = true
			rows.Add(in.ID, one.Number, one.Stock)
		}
		if err := rows.Update(ctx, tx, "booklist.not_on_list", "list_id", "number"); err != nil {
			return err
		}
		return changeBookList(ctx, tx, in.ID, `note = note`)
	})
}

// copyBookList makes a new list of the same students and books, also of a closed
// one.
func (a *Area) copyBookList(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct{ BookListFields }
},
) (l BookList, err error) {
	id, scope := db.NewID(), access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		from, err := findBookList(ctx, tx, scope, in.ID)
		if err != nil {
			return err
		}
		if err := addBookList(ctx, tx, id, from.CampusID, scope.Actor().PersonID, in.Body.clean()); err != nil {
			return err
		}
		if err := copyChoice(ctx, tx, in.ID, id); err != nil {
			return err
		}
		l, err = recordNewList(ctx, tx, scope, "copyBookList", id)
		return err
	})
	return l.seenBy(scope), err
}

// copyChoice puts the students and books of a list on another.
func copyChoice(ctx context.Context, tx *db.Tx, from, to string) error {
	people, err := db.All(ctx, tx, db.ScanString, `SELECT person_id FROM book_list_student WHERE list_id = ?`, from)
	if err != nil {
		return err
	}
	rows := db.NewBulk(`book_list_student (id, list_id, person_id)`)
	for _, person := range people {
		rows.Add(db.NewID(), to, person)
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `INSERT INTO book_list_book (list_id, number, book_id, stock) SELECT ?, number, book_id, stock FROM book_list_book WHERE list_id = ?`, to, from); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE book_list SET last_number = (SELECT COALESCE(MAX(number), 0) FROM book_list_book WHERE list_id = ?) WHERE id = ?`, to, to)
}
