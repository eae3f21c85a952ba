package letters

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

// endPlace is what the link of a mail that is no letter of ours is sealed for.
const endPlace = "letter_refusal"

// lettersEnd is where somebody ends letters from a mail that was written to a
// selection by hand: the link says who he is and when it was made, sealed, and opens
// nothing else. Logs leave out what has no full stop.
func (a *Area) lettersEnd(personID string) (string, error) {
	sealed, err := a.Box.Seal([]byte(strconv.FormatInt(clock.Now().Unix(), 10)+" "+personID), endPlace)
	return "/letters/unsubscribe/" + strings.Replace(sealed, ".", "~", 1), err
}

// unseal tells for whom such a link was made, and when.
func (a *Area) unseal(token string) (personID string, at clock.Time, ok bool) {
	text, err := a.Box.Open(strings.Replace(token, "~", ".", 1), endPlace)
	if err != nil {
		return "", at, false
	}
	var seconds int64
	_, err = fmt.Sscanf(string(text), "%d %s", &seconds, &personID)
	return personID, clock.At(time.Unix(seconds, 0)), err == nil
}

// openEnd finds whom such a link is about: he may have become part of another record
// since. It is dead as the link of a letter is.
func (a *Area) openEnd(ctx context.Context, personID string, at clock.Time) (opened, error) {
	if at.Add(linkLife).Before(clock.Now()) {
		return opened{}, fault.New(fault.NotFound, "letter.link_invalid")
	}
	id, err := audit.Successor(ctx, a.db, "person", personID)
	if err != nil {
		return opened{}, err
	}
	return db.One(ctx, a.db, "letter.link_invalid", func(r db.Row) (o opened, err error) {
		o.sentAt = at
		return o, r.Scan(&o.personID, &o.name, &o.language, &o.wanted)
	}, `SELECT p.id, `+naming.Person+`, CASE WHEN p.language <> '' THEN p.language ELSE COALESCE((SELECT MIN(h.language) FROM membership m JOIN campus h ON h.id = m.campus_id WHERE m.person_id = p.id), 'fr') END,
		NOT EXISTS (SELECT 1 FROM letter_refusal f WHERE f.person_id = p.id)
		FROM person p WHERE p.id = ? AND p.enabled`, id)
}
