package library

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// ties are how what this area keeps hangs on a person. What somebody borrowed
// stays when he is erased, without his name; joinReaders makes one of what two records
// have of one thing.
var ties = part.Ties{
	"book_file.created_by":       {Merge: part.Moves, Erase: part.Stays, Private: true},
	"place.person_id":            {Name: "places", Merge: part.Handled, Erase: part.Goes},
	"book_mark.person_id":        {Name: "marks", Merge: part.Moves, Erase: part.Goes, Own: true},
	"book_shelf.person_id":       {Name: "shelf", Merge: part.Joins, Erase: part.Goes},
	"book_loan.person_id":        {Name: "loans", Merge: part.Moves, Erase: part.Stays, Hidden: []string{"lent_by", "back_by", "request_key"}},
	"book_reservation.person_id": {Name: "reservations", Merge: part.Handled, Erase: part.Goes, Hidden: []string{"made_by"}},
	"book_reservation.made_by":   {Merge: part.Moves, Erase: part.Stays, Private: true},
	"stock_taking.begun_by":      {Merge: part.Moves, Erase: part.Stays, Private: true},
	"stock_taking.closed_by":     {Merge: part.Moves, Erase: part.Stays, Private: true},
	"book_loan.lent_by":          {Merge: part.Moves, Erase: part.Stays, Private: true},
	"book_loan.back_by":          {Merge: part.Moves, Erase: part.Stays, Private: true},
}

// uses are how copies hang on books and campuses: what has any is archived, not
// deleted.
var uses = []part.Use{
	{Of: part.Book, Name: "copies", Keeps: true, Count: countCopies},
	{Of: part.Campus, Name: "copies", Keeps: true, Count: func(ctx context.Context, q db.Querier, id string) (int, error) {
		return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM book_copy WHERE campus_id = ?`, id)
	}},
}
