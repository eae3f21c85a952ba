package academic

import (
	"context"
	"encoding/json"
)

// MailDeclined does the job that writes to a declined applicant.
func (a *Area) MailDeclined(ctx context.Context, payload string) error {
	var job declinedJob
	if err := json.Unmarshal([]byte(payload), &job); err != nil {
		return err
	}
	return a.mailDeclined(ctx, job)
}
