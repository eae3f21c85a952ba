package finance_test

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"encoding/json"
	"fmt"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
	"myspace/internal/school/finance"
)

// keyOf gives somebody a key to what his browsers keep, and returns what seals with it as
// a browser does.
func (s school) keyOf(t *testing.T, personID string) func(place, plain string) finance.SealedPayment {
	t.Helper()
	key := make([]byte, 32)
	copy(key, personID)
	sealed, err := s.box.Seal(key, "keeping_key", personID)
	if err != nil {
		t.Fatal(err)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `INSERT INTO keeping_key (person_id, sealed, created_at) VALUES (?, ?, ?)`, personID, sealed, clock.Now())
	})
	block, err := aes.NewCipher(key)
	if err != nil {
		t.Fatal(err)
	}
	aead, err := cipher.NewGCM(block)
	if err != nil {
		t.Fatal(err)
	}
	return func(place, plain string) finance.SealedPayment {
		iv := []byte("twelve bytes")
		return finance.SealedPayment{ID: place, IV: iv, Text: aead.Seal(nil, iv, []byte(plain), []byte(fmt.Sprintf("[%q,%q]", personID, place)))}
	}
}

// Money that a cashier took without a line, who was disabled, demoted or erased before it
// was sent, lay sealed for nobody.
func TestWhatACashierCanNoLongerSendIsOpenedForTheNext(t *testing.T) {
	for name, loses := range map[string]func(ctx context.Context, s school, tx *db.Tx) error{
		"disabled": func(ctx context.Context, _ school, tx *db.Tx) error {
			return db.Exec(ctx, tx, `UPDATE person SET enabled = FALSE WHERE id = 'clerk'`)
		},
		"demoted": func(ctx context.Context, _ school, tx *db.Tx) error {
			return db.Exec(ctx, tx, `DELETE FROM membership_role WHERE person_id = 'clerk'`)
		},
		"erased": func(ctx context.Context, s school, tx *db.Tx) error {
			if err := s.area.Part().Follower.Erased(ctx, tx, "clerk"); err != nil {
				return err
			}
			if err := db.Exec(ctx, tx, `UPDATE person SET enabled = FALSE WHERE id = 'clerk'`); err != nil {
				return err
			}
			return db.Exec(ctx, tx, `DELETE FROM keeping_key WHERE person_id = 'clerk'`)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSchool(t)
			var till finance.Till
			s.as("clerk", access.Secretary).Call(t, "POST", "/api/tills", map[string]any{"campus_id": "paris", "name": "Desk"}).Into(http.StatusCreated, &till)
			seals := s.keyOf(t, "clerk")
			payment := fmt.Sprintf(`{"id":"taken","payment":{"amount":10,"taken":{"till_id":%q,"year":2026,"number":1}}}`, till.ID)
			held := `{"code":"","entry":` + payment + `}`
			moved := seals("elsewhere", held)
			moved.ID = "taken-too"
			body := map[string]any{"person_id": "clerk", "payments": []finance.SealedPayment{
				seals("taken", held), moved, seals("sheet", `{"code":"","entry":{"id":"sheet","value":"absent"}}`),
			}}
			path := "/api/tills/" + till.ID + "/left"
			// He sends it himself.
			s.Call(t, "POST", path, body).Fails(http.StatusConflict, "finance.sends_himself")
			s.change(t, func(ctx context.Context, tx *db.Tx) error { return loses(ctx, s, tx) })
			var left finance.LeftPayments
			s.Call(t, "POST", path, body).Into(http.StatusOK, &left)
			if len(left.Items) != 1 || left.Items[0].ID != "taken" || !json.Valid([]byte(left.Items[0].Entry)) || left.Items[0].Entry != payment {
				t.Errorf("opened %+v", left.Items)
			}
			if told, err := db.Exists(t.Context(), s.db, `SELECT 1 FROM audit_event WHERE action = 'openLeft' AND entity_id = ?`, till.ID); err != nil || !told {
				t.Errorf("the trail does not tell of it: %v", err)
			}
			s.as("s1", access.Student).Call(t, "POST", path, body).Is(http.StatusForbidden)
			abroad := s.as("books", access.Accounting)
			abroad.Actor.CampusID = "dakar"
			abroad.Call(t, "POST", path, body).Is(http.StatusNotFound)
		})
	}
}

// Of somebody who has no key any more nothing is opened, and it is said.
func TestWhatNoKeyOpensIsSaid(t *testing.T) {
	s := newSchool(t)
	var till finance.Till
	s.Call(t, "POST", "/api/tills", map[string]any{"campus_id": "paris", "name": "Desk"}).Into(http.StatusCreated, &till)
	s.Call(t, "POST", "/api/tills/"+till.ID+"/left", map[string]any{"person_id": "nobody", "payments": []finance.SealedPayment{{ID: "a", IV: []byte("a"), Text: []byte("a")}}}).Fails(http.StatusNotFound, "finance.key_gone")
	// Nobody who took no money leaves a key.
	s.keyOf(t, "s1")
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return s.area.Part().Follower.Erased(ctx, tx, "s1") })
	if left, err := db.Exists(t.Context(), s.db, `SELECT 1 FROM left_key`); err != nil || left {
		t.Errorf("a student left a key: %v", err)
	}
	if _, err := account.FindKept(t.Context(), s.db, s.box, "s1"); err != nil {
		t.Error(err)
	}
}
