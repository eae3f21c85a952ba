package home

import "myspace/internal/school/part"

// ties are how what this area keeps hangs on a person.
var ties = part.Ties{
	"note.person_id": {Name: "notes", Merge: part.Moves, Erase: part.Goes},
}
