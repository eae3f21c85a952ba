package account

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/school/people"
)

func (a *Area) registrationRoutes(r *api.Router) {
	api.SpecPost(r, "register", "/api/auth/register", access.Public(), a.register, api.Says("Register as an applicant at a campus"), api.Refuses(fault.Forbidden))
	api.SpecPost(r, "confirmEmail", "/api/auth/confirm", access.Public(), a.confirmEmail, api.Says("Confirm the address of a registration by its mailed link"))
}

// Registration is an application to a campus.
type Registration struct {
	FirstName      string `json:"first_name" maxLength:"80"`
	LastName       string `json:"last_name" maxLength:"80"`
	Email          string `json:"email" maxLength:"254"`
	Mobile         string `json:"mobile,omitempty" maxLength:"40"`
	Language       string `json:"language,omitempty" enum:",fr,en,pt,it,es"`
	OrganizationID string `json:"organization_id" maxLength:"64"`
	NewPassword
}

func (g Registration) person() people.PersonFields {
	return people.PersonFields{FirstName: g.FirstName, LastName: g.LastName, Email: g.Email, Mobile: g.Mobile, Language: g.Language}.Clean()
}

// Check returns what is wrong with the fields before anything is looked up.
func (g Registration) Check() error {
	var wrong fault.List
	p := g.person()
	for _, err := range []error{people.CheckPerson(p, people.Details{}), g.NewPassword.Check()} {
		if list, ok := err.(fault.List); ok { //nolint:errorlint // made right here
			wrong = append(wrong, list...)
		}
	}
	wrong.Add(p.Email == "", "email", "field.required", nil)
	wrong.Add(g.OrganizationID == "", "organization_id", "field.required", nil)
	if wrong.Err() == nil {
		wrong.Add(isEasy(g.Password, names{p.FirstName, "", p.LastName, p.Email}.words()), "password", "account.password_easy", nil)
	}
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (g *Registration) Resolve(api.Context) []error { return api.Found(g.Check()) }

// Registered is the answer to an application, the same for a new address and
// for a known one.
type Registered struct {
	User  Applicant `json:"user"`
	Token *string   `json:"token" nullable:"true" doc:"Null until the address is confirmed."`
	Error *string   `json:"error" nullable:"true"`
}

// Applicant is what the applicant typed.
type Applicant struct {
	Name           string `json:"name"`
	Email          string `json:"email"`
	OrganizationID string `json:"organization_id"`
}

func (a *Area) register(ctx context.Context, in *struct{ Body Registration }) (Registered, error) {
	fields := in.Body.person()
	if err := a.mayRegister(ctx, people.EmailKey(fields.Email), in.Body.OrganizationID); err != nil {
		return Registered{}, err
	}
	if err := people.CompletePhone(ctx, a.db, &fields, in.Body.OrganizationID); err != nil {
		return Registered{}, err
	}
	hash, err := a.hasher.hash(ctx, in.Body.Password)
	if err != nil {
		return Registered{}, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		id, err := findByEmail(ctx, tx, people.EmailKey(fields.Email))
		if err != nil {
			return err
		}
		if id == "" {
			id = db.NewID()
			if err := addApplicant(ctx, tx, id, fields, in.Body.OrganizationID, hash); err != nil {
				return err
			}
			if err := audit.Record(ctx, tx, audit.Event{Action: "register", Entity: "person", EntityID: id, CampusID: in.Body.OrganizationID}); err != nil {
				return err
			}
		}
		if err := a.Parts.Applied(ctx, tx, id, in.Body.OrganizationID); err != nil {
			return err
		}
		return jobs.Enqueue(ctx, tx, mailConfirmJob, mailTo{PersonID: id}, jobs.Options{})
	})
	return Registered{User: Applicant{fields.FullName(), fields.Email, in.Body.OrganizationID}}, err
}

// mayRegister refuses an application while they are switched off, to a campus
// that is not open, or that comes too often.
func (a *Area) mayRegister(ctx context.Context, email, campusID string) error {
	settings, _, err := a.settings(ctx, a.db)
	if err != nil {
		return err
	}
	if !settings.Registration {
		return fault.New(fault.Forbidden, "account.registration_off")
	}
	open, err := db.Exists(ctx, a.db, `SELECT 1 FROM campus WHERE id = ? AND open = TRUE AND archived_at IS NULL`, campusID)
	if err != nil {
		return err
	}
	if !open {
		return fault.On("organization_id", "field.not_a_choice", nil)
	}
	return countAttempt(ctx, a.db, mailLimits(email, networkOf(ctx)))
}

// addApplicant adds a person with the role user at a campus, who must confirm
// his address before he can sign in.
func addApplicant(ctx context.Context, tx *db.Tx, id string, f people.PersonFields, campusID, hash string) error {
	if err := people.AddPerson(ctx, tx, id, f, ""); err != nil {
		return err
	}
	if err := people.AddMembership(ctx, tx, id, campusID, access.User); err != nil {
		return err
	}
	if err := SetPassword(ctx, tx, id, hash); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO unconfirmed (person_id) VALUES (?)`, id)
}

func (a *Area) confirmEmail(ctx context.Context, in *struct {
	Body struct {
		Token string `json:"token" maxLength:"100"`
	}
},
) (Done, error) {
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		personID, err := useLink(ctx, tx, confirmLink, in.Body.Token)
		if err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `DELETE FROM unconfirmed WHERE person_id = ?`, personID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "confirmEmail", Entity: "person", EntityID: personID})
	})
	return Done{err == nil}, err
}

func isUnconfirmed(ctx context.Context, q db.Querier, personID string) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM unconfirmed WHERE person_id = ?`, personID)
}

// findByEmail returns the person who has an address, or "".
func findByEmail(ctx context.Context, q db.Querier, emailKey string) (string, error) {
	all, err := db.All(ctx, q, db.ScanString, `SELECT id FROM person WHERE email_key = ?`, emailKey)
	if err != nil || len(all) == 0 {
		return "", err
	}
	return all[0], nil
}
