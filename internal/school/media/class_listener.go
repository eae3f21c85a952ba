package media

import (
	"cmp"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/school/library"
)

// ClassListeners is who of a class has heard its sessions: each one, and over all.
type ClassListeners struct {
	ClassID   string            `json:"class_id"`
	ClassCode string            `json:"class_code"`
	Students  int               `json:"students" doc:"Those whom the caller may count."`
	Named     bool              `json:"named" doc:"The caller may know who."`
	Sessions  []ListenedSession `json:"sessions" doc:"Those of which something can be heard, in the order of time."`
	Items     []ClassListener   `json:"items" doc:"Those whom the caller may know, by name."`
}

// ListenedSession is a session of a class, and how many have heard it.
type ListenedSession struct {
	SessionID  string     `json:"session_id"`
	Day        clock.Date `json:"day" format:"date"`
	Start      int        `json:"start" doc:"Minutes from midnight, by the host's clock."`
	CourseID   string     `json:"course_id"`
	CourseCode string     `json:"course_code"`
	CourseName string     `json:"course_name"`
	Students   int        `json:"students" doc:"Those whom the caller may count."`
	Started    int        `json:"started"`
	Finished   int        `json:"finished" doc:"Those who heard 90 per cent and more."`
}

// ClassListener is a student, and how much of the sessions of his class he has heard.
type ClassListener struct {
	PersonID string     `json:"person_id"`
	Name     string     `json:"name"`
	Percent  int        `json:"percent" doc:"Over all sessions of which the caller may know it."`
	Finished int        `json:"finished" doc:"How many of them he heard to 90 per cent and more."`
	LastAt   clock.Time `json:"last_at" nullable:"true" format:"date-time" doc:"When he heard one last; null where he has not."`
	Heard    []int      `json:"heard" doc:"Per cent of each session, in their order; -1 where the caller may not know."`
	sortName string
	sum      int
	known    int
}

// unknown is what stands for a session of which the caller may not know.
const unknown = -1

// listening is what a student has heard of a session of his class.
type listening struct {
	session  ListenedSession
	sortName string
	Listener
}

// add counts what a student heard of a session, which is the last one if it is there.
func (l *ClassListeners) add(one listening, at map[string]int) {
	one.Percent = heardOf(one.played)
	one.Finished = one.Percent >= library.FinishedAt
	if n := len(l.Sessions); n == 0 || l.Sessions[n-1].SessionID != one.session.SessionID {
		l.Sessions = append(l.Sessions, one.session)
	}
	last := len(l.Sessions) - 1
	l.Sessions[last].count(one.Listener)
	if !one.named {
		return
	}
	i, known := at[one.PersonID]
	if !known {
		i, at[one.PersonID] = len(l.Items), len(l.Items)
		l.Items = append(l.Items, ClassListener{PersonID: one.PersonID, Name: one.Name, Heard: []int{}, sortName: one.sortName})
	}
	l.Named = true
	l.Items[i].add(last, one.Listener)
}

func (s *ListenedSession) count(one Listener) {
	s.Students++
	if !one.LastAt.IsZero() {
		s.Started++
	}
	if one.Finished {
		s.Finished++
	}
}

func (c *ClassListener) add(session int, one Listener) {
	c.fill(session)
	c.Heard = append(c.Heard, one.Percent)
	c.sum, c.known = c.sum+one.Percent, c.known+1
	c.Percent = c.sum / c.known
	if one.Finished {
		c.Finished++
	}
	if c.LastAt.Before(one.LastAt) {
		c.LastAt = one.LastAt
	}
}

// fill says of the sessions before one that nothing is known of them, where it is not.
func (c *ClassListener) fill(sessions int) {
	for len(c.Heard) < sessions {
		c.Heard = append(c.Heard, unknown)
	}
}

// settle puts the students in order, each with all sessions.
func (l *ClassListeners) settle() {
	for i := range l.Items {
		l.Items[i].fill(len(l.Sessions))
	}
	slices.SortFunc(l.Items, func(a, b ClassListener) int {
		return cmp.Or(cmp.Compare(a.sortName, b.sortName), cmp.Compare(a.PersonID, b.PersonID))
	})
}
