package app_test

import (
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
)

// TestSavingAPlaceTakesTwoStatements: players call it every few seconds, and it is
// the most frequent write of all. Those that ask who calls are not counted.
func TestSavingAPlaceTakesTwoStatements(t *testing.T) {
	w := newWorld(t)
	w.recorded(access.Admin, targets[0])
	w.exec(`UPDATE recording SET kind = 'audio'`)
	for range 2 { // the first one is new, the other is there
		var took []string
		for _, text := range w.statements(t, http.MethodPost, "/api/recordings/recording/place", `{"position":1,"duration":2,"heard":[{"from":0,"to":1}],"device":"","age":0}`) {
			if strings.Contains(text, "place") {
				took = append(took, text)
			}
		}
		if len(took) != 2 {
			t.Errorf("it takes %d statements:\n%s", len(took), strings.Join(took, "\n"))
		}
	}
}
