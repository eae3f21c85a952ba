package app_test

import (
	"fmt"
	"maps"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listCopies":   onCopy("?barcode=copy-code", "").showing(`"a-copy"`),
		"exportCopies": onCopy("/export?format=csv&barcode=copy-code", "").showing("copy-code"),
		"printCopyLabels": func(w *world, caller access.Roles, on target) probe {
			w.copied(caller, on)
			return probe{path: "/api/copies/labels?book=a-lent-book&campus=" + w.campus[on.campus]}
		},
		"getCopy": onCopy("/a-copy", ""),
		"createCopies": func(w *world, caller access.Roles, on target) probe {
			w.copied(caller, on)
			return probe{path: "/api/copies", body: fmt.Sprintf(`{"book_id":"a-lent-book","campus_id":%q,"count":2,"barcode":"","note":""}`, w.campus[on.campus])}
		},
		"updateCopy":   onCopy("/a-copy", `{"version":1,"barcode":"another-code","note":""}`),
		"withdrawCopy": onCopy("/a-free-copy/withdraw", ""),
		"shelveCopy":   onCopy("/a-free-copy/shelve", ""),
		"transferCopy": func(w *world, caller access.Roles, on target) probe {
			return onCopy("/a-free-copy/transfer", fmt.Sprintf(`{"campus_id":%q}`, w.campus["other"]))(w, caller, on)
		},
		"listLoans":   onLoan("", "").showing(`"a-loan"`),
		"exportLoans": onLoan("/export?format=csv", "").showing("copy-code"),
		"lendCopy": func(w *world, caller access.Roles, on target) probe {
			w.copied(caller, on)
			w.exec(`INSERT INTO membership (person_id, campus_id, sort_name, created_at) VALUES (?, ?, '', ?) ON CONFLICT DO NOTHING`, w.stranger["own"], w.campus[on.campus], clock.Now())
			return probe{path: "/api/loans", body: fmt.Sprintf(`{"key":"a-key-of-its-own","barcode":"free-code","person_id":%q}`, w.stranger["own"])}
		},
		"takeBackCopy": onLoan("/back", `{"barcode":"copy-code"}`),
		"renewLoan":    onLoan("/a-loan/renew", ""),
		"loseLoan":     onLoan("/a-loan/lost", ""),
		"getLending":   onLending(""),
		"setLending":   onLending(`{"version":1,"days":14,"most_books":3,"most_renewals":1}`),
	})
}

type probing func(*world, access.Roles, target) probe

// showing is the same probe, of a list that shows something.
func (p probing) showing(what string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		found := p(w, caller, on)
		found.shows = what
		return found
	}
}

// copied puts two copies at the campus of a target: one lent to its person, one
// on the shelf.
func (w *world) copied(caller access.Roles, on target) {
	now := clock.Now()
	w.exec(`INSERT INTO book (id, title, author, language, isbn, barcode, price, currency, type, description, active, published, downloadable, sort_title, sort_author, search_text, created_at, updated_at)
		VALUES ('a-lent-book', 'A book', '', 'fr', '', '', 0, 'EUR', 'paperback', '', TRUE, FALSE, FALSE, 'a book', '', '', ?, ?) ON CONFLICT DO NOTHING`, now, now)
	w.exec(`INSERT INTO book_copy (id, book_id, campus_id, serial, barcode, barcode_key, state, note, created_at, updated_at)
		VALUES ('a-copy', 'a-lent-book', ?, 1, 'copy-code', 'copy-code', 'there', '', ?, ?), ('a-free-copy', 'a-lent-book', ?, 2, 'free-code', 'free-code', 'there', '', ?, ?) ON CONFLICT DO NOTHING`,
		w.campus[on.campus], now, now, w.campus[on.campus], now, now)
	w.exec(`INSERT INTO book_loan (id, copy_id, campus_id, person_id, due_day, renewals, outcome, lent_at, lent_by, back_by)
		VALUES ('a-loan', 'a-copy', ?, ?, '2026-12-01', 0, '', ?, '', '') ON CONFLICT DO NOTHING`, w.campus[on.campus], w.personOn(caller, on), now)
}

func onCopy(suffix, body string) probing {
	return func(w *world, caller access.Roles, on target) probe {
		w.copied(caller, on)
		return probe{path: "/api/copies" + suffix, body: body}
	}
}

func onLoan(suffix, body string) probing {
	return func(w *world, caller access.Roles, on target) probe {
		w.copied(caller, on)
		return probe{path: "/api/loans" + suffix, body: body}
	}
}

func onLending(body string) probing {
	return func(w *world, _ access.Roles, on target) probe {
		w.exec(`INSERT INTO campus_lending (campus_id, days, most_books, most_renewals, updated_at) VALUES (?, 21, 5, 2, ?) ON CONFLICT DO NOTHING`, w.campus[on.campus], clock.Now())
		return probe{path: "/api/campuses/" + w.campus[on.campus] + "/lending", body: body}
	}
}
