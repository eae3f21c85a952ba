package library

import "myspace/internal/school/part"

// ties are how what this area keeps hangs on a person.
var ties = part.Ties{
	"book_file.created_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"place.person_id":      {Name: "places", Merge: part.Joins, Erase: part.Goes},
}
