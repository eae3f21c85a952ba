package academic

import "myspace/internal/school/people"

// Ties are how what this area keeps hangs on a person. What a school must be
// able to show later, enrollments and their payments, stays without the name.
var Ties = people.Ties{
	"course_document_file.created_by": {Merge: people.Moves, Erase: people.Stays, Private: true},
	"course_knowledge.person_id":      {Name: "teaching", Merge: people.Joins, Erase: people.Goes},
	"course_teacher.person_id":        {Name: "teaching", Merge: people.Joins, Erase: people.Goes},
	"course_teacher.created_by":       {Merge: people.Moves, Erase: people.Stays, Private: true},
	"course_access.person_id":         {Name: "course_access", Merge: people.Joins, Erase: people.Goes},
	"course_access.created_by":        {Merge: people.Moves, Erase: people.Stays, Private: true},
	"class_course_done.created_by":    {Merge: people.Moves, Erase: people.Stays, Private: true},
	"enrollment.person_id":            {Name: "enrollments", Merge: people.Moves, Erase: people.Stays},
	"class_step.created_by":           {Merge: people.Moves, Erase: people.Stays, Private: true},
}
