package studies_test

import (
	"fmt"
	"net/http"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/longtest"
	"myspace/internal/school/studies"
)

// TestListsDoWhatASimpleModelSays ticks, undoes, closes and reopens at random, as
// several people and with entries that come again, and holds what stands on the
// list, and its totals, against a model after each step.
func TestListsDoWhatASimpleModelSays(t *testing.T) {
	s := newSchool(t).withBooks(t)
	longtest.CheckSome(t, 10, func(r *rapid.T) {
		m := &listMachine{school: s, t: t, ticks: map[string]bool{}, kept: map[string][]string{}}
		m.id = s.makeList(t, map[string]any{"class_ids": []string{class}, "book_ids": []string{"b0", "b1"}}).ID
		for _, who := range s.list(t, m.id).Students[:2] {
			m.students = append(m.students, who.ID)
		}
		r.Repeat(map[string]func(*rapid.T){"": m.laws, "tick": m.tickAny, "tick more": m.tickAny, "again": m.again, "close": m.close, "reopen": m.reopen})
	})
}

// listMachine is a list of its own, and what a model of it expects.
type listMachine struct {
	school
	t        *testing.T
	id       string
	students []string
	keys     int
	closed   bool
	ticks    map[string]bool     // by cell
	kept     map[string][]string // the entries that were kept there
	sent     []studies.TickEntry
}

func tickCell(e studies.TickEntry) string { return fmt.Sprint(e.StudentID, " ", e.Book, " ", e.Kind) }

func (m *listMachine) by(r *rapid.T) school {
	who := rapid.SampledFrom([]string{"clerk", "boss"}).Draw(r, "who")
	return m.as(who, takers[who])
}

func (m *listMachine) tickAny(r *rapid.T) {
	m.keys++
	e := studies.TickEntry{
		ID: fmt.Sprintf("%s-%d", m.id, m.keys), StudentID: rapid.SampledFrom(m.students).Draw(r, "student"), Book: rapid.IntRange(1, 2).Draw(r, "book"),
		Kind: rapid.SampledFrom([]string{studies.Received, studies.Returned, studies.Paid}).Draw(r, "kind"), Stands: rapid.Bool().Draw(r, "stands"),
		Note: rapid.SampledFrom([]string{"", "Because"}).Draw(r, "note"),
	}
	m.sent = append(m.sent, e)
	m.send(r, e)
}

func (m *listMachine) again(r *rapid.T) {
	if len(m.sent) == 0 {
		r.Skip("nothing was sent yet")
	}
	m.send(r, rapid.SampledFrom(m.sent).Draw(r, "entry"))
}

func (m *listMachine) send(r *rapid.T, e studies.TickEntry) {
	by := m.by(r)
	if m.closed {
		by.Call(m.t, http.MethodPost, "/api/lists/"+m.id+"/ticks", map[string]any{"entries": []studies.TickEntry{e}}).Fails(http.StatusConflict, "booklist.closed")
		return
	}
	cell, want := tickCell(e), m.expected(e)
	if want == studies.Kept {
		m.ticks[cell], m.kept[cell] = e.Stands, append(m.kept[cell], e.ID)
	}
	if got := by.tick(m.t, m.id, e)[0]; got.Outcome != want || got.Stands != m.ticks[cell] {
		r.Fatalf("%+v: %+v, want %s", e, got, want)
	}
}

func (m *listMachine) expected(e studies.TickEntry) string {
	cell, other := tickCell(e), e
	latest := m.kept[cell][max(0, len(m.kept[cell])-8):]
	switch {
	case slices.Contains(latest, e.ID), m.ticks[cell] == e.Stands:
		return studies.Same
	case !e.Stands && e.Note == "":
		return studies.Refused
	}
	if e.Kind == studies.Returned && e.Stands {
		if other.Kind = studies.Received; !m.ticks[tickCell(other)] {
			return studies.Refused
		}
	}
	if e.Kind == studies.Received && !e.Stands {
		if other.Kind = studies.Returned; m.ticks[tickCell(other)] {
			return studies.Refused
		}
	}
	return studies.Kept
}

func (m *listMachine) close(r *rapid.T)  { m.freeze(r, "/close", true) }
func (m *listMachine) reopen(r *rapid.T) { m.freeze(r, "/reopen", false) }

func (m *listMachine) freeze(r *rapid.T, move string, closed bool) {
	m.by(r).Call(m.t, http.MethodPost, "/api/lists/"+m.id+move, nil).Is(http.StatusOK)
	m.closed = closed
}

// laws holds the list against the model: every tick, and every total.
func (m *listMachine) laws(r *rapid.T) {
	sheet, totals := m.list(m.t, m.id), map[string]int{}
	for _, who := range sheet.Students {
		for _, tick := range who.Ticks {
			cell := tickCell(studies.TickEntry{StudentID: who.ID, Book: tick.Book, Kind: tick.Kind})
			if tick.Stands != m.ticks[cell] || int(tick.Version) != len(m.kept[cell]) {
				r.Fatalf("%s: %+v, want %v after %v", cell, tick, m.ticks[cell], m.kept[cell])
			}
		}
	}
	for cell, stands := range m.ticks {
		if stands {
			totals[cell[len(cell)-4:]]++
		}
	}
	if sheet.Received+sheet.Returned+sheet.Paid != totals["ived"]+totals["rned"]+totals["paid"] || sheet.Paid != totals["paid"] || sheet.Received != totals["ived"] || sheet.Closed != m.closed {
		r.Fatalf("totals %+v, want %v", sheet.BookList, totals)
	}
}
