package studies

import (
	"context"
	"database/sql"
	"encoding/json"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/base/secret"
	"myspace/internal/school/people"
)

const (
	paperColumns = `d.id, d.kind, d.person_id, ` + naming.Person + `, d.class_id, k.code, d.campus_id, h.name, d.year, d.number, d.edition, d.language, d.second_language,
		d.state, d.issued_at, ` + naming.DoerOrNobody + `, d.withdrawn_at, COALESCE((SELECT ` + naming.Doer + ` FROM person b WHERE b.id = d.withdrawn_by), ''), d.reason, d.hash`
	paperTables = `issued_paper d JOIN person p ON p.id = d.person_id JOIN class k ON k.id = d.class_id JOIN campus h ON h.id = d.campus_id LEFT JOIN person b ON b.id = d.issued_by`
	// The rows of a campus's papers, and one's own.
	campusPapers, ownPapers = `d.campus_id = ?`, `d.person_id = ?`
)

func scanIssued(r db.Row) (p IssuedPaper, err error) {
	var hash sql.NullString
	err = r.Scan(&p.ID, &p.Kind, &p.StudentID, &p.StudentName, &p.ClassID, &p.ClassCode, &p.campusID, &p.CampusName, &p.year, &p.number, &p.Edition, &p.Language, &p.SecondLanguage,
		&p.State, &p.IssuedAt, &p.IssuedBy, &p.WithdrawnAt, &p.WithdrawnBy, &p.Reason, &hash)
	p.Number, p.hash = paperNumber(p.year, p.number), hash.String
	return p, err
}

// findIssued returns the papers in reach for which conditions hold and that were
// drawn, the latest first.
func findIssued(ctx context.Context, q db.Querier, in access.Scope, w db.Where) ([]IssuedPaper, error) {
	w.Add(`d.drawn_at IS NOT NULL`)
	w.And(in.Rows(campusPapers, ownPapers))
	return db.All(ctx, q, scanIssued, `SELECT `+paperColumns+` FROM `+paperTables+w.String()+` ORDER BY d.issued_at DESC, d.id DESC`+db.Limit(maxPapersShown), w.Args...)
}

func findIssuedPaper(ctx context.Context, q db.Querier, in access.Scope, id string) (IssuedPaper, error) {
	var w db.Where
	w.Add(`d.id = ? AND d.drawn_at IS NOT NULL`, id)
	w.And(in.Rows(campusPapers, ownPapers))
	return db.One(ctx, q, "issued.not_found", scanIssued, `SELECT `+paperColumns+` FROM `+paperTables+w.String(), w.Args...)
}

func withdraw(ctx context.Context, tx *db.Tx, id, by, reason string) error {
	return db.Change(ctx, tx, "issued.not_found", `UPDATE issued_paper SET state = 'withdrawn', withdrawn_by = ?, withdrawn_at = ?, reason = ? WHERE id = ?`, by, clock.Now(), reason, id)
}

// paperClass is a class for which papers are issued.
type paperClass struct {
	id, code, programme, campusID, language string
	archived                                bool
}

func findPaperClass(ctx context.Context, q db.Querier, in access.Scope, id string) (paperClass, error) {
	var w db.Where
	w.Add(`k.id = ?`, id)
	w.And(in.Rows(`k.campus_id = ?`, ``))
	return db.One(ctx, q, "class.not_found", func(r db.Row) (c paperClass, err error) {
		var archived clock.Time
		err = r.Scan(&c.id, &c.code, &c.programme, &c.campusID, &c.language, &archived)
		c.archived = !archived.IsZero()
		return c, err
	}, `SELECT k.id, k.code, k.programme, k.campus_id, h.language, k.archived_at FROM class k JOIN campus h ON h.id = k.campus_id`+w.String(), w.Args...)
}

// findReceivers returns who of a class can get a paper of a kind: for a certificate
// or diploma, who completed it; never somebody who was erased.
func findReceivers(ctx context.Context, q db.Querier, classID, kind string) ([]string, error) {
	w := receiving(classID, kind)
	return db.All(ctx, q, db.ScanString, `SELECT e.person_id FROM enrollment e JOIN person p ON p.id = e.person_id`+w.String()+` GROUP BY e.person_id ORDER BY MIN(e.sort_name), e.person_id`, w.Args...)
}

func receiving(classID, kind string) (w db.Where) {
	w.Add(`e.class_id = ? AND e.status = 'confirmed' AND NOT (`+people.Erased+`)`, classID)
	if isAward(kind) {
		w.Add(`e.outcome = 'completed'`)
	}
	return w
}

// mayReceive reports whether somebody can still get a paper of a run.
func mayReceive(ctx context.Context, q db.Querier, run paperRun, personID string) (bool, error) {
	w := receiving(run.ClassID, run.Kind)
	w.Add(`e.person_id = ?`, personID)
	return db.Exists(ctx, q, `SELECT 1 FROM enrollment e JOIN person p ON p.id = e.person_id`+w.String(), w.Args...)
}

// findHolders returns who of a class has a valid paper of a kind.
func findHolders(ctx context.Context, q db.Querier, classID, kind string) (map[string]bool, error) {
	return findHolding(ctx, q, `class_id = ? AND kind = ? AND state = 'valid'`, classID, kind)
}

// findIssuedFor returns who has his paper of a run.
func findIssuedFor(ctx context.Context, q db.Querier, runID string) (map[string]bool, error) {
	return findHolding(ctx, q, `run_id = ?`, runID)
}

func findHolding(ctx context.Context, q db.Querier, cond string, args ...any) (map[string]bool, error) {
	all := map[string]bool{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		id, err := db.ScanString(r)
		all[id] = true
		return err
	}, `SELECT person_id FROM issued_paper WHERE drawn_at IS NOT NULL AND `+cond, args...)
}

// paperRun is papers that were asked for together.
type paperRun struct {
	PaperRun
	people    []string
	createdBy string
}

const runColumns = `u.id, u.class_id, u.kind, u.language, u.second_language, u.people, u.total, (SELECT COUNT(*) FROM issued_paper d WHERE d.run_id = u.id AND d.drawn_at IS NOT NULL),
	u.created_by, u.created_at, u.finished_at`

func scanRun(r db.Row) (u paperRun, err error) {
	var people string
	var finished clock.Time
	if err := r.Scan(&u.ID, &u.ClassID, &u.Kind, &u.Language, &u.SecondLanguage, &people, &u.Total, &u.Done, &u.createdBy, &u.CreatedAt, &finished); err != nil {
		return u, err
	}
	u.Finished = !finished.IsZero()
	return u, json.Unmarshal([]byte(people), &u.people)
}

func findRun(ctx context.Context, q db.Querier, in access.Scope, id string) (paperRun, error) {
	var w db.Where
	w.Add(`u.id = ?`, id)
	w.And(in.Rows(`k.campus_id = ?`, ``))
	return db.One(ctx, q, "issued.run_not_found", scanRun, `SELECT `+runColumns+` FROM paper_run u JOIN class k ON k.id = u.class_id`+w.String(), w.Args...)
}

// findRunsOf returns the latest runs of a class.
func findRunsOf(ctx context.Context, q db.Querier, in access.Scope, classID string) ([]paperRun, error) {
	var w db.Where
	w.Add(`u.class_id = ?`, classID)
	w.And(in.Rows(`k.campus_id = ?`, ``))
	return db.All(ctx, q, scanRun, `SELECT `+runColumns+` FROM paper_run u JOIN class k ON k.id = u.class_id`+w.String()+` ORDER BY u.created_at DESC, u.id DESC`+db.Limit(maxRunsShown), w.Args...)
}

func addRun(ctx context.Context, tx *db.Tx, u paperRun) error {
	people, err := json.Marshal(u.people)
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO paper_run (id, class_id, kind, language, second_language, people, total, created_by, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		u.ID, u.ClassID, u.Kind, u.Language, u.SecondLanguage, string(people), u.Total, u.createdBy, u.CreatedAt)
}

func finishRun(ctx context.Context, tx *db.Tx, id string) error {
	return db.Exec(ctx, tx, `UPDATE paper_run SET finished_at = ? WHERE id = ?`, clock.Now(), id)
}

// lockNumbers keeps others from counting a campus's papers of a year until the
// transaction ends.
func lockNumbers(ctx context.Context, tx *db.Tx, campusID string, year int) error {
	return db.Exec(ctx, tx, `INSERT INTO paper_number (campus_id, year, last) VALUES (?, ?, 0) ON CONFLICT (campus_id, year) DO UPDATE SET last = paper_number.last`, campusID, year)
}

// nextNumber counts one more paper of a campus in a year.
func nextNumber(ctx context.Context, tx *db.Tx, campusID string, year int) (int, error) {
	if err := db.Exec(ctx, tx, `UPDATE paper_number SET last = last + 1 WHERE campus_id = ? AND year = ?`, campusID, year); err != nil {
		return 0, err
	}
	return db.One(ctx, tx, "", db.ScanInt, `SELECT last FROM paper_number WHERE campus_id = ? AND year = ?`, campusID, year)
}

// reserved is a paper that has its number, drawn or not.
type reserved struct {
	id                    string
	year, number, edition int
	drawn                 bool
}

func scanReserved(r db.Row) (p reserved, err error) {
	var drawn clock.Time
	err = r.Scan(&p.id, &p.year, &p.number, &p.edition, &drawn)
	p.drawn = !drawn.IsZero()
	return p, err
}

// findReserved returns somebody's paper of a run; none where it has no number yet.
func findReserved(ctx context.Context, q db.Querier, runID, personID string) ([]reserved, error) {
	return db.All(ctx, q, scanReserved, `SELECT id, year, number, edition, drawn_at FROM issued_paper WHERE run_id = ? AND person_id = ?`, runID, personID)
}

// findEarlier returns the last edition of somebody's paper of a kind and class;
// none where this is the first.
func findEarlier(ctx context.Context, q db.Querier, kind, personID, classID, campusID string) ([]reserved, error) {
	return db.All(ctx, q, scanReserved, `SELECT id, year, number, edition, drawn_at FROM issued_paper WHERE kind = ? AND person_id = ? AND class_id = ? AND campus_id = ?
		ORDER BY year DESC, number DESC, edition DESC`+db.Limit(1), kind, personID, classID, campusID)
}

func addIssued(ctx context.Context, tx *db.Tx, run paperRun, personID, campusID string, p reserved, languages [2]string) error {
	return db.Exec(ctx, tx, `INSERT INTO issued_paper (id, run_id, kind, person_id, class_id, campus_id, year, number, edition, language, second_language, code_hash, code_sealed, figures, state,
		issued_by, issued_at, withdrawn_by, reason) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', '', 'valid', ?, ?, '', '')`,
		p.id, run.ID, run.Kind, personID, run.ClassID, campusID, p.year, p.number, p.edition, languages[0], languages[1], "undrawn "+p.id, run.createdBy, clock.Now())
}

// saveDrawn keeps a paper as it was drawn; false where somebody else was first,
// or it was withdrawn meanwhile.
func saveDrawn(ctx context.Context, tx *db.Tx, p drawnPaper, codeSealed, figures string) (bool, error) {
	n, err := db.Affected(ctx, tx, `UPDATE issued_paper SET code_hash = ?, code_sealed = ?, figures = ?, hash = ?, stamp_hash = NULLIF(?, ''), logo_hash = NULLIF(?, ''), drawn_at = ?, issued_at = ?
		WHERE id = ? AND drawn_at IS NULL AND state = 'valid'`,
		secret.Hash(p.code), codeSealed, figures, p.blob.Hash, p.figures.Stamp, p.figures.Logo, clock.Now(), clock.Now(), p.id)
	return n > 0, err
}

// replaceEarlier marks the earlier editions of a paper as replaced.
func replaceEarlier(ctx context.Context, tx *db.Tx, campusID string, p reserved) error {
	return db.Exec(ctx, tx, `UPDATE issued_paper SET state = 'replaced' WHERE campus_id = ? AND year = ? AND number = ? AND edition < ? AND state = 'valid'`, campusID, p.year, p.number, p.edition)
}

// forgetPapers takes out what papers say of somebody who is erased. Their numbers
// stay, and who checks one learns that it is no longer valid.
func forgetPapers(ctx context.Context, tx *db.Tx, personID string) error {
	return db.Exec(ctx, tx, `UPDATE issued_paper SET hash = NULL, stamp_hash = NULL, logo_hash = NULL, figures = '', code_sealed = '', reason = '', state = 'withdrawn' WHERE person_id = ?`, personID)
}

// kept is a paper with what it is drawn from again.
type kept struct {
	id, hash, language, second, sealed string
	name                               string
	figures                            Figures
}

// findRunPapers returns the papers of a run that are still there, by name.
func findRunPapers(ctx context.Context, q db.Querier, runID string) ([]kept, error) {
	return db.All(ctx, q, func(r db.Row) (k kept, err error) {
		var figures string
		if err := r.Scan(&k.id, &k.hash, &k.language, &k.second, &k.sealed, &figures, &k.name); err != nil {
			return k, err
		}
		return k, json.Unmarshal([]byte(figures), &k.figures)
	}, `SELECT d.id, d.hash, d.language, d.second_language, d.code_sealed, d.figures, `+naming.Person+` FROM issued_paper d JOIN person p ON p.id = d.person_id
		WHERE d.run_id = ? AND d.hash IS NOT NULL ORDER BY p.sort_name, d.id`, runID)
}

// campusPaper is what of a campus stands on its papers.
type campusPaper struct {
	id, name, business, city, zone, logo string
	PaperSignatureFields
	stamp    string
	version  int64
	archived bool
}

// findCampusPaper finds it of a campus in reach.
func findCampusPaper(ctx context.Context, q db.Querier, in access.Scope, id string) (campusPaper, error) {
	var w db.Where
	w.Add(`h.id = ?`, id)
	w.And(in.Rows(`h.id = ?`, ``))
	return db.One(ctx, q, "campus.not_found", func(r db.Row) (c campusPaper, err error) {
		var logo, stamp sql.NullString
		var archived clock.Time
		err = r.Scan(&c.id, &c.name, &c.business, &c.city, &c.zone, &logo, &archived, &c.Name, &c.Title, &stamp, &c.version)
		c.logo, c.stamp, c.archived = logo.String, stamp.String, !archived.IsZero()
		return c, err
	}, `SELECT h.id, h.name, h.business_name, h.city, h.time_zone, h.logo_hash, h.archived_at, COALESCE(s.name, ''), COALESCE(s.title, ''), s.stamp_hash, COALESCE(s.version, 1)
		FROM campus h LEFT JOIN paper_signature s ON s.campus_id = h.id`+w.String(), w.Args...)
}
