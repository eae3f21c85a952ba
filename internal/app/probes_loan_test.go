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
			w.studies(w.stranger["own"], on)
			return probe{path: "/api/loans", body: fmt.Sprintf(`{"key":"a-key-of-its-own","barcode":"free-code","person_id":%q}`, w.stranger["own"])}
		},
		"takeBackCopy": onLoan("/back", `{"barcode":"copy-code"}`),
		"renewLoan":    onLoan("/a-loan/renew", ""),
		"loseLoan":     onLoan("/a-loan/lost", ""),
		"chargeLoan": func(w *world, caller access.Roles, on target) probe {
			w.copied(caller, on)
			w.exec(`UPDATE book_loan SET outcome = 'lost', back_at = lent_at WHERE id = 'a-loan'`)
			return probe{path: "/api/loans/a-loan/charge", body: `{"amount":1500,"text":"A lost book"}`}
		},
		"listReservations":   onReservation("", "").showing(`"a-reservation"`),
		"exportReservations": onReservation("/export?format=csv", "").showing("A book"),
		"reserveBook": func(w *world, caller access.Roles, on target) probe {
			w.copied(caller, on)
			w.studies(w.stranger["other"], on)
			w.exec(`DELETE FROM book_loan WHERE person_id = ?`, w.stranger["other"])
			return probe{path: "/api/reservations", body: fmt.Sprintf(`{"book_id":"a-lent-book","campus_id":%q,"person_id":%q}`, w.campus[on.campus], w.stranger["other"])}
		},
		"cancelReservation": onReservation("/a-reservation/cancel", ""),
		"listStockTakings":  onStock("", "").showing(`"a-stock"`),
		"exportStockTakings": func(w *world, caller access.Roles, on target) probe {
			return onStock("/export?format=csv", "").showing("campus "+on.campus)(w, caller, on)
		},
		"beginStockTaking": func(w *world, caller access.Roles, on target) probe {
			w.copied(caller, on)
			return probe{path: "/api/stock-takings", body: fmt.Sprintf(`{"campus_id":%q}`, w.campus[on.campus])}
		},
		"getStockTaking":      onStock("/a-stock", ""),
		"listMissingCopies":   onStock("/a-stock/missing", ""),
		"exportMissingCopies": onStock("/a-stock/missing/export?format=csv", ""),
		"scanStock":           onStock("/a-stock/scan", `{"barcode":"free-code"}`),
		"closeStockTaking":    onStock("/a-stock/close", `{"lose":true}`),
		"getPersonCard":       onPerson("/card", ""),
		"findPersonCard": func(w *world, caller access.Roles, on target) probe {
			w.carded(caller, on)
			return probe{path: "/api/cards/2800000000017"}
		},
		"makeCards": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/cards", body: fmt.Sprintf(`{"ids":[%q],"class_id":""}`, w.personOn(caller, on))}
		},
		"replacePersonCard": onPerson("/card/replace", ""),
		"printCards": func(w *world, caller access.Roles, on target) probe {
			w.carded(caller, on)
			return probe{path: "/api/cards/print?batch=a-batch"}
		},
		"getLending": onLending(""),
		"setLending": onLending(`{"version":1,"days":14,"most_books":3,"most_renewals":1,"keep_days":7}`),
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

// studies has somebody be a student at the campus of a target.
func (w *world) studies(personID string, on target) {
	w.exec(`INSERT INTO membership (person_id, campus_id, sort_name, created_at) VALUES (?, ?, '', ?) ON CONFLICT DO NOTHING`, personID, w.campus[on.campus], clock.Now())
	w.exec(`INSERT INTO membership_role (person_id, campus_id, role, sort_name) VALUES (?, ?, 'student', '') ON CONFLICT DO NOTHING`, personID, w.campus[on.campus])
}

// carded gives the person of a target a card.
func (w *world) carded(caller access.Roles, on target) {
	w.exec(`INSERT INTO person_card (serial, person_id, number, batch, made_by, made_at) VALUES (1, ?, '2800000000017', 'a-batch', '', ?) ON CONFLICT DO NOTHING`, w.personOn(caller, on), clock.Now())
}

func onReservation(suffix, body string) probing {
	return func(w *world, caller access.Roles, on target) probe {
		w.copied(caller, on)
		w.exec(`INSERT INTO book_reservation (id, book_id, campus_id, person_id, state, made_by, created_at) VALUES ('a-reservation', 'a-lent-book', ?, ?, 'waiting', '', ?) ON CONFLICT DO NOTHING`,
			w.campus[on.campus], w.personOn(caller, on), clock.Now())
		return probe{path: "/api/reservations" + suffix, body: body}
	}
}

func onStock(suffix, body string) probing {
	return func(w *world, caller access.Roles, on target) probe {
		w.copied(caller, on)
		w.exec(`INSERT INTO stock_taking (id, campus_id, begun_at, begun_by, closed_by, expected, missing) VALUES ('a-stock', ?, ?, '', '', 1, 0) ON CONFLICT DO NOTHING`, w.campus[on.campus], clock.Now())
		return probe{path: "/api/stock-takings" + suffix, body: body}
	}
}

func onLending(body string) probing {
	return func(w *world, _ access.Roles, on target) probe {
		w.exec(`INSERT INTO campus_lending (campus_id, days, most_books, most_renewals, updated_at) VALUES (?, 21, 5, 2, ?) ON CONFLICT DO NOTHING`, w.campus[on.campus], clock.Now())
		return probe{path: "/api/campuses/" + w.campus[on.campus] + "/lending", body: body}
	}
}
