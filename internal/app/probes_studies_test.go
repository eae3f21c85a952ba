package app_test

import (
	"fmt"
	"maps"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/secret"
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
		"getWeekendKit": func(w *world, caller access.Roles, on target) probe {
			w.taught(caller, on)
			w.exec(`UPDATE published_agenda SET day = ?, starts_at = ?, ends_at = ? WHERE id = ?`, clock.Today(""), clock.Now(), clock.Now(), w.session[on])
			return probe{path: "/api/weekend-kit?campus=" + w.campus[on.campus], shows: w.agendaCourse[on]}
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
		"exportClassReports": func(_ *world, _ access.Roles, on target) probe {
			return probe{path: "/api/reports/classes/export?format=csv", shows: "class-" + on.campus + "-" + on.record}
		},
		"compareReports": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/reports/comparison?last=2026&years=10", shows: w.class[on]}
		},
		"exportComparison": func(w *world, caller access.Roles, on target) probe {
			w.marked(caller, on)
			return probe{path: "/api/reports/comparison/export?format=csv&last=2026&years=10", shows: "class-" + on.campus + "-" + on.record}
		},
		"getClassReport":    onClassReport(""),
		"getClassWarnings":  onClassReport("/warnings"),
		"exportClassReport": onClassReport("/export?format=csv"),
		"printClassReport":  onClassReport("/print"),
		"getCourseNotes": func(w *world, caller access.Roles, on target) probe {
			w.taught(caller, on)
			w.graded(caller, on)
			return probe{path: "/api/students/" + w.personOn(caller, on) + "/notes/" + w.course[on.record], shows: w.agendaCourse[on]}
		},

		"listClassCatchUps": func(w *world, caller access.Roles, on target) probe {
			w.caughtUp(caller, on)
			return probe{path: "/api/attendance/classes/" + w.classOf(caller, on) + "/catch-ups", shows: "catch-up"}
		},
		"listCatchUps": func(w *world, caller access.Roles, on target) probe {
			w.caughtUp(caller, on)
			return probe{path: "/api/students/" + w.personOn(caller, on) + "/catch-ups", shows: "catch-up"}
		},
		"listOtherSessions": func(w *world, caller access.Roles, on target) probe {
			w.marked(caller, on)
			return probe{path: "/api/students/" + w.personOn(caller, on) + "/missed/" + w.session[on] + "/elsewhere"}
		},
		"openCatchUp": func(w *world, caller access.Roles, on target) probe {
			w.marked(caller, on)
			return probe{path: "/api/students/" + w.personOn(caller, on) + "/catch-ups", body: fmt.Sprintf(`{"session_id":%q,"way":"work","due_day":"2026-12-01","note":"","other_session_id":"","other_class_id":""}`, w.session[on])}
		},
		"endCatchUp":     onCatchUp("/end", ""),
		"handInCatchUp":  onCatchUp("/work?name=a.txt", "a paper"),
		"getCatchUpWork": onCatchUp("/work/content", ""),
		"acceptCatchUp":  onCatchUp("/accept", ""),
		"takeCatchUp": func(w *world, caller access.Roles, on target) probe {
			p := onCatchUp("/take", "")(w, caller, on)
			w.exec(`UPDATE catch_up SET accepted_at = ?`, clock.Now())
			return p
		},
		"undoCatchUp": func(w *world, caller access.Roles, on target) probe {
			p := onCatchUp("/undo", "")(w, caller, on)
			w.exec(`UPDATE catch_up SET state = 'taken', entry = 'marked-by-hand', was_value = 'justified', taken_by = ?`, w.actor(caller))
			return p
		},
		"markGuest": func(w *world, caller access.Roles, on target) probe {
			w.caughtUp(caller, on)
			w.exec(`UPDATE catch_up SET way = 'elsewhere', other_agenda_id = ?, other_class_id = ?`, w.session[on], w.class[on])
			return onAttendance("/guests", `{"catch_up_id":"catch-up","value":"present"}`)(w, caller, on)
		},

		"listClassPapers": func(w *world, caller access.Roles, on target) probe {
			w.issued(caller, on)
			return probe{path: "/api/classes/" + w.class[on] + "/papers"}
		},
		"issuePapers": func(w *world, caller access.Roles, on target) probe {
			w.graded(caller, on)
			return probe{path: "/api/classes/" + w.class[on] + "/papers", body: `{"kind":"report_card","student_ids":[],"language":"","second_language":"","only_missing":false}`}
		},
		"getPaperRun":        onIssued("/api/paper-runs/papers", ""),
		"getPaperRunContent": onIssued("/api/paper-runs/papers/content?as=zip", ""),
		"getIssuedPaper":     onIssued("/api/issued-papers/paper/content", ""),
		"withdrawPaper":      onIssued("/api/issued-papers/paper/withdraw", `{"reason":"Wrong name"}`),
		"listStudentPapers": func(w *world, caller access.Roles, on target) probe {
			w.issued(caller, on)
			return probe{path: "/api/students/" + w.personOn(caller, on) + "/papers"}
		},
		"getPaperSignature": onSignature("", ""),
		"setPaperSignature": onSignature("", `{"version":1,"name":"Ruth Roy","title":"Dean"}`),
		"setPaperStamp":     onSignature("/stamp?name=stamp.png", onePixel),
		"removePaperStamp":  onSignature("/stamp", ""),
		"getPaperStamp":     onSignature("/stamp", ""),
		"checkPaper": func(w *world, _ access.Roles, on target) probe {
			w.issued(access.Student, on)
			return probe{path: "/api/paper-checks", body: `{"code":"` + paperCode + `"}`}
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

// caughtUp has the student of a target make up for what he missed by work that
// he handed in.
func (w *world) caughtUp(caller access.Roles, on target) {
	w.taught(caller, on)
	w.marked(caller, on)
	w.exec(`INSERT INTO catch_up (id, agenda_id, enrollment_id, way, due_day, note, state, work_name, work_hash, created_by, created_at, updated_at)
		SELECT 'catch-up', ?, ?, 'work', '2026-12-01', '', 'open', 'a.txt', MIN(hash), '', ?, ? FROM course_document_file WHERE TRUE ON CONFLICT DO NOTHING`, w.session[on], w.enrollmentOn(caller, on), clock.Now(), clock.Now())
}

// onCatchUp is the probe of a route about a catch-up.
func onCatchUp(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		w.caughtUp(caller, on)
		return probe{path: "/api/catch-ups/catch-up" + suffix, body: body}
	}
}

// graded gives the student of a target a grade.
func (w *world) graded(caller access.Roles, on target) {
	w.exec(`INSERT INTO taker (number, person_id) VALUES (1, ?) ON CONFLICT DO NOTHING`, w.stranger["own"])
	w.exec(`INSERT INTO grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at)
		VALUES (?, ?, 0, 'graded', 5000, '', 1, 1, '', ?) ON CONFLICT DO NOTHING`, w.agendaCourse[on], w.enrollmentOn(caller, on), clock.Now())
}

// paperCode is the code of the paper that issued issues.
const paperCode = "0123456789abcdef0123456789abcdef"

// issued issues a paper for the student of a target.
func (w *world) issued(caller access.Roles, on target) {
	w.graded(caller, on)
	class := w.classOf(caller, on)
	w.exec(`INSERT INTO paper_run (id, class_id, kind, language, second_language, people, total, created_by, created_at) VALUES ('papers', ?, 'report_card', 'fr', '', '[]', 1, '', ?) ON CONFLICT DO NOTHING`, class, clock.Now())
	w.exec(`INSERT INTO issued_paper (id, run_id, kind, person_id, class_id, campus_id, year, number, edition, language, second_language, code_hash, code_sealed, figures, hash, state,
		issued_by, issued_at, drawn_at, withdrawn_by, reason) SELECT 'paper', 'papers', 'report_card', ?, k.id, k.campus_id, 2026, 1, 1, 'fr', '', ?, '', '{}', (SELECT MIN(hash) FROM course_document_file), 'valid',
		'', ?, ?, '', '' FROM class k WHERE k.id = ? ON CONFLICT DO NOTHING`, w.personOn(caller, on), secret.Hash(paperCode), clock.Now(), clock.Now(), class)
}

func onIssued(path, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		w.issued(caller, on)
		return probe{path: path, body: body}
	}
}

// onSignature is the probe of a route about who signs the papers of a campus.
func onSignature(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		w.exec(`INSERT INTO paper_signature (campus_id, name, title, stamp_hash, updated_at) SELECT ?, '', '', MIN(photo_hash), ? FROM person WHERE TRUE ON CONFLICT DO NOTHING`, w.campus[on.campus], clock.Now())
		return probe{path: "/api/campuses/" + w.campus[on.campus] + "/paper-signature" + suffix, body: body}
	}
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
