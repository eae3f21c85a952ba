package app

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"strings"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

// examineDatabase reports what Inspect found, and whether the clock fits.
func (a *App) examineDatabase(ctx context.Context, r *Report, deep bool) {
	address := a.Config.DatabaseConfig().Address
	i, err := a.DB.Inspect(ctx, deep)
	if err != nil {
		r.fail("database", Explain(a.Config, err), "")
		return
	}
	r.ok("database", fmt.Sprintf("%s, version %s, schema version %d", db.Describe(address), i.Version, i.Have))
	var right []string
	for _, s := range i.Settings {
		if !s.Right() {
			r.fail("database setting", fmt.Sprintf("%s is %s, and must be %s", s.Name, s.Value, s.Want), "change it at the server, or what is acknowledged may be lost or misread")
			continue
		}
		right = append(right, s.Name+"="+s.Value)
	}
	r.ok("database settings", strings.Join(right, ", "))
	for _, p := range i.Problems {
		r.fail("database", p, "make a backup of what is there, then restore the last good one")
	}
	if len(i.Problems) == 0 {
		r.ok("integrity", depth(deep))
	}
	a.examineClock(ctx, r, i.Now)
}

func depth(deep bool) string {
	if deep {
		return "everything was read"
	}
	return "a quick look found nothing; --deep reads everything"
}

// examineClock compares our clock with the database's, and with the times it
// holds: ids and sessions go by the clock.
func (a *App) examineClock(ctx context.Context, r *Report, theirs clock.Time) {
	now := clock.Now()
	newest, err := db.One(ctx, a.DB, "", func(row db.Row) (t clock.Time, err error) { return t, row.Scan(&t) }, `SELECT MAX(at) FROM audit_event`)
	const advice = "set the clock, and have it kept by NTP"
	switch off := now.Sub(theirs).Abs(); {
	case err != nil:
		r.fail("clock", Explain(a.Config, err), "")
	case now.Year() < 2026:
		r.fail("clock", "it says "+now.Format(time.RFC3339), advice)
	case newest.Sub(now) > time.Minute:
		r.fail("clock", fmt.Sprintf("it says %s, but the last change was at %s", now.Format(time.RFC3339), newest.Format(time.RFC3339)), advice)
	case off > 5*time.Second:
		r.warn("clock", fmt.Sprintf("it differs from the database's by %s", off.Round(time.Second)), advice)
	default:
		r.ok("clock", now.Format(time.RFC3339))
	}
}

// examineFiles tries the store, and looks for the contents that rows name.
func (a *App) examineFiles(ctx context.Context, r *Report, deep bool) {
	if err := a.Files.Check(ctx); err != nil {
		r.fail("files", Explain(a.Config, err), "check the free space and who may write to the store")
		return
	}
	r.ok("files", "a file was stored, read and removed")
	if a.DB == nil {
		return
	}
	looked, lost, err := a.findLost(ctx, deep)
	switch {
	case err != nil:
		r.fail("stored files", Explain(a.Config, err), "")
	case len(lost) > 0:
		r.fail("stored files", fmt.Sprintf("%d of %d are missing or damaged: %s", len(lost), looked, strings.Join(lost[:min(len(lost), 5)], ", ")),
			"bring them back from a backup")
	case deep:
		r.ok("stored files", fmt.Sprintf("all %d were read, and are as they were stored", looked))
	default:
		r.ok("stored files", fmt.Sprintf("%d of them were looked for and found; --deep reads all", looked))
	}
}

// sample is how many stored files a quick look looks for.
const sample = 100

// findLost looks for stored contents: some, from a place by chance on, or all
// of them, which are read too.
func (a *App) findLost(ctx context.Context, deep bool) (looked int, lost []string, err error) {
	text, args := `SELECT hash FROM file WHERE hash >= ? ORDER BY hash LIMIT ?`, []any{randomHash(), sample}
	if deep {
		text, args = `SELECT hash FROM file ORDER BY hash`, nil
	}
	hashes, err := db.All(ctx, a.DB, db.ScanString, text, args...)
	if err == nil && !deep && len(hashes) < sample { // from the beginning again
		hashes, err = db.All(ctx, a.DB, db.ScanString, text, "", sample)
	}
	for _, hash := range hashes {
		there := true
		if err == nil && deep {
			there, err = isWhole(ctx, a.Files, hash)
		} else if err == nil {
			there, err = a.Files.Has(ctx, hash)
		}
		if !there {
			lost = append(lost, hash)
		}
	}
	return len(hashes), lost, err
}

func randomHash() string {
	start := make([]byte, sha256.Size)
	_, _ = rand.Read(start) // it never fails
	return hex.EncodeToString(start)
}

// isWhole reads a content and reports whether it is what its name says.
func isWhole(ctx context.Context, store *files.Store, hash string) (bool, error) {
	f, err := store.Open(ctx, hash)
	if fault.KindOf(err) == fault.NotFound {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	defer f.Close()
	sum := sha256.New()
	_, err = io.Copy(sum, f)
	return hex.EncodeToString(sum.Sum(nil)) == hash, err
}
