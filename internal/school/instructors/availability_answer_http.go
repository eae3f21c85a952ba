package instructors

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/secret"
	"myspace/internal/base/text"
)

// The token comes in a body, never in an address of the API; and reading, which
// scanners of mails do too, changes nothing.
func (a *Area) availabilityAnswerRoutes(r *api.Router) {
	api.Do(r, "readAvailabilityQuestion", "/api/availability-answers/read", access.Public(), a.readAvailabilityQuestion, api.Says("Read by a mailed link which dates are asked for"), api.Refuses(fault.NotFound))
	api.Do(r, "answerAvailabilityQuestion", "/api/availability-answers", access.Public(), a.answerAvailabilityQuestion, api.Says("Answer by a mailed link on which dates one can come"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Get(r, "getOwnDateQuestion", "/api/own-date-questions/{id}", answerOwn, a.getOwnDateQuestion, api.Says("Get which dates the caller is asked for"))
	api.Do(r, "answerOwnDateQuestion", "/api/own-date-questions/{id}/answer", answerOwn, a.answerOwnDateQuestion, api.Says("Answer on which dates one can come"), api.Refuses(fault.Conflict))
}

// answerOwn is who is asked for dates. He may answer after signing in, too: a
// mailed link is soon lost.
var answerOwn = access.Allow(access.Teacher, access.Self)

// AvailabilityQuestion is a question as somebody sees it who opens his link.
type AvailabilityQuestion struct {
	Name     string           `json:"name" doc:"Who is asked."`
	Language string           `json:"language" enum:",fr,en,pt,it,es" doc:"The language he has chosen."`
	By       string           `json:"by" doc:"Who asks."`
	State    string           `json:"state" enum:"open,answered,expired,canceled" doc:"What is open, or was just answered, can be answered."`
	MayEdit  bool             `json:"may_edit" doc:"An answer is taken, or can still be corrected."`
	Message  string           `json:"message"`
	Remark   string           `json:"remark"`
	Periods  []QuestionPeriod `json:"periods" doc:"None where it can neither be answered nor has been."`
}

// QuestionPeriod is a period of a question, what was answered, and what the
// calendar says as long as nothing was.
type QuestionPeriod struct {
	Period
	Answer
	Known string `json:"known" enum:",available,maybe,unavailable" doc:"What the calendar says of it so far."`
}

// LinkToken is the secret of a mailed link.
type LinkToken struct {
	Token string `json:"token" minLength:"1" maxLength:"100"`
}

func (a *Area) readAvailabilityQuestion(ctx context.Context, in *struct{ Body LinkToken }) (AvailabilityQuestion, error) {
	l, err := a.openLink(ctx, a.db, in.Body.Token)
	if err != nil {
		return AvailabilityQuestion{}, err
	}
	return findQuestion(ctx, a.db, l)
}

// openLink finds what a link leads to. Wrong ones are counted, and too many of
// them refused.
func (a *Area) openLink(ctx context.Context, q db.Querier, token string) (answerLink, error) {
	l, err := findLink(ctx, q, secret.Hash(token))
	if fault.KindOf(err) == fault.NotFound {
		err = a.WrongLink(ctx, "availability", err)
	}
	return l, err
}

// DateAnswers are what somebody answers.
type DateAnswers struct {
	Answers []Answer `json:"answers" maxItems:"60" doc:"For each period, in its order."`
	Remark  string   `json:"remark" maxLength:"500"`
}

func (a *Area) answerAvailabilityQuestion(ctx context.Context, in *struct {
	Body struct {
		LinkToken
		DateAnswers
	}
},
) (AvailabilityQuestion, error) {
	if _, err := a.openLink(ctx, a.db, in.Body.Token); err != nil {
		return AvailabilityQuestion{}, err
	}
	return a.answer(ctx, "answerAvailabilityQuestion", "availability.link_over", in.Body.DateAnswers, func(tx *db.Tx) (answerLink, error) {
		return findLink(ctx, tx, secret.Hash(in.Body.Token))
	})
}

func (a *Area) getOwnDateQuestion(ctx context.Context, in *api.ID) (AvailabilityQuestion, error) {
	l, err := findOwnQuestion(ctx, a.db, in.ID, access.From(ctx).Actor().PersonID)
	if err != nil {
		return AvailabilityQuestion{}, err
	}
	return findQuestion(ctx, a.db, l)
}

func (a *Area) answerOwnDateQuestion(ctx context.Context, in *struct {
	api.ID
	Body struct{ DateAnswers }
},
) (AvailabilityQuestion, error) {
	return a.answer(ctx, "answerOwnDateQuestion", "availability.question_over", in.Body.DateAnswers, func(tx *db.Tx) (answerLink, error) {
		return findOwnQuestion(ctx, tx, in.ID.ID, access.From(ctx).Actor().PersonID)
	})
}

// answer keeps what somebody says of the dates that he is asked for, or refuses it
// where it is over.
func (a *Area) answer(ctx context.Context, action, over string, said DateAnswers, find func(*db.Tx) (answerLink, error)) (answered AvailabilityQuestion, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		l, err := find(tx)
		if err != nil {
			return err
		}
		if !l.mayAnswer(clock.Now()) {
			return fault.New(fault.Conflict, over)
		}
		if len(said.Answers) != len(l.request.Periods) {
			return fault.On("answers", "field.format", nil)
		}
		if err := SaveAnswers(ctx, tx, NewAnswers{
			RequestID: l.request.ID, PersonID: l.personID, Periods: l.request.Periods, Answers: said.Answers,
			Remark: text.Visible(said.Remark), At: clock.Now(), NewID: db.NewID,
		}); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{Action: action, Entity: "person", EntityID: l.personID, After: answersTrail(l, said.Answers)}); err != nil {
			return err
		}
		if l, err = find(tx); err != nil {
			return err
		}
		answered, err = findQuestion(ctx, tx, l)
		return err
	})
	return answered, err
}

// answersTrail is what the audit trail keeps of an answer.
func answersTrail(l answerLink, answers []Answer) map[string]string {
	trail := map[string]string{"request_id": l.request.ID}
	for i, p := range l.request.Periods {
		trail[p.FirstDay.String()] = answers[i].Kind
	}
	return trail
}
