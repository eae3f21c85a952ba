// Package studies is what happens in the classroom: who was there, and what he was
// graded.
package studies

// Value is what a mark of attendance says.
type Value string

// The six values, and none: a cell that was emptied again.
const (
	Present   Value = "present"
	Late      Value = "late"
	Online    Value = "online"
	MadeUp    Value = "made_up"
	Absent    Value = "absent"
	Justified Value = "justified"
	noValue   Value = ""
)

// Values are the six values, in the order in which they are offered.
var Values = []Value{Present, Late, Online, MadeUp, Absent, Justified}

// wasThere holds for the values that count as presence.
func (v Value) wasThere() bool { return v == Present || v == Late || v == Online || v == MadeUp }

// wasAway holds for the values that may carry a reason and a paper.
func (v Value) wasAway() bool { return v == Absent || v == Justified }

// Presence counts what somebody's marks in sessions say. Sessions that his class
// had and in which he has no mark are gaps: neither presence nor absence.
type Presence struct {
	Present   int `json:"present" doc:"Sessions in which he was there: present, late, online or made up."`
	Counted   int `json:"counted" doc:"Sessions that count: the denominator of the rate. 0 where there is no rate yet."`
	Late      int `json:"late" doc:"How many of those in which he was there he came late to."`
	Absent    int `json:"absent"`
	Justified int `json:"justified" doc:"Justified absences, which leave the denominator."`
	Gaps      int `json:"gaps" doc:"Sessions that his class had and in which he has no mark."`
}

// Add counts one session that was held: what his mark says, or that he has none.
func (p *Presence) Add(v Value) {
	switch {
	case v.wasThere():
		p.Present++
		p.Counted++
		if v == Late {
			p.Late++
		}
	case v == Absent:
		p.Absent++
		p.Counted++
	case v == Justified:
		p.Justified++
	default:
		p.Gaps++
	}
}

// Plus is both together.
func (p Presence) Plus(o Presence) Presence {
	return Presence{p.Present + o.Present, p.Counted + o.Counted, p.Late + o.Late, p.Absent + o.Absent, p.Justified + o.Justified, p.Gaps + o.Gaps}
}

// without is what is left where others are taken away.
func (p Presence) without(o Presence) Presence {
	return Presence{p.Present - o.Present, p.Counted - o.Counted, p.Late - o.Late, p.Absent - o.Absent, p.Justified - o.Justified, p.Gaps - o.Gaps}
}

// Reaches reports whether the rate is at least so many per cent, exactly. Where
// nothing counts, nothing was missed.
func (p Presence) Reaches(percent int) bool { return p.Present*100 >= percent*p.Counted }
