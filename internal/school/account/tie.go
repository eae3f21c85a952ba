package account

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// Ties are how what this area keeps hangs on a person. How somebody signs in
// never changes hands when two records are merged: the password of a record
// that anybody may have registered would open the other one. What a provider
// vouches for is his, whichever record it was found on.
var Ties = people.Ties{
	"password.person_id":      {Name: "sign_in", Merge: people.Goes, Erase: people.Goes, Hidden: []string{"hash"}},
	"session.person_id":       {Name: "sessions", Merge: people.Goes, Erase: people.Goes, Hidden: []string{"token_hash"}},
	"known_device.person_id":  {Name: "devices", Merge: people.Goes, Erase: people.Goes, Hidden: []string{"mark_hash"}},
	"ended_session.person_id": {Name: "ended_sessions", Merge: people.Goes, Erase: people.Goes},
	"user_metadata.person_id": {Name: "settings", Merge: people.Joins, Erase: people.Goes},
	"identity.person_id":      {Name: "identities", Merge: people.Joins, Erase: people.Goes},
	"second_factor.person_id": {Name: "second_factor", Merge: people.Goes, Erase: people.Goes, Hidden: []string{"sealed", "last_step"}},
	"recovery_code.person_id": {Merge: people.Goes, Erase: people.Goes, Private: true},
	"mailed_link.person_id":   {Merge: people.Goes, Erase: people.Goes, Hidden: []string{"token_hash"}},
	"last_sign_in.person_id":  {Merge: people.Joins, Erase: people.Goes},
	"staff_invite.person_id":  {Name: "invites", Merge: people.Moves, Erase: people.Goes},
	"staff_invite.invited_by": {Merge: people.Moves, Erase: people.Stays, Private: true},
	"unconfirmed.person_id":   {Merge: people.Goes, Erase: people.Goes, Private: true},
	"provider_flow.person_id": {Merge: people.Goes, Erase: people.Goes, Private: true},
}

// ForgetAttempts takes an address out of what is counted against guessing.
func ForgetAttempts(ctx context.Context, tx *db.Tx, email string) error {
	var w db.Where
	w.Contains("key", people.EmailKey(email))
	return db.Exec(ctx, tx, `DELETE FROM attempt`+w.String(), w.Args...)
}
