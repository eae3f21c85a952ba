package notice

import (
	"context"
	"slices"

	"myspace/internal/base/db"
)

// maxUnsure is how many of somebody's unseen notices are looked at again before they
// are counted.
const maxUnsure = 50

// Open leaves of what a reader was told what is still open to him: nobody is told of
// what was closed to him meanwhile.
func Open(ctx context.Context, q db.Querier, kinds []Kind, to Reader, all []News) ([]News, error) {
	open := []News{}
	for _, to.Notice = range all {
		still, err := isOpen(ctx, q, kinds, to)
		if err != nil {
			return nil, err
		}
		if still {
			open = append(open, to.Notice)
		}
	}
	return open, nil
}

func isOpen(ctx context.Context, q db.Querier, kinds []Kind, to Reader) (bool, error) {
	at := slices.IndexFunc(kinds, func(k Kind) bool { return k.Name == to.Notice.Kind })
	if at < 0 || !kinds[at].Opens {
		return true, nil
	}
	message, err := kinds[at].Letter(ctx, q, to)
	return message.Template != "", err
}

// leaveClosed takes out of what is new to somebody what is no longer open to him.
func (u *Unseen) leaveClosed(ctx context.Context, q db.Querier, v View, kinds []Kind, zone string) error {
	w, opens := v.where(), []string{}
	for _, k := range kinds {
		if k.Opens {
			opens = append(opens, k.Name)
		}
	}
	if u.Count == 0 || len(opens) == 0 {
		return nil
	}
	w.Add(`n.seen_at IS NULL`)
	w.In(`n.kind`, opens...)
	all, err := db.All(ctx, q, func(r db.Row) (News, error) { return scan(r) },
		`SELECT `+columns+` FROM notice n`+w.String()+` ORDER BY n.happened_at DESC, n.id DESC`+db.Limit(maxUnsure), w.Args...)
	if err != nil {
		return err
	}
	for _, n := range all {
		still, err := isOpen(ctx, q, kinds, Reader{PersonID: v.PersonID, Zone: zone, Notice: n})
		if err != nil {
			return err
		}
		if !still {
			u.Count--
			u.Links[n.Link]--
		}
	}
	return nil
}
