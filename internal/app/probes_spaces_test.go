package app_test

import (
	"maps"

	"myspace/internal/base/access"
)

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"getInstructorSpace": at("/api/instructor-space", ""),
		"getStudentSpace":    at("/api/student-space", ""),
		"seeSpace":           at("/api/student-space/seen", ""),
		"getAlumniSpace":     at("/api/alumni-space", ""),
		"listTaughtCourses":  at("/api/instructor-space/courses", ""),
		"getTaughtCourse": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/instructor-space/courses/" + w.course[on.record]}
		},
		"listOwnTeaching":        at("/api/instructor-space/teaching", ""),
		"getOwnCertificate":      at("/api/instructor-space/certificate.pdf", ""),
		"listTeaching":           onInstructor("/teaching", ""),
		"getTeachingCertificate": onInstructor("/certificate.pdf?year=2026", ""),

		"getOwnDateQuestion":    onOwnQuestion("", ""),
		"answerOwnDateQuestion": onOwnQuestion("/answer", `{"answers":[{"kind":"available","remark":""}],"remark":""}`),
	})
}

// onOwnQuestion is a probe of a question for dates to the caller.
func onOwnQuestion(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, _ target) probe {
		w.exec(`DELETE FROM availability_request_person WHERE person_id = ?`, w.actor(caller))
		w.exec(`INSERT INTO availability_request_person (request_id, person_id, asked_at) VALUES (?, ?, '2026-01-01T00:00:00.000000Z')`, w.teaching.request, w.actor(caller))
		return probe{path: "/api/own-date-questions/" + w.teaching.request + suffix, body: body}
	}
}
