package home

import "myspace/internal/school/people"

// Ties are how what this area keeps hangs on a person.
var Ties = people.Ties{
	"note.person_id": {Name: "notes", Merge: people.Moves, Erase: people.Goes},
}
