package people

import (
	"fmt"

	"myspace/internal/base/access"
)

// PersonCard is what identifies somebody by scan: at loans, lists and the till. It
// proves nothing; who scans it looks at the photo.
type PersonCard struct {
	PersonID   string `json:"person_id"`
	Name       string `json:"name"`
	PhotoURL   string `json:"photo_url"`
	CampusName string `json:"campus_name" doc:"Where he has been the longest."`
	Number     string `json:"number" doc:"The barcode; empty where no card was made yet."`

	photoHash, firstName, lastName string
}

// keepCards is who has cards made and printed: who keeps people, and everybody his
// own.
var keepCards = write.Or(access.Everyone, access.Self)

// CardNumber is the barcode of a card: an EAN-13 of those that are free for use
// within a house. Copies of books begin with 29.
func CardNumber(serial int64) string {
	body := fmt.Sprintf("28%010d", serial)
	sum := 0
	for i, r := range body {
		sum += int(r-'0') * (1 + 2*(i%2))
	}
	return body + fmt.Sprint((10-sum%10)%10)
}
