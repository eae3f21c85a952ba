package account

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/school/people"
)

func (a *Area) recoveryRoutes(r *api.Router) {
	api.SpecPost(r, "forgotPassword", "/password/forgot", access.Public(), a.forgotPassword, api.Says("Mail a link for a new password"))
	api.Do(r, "openResetLink", "/api/auth/reset-link", access.Public(), a.openResetLink, api.Says("Look at a mailed link to a new password"))
	api.SpecPost(r, "resetPassword", "/password/reset", access.Public(), a.resetPassword, api.Says("Choose a new password by a mailed link"))
}

// Done is the answer of a route that has nothing else to tell.
type Done struct {
	Done bool `json:"done"`
}

// Forgotten is what a person gives who forgot his password.
type Forgotten struct {
	Email      string `json:"email" maxLength:"254"`
	RegionCode string `json:"region_code" maxLength:"10"`
}

// Check returns what is wrong with the fields before anything is looked up.
func (f Forgotten) Check() error {
	var wrong fault.List
	email := strings.TrimSpace(f.Email)
	wrong.Add(email == "", "email", "field.required", nil)
	wrong.Add(email != "" && !people.IsEmail(email), "email", "field.email", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *Forgotten) Resolve(api.Context) []error { return api.Found(f.Check()) }

// forgotPassword has a link mailed to a known address. To an unknown one it
// says so, as the specification asks, unless the network's settings make the
// answer neutral; then known and unknown addresses do the same work.
func (a *Area) forgotPassword(ctx context.Context, in *struct{ Body Forgotten }) (Done, error) {
	email := people.EmailKey(in.Body.Email)
	if err := countAttempt(ctx, a.db, mailLimits(email, networkOf(ctx))); err != nil {
		return Done{}, err
	}
	settings, _, err := a.settings(ctx, a.db)
	if err != nil {
		return Done{}, err
	}
	known, err := findMailable(ctx, a.db, email, in.Body.RegionCode)
	if err != nil {
		return Done{}, err
	}
	if known == "" && !settings.NeutralForgotten {
		return Done{}, fault.On("email", "account.email_unknown", nil)
	}
	return Done{true}, jobs.Enqueue(ctx, a.db, mailResetJob, mailTo{PersonID: known}, jobs.Options{})
}

// NewPassword is a password that somebody chooses, typed twice.
type NewPassword struct {
	Password             string `json:"password" maxLength:"1000"`
	PasswordConfirmation string `json:"password_confirmation" maxLength:"1000"`
}

// Check returns what is wrong with the password by itself.
func (n NewPassword) Check() error {
	wrong := CheckPassword(n.Password)
	wrong.Add(n.PasswordConfirmation != n.Password, "password_confirmation", "account.password_differs", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (n *NewPassword) Resolve(api.Context) []error { return api.Found(n.Check()) }

// Reset is the answer to who set a new password by a mailed link. The link has
// proved who he is: his browser gets a mark.
type Reset struct {
	Done
	Device string `json:"device" doc:"The mark of this browser, to be sent with the next sign-in."`
}

// OpenedReset is whom a link to a new password is for.
type OpenedReset struct {
	Email    string `json:"email"`
	CampusID string `json:"campus_id" doc:"Where he may sign in then, if anywhere."`
}

// openResetLink tells whom a link is for, or at once that it cannot be used.
func (a *Area) openResetLink(ctx context.Context, in *struct{ Body InviteToken }) (OpenedReset, error) {
	person, _, err := findLinked(ctx, a.db, resetLink, in.Body.Token)
	if err != nil {
		return OpenedReset{}, err
	}
	campusID, err := findLinkedCampus(ctx, a.db, resetLink, in.Body.Token)
	return OpenedReset{person.email, campusID}, err
}

func (a *Area) resetPassword(ctx context.Context, in *struct {
	Body struct {
		Token string `json:"token" maxLength:"100"`
		NewPassword
	}
},
) (out Reset, err error) {
	// Whose link it is decides which passwords are too easy to guess.
	person, _, err := findLinked(ctx, a.db, resetLink, in.Body.Token)
	if err != nil {
		return Reset{}, err
	}
	hash, err := a.choose(ctx, in.Body.Password, person)
	if err != nil {
		return Reset{}, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		personID, err := useLink(ctx, tx, resetLink, in.Body.Token)
		if err != nil {
			return err
		}
		if err := voidLinks(ctx, tx, resetLink, personID, ""); err != nil {
			return err
		}
		if err := replacePassword(ctx, tx, personID, hash, ""); err != nil {
			return err
		}
		if out.Device, err = beginAnew(ctx, tx, personID, people.EmailKey(person.email)); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "resetPassword", Entity: "person", EntityID: personID})
	})
	out.Done.Done = err == nil
	return out, err
}

// beginAnew lets somebody who has proved himself by a link in: whatever was
// tried before does not count, and only this browser is known.
func beginAnew(ctx context.Context, tx *db.Tx, personID, emailKey string) (device string, err error) {
	if err := forgetAttempts(ctx, tx, accountKey(emailKey), codeKey(personID)); err != nil {
		return "", err
	}
	if err := forgetDevices(ctx, tx, personID); err != nil {
		return "", err
	}
	return knowDevice(ctx, tx, personID, "")
}

// choose checks a new password against what is known of its owner and hashes
// it, before any transaction.
func (a *Area) choose(ctx context.Context, password string, owner names) (hash string, err error) {
	if isEasy(password, owner.words()) {
		return "", fault.On("password", "account.password_easy", nil)
	}
	return a.hasher.hash(ctx, password)
}
