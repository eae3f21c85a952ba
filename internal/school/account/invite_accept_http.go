package account

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/secret"
	"myspace/internal/school/people"
)

// OpenedInvite is what the reader of an invite's mail is shown.
type OpenedInvite struct {
	Name          string   `json:"name"`
	Email         string   `json:"email"`
	CampusID      string   `json:"campus_id" doc:"Where he will sign in; empty for roles in the whole network."`
	CampusName    string   `json:"campus_name" doc:"Empty for roles in the whole network."`
	Roles         []string `json:"roles"`
	NeedsPassword bool     `json:"needs_password" doc:"He has to choose one; otherwise he keeps his own."`
}

// InviteToken is the secret in an invite's link, after the #. It is sent in a
// body, so that no log has it.
type InviteToken struct {
	Token string `json:"token" maxLength:"100"`
}

// errLink is the one answer to every link that cannot be used.
func errLink() error { return fault.On("token", "account.link_invalid", nil) }

// errTakenBack says that nobody answers for an invite any more.
func errTakenBack() error { return fault.On("token", "account.invite_taken_back", nil) }

// tellTakenBack is the answer to a link that cannot be used. Where its invite was
// taken back by itself, the reader has done nothing wrong, and is told.
func tellTakenBack(ctx context.Context, q db.Querier, token string) error {
	taken, err := db.Exists(ctx, q, `SELECT 1 FROM mailed_link l JOIN staff_invite i ON i.id = l.about
		WHERE l.token_hash = ? AND l.kind = ? AND i.accepted_at IS NULL AND i.revoked_at IS NOT NULL AND i.revoked_because <> ''`, secret.Hash(token), inviteLink)
	switch {
	case err != nil:
		return err
	case taken:
		return errTakenBack()
	}
	return errLink()
}

// findOpened returns the invite that a link is about, while it is open and who
// sent it could send it now.
func findOpened(ctx context.Context, q db.Querier, token string) (i invite, owner names, needsPassword bool, err error) {
	owner, id, err := findLinked(ctx, q, inviteLink, token)
	if fault.KindOf(err) == fault.Invalid {
		return i, owner, false, tellTakenBack(ctx, q, token)
	}
	if err != nil {
		return i, owner, false, err
	}
	i, err = findInvite(ctx, q, access.System(), id)
	if fault.KindOf(err) == fault.NotFound || err == nil && i.State != "open" {
		return i, owner, false, errLink()
	}
	if err != nil {
		return i, owner, false, err
	}
	because, err := unbacked(ctx, q, i)
	if err != nil {
		return i, owner, false, err
	}
	if because != "" {
		return i, owner, false, errTakenBack()
	}
	// The password of an address that nobody has confirmed may be anybody's.
	has, err := db.Exists(ctx, q, `SELECT 1 FROM password w WHERE w.person_id = ? AND NOT EXISTS (SELECT 1 FROM unconfirmed u WHERE u.person_id = w.person_id)`, i.personID)
	return i, owner, !has, err
}

func (a *Area) openStaffInvite(ctx context.Context, in *struct{ Body InviteToken }) (OpenedInvite, error) {
	i, _, needs, err := findOpened(ctx, a.db, in.Body.Token)
	if err != nil {
		return OpenedInvite{}, err
	}
	return OpenedInvite{Name: i.name, Email: i.Email, CampusID: i.CampusID, CampusName: i.CampusName, Roles: i.Roles, NeedsPassword: needs}, nil
}

// acceptStaffInvite lets an invitee in: he chooses a password if he has none,
// and gets the roles if he does not have them yet.
func (a *Area) acceptStaffInvite(ctx context.Context, in *struct {
	Body struct {
		InviteToken
		Password             string `json:"password,omitempty" maxLength:"1000"`
		PasswordConfirmation string `json:"password_confirmation,omitempty" maxLength:"1000"`
	}
},
) (Done, error) {
	_, owner, needs, err := findOpened(ctx, a.db, in.Body.Token)
	if err != nil {
		return Done{}, err
	}
	hash := ""
	if needs {
		if err := (NewPassword{in.Body.Password, in.Body.PasswordConfirmation}).Check(); err != nil {
			return Done{}, err
		}
		if hash, err = a.choose(ctx, in.Body.Password, owner); err != nil {
			return Done{}, err
		}
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error { return a.accept(ctx, tx, in.Body.Token, hash) })
	return Done{err == nil}, err
}

func (a *Area) accept(ctx context.Context, tx *db.Tx, token, hash string) error {
	i, _, needs, err := findOpened(ctx, tx, token)
	if err != nil {
		return err
	}
	if needs != (hash != "") {
		return errLink() // he got a password by another link in the meantime
	}
	if _, err := useLink(ctx, tx, inviteLink, token); err != nil {
		return err
	}
	if err := acceptInvite(ctx, tx, i.ID); err != nil {
		return err
	}
	if err := people.GiveRoles(ctx, tx, i.personID, i.CampusID, i.roles); err != nil {
		return err
	}
	if hash != "" {
		if err := replacePassword(ctx, tx, i.personID, hash, ""); err != nil {
			return err
		}
	}
	// Whoever has the mail has the address.
	if err := db.Exec(ctx, tx, `DELETE FROM unconfirmed WHERE person_id = ?`, i.personID); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{Action: "acceptStaffInvite", Entity: "person", EntityID: i.personID, CampusID: i.CampusID, After: inviteTrail{i.Roles}})
}
