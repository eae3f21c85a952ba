package planning

import (
	"context"
	"encoding/json"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	invitationColumns = `i.id, i.version, i.agenda_course_id, i.half, i.person_id, ` + naming.Person + `, i.state, i.line, i.whole, i.queued, i.again,
		i.amount, i.agreed_amount, i.currency, i.offer_text, i.lodging, i.transport, i.arrives_on, i.leaves_on, i.answer_by_day, i.sent_by, i.sent_at, i.reminded_at,
		i.viewed_at, i.answered_at, i.answer, i.agreed_times, i.sequence, i.created_by, i.created_at, i.updated_at,
		c.code, c.name, c.english_name, c.archived_at IS NOT NULL, h.id, h.name, h.time_zone, h.currency, NOT (p.enabled = TRUE AND p.email <> ''),
		NOT EXISTS (SELECT 1 FROM membership_role mr WHERE mr.person_id = i.person_id AND mr.role = 'teacher')`
	invitationTables = `teaching_invitation i JOIN person p ON p.id = i.person_id JOIN agenda_course ac ON ac.id = i.agenda_course_id
		JOIN course c ON c.id = ac.course_id JOIN campus h ON h.id = ac.campus_id`
	// campusInvitations holds for the invitations i of what a campus hosts, or one
	// of its classes is given. It is asked of each by itself, so that they come in
	// the order of an index.
	campusInvitations = `EXISTS (SELECT 1 FROM agenda_course o WHERE o.id = i.agenda_course_id AND o.campus_id = ?)
		OR EXISTS (SELECT 1 FROM agenda_course_class kc JOIN class k ON k.id = kc.class_id WHERE kc.agenda_course_id = i.agenda_course_id AND k.campus_id = ?)`
)

func scanInvitation(r db.Row) (i Invitation, err error) {
	var sent, reminded, viewed, answered clock.Time
	var answer string
	i.Classes, i.Sessions, i.Beside, i.Moves = []ClassShort{}, []InvitedSession{}, []AtSide{}, []string{}
	if err = r.Scan(&i.ID, &i.Version, &i.AgendaCourseID, &i.Half, &i.PersonID, &i.PersonName, &i.State, &i.Line, &i.whole, &i.Queued, &i.Again,
		&i.Amount, &i.Agreed, &i.Currency, &i.OfferText, &i.Lodging, &i.Transport, &i.ArrivesOn, &i.LeavesOn, &i.AnswerBy, &i.sentBy, &sent, &reminded,
		&viewed, &answered, &answer, &i.times, &i.sequence, &i.createdBy, &i.CreatedAt, &i.UpdatedAt,
		&i.CourseCode, &i.CourseName, &i.englishName, &i.archived, &i.CampusID, &i.CampusName, &i.TimeZone, &i.campusCurrency, &i.cannotBeAsked, &i.noTeacher); err != nil {
		return i, err
	}
	i.SentAt, i.RemindedAt, i.ViewedAt, i.AnsweredAt = unlessZero(sent), unlessZero(reminded), unlessZero(viewed), unlessZero(answered)
	i.Overdue = i.State == NotAnswered && !i.AnswerBy.IsZero() && i.AnswerBy.Before(clock.Today(i.TimeZone))
	if i.Currency == "" || i.Amount == nil && i.Agreed == nil {
		i.Currency = i.campusCurrency // nothing is named in another yet
	}
	i.Answer, err = parseAnswer(answer)
	return i, err
}

// parseAnswer reads what is kept of an answer. Of somebody who was erased there
// is nothing.
func parseAnswer(text string) (a InvitationAnswer, err error) {
	if text != "" {
		err = json.Unmarshal([]byte(text), &a)
	}
	if a.SessionIDs == nil {
		a.SessionIDs = []string{}
	}
	return a, err
}

// kept is an answer as it is stored.
func (a InvitationAnswer) kept() string {
	if a.Kind == "" {
		return ""
	}
	text, err := json.Marshal(a)
	if err != nil {
		panic(err) // texts and booleans
	}
	return string(text)
}

func unlessZero(t clock.Time) *clock.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}

// invitationsIn keeps a query of invitations i inside the caller's reach.
func invitationsIn(in access.Scope) (w db.Where) {
	w.And(in.Rows(campusInvitations, `i.person_id = ?`))
	return w
}

// findInvitations returns invitations whole, in an order; it takes five queries
// however many they are.
func findInvitations(ctx context.Context, q db.Querier, w db.Where, order string) ([]Invitation, error) {
	all, err := db.All(ctx, q, scanInvitation, `SELECT `+invitationColumns+` FROM `+invitationTables+w.String()+` ORDER BY `+order, w.Args...)
	if err != nil {
		return nil, err
	}
	return all, completeInvitations(ctx, q, all)
}

// findInvitationsByID returns those of some invitations that are in reach, in
// the order of their courses.
func findInvitationsByID(ctx context.Context, q db.Querier, in access.Scope, ids []string) ([]Invitation, error) {
	w := invitationsIn(in)
	w.Among(q, `i.id`, ids)
	return findInvitations(ctx, q, w, `i.agenda_course_id, i.half, i.line, i.id`)
}

// completeInvitations fills in what hangs on invitations.
func completeInvitations(ctx context.Context, q db.Querier, all []Invitation) error {
	at, ids, courses := map[string]*Invitation{}, []string{}, []string{}
	for n := range all {
		at[all[n].ID] = &all[n]
		ids, courses = append(ids, all[n].ID), append(courses, all[n].AgendaCourseID)
	}
	if len(ids) == 0 {
		return nil
	}
	if err := addInvitedSessions(ctx, q, at, ids); err != nil {
		return err
	}
	classes, running, err := findClassesOf(ctx, q, unique(courses))
	if err != nil {
		return err
	}
	beside, err := findBeside(ctx, q, unique(courses))
	for n, i := range all {
		all[n].Classes, all[n].noClass = append(all[n].Classes, classes[i.AgendaCourseID]...), !running[i.AgendaCourseID]
		for _, b := range beside[i.AgendaCourseID] {
			if b.Half != i.Half {
				all[n].Beside = append(all[n].Beside, b)
			}
		}
	}
	return err
}

// addInvitedSessions fills in the sessions that invitations are for, with the
// plannings in which they lie, and which of them somebody else has accepted.
func addInvitedSessions(ctx context.Context, q db.Querier, at map[string]*Invitation, ids []string) error {
	var w db.Where
	w.Among(q, `i.id`, ids)
	err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s InvitedSession
		if err := r.Scan(&id, &s.ID, &s.PlanningID, &s.Day, &s.Start, &s.Finish, &s.StartsAt, &s.EndsAt, &s.Place, &s.number, &s.state, &s.Taken); err != nil {
			return err
		}
		i := at[id]
		i.Sessions = append(i.Sessions, s)
		return nil
	}, `SELECT i.id, s.id, s.planning_id, s.day, s.start, s.finish, s.starts_at, s.ends_at, s.place, w.number, w.state,
		EXISTS (SELECT 1 FROM teaching_invitation o WHERE o.agenda_course_id = i.agenda_course_id AND o.half = i.half AND o.id <> i.id AND o.state = 'accepted'
			AND (o.whole OR EXISTS (SELECT 1 FROM teaching_invitation_session y WHERE y.invitation_id = o.id AND y.agenda_id = s.id)))
		FROM teaching_invitation i JOIN agenda s ON s.agenda_course_id = i.agenda_course_id JOIN planning w ON w.id = s.planning_id`+w.String()+`
		AND `+inInvitation+` ORDER BY i.id, s.starts_at, s.id`, w.Args...)
	for _, i := range at {
		i.standing()
	}
	return err
}

// findClassesOf returns the classes of agenda courses, and which of these have one
// that is not archived.
func findClassesOf(ctx context.Context, q db.Querier, courseIDs []string) (all map[string][]ClassShort, running map[string]bool, err error) {
	all, running = map[string][]ClassShort{}, map[string]bool{}
	var w db.Where
	w.Among(q, `kc.agenda_course_id`, courseIDs)
	return all, running, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var archived bool
		var c ClassShort
		err := r.Scan(&id, &c.ID, &c.Code, &c.CampusID, &archived)
		all[id], running[id] = append(all[id], c), running[id] || !archived
		return err
	}, `SELECT kc.agenda_course_id, k.id, k.code, k.campus_id, k.archived_at IS NOT NULL FROM agenda_course_class kc JOIN class k ON k.id = kc.class_id`+w.String()+` ORDER BY kc.agenda_course_id, k.code_key, k.id`, w.Args...)
}

// findBeside returns who gives agenda courses, or has been asked to.
func findBeside(ctx context.Context, q db.Querier, courseIDs []string) (map[string][]AtSide, error) {
	all := map[string][]AtSide{}
	var w db.Where
	w.Among(q, `i.agenda_course_id`, courseIDs)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var b AtSide
		err := r.Scan(&id, &b.Half, &b.Name, &b.State, &b.line)
		if b.State == NotAnswered || b.State == Answered || b.State == Accepted {
			all[id] = append(all[id], b)
		}
		return err
	}, `SELECT i.agenda_course_id, i.half, `+naming.Person+`, i.state, i.line FROM teaching_invitation i JOIN person p ON p.id = i.person_id`+w.String()+`
		ORDER BY i.agenda_course_id, i.half, i.line`, w.Args...)
}
