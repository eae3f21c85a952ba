package finance

import (
	"context"
	"fmt"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/money"
	"myspace/internal/base/notice"
)

const (
	reminderJob  = "finance.reminder"
	invoicesPage = "/apps/finance/invoices"
)

// Jobs registers what runs later.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Handle(r, reminderJob, a.sendReminder, jobs.Policy{Attempts: 24, First: 15 * time.Second, Longest: time.Hour, Timeout: 2 * time.Minute, AtOnce: 2})
	jobs.Handle(r, invoiceJob, a.sendInvoice, jobs.Policy{Attempts: 24, First: 15 * time.Second, Longest: time.Hour, Timeout: 2 * time.Minute, AtOnce: 2})
	jobs.Every(r, "finance.links", 24*time.Hour, func(ctx context.Context) error { return sweepLinks(ctx, a.db, clock.Now()) }, jobs.Policy{})
	jobs.Every(r, "finance.reminders", time.Hour, func(ctx context.Context) error { return a.RemindAt(ctx, clock.Now()) }, jobs.Policy{})
}

// The hours of a campus at which reminders go out: nobody wants one at night.
const firstHour, lastHour = 8, 19

// RemindAt sends the reminders that are due at a time, campus by campus.
func (a *Area) RemindAt(ctx context.Context, now clock.Time) error {
	type place struct{ id, zone string }
	all, err := db.All(ctx, a.db, func(r db.Row) (p place, err error) { return p, r.Scan(&p.id, &p.zone) },
		`SELECT h.id, h.time_zone FROM campus_money m JOIN campus h ON h.id = m.campus_id WHERE m.reminders AND h.archived_at IS NULL ORDER BY h.id`)
	if err != nil {
		return err
	}
	for _, p := range all {
		zone := clock.Zone(p.zone)
		if hour := now.In(zone).Hour(); hour < firstHour || hour > lastHour {
			continue
		}
		if err := a.db.Tx(ctx, func(tx *db.Tx) error {
			due, err := findToRemind(ctx, tx, p.id, clock.DateOf(now, zone))
			if err != nil {
				return err
			}
			_, err = remind(ctx, tx, due)
			return err
		}); err != nil {
			return err
		}
	}
	return nil
}

// toRemind is an amount of which a payer is to be reminded.
type toRemind struct{ part, payer, step string }

// findToRemind returns what of a campus is due for a reminder on a day and is not
// paused.
func findToRemind(ctx context.Context, q db.Querier, campusID string, day clock.Date) (all []toRemind, err error) {
	first, last := reminderSteps[0], reminderSteps[len(reminderSteps)-1]
	return all, db.Each(ctx, q, func(r db.Row) error {
		var one toRemind
		var deadline clock.Date
		if err := r.Scan(&one.part, &one.payer, &deadline); err != nil {
			return err
		}
		if one.step = stepOf(deadline, day); one.step != "" {
			all = append(all, one)
		}
		return nil
	}, `SELECT o.id, o.payer_id, o.deadline FROM owed_part o LEFT JOIN reminder_pause z ON z.enrollment_id = o.enrollment_id
		WHERE o.campus_id = ? AND o.open > 0 AND o.deadline >= ? AND o.deadline <= ? AND (z.until IS NULL OR z.until < ?) ORDER BY o.payer_id, o.deadline, o.id`,
		campusID, day.AddDays(-last-madeUpFor), day.AddDays(-first), day)
}

// remind notes reminders that did not go out yet, and has them written: one letter
// for each payer. It returns of how many amounts they are.
func remind(ctx context.Context, tx *db.Tx, all []toRemind) (int, error) {
	if len(all) == 0 {
		return 0, nil
	}
	ids := make([]string, len(all))
	for i, one := range all {
		ids[i] = one.part
	}
	var w db.Where
	w.Among(tx, `part_id`, ids)
	sent := map[[2]string]bool{}
	if err := db.Each(ctx, tx, func(r db.Row) error {
		var part, step string
		err := r.Scan(&part, &step)
		sent[[2]string{part, step}] = true
		return err
	}, `SELECT part_id, step FROM money_reminder`+w.String(), w.Args...); err != nil {
		return 0, err
	}
	rows, letters, at := db.NewBulk(`money_reminder (part_id, step, sent_by, sent_at)`), []reminderLetter{}, map[string]int{}
	count, now, by := 0, clock.Now(), access.From(ctx).Actor().PersonID
	for _, one := range all {
		if sent[[2]string{one.part, one.step}] {
			continue
		}
		rows.Add(one.part, one.step, by, now)
		i, known := at[one.payer]
		if !known {
			i = len(letters)
			at[one.payer], letters = i, append(letters, reminderLetter{ID: db.NewID(), PayerID: one.payer})
		}
		letters[i].Parts = append(letters[i].Parts, one.part)
		count++
	}
	if count == 0 {
		return 0, nil
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return 0, err
	}
	payloads := make([]any, len(letters))
	for i, l := range letters {
		payloads[i] = l
	}
	return count, jobs.EnqueueMany(ctx, tx, reminderJob, payloads)
}

// sendReminder writes a reminder of what is still open: what was paid a minute ago
// is not in it, and where all was, nobody is written to.
func (a *Area) sendReminder(ctx context.Context, l reminderLetter) error {
	y, language, err := a.letterTo(ctx, l.PayerID)
	if fault.KindOf(err) == fault.NotFound || err == nil && y.Email == "" {
		return nil
	}
	if err != nil {
		return err
	}
	c, err := findCampus(ctx, a.db, access.System(), y.CampusID)
	if err != nil {
		return err
	}
	var w db.Where
	w.Among(a.db, `o.id`, l.Parts)
	w.Add(`o.open > 0`)
	parts, err := findOwed(ctx, a.db, c.today(), w)
	if err != nil || len(parts) == 0 {
		return err
	}
	return a.Send(ctx, a.reminder(l.ID, language, y, c, parts))
}

// reminder is the mail: the oldest first.
func (a *Area) reminder(id, language string, y Payer, c campus, parts []Owed) mail.Message {
	texts := a.Catalogue.For(language)
	sums, lines := map[string]int64{}, []string{}
	var currencies []string
	for _, o := range parts {
		if sums[o.Currency] == 0 {
			currencies = append(currencies, o.Currency)
		}
		sums[o.Currency] += o.Open
		line := texts.LongDate(o.Deadline) + " – " + money.Say(o.Open, o.Currency, language)
		if about := strings.Trim(o.ClassCode+" "+o.Invoice, " "); about != "" {
			line += " (" + about + ")"
		}
		lines = append(lines, line)
	}
	all := make([]string, len(currencies))
	for i, currency := range currencies {
		all[i] = money.Say(sums[currency], currency, language)
	}
	m := mail.Message{
		ID: id, To: y.Email, Name: y.Name, Lang: language, Template: "payment_soon", Zone: c.zone, Letter: strings.Join(lines, "\n\n"),
		Params: fault.Params{"amount": strings.Join(all, " + "), "campus": c.name, "day": texts.LongDate(parts[0].Deadline)},
	}
	if parts[0].Deadline.Before(c.today()) {
		m.Template = "payment_late"
	}
	if y.PersonID != "" {
		m.Path = invoicesPage
	}
	return m
}

// tell tells a student that his payment was received.
func (p *posting) tell(ctx context.Context, tx *db.Tx) error {
	if p.PayerID == "" {
		return nil
	}
	people, err := db.All(ctx, tx, db.ScanString, `SELECT person_id FROM payer WHERE id = ? AND person_id IS NOT NULL`, p.PayerID)
	if err != nil || len(people) == 0 {
		return err
	}
	return notice.Tell(ctx, tx, []notice.Told{{
		PersonID: people[0], Event: "payment:" + p.ID, Kind: toldPayment, Link: "/apps/finance/transaction/" + p.ID,
		Params: fault.Params{"transaction_id": p.ID, "receipt": p.Receipt},
	}})
}

// paymentLetter writes to a student that his payment was received, unless it was
// reversed since.
func (a *Area) paymentLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	id := fmt.Sprint(to.Notice.Params["transaction_id"])
	return m, db.Each(ctx, q, func(r db.Row) error {
		var amount, open int64
		var currency, receipt, campus string
		if err := r.Scan(&amount, &open, &currency, &receipt, &campus); err != nil {
			return err
		}
		m = mail.Message{Template: toldPayment, Path: to.Notice.Link, Params: fault.Params{
			"amount": money.Say(amount, currency, to.Language), "open": money.Say(open, currency, to.Language), "receipt": receipt, "campus": campus,
		}}
		return nil
	}, `SELECT t.amount, t.with_open, t.currency, t.receipt, h.name FROM money_transaction t JOIN campus h ON h.id = t.campus_id
		WHERE t.id = ? AND NOT EXISTS (SELECT 1 FROM money_transaction r WHERE r.reverses_id = t.id)`, id)
}
