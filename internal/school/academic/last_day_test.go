package academic_test

import (
	"testing"

	"myspace/internal/school/academic"
)

// TestAClassEndsWithItsSchoolYear: which begins in the month of the network's
// settings.
func TestAClassEndsWithItsSchoolYear(t *testing.T) {
	for month, want := range map[int]string{9: "2028-08-31", 3: "2028-02-29", 10: "2028-09-30", 1: "2028-12-31"} {
		c := academic.Class{ClassFields: academic.ClassFields{EndYear: 2028}}
		if got := c.LastDay(month).String(); got != want {
			t.Errorf("from month %d on: %s, want %s", month, got, want)
		}
	}
}
