package notice

import (
	"context"

	"myspace/internal/base/db"
)

// Choice is how somebody is told of a kind of event. The panel always tells.
type Choice struct {
	Kind   string `json:"kind" doc:"The end of its text's key."`
	Mail   bool   `json:"mail" doc:"It also comes by mail."`
	Daily  bool   `json:"daily" doc:"The mail comes once a day, with all there is, instead of at once."`
	Always bool   `json:"always" doc:"It must be known, and so always comes by mail, at once."`
}

// Choices returns how somebody is told of each kind, in the order of the kinds.
func Choices(ctx context.Context, q db.Querier, personID string, kinds []Kind) ([]Choice, error) {
	chosen := map[string]Choice{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var c Choice
		err := r.Scan(&c.Kind, &c.Mail, &c.Daily)
		chosen[c.Kind] = c
		return err
	}, `SELECT kind, mail, daily FROM notice_choice WHERE person_id = ?`, personID)
	all := make([]Choice, len(kinds))
	for i, k := range kinds {
		c, is := chosen[k.Name]
		mail := k.Always || c.Mail || !is && !k.Quiet
		all[i] = Choice{Kind: k.Name, Mail: mail, Daily: mail && c.Daily && !k.Always, Always: k.Always}
	}
	return all, err
}

// Choose keeps whether somebody wants mails of a kind, and when.
func Choose(ctx context.Context, tx *db.Tx, personID string, c Choice) error {
	return db.Exec(ctx, tx, `INSERT INTO notice_choice (person_id, kind, mail, daily) VALUES (?, ?, ?, ?)
		ON CONFLICT (person_id, kind) DO UPDATE SET mail = excluded.mail, daily = excluded.daily`, personID, c.Kind, c.Mail, c.Mail && c.Daily)
}
