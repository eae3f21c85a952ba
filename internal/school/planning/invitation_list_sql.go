package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/account"
)

// InvitationMatrix is who is asked for which week-end.
type InvitationMatrix struct {
	Year      int              `json:"year"`
	Plannings []MatrixPlanning `json:"plannings" doc:"In order."`
	People    []MatrixPerson   `json:"people" doc:"By name."`
}

// MatrixPlanning is a column.
type MatrixPlanning struct {
	ID       string     `json:"id"`
	Number   int        `json:"number"`
	FirstDay clock.Date `json:"first_day" format:"date"`
	State    string     `json:"state" enum:"draft,published,closed,canceled"`
}

// MatrixPerson is a row.
type MatrixPerson struct {
	ID    string       `json:"id"`
	Name  string       `json:"name"`
	Cells []MatrixCell `json:"cells"`
}

// MatrixCell is somebody's part in a week-end.
type MatrixCell struct {
	PlanningID   string `json:"planning_id"`
	InvitationID string `json:"invitation_id"`
	Half         string `json:"half" enum:"teacher,translator"`
	State        string `json:"state" enum:"in_analysis,not_answered,answered,accepted,declined,canceled"`
	Overdue      bool   `json:"overdue"`
	CourseCode   string `json:"course_code"`
	CampusName   string `json:"campus_name"`
}

func (a *Area) getInvitationMatrix(ctx context.Context, in *struct {
	Year int `query:"year" minimum:"0" maximum:"2200" doc:"In which the school year begins; 0 for the one that runs."`
},
) (InvitationMatrix, error) {
	year := in.Year
	if year == 0 {
		month, err := account.SchoolMonth(ctx, a.db)
		if err != nil {
			return InvitationMatrix{}, err
		}
		year = SchoolYear(clock.Today(access.From(ctx).Actor().TimeZone), month)
	}
	return findMatrix(ctx, a.db, access.From(ctx), year)
}

// findMatrix returns a year's matrix in two queries.
func findMatrix(ctx context.Context, q db.Querier, in access.Scope, year int) (m InvitationMatrix, err error) {
	m = InvitationMatrix{Year: year, People: []MatrixPerson{}}
	if m.Plannings, err = db.All(ctx, q, func(r db.Row) (p MatrixPlanning, err error) {
		return p, r.Scan(&p.ID, &p.Number, &p.FirstDay, &p.State)
	}, `SELECT id, number, first_day, state FROM planning WHERE year = ? ORDER BY first_day, id`, year); err != nil {
		return m, err
	}
	if m.Plannings == nil {
		m.Plannings = []MatrixPlanning{}
	}
	w := invitationsIn(in)
	w.Add(`s.planning_id IN (SELECT id FROM planning WHERE year = ?)`, year)
	w.Add(inInvitation)
	return m, db.Each(ctx, q, func(r db.Row) error {
		var p MatrixPerson
		var c MatrixCell
		var by clock.Date
		var zone string
		if err := r.Scan(&p.ID, &p.Name, &c.PlanningID, &c.InvitationID, &c.Half, &c.State, &by, &c.CourseCode, &c.CampusName, &zone); err != nil {
			return err
		}
		c.Overdue = c.State == NotAnswered && !by.IsZero() && by.Before(clock.Today(zone))
		if n := len(m.People); n == 0 || m.People[n-1].ID != p.ID {
			p.Cells = []MatrixCell{}
			m.People = append(m.People, p)
		}
		last := &m.People[len(m.People)-1]
		last.Cells = append(last.Cells, c)
		return nil
	}, `SELECT i.person_id, `+naming.Person+`, s.planning_id, i.id, i.half, i.state, i.answer_by_day, c.code, h.name, h.time_zone
		FROM agenda s JOIN teaching_invitation i ON i.agenda_course_id = s.agenda_course_id JOIN person p ON p.id = i.person_id
		JOIN agenda_course ac ON ac.id = i.agenda_course_id JOIN course c ON c.id = ac.course_id JOIN campus h ON h.id = ac.campus_id`+w.String()+`
		GROUP BY i.person_id, p.sort_name, p.first_name, p.last_name, s.planning_id, i.id, i.half, i.state, i.answer_by_day, c.code, h.name, h.time_zone
		ORDER BY p.sort_name, i.person_id, MIN(s.starts_at), i.id`, w.Args...)
}

// reader is whom a mail goes to.
type reader struct{ personID, name, email, language, zone string }

// longest ends a look at the campus c where a person p has been the longest.
const longest = ` FROM membership m JOIN campus c ON c.id = m.campus_id WHERE m.person_id = p.id ORDER BY m.created_at, c.id LIMIT 1), '')`

// findReaders returns how people are written to: in their own language, or else
// that of the campus where they have been the longest, whose clock is theirs.
func findReaders(ctx context.Context, q db.Querier, all []Invitation) (map[string]reader, error) {
	ids, readers := []string{}, map[string]reader{}
	for _, i := range all {
		ids = append(ids, i.PersonID)
	}
	var w db.Where
	w.Among(q, `p.id`, unique(ids))
	return readers, db.Each(ctx, q, func(r db.Row) error {
		var to reader
		var campus string
		err := r.Scan(&to.personID, &to.name, &to.email, &to.language, &campus, &to.zone)
		if to.language == "" {
			to.language = campus
		}
		readers[to.personID] = to
		return err
	}, `SELECT p.id, `+naming.Person+`, p.email, p.language, COALESCE((SELECT c.language`+longest+`, COALESCE((SELECT c.time_zone`+longest+` FROM person p`+w.String(), w.Args...)
}
