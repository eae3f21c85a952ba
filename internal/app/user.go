package app

import (
	"context"
	"fmt"
	netmail "net/mail"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/account"
	"myspace/internal/school/campus"
	"myspace/internal/school/people"
)

// NewUser is a person who may sign in, as an operator adds one.
type NewUser struct {
	Email     string `json:"email"`
	FirstName string `json:"first_name"`
	LastName  string `json:"last_name"`
	Role      string `json:"role"`
	Campus    string `json:"campus"` // its name or id; for a school without any, the name of the first
	Password  string `json:"password"`
}

// AddedUser tells what AddUser did.
type AddedUser struct {
	Name       string `json:"name"`
	Campus     string `json:"campus"`     // where he may sign in
	FirstMade  bool   `json:"first_made"` // that campus was made with him
	Everywhere bool   `json:"everywhere"` // his role counts in the whole network
	URL        string `json:"url"`        // of the site
	Running    bool   `json:"running"`    // a server answers there
}

// ErrNoCampus is for a school without a campus, where nobody could sign in.
var ErrNoCampus error = refusal{Code: "no_campus", Message: "there is no campus yet to sign in at: name the first one with --campus"}

// AddUser adds a person, through the running server if there is one. A new
// database is made where there is none.
func AddUser(ctx context.Context, c Config, u NewUser) (AddedUser, error) {
	return through(ctx, c, "/user", u, time.Minute, func() (added AddedUser, err error) {
		done, _, err := Prepare(ctx, c)
		if err != nil {
			return added, err
		}
		defer done() //nolint:errcheck // the system gives the lock back when we end
		err = alone(ctx, c, func(a *App) error {
			added, err = a.addUser(access.With(ctx, access.System()), u)
			added.Running = false
			return err
		})
		return added, err
	})
}

// Check returns what is wrong with the fields.
func (u NewUser) Check() error {
	var wrong fault.List
	for _, f := range []struct {
		name, value string
		most        int
	}{{"email", u.Email, 254}, {"first_name", u.FirstName, 80}, {"last_name", u.LastName, 80}} {
		wrong.Add(strings.TrimSpace(f.value) == "", f.name, "field.required", nil)
		wrong.Add(len([]rune(f.value)) > f.most, f.name, "field.too_long", fault.Params{"limit": f.most})
	}
	address, err := netmail.ParseAddress(u.Email)
	wrong.Add(u.Email != "" && (err != nil || address.Address != u.Email), "email", "field.email", nil)
	wrong.Add(len(access.ParseRoles(u.Role).Each()) != 1, "role", "field.not_a_choice", nil)
	wrong = append(wrong, account.CheckPassword(u.Password)...)
	return wrong.Err()
}

// addUser adds a person with a password, his role and, in a school that has
// none, the region and the campus to sign in at: all of it or nothing.
func (a *App) addUser(ctx context.Context, u NewUser) (added AddedUser, err error) {
	if err := u.Check(); err != nil {
		return added, err
	}
	role, hash, id := access.ParseRoles(u.Role), account.HashPassword(u.Password), db.NewID()
	fields := people.PersonFields{FirstName: strings.TrimSpace(u.FirstName), LastName: strings.TrimSpace(u.LastName), Email: u.Email}
	err = a.DB.Tx(ctx, func(tx *db.Tx) error {
		place, made, err := a.placeFor(ctx, tx, u.Campus, role)
		if err != nil {
			return err
		}
		added = AddedUser{
			Name: fields.FullName(), Campus: place.Name, FirstMade: made, Everywhere: role&access.Network != 0, URL: a.Config.PublicURL(), Running: true,
		}
		if err := people.AddPerson(ctx, tx, id, fields, ""); err != nil {
			return knownAddress(err, u.Email)
		}
		if err := giveRole(ctx, tx, id, place.ID, role); err != nil {
			return err
		}
		if err := account.SetPassword(ctx, tx, id, hash); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "addUser", Entity: "person", EntityID: id, CampusID: place.ID, After: trailOf(fields, u.Role)})
	})
	return added, err
}

// knownAddress names the address that somebody else has.
func knownAddress(err error, email string) error {
	if fault.KindOf(err) == fault.Conflict {
		return fmt.Errorf("somebody with the e-mail address %s is already known", email)
	}
	return err
}

// trailOf is what the audit trail keeps of a new person.
func trailOf(f people.PersonFields, role string) any {
	return struct {
		people.PersonFields
		Role string `json:"role"`
	}{f, role}
}

// giveRole gives a person his role at a campus, or in the whole network; who
// has that need not belong to a campus.
func giveRole(ctx context.Context, tx *db.Tx, personID, campusID string, role access.Roles) error {
	if err := people.AddNetworkRoles(ctx, tx, personID, role); err != nil || campusID == "" {
		return err
	}
	return people.AddMembership(ctx, tx, personID, campusID, role)
}

// placeFor returns the campus that a new person belongs to. In a school without
// any it is made.
func (a *App) placeFor(ctx context.Context, tx *db.Tx, wanted string, role access.Roles) (place campus.Organization, made bool, err error) {
	some, err := campus.Any(ctx, tx)
	switch wanted = strings.TrimSpace(wanted); {
	case err != nil:
		return place, false, err
	case !some && wanted == "":
		return place, false, ErrNoCampus
	case !some:
		place, err = campus.AddFirst(ctx, tx, a.Config.Region, wanted)
		return place, true, err
	case wanted == "" && role&access.Network != 0:
		return place, false, nil
	case wanted == "":
		return place, false, fmt.Errorf("the role %s is one at a campus: name it with --campus", role)
	}
	place, err = campus.FindNamed(ctx, tx, access.From(ctx), wanted)
	return place, false, err
}
