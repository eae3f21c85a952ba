package db_test

import (
	"database/sql"
	"fmt"
	"math"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/fault"
)

func openThings(t *testing.T) *db.DB {
	t.Helper()
	return dbtest.OpenSchema(t, &fstest.MapFS{"0001_thing.sql": {Data: []byte(`-- +goose Up
CREATE TABLE thing (
	id    TEXT PRIMARY KEY,
	name  TEXT,
	n     BIGINT NOT NULL,
	share DOUBLE PRECISION NOT NULL,
	yes   BOOLEAN NOT NULL,
	day   DATE,
	at    TIMESTAMPTZ
);`)}})
}

type thing struct {
	ID    string
	Name  sql.NullString
	N     int64
	Share float64
	Yes   bool
	Day   clock.Date
	At    clock.Time
}

func things(t *testing.T, q db.Querier, where string, args ...any) []thing {
	t.Helper()
	all, err := db.All(t.Context(), q, func(r db.Row) (x thing, err error) {
		return x, r.Scan(&x.ID, &x.Name, &x.N, &x.Share, &x.Yes, &x.Day, &x.At)
	}, `SELECT id, name, n, share, yes, day, at FROM thing `+where, args...)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestASetIsStoredAsItsRowsWouldBeOneByOne: values of every kind, found again by
// the same conditions.
func TestASetIsStoredAsItsRowsWouldBeOneByOne(t *testing.T) {
	d := openThings(t)
	day, now := clock.Date{Year: 2026, Month: 2, Day: 28}, clock.Now()
	text := func(s string) sql.NullString { return sql.NullString{String: s, Valid: true} }
	want := []thing{
		{"a", text(`"Ñgọzi" <\&> '…' 😀` + "\n\t"), 1<<62 + 1, 0.1, true, day, now},
		{"b", sql.NullString{}, -5, -1e300, false, clock.Date{}, clock.Time{}},
		{"c", text("2024"), 0, 3, true, day, now},
		{"d", text(""), 7, 0, true, day, now},
	}
	set := db.NewBulk(`thing (id, name, n, share, yes, day, at)`)
	for _, x := range want {
		set.Add(x.ID, x.Name, x.N, x.Share, x.Yes, x.Day, x.At)
	}
	if err := d.Tx(t.Context(), func(tx *db.Tx) error { return set.Insert(t.Context(), tx) }); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, things(t, d, `ORDER BY id`)); diff != "" {
		t.Error(diff)
	}
	if n := len(things(t, d, `WHERE yes = ? AND day = ? AND at = ? AND name = ? AND n = 0`, true, day, now, "2024")); n != 1 {
		t.Errorf("%d rows are found by their values", n)
	}
}

// TestARowIsStoredAlikeAloneAndAmongOthers, few or many: whatever it holds, and
// whichever way it is given to the database.
func TestARowIsStoredAlikeAloneAndAmongOthers(t *testing.T) {
	d := openThings(t)
	texts := []string{
		"", " ", "a", `"`, `\`, `\u0041`, `\"`, "\x01", "\x1f\x7f", "\r\n\t", "<&>", "\u2028\u2029", "é", "😀", "\ufeff", "\ufffd", "null", "true", "12", "1e5", "0x1", `{"a":1}`, `[1]`, "'--", "2026-02-28",
	}
	numbers, shares := []int64{0, -1, math.MaxInt64, math.MinInt64}, []float64{0, 3, 0.1, -1e300, 2.5}
	few, many := db.NewBulk(`thing (id, name, n, share, yes, day, at)`), db.NewBulk(`thing (id, name, n, share, yes, day, at)`)
	for i := range 100 {
		many.Add(fmt.Sprint("other ", i), "", 0, 0.0, false, nil, nil)
	}
	row := func(way string, i int) []any {
		return []any{fmt.Sprintf("%02d%s", i, way), texts[i], numbers[i%len(numbers)], shares[i%len(shares)], i%2 == 0, clock.Date{Year: 2026, Month: 2, Day: 1 + i}, clock.Now()}
	}
	err := d.Tx(t.Context(), func(tx *db.Tx) error {
		for i := range texts {
			few.Add(row("few", i)...)
			many.Add(row("many", i)...)
			one := db.NewBulk(`thing (id, name, n, share, yes, day, at)`)
			one.Add(append(row("one", i)[:1], "other", 5, 0.5, i%2 > 0, nil, nil)...)
			if err := one.Insert(t.Context(), tx); err != nil {
				return err
			}
			one = db.NewBulk(`thing (id, name, n, share, yes, day, at)`)
			one.Add(row("one", i)...)
			if err := one.Upsert(t.Context(), tx, "id", "name", "n", "share", "yes", "day", "at"); err != nil {
				return err
			}
		}
		if err := few.Insert(t.Context(), tx); err != nil {
			return err
		}
		return many.Insert(t.Context(), tx)
	})
	if err != nil {
		t.Fatal(err)
	}
	alone, some, among := things(t, d, `WHERE id LIKE '%one' ORDER BY id`), things(t, d, `WHERE id LIKE '%few' ORDER BY id`), things(t, d, `WHERE id LIKE '%many' ORDER BY id`)
	for i := range among {
		if among[i].Name.String != texts[i] || among[i].N != numbers[i%len(numbers)] || among[i].Share != shares[i%len(shares)] {
			t.Errorf("%q is kept as %+v", texts[i], among[i])
		}
		for _, of := range [][]thing{alone, some, among} {
			of[i].ID, of[i].At = "", clock.Time{}
		}
	}
	for _, of := range [][]thing{alone, some} {
		if diff := cmp.Diff(among, of); diff != "" || len(of) != len(texts) {
			t.Error(diff)
		}
	}
}

// TestWhatCannotBeKeptIsRefusedAloneAndAmongOthers, and the same way.
func TestWhatCannotBeKeptIsRefusedAloneAndAmongOthers(t *testing.T) {
	d := openThings(t)
	for _, odd := range []any{"\x00", "a\xff", sql.NullString{String: "\xff", Valid: true}, math.NaN(), math.Inf(1), []byte("a"), clock.Now().Time} {
		for _, others := range []int{0, 1, 100} {
			err := d.Tx(t.Context(), func(tx *db.Tx) error {
				set := db.NewBulk(`thing (id, name, n, share, yes)`)
				set.Add("odd", odd, 1, 1, true)
				for i := range others {
					set.Add(fmt.Sprint("other ", i), "a", 1, 1, true)
				}
				return set.Insert(t.Context(), tx)
			})
			if err == nil {
				t.Errorf("%#v beside %d is kept", odd, others)
			}
		}
	}
	if all := things(t, d, ``); len(all) > 0 {
		t.Errorf("%+v is there", all)
	}
}

func TestASetOfAnySizeIsWrittenAndPutInOrder(t *testing.T) {
	d := openThings(t)
	err := d.Tx(t.Context(), func(tx *db.Tx) error {
		all := db.NewBulk(`thing (id, n, share, yes)`)
		for i := range 26_000 { // beyond what one statement takes
			all.Add(db.NewID(), i, 0, false)
		}
		return all.Insert(t.Context(), tx)
	})
	if err != nil {
		t.Fatal(err)
	}
	ids, err := db.All(t.Context(), d, db.ScanString, `SELECT id FROM thing ORDER BY n DESC`)
	if err != nil || len(ids) != 26_000 {
		t.Fatal(len(ids), err)
	}
	err = d.Tx(t.Context(), func(tx *db.Tx) error {
		return db.NewOrder(`thing (id, n)`, append(ids[:3:3], ids[0]), 10).Update(t.Context(), tx, "thing.not_found", "id")
	})
	if err != nil {
		t.Fatal(err)
	}
	got := []int64{}
	for _, id := range ids[:4] {
		got = append(got, things(t, d, `WHERE id = ?`, id)[0].N)
	}
	if diff := cmp.Diff([]int64{13, 11, 12, 25_996}, got); diff != "" {
		t.Error(diff)
	}
}

func TestASetThatIsNotThereWhollyIsRefused(t *testing.T) {
	d := openThings(t)
	write := func(do func(tx *db.Tx) error) error { return d.Tx(t.Context(), do) }
	one := db.NewBulk(`thing (id, n, share, yes)`)
	one.Add("a", 1, 0, false)
	if err := write(func(tx *db.Tx) error { return one.Insert(t.Context(), tx) }); err != nil {
		t.Fatal(err)
	}
	if err := write(func(tx *db.Tx) error { return one.Insert(t.Context(), tx) }); !db.IsDuplicate(err) {
		t.Errorf("twice: %v", err)
	}
	two := db.NewOrder(`thing (id, n)`, []string{"a", "missing"}, 5)
	if err := write(func(tx *db.Tx) error { return two.Update(t.Context(), tx, "thing.not_found", "id") }); fault.KindOf(err) != fault.NotFound {
		t.Errorf("one is missing: %v", err)
	}
	odd := db.NewBulk(`thing (id, name)`)
	odd.Add("a", "null \x00")
	if err := write(func(tx *db.Tx) error { return odd.Update(t.Context(), tx, "thing.not_found", "id") }); fault.KindOf(err) != fault.Invalid {
		t.Errorf("a null character: %v", err)
	}
	if got := things(t, d, ``)[0]; got.N != 1 || got.Name.Valid {
		t.Errorf("changed all the same: %+v", got)
	}
}
