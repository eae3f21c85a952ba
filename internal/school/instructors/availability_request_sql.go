package instructors

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/base/text"
)

const (
	requestColumns = `r.id, r.message, ` + naming.Doer + `, r.created_at, r.expires_at, r.canceled_at IS NOT NULL`
	requestTables  = `availability_request r JOIN person b ON b.id = r.asked_by`
	// openQuestion starts a query for the people who are asked something that
	// can still be answered.
	openQuestion = `SELECT 1 FROM availability_request_person rp JOIN availability_request r ON r.id = rp.request_id
		WHERE r.canceled_at IS NULL AND r.expires_at > ?`
)

func scanRequest(r db.Row) (q AvailabilityRequest, err error) {
	err = r.Scan(&q.ID, &q.Message, &q.By, &q.CreatedAt, &q.ExpiresAt, &q.canceled)
	q.Periods, q.State = []Period{}, q.state(clock.Now())
	return q, err
}

// Questions belong to nobody. Who reads the calendars of a campus only is told of
// those that were asked to its teachers, and what these answered.

// askedInReach leaves of the people who were asked, rp, those in reach.
func askedInReach(in access.Scope) (w db.Where) {
	if !in.CoversAll() {
		w.And(in.Rows(`EXISTS (SELECT 1 FROM membership m WHERE m.person_id = rp.person_id AND m.campus_id = ?)`, ""))
	}
	return w
}

// requestsIn keeps a query of questions r inside the caller's reach.
func requestsIn(in access.Scope) (w db.Where) {
	if !in.CoversAll() {
		asked := askedInReach(in)
		asked.Add(`rp.request_id = r.id`)
		w.Add(`EXISTS (SELECT 1 FROM availability_request_person rp`+asked.String()+`)`, asked.Args...)
	}
	return w
}

// inState narrows questions r to those that stand so.
func (f RequestFilter) inState(w *db.Where) {
	switch f.State {
	case "open":
		w.Add(`r.canceled_at IS NULL AND r.expires_at > ?`, clock.Now())
	case "expired":
		w.Add(`r.canceled_at IS NULL AND r.expires_at <= ?`, clock.Now())
	case "canceled":
		w.Add(`r.canceled_at IS NOT NULL`)
	}
}

func findRequests(ctx context.Context, q db.Querier, in access.Scope, f RequestFilter, p api.Paging) (db.List[AvailabilityRequest], error) {
	w := requestsIn(in)
	f.inState(&w)
	l, err := db.Find(ctx, q, scanRequest, db.Select{
		Columns: requestColumns, From: requestTables, Count: `availability_request r`, Where: w, Order: `r.created_at DESC, r.id DESC`, Page: p.Page, Size: p.PageSize,
	})
	if err != nil {
		return l, err
	}
	return l, addPeriods(ctx, q, in, l.Items)
}

func findRequest(ctx context.Context, q db.Querier, in access.Scope, id string) (AvailabilityRequest, error) {
	w := requestsIn(in)
	w.Add(`r.id = ?`, id)
	r, err := db.One(ctx, q, "availability.request_not_found", scanRequest, `SELECT `+requestColumns+` FROM `+requestTables+w.String(), w.Args...)
	if err != nil {
		return r, err
	}
	one := []AvailabilityRequest{r}
	err = addPeriods(ctx, q, in, one)
	return one[0], err
}

// addPeriods fills in the periods of some questions and how many of the people
// in reach have answered, in two queries.
func addPeriods(ctx context.Context, q db.Querier, in access.Scope, some []AvailabilityRequest) error {
	ids, at := make([]string, len(some)), map[string]*AvailabilityRequest{}
	for i := range some {
		ids[i], at[some[i].ID] = some[i].ID, &some[i]
	}
	var w db.Where
	w.In("request_id", ids...)
	err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var p Period
		err := r.Scan(&id, &p.FirstDay, &p.LastDay)
		at[id].Periods = append(at[id].Periods, p)
		return err
	}, `SELECT request_id, first_day, last_day FROM availability_request_period`+w.String()+` ORDER BY request_id, position`, w.Args...)
	if err != nil {
		return err
	}
	asked := askedInReach(in)
	asked.In("rp.request_id", ids...)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var people, answered int
		err := r.Scan(&id, &people, &answered)
		at[id].People, at[id].Answered = people, answered
		return err
	}, `SELECT rp.request_id, COUNT(*), COUNT(rp.answered_at) FROM availability_request_person rp`+asked.String()+` GROUP BY rp.request_id`, asked.Args...)
}

// NewRequest is a question that is to be asked.
type NewRequest struct {
	ID, By    string
	PersonIDs []string
	AvailabilityRequestFields
	CreatedAt clock.Time
	MailedAt  clock.Time // zero while it is to be mailed
}

// AddRequest keeps a question. To have it mailed is up to the caller.
func AddRequest(ctx context.Context, tx *db.Tx, n NewRequest) error {
	err := db.Exec(ctx, tx, `INSERT INTO availability_request (id, asked_by, message, created_at, expires_at) VALUES (?, ?, ?, ?, ?)`,
		n.ID, n.By, text.Visible(n.Message), n.CreatedAt, n.CreatedAt.Add(requestLife))
	if err != nil {
		return err
	}
	periods := db.NewBulk(`availability_request_period (request_id, position, first_day, last_day)`)
	for i, p := range n.Periods {
		periods.Add(n.ID, i, p.FirstDay, p.LastDay)
	}
	people := db.NewBulk(`availability_request_person (request_id, person_id, asked_at, mailed_at)`)
	for _, id := range n.PersonIDs {
		people.Add(n.ID, id, n.CreatedAt, n.MailedAt)
	}
	if err := periods.Insert(ctx, tx); err != nil {
		return err
	}
	return people.Insert(ctx, tx)
}

func cancelRequest(ctx context.Context, tx *db.Tx, id string) error {
	if err := db.Exec(ctx, tx, `UPDATE availability_request SET canceled_at = ? WHERE id = ? AND canceled_at IS NULL`, clock.Now(), id); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE availability_request_person SET token_hash = NULL WHERE request_id = ? AND answered_at IS NULL`, id)
}

// findAskedPeople returns who of those in reach was asked a question, and what
// each answered.
func findAskedPeople(ctx context.Context, q db.Querier, in access.Scope, request AvailabilityRequest) ([]AskedPerson, error) {
	asked := askedInReach(in)
	asked.Add(`rp.request_id = ?`, request.ID)
	people, err := db.All(ctx, q, func(r db.Row) (p AskedPerson, err error) {
		var photo sql.NullString
		err = r.Scan(&p.ID, &p.Name, &photo, &p.MailedAt, &p.AnsweredAt, &p.Remark)
		p.photoHash, p.Answers = photo.String, make([]Answer, len(request.Periods))
		return p, err
	}, `SELECT p.id, `+naming.Person+`, p.photo_hash, rp.mailed_at, rp.answered_at, rp.remark
		FROM availability_request_person rp JOIN person p ON p.id = rp.person_id`+asked.String()+` ORDER BY p.sort_name, p.id`, asked.Args...)
	if err != nil {
		return nil, err
	}
	at := map[string]*AskedPerson{}
	for i := range people {
		at[people[i].ID] = &people[i]
	}
	return people, eachAnswer(ctx, q, request, "", func(personID string, position int, a Answer) {
		if p := at[personID]; p != nil {
			p.Answers[position] = a
		}
	})
}

// eachAnswer calls do with what was answered to a question, by somebody or,
// where nobody is named, by all.
func eachAnswer(ctx context.Context, q db.Querier, request AvailabilityRequest, personID string, do func(personID string, position int, a Answer)) error {
	positions := map[Period]int{}
	for i, p := range request.Periods {
		positions[p] = i
	}
	var w db.Where
	w.Add(`request_id = ?`, request.ID)
	if personID != "" {
		w.Add(`person_id = ?`, personID)
	}
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var p Period
		var a Answer
		err := r.Scan(&id, &a.Kind, &a.Remark, &p.FirstDay, &p.LastDay)
		if position, ok := positions[p]; ok {
			do(id, position, a)
		}
		return err
	}, `SELECT person_id, kind, reason, first_day, last_day FROM availability`+w.String(), w.Args...)
}

// findAsked tells which of some people are asked something that is still open,
// and whether they have answered the last of it.
func findAsked(ctx context.Context, q db.Querier, ids []string) (map[string]string, error) {
	var w db.Where
	w.In("rp.person_id", ids...)
	w.Add(`r.canceled_at IS NULL AND r.expires_at > ?`, clock.Now())
	asked := map[string]string{}
	return asked, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var done bool
		err := r.Scan(&id, &done)
		if asked[id] = waiting; done {
			asked[id] = answered
		}
		return err
	}, `SELECT rp.person_id, rp.answered_at IS NOT NULL FROM availability_request_person rp JOIN availability_request r ON r.id = rp.request_id`+
		w.String()+` ORDER BY rp.asked_at, r.id`, w.Args...)
}
