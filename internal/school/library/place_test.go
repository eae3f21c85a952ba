package library

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestMergedRangesHoldWhatWasPlayed: merged parts are in order, apart from each
// other, and hold every moment that was played, in whatever order they came.
func TestMergedRangesHoldWhatWasPlayed(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		var all []Range
		for range random.IntN(30) {
			from := random.Int64N(100_000)
			all = append(all, Range{from, from + random.Int64N(20_000) - 1000})
		}
		merged := merge(slices.Clone(all))
		for i, r := range merged {
			if r.To <= r.From || i > 0 && r.From <= merged[i-1].To+near {
				t.Fatalf("%v merged to %v", all, merged)
			}
		}
		for _, r := range all {
			if r.From < r.To && !slices.ContainsFunc(merged, func(m Range) bool { return m.From <= r.From && r.To <= m.To }) {
				t.Fatalf("%v is not in %v", r, merged)
			}
		}
		if again := readRanges(written(merged)); !slices.Equal(again, merged) {
			t.Fatalf("%v reads as %v", merged, again)
		}
		random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		if other := merge(all); !slices.Equal(other, merged) {
			t.Fatalf("in another order it is %v, not %v", other, merged)
		}
	}
}

func TestPercentCountsWhatIsThere(t *testing.T) {
	for _, tt := range []struct {
		heard    []Range
		duration int64
		want     int
	}{
		{nil, 100, 0},
		{[]Range{{0, 50}}, 100, 50},
		{[]Range{{0, 500}}, 100, 100}, // beyond the end
		{[]Range{{0, 90}}, 0, 0},      // nobody knows how long it is
		{[]Range{{200, 300}}, 100, 0}, // of another file
		{[]Range{{0, 899}}, 1000, 89}, // not rounded up to the proof
		{[]Range{{0, 900}}, 1000, 90},
	} {
		if got := percentOf(tt.heard, tt.duration); got != tt.want {
			t.Errorf("%v of %d is %d, want %d", tt.heard, tt.duration, got, tt.want)
		}
	}
}

// TestTheRestOfABookTakesSoLong: what is read as its reader reckoned it, what is heard
// in all its chapters, and nothing is made up where nobody told it.
func TestTheRestOfABookTakesSoLong(t *testing.T) {
	at := func(n Noted) KeptPlace { return KeptPlace{}.take(n) }
	text := at(Noted{Position: 36_000_000, Duration: 100_000_000, Takes: 6_000_000})
	found := readings([]placed{
		{"read", "f", "epub", 0, text},
		{"older", "f", "pdf", 0, at(Noted{Position: 36_000_000, Duration: 100_000_000})},
		{"heard", "one", "audio", 4, at(Noted{Position: 600_000, Duration: 1_000_000, Takes: 1_000_000})},
		{"heard", "two", "audio", 4, at(Noted{Position: 2_500_000, Duration: 2_000_000, Takes: 2_000_000})}, // beyond its end
	})
	for book, want := range map[string]int64{"read": 3_840_000, "older": 0, "heard": 400_000 + 0 + 2*1_500_000} {
		if got := found[book].Left; got != want {
			t.Errorf("%s: %d left, want %d", book, got, want)
		}
	}
	// A device that does not tell how long it takes changes nothing of it.
	if k := text.take(Noted{Position: 50_000_000, Duration: 100_000_000}); k.Left != 3_000_000 {
		t.Errorf("then %d", k.Left)
	}
}

func TestOnlyTheLongestOfTooManyRangesAreKept(t *testing.T) {
	var all []Range
	for i := range int64(2 * mostRanges) {
		all = append(all, Range{i * 10_000, i*10_000 + 100 + i})
	}
	merged := merge(all)
	if len(merged) != mostRanges || !slices.Contains(merged, all[len(all)-1]) || slices.Contains(merged, all[0]) {
		t.Errorf("%d are kept", len(merged))
	}
}
