package studies_test

import (
	"math/big"
	"testing"

	"myspace/internal/school/studies"
)

// TestThePresenceRuleHoldsForAllCombinations goes through every number of
// sessions of each of the six values, and of gaps, up to three of each.
func TestThePresenceRuleHoldsForAllCombinations(t *testing.T) {
	const most = 4
	cases := append(append([]studies.Value{}, studies.Values...), "")
	seen := 0
	var try func(left []studies.Value, counts map[studies.Value]int, p studies.Presence)
	try = func(left []studies.Value, counts map[studies.Value]int, p studies.Presence) {
		if len(left) == 0 {
			seen++
			checkPresence(t, counts, p)
			return
		}
		for n := range most {
			if n > 0 {
				p.Add(left[0])
			}
			counts[left[0]] = n
			try(left[1:], counts, p)
		}
	}
	try(cases, map[studies.Value]int{}, studies.Presence{})
	if seen != 4*4*4*4*4*4*4 {
		t.Errorf("%d combinations were seen", seen)
	}
}

// checkPresence holds a count against the rule as product.md has it.
func checkPresence(t *testing.T, n map[studies.Value]int, p studies.Presence) {
	t.Helper()
	there := n[studies.Present] + n[studies.Late] + n[studies.Online] + n[studies.MadeUp]
	held := there + n[studies.Absent] + n[studies.Justified]
	if p.Present != there || p.Counted != held-n[studies.Justified] || p.Gaps != n[""] || p.Justified != n[studies.Justified] || p.Absent != n[studies.Absent] || p.Late != n[studies.Late] {
		t.Fatalf("%v are counted as %+v", n, p)
	}
	for _, percent := range []int{0, 1, 33, 50, 66, 67, 75, 80, 99, 100} {
		want := p.Counted == 0 || big.NewRat(int64(there), int64(p.Counted)).Cmp(big.NewRat(int64(percent), 100)) >= 0
		if p.Reaches(percent) != want {
			t.Fatalf("%v reach %d %%: %v", n, percent, p.Reaches(percent))
		}
	}
}

func TestPresencesAddUp(t *testing.T) {
	var a, b, both studies.Presence
	for i, v := range append(append([]studies.Value{}, studies.Values...), "", "absent", "late") {
		if i%2 == 0 {
			a.Add(v)
		} else {
			b.Add(v)
		}
		both.Add(v)
	}
	if a.Plus(b) != both {
		t.Errorf("%+v and %+v make %+v, want %+v", a, b, a.Plus(b), both)
	}
}
