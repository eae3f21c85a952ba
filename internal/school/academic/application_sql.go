package academic

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
	"myspace/internal/base/phone"
)

const (
	applicationColumns = `p.id, ` + naming.Person + `, p.last_name, p.photo_hash, p.email, p.mobile_shown, c.id, c.name, m.created_at,
		COALESCE(e.id, ''), COALESCE(e.version, 0), COALESCE(k.id, ''), COALESCE(k.code, ''), COALESCE(e.waiting_reason, ''),
		COALESCE(d.reason, ''), COALESCE(d.message, ''), ` + naming.DoerOrNobody + `, d.declined_at,
		p.birth_date IS NULL, p.address = '' OR p.city = '', EXISTS (SELECT 1 FROM unconfirmed u WHERE u.person_id = p.id)`
	// The first class that somebody waits for stands for all.
	applicationTables = `membership_role mr JOIN membership m ON m.person_id = mr.person_id AND m.campus_id = mr.campus_id
		JOIN person p ON p.id = mr.person_id JOIN campus c ON c.id = mr.campus_id
		LEFT JOIN declined_application d ON d.person_id = mr.person_id AND d.campus_id = mr.campus_id LEFT JOIN person b ON b.id = d.declined_by
		LEFT JOIN enrollment e ON e.id = (SELECT MIN(f.id) FROM enrollment f WHERE f.person_id = mr.person_id AND f.campus_id = mr.campus_id AND f.outcome = '')
		LEFT JOIN class k ON k.id = e.class_id`
)

// applicationOrders are the sorts that the inbox offers.
var applicationOrders = db.Orders{"name": {"mr.sort_name"}, "applied": {"m.created_at"}}

func scanApplication(r db.Row) (a Application, err error) {
	var photo sql.NullString
	var noBirth, noAddress, unconfirmed bool
	err = r.Scan(&a.PersonID, &a.Name, &a.LastName, &photo, &a.Email, &a.Mobile, &a.CampusID, &a.CampusName, &a.AppliedAt,
		&a.EnrollmentID, &a.EnrollmentVersion, &a.ClassID, &a.ClassCode, &a.WaitingReason,
		&a.Reason, &a.Message, &a.DeclinedBy, &a.DeclinedAt, &noBirth, &noAddress, &unconfirmed)
	a.photoHash, a.Missing = photo.String, []string{}
	for _, lacks := range []struct {
		is   bool
		what string
	}{
		{a.Email == "", "email"}, {a.Email != "" && unconfirmed, "unconfirmed"}, {a.Mobile == "", "mobile"}, {noBirth, "birth_date"}, {noAddress, "address"},
	} {
		if lacks.is {
			a.Missing = append(a.Missing, lacks.what)
		}
	}
	switch {
	case a.Reason != "":
		a.State = declinedApplication
	case a.EnrollmentID != "":
		a.State = waitingApplication
	default:
		a.State = newApplication
	}
	return a, err
}

// isApplication holds for who applies: a plain user who never followed a class.
const isApplication = `mr.role = 'user' AND m.former = FALSE`

// findApplications returns a page of the inbox of the campuses in reach.
func findApplications(ctx context.Context, q db.Querier, in access.Scope, f ApplicationFilter, p api.Paging) (db.List[Application], error) {
	order, err := applicationOrders.By(f.Sort, "mr.person_id")
	if err != nil {
		return db.List[Application]{}, err
	}
	return db.Find(ctx, q, scanApplication, db.Select{
		Columns: applicationColumns, From: applicationTables, Where: f.where(in), Order: order, Page: p.Page, Size: p.PageSize,
	})
}

// undecided are the tables that tell who applies and was not declined.
const undecided = `membership_role mr JOIN membership m ON m.person_id = mr.person_id AND m.campus_id = mr.campus_id
	LEFT JOIN declined_application d ON d.person_id = mr.person_id AND d.campus_id = mr.campus_id`

// CountApplications counts those in reach that nobody has decided on for good, as
// far as lists are counted.
func CountApplications(ctx context.Context, q db.Querier, in access.Scope) (int, error) {
	return CountApplicationsTo(ctx, q, in, "")
}

// CountApplicationsTo counts them at one campus.
func CountApplicationsTo(ctx context.Context, q db.Querier, in access.Scope, campusID string) (int, error) {
	w := ApplicationFilter{Campus: campusID}.where(in.Under(handleApplications))
	n, err := db.Count(ctx, q, "", `SELECT 1 FROM `+undecided+w.String()+db.Limit(db.ExactTotal+1), w.Args...)
	return min(n, db.ExactTotal), err
}

func (f ApplicationFilter) where(in access.Scope) (w db.Where) {
	w.Add(isApplication)
	w.And(in.Rows(`mr.campus_id = ?`, ``))
	if f.Campus != "" {
		w.Add(`mr.campus_id = ?`, f.Campus)
	}
	switch f.State {
	case newApplication:
		w.Add(`d.person_id IS NULL AND e.id IS NULL`)
	case waitingApplication:
		w.Add(`d.person_id IS NULL AND e.id IS NOT NULL`)
	case declinedApplication:
		w.Add(`d.person_id IS NOT NULL`)
	default:
		w.Add(`d.person_id IS NULL`)
	}
	f.match(&w)
	return w
}

// match looks for words in what a line shows: who applies, where, for which
// class; a telephone number may be written in any way.
func (f ApplicationFilter) match(w *db.Where) {
	var words, number db.Where
	words.MatchAny(f.Q, db.Has(`p.search_text`), db.Has(`k.search_text`), campusNamed(`mr.campus_id`))
	if number.MatchPlain(`p.search_text`, phone.Digits(f.Q)); len(number.Args) > 0 {
		w.Or(words, number)
		return
	}
	w.Or(words)
}

// findApplication returns somebody's application to a campus in reach.
func findApplication(ctx context.Context, q db.Querier, in access.Scope, personID, campusID string) (Application, error) {
	var w db.Where
	w.Add(isApplication)
	w.And(in.Rows(`mr.campus_id = ?`, ``))
	w.Add(`mr.person_id = ? AND mr.campus_id = ?`, personID, campusID)
	return db.One(ctx, q, "application.not_found", scanApplication, `SELECT `+applicationColumns+` FROM `+applicationTables+w.String(), w.Args...)
}

// addDecline declines an application; of two at the same moment the later one counts.
func addDecline(ctx context.Context, tx *db.Tx, a Application, d Decline, by string) error {
	return db.Exec(ctx, tx, `INSERT INTO declined_application (person_id, campus_id, reason, message, declined_by, declined_at) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (person_id, campus_id) DO UPDATE SET reason = excluded.reason, message = excluded.message, declined_by = excluded.declined_by,
		declined_at = excluded.declined_at`, a.PersonID, a.CampusID, d.Reason, d.Message, by, clock.Now())
}

// removeDecline opens a declined application again.
func removeDecline(ctx context.Context, tx *db.Tx, personID, campusID string) error {
	return removeDeclines(ctx, tx, campusID, personID)
}

func removeDeclines(ctx context.Context, tx *db.Tx, campusID string, personIDs ...string) error {
	var w db.Where
	w.In(`campus_id`, campusID)
	w.In(`person_id`, personIDs...)
	return db.Exec(ctx, tx, `DELETE FROM declined_application`+w.String(), w.Args...)
}

// findWaiting returns what somebody waits for at a campus.
func findWaiting(ctx context.Context, q db.Querier, personID, campusID string) ([]Enrollment, error) {
	return findEnrollmentsBy(ctx, q, `SELECT id FROM enrollment WHERE person_id = ? AND campus_id = ? AND outcome = '' AND status = 'waiting' ORDER BY id`, personID, campusID)
}

// findEndedSince returns what a declined applicant waited for until then.
func findEndedSince(ctx context.Context, q db.Querier, a Application) ([]Enrollment, error) {
	return findEnrollmentsBy(ctx, q, `SELECT id FROM enrollment WHERE person_id = ? AND campus_id = ? AND outcome = 'withdrawn' AND status = 'waiting' AND outcome_at >= ? ORDER BY id`,
		a.PersonID, a.CampusID, a.DeclinedAt)
}

func findEnrollmentsBy(ctx context.Context, q db.Querier, which string, args ...any) (all []Enrollment, err error) {
	ids, err := db.All(ctx, q, db.ScanString, which, args...)
	for _, id := range ids {
		e, err := findEnrollment(ctx, q, access.System(), id)
		if err != nil {
			return nil, err
		}
		all = append(all, e)
	}
	return all, err
}

// declinedMail is what the mail to a declined applicant needs.
type declinedMail struct {
	email, name, language, campus, zone, reason, message, answerTo string
}

func findDeclinedMail(ctx context.Context, q db.Querier, personID, campusID string, at clock.Time) (m declinedMail, found bool, err error) {
	m, err = db.One(ctx, q, "application.not_found", func(r db.Row) (m declinedMail, err error) {
		return m, r.Scan(&m.email, &m.name, &m.language, &m.campus, &m.zone, &m.reason, &m.message, &m.answerTo)
	}, `SELECT p.email, `+naming.Person+`, CASE WHEN p.language = '' THEN c.language ELSE p.language END, c.name, c.time_zone, d.reason, d.message, b.email
		FROM declined_application d JOIN person p ON p.id = d.person_id JOIN campus c ON c.id = d.campus_id JOIN person b ON b.id = d.declined_by
		WHERE d.person_id = ? AND d.campus_id = ? AND d.declined_at = ?`, personID, campusID, at)
	if fault.CodeOf(err) == "application.not_found" {
		return m, false, nil
	}
	return m, err == nil, err
}
