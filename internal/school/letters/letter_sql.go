package letters

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

const (
	letterColumns = `l.id, l.version, l.campus_id, h.name, h.language, l.name, l.state, l.stopped_for, l.necessary, l.reason, l.send_at, l.finished_at, l.sent_by, l.created_at, l.updated_at, h.archived_at IS NOT NULL, ` +
		naming.PersonOrNobody
	letterTables = `letter l JOIN campus h ON h.id = l.campus_id LEFT JOIN person p ON p.id = CASE WHEN l.sent_by <> '' THEN l.sent_by ELSE l.created_by END`
)

// letterOrders are the sorts that the list offers.
var letterOrders = db.Orders{"name": {"l.sort_name"}, "created": {"l.created_at"}}

func scanLetter(r db.Row) (l Letter, err error) {
	l.Texts, l.Files = []LetterText{}, []LetterFile{}
	return l, r.Scan(&l.ID, &l.Version, &l.CampusID, &l.CampusName, &l.Language, &l.Name, &l.State, &l.StoppedFor, &l.Necessary, &l.Reason, &l.SendAt, &l.FinishedAt,
		&l.sentBy, &l.CreatedAt, &l.UpdatedAt, &l.archived, &l.By)
}

// findLetters returns a page of the letters in reach.
func findLetters(ctx context.Context, q db.Querier, in access.Scope, f LetterFilter, p api.Paging) (db.List[Letter], error) {
	order, err := letterOrders.By(f.Sort, "l.id")
	if err != nil {
		return db.List[Letter]{}, err
	}
	l, err := db.Find(ctx, q, scanLetter, db.Select{
		Columns: letterColumns, From: letterTables, Count: `letter l`, Where: lettersLike(in, f), Order: order, Page: p.Page, Size: p.PageSize,
	})
	if err != nil {
		return l, err
	}
	return l, addParts(ctx, q, l.Items)
}

func lettersLike(in access.Scope, f LetterFilter) (w db.Where) {
	w.And(in.Rows(`l.campus_id = ?`, ""))
	if f.Campus != "" {
		w.Add(`l.campus_id = ?`, f.Campus)
	}
	switch f.State {
	case "letter":
		w.Add(`l.state <> ?`, Template)
	case Sent: // what has begun to go
		w.Add(`l.state IN (?, ?, ?, ?)`, Queued, Sending, Sent, Stopped)
	case Draft, Template:
		w.Add(`l.state = ?`, f.State)
	}
	w.MatchAny(f.Q, db.Has(`l.search_text`), `l.campus_id IN (SELECT id FROM campus WHERE `+db.Has(db.Words(`sort_name`))+`)`)
	return w
}

func findLetter(ctx context.Context, q db.Querier, in access.Scope, id string) (Letter, error) {
	var w db.Where
	w.And(in.Rows(`l.campus_id = ?`, ""))
	w.Add(`l.id = ?`, id)
	l, err := db.One(ctx, q, "letter.not_found", scanLetter, `SELECT `+letterColumns+` FROM `+letterTables+w.String(), w.Args...)
	if err != nil {
		return l, err
	}
	one := []Letter{l}
	err = addParts(ctx, q, one)
	return one[0], err
}

// addParts fills in what some letters say, their files, and how many people each
// goes to: three queries, however many they are.
func addParts(ctx context.Context, q db.Querier, some []Letter) error {
	ids, at := make([]string, len(some)), map[string]*Letter{}
	for i := range some {
		ids[i], at[some[i].ID] = some[i].ID, &some[i]
	}
	var texts, held, people db.Where
	texts.Among(q, `letter_id`, ids)
	err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var t LetterText
		err := r.Scan(&id, &t.Language, &t.Subject, &t.Body)
		at[id].Texts = append(at[id].Texts, t)
		return err
	}, `SELECT letter_id, language, subject, body FROM letter_text`+texts.String()+` ORDER BY letter_id, language`, texts.Args...)
	if err != nil {
		return err
	}
	held.Among(q, `d.letter_id`, ids)
	err = db.Each(ctx, q, func(r db.Row) error {
		d, err := scanFile(r)
		at[d.letterID].Files = append(at[d.letterID].Files, d)
		return err
	}, `SELECT `+fileColumns+` FROM `+fileTables+held.String()+` ORDER BY d.letter_id, d.created_at, d.id`, held.Args...)
	if err != nil {
		return err
	}
	people.Among(q, `r.letter_id`, ids)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var f Figures
		err := r.Scan(&id, &f.People, &f.Waiting, &f.Reached, &f.Refused, &f.LeftOut, &f.Opened, &f.SameInbox)
		f.SameInbox = f.Waiting - f.SameInbox
		at[id].Figures = f
		return err
	}, `SELECT r.letter_id, COUNT(*), COUNT(CASE WHEN r.state = 'waiting' AND `+whyNot+` = '' THEN 1 END), COUNT(CASE WHEN r.state = 'reached' THEN 1 END),
		COUNT(CASE WHEN r.state = 'refused' THEN 1 END), COUNT(CASE WHEN r.state = 'left_out' OR r.state = 'waiting' AND `+whyNot+` <> '' THEN 1 END), COUNT(r.opened_at),
		COUNT(DISTINCT CASE WHEN r.state = 'waiting' AND `+whyNot+` = '' THEN LOWER(p.email) END)
		FROM `+recipientTables+people.String()+` GROUP BY r.letter_id`, people.Args...)
}

// addLetter adds a letter or a template; texts and files come of another one, where
// one is named.
func addLetter(ctx context.Context, tx *db.Tx, n NewLetter) error {
	state := Draft
	if n.Template {
		state = Template
	}
	return db.Exec(ctx, tx, `INSERT INTO letter (id, campus_id, name, state, necessary, reason, sort_name, search_text, created_by, created_at, updated_at) VALUES `+db.Values(1, 11),
		n.ID, n.CampusID, n.Name, state, n.Necessary, n.Reason, db.Fold(n.Name), n.searchText(), n.By, n.At, n.At)
}

// saveTexts puts what a letter says in the place of what it said.
func saveTexts(ctx context.Context, tx *db.Tx, id string, texts []LetterText) error {
	if err := db.Exec(ctx, tx, `DELETE FROM letter_text WHERE letter_id = ?`, id); err != nil {
		return err
	}
	rows := db.NewBulk(`letter_text (letter_id, language, subject, body)`)
	for _, t := range texts {
		rows.Add(id, t.Language, t.Subject, t.Body)
	}
	return rows.Insert(ctx, tx)
}

func saveLetter(ctx context.Context, tx *db.Tx, id string, f LetterFields) error {
	if err := changeLetter(ctx, tx, id, `name = ?, necessary = ?, reason = ?, sort_name = ?, search_text = ?`, f.Name, f.Necessary, f.Reason, db.Fold(f.Name), f.searchText()); err != nil {
		return err
	}
	return saveTexts(ctx, tx, id, f.Texts)
}

func changeLetter(ctx context.Context, tx *db.Tx, id, set string, args ...any) error {
	args = append(args, clock.Now(), id)
	return db.Change(ctx, tx, "letter.not_found", `UPDATE letter SET `+set+`, version = version + 1, turn = turn + 1, updated_at = ? WHERE id = ?`, args...)
}

func removeLetter(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "letter.not_found", `DELETE FROM letter WHERE id = ?`, id)
}

// campusInReach refuses a campus that does not exist, is archived, or is not the
// caller's.
func campusInReach(ctx context.Context, q db.Querier, in access.Scope, id string) error {
	var w db.Where
	w.And(in.Rows(`c.id = ?`, ""))
	w.Add(`c.id = ? AND c.archived_at IS NULL`, id)
	ok, err := db.Exists(ctx, q, `SELECT 1 FROM campus c`+w.String(), w.Args...)
	if err == nil && !ok {
		err = fault.New(fault.NotFound, "campus.not_found")
	}
	return err
}
