package letters

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

// Recipient is somebody whom a letter goes to, and what became of it.
type Recipient struct {
	PersonID  string     `json:"person_id"`
	FirstName string     `json:"first_name"`
	LastName  string     `json:"last_name"`
	Language  string     `json:"language" enum:"fr,en,pt,it,es" doc:"In which he reads it; where it is not written in it he gets that of the campus."`
	State     string     `json:"state" enum:"waiting,reached,refused,left_out" doc:"Waiting is whom it goes to; left out is who gets none."`
	Reason    string     `json:"reason" doc:"Why he is left out: no_address, disabled, gone or unwanted. Of a refusal, the mail server's words."`
	At        clock.Time `json:"at,omitzero" format:"date-time" doc:"When that was so."`
	OpenedAt  clock.Time `json:"opened_at,omitzero" format:"date-time" doc:"When he opened the link in it, the first time."`
}

// The ways in which a letter can be settled with somebody.
const (
	waiting = "waiting"
	reached = "reached"
	refused = "refused"
	leftOut = "left_out"
)

const (
	// whyNot is why somebody, who waits for a letter, gets none; empty where he does.
	whyNot = `CASE WHEN NOT p.enabled THEN 'disabled' WHEN p.email = '' THEN 'no_address'
		WHEN NOT EXISTS (SELECT 1 FROM membership m WHERE m.person_id = p.id AND m.campus_id = l.campus_id) THEN 'gone'
		WHEN NOT l.necessary AND EXISTS (SELECT 1 FROM letter_refusal f WHERE f.person_id = p.id) THEN 'unwanted' ELSE '' END`
	recipientTables = `letter_recipient r JOIN letter l ON l.id = r.letter_id JOIN person p ON p.id = r.person_id`
	// inLanguage is in which language somebody reads a letter of a campus h.
	inLanguage = `CASE WHEN p.language <> '' THEN p.language ELSE h.language END`
)

// findRecipients returns whom a letter goes to.
func findRecipients(ctx context.Context, q db.Querier, letterID string) ([]Recipient, error) {
	return db.All(ctx, q, func(r db.Row) (p Recipient, err error) {
		var why string
		err = r.Scan(&p.PersonID, &p.FirstName, &p.LastName, &p.Language, &p.State, &p.Reason, &why, &p.At, &p.OpenedAt)
		if p.State == waiting && why != "" {
			p.State, p.Reason = leftOut, why
		}
		return p, err
	}, `SELECT p.id, p.first_name, p.last_name, CASE WHEN r.language <> '' THEN r.language ELSE `+inLanguage+` END, r.state, r.reason, `+whyNot+`, r.settled_at, r.opened_at
		FROM `+recipientTables+` JOIN campus h ON h.id = l.campus_id WHERE r.letter_id = ? ORDER BY p.sort_name, p.id`, letterID)
}

// Choice is whom a letter goes to: people of its campus by hand, or everybody who
// stands in classes or on lists of it now.
type Choice struct {
	PersonIDs []string `json:"person_ids" maxItems:"1000" nullable:"false" items.maxLength:"64"`
	ClassIDs  []string `json:"class_ids" maxItems:"50" nullable:"false" items.maxLength:"64" doc:"Everybody who is confirmed in them now."`
	ListIDs   []string `json:"list_ids" maxItems:"50" nullable:"false" items.maxLength:"64" doc:"Lists of students and books."`
}

// isEmpty reports whether nobody was chosen.
func (c Choice) isEmpty() bool { return len(c.PersonIDs)+len(c.ClassIDs)+len(c.ListIDs) == 0 }

// put has a letter go to who was chosen; who is there already stays.
func (c Choice) put(ctx context.Context, tx *db.Tx, letterID, campusID string) error {
	chosen, err := c.find(ctx, tx, campusID)
	if err != nil {
		return err
	}
	if err := AddRecipients(ctx, tx, letterID, chosen, db.NewID); err != nil {
		return err
	}
	n, err := db.One(ctx, tx, "", db.ScanInt, `SELECT COUNT(*) FROM letter_recipient WHERE letter_id = ?`, letterID)
	if err == nil && n > mostRecipients {
		err = fault.On("person_ids", "letter.too_many", fault.Params{"max": mostRecipients})
	}
	return err
}

// AddRecipients has a letter go to some people, too.
func AddRecipients(ctx context.Context, tx *db.Tx, letterID string, personIDs []string, newID func() string) error {
	rows, seen := db.NewBulk(`letter_recipient (id, letter_id, person_id, state)`), map[string]bool{}
	for _, id := range personIDs {
		if !seen[id] {
			seen[id] = true
			rows.Add(newID(), letterID, id, waiting)
		}
	}
	_, err := rows.Exec(ctx, tx, `INSERT INTO letter_recipient (id, letter_id, person_id, state) SELECT given.id, given.letter_id, given.person_id, given.state FROM given WHERE TRUE
		ON CONFLICT (letter_id, person_id) DO NOTHING`)
	return err
}

// find returns whom the choice names: all must be of the campus.
func (c Choice) find(ctx context.Context, q db.Querier, campusID string) ([]string, error) {
	chosen, err := among(ctx, q, c.PersonIDs, `m.person_id`, `m.campus_id = ?`, campusID, `SELECT m.person_id FROM membership m`, "person_ids", "letter.not_of_campus")
	if err != nil {
		return nil, err
	}
	if _, err := among(ctx, q, c.ClassIDs, `k.id`, `k.campus_id = ?`, campusID, `SELECT k.id FROM class k`, "class_ids", "class.not_found"); err != nil {
		return nil, err
	}
	if _, err := among(ctx, q, c.ListIDs, `b.id`, `b.campus_id = ?`, campusID, `SELECT b.id FROM book_list b`, "list_ids", "booklist.not_found"); err != nil {
		return nil, err
	}
	var ofClass, ofList db.Where
	ofClass.Among(q, `e.class_id`, c.ClassIDs)
	ofClass.Add(`e.status = 'confirmed' AND e.outcome = ''`)
	students, err := db.All(ctx, q, db.ScanString, `SELECT e.person_id FROM enrollment e`+ofClass.String(), ofClass.Args...)
	if err != nil {
		return nil, err
	}
	ofList.Among(q, `s.list_id`, c.ListIDs)
	listed, err := db.All(ctx, q, db.ScanString, `SELECT s.person_id FROM book_list_student s`+ofList.String(), ofList.Args...)
	return append(append(chosen, students...), listed...), err
}

// among returns those of some ids that a query finds at a campus, and refuses them
// where it does not find all.
func among(ctx context.Context, q db.Querier, ids []string, column, at, campusID, query, field, code string) ([]string, error) {
	var w db.Where
	w.Among(q, column, ids)
	w.Add(at, campusID)
	found, err := db.All(ctx, q, db.ScanString, query+w.String(), w.Args...)
	if missing := countDistinct(ids) - len(found); err == nil && missing > 0 {
		err = fault.On(field, code, fault.Params{"count": missing})
	}
	return found, err
}

func countDistinct(ids []string) int {
	seen := map[string]bool{}
	for _, id := range ids {
		seen[id] = true
	}
	return len(seen)
}

// due is somebody to whom a letter is to be sent now.
type due struct {
	id, letterID, personID, email, name, language, whyNot, sealed string
	state, letterState                                            string
	tries                                                         int
}

// findDue finds who waits for a mail, and how he stands now.
func findDue(ctx context.Context, q db.Querier, id string) (due, error) {
	return db.One(ctx, q, "letter.recipient_not_found", func(r db.Row) (d due, err error) {
		return d, r.Scan(&d.id, &d.letterID, &d.personID, &d.email, &d.name, &d.language, &d.whyNot, &d.sealed, &d.state, &d.letterState, &d.tries)
	}, `SELECT r.id, r.letter_id, p.id, p.email, `+naming.Person+`, `+inLanguage+`, `+whyNot+`, r.token_sealed, r.state, l.state, r.tries
		FROM `+recipientTables+` JOIN campus h ON h.id = l.campus_id WHERE r.id = ?`, id)
}

// settle writes down what became of a letter to somebody.
func settle(ctx context.Context, tx *db.Tx, d due, state, reason string) error {
	return db.Exec(ctx, tx, `UPDATE letter_recipient SET state = ?, reason = ?, language = ?, token_sealed = '', settled_at = ? WHERE id = ? AND state = 'waiting'`,
		state, reason, d.language, clock.Now(), d.id)
}
