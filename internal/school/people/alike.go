package people

import (
	"myspace/internal/base/clock"
)

// Alike is two records in the caller's reach that may be one person.
type Alike struct {
	One         Lookalike  `json:"one" doc:"The record that is older."`
	Other       Lookalike  `json:"other"`
	Reasons     []string   `json:"reasons" enum:"email,mobile,name_birth_date,name" doc:"Empty where they are alike no more, and somebody had said that they are not the same."`
	Score       int        `json:"score" minimum:"0" maximum:"100" doc:"100: certainly the same."`
	DismissedBy string     `json:"dismissed_by,omitempty" doc:"The name of who said that they are not the same."`
	DismissedAt clock.Time `json:"dismissed_at,omitzero" format:"date-time"`
}

// alikePair is a pair as it is read.
type alikePair struct {
	one, other  known
	dismissedBy string
	dismissedAt clock.Time
}

// shown tells a pair, and why the two are alike as they are now.
func (p alikePair) shown() Alike {
	like := Likeness{FirstName: p.one.FirstName, LastName: p.one.LastName, Email: p.one.Email, Mobile: p.one.Mobile, BirthDate: p.one.BirthDate}
	a := Alike{One: p.one.asLookalike(), Other: p.other.asLookalike(), DismissedBy: p.dismissedBy, DismissedAt: p.dismissedAt}
	a.Reasons, a.Score = like.match(p.other)
	return a
}

// notSame is what the trail of a record keeps of a dismissal.
type notSame struct {
	Name string `json:"not_same_as"`
}
