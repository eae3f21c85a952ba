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
	// An answer by a link is one person's: joined to another, he gets a new one.
	"teaching_link.person_id":           {Merge: part.Goes, Erase: part.Goes, Private: true},
	"published_agenda_person.person_id": {Name: "teaching", Merge: part.Joins, Erase: part.Stays},
	"board_act.person_id":               {Merge: part.Moves, Erase: part.Stays, Private: true},
	"publication.created_by":            {Merge: part.Moves, Erase: part.Stays, Private: true},
	// A private link never changes hands: it would show who was joined to him.
	"feed.person_id": {Name: "feeds", Merge: part.Goes, Erase: part.Goes, Hidden: []string{"token_hash", "token_sealed"}},
}

// follower is how invitations go along with people.
var follower = part.Follower{Merge: mergeInvitations}

// answers puts the states of open invitations in the order in which one of two
// stays: who accepted has accepted, whatever his other record was asked.
const answers = `CASE WHEN %.state = 'accepted' THEN 4 WHEN %.state = 'answered' THEN 3 WHEN %.state = 'not_answered' THEN 2 ELSE 1 END`

// mergeInvitations gives one person the invitations of another. Of two that are
// open for the same half of a course the further one stays; where both were
// accepted, each for some of the sessions, it is for all of these.
func mergeInvitations(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	const weaker = `SELECT l.id FROM teaching_invitation l JOIN teaching_invitation w ON w.agenda_course_id = l.agenda_course_id AND w.half = l.half AND w.id <> l.id
		WHERE l.person_id IN (?, ?) AND w.person_id IN (?, ?) AND l.person_id <> w.person_id AND l.state NOT IN ('declined', 'canceled') AND w.state NOT IN ('declined', 'canceled')`
	of := func(who string) string { return strings.ReplaceAll(answers, "%", who) }
	further := ` AND (` + of("w") + ` > ` + of("l") + ` OR ` + of("w") + ` = ` + of("l") + ` AND w.person_id = ?)`
	both := []any{keptID, otherID, keptID, otherID, keptID}
	if err := db.Exec(ctx, tx, `INSERT INTO teaching_invitation_session (invitation_id, agenda_id)
		SELECT w.id, x.agenda_id FROM teaching_invitation_session x JOIN teaching_invitation l ON l.id = x.invitation_id
		JOIN teaching_invitation w ON w.agenda_course_id = l.agenda_course_id AND w.half = l.half AND w.person_id = ? AND w.state = 'accepted'
		WHERE l.person_id = ? AND l.state = 'accepted' AND NOT w.whole ON CONFLICT (invitation_id, agenda_id) DO NOTHING`, keptID, otherID); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `DELETE FROM teaching_invitation WHERE id IN (`+weaker+further+`)`, both...); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE teaching_invitation SET version = version + 1, person_id = ? WHERE person_id = ?`, keptID, otherID)
}
