package people

import (
	"context"
	"encoding/json"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/jobs"
	"myspace/internal/school/part"
)

// trace is all by which somebody can be found.
type trace struct {
	ids, texts, emails []string
	mentions           audit.Mentioned
	jobs               jobs.Held
}

// findTrace looks for a person in the trail and in what waits to be done, as he
// is known now and as he was known before. It reads much, and is for before the transaction.
func findTrace(ctx context.Context, q db.Querier, p Person) (t trace, err error) {
	if t.ids, err = audit.Predecessors(ctx, q, "person", p.ID); err != nil {
		return t, err
	}
	t.ids = append(t.ids, p.ID)
	t.texts = p.knownAs()
	t.emails = []string{p.Email}
	for _, id := range t.ids {
		if err := t.addFormer(ctx, q, p, id); err != nil {
			return t, err
		}
	}
	t.emails = slices.DeleteFunc(t.emails, func(s string) bool { return s == "" })
	if t.mentions, err = audit.Mentions(ctx, q, t.texts); err != nil {
		return t, err
	}
	t.jobs, err = jobs.Holding(ctx, q, slices.Concat(t.ids, t.emails))
	return t, err
}

// addFormer adds the names, addresses and numbers that a person had, from the
// history of his record.
func (t *trace) addFormer(ctx context.Context, q db.Querier, now Person, id string) error {
	return db.Each(ctx, q, func(r db.Row) error {
		var text string
		if err := r.Scan(&text); err != nil {
			return err
		}
		var changes []audit.Change
		if err := json.Unmarshal([]byte(text), &changes); err != nil {
			return err
		}
		sides := [2]Person{now, now}
		for _, c := range changes {
			for i, value := range []any{c.Before, c.After} {
				sides[i].remember(c.Field, value)
			}
		}
		for _, p := range sides {
			t.texts = append(t.texts, p.knownAs()...)
			t.emails = append(t.emails, p.Email)
		}
		return nil
	}, `SELECT changes FROM audit_event WHERE entity = 'person' AND entity_id = ?`, id)
}

// remember sets a field by which somebody can be recognised.
func (p *Person) remember(field string, value any) {
	text, _ := value.(string)
	if text == "" || text == audit.Secret {
		return
	}
	switch field {
	case "first_name":
		p.FirstName = text
	case "last_name":
		p.LastName = text
	case "email":
		p.Email = text
	case "mobile":
		p.Mobile = text
	}
}

// erase takes a person out of everything. What others need of him stays under
// a name that says so; if nothing does, the record goes altogether.
func (a *Area) erase(ctx context.Context, tx *db.Tx, p Person, t trace, name string) (outcome string, err error) {
	if err := removeRoles(ctx, tx, p); err != nil {
		return "", err
	}
	if err := a.Parts.Demoted(ctx, tx, p.ID); err != nil {
		return "", err
	}
	if err := a.Parts.Erased(ctx, tx, p.ID); err != nil {
		return "", err
	}
	if err := eraseTied(ctx, tx, a.Parts.Ties(), p.ID); err != nil {
		return "", err
	}
	needed, err := isNeeded(ctx, tx, a.Parts.Ties(), p.ID)
	if err != nil {
		return "", err
	}
	outcome = "removed"
	if needed {
		outcome = "blanked"
		err = a.followers().blankPerson(ctx, tx, blanked(p, name))
	} else {
		err = removePerson(ctx, tx, p.ID)
	}
	if err != nil {
		return "", err
	}
	if err := a.forget(ctx, tx, t); err != nil {
		return "", err
	}
	return outcome, audit.Mask(ctx, tx, audit.Event{
		Action: "erasePerson", Entity: "person", EntityID: p.ID, CampusID: access.From(ctx).Actor().CampusID, After: Erasure{outcome},
	}, audit.Traces{Entity: "person", IDs: t.ids, Texts: t.texts}, t.mentions)
}

// forget takes somebody out of what waits to be done, and out of later areas.
func (a *Area) forget(ctx context.Context, tx *db.Tx, t trace) error {
	if err := jobs.Forget(ctx, tx, t.jobs); err != nil {
		return err
	}
	for _, email := range t.emails {
		if err := a.Parts.Forget(ctx, tx, email); err != nil {
			return err
		}
	}
	return nil
}

// eraseTied does to the rows that hang on a person what their ties say.
func eraseTied(ctx context.Context, tx *db.Tx, ties part.Ties, personID string) error {
	return ties.Each(func(table, column string, tie part.Tie) error {
		switch tie.Erase {
		case part.Goes:
			return removeRows(ctx, tx, table, column, tie, personID)
		case part.Stays:
			for _, blank := range tie.Blank {
				if err := db.Exec(ctx, tx, `UPDATE `+table+` SET `+blank+` = '' WHERE `+tie.Of(column), personID); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// isNeeded reports whether rows that stay refer to a person.
func isNeeded(ctx context.Context, tx *db.Tx, ties part.Ties, personID string) (needed bool, err error) {
	links, err := db.Links(ctx, tx)
	if err != nil {
		return false, err
	}
	err = ties.Each(func(table, column string, tie part.Tie) error {
		if tie.Erase != part.Stays || !slices.Contains(links, db.Link{Table: table, Column: column, To: "person", ToColumn: "id"}) {
			return nil
		}
		n, err := countRows(ctx, tx, table, column, tie, personID)
		needed = needed || n > 0
		return err
	})
	return needed, err
}

// Erased holds for a person p who was erased, and whose row others need.
const Erased = `p.name_key = '-'`

// blankPerson leaves nothing of a person's record but a name, by which he is
// like nobody.
func (all followers) blankPerson(ctx context.Context, tx *db.Tx, p Person) error {
	if err := all.savePerson(ctx, tx, p); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE person SET enabled = FALSE, photo_hash = NULL, name_key = '-' WHERE id = ?`, p.ID)
}

func removePerson(ctx context.Context, tx *db.Tx, id string) error {
	if err := audit.ForgetMerged(ctx, tx, "person", id); err != nil {
		return err
	}
	return db.Change(ctx, tx, "person.not_found", `DELETE FROM person WHERE id = ?`, id)
}
