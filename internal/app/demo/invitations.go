package demo

import (
	"context"
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

// wanted is how many are asked, so that every outcome is there (waiting).
const wanted = 6

// asked are the courses that people are asked to give these days: those of next
// week, and of the first drafts, where nobody has promised anything yet.
func (y *teachingYear) asked() (all []teaching) {
	weekends := slices.Clone(y.all)
	slices.SortStableFunc(weekends, func(a, b planning.NewWeekend) int { return a.FirstDay.DaysSince(b.FirstDay) })
	pencilled := 0
	for _, n := range weekends {
		if n.FirstDay != soon() && (n.State != planning.Draft || pencilled >= wanted) {
			continue
		}
		open := 0
		for _, c := range n.Courses {
			all = append(all, teaching{n, c})
			if len(c.Staff) == 0 {
				open++
			}
			if open > 1 { // the first stays so
				y.pencil(n, c)
			}
			if len(c.Staff) > 0 && c.Staff[0].State == planning.InAnalysis {
				pencilled++
			}
		}
	}
	return all
}

func (y *teachingYear) pencil(n planning.NewWeekend, c *planning.AgendaCourse) {
	for _, home := range y.campuses {
		if id := y.anybody(n, home.Language); id != "" && len(c.Staff) == 0 {
			y.give(c, n, planning.Teacher, id, planning.InAnalysis)
		}
	}
}

// teaching is a course and the week-end it is given at.
type teaching struct {
	weekend planning.NewWeekend
	course  *planning.AgendaCourse
}

// lineUp pencils two more in for one of them: they wait in line.
func (y *teachingYear) lineUp() {
	for _, t := range y.asked() {
		if len(t.course.Staff) == 0 || t.course.Staff[0].State != planning.InAnalysis {
			continue
		}
		for range 2 {
			if id := y.anybody(t.weekend, y.campuses[0].Language); id != "" {
				y.give(t.course, t.weekend, planning.Teacher, id, planning.InAnalysis)
			}
		}
		if len(t.course.Staff) > 1 {
			return
		}
	}
}

// invite has their invitations stand in every state: some are overdue, one wants
// to be settled, one has others waiting in line behind it.
func (y *teachingYear) invite(ctx context.Context, tx *db.Tx) error {
	i := inviting{teachingYear: y, by: y.accountAt(0, access.Supervisor)}
	for _, t := range y.asked() {
		i.course(t.weekend, t.course)
	}
	return planning.SetInvitations(ctx, tx, i.all, thisMorning(), y.id)
}

// inviting are the invitations of a week-end while they are made up.
type inviting struct {
	*teachingYear
	by   string
	all  []planning.PastInvitation
	asks int // how many were sent so far
}

func (i *inviting) course(n planning.NewWeekend, c *planning.AgendaCourse) {
	for at, s := range c.Staff {
		switch {
		case s.State == planning.Accepted:
			i.accepted(n, s)
		case at > 0 && s.Half == planning.Teacher:
			i.all = append(i.all, planning.PastInvitation{ID: s.ID, State: planning.InAnalysis, Queued: true})
		default:
			i.waiting(s)
		}
	}
}

// accepted is somebody who comes: his bed and his train are known.
func (i *inviting) accepted(n planning.NewWeekend, s planning.Staffing) {
	p := i.sent(s, 20, planning.Accepted)
	p.AnsweredAt, p.Answer = days(-18), planning.InvitationAnswer{Kind: "yes"}
	p.Agreed = p.Fields.Amount
	p.Fields.Lodging = pick(i.dice, []string{"Famille Bernard, 12 rue des Lilas", "Chambre d’amis du campus", "Hôtel de la Gare", "Chez le pasteur"})
	p.Fields.Transport = pick(i.dice, []string{"Train, arrivée 18 h 42", "En voiture", "Bus, arrivée 9 h 10"})
	p.Fields.ArrivesOn, p.Fields.LeavesOn = n.FirstDay.AddDays(-1), n.LastDay
	p.Moves = append(p.Moves, planning.PastMove{Move: "confirm", From: "not_answered", To: "accepted", Via: "link", By: s.PersonID, At: p.AnsweredAt})
	i.all = append(i.all, p)
}

// waiting is somebody who was asked, each time with another outcome.
func (i *inviting) waiting(s planning.Staffing) {
	i.asks++
	switch i.asks % 6 {
	case 1: // overdue, with others behind him or not
		p := i.sent(s, 13, "not_answered")
		p.Fields.AnswerBy = clock.DateOf(days(-2), time.UTC)
		i.all = append(i.all, p)
	case 2:
		p := i.sent(s, 4, "answered")
		p.ViewedAt, p.AnsweredAt = days(-3), days(-3)
		p.Answer = planning.InvitationAnswer{Kind: "but", NeedsLodging: true, Question: "Puis-je venir avec ma femme ?"}
		p.Moves = append(p.Moves, planning.PastMove{Move: "but", From: "not_answered", To: "answered", Via: "link", By: s.PersonID, At: p.AnsweredAt})
		i.all = append(i.all, p)
	case 3:
		p := i.sent(s, 6, "declined")
		p.ViewedAt, p.AnsweredAt, p.Answer = days(-5), days(-5), planning.InvitationAnswer{Kind: "no", Reason: "Je suis en mission à l’étranger."}
		p.Moves = append(p.Moves, planning.PastMove{Move: "decline", From: "not_answered", To: "declined", Via: "link", By: s.PersonID, Reason: p.Answer.Reason, At: p.AnsweredAt})
		i.all = append(i.all, p)
	case 4: // he has looked, and thinks about it
		p := i.sent(s, 3, "not_answered")
		p.ViewedAt = days(-2)
		i.all = append(i.all, p)
	case 5:
		p := i.sent(s, 9, "canceled")
		p.Moves = append(p.Moves, planning.PastMove{Move: "cancel", From: "not_answered", To: "canceled", Via: "staff", By: i.by, Reason: "La classe est prise en charge autrement.", At: days(-7)})
		i.all = append(i.all, p)
	default: // pencilled in, and nobody knows
	}
}

// sent is an invitation that went some days ago.
func (i *inviting) sent(s planning.Staffing, ago int, state string) planning.PastInvitation {
	amount := int64(pick(i.dice, []int{8000, 10000, 12000, 15000}))
	at := days(-ago)
	return planning.PastInvitation{
		ID: s.ID, State: state, By: i.by, SentAt: at,
		Fields: planning.InvitationFields{Amount: &amount, OfferText: "Repas pris en charge par le campus.", AnswerBy: clock.DateOf(days(10-ago), time.UTC)},
		Moves:  []planning.PastMove{{Move: "send", From: "in_analysis", To: "not_answered", Via: "staff", By: i.by, At: at}},
	}
}

// days is this morning, so many days on.
func days(n int) clock.Time { return thisMorning().Add(time.Duration(n) * 24 * time.Hour) }
