package planning

import (
	"context"
	"slices"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/account"
	"myspace/internal/school/instructors"
)

// search is what somebody is looked for.
type search struct {
	AgendaCourse
	half      string
	code      string // of the course in all its versions
	zone      string // of the host
	sessions  []sitting
	languages []string // of the classes
	teachers  []string // languages of who teaches, for a translator
}

func findSearch(ctx context.Context, q db.Querier, c AgendaCourse, half string) (s search, err error) {
	s = search{AgendaCourse: c, half: half}
	if err := db.Each(ctx, q, func(r db.Row) error { return r.Scan(&s.code, &s.zone) },
		`SELECT c.code_key, h.time_zone FROM course c JOIN campus h ON h.id = ? WHERE c.id = ?`, c.CampusID, c.CourseID); err != nil {
		return s, err
	}
	for _, one := range c.Sessions {
		s.sessions = append(s.sessions, sitting{CourseSession: one, agendaID: c.ID, startsAt: instant(one.Day, one.Start, s.zone), endsAt: instant(one.Day, one.Finish, s.zone)})
	}
	var w db.Where
	w.In(`id`, c.ClassIDs...)
	w.Add(`language <> ''`)
	if s.languages, err = db.All(ctx, q, db.ScanString, `SELECT DISTINCT language FROM class`+w.String(), w.Args...); err != nil {
		return s, err
	}
	var teach db.Where
	teach.In(`person_id`, peopleOf(c.teachers())...)
	s.teachers, err = db.All(ctx, q, db.ScanString, `SELECT DISTINCT language FROM instructor_language`+teach.String(), teach.Args...)
	return s, err
}

func peopleOf(staff []Staffing) (ids []string) {
	for _, one := range staff {
		ids = append(ids, one.PersonID)
	}
	return ids
}

// candidates judges everybody who comes into question, in a number of queries
// that does not grow with them.
func (s search) candidates(ctx context.Context, q db.Querier, words string) ([]Candidate, error) {
	all, err := s.findTeachers(ctx, q, words)
	if err != nil || len(all) == 0 {
		return all, err
	}
	at := map[string]*Candidate{}
	for i := range all {
		at[all[i].PersonID] = &all[i]
	}
	for _, fill := range []func(context.Context, db.Querier, map[string]*Candidate) error{s.addLevels, s.addProfiles, s.addHistory} {
		if err := fill(ctx, q, at); err != nil {
			return nil, err
		}
	}
	from, to := s.days()
	calendars, err := instructors.FreeEverybody(ctx, q, from, to)
	if err != nil {
		return nil, err
	}
	busy, err := findBusy(ctx, q, from, to)
	if err != nil {
		return nil, err
	}
	for i, c := range all {
		c = c.judge(s.sessions, s.zone, calendars[c.PersonID], busy[c.PersonID])
		c.Out = c.Out || s.half == Translator && !c.Speaks
		c.Asked = slices.ContainsFunc(s.Staff, func(x Staffing) bool { return x.PersonID == c.PersonID && x.Half == s.half && x.asked() })
		all[i] = c
	}
	return all, nil
}

// days are the first and the last day of the sessions.
func (s search) days() (from, to clock.Date) {
	return s.Sessions[0].Day, s.Sessions[len(s.Sessions)-1].Day
}

// findTeachers returns those who come into question. Who was disabled does not.
func (s search) findTeachers(ctx context.Context, q db.Querier, words string) ([]Candidate, error) {
	var w db.Where
	w.Add(`p.enabled = TRUE AND p.id IN (SELECT person_id FROM membership_role WHERE role = 'teacher')`)
	switch {
	case db.HasWords(words):
		w.MatchAny(words, db.Has(db.Words(`p.sort_name`)))
	case s.half == Teacher:
		w.Add(`p.id IN (SELECT x.person_id FROM course_knowledge x JOIN course c ON c.id = x.course_id WHERE c.code_key = ?)
			OR p.id IN (SELECT x.person_id FROM course_teacher x JOIN course c ON c.id = x.course_id WHERE c.code_key = ?)`, s.code, s.code)
	default:
		var spoken db.Where
		spoken.In(`language`, s.languages...)
		w.Add(`p.id IN (SELECT person_id FROM instructor_language`+spoken.String()+`) OR p.id IN (SELECT person_id FROM instructor_pair)`, spoken.Args...)
	}
	return db.All(ctx, q, func(r db.Row) (c Candidate, err error) {
		c.Level, c.Speaks = "none", true
		return c, r.Scan(&c.PersonID, &c.Name)
	}, `SELECT p.id, `+naming.Person+` FROM person p`+w.String()+` ORDER BY p.sort_name, p.id`+db.Limit(maxLookedAt), w.Args...)
}

// maxLookedAt is how many come into question at most.
const maxLookedAt = 5000

// addLevels tells how well they know the course, in any of its versions.
func (s search) addLevels(ctx context.Context, q db.Querier, at map[string]*Candidate) error {
	return db.Each(ctx, q, func(r db.Row) error {
		var id, level string
		if err := r.Scan(&id, &level); err != nil || at[id] == nil {
			return err
		}
		if c := at[id]; level == "" {
			c.Given = true
		} else if levels[level] > levels[c.Level] {
			c.Level = level
		}
		return nil
	}, `SELECT x.person_id, x.level FROM course_knowledge x JOIN course c ON c.id = x.course_id WHERE c.code_key = ?
		UNION ALL SELECT x.person_id, '' FROM course_teacher x JOIN course c ON c.id = x.course_id WHERE c.code_key = ?`, s.code, s.code)
}

// addProfiles tells whether they speak what is needed, and teach at the host.
// Who has said nothing of campuses teaches where he is a teacher.
func (s search) addProfiles(ctx context.Context, q db.Querier, at map[string]*Candidate) error {
	said, err := findSaid(ctx, q, map[string]func(*profile, string){
		`SELECT person_id, language FROM instructor_language`: func(p *profile, v string) { p.languages = append(p.languages, v) },
		`SELECT person_id, pair FROM instructor_pair`:         func(p *profile, v string) { p.pairs = append(p.pairs, v) },
	})
	if err != nil {
		return err
	}
	for id, c := range at {
		c.Speaks = s.understands(said[id])
	}
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		err := r.Scan(&id)
		if c := at[id]; c != nil {
			c.AtCampus = true
		}
		return err
	}, `SELECT person_id FROM instructor_campus WHERE campus_id = ? UNION SELECT mr.person_id FROM membership_role mr WHERE mr.campus_id = ? AND mr.role = 'teacher'
		AND NOT EXISTS (SELECT 1 FROM instructor_campus o WHERE o.person_id = mr.person_id)`, s.CampusID, s.CampusID)
}

// addHistory tells when they last came to the host, how much they have taken on
// in this school year, and how often they declined lately.
func (s search) addHistory(ctx context.Context, q db.Querier, at map[string]*Candidate) error {
	first := s.Sessions[0].Day
	month, err := account.SchoolMonth(ctx, q)
	if err != nil {
		return err
	}
	begin := clock.Date{Year: SchoolYear(first, month), Month: time.Month(month), Day: 1}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var minutes int
		err := r.Scan(&id, &minutes)
		if c := at[id]; c != nil {
			c.MinutesTaken = minutes
		}
		return err
	}, `SELECT i.person_id, SUM(s.finish - s.start) FROM teaching_invitation i JOIN agenda s ON s.agenda_course_id = i.agenda_course_id
		WHERE i.state = 'accepted' AND s.starts_at >= ? AND s.starts_at < ? AND `+inInvitation+` GROUP BY i.person_id`,
		clock.At(begin.Midnight()), clock.At(begin.AddMonths(12).Midnight())); err != nil {
		return err
	}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var day clock.Date
		err := r.Scan(&id, &day)
		if c := at[id]; c != nil {
			c.LastCame = day
		}
		return err
	}, `SELECT i.person_id, MAX(s.day) FROM agenda_course ac JOIN agenda s ON s.agenda_course_id = ac.id JOIN teaching_invitation i ON i.agenda_course_id = ac.id
		WHERE ac.campus_id = ? AND s.starts_at >= ? AND s.starts_at < ? AND i.state = 'accepted' AND `+inInvitation+` GROUP BY i.person_id`,
		s.CampusID, clock.At(first.AddMonths(-rememberMonths).Midnight()), clock.At(first.Midnight())); err != nil {
		return err
	}
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var n int
		err := r.Scan(&id, &n)
		if c := at[id]; c != nil {
			c.Declines = n
		}
		return err
	}, `SELECT person_id, COUNT(*) FROM teaching_invitation WHERE state = 'declined' AND updated_at >= ? GROUP BY person_id`, clock.Now().Add(-365*24*time.Hour))
}

// rememberMonths is how far back it counts that somebody came: beyond that he
// has not been for long, however long.
const rememberMonths = 36

// inInvitation holds for the sessions s that an invitation i is for.
const inInvitation = `(i.whole OR EXISTS (SELECT 1 FROM teaching_invitation_session x WHERE x.invitation_id = i.id AND x.agenda_id = s.id))`

// findBusy returns what everybody has to give between two days, by person.
func findBusy(ctx context.Context, q db.Querier, from, to clock.Date) (map[string][]sitting, error) {
	all := map[string][]sitting{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s sitting
		err := r.Scan(&id, &s.agendaID, &s.course.name, &s.startsAt, &s.endsAt)
		all[id] = append(all[id], s)
		return err
	}, `SELECT i.person_id, s.agenda_course_id, c.name, s.starts_at, s.ends_at FROM agenda s JOIN planning p ON p.id = s.planning_id AND p.state <> 'canceled'
		JOIN agenda_course ac ON ac.id = s.agenda_course_id JOIN course c ON c.id = ac.course_id JOIN teaching_invitation i ON i.agenda_course_id = ac.id
		WHERE s.starts_at < ? AND s.starts_at > ? AND i.state IN ('not_answered', 'answered', 'accepted') AND `+inInvitation,
		clock.At(to.AddDays(2).Midnight()), clock.At(from.AddDays(-2).Midnight()))
}
