package account

import (
	"context"
	"encoding/json"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/people"
)

func (a *Area) profileRoutes(r *api.Router) {
	api.SpecPost(r, "updateUser", "/api/auth/user/update", everyone, a.updateUser, api.Says("Change one's own record, settings and look"), api.Refuses(fault.Conflict))
	api.Put(r, "changePassword", "/api/profile/password", everyone, a.changePassword)
	api.Get(r, "listOwnSessions", "/api/profile/sessions", everyone, a.listOwnSessions)
	api.Remove(r, "endOtherSessions", "/api/profile/sessions", everyone, a.endOtherSessions)
	api.Remove(r, "endOwnSession", "/api/profile/sessions/{id}", everyone, a.endOwnSession)
}

// UserUpdate is the specification's user as he is saved: the session's user,
// whose own keys are read only and ignored, and whatever of the person changed.
type UserUpdate struct {
	Version  int64           `json:"version,omitempty" doc:"The person's version that the change was made on; 0 to save settings alone."`
	Data     *UserData       `json:"data,omitempty" doc:"What is known of the person."`
	Metadata *MetadataUpdate `json:"metadata,omitempty"`

	ID               string          `json:"id,omitempty"`
	Role             json.RawMessage `json:"role,omitempty"`
	Name             string          `json:"name,omitempty"`
	Email            string          `json:"email,omitempty"`
	MiniAvatarURL    string          `json:"mini_avatar_url,omitempty"`
	OrganizationID   string          `json:"organization_id,omitempty"`
	OrganizationName string          `json:"organization_name,omitempty"`
	Origin           string          `json:"origin,omitempty"`
	RedirectURL      string          `json:"redirect_url,omitempty"`

	Maintenance          bool `json:"maintenance,omitempty"`
	SchoolMonth          int  `json:"school_month,omitempty"`
	SecondFactorRequired bool `json:"second_factor_required,omitempty"`
}

// UserData is what a person may change of himself. What is not named stays.
type UserData struct {
	FirstName         *string     `json:"first_name,omitempty" maxLength:"80"`
	MiddleName        *string     `json:"middle_name,omitempty" maxLength:"80"`
	LastName          *string     `json:"last_name,omitempty" maxLength:"80"`
	Mobile            *string     `json:"mobile,omitempty" maxLength:"40"`
	Gender            *string     `json:"gender,omitempty" enum:",male,female"`
	BirthDate         *clock.Date `json:"birth_date,omitempty" pattern:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d)))?$"`
	BirthCountry      *string     `json:"birth_country,omitempty" maxLength:"2"`
	IdentityCard      *string     `json:"identity_card,omitempty" maxLength:"40"`
	Address           *string     `json:"address,omitempty" maxLength:"200"`
	AdditionalAddress *string     `json:"additional_address,omitempty" maxLength:"200"`
	Neighborhood      *string     `json:"neighborhood,omitempty" maxLength:"100"`
	ZipCode           *string     `json:"zip_code,omitempty" maxLength:"20"`
	City              *string     `json:"city,omitempty" maxLength:"100"`
	State             *string     `json:"state,omitempty" maxLength:"100"`
	Country           *string     `json:"country,omitempty" maxLength:"2"`
	Bio               *string     `json:"bio,omitempty" maxLength:"4000"`
	BankAccount       *string     `json:"bank_account,omitempty" maxLength:"60"`
	FavouriteContact  *string     `json:"favourite_contact,omitempty" enum:",mobile,email,messaging,letter"`
	Pastor            *string     `json:"pastor,omitempty" maxLength:"120"`
	ChurchID          *string     `json:"church_id,omitempty" maxLength:"64"`
	Language          *string     `json:"language,omitempty" enum:",fr,en,pt,it,es"`
}

// apply changes a person by what is named.
func (u UserData) apply(f *people.PersonFields, d *people.Details) {
	for to, from := range map[*string]*string{
		&f.FirstName: u.FirstName, &f.MiddleName: u.MiddleName, &f.LastName: u.LastName, &f.Mobile: u.Mobile, &f.Gender: u.Gender,
		&f.City: u.City, &f.Country: u.Country, &f.Language: u.Language, &d.BirthCountry: u.BirthCountry, &d.IdentityCard: u.IdentityCard,
		&d.Address: u.Address, &d.AdditionalAddress: u.AdditionalAddress, &d.Neighborhood: u.Neighborhood, &d.ZipCode: u.ZipCode,
		&d.State: u.State, &d.Bio: u.Bio, &d.BankAccount: u.BankAccount, &d.FavouriteContact: u.FavouriteContact,
		&d.Pastor: u.Pastor, &d.ChurchID: u.ChurchID,
	} {
		if from != nil {
			*to = *from
		}
	}
	if u.BirthDate != nil {
		f.BirthDate = *u.BirthDate
	}
}

// How much the browser may keep for a person.
const (
	maxSettings  = 32 << 10
	maxShortcuts = 50
)

// MetadataUpdate is what the browser keeps for a person; what is not named
// stays.
type MetadataUpdate struct {
	Settings  json.RawMessage `json:"settings,omitempty"`
	Shortcuts *[]string       `json:"shortcuts,omitempty" maxItems:"50"`
}

// SavedUser is the answer to a saved user.
type SavedUser struct {
	User   User          `json:"user"`
	Person people.Person `json:"person"`
}

func (a *Area) updateUser(ctx context.Context, in *struct {
	Body struct {
		User UserUpdate `json:"user"`
	}
},
) (SavedUser, error) {
	u := in.Body.User
	if u.Metadata != nil && len(u.Metadata.Settings) > maxSettings {
		return SavedUser{}, fault.On("metadata.settings", "field.too_long", fault.Params{"limit": maxSettings})
	}
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		if u.Data != nil {
			if err := a.config.People.SaveSelf(ctx, tx, people.Edit{Version: u.Version, Change: u.Data.apply}); err != nil {
				return err
			}
		}
		if u.Metadata != nil {
			return a.saveMetadata(ctx, tx, *u.Metadata)
		}
		return nil
	})
	if err != nil {
		return SavedUser{}, err
	}
	s, err := a.answer(ctx, "", `s.id = ?`, access.From(ctx).Actor().SessionID)
	if err != nil {
		return SavedUser{}, err
	}
	p, err := a.config.People.Self(ctx)
	return SavedUser{s.User, p}, err
}

func (a *Area) saveMetadata(ctx context.Context, tx *db.Tx, m MetadataUpdate) error {
	personID := access.From(ctx).Actor().PersonID
	kept, err := findMetadata(ctx, tx, personID)
	if err != nil {
		return err
	}
	if m.Settings != nil {
		if !isObject(m.Settings) {
			return fault.On("metadata.settings", "field.format", nil)
		}
		kept.Settings = m.Settings
	}
	if m.Shortcuts != nil {
		kept.Shortcuts = *m.Shortcuts
	}
	if err := saveMetadata(ctx, tx, personID, kept); err != nil {
		return err
	}
	return a.tellProvider(ctx, tx)
}

func isObject(raw json.RawMessage) bool {
	var object map[string]json.RawMessage
	return json.Unmarshal(raw, &object) == nil && object != nil
}

func (a *Area) changePassword(ctx context.Context, in *struct {
	Body struct {
		ExistingPassword string `json:"existing_password" maxLength:"1000"`
		NewPassword
	}
},
) (Done, error) {
	actor := access.From(ctx).Actor()
	if in.Body.ExistingPassword == "" {
		return Done{}, fault.On("existing_password", "account.existing_missing", nil)
	}
	if err := a.proveSelf(ctx, actor.PersonID, in.Body.ExistingPassword, "existing_password"); err != nil {
		return Done{}, err
	}
	owner, err := findNames(ctx, a.db, actor.PersonID)
	if err != nil {
		return Done{}, err
	}
	hash, err := a.choose(ctx, in.Body.Password, owner)
	if err != nil {
		return Done{}, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := replacePassword(ctx, tx, actor.PersonID, hash, actor.SessionID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "changePassword", Entity: "person", EntityID: actor.PersonID, CampusID: actor.CampusID})
	})
	return Done{err == nil}, err
}

// proveSelf asks for the password of somebody who has signed in already, with
// limits as at the door: an open tablet is no proof. What is tried in another of
// his sessions slows him down here only when there is no end to it.
func (a *Area) proveSelf(ctx context.Context, personID, password, field string) error {
	key := "password of " + personID
	limits := []limit{
		place{device: "session " + access.From(ctx).Actor().SessionID}.guesses(key),
		{key: key, most: mostInARow, window: inARow, lasting: true, clears: true, refusal: "session.too_many_wrong"},
	}
	if err := countAttempt(ctx, a.db, limits); err != nil {
		return err
	}
	stored, err := findHash(ctx, a.db, personID)
	if err != nil {
		return err
	}
	right, err := a.hasher.verify(ctx, stored, password)
	if err != nil {
		return err
	}
	if !right {
		return fault.On(field, "account.existing_invalid", nil)
	}
	return a.db.Tx(ctx, func(tx *db.Tx) error { return forgiveAttempt(ctx, tx, limits) })
}
