package finance

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// searchInvoices finds invoices by their numbers and by who pays or for whom,
// the newest first. In an office's there is no walking through all; who reads
// only his own has few.
func searchInvoices(ctx context.Context, q db.Querier, caller access.Scope, words string, most int) ([]part.Found, error) {
	if !db.HasWords(words) {
		return nil, nil
	}
	in, with, args, from := caller.Under(readMoney), "", []any(nil), invoiceTables
	w := invoicesLike(in, InvoiceFilter{})
	if in.Under(readOffice).CoversCampus(in.Actor().CampusID) {
		with, args = invoicesNamed(q, words)
		from = `hits CROSS JOIN ` + invoiceTables // in this order, which SQLite keeps
		w.Add(`v.id = hits.id`)
	} else {
		var named db.Where
		named.MatchAny(words, db.Has(db.Words(`y.sort_name`)), db.Has(db.Words(`p.sort_name`)))
		w.Or(named, numbered(words))
	}
	return db.All(ctx, q, scanFound, with+`SELECT v.id, v.name, `+payerName+`, h.name FROM `+from+w.String()+` ORDER BY v.day DESC, v.id`+db.Limit(most), append(args, w.Args...)...)
}

// invoicesNamed begins a query with the invoices that words may mean, as a table
// hits (id).
func invoicesNamed(q db.Querier, words string) (with string, args []any) {
	var others db.Where
	with, args = people.Named(q, words)
	others.Add(`y.person_id IS NULL`)
	others.MatchAny(words, db.Has(db.Words(`y.sort_name`)))
	number := numbered(words)
	with += `, hits AS MATERIALIZED (SELECT v.id FROM named JOIN payer y ON y.person_id = named.id JOIN invoice v ON v.payer_id = y.id
		UNION SELECT v.id FROM named JOIN enrollment e ON e.person_id = named.id JOIN invoice v ON v.enrollment_id = e.id
		UNION SELECT v.id FROM payer y JOIN invoice v ON v.payer_id = y.id` + others.String() + `
		UNION SELECT v.id FROM invoice v` + number.String() + `) `
	return with, append(append(args, others.Args...), number.Args...)
}

// numbered is the condition that an invoice has the number that is in words.
func numbered(words string) (w db.Where) {
	number, rest := numberIn(words)
	w.Add(`v.number = ?`, number)
	w.MatchAny(rest, db.Has(db.Words(`LOWER(v.name)`)))
	return w
}

// numberIn is the last number in words, and the words without it: people leave
// out the zeros before it. Without one it is a number that no invoice has.
func numberIn(words string) (number int64, rest string) {
	all := strings.FieldsFunc(words, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for i, word := range slices.Backward(all) {
		if n, err := strconv.ParseInt(word, 10, 64); err == nil {
			return n, strings.Join(append(all[:i:i], all[i+1:]...), " ")
		}
	}
	return -1, words
}

// scanFound reads an invoice; a draft, which has no number, is called by who is
// to pay.
func scanFound(r db.Row) (part.Found, error) {
	f := part.Found{Kind: "invoice", Roles: []string{}}
	var payer, campus string
	err := r.Scan(&f.ID, &f.Title, &payer, &campus)
	f.Link, f.About = "/apps/finance/invoices/"+f.ID, payer
	if f.Title == "" {
		f.Title, f.About = payer, campus
	}
	return f, err
}
