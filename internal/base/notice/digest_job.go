package notice

import (
	"context"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
)

// digestJob mails somebody what waited for the mail of the day.
const digestJob = "notice.digest"

// digestHour is when the mail of a day is written, by the reader's clock: what
// happens later waits for the next.
const digestHour = 7

// waiter is somebody for whom notices wait, the first of them since a time.
type waiter struct {
	personID, zone string
	since          clock.Time
}

// GatherAt begins the mails of the day for those whose hour has come. It may run
// as often as it likes, on several servers: a person has one a day.
func (m Mailer) GatherAt(ctx context.Context, now clock.Time) error {
	all, err := findWaiters(ctx, m.DB)
	if err != nil {
		return err
	}
	for _, one := range all {
		zone := clock.Zone(one.zone)
		day := clock.DateOf(now, zone)
		hour := clock.At(time.Date(day.Year, day.Month, day.Day, digestHour, 0, 0, 0, zone))
		if now.Before(hour) || !one.since.Before(hour) {
			continue
		}
		if err := m.DB.Tx(ctx, func(tx *db.Tx) error { return gather(ctx, tx, one.personID, day, hour, now) }); err != nil {
			return err
		}
	}
	return nil
}

// gather puts what waits for somebody into the mail of a day, unless there is one.
func gather(ctx context.Context, tx *db.Tx, personID string, day clock.Date, until, now clock.Time) error {
	id := db.NewID()
	made, err := addDigest(ctx, tx, id, personID, day, now)
	if err != nil || !made {
		return err
	}
	if err := putInto(ctx, tx, id, personID, until); err != nil {
		return err
	}
	return jobs.Enqueue(ctx, tx, digestJob, letter{id}, jobs.Options{})
}

// MailDigest writes to somebody what waited: what he may still read, and what is
// still so. A server that dies between the mail and the note of it sends it again
// under the same number.
func (m Mailer) MailDigest(ctx context.Context, id string) error {
	to, err := findDigest(ctx, m.DB, id)
	if fault.KindOf(err) == fault.NotFound {
		return nil // sent before, gone, disabled, or without an address
	}
	if err != nil {
		return err
	}
	lines, err := m.digestLines(ctx, to, id)
	if err != nil {
		return err
	}
	if len(lines) > 0 {
		message := mail.Message{
			ID: id, To: to.Email, Name: to.Name, Lang: to.Language, Zone: to.Zone, Template: "notice_digest", Path: "/pages/profile?tab=notices",
			Letter: strings.Join(lines, "\n\n"),
		}
		if err := m.Send(ctx, message); err != nil {
			return err
		}
	}
	return m.DB.Tx(ctx, func(tx *db.Tx) error { return setDigestMailed(ctx, tx, id) })
}

// digestLines are what a mail of the day tells, as the panel words it, and where it is
// seen.
func (m Mailer) digestLines(ctx context.Context, to Reader, id string) (lines []string, err error) {
	all, err := findInDigest(ctx, m.DB, id)
	if err != nil {
		return nil, err
	}
	texts := m.Texts.For(to.Language)
	for _, n := range all {
		to.Notice, to.Gathered = n, true
		if still, err := m.stillSo(ctx, to); err != nil {
			return nil, err
		} else if still {
			lines = append(lines, texts.T("home.told."+n.Kind, n.Params)+m.way(n))
		}
	}
	return lines, nil
}

// way is the address at which a notice can be seen, on a line of its own.
func (m Mailer) way(n News) string {
	if n.Link == "" {
		return ""
	}
	return "\n" + m.Site + n.Link
}

// stillSo reports whether somebody still wants a mail about a notice, and whether
// what it tells is still so.
func (m Mailer) stillSo(ctx context.Context, to Reader) (bool, error) {
	at := slices.IndexFunc(m.Kinds, func(k Kind) bool { return k.Name == to.Notice.Kind })
	if at < 0 || m.Kinds[at].Letter == nil {
		return false, nil
	}
	if wanted, err := m.wanted(ctx, to, m.Kinds[at]); err != nil || !wanted {
		return false, err
	}
	message, err := m.Kinds[at].Letter(ctx, m.DB, to)
	return message.Template != "", err
}
