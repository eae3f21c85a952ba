package studies_test

import (
	"fmt"
	"strings"
	"testing"

	"myspace/internal/school/studies"
)

// TestEveryGradeIsReadAsItIsWritten, with a point or a comma, and as
// spreadsheets keep it.
func TestEveryGradeIsReadAsItIsWritten(t *testing.T) {
	for p := range studies.MaxPoints + 1 {
		written := p.Decimal()
		for _, text := range []string{
			written, strings.Replace(written, ".", ",", 1), fmt.Sprintf("%.2f", float64(p)/100), fmt.Sprintf("%.15f", float64(p)/100), " " + written + " ",
		} {
			if got, code := studies.ParsePoints(text); got != p || code != "" {
				t.Fatalf("%q is read as %d %s, want %d", text, got, code, p)
			}
		}
	}
}

func TestWhatIsNoGradeIsRefused(t *testing.T) {
	for text, want := range map[string]string{
		"": "grade.not_a_grade", "abc": "grade.not_a_grade", "-1": "grade.not_a_grade", "1e2": "grade.not_a_grade", ".5": "grade.not_a_grade", "1.2.3": "grade.not_a_grade", "NaN": "grade.not_a_grade",
		"100.01": "grade.range", "101": "grade.range", "99999999999999999999": "grade.range", "72.355": "grade.decimals", "72.3500001": "grade.decimals", "72.3551234567891": "grade.decimals",
		strings.Repeat("1", 30): "grade.not_a_grade",
	} {
		if _, code := studies.ParsePoints(text); code != want {
			t.Errorf("%q: %s, want %s", text, code, want)
		}
	}
}
