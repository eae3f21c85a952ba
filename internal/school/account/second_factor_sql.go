package account

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/secret"
)

// factor is a person's second factor; its zero value is none.
type factor struct {
	personID, sealed string
	confirmed        bool
	lastStep         int64
}

func findFactor(ctx context.Context, q db.Querier, personID string) (factor, error) {
	all, err := db.All(ctx, q, func(r db.Row) (f factor, err error) {
		f.personID = personID
		return f, r.Scan(&f.sealed, &f.confirmed, &f.lastStep)
	}, `SELECT sealed, confirmed_at IS NOT NULL, last_step FROM second_factor WHERE person_id = ?`, personID)
	if err != nil || len(all) == 0 {
		return factor{}, err
	}
	return all[0], nil
}

// saveNewFactor keeps a secret that is not confirmed yet, in the place of an
// older one of that kind; a confirmed one stays.
func saveNewFactor(ctx context.Context, tx *db.Tx, personID, sealed string) (saved bool, err error) {
	n, err := db.Affected(ctx, tx, `INSERT INTO second_factor (person_id, sealed) VALUES (?, ?)
		ON CONFLICT (person_id) DO UPDATE SET sealed = excluded.sealed WHERE second_factor.confirmed_at IS NULL`, personID, sealed)
	return n > 0, err
}

func confirmFactor(ctx context.Context, tx *db.Tx, personID string) error {
	return db.Exec(ctx, tx, `UPDATE second_factor SET confirmed_at = ? WHERE person_id = ?`, clock.Now(), personID)
}

func removeFactor(ctx context.Context, tx *db.Tx, personID string) error {
	if err := db.Exec(ctx, tx, `DELETE FROM recovery_code WHERE person_id = ?`, personID); err != nil {
		return err
	}
	return db.Change(ctx, tx, "account.second_factor_off", `DELETE FROM second_factor WHERE person_id = ?`, personID)
}

func saveRecoveryCodes(ctx context.Context, tx *db.Tx, personID string, codes []string) error {
	if err := db.Exec(ctx, tx, `DELETE FROM recovery_code WHERE person_id = ?`, personID); err != nil {
		return err
	}
	args := []any{}
	for _, c := range codes {
		args = append(args, personID, secret.Hash(plainCode(c)))
	}
	return db.Exec(ctx, tx, `INSERT INTO recovery_code (person_id, code_hash) VALUES `+db.Values(len(codes), 2), args...)
}

func countRecoveryCodes(ctx context.Context, q db.Querier, personID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM recovery_code WHERE person_id = ? AND used_at IS NULL`, personID)
}

// passSecondFactor asks a person who has a second factor for a code.
func (a *Area) passSecondFactor(ctx context.Context, tx *db.Tx, personID, code string) (asked bool, err error) {
	f, err := findFactor(ctx, tx, personID)
	if err != nil || !f.confirmed {
		return false, err
	}
	if code == "" {
		return true, nil
	}
	return false, a.useCode(ctx, tx, f, code)
}

// useCode consumes a code of the app or a recovery code: of many who try the
// same one at once, one succeeds.
func (a *Area) useCode(ctx context.Context, tx *db.Tx, f factor, code string) error {
	plain := plainCode(code)
	if isStepCode(plain) {
		return a.useStep(ctx, tx, f, plain, clock.Now().Time)
	}
	n, err := db.Affected(ctx, tx, `UPDATE recovery_code SET used_at = ? WHERE person_id = ? AND code_hash = ? AND used_at IS NULL`,
		clock.Now(), f.personID, secret.Hash(plain))
	if err == nil && n == 0 {
		return errCodeWrong()
	}
	if err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{Action: "useRecoveryCode", Entity: "person", EntityID: f.personID, CampusID: access.From(ctx).Actor().CampusID})
}

func (a *Area) useStep(ctx context.Context, tx *db.Tx, f factor, code string, now time.Time) error {
	secret, err := a.config.Box.Open(f.sealed, "second_factor", f.personID)
	if err != nil {
		return err
	}
	step, ok := matchStep(secret, code, stepAt(now), f.lastStep)
	if !ok {
		return errCodeWrong()
	}
	n, err := db.Affected(ctx, tx, `UPDATE second_factor SET last_step = ? WHERE person_id = ? AND last_step < ?`, step, f.personID, step)
	if err == nil && n == 0 {
		return errCodeWrong()
	}
	return err
}
