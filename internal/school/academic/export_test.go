package academic

import (
	"context"
	"encoding/json"

	"myspace/internal/base/clock"
)

// LastDay is when a class is to have had everything, where school years begin in a
// month.
func (c Class) LastDay(month int) clock.Date { return c.lastDay(month) }

// MailDeclined does the job that writes to a declined applicant.
func (a *Area) MailDeclined(ctx context.Context, payload string) error {
	var job declinedJob
	if err := json.Unmarshal([]byte(payload), &job); err != nil {
		return err
	}
	return a.mailDeclined(ctx, job)
}
