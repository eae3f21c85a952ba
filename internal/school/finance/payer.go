package finance

import (
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// The kinds of payers.
const (
	Student  = "student"
	Church   = "church"
	Company  = "company"
	Relative = "relative"
)

// Payer is who pays at a campus: a student, or another for one or several.
type Payer struct {
	ID         string     `json:"id"`
	Version    int64      `json:"version"`
	CampusID   string     `json:"campus_id"`
	CampusName string     `json:"campus_name"`
	Kind       string     `json:"kind" enum:"student,church,company,relative"`
	PersonID   string     `json:"person_id" doc:"Of a student; empty for others."`
	Archived   bool       `json:"archived"`
	Open       []Sum      `json:"open" doc:"What he has still to pay, by currency."`
	Due        []Sum      `json:"due" doc:"What of it is past its deadline."`
	Credit     []Sum      `json:"credit" doc:"What he has paid beyond what was owed, by currency."`
	Card       string     `json:"card" doc:"The number of a student's card, for who takes money; empty for others, and where there is none."`
	PhotoURL   string     `json:"photo_url,omitempty" doc:"In lists, of a student, for who takes money."`
	CreatedAt  clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt  clock.Time `json:"updated_at" format:"date-time"`
	MayEdit    bool       `json:"may_edit"`
	PayerFields
	photoHash string
}

// PayerFields is what of a payer people fill in; a student's name is the person's, and
// so is the address on his papers.
type PayerFields struct {
	Name     string `json:"name" maxLength:"120"`
	Email    string `json:"email" maxLength:"200"`
	Phone    string `json:"phone" maxLength:"40"`
	Address  string `json:"address" maxLength:"300"`
	IDNumber string `json:"id_number" maxLength:"60" doc:"Of a company or church."`
	Language string `json:"language" enum:",fr,en,pt,it,es" doc:"Of his papers; empty for the campus's."`
	Note     string `json:"note" maxLength:"1000"`
}

// Sum is an amount of a currency. Sums of several are never mixed.
type Sum struct {
	Currency string `json:"currency"`
	Amount   int64  `json:"amount"`
}

// clean takes out what nobody typed on purpose.
func (f PayerFields) clean() PayerFields {
	for _, text := range []*string{&f.Name, &f.Email, &f.Phone, &f.Address, &f.IDNumber, &f.Note} {
		*text = strings.TrimSpace(*text)
	}
	return f
}

func (f PayerFields) sortName() string { return db.Fold(f.Name) }

// seenBy fills in what depends on the caller.
func (p Payer) seenBy(in access.Scope) Payer {
	if p.MayEdit = in.Under(takeMoney).CoversCampus(p.CampusID); !p.MayEdit {
		p.Card, p.photoHash = "", ""
	}
	if !in.Under(readOffice).CoversCampus(p.CampusID) {
		p.Note = ""
	}
	return p
}
