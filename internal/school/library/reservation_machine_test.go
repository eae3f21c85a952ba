package library_test

import (
	"fmt"
	"net/http"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/library"
)

// TestLoansAndReservationsDoWhatASimpleModelSays lends, takes back, loses, withdraws,
// reserves and cancels at random, and holds who has which copy, for whom one is kept
// and who waits, in order, against a model after each step.
func TestLoansAndReservationsDoWhatASimpleModelSays(t *testing.T) {
	s := newDesk(t)
	if err := s.db.Tx(t.Context(), func(tx *db.Tx) error { return addReader(t.Context(), tx, "dan", "paris") }); err != nil {
		t.Fatal(err)
	}
	books := 0
	longtest.CheckSome(t, 12, func(r *rapid.T) {
		books++
		m := &loanMachine{shelf: s, t: t, has: map[string]string{}, kept: map[string]string{}, off: map[string]string{}, codes: map[string]string{}, open: map[string]string{}, came: map[string]int{}}
		m.book = s.create(t, fields(fmt.Sprintf("Book %d", books))).ID
		for _, c := range s.copies(t, m.book, "paris", 2) {
			m.shelfOrder = append(m.shelfOrder, c.ID)
			m.codes[c.ID] = c.Barcode
		}
		r.Repeat(map[string]func(*rapid.T){"": m.laws, "lend": m.lendAny, "lend more": m.lendAny, "back": m.backAny, "lose": m.loseAny, "withdraw": m.withdrawAny, "reserve": m.reserveAny, "reserve more": m.reserveAny, "cancel": m.cancelAny})
		for copyID := range m.has {
			s.back(t, m.codes[copyID]) // the limit of a person holds over all books
		}
	})
}

// loanMachine is a book with its copies, and what a model of them expects.
type loanMachine struct {
	shelf
	t          *testing.T
	book       string
	shelfOrder []string          // the copies, as they are numbered
	codes      map[string]string // their barcodes
	has        map[string]string // copy: who has it
	kept       map[string]string // copy: for whom it is kept
	off        map[string]string // copy: lost or withdrawn
	queue      []string          // who waits
	open       map[string]string // person: his reservation
	came       map[string]int    // person: when he reserved
	keys       int
}

var machineReaders = []string{"ana", "ben", "dan"}

func (m *loanMachine) any(r *rapid.T) (copyID, person string) {
	return rapid.SampledFrom(m.shelfOrder).Draw(r, "copy"), rapid.SampledFrom(machineReaders).Draw(r, "person")
}

// serve gives free copies to those who wait.
func (m *loanMachine) serve() {
	for _, c := range m.shelfOrder {
		if len(m.queue) > 0 && m.has[c] == "" && m.kept[c] == "" && m.off[c] == "" {
			m.kept[c], m.queue = m.queue[0], m.queue[1:]
		}
	}
}

func (m *loanMachine) lendAny(r *rapid.T) {
	copyID, person := m.any(r)
	m.keys++
	answer := m.Call(m.t, "POST", "/api/loans", lending(fmt.Sprintf("%s-%d", m.book[24:], m.keys), m.codes[copyID], person))
	if m.has[copyID] != "" || m.off[copyID] != "" || m.kept[copyID] != "" && m.kept[copyID] != person {
		answer.Is(http.StatusConflict)
		return
	}
	answer.Is(http.StatusCreated)
	m.has[copyID] = person
	delete(m.kept, copyID)
	m.leave(person)
	m.serve()
}

// leave takes somebody out of the queue, and what was kept for him goes on.
func (m *loanMachine) leave(person string) {
	delete(m.open, person)
	m.queue = slices.DeleteFunc(m.queue, func(one string) bool { return one == person })
	for c, who := range m.kept {
		if who == person {
			delete(m.kept, c)
		}
	}
}

func (m *loanMachine) backAny(r *rapid.T) {
	copyID, _ := m.any(r)
	want := "there"
	switch {
	case m.has[copyID] != "":
		want = "back"
	case m.off[copyID] != "":
		want = "found"
	}
	delete(m.has, copyID)
	delete(m.off, copyID)
	m.serve()
	if got := m.back(m.t, m.codes[copyID]); got.Outcome != want {
		r.Fatalf("back: %s, want %s", got.Outcome, want)
	}
}

func (m *loanMachine) loseAny(r *rapid.T) {
	copyID, _ := m.any(r)
	if m.has[copyID] == "" {
		r.Skip("nobody has it")
	}
	var c library.Copy
	m.Call(m.t, "GET", "/api/copies/"+copyID, nil).Into(http.StatusOK, &c)
	m.Call(m.t, "POST", "/api/loans/"+c.LoanID+"/lost", nil).Is(http.StatusOK)
	delete(m.has, copyID)
	m.off[copyID] = library.Lost
}

func (m *loanMachine) withdrawAny(r *rapid.T) {
	copyID, _ := m.any(r)
	answer := m.Call(m.t, "POST", "/api/copies/"+copyID+"/withdraw", nil)
	if m.has[copyID] != "" {
		answer.Fails(http.StatusConflict, "copy.is_lent")
		return
	}
	answer.Is(http.StatusOK)
	m.off[copyID] = library.Withdrawn
	if who := m.kept[copyID]; who != "" { // he waits again, before those who came later
		delete(m.kept, copyID)
		m.queue = append(m.queue, who)
		slices.SortFunc(m.queue, func(a, b string) int { return m.came[a] - m.came[b] })
	}
	m.serve()
}

func (m *loanMachine) reserveAny(r *rapid.T) {
	_, person := m.any(r)
	answer := m.Call(m.t, "POST", "/api/reservations", reserving(m.book, person))
	has, there := false, false
	for _, c := range m.shelfOrder {
		has, there = has || m.has[c] == person, there || m.off[c] == ""
	}
	if has || !there || m.open[person] != "" {
		answer.Is(http.StatusConflict)
		return
	}
	var made library.Reservation
	answer.Into(http.StatusCreated, &made)
	m.keys++
	m.open[person], m.came[person], m.queue = made.ID, m.keys, append(m.queue, person)
	m.serve()
}

func (m *loanMachine) cancelAny(r *rapid.T) {
	_, person := m.any(r)
	if m.open[person] == "" {
		r.Skip("he reserved nothing")
	}
	m.Call(m.t, "POST", "/api/reservations/"+m.open[person]+"/cancel", nil).Is(http.StatusOK)
	m.leave(person)
	m.serve()
}

// laws holds what the database has against the model.
func (m *loanMachine) laws(r *rapid.T) {
	for _, id := range m.shelfOrder {
		var c library.Copy
		m.Call(m.t, "GET", "/api/copies/"+id, nil).Into(http.StatusOK, &c)
		name := func(person string) string {
			if person == "" {
				return ""
			}
			return "A " + person
		}
		if c.Borrower != name(m.has[id]) || c.KeptFor != name(m.kept[id]) {
			r.Fatalf("%+v: the model has %q, kept for %q", c, m.has[id], m.kept[id])
		}
	}
	waiting, err := db.All(m.t.Context(), m.db, db.ScanString, `SELECT person_id FROM book_reservation WHERE book_id = ? AND state = 'waiting' ORDER BY created_at, id`, m.book)
	if err != nil || !slices.Equal(waiting, m.queue) && len(waiting)+len(m.queue) > 0 {
		r.Fatalf("%v wait, the model has %v: %v", waiting, m.queue, err)
	}
}
