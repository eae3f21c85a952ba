package app_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"net/url"
	"strings"

	"myspace/internal/base/access"
)

func init() {
	for kind, sheet := range map[string]struct{ path, file string }{
		"Course": {"/api/courses/import", "Code;Name\nNew1;New"},
		"Class":  {"/api/classes/import", "Class;Start year\nNew1;2026"},
		"Book":   {"/api/books/import", "Title;Copies\nNew;1"},
	} {
		maps.Copy(probes, sheetProbes(kind, sheet.path, sheet.file))
	}
}

// sheetProbes are those of the four routes of a kind that is imported.
func sheetProbes(kind, path, file string) map[string]func(w *world, caller access.Roles, on target) probe {
	options := func(w *world, on target) string { return "?name=a.csv&campus=" + url.QueryEscape(w.campus[on.campus]) }
	return map[string]func(w *world, caller access.Roles, on target) probe{
		"get" + kind + "Template": at(path+"/template", ""),
		"plan" + kind + "Import": func(w *world, _ access.Roles, on target) probe {
			return probe{path: path + options(w, on), body: file, shows: `"outcome":"create"`}
		},
		"run" + kind + "Import": func(w *world, caller access.Roles, on target) probe {
			var plan struct{ Token string }
			rec := w.call(caller, http.MethodPut, probe{path: path + options(w, on), body: file})
			if err := json.Unmarshal(rec.Body.Bytes(), &plan); err != nil || plan.Token == "" {
				plan.Token = strings.Repeat("0", 64)
			}
			return probe{path: path + options(w, on) + "&token=" + plan.Token, body: file}
		},
		"getRefused" + kind + "Rows": func(w *world, _ access.Roles, on target) probe {
			return probe{path: path + "/refused" + options(w, on), body: file}
		},
	}
}
