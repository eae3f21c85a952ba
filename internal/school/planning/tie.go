package planning

import (
	"context"
	"strings"

	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// ties are how what this area keeps hangs on a person. What was taught, and by
// whom, is the history of a class: it stays, without the name.
var ties = part.Ties{
	"teaching_invitation.person_id":  {Name: "teaching", Merge: part.Handled, Erase: part.Stays, Blank: []string{"answer", "offer_text", "lodging", "transport"}},
	"teaching_invitation.created_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"teaching_invitation.sent_by":    {Merge: part.Moves, Erase: part.Stays, Private: true},
	"teaching_move.person_id":        {Merge: part.Moves, Erase: part.Stays, Private: true, Blank: []string{"reason", "was"}},
	// What was mailed to either record of somebody still answers: he was asked once,
	// and does not know that there were two.
	"teaching_link.person_id":           {Merge: part.Moves, Erase: part.Goes, Private: true},
	"published_agenda_person.person_id": {Name: "teaching", Merge: part.Joins, Erase: part.Stays},
	"board_act.person_id":               {Merge: part.Moves, Erase: part.Stays, Private: true},
	"publication.created_by":            {Merge: part.Moves, Erase: part.Stays, Private: true},
	// A private link never changes hands: it would show who was joined to him.
	"feed.person_id": {Name: "feeds", Merge: part.Goes, Erase: part.Goes, Hidden: []string{"token_hash", "token_sealed"}},
}

// follower is how invitations go along with people.
func (a *Area) follower() part.Follower {
	return part.Follower{Merge: a.mergeInvitations, Erased: forgetReasons}
}

// forgetReasons empties why invitations of somebody who is erased were moved,
// whoever wrote it down.
func forgetReasons(ctx context.Context, tx *db.Tx, personID string) error {
	return db.Exec(ctx, tx, `UPDATE teaching_move SET reason = '', was = '' WHERE invitation_id IN (SELECT id FROM teaching_invitation WHERE person_id = ?)`, personID)
}

// answers puts the states of open invitations in the order in which one of two
// stays: who accepted has accepted, whatever his other record was asked.
const answers = `CASE WHEN %.state = 'accepted' THEN 4 WHEN %.state = 'answered' THEN 3 WHEN %.state = 'not_answered' THEN 2 ELSE 1 END`

// mergeInvitations gives one person the invitations of another. Of two that are
// open for the same half of a course the further one stays; where both are as
// far, each for some of the sessions, it is for all of these. What was paid for the
// one that goes was paid for the one that stays.
func (a *Area) mergeInvitations(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	const weaker = `SELECT l.id, w.id FROM teaching_invitation l JOIN teaching_invitation w ON w.agenda_course_id = l.agenda_course_id AND w.half = l.half AND w.id <> l.id
		WHERE l.person_id IN (?, ?) AND w.person_id IN (?, ?) AND l.person_id <> w.person_id AND l.state NOT IN ('declined', 'canceled') AND w.state NOT IN ('declined', 'canceled')`
	const alike = ` teaching_invitation l JOIN teaching_invitation w ON w.agenda_course_id = l.agenda_course_id AND w.half = l.half AND w.state = l.state
		WHERE w.person_id = ? AND l.person_id = ? AND NOT w.whole AND l.state NOT IN ('declined', 'canceled')`
	of := func(who string) string { return strings.ReplaceAll(answers, "%", who) }
	further := ` AND (` + of("w") + ` > ` + of("l") + ` OR ` + of("w") + ` = ` + of("l") + ` AND w.person_id = ?)`
	for _, one := range []struct {
		text string
		args []any
	}{
		{`INSERT INTO teaching_invitation_session (invitation_id, agenda_id)
			SELECT joined.id, x.agenda_id FROM teaching_invitation_session x JOIN (SELECT w.id, l.id AS other_id FROM` + alike + `) joined ON joined.other_id = x.invitation_id
			WHERE TRUE ON CONFLICT (invitation_id, agenda_id) DO NOTHING`, []any{keptID, otherID}},
		{`UPDATE teaching_invitation SET whole = TRUE WHERE id IN (SELECT w.id FROM` + alike + ` AND l.whole)`, []any{keptID, otherID}},
	} {
		if err := db.Exec(ctx, tx, one.text, one.args...); err != nil {
			return err
		}
	}
	into := map[string]string{}
	if err := db.Each(ctx, tx, func(r db.Row) error {
		var gone, stays string
		err := r.Scan(&gone, &stays)
		into[gone] = stays
		return err
	}, weaker+further, keptID, otherID, keptID, otherID, keptID); err != nil {
		return err
	}
	if err := a.replaceInvitations(ctx, tx, into); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE teaching_invitation SET version = version + 1, person_id = ? WHERE person_id = ?`, keptID, otherID)
}

// replaceInvitations takes invitations away whose place others have: what was agreed
// with the one is agreed with the other, unless something was with both.
func (a *Area) replaceInvitations(ctx context.Context, tx *db.Tx, into map[string]string) error {
	if err := a.Parts.PaidOut().Joined(ctx, tx, into); err != nil {
		return err
	}
	for gone, stays := range into {
		if err := db.Exec(ctx, tx, `UPDATE teaching_invitation SET agreed_amount = l.agreed_amount, currency = l.currency FROM (SELECT agreed_amount, currency FROM teaching_invitation WHERE id = ?) l
			WHERE id = ? AND teaching_invitation.agreed_amount IS NULL AND l.agreed_amount IS NOT NULL`, gone, stays); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `DELETE FROM teaching_invitation WHERE id = ?`, gone); err != nil {
			return err
		}
	}
	return nil
}
