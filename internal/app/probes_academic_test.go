package app_test

import (
	"encoding/json"
	"maps"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listCourses":         showing("/api/courses?page_size=200", func(w *world, _ access.Roles, on target) string { return w.course[on.record] }),
		"exportCourses":       showing("/api/courses/export?format=csv", func(_ *world, _ access.Roles, on target) string { return "course-" + on.record }),
		"getCourse":           onCourse("", ""),
		"createCourse":        at("/api/courses", `{"code":"New1",`+courseBody+`}`),
		"updateCourse":        onCourse("", `{"version":1,"code":"New1",`+courseBody+`}`),
		"getCourseDependents": onCourse("/dependents", ""),
		"deleteCourse":        onCourse("", ""),
		"restoreCourse":       onCourse("/restore", "{}"),
		"listCourseBooks":     onCourse("/books", ""),
		"setCourseBooks":      onCourse("/books", `{"version":1,"books":[]}`),

		"listCourseRequirements": onCourse("/requirements", ""),
		"setCourseRequirements":  onCourse("/requirements", `{"version":1,"course_ids":[]}`),

		"listCourseDocuments":  onCourse("/documents", ""),
		"getCourseArchive":     onCourse("/archive", ""),
		"createCourseDocument": onCourse("/documents?name=new.txt", "new"),
		"orderCourseDocuments": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/courses/" + w.course[on.record] + "/document-order", body: `{"ids":["` + w.academics.document[on.record] + `"]}`}
		},
		"getCourseDocument": onHandout("", ""),
		"findCourseDocument": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/course-documents/" + w.academics.document[on.record]}
		},
		"updateCourseDocument":         onHandout("", `{"version":1,"title":"New","type":"summary","language":"","student_access":false}`),
		"deleteCourseDocument":         onHandout("", ""),
		"replaceCourseDocument":        onHandout("/files?name=new.txt", "new"),
		"listCourseDocumentFiles":      onHandout("/files", ""),
		"getCourseDocumentFileContent": onHandout("/files/1/content", ""),
		"getCourseDocumentContent":     onHandout("/content", ""),

		"listCurricula": showing("/api/curricula?page_size=200", func(w *world, _ access.Roles, on target) string { return w.curriculum[on.record] }),
		"exportCurricula": showing("/api/curricula/export?format=csv", func(_ *world, _ access.Roles, on target) string {
			return map[string]string{"own": ";course-own;", "other": ";Certificat;;"}[on.record]
		}),
		"getCurriculum":           onCurriculum("", ""),
		"createCurriculum":        at("/api/curricula", `{`+curriculumBody+`}`),
		"updateCurriculum":        onCurriculum("", `{"version":1,`+curriculumBody+`}`),
		"setCurriculumCourses":    onCurriculum("/courses", `{"version":1,"courses":[]}`),
		"createCurriculumVersion": onCurriculum("/next", "{}"),
		"deleteCurriculum":        onCurriculum("", ""),
		"restoreCurriculum":       onCurriculum("/restore", "{}"),

		"listKnowledge": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/knowledge?page_size=200", shows: w.instructorOn(caller, on)}
		},
		"exportKnowledge":      showing("/api/knowledge/export?format=csv", func(_ *world, caller access.Roles, on target) string { return instructorName(caller, on) }),
		"setKnowledge":         onTeacher("/knowledge", `{"level":"wants","place":""}`),
		"setCourseTeacher":     onTeacher("/given", `{"given":true}`),
		"listTeachableCourses": showing("/api/teachable-courses?page_size=200", func(w *world, _ access.Roles, on target) string { return w.course[on.record] }),

		"listCourseAccess": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/course-access?page_size=200", shows: w.grant[w.personOn(caller, on)]}
		},
		"exportCourseAccess": showing("/api/course-access/export?format=csv", func(w *world, caller access.Roles, on target) string { return "A " + w.nameOn(caller, on) + ";" }),
		"grantCourse": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/course-access", body: `{"person_id":"` + w.personOn(caller, on) + `","course_id":"` + w.course["other"] + `","days":90,"note":""}`}
		},
		"extendCourseAccess":  onGrant("/extend", `{"days":90}`),
		"endCourseAccess":     onGrant("/end", "{}"),
		"listOpenedDocuments": onPerson("/documents", ""),
	})
	maps.Copy(probes, classProbes)
	maps.Copy(probes, enrollmentProbes)
}

var classProbes = map[string]func(w *world, caller access.Roles, on target) probe{
	"listClasses":   showing("/api/classes?page_size=200", func(w *world, _ access.Roles, on target) string { return w.class[on] }),
	"exportClasses": showing("/api/classes/export?format=csv", func(_ *world, _ access.Roles, on target) string { return "class-" + on.campus + "-" + on.record }),
	"getClass":      onClass("", ""),
	"createClass": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/classes", body: `{"campus_id":"` + w.campus[on.campus] + `",` + classBody("New1", "") + `}`}
	},
	"updateClass":         onClass("", `{"version":1,`+classBody("New1", "")+`}`),
	"deleteClass":         onClass("", ""),
	"restoreClass":        onClass("/restore", "{}"),
	"getClassProgress":    onClass("/progress", ""),
	"getClassList":        onClass("/list.pdf", ""),
	"exportClassStudents": onClass("/students/export?format=csv", ""),
	"setClassCourseDone": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/classes/" + w.class[on] + "/courses/" + w.course["own"] + "/done", body: `{"done":true,"reason":"given before"}`}
	},

	"listSlots": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/timetable?class=" + w.class[on], shows: w.slot[on]}
	},
	"createSlot": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/timetable?class=" + w.class[on], body: `{` + slotBody + `}`}
	},
	"updateSlot":          onSlot(`{"version":1,` + slotBody + `}`),
	"deleteSlot":          onSlot(""),
	"copyCampusTimetable": onClass("/timetable/copy", "{}"),

	"listClassSteps":   onClass("/steps", ""),
	"previewClassStep": onClass("/step-preview?kind=graduate", ""),
	"takeClassStep": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/classes/" + w.class[on] + "/steps", body: w.planned(w.class[on], "promote")}
	},
	"undoClassStep": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/classes/" + w.class[on] + "/steps/" + stepOf(w.class[on]) + "/undo", body: "{}"}
	},
}

var enrollmentProbes = map[string]func(w *world, caller access.Roles, on target) probe{
	"listEnrollments": showing("/api/enrollments?page_size=200", (*world).enrollmentOn),
	"exportEnrollments": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/enrollments/export?format=csv", shows: "A " + w.nameOn(caller, on) + ";campus " + on.campus + ";"}
	},
	"getEnrollment": onEnrollment("", ""),
	"enroll": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/enrollments", body: `{"key":"enrolled-only-once","class_id":"` + w.class[target{on.campus, "other"}] + `","person_ids":["` +
			w.newcomer(caller, on) + `"],"confirm":true,"overfill":false,` + termsBody + `}`}
	},
	"updateEnrollment": onEnrollment("", `{"version":1,`+termsBody+`}`),
	"orderWaiting": func(w *world, caller access.Roles, on target) probe {
		id := w.enrollmentOn(caller, on)
		w.exec(`UPDATE enrollment SET status = 'waiting' WHERE id = ?`, id)
		if caller == 0 {
			on.record = "other"
		}
		return probe{path: "/api/classes/" + w.class[on] + "/waiting-order", body: `{"ids":["` + id + `"]}`}
	},
	"confirmEnrollment":  onEnrollment("/confirm", `{"version":1,"overfill":false}`),
	"takeBackEnrollment": onEnrollment("/back", `{"waiting_reason":""}`),
	"endEnrollment":      onEnrollment("/end", `{"move":"withdraw","reason":""}`),
	"transferEnrollment": func(w *world, caller access.Roles, on target) probe {
		to := map[string]string{"own": "other", "other": "own"}[on.record]
		if caller == 0 {
			to = "own"
		}
		return probe{path: "/api/enrollments/" + w.enrollmentOn(caller, on) + "/transfer", body: `{"version":1,"class_id":"` + w.class[target{on.campus, to}] + `","reason":"","overfill":false}`}
	},
	"listReceivingClasses": onEnrollment("/receiving-classes", ""),
	"undoEnrollment": func(w *world, caller access.Roles, on target) probe {
		id := w.enrollmentOn(caller, on)
		w.exec(`UPDATE enrollment SET outcome = 'withdrawn', outcome_at = ? WHERE id = ?`, clock.Now(), id)
		return probe{path: "/api/enrollments/" + id + "/undo", body: "{}"}
	},
	"tickPassed": func(w *world, caller access.Roles, on target) probe {
		id := w.enrollmentOn(caller, on)
		if caller == 0 {
			on.record = "other"
		}
		return probe{path: "/api/classes/" + w.class[on] + "/passed", body: `{"kind":"promote","enrollment_ids":["` + id + `"],"passed":true}`}
	},
}

// exec brings the world into the state that a probe is about.
func (w *world) exec(text string, args ...any) {
	if err := db.Exec(w.ctx, w.database, text, args...); err != nil {
		panic(err)
	}
}

// newcomer is somebody who is not in the class yet: the caller, or a second
// record of a campus.
func (w *world) newcomer(caller access.Roles, on target) string {
	if on.record == "own" && caller != 0 {
		return w.person[caller]
	}
	return w.teaching.teacher[on.campus]
}

// planned is a promotion of a class as it would be shown beforehand.
func (w *world) planned(classID, kind string) string {
	rec := w.call(access.Admin, http.MethodGet, probe{path: "/api/classes/" + classID + "/step-preview?kind=" + kind})
	var plan struct {
		Students []struct {
			EnrollmentID string `json:"enrollment_id"`
			Effect       string `json:"effect"`
		} `json:"students"`
	}
	if err := json.Unmarshal(rec.Body.Bytes(), &plan); err != nil {
		panic(err)
	}
	students, err := json.Marshal(plan.Students)
	if err != nil {
		panic(err)
	}
	return `{"kind":"` + kind + `","students":` + string(students) + `}`
}

// showing is the probe of a list: it is known by what it shows of the record.
func showing(path string, record func(*world, access.Roles, target) string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		return probe{path: path, shows: record(w, caller, on)}
	}
}

func onCourse(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/courses/" + w.course[on.record] + suffix, body: body}
	}
}

func onHandout(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/courses/" + w.course[on.record] + "/documents/" + w.academics.document[on.record] + suffix, body: body}
	}
}

func onCurriculum(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/curricula/" + w.curriculum[on.record] + suffix, body: body}
	}
}

func onTeacher(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/people/" + w.instructorOn(caller, on) + "/courses/" + w.course["other"] + suffix, body: body}
	}
}

func onGrant(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/course-access/" + w.grant[w.personOn(caller, on)] + suffix, body: body}
	}
}

func onClass(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/classes/" + w.class[on] + suffix, body: body}
	}
}

func onSlot(body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/timetable/" + w.slot[on] + "?class=" + w.class[on], body: body}
	}
}

func onEnrollment(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/enrollments/" + w.enrollmentOn(caller, on) + suffix, body: body}
	}
}
