package demo

import (
	"cmp"
	"context"
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/money"
	"myspace/internal/school/academic"
	"myspace/internal/school/finance"
)

// paidCampuses and paidClasses are how many have their money made up: those of the
// accounts first. In a school that is made large to be measured, the others owe
// and have not paid.
const paidCampuses, paidClasses = 4, 6

// addFinance makes up what was owed and paid over two years: most pay in time, some
// late, some not yet; a church pays half for one; one had paid ahead; one payment
// was wrong and is reversed; the older months are closed, and so is the last
// week-end, of which something is missing in the till. Who is late was reminded, and
// of the bank's statement some lines wait to be taken.
func addFinance(ctx context.Context, tx *db.Tx, w *world) error {
	if err := finance.AddOwed(ctx, tx); err != nil {
		return err
	}
	for i, home := range w.campuses[:min(len(w.campuses), paidCampuses)] {
		if err := w.campusMoney(ctx, tx, home, i == 0); err != nil {
			return err
		}
	}
	return nil
}

// units is an amount of a currency in its smallest unit.
func units(amount int64, currency string) int64 {
	for range money.Decimals(currency) {
		amount *= 10
	}
	return amount
}

func (w *world) campusMoney(ctx context.Context, tx *db.Tx, home place, whole bool) error {
	d, by, now := w.dice("finance "+home.Name), w.accountAt(0, access.Accounting), clock.Today(home.TimeZone)
	classes := slices.Clone(w.classes)
	classes = slices.DeleteFunc(classes, func(k academic.NewClass) bool { return k.CampusID != home.ID || k.StartYear > now.Year })
	slices.SortStableFunc(classes, func(a, b academic.NewClass) int { return a.StartYear - b.StartYear })
	classes = classes[max(0, len(classes)-paidClasses):]
	since := now.AddMonths(-25)
	bank := finance.AccountFields{Name: "Compte courant", Holder: home.Name}
	if whole {
		bank.IBAN = "FR7630006000011234567890189"
	}
	l, err := finance.OpenLedger(ctx, tx, home.ID, by, since, finance.AccountFields{Name: "Caisse"}, bank, units(2500, home.Currency))
	if err != nil {
		return err
	}
	if whole {
		if err := sponsor(ctx, tx, l, classes); err != nil {
			return err
		}
		if err := advance(ctx, tx, l, by, classes, units(50, home.Currency)); err != nil {
			return err
		}
	}
	var takings []finance.Taking
	for _, k := range classes {
		day := clock.Date{Year: k.StartYear, Month: time.September, Day: 15}
		if now.Before(day) {
			day = now
		}
		if err := l.Invoice(ctx, tx, k.ID, by, day); err != nil {
			return err
		}
		owed, err := l.Owed(ctx, tx, k.ID, now)
		if err != nil {
			return err
		}
		slices.SortStableFunc(owed, func(a, b finance.Owed) int {
			return cmp.Or(a.Deadline.DaysSince(b.Deadline), cmp.Compare(a.StudentName, b.StudentName), a.Number-b.Number, cmp.Compare(a.PayerName, b.PayerName))
		})
		takings = append(takings, pays(d, owed, since, now)...)
	}
	ids, err := l.Take(ctx, tx, by, takings)
	if err != nil || !whole {
		return err
	}
	return bookkeeping(ctx, tx, l, by, home, now, ids)
}

// pays makes up who paid what, and when: what was due before the books began is
// paid on their first days.
func pays(d dice, owed []finance.Owed, since, now clock.Date) (all []finance.Taking) {
	ways := []string{"cash", "cash", "cash", "transfer", "transfer", "cheque", "card", "mobile"}
	for _, o := range owed {
		day := o.Deadline.AddDays(pick(d, []int{-3, -1, 0, 0, 1, 2, 6, 12, 25}))
		if day.Before(since) {
			day = since.AddDays(d.IntN(20))
		}
		recent := now.AddDays(-120).Before(o.Deadline)
		if now.Before(day) || recent && d.roll(14) {
			continue
		}
		one := finance.Taking{Owed: o, Day: day, Amount: o.Open, Way: pick(d, ways)}
		if recent && d.roll(8) {
			one.Amount = max(1, o.Open/2)
		}
		all = append(all, one)
	}
	return all
}

// paying are the enrollments of a class for which something is to be paid.
const paying = `SELECT id FROM enrollment WHERE class_id = ? AND status = 'confirmed' AND outcome = '' AND tuition > 0`

// advance has the third student of the last class begin with what he had paid ahead:
// the last ones belong to journeys.
func advance(ctx context.Context, tx *db.Tx, l *finance.Ledger, by string, classes []academic.NewClass, amount int64) error {
	if len(classes) == 0 {
		return nil
	}
	ids, err := db.All(ctx, tx, db.ScanString, paying+` ORDER BY sort_name, id`+db.Limit(3), classes[len(classes)-1].ID)
	if err != nil || len(ids) == 0 {
		return err
	}
	return l.Advance(ctx, tx, by, ids[len(ids)-1], amount)
}

// sponsor has a church pay half for the first student of the last class.
func sponsor(ctx context.Context, tx *db.Tx, l *finance.Ledger, classes []academic.NewClass) error {
	if len(classes) == 0 {
		return nil
	}
	ids, err := db.All(ctx, tx, db.ScanString, paying+` ORDER BY sort_name, id`+db.Limit(1), classes[len(classes)-1].ID)
	if err != nil || len(ids) == 0 {
		return err
	}
	return l.Sponsor(ctx, tx, finance.PayerFields{Name: "Église Béthel", Email: "tresorier@bethel.example", Language: "fr", Note: "Paie la moitié des frais."}, ids[0])
}

// bookkeeping is the rest of what accounting does: expenses, a reversal, closings.
func bookkeeping(ctx context.Context, tx *db.Tx, l *finance.Ledger, by string, home place, now clock.Date, ids []string) error {
	for i, bill := range []struct{ category, memo string }{{"rent", "Location de la salle"}, {"food", "Repas du week-end"}, {"travel", "Billet de train de l’enseignant"}, {"supplies", "Photocopies"}} {
		for month := range 6 {
			if err := l.Spend(ctx, tx, by, now.AddMonths(-month-1), units(int64(60+35*i+month), home.Currency), bill.category, bill.memo); err != nil {
				return err
			}
		}
	}
	if len(ids) > 0 {
		if err := l.Reverse(ctx, tx, by, ids[len(ids)-1], "Encaissé deux fois par erreur"); err != nil {
			return err
		}
	}
	if err := l.CloseMonths(ctx, tx, by, now.AddMonths(-1)); err != nil {
		return err
	}
	if err := l.CountCash(ctx, tx, by, units(5, home.Currency), "Un billet de 5 rendu en trop"); err != nil {
		return err
	}
	if err := l.Remind(ctx, tx, by, now.AddDays(-90)); err != nil {
		return err
	}
	return l.ImportStatement(ctx, tx, units(12, home.Currency))
}
