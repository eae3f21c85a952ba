package instructors

import (
	"time"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// AvailabilityRequest is a question to several teachers: on which of these
// dates are you free? Each gets a link by mail, by which he answers without
// signing in.
type AvailabilityRequest struct {
	ID        string     `json:"id"`
	Message   string     `json:"message"`
	By        string     `json:"by" doc:"The name of who asked."`
	Periods   []Period   `json:"periods"`
	People    int        `json:"people" doc:"How many were asked."`
	Answered  int        `json:"answered" doc:"How many of them have answered."`
	State     string     `json:"state" enum:"open,expired,canceled"`
	CreatedAt clock.Time `json:"created_at" format:"date-time"`
	ExpiresAt clock.Time `json:"expires_at" format:"date-time"`
	canceled  bool
}

// Period is a day or several that belong together, such as a week-end.
type Period struct {
	FirstDay clock.Date `json:"first_day" format:"date"`
	LastDay  clock.Date `json:"last_day" format:"date" doc:"Included."`
}

// AvailabilityRequestFields is what is asked.
type AvailabilityRequestFields struct {
	Periods []Period `json:"periods" minItems:"1" maxItems:"60"`
	Message string   `json:"message" maxLength:"200" doc:"A line of one's own in the mail."`
}

// AskedPerson is somebody who was asked, and what he answered.
type AskedPerson struct {
	ID         string     `json:"id"`
	Name       string     `json:"name"`
	PhotoURL   string     `json:"photo_url"`
	MailedAt   clock.Time `json:"mailed_at" format:"date-time" nullable:"true" doc:"Null while the mail has not gone."`
	AnsweredAt clock.Time `json:"answered_at" format:"date-time" nullable:"true"`
	Remark     string     `json:"remark"`
	Answers    []Answer   `json:"answers" doc:"For each period, in its order."`
	photoHash  string
}

// Answer is what somebody says of a period.
type Answer struct {
	Kind   string `json:"kind" enum:",available,maybe,unavailable" doc:"Empty where he says nothing of it."`
	Remark string `json:"remark" maxLength:"200"`
}

// How long things live.
const (
	requestLife   = 60 * 24 * time.Hour // of a mailed link
	correctWithin = 30 * time.Minute    // after an answer, by the same link
	remindAfter   = 24 * time.Hour      // since the last mail
)

// The limits of a question.
const (
	maxAsked   = 200
	maxPeriod  = 14 // days
	asksAnHour = 20 // by one person
)

// Whether somebody owes an answer.
const (
	waiting  = "waiting"
	answered = "answered"
)

// Check returns what is wrong beyond what the tags tell.
func (f AvailabilityRequestFields) Check() error {
	var wrong fault.List
	seen := map[Period]bool{}
	for _, p := range f.Periods {
		days := number(p.LastDay) - number(p.FirstDay)
		wrong.Add(p.FirstDay.IsZero() || p.LastDay.IsZero() || days < 0, "periods", "field.date", nil)
		clock.SchoolDays.Check(&wrong, "periods", p.FirstDay)
		clock.SchoolDays.Check(&wrong, "periods", p.LastDay)
		wrong.Add(days >= maxPeriod, "periods", "availability.too_long", fault.Params{"limit": maxPeriod})
		wrong.Add(seen[p], "periods", "availability.period_twice", nil)
		seen[p] = true
	}
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *AvailabilityRequestFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// state tells whether the question can still be answered.
func (r AvailabilityRequest) state(now clock.Time) string {
	switch {
	case r.canceled:
		return "canceled"
	case !now.Before(r.ExpiresAt):
		return "expired"
	}
	return "open"
}
