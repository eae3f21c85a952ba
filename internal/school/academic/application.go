package academic

import (
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

// Application is somebody who wants to study at a campus: who has the role user
// there and never followed a class. He is new, waits for a place in a class, or
// was declined.
type Application struct {
	PersonID   string     `json:"person_id"`
	Name       string     `json:"name"`
	LastName   string     `json:"last_name"`
	PhotoURL   string     `json:"photo_url"`
	Email      string     `json:"email"`
	Mobile     string     `json:"mobile" doc:"As people write it."`
	CampusID   string     `json:"campus_id"`
	CampusName string     `json:"campus_name"`
	AppliedAt  clock.Time `json:"applied_at" format:"date-time"`
	State      string     `json:"state" enum:"new,waiting,declined"`
	Missing    []string   `json:"missing" enum:"email,unconfirmed,mobile,birth_date,address" doc:"What is not known of him yet that a place asks for."`

	EnrollmentID      string `json:"enrollment_id" doc:"Of who waits: his place in the waiting list."`
	EnrollmentVersion int64  `json:"enrollment_version"`
	ClassID           string `json:"class_id"`
	ClassCode         string `json:"class_code"`
	WaitingReason     string `json:"waiting_reason" enum:",full,papers,payment,approval"`

	Reason     string     `json:"reason" enum:",full,requirements,papers,no_answer,withdrew,other" doc:"Of who was declined: why."`
	Message    string     `json:"message" doc:"What he was written with it."`
	DeclinedBy string     `json:"declined_by"`
	DeclinedAt clock.Time `json:"declined_at" format:"date-time"`
	photoHash  string
}

// The states of an application.
const (
	newApplication      = "new"
	waitingApplication  = "waiting"
	declinedApplication = "declined"
)

// handleApplications is who may read applications and decide on them, as in
// product.md: who writes people in.
var handleApplications = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
	Or(access.Coordinator|access.Secretary, access.OwnCampus)

// Decline is why an application is declined, and what is written with it.
type Decline struct {
	Reason  string `json:"reason" enum:"full,requirements,papers,no_answer,withdrew,other"`
	Message string `json:"message" maxLength:"2000" doc:"A few words of one's own in the mail."`
}
