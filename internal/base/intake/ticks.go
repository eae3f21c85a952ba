package intake

import (
	"strconv"
	"strings"
)

// lines are those of a file, from and to.
type lines [][2]int

// linesOf reads lines as 4,7-9. The route has checked their form.
func linesOf(text string) (all lines) {
	for one := range strings.SplitSeq(text, ",") {
		from, to, several := strings.Cut(one, "-")
		first, err := strconv.Atoi(from)
		if err != nil {
			continue
		}
		last := first
		if several {
			last, _ = strconv.Atoi(to)
		}
		all = append(all, [2]int{first, last})
	}
	return all
}

func (l lines) has(line int) bool {
	for _, r := range l {
		if r[0] <= line && line <= r[1] {
			return true
		}
	}
	return false
}

// Ticks are what somebody has said of single rows of a plan: which to look at
// are right, and which are to be left out.
type Ticks struct{ take, leave lines }

// settle carries into a plan what was said of its rows.
func settle[R Planned](t Ticks, rows []R) {
	for _, one := range rows {
		switch r := one.Row(); {
		case r.Outcome == look && t.take.has(r.Line):
			r.Outcome = r.Proposal
		case r.Outcome != refuse && t.leave.has(r.Line):
			r.Outcome = leave
		}
	}
}
