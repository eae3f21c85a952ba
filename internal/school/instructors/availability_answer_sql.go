package instructors

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// answerLink is what a mailed link leads to: a question to somebody.
type answerLink struct {
	request                          AvailabilityRequest
	personID, name, language, remark string
	answeredAt                       clock.Time
}

// mayAnswer reports whether an answer is taken: while the question is open and
// not answered, and for a while after, to correct it.
func (l answerLink) mayAnswer(now clock.Time) bool {
	return l.request.State == "open" && (l.answeredAt.IsZero() || now.Before(l.answeredAt.Add(correctWithin)))
}

func (l answerLink) state() string {
	if !l.answeredAt.IsZero() {
		return answered
	}
	return l.request.State
}

func findLink(ctx context.Context, q db.Querier, tokenHash string) (answerLink, error) {
	return findAskedOne(ctx, q, "availability.link_invalid", `rp.token_hash = ?`, tokenHash)
}

// findOwnQuestion returns a question to somebody who has signed in.
func findOwnQuestion(ctx context.Context, q db.Querier, id, personID string) (answerLink, error) {
	return findAskedOne(ctx, q, "availability.request_not_found", `r.id = ? AND rp.person_id = ?`, id, personID)
}

func findAskedOne(ctx context.Context, q db.Querier, missing, which string, args ...any) (l answerLink, err error) {
	l, err = db.One(ctx, q, missing, func(r db.Row) (l answerLink, err error) {
		l.request, err = scanRequest(db.With(r, &l.personID, &l.name, &l.language, &l.remark, &l.answeredAt))
		return l, err
	}, `SELECT `+requestColumns+`, p.id, `+naming.Person+`, p.language, rp.remark, rp.answered_at
		FROM `+requestTables+` JOIN availability_request_person rp ON rp.request_id = r.id JOIN person p ON p.id = rp.person_id
		WHERE `+which+` AND p.enabled = TRUE`, args...)
	if err != nil {
		return l, err
	}
	one := []AvailabilityRequest{l.request}
	err = addPeriods(ctx, q, access.System(), one)
	l.request = one[0]
	return l, err
}

// findQuestion returns what a link shows.
func findQuestion(ctx context.Context, q db.Querier, l answerLink) (AvailabilityQuestion, error) {
	shown := AvailabilityQuestion{
		Name: l.name, Language: l.language, By: l.request.By, State: l.state(), MayEdit: l.mayAnswer(clock.Now()), Periods: []QuestionPeriod{},
	}
	if shown.State != "open" && shown.State != answered {
		return shown, nil
	}
	shown.Message, shown.Remark = l.request.Message, l.remark
	for _, p := range l.request.Periods {
		shown.Periods = append(shown.Periods, QuestionPeriod{Period: p})
	}
	err := eachAnswer(ctx, q, l.request, l.personID, func(_ string, position int, a Answer) { shown.Periods[position].Answer = a })
	if err != nil || !l.answeredAt.IsZero() {
		return shown, err
	}
	return shown, addKnown(ctx, q, l.personID, shown.Periods)
}

// addKnown fills in what the calendar says of each period: the worst of its
// days.
func addKnown(ctx context.Context, q db.Querier, personID string, periods []QuestionPeriod) error {
	first, last := periods[0].FirstDay, periods[0].LastDay
	for _, p := range periods {
		if number(p.LastDay) > number(last) {
			last = p.LastDay
		}
	}
	calendars, err := Free(ctx, q, []string{personID}, first, last)
	for i, p := range periods {
		worst := 0
		for _, day := range calendars[personID].Days(p.FirstDay, p.LastDay) {
			if w := weight(Occurrence{Kind: day.Kind, AllDay: day.Whole}); day.Whole && w > worst {
				worst, periods[i].Known = w, day.Kind
			}
		}
	}
	return err
}

// NewAnswers are what somebody answers to a question.
type NewAnswers struct {
	RequestID, PersonID string
	Periods             []Period
	Answers             []Answer // one for each period
	Remark              string
	At                  clock.Time
	NewID               func() string // of what is kept
}

// SaveAnswers keeps an answer as what it is: availabilities. They take the
// place of what was answered for the same days before.
func SaveAnswers(ctx context.Context, tx *db.Tx, n NewAnswers) error {
	if err := db.Exec(ctx, tx, `DELETE FROM availability WHERE person_id = ? AND request_id = ?`, n.PersonID, n.RequestID); err != nil {
		return err
	}
	for i, p := range n.Periods {
		if n.Answers[i].Kind == "" {
			continue
		}
		if err := db.Exec(ctx, tx, `DELETE FROM availability WHERE person_id = ? AND origin = ? AND first_day = ? AND last_day = ?`,
			n.PersonID, originAnswer, p.FirstDay, p.LastDay); err != nil {
			return err
		}
		if err := AddAvailability(ctx, tx, NewAvailability{
			ID: n.NewID(), PersonID: n.PersonID, Origin: originAnswer, RequestID: n.RequestID, CreatedAt: n.At,
			AvailabilityFields: AvailabilityFields{Kind: n.Answers[i].Kind, Reason: n.Answers[i].Remark, AllDay: true, FirstDay: p.FirstDay, LastDay: p.LastDay},
		}); err != nil {
			return err
		}
	}
	// The time of the first answer stays: by it the time to correct is counted.
	return db.Exec(ctx, tx, `UPDATE availability_request_person SET answered_at = COALESCE(answered_at, ?), remark = ? WHERE request_id = ? AND person_id = ?`,
		n.At, n.Remark, n.RequestID, n.PersonID)
}

// takeForReminder returns who has not answered and may be mailed again, and
// notes that they are.
func takeForReminder(ctx context.Context, tx *db.Tx, requestID string) ([]string, error) {
	now := clock.Now()
	return db.All(ctx, tx, db.ScanString, `UPDATE availability_request_person SET asked_at = ?
		WHERE request_id = ? AND answered_at IS NULL AND asked_at <= ? RETURNING person_id`, now, requestID, now.Add(-remindAfter))
}
