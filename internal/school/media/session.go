package media

import (
	"strings"

	"myspace/internal/base/clock"
)

// RecordingSession is a session with what was recorded of it.
type RecordingSession struct {
	ID               string             `json:"id"`
	AgendaCourseID   string             `json:"agenda_course_id"`
	PlanningID       string             `json:"planning_id"`
	Planning         string             `json:"planning" doc:"The week-end's abbreviation, or its number."`
	PlanningFirstDay clock.Date         `json:"planning_first_day" format:"date"`
	PlanningLastDay  clock.Date         `json:"planning_last_day" format:"date"`
	CourseID         string             `json:"course_id"`
	CourseCode       string             `json:"course_code"`
	CourseName       string             `json:"course_name"`
	CampusID         string             `json:"campus_id" doc:"The host, whose people keep the recordings."`
	CampusName       string             `json:"campus_name"`
	TimeZone         string             `json:"time_zone"`
	Day              clock.Date         `json:"day" format:"date"`
	Start            int                `json:"start" doc:"Minutes from midnight, by the host's clock."`
	Finish           int                `json:"finish"`
	StartsAt         clock.Time         `json:"starts_at" format:"date-time"`
	EndsAt           clock.Time         `json:"ends_at" format:"date-time"`
	Canceled         bool               `json:"canceled"`
	Today            bool               `json:"today" doc:"It is today, by the host's clock."`
	Classes          []RecordingClass   `json:"classes"`
	Teachers         []RecordingTeacher `json:"teachers"`
	Audio            KindCount          `json:"audio"`
	Video            KindCount          `json:"video"`
	Photo            KindCount          `json:"photo"`
	Document         KindCount          `json:"document"`
	MayEdit          bool               `json:"may_edit" doc:"The caller keeps its recordings."`
}

// RecordingClass is a class that sits in the session.
type RecordingClass struct {
	ID         string `json:"id"`
	Code       string `json:"code"`
	CampusName string `json:"campus_name" doc:"Classes of several campuses may have one code."`
}

// RecordingTeacher is who teaches the session.
type RecordingTeacher struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// KindCount is how many recordings of a kind there are.
type KindCount struct {
	Count     int `json:"count"`
	Published int `json:"published" doc:"Those that are open by now."`
	Scheduled int `json:"scheduled" doc:"Those that will be."`
}

// count is where those of a kind are counted.
func (s *RecordingSession) count(kind string) *KindCount {
	return map[string]*KindCount{audio: &s.Audio, video: &s.Video, photo: &s.Photo, document: &s.Document}[kind]
}

// named is what files of the session are named by.
func (s RecordingSession) named() named {
	var codes, teachers []string
	for _, k := range s.Classes {
		codes = append(codes, k.Code)
	}
	for _, p := range s.Teachers {
		teachers = append(teachers, p.Name)
	}
	return named{s.Day, strings.Join(codes, "+"), s.CourseName, strings.Join(teachers, ", ")}
}

// has reports whether a class sits in the session.
func (s RecordingSession) has(classID string) bool {
	for _, k := range s.Classes {
		if k.ID == classID {
			return true
		}
	}
	return false
}
