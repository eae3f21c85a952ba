package clock_test

import (
	"encoding/json"
	"testing"
	"time"

	"pgregory.net/rapid"

	"myspace/internal/base/clock"
	"myspace/internal/base/longtest"
)

func TestAddMonthsClampsToTheMonthsEnd(t *testing.T) {
	for _, tt := range []struct {
		from string
		n    int
		want string
	}{
		{"2026-01-31", 1, "2026-02-28"},
		{"2028-01-31", 1, "2028-02-29"},
		{"2026-01-31", 2, "2026-03-31"},
		{"2026-11-30", 3, "2027-02-28"},
		{"2026-03-31", -1, "2026-02-28"},
		{"2026-12-15", 1, "2027-01-15"},
	} {
		from, err := clock.ParseDate(tt.from)
		if err != nil {
			t.Fatal(err)
		}
		if got := from.AddMonths(tt.n).String(); got != tt.want {
			t.Errorf("%s + %d months = %s, want %s", tt.from, tt.n, got, tt.want)
		}
	}
}

func TestTimeSurvivesTheDatabaseAndJSON(t *testing.T) {
	longtest.Check(t, func(t *rapid.T) {
		sec := rapid.Int64Range(-62_000_000_000, 253_000_000_000).Draw(t, "sec")
		zone := time.FixedZone("x", rapid.IntRange(-12*3600, 14*3600).Draw(t, "zone"))
		at := clock.At(time.Unix(sec, rapid.Int64Range(0, 999_999_999).Draw(t, "ns")).In(zone))
		value, _ := at.Value()
		if want := at.Format("2006-01-02T15:04:05.000000Z"); value != want {
			t.Fatalf("kept as %v, want %s", value, want)
		}
		var back clock.Time
		if err := back.Scan(value); err != nil || back != at {
			t.Fatalf("scan: got %v, %v; want %v", back, err, at)
		}
		text, _ := json.Marshal(at)
		var again clock.Time
		if err := json.Unmarshal(text, &again); err != nil || again != at {
			t.Fatalf("json: got %v, %v; want %v", again, err, at)
		}
	})
}

func TestDatesCrossZones(t *testing.T) {
	paris, err := time.LoadLocation("Europe/Paris")
	if err != nil {
		t.Fatal(err)
	}
	late := clock.At(time.Date(2026, 11, 14, 23, 30, 0, 0, time.UTC))
	if got := clock.DateOf(late, paris).String(); got != "2026-11-15" {
		t.Errorf("got %s, want the next day in Paris", got)
	}
	if got := clock.DateOf(late, time.UTC).AddDays(30).String(); got != "2026-12-14" {
		t.Errorf("got %s", got)
	}
}

func TestTodayIsAnotherDayElsewhere(t *testing.T) {
	// Between these two it is always another day.
	east, west := clock.Today("Pacific/Kiritimati"), clock.Today("Pacific/Pago_Pago")
	if !west.Before(east) {
		t.Errorf("it is %s in the east and %s in the west", east, west)
	}
	for name, want := range map[string]string{"Nowhere/At_All": "UTC", "Europe/Paris": "Europe/Paris"} {
		if first, again := clock.Zone(name), clock.Zone(name); first.String() != want || first != again {
			t.Errorf("%s is %s, then %s", name, first, again)
		}
	}
}

// PostgreSQL refuses the year 0, and the year 10000 sorts before 2026.
func TestDaysStayWithinTheYearsThatCanBeKept(t *testing.T) {
	first, last := clock.Date{Year: 1, Month: 1, Day: 1}, clock.Date{Year: 9999, Month: 12, Day: 31}
	for _, got := range []clock.Date{first.AddDays(-1), first.AddMonths(-1), first.AddMonths(-1200)} {
		if got != first {
			t.Errorf("before the first day is %s", got)
		}
	}
	for _, got := range []clock.Date{last.AddDays(1), last.AddMonths(1), last.AddDays(400_000)} {
		if got != last {
			t.Errorf("after the last day is %s", got)
		}
	}
	if _, err := clock.ParseDate("0000-12-31"); err == nil {
		t.Error("the year 0 was read")
	}
	var at clock.Time
	for _, text := range []string{"0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "0000-06-01T00:00:00Z"} {
		if err := at.UnmarshalText([]byte(text)); err == nil {
			t.Errorf("%s was read", text)
		}
	}
}

// Days are written by our own hand, since a list writes two for each row.
func TestDaysAreWrittenInTenCharacters(t *testing.T) {
	longtest.Check(t, func(t *rapid.T) {
		day := clock.Date{Year: rapid.IntRange(1, 9999).Draw(t, "year"), Month: time.Month(rapid.IntRange(1, 12).Draw(t, "month")), Day: rapid.IntRange(1, 28).Draw(t, "day")}
		if want := day.Midnight().Format(time.DateOnly); day.String() != want {
			t.Fatalf("written %s, want %s", day, want)
		}
		if back, err := clock.ParseDate(day.String()); err != nil || back != day {
			t.Fatalf("read %v, %v; want %v", back, err, day)
		}
	})
	if none := (clock.Date{}).String(); none != "" {
		t.Errorf("no day is written %q", none)
	}
}
