package app_test

import (
	"cmp"
	"fmt"
	"maps"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listFeeds": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/feeds", shows: w.feed(w.personOn(caller, on), "")}
		},
		"createFeed": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/feeds", body: fmt.Sprintf(`{"kind":"class","class_id":%q}`, w.class[on])}
		},
		"renewFeed":  onFeed("/renew"),
		"deleteFeed": onFeed(""),
		// The link opens it, whoever comes with it; its owner is a teacher.
		"readFeed": func(w *world, _ access.Roles, _ target) probe {
			w.feed(w.person[access.Teacher], linkToken)
			return probe{path: "/feed/" + linkToken + "/agenda.ics"}
		},
	})
}

// feed gives somebody a link to his own sessions.
func (w *world) feed(personID, token string) (id string) {
	id = "feed-of-" + personID
	w.exec(`INSERT INTO feed (id, person_id, campus_id, kind, token_hash, token_sealed, created_at) VALUES (?, ?, ?, 'own', ?, '', ?)
		ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash`, id, personID, w.campus["own"], hashed(cmp.Or(token, id)), clock.Now())
	return id
}

func onFeed(suffix string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/feeds/" + w.feed(w.personOn(caller, on), "") + suffix}
	}
}
