package app_test

import (
	"fmt"
	"maps"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listTaking": func(w *world, caller access.Roles, on target) probe {
			w.taught(caller, on)
			at := clock.At(clock.Now().AddDate(0, 0, -3)) // not taken, whatever day it is where
			w.exec(`UPDATE published_agenda SET day = ?, starts_at = ?, ends_at = ? WHERE id = ?`, clock.DateOf(at, clock.Zone("")), at, at, w.session[on])
			w.exec(`UPDATE enrollment SET confirmed_at = ?`, clock.At(at.AddDate(0, 0, -1)))
			return probe{path: "/api/attendance/today", shows: w.session[on]}
		},
		"listTakingCourses": func(w *world, caller access.Roles, on target) probe {
			w.taught(caller, on)
			return probe{path: "/api/attendance/classes/" + w.class[on] + "/courses", shows: w.agendaCourse[on]}
		},
		"getAttendanceSheet": onAttendance("", ""),
		"saveAttendance": func(w *world, caller access.Roles, on target) probe {
			p := onAttendance("/marks", fmt.Sprintf(`{"entries":[{"id":"entry-of-its-own","session_id":%q,"enrollment_id":%q,"mark":{"value":"present","minutes":0,"reason":""},"was":{"value":"","minutes":0,"reason":""},"fill":false}]}`,
				w.session[on], w.enrollmentOn(caller, on)))(w, caller, on)
			p.shows = `"kept"`
			return p
		},
		"previewAttendanceCopy": func(w *world, caller access.Roles, on target) probe {
			w.marked(caller, on)
			return onAttendance("/copies?session="+w.session[on]+"&enrollment="+w.enrollmentOn(caller, on), "")(w, caller, on)
		},
		"copyAttendance": func(w *world, caller access.Roles, on target) probe {
			w.marked(caller, on)
			return onAttendance("/copies", fmt.Sprintf(`{"id":"a-copy-of-its-own","session_id":%q,"enrollment_id":%q}`, w.session[on], w.enrollmentOn(caller, on)))(w, caller, on)
		},
		"undoAttendanceCopy": func(w *world, caller access.Roles, on target) probe {
			w.marked(caller, on)
			return onAttendance("/copies/undo", fmt.Sprintf(`{"id":"marked-by-hand","enrollment_id":%q}`, w.enrollmentOn(caller, on)))(w, caller, on)
		},
		"listAttendancePapers":  onPapers(""),
		"addAttendancePaper":    onPapers("?name=a.txt"),
		"getAttendancePaper":    onPapers("/paper/content"),
		"removeAttendancePaper": onPapers("/paper"),

		"listGradeClasses": func(w *world, caller access.Roles, on target) probe {
			w.taught(caller, on)
			w.exec(`UPDATE published_agenda SET starts_at = ?, ends_at = ? WHERE id = ?`, clock.Now(), clock.Now(), w.session[on])
			return probe{path: "/api/grades/classes", shows: w.class[on]}
		},
		"listGradeCourses": func(w *world, caller access.Roles, on target) probe {
			w.taught(caller, on)
			return probe{path: "/api/grades/classes/" + w.class[on] + "/courses", shows: w.agendaCourse[on]}
		},
		"getGradeSheet": onGrades("", ""),
		"saveGrades": func(w *world, caller access.Roles, on target) probe {
			p := onGrades("/grades", fmt.Sprintf(`{"entries":[{"id":"entry-of-its-own","enrollment_id":%q,"attempt":1,"grade":{"state":"graded","points":7000,"comment":""},"was":{"state":"","points":0,"comment":""},"fill":false}]}`,
				w.enrollmentOn(caller, on)))(w, caller, on)
			p.shows = `"kept"`
			return p
		},
		"exportGrades":    onGrades("/export?format=csv", ""),
		"planGradeImport": onGrades("/import?name=a.csv", "Last name;Grade\nA;5\n"),
		"publishGrades":   onGrades("/publish", ""),
		"lockGrades":      onGrades("/lock", ""),
		"unlockGrades":    onGrades("/unlock", ""),

		"getReport": func(w *world, caller access.Roles, on target) probe {
			w.graded(caller, on)
			return probe{path: "/api/students/" + w.personOn(caller, on) + "/reports/" + w.classOf(caller, on)}
		},
		"listReports": func(w *world, caller access.Roles, on target) probe {
			w.graded(caller, on)
			return probe{path: "/api/students/" + w.personOn(caller, on) + "/reports"}
		},
		"listClassReports": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/reports/classes", shows: w.class[on]}
		},
		"getClassReport":    onClassReport(""),
		"exportClassReport": onClassReport("/export?format=csv"),
		"printClassReport":  onClassReport("/print"),
		"getCourseNotes": func(w *world, caller access.Roles, on target) probe {
			w.taught(caller, on)
			w.graded(caller, on)
			return probe{path: "/api/students/" + w.personOn(caller, on) + "/notes/" + w.course[on.record], shows: w.agendaCourse[on]}
		},

		"listAbsences":    onAbsences("", ""),
		"announceAbsence": onAbsences("", `{"first_day":"2026-11-01","last_day":"2026-11-02","reason":""}`),
		"takeBackAbsence": onAbsences("/absence", ""),
	})
}

// onClassReport is the probe of a route about a class at a glance.
func onClassReport(suffix string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/reports/classes/" + w.class[on] + suffix}
	}
}

// taught has the caller teach the session of a target, where that is his own.
func (w *world) taught(caller access.Roles, on target) {
	if on.record == "own" {
		w.exec(`INSERT INTO published_agenda_person (agenda_id, person_id, half) VALUES (?, ?, 'teacher') ON CONFLICT DO NOTHING`, w.session[on], w.actor(caller))
	}
}

// marked gives the student of a target a mark of absence, with a paper.
func (w *world) marked(caller access.Roles, on target) {
	who := w.enrollmentOn(caller, on)
	w.exec(`INSERT INTO taker (number, person_id) VALUES (1, ?) ON CONFLICT DO NOTHING`, w.stranger["own"])
	w.exec(`INSERT INTO attendance (agenda_id, enrollment_id, value, minutes, reason, version, taker, entries, marked_at) VALUES (?, ?, 'absent', 0, '', 1, 1, 'marked-by-hand', ?) ON CONFLICT DO NOTHING`, w.session[on], who, clock.Now())
	w.exec(`INSERT INTO attendance_paper (id, agenda_id, enrollment_id, name, hash, created_by, created_at) SELECT 'paper', ?, ?, 'a.txt', MIN(hash), '', ? FROM course_document_file WHERE TRUE ON CONFLICT DO NOTHING`, w.session[on], who, clock.Now())
}

// onAttendance is the probe of a route about an attendance sheet.
func onAttendance(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		w.taught(caller, on)
		return probe{path: "/api/attendance/sheets/" + w.agendaCourse[on] + "/" + w.class[on] + suffix, body: body}
	}
}

func onPapers(suffix string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		w.marked(caller, on)
		return onAttendance("/marks/"+w.session[on]+"/"+w.enrollmentOn(caller, on)+"/papers"+suffix, "a paper")(w, caller, on)
	}
}

// onAbsences is the probe of a route about the absences that a student announced.
func onAbsences(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		id := w.personOn(caller, on)
		w.exec(`INSERT INTO announced_absence (id, person_id, first_day, last_day, reason, created_by, created_at) VALUES ('absence', ?, '2026-11-01', '2026-11-02', '', '', ?) ON CONFLICT DO NOTHING`, id, clock.Now())
		return probe{path: "/api/students/" + id + "/absences" + suffix, body: body}
	}
}

// graded gives the student of a target a grade.
func (w *world) graded(caller access.Roles, on target) {
	w.exec(`INSERT INTO taker (number, person_id) VALUES (1, ?) ON CONFLICT DO NOTHING`, w.stranger["own"])
	w.exec(`INSERT INTO grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at)
		VALUES (?, ?, 0, 'graded', 5000, '', 1, 1, '', ?) ON CONFLICT DO NOTHING`, w.agendaCourse[on], w.enrollmentOn(caller, on), clock.Now())
}

// onGrades is the probe of a route about a grade sheet.
func onGrades(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		w.taught(caller, on)
		w.graded(caller, on)
		return probe{path: "/api/grades/sheets/" + w.agendaCourse[on] + "/" + w.class[on] + suffix, body: body}
	}
}

// classOf is the class in which the student of a target is.
func (w *world) classOf(caller access.Roles, on target) string {
	if caller == 0 {
		on.record = "other"
	}
	return w.class[on]
}
