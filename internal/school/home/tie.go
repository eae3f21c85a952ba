package home

import "myspace/internal/school/part"

// ties are how what this area keeps hangs on a person.
var ties = part.Ties{
	"first_steps_hidden.person_id": {Merge: part.Joins, Erase: part.Goes, Private: true},
	"list_view.person_id":          {Name: "views", Merge: part.Moves, Erase: part.Goes},
	"notice.person_id":             {Name: "notices", Merge: part.Joins, Erase: part.Goes},
	"notice_choice.person_id":      {Merge: part.Joins, Erase: part.Goes},
	"notice_digest.person_id":      {Merge: part.Joins, Erase: part.Goes, Private: true},
	"notice_look.person_id":        {Merge: part.Joins, Erase: part.Goes, Private: true},
	"note.person_id":               {Name: "notes", Merge: part.Moves, Erase: part.Goes, Own: true},
}
