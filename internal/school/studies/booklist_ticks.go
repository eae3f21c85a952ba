package studies

import (
	"context"
	"fmt"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// TickEntry is a tick, or its undoing, as somebody made it on a device.
type TickEntry struct {
	ID        string `json:"id" minLength:"8" maxLength:"64" pattern:"^[A-Za-z0-9_-]+$" doc:"Made by the device, once for each entry: one that comes twice is one."`
	StudentID string `json:"student_id" maxLength:"64" doc:"Of his row on the list."`
	Book      int    `json:"book" minimum:"1" maximum:"1000000" doc:"The number of its column."`
	Kind      string `json:"kind" enum:"received,returned,paid"`
	Stands    bool   `json:"stands" doc:"What is to be: ticked, or undone."`
	Note      string `json:"note" maxLength:"500" doc:"What is worth noting of it; of an undone tick, why: that is asked for."`
}

// TickVerdict is what became of an entry, and what stands in its cell now.
type TickVerdict struct {
	Verdict
	StudentID string     `json:"student_id"`
	Book      int        `json:"book"`
	Kind      string     `json:"kind" enum:"received,returned,paid"`
	Stands    bool       `json:"stands"`
	Note      string     `json:"note"`
	Version   int64      `json:"version"`
	At        clock.Time `json:"at" format:"date-time"`
}

// TickVerdicts are what became of entries, in their order.
type TickVerdicts struct {
	Items []TickVerdict `json:"items"`
}

// tickBookList ticks and undoes: each entry is judged by itself, and the others
// are kept whatever becomes of one.
func (a *Area) tickBookList(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Entries []TickEntry `json:"entries" minItems:"1" maxItems:"2000" nullable:"false"`
	}
},
) (done TickVerdicts, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		l, err := findBookList(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		if err := l.open(); err != nil {
			return err
		}
		g, err := findTickGrid(ctx, tx, access.From(ctx), l, in.Body.Entries)
		if err != nil {
			return err
		}
		done.Items = make([]TickVerdict, len(in.Body.Entries))
		for i, e := range in.Body.Entries {
			done.Items[i] = g.enter(e)
		}
		return g.save(ctx, tx)
	})
	return done, err
}

// tickKey is the address of a tick.
type tickKey struct {
	student string
	book    int
	kind    string
}

// tickCell is a tick with what was noted of it.
type tickCell struct {
	cell[bool]
	note string
}

// tickGrid is the part of a list that entries are about.
type tickGrid struct {
	list     BookList
	taker    int64
	at       clock.Time
	students map[string]bool
	books    map[int]bool
	cells    map[tickKey]*tickCell
}

// findTickGrid reads the ticks of the students that entries name.
func findTickGrid(ctx context.Context, tx *db.Tx, in access.Scope, l BookList, entries []TickEntry) (*tickGrid, error) {
	g := &tickGrid{list: l, at: clock.Now(), students: map[string]bool{}, books: map[int]bool{}, cells: map[tickKey]*tickCell{}}
	ids, seen := []string{}, map[string]bool{}
	for _, e := range entries {
		if !seen[e.StudentID] {
			ids, seen[e.StudentID] = append(ids, e.StudentID), true
		}
	}
	var w db.Where
	w.Add(`s.list_id = ?`, l.ID)
	w.Among(tx, `s.id`, ids)
	found, err := db.All(ctx, tx, db.ScanString, `SELECT s.id FROM book_list_student s`+w.String(), w.Args...)
	if err != nil {
		return g, err
	}
	for _, id := range found {
		g.students[id] = true
	}
	numbers, err := db.All(ctx, tx, db.ScanInt, `SELECT number FROM book_list_book WHERE list_id = ?`, l.ID)
	if err != nil {
		return g, err
	}
	for _, n := range numbers {
		g.books[n] = true
	}
	if err := g.read(ctx, tx, found); err != nil {
		return g, err
	}
	g.taker, err = takerOf(ctx, tx, in.Actor().PersonID)
	return g, err
}

func (g *tickGrid) read(ctx context.Context, q db.Querier, students []string) error {
	var w db.Where
	w.Add(`t.list_id = ?`, g.list.ID)
	w.Among(q, `t.student_id`, students)
	return db.Each(ctx, q, func(r db.Row) error {
		var key tickKey
		c := &tickCell{}
		err := r.Scan(&key.student, &key.book, &key.kind, &c.now, &c.note, &c.version, &c.taker, &c.entries, &c.at)
		g.cells[key] = c
		return err
	}, `SELECT t.student_id, t.number, t.kind, t.stands, t.note, t.version, t.taker, t.entries, t.ticked_at FROM book_list_tick t`+w.String(), w.Args...)
}

// takerOf is findTaker for somebody who may have a number already.
func takerOf(ctx context.Context, tx *db.Tx, personID string) (int64, error) {
	number, err := db.One(ctx, tx, "", scanNumber, `SELECT COALESCE(MAX(number), 0) FROM taker WHERE person_id = ?`, personID)
	if err != nil || number > 0 {
		return number, err
	}
	return findTaker(ctx, tx, personID)
}

// enter judges one entry, and changes its tick where it is kept. A tick is on or
// off, so that two who want the same never stand against each other; an entry
// that is known from before takes nothing back that was done since.
func (g *tickGrid) enter(e TickEntry) TickVerdict {
	v := TickVerdict{StudentID: e.StudentID, Book: e.Book, Kind: e.Kind}
	v.ID, v.Outcome = e.ID, Refused
	if !g.students[e.StudentID] || !g.books[e.Book] {
		v.Code = "booklist.not_on_list"
		return v
	}
	key := tickKey{e.StudentID, e.Book, e.Kind}
	c := g.cells[key]
	if c == nil {
		c = &tickCell{}
		g.cells[key] = c
	}
	if c.knows(e.ID) || c.now == e.Stands {
		v.Outcome = Same
	} else if v.Code = g.refusal(e); v.Code == "" {
		if note := strings.TrimSpace(e.Note); note != "" { // ticked again, it still says why it was undone
			c.note = note
		}
		v.Outcome = c.take(entry[bool]{id: e.ID, was: c.now, now: e.Stands}, g.taker, g.at)
	}
	v.Stands, v.Note, v.Version, v.At = c.now, c.note, c.version, c.at
	return v
}

// refusal says why an entry cannot be: the code of a text, or "". What was
// returned has been received, and an undone tick says why.
func (g *tickGrid) refusal(e TickEntry) string {
	stands := func(kind string) bool {
		c := g.cells[tickKey{e.StudentID, e.Book, kind}]
		return c != nil && c.now
	}
	switch {
	case !e.Stands && strings.TrimSpace(e.Note) == "":
		return "booklist.reason_missing"
	case e.Kind == Returned && e.Stands && !stands(Received):
		return "booklist.not_received"
	case e.Kind == Received && !e.Stands && stands(Returned):
		return "booklist.was_returned"
	default:
		return ""
	}
}

// save writes what was changed, how many ticks stand now, and the trail of it.
func (g *tickGrid) save(ctx context.Context, tx *db.Tx) error {
	rows := db.NewBulk(`book_list_tick (list_id, student_id, number, kind, stands, note, version, taker, entries, ticked_at)`)
	changed, more := 0, map[string]int{}
	before, after := map[string]any{}, map[string]any{}
	for key, c := range g.cells {
		if !c.changed {
			continue
		}
		changed++
		rows.Add(g.list.ID, key.student, key.book, key.kind, c.now, c.note, c.version, c.taker, c.entries, c.at)
		if c.now == c.before { // ticked and undone in one request
			continue
		}
		name := fmt.Sprintf("%s.%d.%s", key.student, key.book, key.kind)
		before[name], after[name] = c.before, c.now
		if c.now {
			more[key.kind]++
		} else {
			more[key.kind]--
		}
	}
	if changed == 0 {
		return nil
	}
	if err := rows.Upsert(ctx, tx, `list_id, student_id, number, kind`, "stands", "note", "version", "taker", "entries", "ticked_at"); err != nil {
		return err
	}
	if err := db.Change(ctx, tx, "booklist.not_found", `UPDATE book_list SET turn = turn + 1, received = received + ?, returned = returned + ?, paid = paid + ? WHERE id = ?`,
		more[Received], more[Returned], more[Paid], g.list.ID); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{
		Action: "tickBookList", Entity: "book_list", EntityID: g.list.ID, CampusID: g.list.CampusID, Before: trailOf("ticks", before), After: trailOf("ticks", after),
	})
}

// mergeListed joins what two records of a person have on lists: where both stand
// on one, the kept one's ticks go before, unless they were undone and the other's
// were not.
func mergeListed(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	if err := db.Exec(ctx, tx, `DELETE FROM book_list_tick WHERE NOT stands AND student_id IN (SELECT k.id FROM book_list_student k WHERE k.person_id = ?)
		AND EXISTS (SELECT 1 FROM book_list_tick t JOIN book_list_student o ON o.id = t.student_id AND o.person_id = ?
			WHERE t.list_id = book_list_tick.list_id AND t.number = book_list_tick.number AND t.kind = book_list_tick.kind AND t.stands)`, keptID, otherID); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `UPDATE book_list_tick SET student_id = (SELECT k.id FROM book_list_student k WHERE k.list_id = book_list_tick.list_id AND k.person_id = ?)
		WHERE student_id IN (SELECT o.id FROM book_list_student o JOIN book_list_student k ON k.list_id = o.list_id AND k.person_id = ? WHERE o.person_id = ?)
		AND NOT EXISTS (SELECT 1 FROM book_list_tick t JOIN book_list_student k ON k.id = t.student_id AND k.person_id = ?
			WHERE t.list_id = book_list_tick.list_id AND t.number = book_list_tick.number AND t.kind = book_list_tick.kind)`, keptID, keptID, otherID, keptID); err != nil {
		return err
	}
	const both = `SELECT o.list_id FROM book_list_student o JOIN book_list_student k ON k.list_id = o.list_id WHERE o.person_id = ? AND k.person_id = ?`
	lists, err := db.All(ctx, tx, db.ScanString, both, otherID, keptID)
	if err != nil {
		return err
	}
	var of, counted db.Where
	of.Among(tx, `list_id`, lists)
	of.Add(`person_id = ?`, otherID)
	if err := db.Exec(ctx, tx, `DELETE FROM book_list_student`+of.String(), of.Args...); err != nil {
		return err
	}
	counted.Among(tx, `id`, lists)
	if err := db.Exec(ctx, tx, `UPDATE book_list SET turn = turn + 1, `+countTicks(Received)+`, `+countTicks(Returned)+`, `+countTicks(Paid)+counted.String(), counted.Args...); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE book_list_student SET person_id = ? WHERE person_id = ?`, keptID, otherID)
}

// countTicks counts the ticks of a kind anew.
func countTicks(kind string) string {
	return kind + ` = (SELECT COUNT(*) FROM book_list_tick t WHERE t.list_id = book_list.id AND t.kind = '` + kind + `' AND t.stands)`
}
