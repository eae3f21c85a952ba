package app_test

import (
	"fmt"
	"maps"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

func init() {
	const fields = `"name":"New","necessary":false,"reason":"","texts":[{"language":"fr","subject":"A","body":"B"}]`
	const nobody = `"person_ids":[],"class_ids":[],"list_ids":[]`
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listLetters": func(w *world, _ access.Roles, on target) probe {
			w.written(on)
			return probe{path: "/api/letters", shows: `"a-letter"`}
		},
		"exportLetters": func(w *world, _ access.Roles, on target) probe {
			w.written(on)
			return probe{path: "/api/letters/export?format=csv", shows: "To a class"}
		},
		"createLetter": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/letters", body: fmt.Sprintf(`{"campus_id":%q,"name":"New","template":false,"from_id":"",`+nobody+`}`, w.campus[on.campus])}
		},
		"getLetter":            onLetter("", ""),
		"updateLetter":         onLetter("", `{"version":1,`+fields+`}`),
		"deleteLetter":         onLetter("", ""),
		"sendLetter":           onLetter("/send", `{"version":1}`),
		"stopLetter":           onLetter("/stop", ""),
		"addLetterFile":        onLetter("/files?name=a.txt", "notes"),
		"removeLetterFile":     onLetter("/files/a-letter-file", ""),
		"getLetterFileContent": onLetter("/files/a-letter-file/content", ""),
		"listLetterRecipients": onLetter("/recipients", ""),
		"addLetterRecipients": func(w *world, caller access.Roles, on target) probe {
			return onLetter("/recipients", fmt.Sprintf(`{"person_ids":[%q],"class_ids":[],"list_ids":[]}`, w.reader(on)))(w, caller, on)
		},
		"removeLetterRecipient": func(w *world, caller access.Roles, on target) probe {
			return onLetter("/recipients/"+w.reader(on), "")(w, caller, on)
		},
		"getOwnLetterChoice": at("/api/profile/letters", ""),
		"chooseOwnLetters":   at("/api/profile/letters", `{"wanted":false}`),
		// The link opens it, whoever comes with it.
		"readLetter":         byLetterLink("/api/letter-links/read", `{"token":"`+linkToken+`","opens":true}`),
		"readLetterFile":     byLetterLink("/api/letter-links/file", `{"token":"`+linkToken+`","file_id":"a-letter-file"}`),
		"chooseLetters":      byLetterLink("/api/letter-links/choice", `{"token":"`+linkToken+`","wanted":false}`),
		"unsubscribeLetters": byLetterLink("/letters/unsubscribe/"+linkToken, "List-Unsubscribe=One-Click"),
	})
}

// reader is somebody of the campus of a target to whom letters go.
func (w *world) reader(on target) string { return w.stranger[on.campus] }

// written makes a letter of the campus of a target, ready to be sent to one person.
func (w *world) written(on target) {
	now := clock.Now()
	w.exec(`INSERT INTO letter (id, campus_id, name, state, necessary, reason, sort_name, search_text, created_by, created_at, updated_at)
		VALUES ('a-letter', ?, 'To a class', 'draft', FALSE, '', 'to a class', '  to  a  class', '', ?, ?) ON CONFLICT DO NOTHING`, w.campus[on.campus], now, now)
	w.exec(`INSERT INTO letter_text (letter_id, language, subject, body) SELECT 'a-letter', language, 'A', 'B' FROM campus WHERE id = ? ON CONFLICT DO NOTHING`, w.campus[on.campus])
	w.exec(`INSERT INTO letter_file (id, letter_id, name, hash, created_at) SELECT 'a-letter-file', 'a-letter', 'a.txt', MIN(hash), ? FROM course_document_file WHERE TRUE ON CONFLICT DO NOTHING`, now)
	w.exec(`INSERT INTO letter_recipient (id, letter_id, person_id, state, token_hash) VALUES ('a-recipient', 'a-letter', ?, 'waiting', ?) ON CONFLICT DO NOTHING`, w.reader(on), hashed(linkToken))
}

// onLetter is the probe of a route about a letter.
func onLetter(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		w.written(on)
		return probe{path: "/api/letters/a-letter" + suffix, body: body}
	}
}

// byLetterLink is the probe of what the link in a mail opens.
func byLetterLink(path, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		w.written(on)
		w.exec(`UPDATE letter SET state = 'sent', send_at = ? WHERE id = 'a-letter'`, clock.Now())
		return probe{path: path, body: body}
	}
}
