package app_test

import (
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/text"
)

// TestEveryExportIsMadeForItsReader takes every export in every language: file
// and sheet have names in it, no two headings read the same, no heading is a
// key without a text, and there are filters.
func TestEveryExportIsMadeForItsReader(t *testing.T) {
	w := newWorld(t)
	seen := 0
	for _, route := range w.router.Routes() {
		if !strings.HasSuffix(route.Path, "/export") || route.Method != "GET" {
			continue
		}
		seen++
		titles := map[string]bool{}
		for _, lang := range text.Languages {
			path := strings.Replace(probes[route.ID](w, access.Admin, target{"own", "own"}).path, "format=csv", "format=xlsx", 1)
			req := httptest.NewRequest("GET", path, nil)
			req.Header.Set("Accept-Language", lang)
			req.Header.Set("Authorization", "Bearer "+w.token[access.Admin])
			rec := httptest.NewRecorder()
			w.router.ServeHTTP(rec, req)
			book, err := excelize.OpenReader(rec.Body)
			if err != nil {
				t.Fatalf("%s: %d, %v", route.ID, rec.Code, err)
			}
			titles[book.GetSheetName(0)] = true
			w.looksAt(t, route.ID+" in "+lang, book, rec.Header().Get("Content-Disposition"))
		}
		if len(titles) < 2 {
			t.Errorf("%s is called %v in every language", route.ID, titles)
		}
	}
	if seen < 13 {
		t.Errorf("%d exports", seen)
	}
}

func (w *world) looksAt(t *testing.T, what string, book *excelize.File, disposition string) {
	t.Helper()
	name := book.GetSheetName(0)
	rows, err := book.GetRows(name)
	must(t, err)
	if sorted := slices.Sorted(slices.Values(rows[0])); len(slices.Compact(sorted)) < len(rows[0]) {
		t.Errorf("%s: two headings are the same: %q", what, rows[0])
	}
	for _, heading := range append(rows[0], name) {
		if heading == "" || strings.Contains(heading, "_") || strings.Contains(heading, ".") || name == "Sheet1" {
			t.Errorf("%s: %q in %q is no text", what, heading, name)
		}
	}
	if tables, err := book.GetTables(name); err != nil || len(tables) != 1 {
		t.Errorf("%s: %d filters, %v", what, len(tables), err)
	}
	_, file, _ := strings.Cut(disposition, "filename*=UTF-8''")
	file, err = url.PathUnescape(file)
	if err != nil || !strings.HasSuffix(file, " – "+clock.Today("Europe/Paris").String()+".xlsx") {
		t.Errorf("%s: the file is called %q", what, file)
	}
}

// withoutExport are the lists that nobody takes along as a table, and why.
var withoutExport = map[string]string{
	"listTransactions": "the journal", "listStatementLines": "a file of the bank's", "listWeekendClosings": "each by itself",
	"listAuditEvents": "a history", "listPersonHistory": "a history", "listOpenedDocuments": "somebody's own",
	"listChurchPeople": "the people's", "listLibrary": "the books'", "listRegions": "the campuses'",
	"listStaffInvites": "an inbox", "listQuestions": "an inbox",
	"listReceivingClasses": "choices", "listTeachableCourses": "choices",
}

// TestEveryListHasAnExport asks for an export beside each list that has pages.
func TestEveryListHasAnExport(t *testing.T) {
	w := newWorld(t)
	doc, err := w.router.OpenAPI()
	must(t, err)
	routes := w.router.Routes()
	is := func(path string) func(api.Route) bool {
		return func(r api.Route) bool { return r.Method == "GET" && r.Path == path }
	}
	lists := 0
	for _, operation := range strings.Split(string(doc), "operationId: ")[1:] {
		id, rest, _ := strings.Cut(operation, "\n")
		if !strings.HasPrefix(id, "list") || !strings.Contains(rest, "name: page\n") {
			continue
		}
		lists++
		at := slices.IndexFunc(routes, func(r api.Route) bool { return r.ID == id })
		has := slices.ContainsFunc(routes, is(routes[at].Path+"/export"))
		if _, without := withoutExport[id]; has == without {
			t.Errorf("%s: an export is there: %t, it is to be without one: %t", id, has, without)
		}
	}
	if lists < 35 {
		t.Errorf("%d lists", lists)
	}
}
