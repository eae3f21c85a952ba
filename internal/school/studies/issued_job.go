package studies

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
	"myspace/internal/base/text"
)

const (
	papersJob = "studies.papers"
	// toldPaper is the event that a paper was issued for somebody.
	toldPaper = "paper_issued"
	maxPDF    = 20 << 20
)

// papersTask is the work of a run.
type papersTask struct {
	RunID string `json:"run_id"`
}

// Jobs registers what runs later.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Handle(r, papersJob, a.issueRun, jobs.Policy{Timeout: 30 * time.Minute, AtOnce: 1})
}

// issueRun issues the papers of a run one after the other. Who has his already,
// from a server that died meanwhile, is passed over.
func (a *Area) issueRun(ctx context.Context, task papersTask) error {
	run, err := findRun(ctx, a.db, access.System(), task.RunID)
	if err != nil || run.Finished {
		return err
	}
	done, err := findIssuedFor(ctx, a.db, run.ID)
	if err != nil {
		return err
	}
	for _, personID := range run.people {
		if done[personID] {
			continue
		}
		if err := a.issue(ctx, run, personID); err != nil {
			return err
		}
	}
	return a.db.Tx(ctx, func(tx *db.Tx) error { return finishRun(ctx, tx, run.ID) })
}

// issue issues one paper: it gets its number, is drawn and stored, and then is
// what there is. Who is gone since he was asked for has none.
func (a *Area) issue(ctx context.Context, run paperRun, personID string) error {
	p, err := a.prepare(ctx, run, personID, clock.Date{})
	if err != nil || p.blob.Hash == "" {
		return err
	}
	return a.keepDrawn(ctx, p, func(tx *db.Tx) error { return p.tell(ctx, tx) })
}

// drawnPaper is a paper that is drawn and stored, and not yet what there is.
type drawnPaper struct {
	reserved
	personID, campusID string
	figures            Figures
	code               string
	blob               files.Blob
}

// prepare gives a paper its number, draws it and stores it, as of a day: today
// where it is zero. Nothing is drawn for who is gone, has his already, or can no
// longer have one.
func (a *Area) prepare(ctx context.Context, run paperRun, personID string, day clock.Date) (p drawnPaper, err error) {
	figures, campusID, languages, err := a.figuresOf(ctx, run, personID)
	if fault.KindOf(err) == fault.NotFound {
		return p, nil
	}
	if err != nil {
		return p, err
	}
	figures.Day = cmp.Or(day, figures.Day)
	p = drawnPaper{personID: personID, campusID: campusID, code: newCode()}
	if p.reserved, err = a.reserve(ctx, run, personID, campusID, figures.Day.Year, languages); err != nil || p.drawn || p.id == "" {
		return p, err
	}
	figures.Number, figures.Edition = paperNumber(p.year, p.number), p.edition
	p.figures = figures
	p.blob, err = a.draw(ctx, figures, languages, p.code)
	return p, err
}

// draw draws a paper and stores it.
func (a *Area) draw(ctx context.Context, figures Figures, languages [2]string, code string) (files.Blob, error) {
	d := a.newPaper(ctx, figures.name(), languages[0])
	d.add(figures, a.inLanguages(languages[0], languages[1]), a.checkAddress(code))
	var out bytes.Buffer
	if err := d.write(&out); err != nil {
		return files.Blob{}, err
	}
	return a.Files.Put(ctx, &out, maxPDF)
}

// newCode is what leads to the check of a paper: 128 random bits, in letters that
// are kept out of logs by their number.
func newCode() string {
	b := make([]byte, 16)
	_, _ = rand.Read(b) // it never fails
	return hex.EncodeToString(b)
}

func (a *Area) checkAddress(code string) string { return a.Site + "/check/" + code }

// inLanguages are the texts of a paper: in one language, or in two.
func (a *Area) inLanguages(first, second string) []text.Texts {
	all := []text.Texts{a.Catalogue.For(first)}
	if second != "" && second != first {
		all = append(all, a.Catalogue.For(second))
	}
	return all
}

// reserve gives a paper its number: the next of its campus, or that of the paper
// which it corrects. It has none where the graduation of who should get it was
// undone since it was asked for.
func (a *Area) reserve(ctx context.Context, run paperRun, personID, campusID string, year int, languages [2]string) (p reserved, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := lockNumbers(ctx, tx, campusID, year); err != nil {
			return err
		}
		mine, err := findReserved(ctx, tx, run.ID, personID)
		if err != nil || len(mine) > 0 {
			p = slices.Concat(mine, []reserved{{}})[0]
			return err
		}
		may, err := mayReceive(ctx, tx, run, personID)
		if err != nil || !may {
			return err
		}
		earlier, err := findEarlier(ctx, tx, run.Kind, personID, run.ClassID, campusID)
		if err != nil {
			return err
		}
		p = reserved{id: db.NewID(), year: year, edition: 1}
		if len(earlier) > 0 {
			p.year, p.number, p.edition = earlier[0].year, earlier[0].number, earlier[0].edition+1
		} else if p.number, err = nextNumber(ctx, tx, campusID, year); err != nil {
			return err
		}
		return addIssued(ctx, tx, run, personID, campusID, p, languages)
	})
	return p, err
}

// keepDrawn makes a drawn paper what there is: earlier editions are replaced. What
// else is to be done of it is done with it.
func (a *Area) keepDrawn(ctx context.Context, p drawnPaper, then func(*db.Tx) error) error {
	sealed, err := a.Box.Seal([]byte(p.code), "issued_paper", p.id)
	if err != nil {
		return err
	}
	said, err := p.figures.json()
	if err != nil {
		return err
	}
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := files.Keep(ctx, tx, p.blob); err != nil {
			return err
		}
		saved, err := saveDrawn(ctx, tx, p, sealed, said)
		if err != nil || !saved {
			return err
		}
		if err := replaceEarlier(ctx, tx, p.campusID, p.reserved); err != nil {
			return err
		}
		return then(tx)
	})
}

// tell writes down that a paper was issued, and tells its student.
func (p drawnPaper) tell(ctx context.Context, tx *db.Tx) error {
	about := IssuedPaper{StudentID: p.personID, campusID: p.campusID}
	if err := recordIssued(ctx, tx, "issuePapers", about, nil, map[string]any{"kind": p.figures.Kind, "number": p.figures.Number, "edition": p.figures.Edition}); err != nil {
		return err
	}
	return notice.Tell(ctx, tx, []notice.Told{{
		PersonID: p.personID, Event: "paper:" + p.id, Kind: toldPaper, Link: "/apps/student/papers/" + p.personID,
		Params: fault.Params{"paper_id": p.id, "number": p.figures.Number},
	}})
}

// paperLetter writes to a student that a paper is there for him, as long as it is
// valid. It comes to who signs in, never with the mail.
func (a *Area) paperLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	id, _ := to.Notice.Params["paper_id"].(string)
	valid, err := db.Exists(ctx, q, `SELECT 1 FROM issued_paper WHERE id = ? AND state = 'valid'`, id)
	if err != nil || !valid {
		return m, err
	}
	return mail.Message{Template: toldPaper, Path: to.Notice.Link, Params: fault.Params{"number": to.Notice.Params["number"]}}, nil
}

// figuresOf is what a paper says of somebody today, and in which languages.
func (a *Area) figuresOf(ctx context.Context, run paperRun, personID string) (f Figures, campusID string, languages [2]string, err error) {
	var w db.Where
	w.Add(`e.person_id = ?`, personID)
	if run.Kind != Transcript {
		w.Add(`e.class_id = ?`, run.ClassID)
	}
	seats, err := findSeats(ctx, a.db, w)
	if err != nil {
		return f, "", languages, err
	}
	here := slices.IndexFunc(seats, func(s seat) bool { return s.ClassID == run.ClassID })
	if here < 0 {
		return f, "", languages, fault.New(fault.NotFound, "grade.no_report")
	}
	campusID = seats[here].CampusID
	campus, err := findCampusPaper(ctx, a.db, access.System(), campusID)
	if err != nil {
		return f, "", languages, err
	}
	f = Figures{
		Kind: run.Kind, FirstName: seats[here].FirstName, LastName: seats[here].LastName, Campus: campus.name, Business: campus.business, City: campus.city,
		Day: clock.Today(campus.zone), Signatory: campus.Name, SignatoryTitle: campus.Title, Stamp: campus.stamp, Logo: campus.logo,
	}
	if f.Years, err = a.classYears(ctx, seats); err != nil {
		return f, "", languages, err
	}
	languages, err = a.paperLanguages(ctx, run, personID, campusID)
	return f, campusID, languages, err
}

// classYears is what somebody did in his classes, as far as it was published, the
// first class first.
func (a *Area) classYears(ctx context.Context, seats []seat) ([]ClassYear, error) {
	order, byClass := []string{}, map[string][]seat{}
	for _, s := range seats { // the latest first
		if byClass[s.ClassID] == nil {
			order = append(order, s.ClassID)
		}
		byClass[s.ClassID] = append(byClass[s.ClassID], s)
	}
	all := []ClassYear{}
	for _, id := range slices.Backward(order) {
		r, err := a.reportOf(ctx, byClass[id], false)
		if err != nil {
			return nil, err
		}
		all = append(all, yearOf(r))
	}
	return all, nil
}

// paperLanguages are those in which a paper is drawn: as asked for, else the
// student's own, else the campus's.
func (a *Area) paperLanguages(ctx context.Context, run paperRun, personID, campusID string) ([2]string, error) {
	if run.Language != "" {
		return [2]string{run.Language, run.SecondLanguage}, nil
	}
	first, err := db.One(ctx, a.db, "person.not_found", db.ScanString, `SELECT CASE WHEN p.language <> '' THEN p.language ELSE h.language END FROM person p JOIN campus h ON h.id = ? WHERE p.id = ?`, campusID, personID)
	return [2]string{first, run.SecondLanguage}, err
}
