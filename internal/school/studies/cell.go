package studies

import (
	"slices"
	"strings"

	"myspace/internal/base/clock"
)

// What becomes of an entry: nothing that was sent is dropped in silence.
const (
	Kept       = "kept"
	Same       = "same"
	Left       = "left"
	InConflict = "conflict"
	Refused    = "refused"
)

// Verdict is what became of an entry.
type Verdict struct {
	ID      string `json:"id" doc:"The entry's."`
	Outcome string `json:"outcome" enum:"kept,same,left,conflict,refused" doc:"Kept; the same as what was there, or known from before; left as it was, since only empty cells were to be filled; in conflict with what somebody else entered; or refused."`
	Code    string `json:"code" doc:"Why it was refused: the key of a text; empty otherwise."`
	By      string `json:"by" doc:"Of a conflict, who entered what is there."`
}

// reasons are why something was changed that a closed week-end locks.
type reasons []string

// add notes a reason, each once.
func (r *reasons) add(reason string) {
	if reason = strings.TrimSpace(reason); reason != "" && !slices.Contains(*r, reason) {
		*r = append(*r, reason)
	}
}

// tell adds the reasons to what the audit trail keeps.
func (r reasons) tell(after map[string]any) {
	if len(r) > 0 {
		after["reason"] = strings.Join(r, "; ")
	}
}

// cell is a cell of a sheet: what stands in it, and the ids under which the last
// entries were sent.
type cell[C comparable] struct {
	now     C
	version int64
	taker   int64
	entries string
	at      clock.Time
	changed bool
	before  C
}

// entry is what somebody entered on a device: what he saw in the cell and what
// he made of it. One that only fills leaves what is there.
type entry[C comparable] struct {
	id       string
	was, now C
	fill     bool
}

// rememberedEntries is how many entries a cell knows again: those of as many
// devices and corrections as a tablet that was away for a month may have missed.
const rememberedEntries = 8

// take enters something into the cell, or says why not. What was entered before
// is known again, whatever became of it since; what is there already is the same
// whoever entered it; and where the cell is not what the device saw, both values
// stand against each other.
func (c *cell[C]) take(e entry[C], taker int64, at clock.Time) string {
	var empty C
	switch {
	case c.knows(e.id):
		return Same
	case c.now == e.now:
		return Same
	case e.fill && c.now != empty:
		return Left
	case c.now != e.was:
		return InConflict
	}
	if !c.changed {
		c.before, c.changed = c.now, true
	}
	c.now, c.version, c.taker, c.at = e.now, c.version+1, taker, at
	c.remember(e.id)
	return Kept
}

// remember adds an entry to those that are known again, the newest first.
func (c *cell[C]) remember(id string) {
	all := append([]string{id}, strings.Fields(c.entries)...)
	c.entries = strings.Join(all[:min(len(all), rememberedEntries)], " ")
}

// knows reports whether an entry was kept in the cell before.
func (c *cell[C]) knows(id string) bool {
	for one := range strings.FieldsSeq(c.entries) {
		if one == id {
			return true
		}
	}
	return false
}

// last reports whether an entry was the last one that changed the cell.
func (c *cell[C]) last(id string) bool {
	newest, _, _ := strings.Cut(c.entries, " ")
	return id != "" && newest == id
}
