package apitest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/intake"
)

// Plan asks what a sheet would do, and tells it in a line: what becomes of each
// row, what it changes, and why not.
func (c Caller) Plan(t testing.TB, path, sheet string) (told, token string) {
	t.Helper()
	var p intake.ImportPlan
	c.Call(t, http.MethodPut, path+"name=a.csv", sheet).Into(http.StatusOK, &p)
	all := make([]string, len(p.Rows))
	for i, r := range p.Rows {
		all[i] = fmt.Sprint(r.Line, " ", r.Outcome)
		for _, change := range r.Changes {
			all[i] += fmt.Sprintf(" %s:%s>%s", change.Field, change.Before, change.After)
		}
		for _, q := range r.Problems {
			all[i] += " " + strings.Trim(q.Field+"="+q.Code, "=")
		}
	}
	return strings.Join(all, "; "), p.Token
}

// Import plans a sheet and carries out what can be, and returns its counts:
// created, changed, the same, refused.
func (c Caller) Import(t testing.TB, path, sheet string) string {
	t.Helper()
	_, token := c.Plan(t, path, sheet)
	answer := c.Call(t, http.MethodPost, path+"name=a.csv&skip_refused=true&token="+token, sheet).Is(http.StatusOK)
	lines := strings.Split(strings.TrimSpace(answer.Body.String()), "\n")
	var last intake.ImportStep
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &last); err != nil || last.Result == nil {
		t.Fatalf("the import ended with %s: %v", lines[len(lines)-1], err)
	}
	r := last.Result
	return fmt.Sprint(r.Create, r.Change, r.Same, r.Refuse)
}
