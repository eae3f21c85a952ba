package notice

import (
	"context"

	"myspace/internal/base/db"
)

// Choice is how somebody is told of a kind of event. The panel always tells.
type Choice struct {
	Kind   string `json:"kind" doc:"The end of its text's key."`
	Mail   bool   `json:"mail" doc:"It also comes by mail."`
	Always bool   `json:"always" doc:"It must be known, and so always comes by mail."`
}

// Choices returns how somebody is told of each kind, in the order of the kinds.
func Choices(ctx context.Context, q db.Querier, personID string, kinds []Kind) ([]Choice, error) {
	chosen := map[string]bool{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var kind string
		var mail bool
		err := r.Scan(&kind, &mail)
		chosen[kind] = mail
		return err
	}, `SELECT kind, mail FROM notice_choice WHERE person_id = ?`, personID)
	all := make([]Choice, len(kinds))
	for i, k := range kinds {
		mail, is := chosen[k.Name]
		all[i] = Choice{Kind: k.Name, Mail: k.Always || mail || !is, Always: k.Always}
	}
	return all, err
}

// wants reports whether somebody wants mails of a kind.
func wants(ctx context.Context, q db.Querier, personID string, k Kind) (bool, error) {
	all, err := Choices(ctx, q, personID, []Kind{k})
	return all[0].Mail, err
}

// Choose keeps whether somebody wants mails of a kind.
func Choose(ctx context.Context, tx *db.Tx, personID, kind string, mail bool) error {
	return db.Exec(ctx, tx, `INSERT INTO notice_choice (person_id, kind, mail) VALUES (?, ?, ?)
		ON CONFLICT (person_id, kind) DO UPDATE SET mail = excluded.mail`, personID, kind, mail)
}
