package account

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) secondFactorRoutes(r *api.Router) {
	self := everyone.EvenHeld()
	api.Get(r, "getSecondFactor", "/api/profile/second-factor", self, a.getSecondFactor, api.Says("Tell whether one has a second factor"))
	api.Do(r, "startSecondFactor", "/api/profile/second-factor/start", self, a.startSecondFactor, api.Refuses(fault.Conflict))
	api.Do(r, "confirmSecondFactor", "/api/profile/second-factor/confirm", self, a.confirmSecondFactor, api.Refuses(fault.Conflict))
	api.Do(r, "renewRecoveryCodes", "/api/profile/second-factor/recovery", self, a.renewRecoveryCodes, api.Refuses(fault.Conflict))
	api.Do(r, "removeSecondFactor", "/api/profile/second-factor/remove", self, a.removeSecondFactor, api.Refuses(fault.Forbidden, fault.Conflict))
}

// SecondFactor tells a person how his sign-in is guarded.
type SecondFactor struct {
	Enabled      bool `json:"enabled"`
	Required     bool `json:"required" doc:"One of his roles must have it."`
	RecoveryLeft int  `json:"recovery_left" doc:"How many recovery codes are left."`
}

func (a *Area) getSecondFactor(ctx context.Context, _ *struct{}) (s SecondFactor, err error) {
	personID := access.From(ctx).Actor().PersonID
	f, err := findFactor(ctx, a.db, personID)
	if err != nil {
		return s, err
	}
	s.Enabled = f.confirmed
	if s.RecoveryLeft, err = countRecoveryCodes(ctx, a.db, personID); err != nil {
		return s, err
	}
	s.Required, err = a.mustHaveFactor(ctx, a.db, personID)
	return s, err
}

// mustHaveFactor reports whether one of a person's roles, at any campus, must
// have a second factor.
func (a *Area) mustHaveFactor(ctx context.Context, q db.Querier, personID string) (bool, error) {
	settings, _, err := a.settings(ctx, q)
	if err != nil {
		return false, err
	}
	roles, _, err := standing(ctx, q, personID, "")
	return settings.needsSecondFactor(roles), err
}

// NewSecret is what an authenticator app must learn.
type NewSecret struct {
	Secret string `json:"secret" doc:"To type in where no picture can be taken."`
	URI    string `json:"uri" doc:"An otpauth address, to draw as a QR code."`
}

// Proof is the password of somebody who has signed in already.
type Proof struct {
	ExistingPassword string `json:"existing_password" maxLength:"1000"`
}

// prove asks the caller for his password once more.
func (a *Area) prove(ctx context.Context, p Proof) error {
	if p.ExistingPassword == "" {
		return fault.On("existing_password", "account.existing_missing", nil)
	}
	return a.proveSelf(ctx, access.From(ctx).Actor().PersonID, p.ExistingPassword, "existing_password")
}

func (a *Area) startSecondFactor(ctx context.Context, in *struct{ Body Proof }) (NewSecret, error) {
	if err := a.prove(ctx, in.Body); err != nil {
		return NewSecret{}, err
	}
	personID := access.From(ctx).Actor().PersonID
	person, err := findNames(ctx, a.db, personID)
	if err != nil {
		return NewSecret{}, err
	}
	secret := newSecret()
	sealed, err := a.config.Box.Seal(secret, "second_factor", personID)
	if err != nil {
		return NewSecret{}, err
	}
	err = a.changeFactor(ctx, "startSecondFactor", personID, func(tx *db.Tx) error {
		saved, err := saveNewFactor(ctx, tx, personID, sealed)
		if err == nil && !saved {
			return fault.New(fault.Conflict, "account.second_factor_on")
		}
		return err
	})
	text := plainBase32.EncodeToString(secret)
	return NewSecret{text, otpauth(text, person.email)}, err
}

// changeFactor changes something about a person's second factor, and records
// that it was done; what it is stays out of the trail.
func (a *Area) changeFactor(ctx context.Context, action, personID string, change func(*db.Tx) error) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := change(tx); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "person", EntityID: personID, CampusID: access.From(ctx).Actor().CampusID})
	})
}

// RecoveryCodes are shown once; only their hashes are kept.
type RecoveryCodes struct {
	RecoveryCodes []string `json:"recovery_codes" doc:"Each lets him in once without the app."`
}

// confirmSecondFactor switches a second factor on once its owner has shown that
// his app has the secret. His other sessions began without it, and end.
func (a *Area) confirmSecondFactor(ctx context.Context, in *struct {
	Body struct {
		Code string `json:"code" maxLength:"40"`
	}
},
) (RecoveryCodes, error) {
	actor := access.From(ctx).Actor()
	limits := ownCodeLimits(actor, in.Body.Code)
	if err := countAttempt(ctx, a.db, limits); err != nil {
		return RecoveryCodes{}, err
	}
	codes := newRecoveryCodes()
	err := a.changeFactor(ctx, "confirmSecondFactor", actor.PersonID, func(tx *db.Tx) error {
		f, err := findFactor(ctx, tx, actor.PersonID)
		switch {
		case err != nil:
			return err
		case f.sealed == "":
			return fault.New(fault.Conflict, "account.second_factor_off")
		case f.confirmed:
			return fault.New(fault.Conflict, "account.second_factor_on")
		}
		if err := a.useCode(ctx, tx, f, in.Body.Code); err != nil {
			return err
		}
		if err := confirmFactor(ctx, tx, actor.PersonID); err != nil {
			return err
		}
		if err := saveRecoveryCodes(ctx, tx, actor.PersonID, codes); err != nil {
			return err
		}
		if err := removeSessions(ctx, tx, actor.PersonID, actor.SessionID); err != nil {
			return err
		}
		return forgiveAttempt(ctx, tx, limits)
	})
	if err != nil {
		return RecoveryCodes{}, err
	}
	return RecoveryCodes{codes}, nil
}

// ownCodeLimits are the limits for codes of somebody who has signed in: what is
// tried in another of his sessions does not keep him from it.
func ownCodeLimits(actor access.Actor, code string) []limit {
	return codeLimits(actor.PersonID, code, place{device: "session " + actor.SessionID})
}

func (a *Area) renewRecoveryCodes(ctx context.Context, in *struct{ Body Proof }) (RecoveryCodes, error) {
	if err := a.prove(ctx, in.Body); err != nil {
		return RecoveryCodes{}, err
	}
	personID := access.From(ctx).Actor().PersonID
	codes := newRecoveryCodes()
	err := a.changeFactor(ctx, "renewRecoveryCodes", personID, func(tx *db.Tx) error {
		f, err := findFactor(ctx, tx, personID)
		if err != nil {
			return err
		}
		if !f.confirmed {
			return fault.New(fault.Conflict, "account.second_factor_off")
		}
		return saveRecoveryCodes(ctx, tx, personID, codes)
	})
	if err != nil {
		return RecoveryCodes{}, err
	}
	return RecoveryCodes{codes}, nil
}

func (a *Area) removeSecondFactor(ctx context.Context, in *struct {
	Body struct {
		Proof
		Code string `json:"code" maxLength:"40"`
	}
},
) (Done, error) {
	if err := a.prove(ctx, in.Body.Proof); err != nil {
		return Done{}, err
	}
	actor := access.From(ctx).Actor()
	personID, limits := actor.PersonID, ownCodeLimits(actor, in.Body.Code)
	if err := countAttempt(ctx, a.db, limits); err != nil {
		return Done{}, err
	}
	err := a.changeFactor(ctx, "removeSecondFactor", personID, func(tx *db.Tx) error {
		if err := a.mayRemoveFactor(ctx, tx, personID, in.Body.Code); err != nil {
			return err
		}
		if err := removeFactor(ctx, tx, personID); err != nil {
			return err
		}
		return forgiveAttempt(ctx, tx, limits)
	})
	return Done{err == nil}, err
}

// mayRemoveFactor refuses to remove a second factor that there is none of, that
// a role must have, or whose code is wrong.
func (a *Area) mayRemoveFactor(ctx context.Context, tx *db.Tx, personID, code string) error {
	f, err := findFactor(ctx, tx, personID)
	if err != nil {
		return err
	}
	if !f.confirmed {
		return fault.New(fault.Conflict, "account.second_factor_off")
	}
	required, err := a.mustHaveFactor(ctx, tx, personID)
	if err != nil {
		return err
	}
	if required {
		return fault.New(fault.Forbidden, "account.second_factor_required")
	}
	return a.useCode(ctx, tx, f, code)
}

// removePersonSecondFactor is for somebody who has lost both his app and his
// recovery codes.
func (a *Area) removePersonSecondFactor(ctx context.Context, in *api.ID) error {
	return a.changeFactor(ctx, "removePersonSecondFactor", in.ID, func(tx *db.Tx) error {
		if err := reachable(ctx, tx, in.ID); err != nil {
			return err
		}
		return removeFactor(ctx, tx, in.ID)
	})
}
