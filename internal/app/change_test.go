package app_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
)

// A change is what a PUT or DELETE is about: the table whose version it was
// made on, and the one whose rows must not be archived. Either is "" where
// there is no such thing; it then says in any why nobody can make it on
// something stale, and one that concerns nobody else's record says so in own.
type change struct{ version, archive, any, own string }

// Why a change carries no version.
const (
	aWhole  = "the whole of what it sets is sent"
	oneTick = "it sets one thing to one value"
	aFile   = "a new file takes the place of the old one, whichever that was"
	taken   = "what it takes away is there or not: nobody changes it"
)

// changes has every PUT and DELETE of the API; one too few or too many is a
// failure.
var changes = map[string]change{
	"signOut":          {own: "one's own session", any: taken},
	"changePassword":   {own: "one's own password", any: "it asks for the password there is"},
	"endOtherSessions": {own: "one's own sessions", any: taken}, "endOwnSession": {any: taken},
	"setProfilePhoto": {own: "one's own photo", any: aFile}, "removeProfilePhoto": {own: "one's own photo", any: aFile},
	"updateNetworkSettings": {version: "network_setting", own: "the network's"},
	"endPersonSessions":     {any: taken}, "removePersonSecondFactor": {any: taken},
	"setPersonEnabled": {any: oneTick}, "setPeopleEnabled": {any: oneTick, own: "it names people in its body: it is all or nothing"},
	"revokeStaffInvite": {any: taken}, "deleteUpload": {any: taken},
	"updateNote": {version: "note"}, "deleteNote": {version: "note"},
	"updateView": {version: "list_view"}, "deleteView": {version: "list_view"},
	"deleteFeed": {any: taken},

	"planImport": {any: "it changes nothing", own: "nothing is changed"}, "planCourseImport": {any: "it changes nothing", own: "nothing is changed"},
	"planClassImport": {any: "it changes nothing", own: "nothing is changed"}, "planBookImport": {any: "it changes nothing", own: "nothing is changed"},

	"updateRegion": {version: "region"}, "deleteRegion": {version: "region"},
	"updateCampus": {version: "campus", archive: "campus"}, "deleteCampus": {version: "campus", archive: "campus"},
	"moveCampus":    {version: "campus", archive: "campus"},
	"setCampusLogo": {archive: "campus", any: aFile}, "removeCampusLogo": {archive: "campus", any: aFile},
	"updateCampusDocument": {version: "campus_document", archive: "campus"}, "deleteCampusDocument": {version: "campus_document", archive: "campus"},

	"updatePerson": {version: "person"}, "setPersonPhoto": {any: aFile}, "removePersonPhoto": {any: aFile},
	"setPersonRoles": {version: "person"}, "endMembership": {any: taken}, "setNetworkRoles": {version: "person"},
	"updateChurch": {version: "church"}, "deleteChurch": {version: "church"},
	"updateInstructor":   {version: "instructor"},
	"updateAvailability": {version: "availability"}, "deleteAvailability": {version: "availability"},

	"updateBook": {version: "book"}, "deleteBook": {version: "book"}, "setBookCover": {any: aFile}, "removeBookCover": {any: aFile},
	"orderBookFiles": {any: aWhole}, "updateBookFile": {version: "book_file"}, "deleteBookFile": {version: "book_file"},
	"updateBookMark": {version: "book_mark"}, "deleteBookMark": {version: "book_mark"},

	"updateCourse": {version: "course", archive: "course"}, "deleteCourse": {version: "course", archive: "course"},
	"setCourseBooks":       {version: "course", archive: "course"},
	"orderCourseDocuments": {archive: "course", any: aWhole},
	"updateCourseDocument": {version: "course_document", archive: "course"}, "deleteCourseDocument": {version: "course_document", archive: "course"},
	"setKnowledge": {archive: "course", any: aWhole}, "setCourseTeacher": {archive: "course", any: oneTick},
	"updateCurriculum": {version: "curriculum", archive: "curriculum"}, "deleteCurriculum": {version: "curriculum", archive: "curriculum"},
	"setCurriculumCourses": {version: "curriculum", archive: "curriculum"},
	"updateClass":          {version: "class", archive: "class"}, "deleteClass": {version: "class", archive: "class"},
	"setClassCourseDone": {archive: "class", any: oneTick},
	"updateSlot":         {version: "timetable_slot", archive: "class"}, "deleteSlot": {version: "timetable_slot", archive: "class"},
	"setCourseRequirements": {version: "course", archive: "course"},
	"updateEnrollment":      {version: "enrollment"}, "orderWaiting": {archive: "class", any: aWhole},

	"removeAttendancePaper": {any: taken}, "takeBackAbsence": {any: taken}, "planGradeImport": {any: "it changes nothing"},
	"setPaperSignature": {version: "paper_signature", archive: "campus"}, "setPaperStamp": {archive: "campus", any: aFile}, "removePaperStamp": {archive: "campus", any: aFile},

	"updateCopy": {version: "book_copy"}, "setLending": {version: "campus_lending", archive: "campus"},
	"updateBookList": {version: "book_list"}, "deleteBookList": {version: "book_list"}, "removeListStudent": {any: taken}, "removeListBook": {any: taken},
	"updateLetter": {version: "letter", archive: "campus"}, "deleteLetter": {version: "letter", archive: "campus"}, "removeLetterFile": {archive: "campus", any: taken}, "removeLetterRecipient": {archive: "campus", any: taken},

	"updatePayer": {version: "payer", archive: "payer"}, "archivePayer": {version: "payer", archive: "payer"}, "setShares": {any: aWhole},
	"updateInvoice": {version: "invoice"}, "deleteInvoice": {version: "invoice"},
	"updateAccount": {version: "money_account", archive: "money_account"}, "archiveAccount": {version: "money_account", archive: "money_account"},
	"orderRecordings": {any: aWhole}, "updateRecording": {version: "recording"}, "deleteRecording": {version: "recording"}, "setCaption": {any: aFile}, "removeCaption": {any: aFile}, "deleteRecordingLink": {any: taken}, "deletePodcast": {own: "one's own podcast", any: taken},

	"updatePlanning": {version: "planning"}, "deletePlanning": {version: "planning"}, "setPlanningRows": {version: "planning"},
	"setSessionPlace":  {any: oneTick},
	"updateInvitation": {version: "teaching_invitation"}, "setInvitationStay": {version: "teaching_invitation"}, "lineUpInvitations": {version: "agenda_course"},
}

// others are the routes that neither read nor are among the changes, and are
// about something that can be archived.
var others = map[string]string{
	"createCampusDocument": "campus",
	"createCourseDocument": "course", "replaceCourseDocument": "course",
	"createSlot": "class", "copyCampusTimetable": "class", "takeClassStep": "class", "undoClassStep": "class", "tickPassed": "class", "issuePapers": "class",
	"createCurriculumVersion": "curriculum", "draftInvoices": "campus", "issueInvoices": "campus", "setReminders": "campus",
	"sendLetter": "campus", "addLetterFile": "campus", "addLetterRecipients": "campus",
	"importStatement": "money_account", "tickMovements": "money_account", "takeStatementLines": "money_account", "takeStatementLine": "money_account", "leaveStatementLine": "money_account",
	"remindPayer": "payer",
}

// revive are the routes that what is archived is there for.
var revive = []string{"restorePayer", "restoreAccount", "restoreCampus", "restoreCourse", "restoreClass", "restoreCurriculum"}

func isChange(r api.Route) bool { return r.Method == http.MethodPut || r.Method == http.MethodDelete }

func TestEveryChangeIsInTheTable(t *testing.T) {
	w, seen := newWorld(t), 0
	for _, r := range w.router.Routes() {
		c, ok := changes[r.ID]
		if isChange(r) != ok {
			t.Errorf("%s %s: in the table of changes: %v", r.Method, r.ID, ok)
		}
		if ok && (c.version == "") != (c.any != "") {
			t.Errorf("%s: a change has a version, or a reason why not", r.ID)
		}
		if ok {
			seen++
		}
	}
	if seen != len(changes) {
		t.Errorf("%d changes in the table, %d routes", len(changes), seen)
	}
}

// refused is what came of a call.
type refused struct {
	status  int
	Code    string
	Current map[string]any
}

// attempt calls a route as somebody, after bringing the world into a state, and
// undoes everything.
func (w *world) attempt(t *testing.T, caller access.Roles, r api.Route, on target, states ...string) (got refused) {
	t.Helper()
	defer w.undo(t)
	p := probes[r.ID](w, caller, on)
	if r.Method == http.MethodDelete && changes[r.ID].version != "" {
		p.path += map[bool]string{false: "?", true: "&"}[strings.Contains(p.path, "?")] + "version=1"
	}
	for _, state := range states {
		w.exec(state)
	}
	rec := w.call(caller, r.Method, p)
	got.status = rec.Code
	if rec.Body.Len() > 0 && rec.Code >= 400 {
		must(t, json.Unmarshal(rec.Body.Bytes(), &got))
	}
	return got
}

// mine is what the admin is tried on.
var mine = target{"own", "other"}

// A stale change is refused with the record as it is now.
func TestStaleChangesAreRefused(t *testing.T) {
	w := newWorld(t)
	for _, r := range w.router.Routes() {
		table := changes[r.ID].version
		if table == "" {
			continue
		}
		state, version := `UPDATE `+table+` SET version = version + 6`, float64(7)
		if table == "network_setting" {
			state, version = `INSERT INTO network_setting (name, value, version) VALUES ('network', '{}', 7)`, 7
		}
		if table == "instructor" {
			state = `INSERT INTO instructor (person_id, version, updated_at) SELECT person_id, 7, '2026-01-01T00:00:00.000000Z' FROM membership_role WHERE role = 'teacher'`
		}
		on := mine
		if table == "note" || table == "list_view" || table == "book_mark" { // nobody has another's
			on.record = "own"
		}
		if fine := w.attempt(t, access.Admin, r, on); fine.status >= http.StatusMultipleChoices {
			t.Errorf("%s cannot be made at all: %d %s", r.ID, fine.status, fine.Code)
		}
		got := w.attempt(t, access.Admin, r, on, state)
		if got.status != http.StatusConflict || got.Code != "edit.stale" || got.Current["version"] != version {
			t.Errorf("%s on an older version: %d %s, current version %v", r.ID, got.status, got.Code, got.Current["version"])
		}
	}
}

// TestWhatIsArchivedIsChangedByNobody: class, course, curriculum and campus
// could be changed by PUT, though the screen said no. Archived counts before stale:
// what was saved meanwhile is of no use to whom nothing is open.
func TestWhatIsArchivedIsChangedByNobody(t *testing.T) {
	w := newWorld(t)
	for _, r := range w.router.Routes() {
		table := changes[r.ID].archive + others[r.ID]
		if table == "" {
			if r.Method != http.MethodGet && archivable(r.Path) && !slices.Contains(revive, r.ID) {
				t.Errorf("%s %s is about something that can be archived, and not in the table", r.Method, r.ID)
			}
			continue
		}
		states := []string{`UPDATE ` + table + ` SET archived_at = '2026-01-01T00:00:00.000000Z'`}
		if version := changes[r.ID].version; version != "" {
			states = append(states, `UPDATE `+version+` SET version = version + 6`)
		}
		got := w.attempt(t, access.Admin, r, target{"own", "own"}, states...)
		if got.status != http.StatusConflict || got.Code != "edit.archived" {
			t.Errorf("%s on an archived %s: %d %s", r.ID, table, got.status, got.Code)
		}
	}
}

// TestEnrollmentsOfAnArchivedClassStayChangeable: what is owed is still to be settled,
// and who is there to be moved or ended. Nobody new comes in.
func TestEnrollmentsOfAnArchivedClassStayChangeable(t *testing.T) {
	w := newWorld(t)
	const archived = `UPDATE class SET archived_at = '2026-01-01T00:00:00.000000Z'`
	for _, r := range w.router.Routes() {
		switch r.ID {
		case "updateEnrollment":
			if got := w.attempt(t, access.Admin, r, mine, archived); got.status != http.StatusOK {
				t.Errorf("an enrollment of an archived class is changed: %d %s", got.status, got.Code)
			}
		case "enroll":
			if got := w.attempt(t, access.Admin, r, mine, archived); got.Code != "enrollment.class_is_over" {
				t.Errorf("somebody is enrolled in an archived class: %d %s", got.status, got.Code)
			}
		}
	}
}

// archivable reports whether a path is about one record of a kind that can be
// archived, or a part of it.
func archivable(path string) bool {
	return slices.ContainsFunc([]string{"campuses", "courses", "curricula", "classes", "accounts", "payers"}, func(kind string) bool {
		return strings.HasPrefix(path, "/api/"+kind+"/{id}")
	})
}

// A record of another campus, or of nobody, is not there.
func TestForeignRecordsAreNotThere(t *testing.T) {
	w := newWorld(t)
	for _, r := range w.router.Routes() {
		if c := changes[r.ID]; !isChange(r) || c.own != "" {
			continue
		}
		callers := slices.DeleteFunc(access.Everyone.Each(), func(role access.Roles) bool {
			return r.Rule.ReachOf(role) == 0 || r.Rule.ReachOf(role)&access.AllCampuses != 0
		})
		for _, caller := range callers {
			if got := w.attempt(t, caller, r, target{"other", "other"}); got.status != http.StatusNotFound {
				t.Errorf("%s of another campus as %s: %d %s", r.ID, caller, got.status, got.Code)
			}
		}
		if got := w.attemptUnknown(t, r); got.status != http.StatusNotFound {
			t.Errorf("%s of what does not exist: %d %s", r.ID, got.status, got.Code)
		}
	}
}

// attemptUnknown is attempt as admin on an id that nothing has: the last one of
// the path.
func (w *world) attemptUnknown(t *testing.T, r api.Route) (got refused) {
	t.Helper()
	defer w.undo(t)
	p := probes[r.ID](w, access.Admin, mine)
	path, query, _ := strings.Cut(p.path, "?")
	parts, names := strings.Split(path, "/"), strings.Split(r.Path, "/")
	for i := len(names) - 1; i >= 0; i-- {
		if strings.HasPrefix(names[i], "{") {
			parts[i] = "none"
			break
		}
	}
	p.path = strings.Join(parts, "/") + "?" + query
	rec := w.call(access.Admin, r.Method, p)
	got.status = rec.Code
	if rec.Code >= 400 {
		must(t, json.Unmarshal(rec.Body.Bytes(), &got))
	}
	return got
}
