package home

import "myspace/internal/school/part"

// ties are how what this area keeps hangs on a person.
var ties = part.Ties{
	"list_view.person_id": {Name: "views", Merge: part.Moves, Erase: part.Goes},
	"note.person_id":      {Name: "notes", Merge: part.Moves, Erase: part.Goes},
}
