package planning

import (
	"time"

	"myspace/internal/base/clock"
)

// Feed is a private link by which somebody's calendar fetches sessions that were
// published: his own, those of a class, or those of a campus. It shows what its
// owner may see at the moment, and is dead with his access.
type Feed struct {
	ID        string      `json:"id"`
	Kind      string      `json:"kind" enum:"own,class,campus"`
	ClassID   string      `json:"class_id" doc:"Empty unless it is of a class."`
	ClassCode string      `json:"class_code"`
	CampusID  string      `json:"campus_id" doc:"The campus that it is of; of one's own sessions, the one where it was made."`
	Campus    string      `json:"campus_name"`
	Path      string      `json:"path" doc:"The address on this server, secret; empty where it can be read no more, and has to be renewed to be copied."`
	CreatedAt clock.Time  `json:"created_at" format:"date-time"`
	RenewedAt *clock.Time `json:"renewed_at" format:"date-time" doc:"Null where it never was."`
	AskedAt   *clock.Time `json:"asked_at" format:"date-time" doc:"When a calendar last asked for it, to the hour; null where none has."`

	personID, madeAt string // whose it is, and the campus at which it shows what he may see
	ofCampus         string // the campus that it is of, where it is of one
	sealed           string
}

// The kinds of feeds.
const (
	feedOwn    = "own"
	feedClass  = "class"
	feedCampus = "campus"
)

const (
	// maxFeeds is how many a person may have.
	maxFeeds = 20
	// feedPast is how far back a feed goes, and canceledFor how long a calendar is
	// told of a session that it was canceled.
	feedPast    = 90 * 24 * time.Hour
	canceledFor = 60 * 24 * time.Hour
	// maxFeedSessions is how many a feed tells, the earliest first: more than a
	// large campus has in a year.
	maxFeedSessions = 5000
	// askedNoted is how often it is noted that a feed was asked for.
	askedNoted = time.Hour
)

// pathOf is the address at which calendars find a feed.
func pathOf(token string) string { return "/feed/" + token + "/agenda.ics" }

// trail is what the audit trail keeps of a feed: never its token.
func (f Feed) trail() map[string]string {
	return map[string]string{"kind": f.Kind, "class_id": f.ClassID, "campus_id": f.CampusID}
}
