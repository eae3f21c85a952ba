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
// by name and photo.
var readRosters = access.Allow(access.Network, access.AllCampuses).
	Or(access.Coordinator|access.Secretary|access.Accounting|access.Multimedia, access.OwnCampus)

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

// eachClassmate calls do with the students of a class, by name.
func eachClassmate(ctx context.Context, q db.Querier, in access.Scope, c Class, do func(classmate) error) error {
	contact, enrolled := people.KnowsContact(in, c.CampusID), in.Under(readEnrollments).CoversCampus(c.CampusID)
	return db.Each(ctx, q, func(r db.Row) error {
		var m classmate
		var photo, churchName sql.NullString
		var roles string
		err := r.Scan(&m.FirstName, &m.LastName, &m.Email, &m.Mobile, &m.City, &m.Birth, &m.Since, &photo, &churchName, &roles)
		if err != nil {
			return err
		}
		m.photo, m.Church = photo.String, churchName.String
		if !contact {
			m.Email, m.Mobile, m.City, m.Birth = "", "", "", clock.Date{}
		}
		if !enrolled {
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
