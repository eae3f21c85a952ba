package account

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// ties are how what this area keeps hangs on a person. How somebody signs in
// never changes hands when two records are merged: the password of a record
// that anybody may have registered would open the other one. What a provider
// vouches for is his, whichever record it was found on.
var ties = part.Ties{
	"password.person_id":      {Name: "sign_in", Merge: part.Goes, Erase: part.Goes, Hidden: []string{"hash"}},
	"session.person_id":       {Name: "sessions", Merge: part.Goes, Erase: part.Goes, Hidden: []string{"token_hash"}},
	"known_device.person_id":  {Name: "devices", Merge: part.Goes, Erase: part.Goes, Hidden: []string{"mark_hash"}},
	"ended_session.person_id": {Name: "ended_sessions", Merge: part.Goes, Erase: part.Goes},
	"user_metadata.person_id": {Name: "settings", Merge: part.Joins, Erase: part.Goes},
	"identity.person_id":      {Name: "identities", Merge: part.Joins, Erase: part.Goes},
	"second_factor.person_id": {Name: "second_factor", Merge: part.Goes, Erase: part.Goes, Hidden: []string{"sealed", "last_step"}},
	"keeping_key.person_id":   {Merge: part.Goes, Erase: part.Goes, Private: true},
	"recovery_code.person_id": {Merge: part.Goes, Erase: part.Goes, Private: true},
	"mailed_link.person_id":   {Merge: part.Goes, Erase: part.Goes, Hidden: []string{"token_hash"}},
	"last_sign_in.person_id":  {Merge: part.Joins, Erase: part.Goes},
	"staff_invite.person_id":  {Name: "invites", Merge: part.Moves, Erase: part.Goes},
	"staff_invite.invited_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"unconfirmed.person_id":   {Merge: part.Goes, Erase: part.Goes, Private: true},
	"provider_flow.person_id": {Merge: part.Goes, Erase: part.Goes, Private: true},
}

// forgetAddress takes an address out of what is counted against guessing.
func forgetAddress(ctx context.Context, tx *db.Tx, email string) error {
	var w db.Where
	w.Contains("key", people.EmailKey(email))
	return db.Exec(ctx, tx, `DELETE FROM attempt`+w.String(), w.Args...)
}
