package academic

import (
	"context"
	"database/sql"
	"unicode/utf8"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// readRosters is who may take along the list of a class's students: the librarian
// by name and photo, a teacher of the classes that he teaches.
var readRosters = access.Allow(access.Network, access.AllCampuses).
	Or(access.Coordinator|access.Secretary|access.Accounting|access.Multimedia, access.OwnCampus).
	Or(access.Teacher, access.Self)

func (a *Area) rosterRoutes(r *api.Router) {
	api.Stream(r, "getClassList", "/api/classes/{id}/list.pdf", readRosters, a.getClassList, api.Says("Get the list of a class to print"))
	api.Stream(r, "exportClassStudents", "/api/classes/{id}/students/export", readRosters, a.exportClassStudents)
	api.Stream(r, "exportEnrollments", "/api/enrollments/export", readEnrollments, a.exportEnrollments)
}

// classmate is a student of a class as its lists have him: without what the
// caller may not know.
type classmate struct {
	FirstName, LastName         string
	Email, Mobile, City, Church string
	Birth                       clock.Date
	Since                       clock.Time
	photo                       string
}

// initials stand for a photo.
func (m classmate) initials() string { return first(m.FirstName) + first(m.LastName) }

func first(name string) string {
	_, size := utf8.DecodeRuneInString(name)
	return name[:size]
}

// roster is a class with what the caller may know of its students.
type roster struct {
	Class
	contact, enrolled bool
}

// findRoster returns a class whose list the caller may take along. Of what he
// reaches by himself that is what he teaches, not what he follows.
func findRoster(ctx context.Context, q db.Querier, in access.Scope, id string) (r roster, err error) {
	var w db.Where
	w.And(in.Rows("k.campus_id = ?", taughtClasses))
	w.Add(`k.id = ?`, id)
	if r.Class, err = db.One(ctx, q, "class.not_found", scanClass, `SELECT `+classColumns+` FROM `+classTables+w.String(), w.Args...); err != nil {
		return r, err
	}
	teaches := false
	if in.Actor().Roles&access.Teacher != 0 {
		me := in.Actor().PersonID
		if teaches, err = db.Exists(ctx, q, `SELECT 1 FROM class k WHERE k.id = ? AND `+taughtClasses, id, me); err != nil {
			return r, err
		}
	}
	r.contact = teaches || people.KnowsContact(in, r.CampusID)
	r.enrolled = teaches || in.Under(readEnrollments).CoversCampus(r.CampusID)
	return r, nil
}

// eachClassmate calls do with the students of a class, by name.
func eachClassmate(ctx context.Context, q db.Querier, in access.Scope, c roster, do func(classmate) error) error {
	return db.Each(ctx, q, func(r db.Row) error {
		var m classmate
		var photo, churchName sql.NullString
		var roles string
		err := r.Scan(&m.FirstName, &m.LastName, &m.Email, &m.Mobile, &m.City, &m.Birth, &m.Since, &photo, &churchName, &roles)
		if err != nil {
			return err
		}
		m.photo, m.Church = photo.String, churchName.String
		if !c.contact {
			m.Email, m.Mobile, m.City, m.Birth = "", "", "", clock.Date{}
		}
		if !c.enrolled {
			m.Since = clock.Time{}
		}
		if !people.KnowsChurch(in, c.CampusID, access.ParseRoles(roles)) {
			m.Church = ""
		}
		return do(m)
	}, `SELECT p.first_name, p.last_name, p.email, p.mobile_shown, p.city, p.birth_date, e.confirmed_at, p.photo_hash, h.name, `+people.AllRoles+`
		FROM enrollment e JOIN person p ON p.id = e.person_id LEFT JOIN church h ON h.id = p.church_id
		WHERE e.class_id = ? AND e.status = 'confirmed' AND e.outcome = '' ORDER BY e.sort_name, e.id`, c.ID)
}
