package planning

import "myspace/internal/school/part"

// ties are how what this area keeps hangs on a person. What was taught, and by
// whom, is the history of a class: it stays, without the name.
var ties = part.Ties{
	"teaching_invitation.person_id":     {Name: "teaching", Merge: part.Handled, Erase: part.Stays},
	"teaching_invitation.created_by":    {Merge: part.Moves, Erase: part.Stays, Private: true},
	"published_agenda_person.person_id": {Name: "teaching", Merge: part.Joins, Erase: part.Stays},
	"board_act.person_id":               {Merge: part.Moves, Erase: part.Stays, Private: true},
	"publication.created_by":            {Merge: part.Moves, Erase: part.Stays, Private: true},
}
