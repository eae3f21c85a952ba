package finance

import (
	"fmt"

	"myspace/internal/base/clock"
)

// reminderSteps are when reminders go out by themselves: so many days after the
// deadline, and for how many days they are made up for where no server ran.
var reminderSteps = [...]int{-7, 0, 7, 21}

const madeUpFor = 2

// stepOf says which reminder is due for a deadline on a day; "" where none is.
func stepOf(deadline, day clock.Date) string {
	since := day.DaysSince(deadline)
	for _, step := range reminderSteps {
		if since >= step && since <= step+madeUpFor {
			return fmt.Sprint(step)
		}
	}
	return ""
}

// byHand is the step of a reminder that somebody sends: one a day.
func byHand(day clock.Date) string { return "hand " + day.String() }

// CampusMoney is how a campus keeps its money.
type CampusMoney struct {
	CampusID  string `json:"campus_id"`
	Code      string `json:"code" doc:"What its numbers begin with; empty until the first is given."`
	Reminders bool   `json:"reminders" doc:"Whether reminders of what is due go out by themselves."`
	MayEdit   bool   `json:"may_edit"`
}

// Reminded says of how many amounts somebody was reminded.
type Reminded struct {
	Count int `json:"count"`
}

// Pause is until when no reminders go out by themselves.
type Pause struct {
	Until clock.Date `json:"until,omitzero" format:"date"`
}

// reminderLetter is a mail that is to be written: what of it is paid meanwhile is
// left out.
type reminderLetter struct {
	ID      string   `json:"id"`
	PayerID string   `json:"payer_id"`
	Parts   []string `json:"parts"`
}
