package library

import "myspace/internal/school/people"

// Ties are how what this area keeps hangs on a person.
var Ties = people.Ties{
	"book_file.created_by": {Merge: people.Moves, Erase: people.Stays, Private: true},
}
