package studies

import (
	"context"
	"encoding/json"
	"strings"
	"unicode/utf8"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/secret"
)

// The code comes in a body, never in an address of the API.
func (a *Area) checkRoutes(r *api.Router) {
	api.Do(r, "checkPaper", "/api/paper-checks", access.Public(), a.checkPaper, api.Says("Check a paper by the code that is printed on it"), api.Refuses(fault.NotFound))
}

// PaperCheck is what whoever holds a paper learns of it, and nothing else.
type PaperCheck struct {
	State    string     `json:"state" enum:"valid,replaced,withdrawn"`
	Kind     string     `json:"kind" enum:"report_card,certificate,diploma,transcript"`
	Initials string     `json:"initials" doc:"Of whom it is; empty where nothing is kept of him any more."`
	Day      clock.Date `json:"day" format:"date" doc:"On which it was issued."`
	Campus   string     `json:"campus"`
}

func (a *Area) checkPaper(ctx context.Context, in *struct {
	Body struct {
		Code string `json:"code" minLength:"1" maxLength:"100"`
	}
},
) (PaperCheck, error) {
	c, err := findCheck(ctx, a.db, secret.Hash(strings.ToLower(in.Body.Code)))
	if fault.KindOf(err) == fault.NotFound {
		err = a.WrongLink(ctx, "check", err)
	}
	return c, err
}

// findCheck finds a paper by the hash of its code.
func findCheck(ctx context.Context, q db.Querier, hash string) (PaperCheck, error) {
	return db.One(ctx, q, "check.not_found", func(r db.Row) (c PaperCheck, err error) {
		var said, zone string
		var issued clock.Time
		if err := r.Scan(&c.State, &c.Kind, &said, &issued, &zone, &c.Campus); err != nil {
			return c, err
		}
		c.Day = clock.DateOf(issued, clock.Zone(zone))
		if said == "" { // he was erased
			return c, nil
		}
		var f Figures
		err = json.Unmarshal([]byte(said), &f)
		c.Initials, c.Day, c.Campus = initialsOf(f.FirstName, f.LastName), f.Day, f.Campus
		return c, err
	}, `SELECT d.state, d.kind, d.figures, d.issued_at, h.time_zone, h.name FROM issued_paper d JOIN campus h ON h.id = d.campus_id WHERE d.code_hash = ? AND d.drawn_at IS NOT NULL`, hash)
}

// initialsOf writes a name so that only who knows it knows it: "L. R.".
func initialsOf(names ...string) string {
	all := []string{}
	for _, name := range names {
		if first, _ := utf8.DecodeRuneInString(strings.TrimSpace(name)); first != utf8.RuneError {
			all = append(all, strings.ToUpper(string(first))+".")
		}
	}
	return strings.Join(all, " ")
}
