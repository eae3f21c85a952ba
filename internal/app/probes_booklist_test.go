package app_test

import (
	"fmt"
	"maps"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

func init() {
	const name = `"name":"Books of the year","note":""`
	const nobody = `"student_ids":[],"class_ids":[],"book_ids":[],"planning_id":""`
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listBookLists": func(w *world, caller access.Roles, on target) probe {
			w.listed(caller, on)
			return probe{path: "/api/lists", shows: `"a-list"`}
		},
		"exportBookLists": func(w *world, caller access.Roles, on target) probe {
			w.listed(caller, on)
			return probe{path: "/api/lists/export?format=csv", shows: "Books of a class"}
		},
		"listNeededBooks": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/lists/needed?campus=" + w.campus[on.campus]}
		},
		"createBookList": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/lists", body: fmt.Sprintf(`{"campus_id":%q,`+name+`,`+nobody+`}`, w.campus[on.campus])}
		},
		"getBookList":       onList("", ""),
		"updateBookList":    onList("", `{"version":1,`+name+`}`),
		"deleteBookList":    onList("", ""),
		"addToBookList":     onList("/choice", `{"student_ids":[],"class_ids":[],"book_ids":["a-listed-book"],"planning_id":""}`),
		"removeListStudent": onList("/students/a-listed-student", ""),
		"removeListBook":    onList("/books/a-listed-book", ""),
		"setListStock":      onList("/stock", `{"items":[{"number":1,"stock":3}]}`),
		"closeBookList":     onList("/close", ""),
		"reopenBookList":    onList("/reopen", ""),
		"copyBookList":      onList("/copy", `{`+name+`}`),
		"exportBookList":    onList("/export?format=csv", ""),
		"exportListOrder":   onList("/order?format=csv", ""),
		"printBookList":     onList("/print", ""),
		"tickBookList": func(w *world, caller access.Roles, on target) probe {
			p := onList("/ticks", `{"entries":[{"id":"entry-of-its-own","student_id":"a-listed-student","book":1,"kind":"received","stands":true,"note":""}]}`)(w, caller, on)
			p.shows = `"kept"`
			return p
		},
	})
}

// listed makes a list at the campus of a target, with a student and a book.
func (w *world) listed(caller access.Roles, on target) {
	now := clock.Now()
	w.exec(`INSERT INTO book (id, title, author, language, isbn, barcode, price, currency, type, description, active, published, downloadable, sort_title, sort_author, search_text, created_at, updated_at)
		VALUES ('a-listed-book', 'A book', '', 'fr', '', '', 0, 'EUR', 'paperback', '', TRUE, FALSE, FALSE, 'a book', '', '', ?, ?) ON CONFLICT DO NOTHING`, now, now)
	w.exec(`INSERT INTO book_list (id, campus_id, name, note, last_number, sort_name, search_text, created_by, created_at, updated_at)
		VALUES ('a-list', ?, 'Books of a class', '', 1, 'books of a class', '  books  of  a  class', '', ?, ?) ON CONFLICT DO NOTHING`, w.campus[on.campus], now, now)
	w.exec(`INSERT INTO book_list_student (id, list_id, person_id) VALUES ('a-listed-student', 'a-list', ?) ON CONFLICT DO NOTHING`, w.personOn(caller, on))
	w.exec(`INSERT INTO book_list_book (list_id, number, book_id, stock) VALUES ('a-list', 1, 'a-listed-book', 0) ON CONFLICT DO NOTHING`)
}

// onList is the probe of a route about a list.
func onList(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		w.listed(caller, on)
		return probe{path: "/api/lists/a-list" + suffix, body: body}
	}
}
