package planning

import (
	"encoding/json"
	"slices"

	"myspace/internal/base/clock"
)

// Act is something that a planner did on a board: agenda courses that were so
// and became so. All that can be done there is such a change: to put, move,
// swap, copy or remove courses, to share them, to staff them.
type Act struct {
	Number    int        `json:"number"`
	Kind      string     `json:"kind" enum:"put,move,swap,copy,remove,staff,place,change"`
	PersonID  string     `json:"person_id"`
	Undone    bool       `json:"undone"`
	CreatedAt clock.Time `json:"created_at" format:"date-time"`
	was       []AgendaCourse
	became    []AgendaCourse
}

// maxUndo is how many acts back one can go.
const maxUndo = 20

// CellChange is an agenda course as a planner wants it to be. One without sessions
// is taken off the board.
type CellChange struct {
	ID      string `json:"id" maxLength:"64" doc:"Empty for a new one."`
	Version int64  `json:"version" minimum:"0" doc:"As it was seen; 0 for a new one."`
	AgendaCourseFields
}

// same reports whether agenda courses stand as they did, whatever their
// versions: then what was done can be taken back.
func same(a, b []AgendaCourse) bool { return image(a) == image(b) }

// image is what is kept of agenda courses, in a form in which equal ones are
// equal. One without sessions is none.
func image(all []AgendaCourse) string {
	kept := []AgendaCourse{}
	for _, c := range all {
		if len(c.Sessions) > 0 {
			kept = append(kept, AgendaCourse{ID: c.ID, AgendaCourseFields: c.ordered()})
		}
	}
	slices.SortFunc(kept, func(a, b AgendaCourse) int { return compareIDs(a.ID, b.ID) })
	text, err := json.Marshal(kept)
	if err != nil {
		panic(err) // strings and numbers
	}
	return string(text)
}

func parseImage(text string) (all []AgendaCourse, err error) {
	return all, json.Unmarshal([]byte(text), &all)
}
