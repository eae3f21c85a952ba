package app_test

import (
	"crypto/hmac"
	"crypto/sha1"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// The routes that a secret opens: a mailed link, a code, a password. Each probe
// brings one about and uses it, so that the matrix shows them open.

const (
	linkToken = "the-token-of-a-mailed-link-for-the-matrix-0"
	passwords = `"password":"correct-horse-7","password_confirmation":"correct-horse-7"`
	proof     = `"existing_password":"` + password + `"`
)

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"resetPassword": func(w *world, caller access.Roles, on target) probe {
			w.mailLink("reset", w.personOn(caller, on), "")
			return probe{path: "/password/reset", body: `{"token":"` + linkToken + `",` + passwords + `}`}
		},
		"openResetLink": func(w *world, caller access.Roles, on target) probe {
			w.mailLink("reset", w.personOn(caller, on), "")
			return probe{path: "/api/auth/reset-link", body: `{"token":"` + linkToken + `"}`}
		},
		"confirmEmail": func(w *world, caller access.Roles, on target) probe {
			w.mailLink("confirm", w.personOn(caller, on), "")
			return probe{path: "/api/auth/confirm", body: `{"token":"` + linkToken + `"}`}
		},
		"openStaffInvite":   onMailedInvite("", ``),
		"acceptStaffInvite": onMailedInvite("/accept", `,`+passwords),

		"changePassword": at("/api/profile/password", `{`+proof+`,`+passwords+`}`),
		"endOwnSession": func(w *world, caller access.Roles, on target) probe {
			w.exec(`INSERT INTO session (id, token_hash, person_id, campus_id, origin, address, agent, created_at, used_at, expires_at)
				VALUES ('second', 'x', ?, ?, 'password', '', '', ?, ?, ?) ON CONFLICT (id) DO UPDATE SET person_id = excluded.person_id`, w.personOn(caller, on), w.campus["own"], clock.Now(), clock.Now(), clock.Now().Add(1e12))
			return probe{path: "/api/profile/sessions/second"}
		},

		"startSecondFactor": at("/api/profile/second-factor/start", `{`+proof+`}`),
		"confirmSecondFactor": func(w *world, caller access.Roles, _ target) probe {
			return probe{path: "/api/profile/second-factor/confirm", body: `{"code":"` + w.factor(caller, nil) + `"}`}
		},
		"renewRecoveryCodes": func(w *world, caller access.Roles, _ target) probe {
			w.factor(caller, clock.Now())
			return probe{path: "/api/profile/second-factor/recovery", body: `{` + proof + `}`}
		},
		"removeSecondFactor": func(w *world, caller access.Roles, _ target) probe {
			return probe{path: "/api/profile/second-factor/remove", body: `{` + proof + `,"code":"` + w.factor(caller, clock.Now()) + `"}`}
		},

		"readAvailabilityQuestion":   onMailedQuestion("/read", ``),
		"answerAvailabilityQuestion": onMailedQuestion("", `,"answers":[{"kind":"available","remark":""}],"remark":""`),

		"runImport": func(w *world, caller access.Roles, on target) probe {
			const file = "First name;Last name\nNobody;Known"
			path := "/api/people/import?name=a.csv&role=student&campus=" + url.QueryEscape(w.campus[on.campus])
			var plan struct{ Token string }
			rec := w.call(caller, http.MethodPut, probe{path: path, body: file})
			if err := json.Unmarshal(rec.Body.Bytes(), &plan); err != nil || plan.Token == "" {
				plan.Token = strings.Repeat("0", 64)
			}
			return probe{path: path + "&token=" + plan.Token, body: file}
		},
		"undoImport": func(w *world, caller access.Roles, _ target) probe {
			id, mine := db.NewID(), w.person[caller]
			if mine == "" {
				mine = w.stranger["own"]
			}
			w.exec(`INSERT INTO people_import (id, person_id, file_name, created, changed, churches, created_at) VALUES (?, ?, 'a.csv', 0, 0, '', ?)`,
				id, mine, clock.Now())
			return probe{path: "/api/people/imports/" + id + "/undo"}
		},
	})
}

// mailLink has the one link that the matrix uses lead to somebody.
func (w *world) mailLink(kind, personID, about string) {
	w.exec(`INSERT INTO mailed_link (token_hash, kind, person_id, about, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (token_hash) DO UPDATE SET kind = excluded.kind, person_id = excluded.person_id, about = excluded.about`,
		hashed(linkToken), kind, personID, about, clock.Now(), clock.Now().Add(1e12))
}

func hashed(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}

func onMailedInvite(suffix, more string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		person, err := db.One(w.ctx, w.database, "", db.ScanString, `SELECT person_id FROM staff_invite WHERE id = ?`, w.invite[on.campus])
		if err != nil {
			panic(err)
		}
		w.mailLink("invite", person, w.invite[on.campus])
		return probe{path: "/api/auth/staff-invite" + suffix, body: `{"token":"` + linkToken + `"` + more + `}`}
	}
}

func onMailedQuestion(suffix, more string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		w.exec(`UPDATE availability_request_person SET token_hash = ? WHERE request_id = ? AND person_id = ?`,
			hashed(linkToken), w.teaching.request, w.teaching.teacher[on.campus])
		return probe{path: "/api/availability-answers" + suffix, body: `{"token":"` + linkToken + `"` + more + `}`}
	}
}

// factor gives somebody a second factor and returns the code that his app shows.
func (w *world) factor(caller access.Roles, confirmed any) string {
	if caller == 0 {
		return "000000"
	}
	secret := []byte("a secret of the matrix")
	sealed, err := w.box.Seal(secret, "second_factor", w.person[caller])
	if err != nil {
		panic(err)
	}
	w.exec(`INSERT INTO second_factor (person_id, sealed, confirmed_at) VALUES (?, ?, ?)
		ON CONFLICT (person_id) DO UPDATE SET sealed = excluded.sealed, confirmed_at = excluded.confirmed_at`, w.person[caller], sealed, confirmed)
	mac := hmac.New(sha1.New, secret)
	mac.Write(binary.BigEndian.AppendUint64(nil, uint64(clock.Now().Unix()/30)))
	sum := mac.Sum(nil)
	return fmt.Sprintf("%06d", binary.BigEndian.Uint32(sum[sum[len(sum)-1]&0xf:])&0x7fffffff%1_000_000)
}
