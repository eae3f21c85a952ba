package app_test

import (
	"net/url"
	"strings"

	"myspace/internal/base/access"
)

// A probe is one call of a route. Where it answers with a list, shows is the
// text by which the record is known in it.
type probe struct {
	path, body, shows string
	header            map[string]string
}

// probes has one probe for each route; one too few or too many is a failure.
var probes = map[string]func(w *world, caller access.Roles, on target) probe{
	"listOpenOrganizations": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/organization-openlist/" + strings.ToUpper(on.campus), shows: w.campus[on.campus]}
	},
	"signIn": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/session", body: `{"email":"` + emailOf(caller) + `","password":"` + password + `","organization_id":"` + w.campus[on.campus] + `"}`}
	},
	"getOpenAPI": at("/api/openapi.json", ""),
	"getSession": at("/session", ""),
	"signOut":    at("/session", ""),

	"listRegions": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/regions", shows: w.region[on.campus]}
	},
	"createRegion": func(*world, access.Roles, target) probe {
		return probe{path: "/api/regions", body: `{"code":"ZZ","name":"New"}`}
	},
	"updateRegion": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/regions/" + w.region[on.campus], body: `{"version":1,"code":"ZZ","name":"New"}`}
	},
	"deleteRegion": func(w *world, _ access.Roles, _ target) probe {
		return probe{path: "/api/regions/" + w.region["empty"]}
	},

	"listCampuses": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/campuses", shows: w.campus[on.campus]}
	},
	"exportCampuses": func(_ *world, _ access.Roles, on target) probe {
		return probe{path: "/api/campuses/export?format=csv", shows: "campus " + on.campus}
	},
	"getCampus": onCampus("", ""),
	"createCampus": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/campuses", body: campusBody(`"region_id":"` + w.region[on.campus] + `"`)}
	},
	"updateCampus": onCampus("", campusBody(`"version":1`)),
	"moveCampus": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/campuses/" + w.campus[on.campus] + "/region", body: `{"version":1,"region_id":"` + w.region["empty"] + `"}`}
	},
	"getCampusDependents": onCampus("/dependents", ""),
	"deleteCampus":        onCampus("", ""),
	"restoreCampus":       onCampus("/restore", "{}"),
	"getCampusLogo":       onCampus("/logo", ""),
	"setCampusLogo":       onCampus("/logo?name=logo.png", onePixel),
	"removeCampusLogo":    onCampus("/logo", ""),

	"listCampusDocuments": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/campuses/" + w.campus[on.campus] + "/documents", shows: w.document[on.campus]}
	},
	"createCampusDocument":     onCampus("/documents?name=rules.txt", "the rules"),
	"updateCampusDocument":     onDocument("", `{"version":1,"title":"New","position":1}`),
	"deleteCampusDocument":     onDocument("", ""),
	"getCampusDocumentContent": onDocument("/content", ""),

	"listPeople": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/people?page_size=200", shows: w.personOn(caller, on)}
	},
	"getPerson": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/people/" + w.personOn(caller, on)}
	},
	"getPersonPhoto": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/people/" + w.personOn(caller, on) + "/photo"}
	},

	"forgotPassword": func(_ *world, caller access.Roles, _ target) probe {
		return probe{path: "/password/forgot", body: `{"email":"` + emailOf(caller) + `","region_code":"OWN"}`}
	},
	"register": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/auth/register", body: `{"first_name":"A","last_name":"B","email":"new@example.org","organization_id":"` + w.campus[on.campus] +
			`","password":"correct-horse-7","password_confirmation":"correct-horse-7"}`}
	},
	"getSignInOptions": at("/api/auth/options", ""),
	"updateUser":       at("/api/auth/user/update", `{"user":{"data":{"bio":"x"}}}`),

	"getProfile":         at("/api/profile", ""),
	"setProfilePhoto":    at("/api/profile/photo?name=me.png", onePixel),
	"removeProfilePhoto": at("/api/profile/photo", ""),
	"listOwnSessions":    at("/api/profile/sessions", ""),
	"endOtherSessions":   at("/api/profile/sessions", ""),

	"listChurches":   at("/api/churches", ""),
	"exportChurches": at("/api/churches/export?format=csv", ""),
	"getChurch":      onChurch("", ""),
	"createChurch":   at("/api/churches", `{"name":"New","city":"","country":"","pastor":""}`),
	"updateChurch":   onChurch("", `{"version":1,"name":"New","city":"","country":"","pastor":""}`),
	"deleteChurch": func(w *world, _ access.Roles, _ target) probe {
		return probe{path: "/api/churches/" + w.church[1]}
	},
	"listChurchPeople": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/churches/" + w.church[0] + "/people", shows: w.stranger[on.campus]}
	},
	"mergeChurches": func(w *world, _ access.Roles, _ target) probe {
		return probe{
			path: "/api/churches/" + w.church[0] + "/merge",
			body: `{"version":1,"other_id":"` + w.church[1] + `","other_version":1,"name":"New","city":"","country":"","pastor":""}`,
		}
	},

	"setPersonEnabled":  onPerson("/enabled", `{"enabled":false,"reason":"left"}`),
	"endPersonSessions": onPerson("/sessions", ""),
	"sendResetLink":     onPerson("/reset-link", "{}"),

	"startProvider":   at("/api/auth/providers/none/start", `{"organization_id":"none"}`),
	"finishProvider":  at("/api/auth/providers/finish", `{"state":"none","code":"none","browser_secret":"none"}`),
	"confirmProvider": at("/api/auth/providers/second-factor", `{"state":"none","code":"000000","browser_secret":"none"}`),

	"renewLink":                at("/api/file-link?path=/api/people/x/photo&v=0123456789ab", ""),
	"getSecondFactor":          at("/api/profile/second-factor", ""),
	"openKeeping":              at("/api/profile/keeping-key", ""),
	"removePersonSecondFactor": onPerson("/second-factor", ""),

	"getNetworkSettings": at("/api/settings", ""),
	"updateNetworkSettings": at("/api/settings",
		`{"version":0,"registration":true,"neutral_forgotten":true,"school_name":"","session_days":7,"providers":[],"second_factor_roles":[],"school_month":9,
			"maintenance":{"on":false,"message":"","until":null}}`),

	"search": func(w *world, caller access.Roles, on target) probe {
		name := "stranger." + on.campus
		if on.record == "own" && caller != 0 {
			name = callerName(caller)
		}
		return probe{path: "/api/search?q=" + name, shows: w.personOn(caller, on)}
	},
	"getQuickPanel": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/quick-panel/data", shows: noteOf(w.personOn(caller, on))}
	},
	"getCockpit":        at("/api/cockpit", ""),
	"getCockpitCharts":  at("/api/cockpit/charts", ""),
	"getFirstSteps":     at("/api/first-steps", ""),
	"hideFirstSteps":    at("/api/first-steps/hidden", `{"hidden":true}`),
	"countNotices":      at("/api/notices/unseen", ""),
	"seeNotices":        at("/api/notices/seen", `{"ids":[]}`),
	"listNoticeChoices": at("/api/profile/notices", ""),
	"chooseNotices":     at("/api/profile/notices", `{"kind":"session_moved","mail":false}`),
	"listNotes": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/notes", shows: noteOf(w.personOn(caller, on))}
	},
	"listViews": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/views", shows: viewOf(w.personOn(caller, on))}
	},
	"createView": at("/api/views", `{"path":"/apps/campus/student","name":"New","query":""}`),
	"updateView": onView(`{"version":1,"name":"New","query":"q=x"}`),
	"deleteView": onView(""),
	"createNote": at("/api/notes", `{"text":"New","done":false}`),
	"orderNotes": at("/api/notes/order", `{"ids":[]}`),
	"updateNote": onNote(`{"version":1,"text":"New","done":true}`),
	"deleteNote": onNote(""),

	"previewMerge": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/people/" + w.personOn(caller, on) + "/merge?other_id=" + w.spare}
	},
	"mergePeople": func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/people/" + w.personOn(caller, on) + "/merge", body: `{"version":1,"other_id":"` + w.spare + `","other_version":1,"take":[]}`}
	},
	"exportPersonData": onPerson("/data", ""),
	"erasePerson": func(w *world, caller access.Roles, on target) probe {
		name := callerName(caller)
		if on.record == "other" || caller == 0 {
			name = "stranger." + on.campus
		}
		return probe{path: "/api/people/" + w.personOn(caller, on) + "/erase", body: `{"version":1,"name":"A ` + name + `"}`}
	},

	"getImportTemplate": at("/api/people/import/template", ""),
	"planImport": func(w *world, _ access.Roles, on target) probe {
		return probe{
			path: "/api/people/import?name=a.csv&role=student&campus=" + w.campus[on.campus], body: "First name;Last name\nNobody;Known",
			shows: `"outcome":"create"`,
		}
	},

	"getRefusedRows": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/people/import/refused?name=a.csv&role=student&campus=" + w.campus[on.campus], body: "First name;Last name\nNobody;Known"}
	},
	"listImports": at("/api/people/imports", ""),

	"listAuditEvents": func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/audit-events", shows: w.campus[on.campus]}
	},
}

// at is the probe of a route that is about no record, or the caller's own.
func at(path, body string) func(*world, access.Roles, target) probe {
	return func(*world, access.Roles, target) probe { return probe{path: path, body: body} }
}

func onPerson(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/people/" + w.personOn(caller, on) + suffix, body: body}
	}
}

// onChurch is the probe of a route about a church, which belongs to no campus.
func onChurch(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, _ target) probe {
		return probe{path: "/api/churches/" + w.church[0] + suffix, body: body}
	}
}

func onNote(body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/notes/" + url.PathEscape(noteOf(w.personOn(caller, on))), body: body}
	}
}

func onView(body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/views/" + url.PathEscape(viewOf(w.personOn(caller, on))), body: body}
	}
}

func onCampus(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/campuses/" + w.campus[on.campus] + suffix, body: body}
	}
}

func onDocument(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/campuses/" + w.campus[on.campus] + "/documents/" + w.document[on.campus] + suffix, body: body}
	}
}

func campusBody(more string) string {
	return `{` + more + `,"name":"New","business_name":"","id_number":"","website":"","color":"#336699","phone":"",
		"location":{"address":"","zip_code":"","city":"","state":"","country":"FR","latitude":null,"longitude":null},
		"schedule":"","open":true,"time_zone":"Europe/Paris","currency":"EUR","language":"fr","pass_mark":70,"required_attendance":80}`
}
