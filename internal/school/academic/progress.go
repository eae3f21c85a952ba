package academic

import (
	"myspace/internal/base/clock"
)

// ClassCourse is a course of a class's curriculum, and whether the class has
// done it.
type ClassCourse struct {
	CurriculumCourse
	State  string     `json:"state" enum:"done,missing"`
	DoneOn clock.Date `json:"done_on" format:"date"`
	// DocumentCount counts those that the caller may see.
	DocumentCount int `json:"document_count" doc:"Those that the caller may see."`
}

// ClassProgress is how far a class is in its curriculum.
type ClassProgress struct {
	CurriculumID string        `json:"curriculum_id"`
	Courses      []ClassCourse `json:"courses"`
	HoursDone    int           `json:"hours_done"`
	Hours        int           `json:"hours"`
}

func (p ClassProgress) has(courseID string) bool {
	for _, c := range p.Courses {
		if c.CourseID == courseID {
			return true
		}
	}
	return false
}

// trail is what the audit trail keeps of a class's progress.
func (p ClassProgress) trail() any {
	done := map[string]string{}
	for _, c := range p.Courses {
		if c.State == "done" {
			done[c.Code] = c.DoneOn.String()
		}
	}
	return map[string]any{"done": done}
}
